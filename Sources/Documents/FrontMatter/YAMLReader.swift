import CYAML
import Diagnostics

/// Builds values from libyaml's events. No other file sees libyaml.
struct YAMLReader {
  private enum Stop: Error { case reported }

  private let source: SourceText
  private let range: Range<Int>
  private let places: ScalarOffsets
  /// Allocated apart, since the library keeps a pointer from the parser to itself.
  private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
  private var event = yaml_event_t()
  private var anchors: [String: (value: YAMLValue, nodes: Int)] = [:]
  private var nodes = 0
  private var depth = 0
  private var diagnostics: [Diagnostic] = []

  init(source: SourceText, range: Range<Int>) {
    self.source = source
    self.range = range
    places = ScalarOffsets(bytes: source.bytes[range])
  }

  mutating func read() -> (value: YAMLValue?, diagnostics: [Diagnostic]) {
    var value: YAMLValue?
    defer { parser.deallocate() }
    guard yaml_parser_initialize(parser) != 0 else { return (nil, []) }
    source.bytes[range].withUnsafeBufferPointer { buffer in
      yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
      yaml_parser_set_input_string(parser, buffer.baseAddress, buffer.count)
      do throws(Stop) { value = try document() } catch { value = nil }
      yaml_event_delete(&event)
      yaml_parser_delete(parser)
    }
    return (value, diagnostics)
  }

  private mutating func document() throws(Stop) -> YAMLValue? {
    try advance()  // the stream's start
    try advance()
    guard event.type == YAML_DOCUMENT_START_EVENT else { return nil }
    try advance()
    let value = try node()
    try advance()  // the document's end
    try advance()
    guard event.type == YAML_STREAM_END_EVENT else {
      throw report(
        "yaml-invalid", "a second YAML document begins here", at: eventSpan,
        recommendation: "Keep one document; remove the '---' line.")
    }
    return value
  }

  /// The value whose first event is the current one; afterwards its last event is.
  private mutating func node() throws(Stop) -> YAMLValue {
    nodes += 1
    guard nodes <= YAML.nodeLimit else {
      throw report(
        "yaml-too-large", "the YAML has more than \(YAML.nodeLimit) values, aliases counted as what they stand for",
        at: eventSpan, recommendation: "Shorten it, or use fewer aliases.")
    }
    switch event.type {
    case YAML_SCALAR_EVENT: return scalar()
    case YAML_SEQUENCE_START_EVENT: return try nested(anchor: event.data.sequence_start.anchor, isMapping: false)
    case YAML_MAPPING_START_EVENT: return try nested(anchor: event.data.mapping_start.anchor, isMapping: true)
    case YAML_ALIAS_EVENT: return try alias()
    default: throw report("yaml-invalid", "a value is missing here", at: eventSpan, recommendation: nil)
    }
  }

  private mutating func scalar() -> YAMLValue {
    let scalar = event.data.scalar
    let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
    let isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE
    let value = YAMLValue(.scalar(String(decoding: bytes, as: UTF8.self), isQuoted: !isPlain), span: eventSpan)
    remember(value, anchor: scalar.anchor, nodes: 1)
    return value
  }

  private mutating func alias() throws(Stop) -> YAMLValue {
    let name = event.data.alias.anchor.map { String(cString: $0) } ?? ""
    guard let known = anchors[name] else {
      throw report(
        "yaml-invalid", "'*\(name)' refers to an anchor that isn't defined before it", at: eventSpan,
        recommendation: "Define '&\(name)' first, or put the text in quotes.")
    }
    nodes += known.nodes
    return YAMLValue(known.value.kind, span: eventSpan)
  }

  private mutating func nested(
    anchor: UnsafeMutablePointer<yaml_char_t>?, isMapping: Bool
  ) throws(Stop) -> YAMLValue {
    let name = anchor.map { String(cString: $0) }
    let start = eventSpan
    guard depth < YAML.nestingLimit else {
      throw report(
        "yaml-too-deep", "the YAML is nested more than \(YAML.nestingLimit) levels deep", at: start,
        recommendation: "Flatten it.")
    }
    depth += 1
    let before = nodes
    let value = isMapping ? try mapping(start) : try sequence(start)
    depth -= 1
    if let name { anchors[name] = (value, nodes - before + 1) }
    return value
  }

  private mutating func sequence(_ start: SourceSpan) throws(Stop) -> YAMLValue {
    var values: [YAMLValue] = []
    try advance()
    while event.type != YAML_SEQUENCE_END_EVENT {
      values.append(try node())
      try advance()
    }
    return YAMLValue(.sequence(values), span: span(from: start, to: values.last?.span))
  }

