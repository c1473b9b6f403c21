import Diagnostics
import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A program run to its end with bounded time and output.
///
/// Foundation's `Process` can't put a child in a process group of its own, which is what it takes to stop a compiler
/// together with all that it started.
package struct Subprocess: Sendable {
  package enum Ending: Hashable, Sendable {
    case exited(Int32)
    case signalled(Int32)
    case timedOut
  }

  package struct Result: Sendable {
    package var ending: Ending
    /// Standard output and standard error together, in the order written.
    package var output: [UInt8]
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
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Self.problem("can't make a pipe", errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let child: pid_t
    do {
      child = try spawn(output: ends[1])
    } catch {
      close(ends[0])
      close(ends[1])
      throw error
    }
    close(ends[1])
    Self.running.withLock { _ = $0.insert(child) }
    defer {
      Self.running.withLock { _ = $0.remove(child) }
      close(ends[0])
    }
    var result = Result(ending: .timedOut, output: [], isCut: false)
    let inTime = drain(ends[0], into: &result)
    if !inTime { kill(-child, SIGKILL) }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    // Whatever the child left running in its group goes with it.
    kill(-child, SIGKILL)
    if inTime {
      let signal = status & 0x7f
      result.ending = signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)
    }
    return result
  }

  /// The process groups that are at work.
  private static let running = Mutex<Set<pid_t>>([])

  /// Ends all that is running, for a process that is about to end itself.
  package static func stopAll() {
    running.withLock { for child in $0 { kill(-child, SIGKILL) } }
  }

  private func spawn(output: Int32) throws -> pid_t {
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
    posix_spawn_file_actions_adddup2(&actions, output, 2)
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

  /// Reads to the end of the output; false if the time ran out first.
  private func drain(_ descriptor: Int32, into result: inout Result) -> Bool {
    let deadline = ContinuousClock.now + .seconds(timeLimit)
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let left = (deadline - .now) / .milliseconds(1)
      guard left > 0 else { return false }
      var poller = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = poll(&poller, 1, Int32(min(left.rounded(.up), 60_000)))
      if ready == 0 || (ready < 0 && errno == EINTR) { continue }
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return true }
      let room = outputLimit - result.output.count
      result.output.append(contentsOf: buffer[..<min(count, max(room, 0))])
      if count > room { result.isCut = true }
    }
  }

  private static func problem(_ what: String, _ code: Int32) -> EnvironmentProblem {
    EnvironmentProblem("\(what): \(String(cString: strerror(code)))", advice: "")
  }
}
