import Diagnostics
import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program run to its end with bounded time and output.
///
/// Foundation's `Process` can't put a child in a process group of its own, which is what it takes to stop a compiler
/// together with all that it started.
package struct Subprocess: Sendable {
  package enum Ending: Hashable, Codable, Sendable {
    case exited(Int32)
    case signalled(Int32)
    case timedOut
  }

  package struct Result: Sendable {
    package var ending: Ending
    /// Standard output and standard error together, in the order written; or standard output alone.
    package var output: [UInt8]
    /// Standard error where it is kept apart.
    package var errors: [UInt8] = []
    /// Whether output was cut at the limit.
    package var isCut: Bool

    package var text: String { String(decoding: output, as: UTF8.self) }
    package var isSuccess: Bool { ending == .exited(0) }
  }

  package var executable: String
  package var arguments: [String]
  package var environment: [String: String]
  /// Seconds.
  package var timeLimit: Double
  /// Bytes; what a child writes beyond it is read and dropped.
  package var outputLimit = 4 << 20
  /// Whether a child that writes more than the limit is stopped.
  package var stopsAtOutputLimit = false
  /// Whether standard error is kept apart from standard output.
  package var separatesErrors = false

  package init(
    _ executable: String, _ arguments: [String], timeLimit: Double,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.executable = executable
    self.arguments = arguments
    self.timeLimit = timeLimit
    self.environment = environment
  }

  /// Runs it and waits. Blocks the calling thread.
  ///
  /// - Throws: `EnvironmentProblem` where the program can't be started at all.
  package func run() throws -> Result {
    Self.slots.wait()
    defer { Self.slots.signal() }
    let output = try Pipe()
    let errors = try separatesErrors ? Pipe() : nil
    defer {
      output.finish()
      errors?.finish()
    }
    let child = try spawn(output: output.input, errors: errors?.input ?? output.input)
    output.finishInput()
    errors?.finishInput()
    Self.running.withLock { _ = $0.insert(child) }
    defer { Self.running.withLock { _ = $0.remove(child) } }
    var result = Result(ending: .timedOut, output: [], isCut: false)
    let isDrained = drain([output.output] + (errors.map { [$0.output] } ?? []), into: &result)
    if !isDrained { kill(-child, SIGKILL) }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    // Whatever the child left running in its group goes with it.
    kill(-child, SIGKILL)
    if isDrained || result.isCut {
      let signal = status & 0x7f
      result.ending = signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)
    }
    return result
  }

  /// A pipe whose ends no other child inherits.
  private final class Pipe {
    private var ends: [Int32] = [0, 0]
    var output: Int32 { ends[0] }
    var input: Int32 { ends[1] }

    init() throws {
      guard pipe(&ends) == 0 else { throw Subprocess.problem("can't make a pipe", errno) }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }

    func finishInput() { finish(1) }

    func finish() { ends.indices.forEach(finish) }

    private func finish(_ index: Int) {
      if ends[index] >= 0 { close(ends[index]) }
      ends[index] = -1
    }
  }

  /// How many run at once in this process: one a core, so that none runs out of its time for want of a core, or as many as
  /// are asked for. The time limit begins with the start.
  private static let slots = DispatchSemaphore(value: ProcessInfo.processInfo.activeProcessorCount)
  private static let slotCount = Mutex(ProcessInfo.processInfo.activeProcessorCount)

  /// Lets so many run at once, if that is more than now.
  package static func allow(_ count: Int) {
    slotCount.withLock { known in
      for _ in 0..<max(0, count - known) { slots.signal() }
      known = max(known, count)
    }
  }

  /// The process groups that are at work.
  private static let running = Mutex<Set<pid_t>>([])

  /// Ends all that is running, for a process that is about to end itself.
  package static func stopAll() {
    running.withLock { for child in $0 { kill(-child, SIGKILL) } }
  }

  private func spawn(output: Int32, errors: Int32) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, errors, 2)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
    var arguments: [UnsafeMutablePointer<CChar>?] = ([executable] + self.arguments).map { strdup($0) } + [nil]
    var environment: [UnsafeMutablePointer<CChar>?] = self.environment.map { strdup("\($0)=\($1)") } + [nil]
    defer {
      for pointer in arguments { free(pointer) }
      for pointer in environment { free(pointer) }
    }
    var child: pid_t = 0
    let code = posix_spawn(&child, executable, &actions, &attributes, &arguments, &environment)
    guard code == 0 else { throw Self.problem("can't start '\(executable)'", code) }
    return child
  }

  /// Reads to the end of the output; false if the time or the room ran out first.
  private func drain(_ descriptors: [Int32], into result: inout Result) -> Bool {
    let deadline = ContinuousClock.now + .seconds(timeLimit)
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    var open = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while !open.isEmpty {
      let left = (deadline - .now) / .milliseconds(1)
      guard left > 0 else { return false }
      let ready = poll(&open, nfds_t(open.count), Int32(min(left.rounded(.up), 60_000)))
      if ready == 0 || (ready < 0 && errno == EINTR) { continue }
      for (index, source) in open.enumerated().reversed() where source.revents != 0 {
        let count = read(source.fd, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else {
          open.remove(at: index)
          continue
        }
        let room = outputLimit - result.output.count - result.errors.count
        let kept = buffer[..<min(count, max(room, 0))]
        if source.fd == descriptors[0] { result.output += kept } else { result.errors += kept }
        if count > room {
          result.isCut = true
          if stopsAtOutputLimit { return false }
        }
      }
    }
    return true
  }

  private static func problem(_ what: String, _ code: Int32) -> EnvironmentProblem {
    EnvironmentProblem("\(what): \(String(cString: strerror(code)))", advice: "")
  }
}
