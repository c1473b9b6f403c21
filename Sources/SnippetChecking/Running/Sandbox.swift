import Diagnostics
import Foundation

/// Runs programs of documents, which are strangers' code, where they can do no harm: by bubblewrap, in namespaces of their
/// own, without network, under a user that owns nothing, with an empty environment, one small folder to write to, and limits
/// for time, memory, processes and output.
package struct Sandbox: Sendable {
  package struct Limits: Hashable, Sendable {
    /// Seconds from start to end.
    package var time = 10.0
    /// Bytes of address space of each process.
    package var memory = 1 << 30
    /// Processes and threads at once.
    package var processes = 64
    /// Bytes of the one folder that can be written to.
    package var scratch = 16 << 20
    /// Bytes of standard output and standard error together.
    package var output = 1 << 20

    package init() {}
  }

  package struct Result: Codable, Sendable {
    package var ending: Subprocess.Ending
    package var output: String
    /// What was written to standard error.
    package var errors: String
    /// Whether the program was stopped since it wrote more than it may.
    package var isCut: Bool
  }

  package var limits = Limits()
  /// The folders, besides the system's own, that programs read.
  private let readable: [String]
  private let bubblewrap: String
  private let isRoot: Bool

  /// - Parameters:
  ///   - readable: the folders that programs read besides the system's own.
  ///   - path: as the environment has it.
  /// - Throws: `EnvironmentProblem` where this system can't isolate programs; it says why.
  package init(readable: [String], path: String? = ProcessInfo.processInfo.environment["PATH"]) throws {
    #if !os(Linux)
      throw EnvironmentProblem(
        "snippets marked 'run' or 'test' can be run on Linux alone, where they can be isolated",
        advice: "Leave '--run' out, or run this in a container of the image swift:6.3.")
    #else
      guard let found = Self.find("bwrap", in: path) else {
        throw EnvironmentProblem(
          "snippets can't be run: 'bwrap', which isolates them, is not on the PATH",
          advice: "Install bubblewrap ('apt-get install bubblewrap'), or leave '--run' out.")
      }
      for tool in ["/usr/bin/setpriv", "/usr/bin/prlimit"] where !FileManager.default.isExecutableFile(atPath: tool) {
        throw EnvironmentProblem(
          "snippets can't be run: '\(tool)', which limits them, is missing",
          advice: "Install util-linux, or leave '--run' out.")
      }
      self.readable = readable
      bubblewrap = found
      isRoot = geteuid() == 0
      try probe()
    #endif
  }

  /// Runs a program to its end, or to the end of what it may use.
  ///
  /// - Parameter program: the path of an executable; it lies at `/program` where it runs.
  package func run(_ program: String) throws -> Result { try run(program, by: ["/program"]) }

  /// Runs a program of Swift Testing. The result's output is its event stream; what tests write goes to the errors.
  package func runTests(_ program: String) throws -> Result {
    let script =
      "/program --event-stream-output-path /scratch/.events --event-stream-version 0 >&2; code=$?; "
      + "cat /scratch/.events; exit $code"
    return try run(program, by: ["/bin/sh", "-c", script])
  }

  private func run(_ program: String, by command: [String]) throws -> Result {
    var process = Subprocess(bubblewrap, confinement(of: program) + command, timeLimit: limits.time, environment: [:])
    process.outputLimit = limits.output
    process.stopsAtOutputLimit = true
    process.separatesErrors = true
    let result = try process.run()
    return Result(
      ending: Self.ending(result.ending), output: result.text,
      errors: String(decoding: result.errors, as: UTF8.self), isCut: result.isCut)
  }

  /// A shell's way of telling of a signal; `bwrap` has it too.
  private static func ending(_ ending: Subprocess.Ending) -> Subprocess.Ending {
    if case .exited(let code) = ending, code > 128, code < 160 { .signalled(code - 128) } else { ending }
  }

  /// The arguments that precede the command.
  private func confinement(of program: String) -> [String] {
    var arguments = ["--die-with-parent", "--new-session", "--clearenv"]
    // Root needs no namespace of users: the program is given to another user below.
    arguments +=
      isRoot
      ? ["--unshare-ipc", "--unshare-pid", "--unshare-net", "--unshare-uts", "--unshare-cgroup-try"] : ["--unshare-all"]
    arguments += ["--ro-bind", "/usr", "/usr"]
    for folder in ["/bin", "/lib", "/lib64", "/lib32", "/sbin"] { arguments += Self.placing(folder) }
    for folder in readable where !folder.hasPrefix("/usr/") {
      // Left to itself, bubblewrap makes the folders above for root alone.
      for parent in Self.parents(of: folder) { arguments += ["--perms", "0755", "--dir", parent] }
      arguments += ["--ro-bind", folder, folder]
    }
    arguments += ["--proc", "/proc", "--dev", "/dev"]
    arguments += ["--perms", "1777", "--size", "\(limits.scratch)", "--tmpfs", "/scratch"]
    arguments += ["--ro-bind", program, "/program"]
    arguments += ["--remount-ro", "/", "--chdir", "/scratch"]
    for (name, value) in Self.environment { arguments += ["--setenv", name, value] }
    if isRoot {
      arguments += ["--cap-drop", "ALL"]
      for capability in ["SETUID", "SETGID", "SETPCAP"] { arguments += ["--cap-add", "CAP_\(capability)"] }
      arguments += ["--", "/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", "--no-new-privs"]
      arguments += ["--bounding-set=-all", "--inh-caps=-all"]
    } else {
      arguments += ["--uid", "65534", "--gid", "65534", "--"]
    }
    // Time on all cores at once; what waits is stopped by the clock.
    let seconds = (Int(limits.time.rounded(.up)) + 1) * ProcessInfo.processInfo.activeProcessorCount
    return arguments + [
      "/usr/bin/prlimit", "--as=\(limits.memory)", "--cpu=\(seconds)", "--nproc=\(limits.processes)",
      "--fsize=\(limits.scratch)", "--nofile=256", "--core=0", "--",
    ]
  }

  /// Nothing of the environment that Waymark runs in. Dates are shown in UTC, and a crash in one line.
  private static let environment = [
    ("HOME", "/scratch"), ("TMPDIR", "/scratch"), ("PATH", "/usr/bin:/bin"), ("LANG", "C.UTF-8"), ("TZ", "UTC"),
    ("SWIFT_BACKTRACE", "enable=no"),
  ]

  /// The same folder or link inside.
  private static func placing(_ folder: String) -> [String] {
    if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: folder) {
      return ["--symlink", target, folder]
    }
    return FileManager.default.fileExists(atPath: folder) ? ["--ro-bind", folder, folder] : []
  }

  /// `/opt`, `/opt/swift` of `/opt/swift/lib`.
  private static func parents(of folder: String) -> [String] {
    let names = folder.split(separator: "/").dropLast()
    return names.indices.map { "/" + names[...$0].joined(separator: "/") }
  }

  private static func find(_ name: String, in path: String?) -> String? {
    (path ?? "").split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Tries whether the system lets programs be isolated; in containers it often doesn't.
  private func probe() throws {
    let result = try Subprocess(
      bubblewrap, confinement(of: "/usr/bin/true") + ["/program"], timeLimit: 20, environment: [:]
    ).run()
    guard result.isSuccess else {
      let why = result.text.split(separator: "\n").last.map { ": \($0)" } ?? ""
      throw EnvironmentProblem(
        "snippets can't be run: this system doesn't let them be isolated\(why)",
        advice:
          "Allow it (a container needs '--security-opt seccomp=unconfined' or '--privileged'), or leave '--run' out.")
    }
  }
}