  private mutating func mapping(_ start: SourceSpan) throws(Stop) -> YAMLValue {
    var entries: [YAMLValue.Entry] = []
    var places: [String: SourceSpan] = [:]
    try advance()
    while event.type != YAML_MAPPING_END_EVENT {
      let key = try node()
      guard case .scalar(let name, _) = key.kind else {
        throw report(
          "yaml-invalid", "a key must be text, not a list or a mapping", at: key.span, recommendation: nil)
      }
      try advance()
      let value = try node()
      try advance()
      if let first = places[name] {
        diagnostics.append(
          Diagnostic(
            "yaml-duplicate-key", .error, "the key '\(name)' is given twice", at: key.span,
            recommendation: "Keep one of them.", notes: [.init("it is given here first", at: first)]))
        continue
      }
      places[name] = key.span
      entries.append(.init(key: name, keySpan: key.span, value: value))
    }
    return YAMLValue(.mapping(entries), span: span(from: start, to: entries.last?.value.span))
  }

  private mutating func remember(_ value: YAMLValue, anchor: UnsafeMutablePointer<yaml_char_t>?, nodes: Int) {
    guard let anchor else { return }
    anchors[String(cString: anchor)] = (value, nodes)
  }
}

// MARK: - Events and places

extension YAMLReader {
  private mutating func advance() throws(Stop) {
    yaml_event_delete(&event)
    guard yaml_parser_parse(parser, &event) != 0 else { throw reportProblem() }
  }

  private var eventSpan: SourceSpan {
    source.span(offset(event.start_mark)..<max(offset(event.start_mark), offset(event.end_mark)))
  }

  private func offset(_ mark: yaml_mark_t) -> Int {
    range.lowerBound + places.offset(ofScalar: mark.index)
  }

  /// A collection ends with its last value: libyaml's own end is where the next token begins.
  private func span(from start: SourceSpan, to last: SourceSpan?) -> SourceSpan {
    let isFlow = start.start != start.end
    let end = isFlow ? eventSpan.end : last?.end ?? start.end
    return SourceSpan(file: source.file, start: start.start, end: end)
  }

  private mutating func report(
    _ id: String, _ message: String, at span: SourceSpan, recommendation: String?
  ) -> Stop {
    diagnostics.append(Diagnostic(id, .error, message, at: span, recommendation: recommendation))
    return .reported
  }

  private mutating func reportProblem() -> Stop {
    let problem = parser.pointee.problem.map { String(cString: $0) } ?? "it can't be read"
    let context = parser.pointee.context.map { " " + String(cString: $0) } ?? ""
    let place: Int
    if parser.pointee.error == YAML_READER_ERROR {
      place = min(range.lowerBound + parser.pointee.problem_offset, range.upperBound)
    } else {
      place = offset(parser.pointee.problem_mark)
    }
    return report(
      "yaml-invalid", "invalid YAML: \(problem)\(context)", at: source.span(place..<place),
      recommendation: Self.advice(problem))
  }

  private static func advice(_ problem: String) -> String? {
    if problem.contains("mapping values are not allowed") { return "Put the value in quotes if it holds ': '." }
    if problem.contains("cannot start any token") { return "Indent with spaces, and put such a value in quotes." }
    if problem.contains("could not find expected ':'") { return "Write 'key: value', or indent a wrapped value." }
    if problem.contains("did not find expected key") { return "Indent all keys alike, or quote the value before." }
    return nil
  }
}

/// From libyaml's offsets, which count Unicode scalars, to bytes.
struct ScalarOffsets {
  private let bytes: ArraySlice<UInt8>
  /// The byte offset of each 64th scalar; empty where all bytes are ASCII.
  private var marks: [Int] = []
  private let start: Int

  init(bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    // libyaml doesn't count a byte order mark.
    start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard bytes.contains(where: { $0 >= 0x80 }) else { return }
    var count = 0
    for (offset, byte) in bytes.enumerated().dropFirst(start) where byte & 0xC0 != 0x80 {
      if count % 64 == 0 { marks.append(offset) }
      count += 1
    }
  }

  /// The byte offset from the start of the bytes.
  func offset(ofScalar index: Int) -> Int {
    guard !marks.isEmpty else { return min(start + index, bytes.count) }
    guard index / 64 < marks.count else { return bytes.count }
    var offset = marks[index / 64]
    var rest = index % 64
    while rest > 0, offset < bytes.count {
      offset += 1
      while offset < bytes.count, bytes[bytes.startIndex + offset] & 0xC0 == 0x80 { offset += 1 }
      rest -= 1
    }
    return offset
  }
}
