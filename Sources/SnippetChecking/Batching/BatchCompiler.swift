import Diagnostics
import Foundation

/// Compiles many files as one module, and says which of them the compiler accepts without a word.
///
/// It only ever finds for the accused: a file that is accepted here would be accepted alone. Of every other file nothing
/// is known; it has to be compiled alone.
struct BatchCompiler: Sendable {
  let sdk: ReferenceSDK
  /// Seconds for a batch, and for each of its files on top.
  var timeLimit = (batch: 20.0, file: 1.0)

  /// - Parameter folder: used by no other compilation at the same time.
  /// - Returns: the indices of the files that are accepted.
  /// - Throws: `EnvironmentProblem` where the compiler can't be run.
  func accepted(_ files: [BatchCandidate], in folder: String) throws -> Set<Int> {
    guard let group = files.first?.group else { return [] }
    let scratch = "\(folder)/batch"
    try Self.makeFolder(scratch)
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    for (index, file) in files.enumerated() { try Self.write(file.text, to: path(of: index, in: scratch)) }
    try Self.write(Canary(of: group.depth).text, to: path(of: nil, in: scratch))
    return try accepted(Array(files.indices), files: files, group, in: scratch)
  }

  private func accepted(
    _ indices: [Int], files: [BatchCandidate], _ group: BatchCandidate.Group, in folder: String
  ) throws -> Set<Int> {
    var pending = indices
    while !pending.isEmpty {
      let answer = try answer(to: pending, files: files, group, in: folder)
      if answer.isWhole {
        return Set(pending).subtracting(answer.complainedOf)
      }
      guard answer.complainedOf.isEmpty else {
        // One file with a type error keeps all others from being judged to the end.
        pending.removeAll { answer.complainedOf.contains($0) }
        continue
      }
      // To look for one that stalls the compiler would take longer than to compile all of them alone.
      guard pending.count > 1, !answer.isLate else { return [] }
      // Somebody breaks it.
      let middle = pending.count / 2
      let first = try accepted(Array(pending[..<middle]), files: files, group, in: folder)
      return try first.union(accepted(Array(pending[middle...]), files: files, group, in: folder))
    }
    return []
  }

  /// What the compiler said of a batch.
  private struct Answer {
    /// Whether it came to its end in every file: it named the canary's fault, and no error without a place.
    var isWhole: Bool
    var isLate: Bool
    var complainedOf: Set<Int>
  }

  private func answer(
    to indices: [Int], files: [BatchCandidate], _ group: BatchCandidate.Group, in folder: String
  ) throws -> Answer {
    let output = group.depth == .whole ? ["-o", "/dev/null"] : []
    let told = Canary(of: group.depth).message
    var arguments = ["-frontend", group.depth == .whole ? "-emit-sil" : "-typecheck", "-module-name", "Snippet"]
    arguments += sdk.arguments(
      for: group.platform, version: group.version, languageMode: group.languageMode, source: files[indices[0]].text)
    arguments += ["-parse-as-library", "-diagnostic-style", "llvm", "-solver-expression-time-threshold=5"]
    arguments += Self.savings
    var places: [String: Int] = [:]
    for index in indices {
      let path = path(of: index, in: folder)
      places[path] = index
      arguments += output + ["-primary-file", path]
    }
    let canary = path(of: nil, in: folder)
    arguments += output + ["-primary-file", canary]
    let limit = timeLimit.batch + timeLimit.file * Double(indices.count)
    let result = try Subprocess(
      sdk.toolchain.frontend, arguments, timeLimit: limit, environment: Self.environment
    ).run()
    var answer = Answer(isWhole: false, isLate: result.ending == .timedOut, complainedOf: [])
    var isCanaryHeard = false
    var isOrphaned = false
    for diagnostic in CompilerDiagnosticParser.places(in: result.text) {
      if let index = places[diagnostic.file] {
        answer.complainedOf.insert(index)
      } else if diagnostic.file == canary {
        isCanaryHeard = isCanaryHeard || diagnostic.message.hasPrefix(told)
      } else if diagnostic.severity == .error {
        isOrphaned = true
      }
    }
    let isExit = if case .exited = result.ending { true } else { false }
    answer.isWhole = isExit && isCanaryHeard && !isOrphaned && !result.isCut
    if !isExit { answer.complainedOf = [] }
    return answer
  }

  /// What comes after all diagnostics and nobody reads: the comments in the SIL that goes to `/dev/null`, and an optimization.
  private static let savings = [
    "-Xllvm", "-sil-print-no-uses", "-Xllvm", "-sil-disable-pass=use-prespecialized",
  ]

  /// A compiler with many files gains a tenth from large pages; where the C library knows no such setting, it is ignored.
  private static let environment = ProcessInfo.processInfo.environment
    .merging(["GLIBC_TUNABLES": "glibc.malloc.hugetlb=1"]) { own, _ in own }

  private func path(of index: Int?, in folder: String) -> String {
    "\(folder)/\(index.map { "file\($0)" } ?? "canary").swift"
  }

  /// A file whose fault is found last of all, and which comes last: that it is named shows that no error anywhere kept the
  /// compiler from looking at the files before it.
  private struct Canary {
    let text: String
    let message: String

    init(of depth: BatchCandidate.Depth) {
      switch depth {
      case .whole:
        text = "fileprivate func waymarkCanary() -> Int {\n}\n"
        message = "missing return in global function"
      case .types:
        text = "fileprivate func waymarkCanary() -> Int {\n  return \"\"\n}\n"
        message = "cannot convert return expression of type 'String'"
      }
    }
  }

  private static func makeFolder(_ path: String) throws {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw FrontendCompiler.cannotWrite(to: path, error)
    }
  }

  private static func write(_ text: String, to path: String) throws {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    } catch {
      throw FrontendCompiler.cannotWrite(to: path, error)
    }
  }
}
