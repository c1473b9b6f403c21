/// The baseline as a file: a line for each finding, its fields divided by tabs, so that a change of it can be reviewed.
extension Baseline {
  private static let header = "waymark-baseline 1"

  /// Sorted; the same baseline is the same bytes.
  package var text: String {
    """
    \(Self.header)
    # Findings that are known: 'waymark check --baseline' lets them pass and fails for new ones.
    # Written by 'waymark check --write-baseline'. Count, file, id, hash of the snippet, message; divided by tabs.

    """
      + entries.map { entry in
        [String(entry.count), entry.file, entry.id, entry.fingerprint ?? "-", entry.message].map(Self.escaped)
          .joined(separator: "\t") + "\n"
      }.joined()
  }

  /// Reads a file. What is wrong with it is told at its line; then there is no baseline.
  package static func parse(_ source: SourceText) -> (baseline: Baseline?, problems: [Diagnostic]) {
    var entries: [Entry] = []
    var places: [Entry: Int] = [:]
    var problems: [Diagnostic] = []
    guard source.line(1).trimmedAtEnd == header else {
      return (nil, [notABaseline(source)])
    }
    for number in stride(from: 2, through: source.lineCount, by: 1) {
      let line = source.line(number)
      if line.trimmedAtEnd.isEmpty || line.hasPrefix("#") { continue }
      switch entry(line) {
      case .failure(let fault): problems.append(problem(fault.message, line: number, source))
      case .success(let entry):
        if let earlier = places[entry.key] {
          problems.append(problem("the same finding stands in line \(earlier) already", line: number, source))
        }
        places[entry.key] = number
        entries.append(entry)
      }
    }
    return problems.isEmpty ? (Baseline(entries), []) : (nil, problems)
  }

  private struct Fault: Error {
    var message: String
  }

  private static func entry(_ line: String) -> Result<Entry, Fault> {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 5 else {
      return .failure(Fault(message: "a line has 5 fields divided by tabs, and this one has \(fields.count)"))
    }
    guard let count = Int(fields[0]), count > 0 else {
      return .failure(Fault(message: "'\(fields[0])' is no count; the line begins with a whole number of 1 or more"))
    }
    let texts = fields.dropFirst().map(unescaped)
    guard let file = texts[0], let id = texts[1], let fingerprint = texts[2], let message = texts[3] else {
      return .failure(Fault(message: #"a backslash stands before something else than '\', 't', 'n', 'r' or 'u{…}'"#))
    }
    return .success(
      Entry(file: file, id: id, fingerprint: fingerprint == "-" ? nil : fingerprint, message: message, count: count))
  }

  private static func notABaseline(_ source: SourceText) -> Diagnostic {
    let isOther = source.line(1).hasPrefix("waymark-baseline ")
    return Diagnostic(
      "baseline-invalid",
      isOther
        ? "'\(source.line(1))' is a version that this waymark doesn't know"
        : "this is no baseline: its first line is not '\(header)'",
      at: SourceSpan(file: source.file, line: 1, column: 1),
      recommendation: "Name a file that 'waymark check --write-baseline' wrote, or have it written anew.")
  }

  private static func problem(_ message: String, line: Int, _ source: SourceText) -> Diagnostic {
    Diagnostic(
      "baseline-invalid", message, at: SourceSpan(file: source.file, line: line, column: 1),
      recommendation: "Correct the line, or have the file written anew with 'waymark check --write-baseline'.")
  }

  // MARK: Escapes

  /// On one line, without tabs and without what nobody would see.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar.value {
      case 0x5C: result += #"\\"#
      case 0x09: result += #"\t"#
      case 0x0A: result += #"\n"#
      case 0x0D: result += #"\r"#
      case 0..<0x20, 0x7F...0x9F, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
        result += #"\u{"# + String(scalar.value, radix: 16) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  /// `nil` where an escape is none.
  private static func unescaped(_ text: String) -> String? {
    guard text.unicodeScalars.contains("\\") else { return text }
    var result = ""
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        result.unicodeScalars.append(scalar)
        continue
      }
      switch rest.popFirst() {
      case "\\": result += "\\"
      case "t": result += "\t"
      case "n": result += "\n"
      case "r": result += "\r"
      case "u":
        guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}"),
          let value = UInt32(String(rest[..<end]), radix: 16), let named = Unicode.Scalar(value)
        else { return nil }
        result.unicodeScalars.append(named)
        rest = rest[rest.index(after: end)...]
      default: return nil
      }
    }
    return result
  }
}

extension String {
  /// Without the white space at its end.
  package var trimmedAtEnd: String {
    var text = self[...]
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}
