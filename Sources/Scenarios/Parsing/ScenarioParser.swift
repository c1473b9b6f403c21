import Diagnostics
import NavigationModel

/// Reads scenarios: declarations, then events, each with what must hold after it on the indented lines below.
package struct ScenarioParser {
  /// A line of the scenario, and where it stands in the file.
  package struct Line: Hashable, Sendable {
    package var text: String
    package var line: Int
    /// The column (bytes, from 1) at which the text begins.
    package var column: Int

    package init(text: String, line: Int, column: Int = 1) {
      self.text = text
      self.line = line
      self.column = column
    }
  }

  /// How many events a scenario may have. More than a person reads; fewer than would keep a page from loading.
  package static let maximumEvents = 1_000
  /// How many words a line may have.
  static let maximumWords = 200
  /// How many diagnostics are given of one scenario.
  static let maximumDiagnostics = 50

  private let file: String
  private var builder = ScenarioBuilder()
  private var diagnostics: [Diagnostic] = []
  private var steps: [Scenario.Step] = []
  private var startExpectations: [Expectation] = []
  /// Whether the line above, to which expectations belong, couldn't be read.
  private var isLost = false
  private var hasBegun = false

  /// - Returns: the scenario, `nil` if it couldn't be read whole; and everything that is wrong with its text.
  package static func parse(_ lines: [Line], file: String) -> (Scenario?, [Diagnostic]) {
    var parser = ScenarioParser(file: file)
    parser.builder.windows = parser.builder.names.intern("main").map { [$0] } ?? []
    for line in lines {
      parser.read(line)
      if parser.diagnostics.count >= maximumDiagnostics || parser.steps.count > maximumEvents { break }
    }
    return parser.finish(lines)
  }

  private init(file: String) {
    self.file = file
  }

  private func finish(_ lines: [Line]) -> (Scenario?, [Diagnostic]) {
    var diagnostics = diagnostics
    if steps.count > Self.maximumEvents {
      diagnostics.append(
        Diagnostic(
          "scenario-too-long", "a scenario has at most \(Self.maximumEvents) events", at: steps.last?.span,
          recommendation: "Divide it."))
    }
    guard diagnostics.isEmpty else { return (nil, diagnostics) }
    var app = builder.app
    app.records = builder.records
    var final = builder
    final.app = app
    let scenario = Scenario(
      app: app, names: builder.names, start: final.start(), startExpectations: startExpectations, steps: steps)
    return (scenario, [])
  }

  // MARK: Lines

  private mutating func read(_ line: Line) {
    let tokens = LineTokens(line.text)
    if let stray = tokens.stray {
      let code = String(stray.scalar.value, radix: 16, uppercase: true)
      return complain(
        "U+\(String(repeating: "0", count: max(0, 4 - code.count)) + code) has no place in a scenario",
        "Names are letters, digits, '-', '_' and '.'; comments begin with '//'.", at: line, offset: stray.offset,
        length: stray.length)
    }
    guard !tokens.tokens.isEmpty else { return }
    guard tokens.tokens.count <= Self.maximumWords else {
      return complain(
        "the line has more than \(Self.maximumWords) words", "Divide it.", at: line, tokens.tokens[Self.maximumWords])
    }
    if tokens.indent > 0 { readExpectation(line, tokens.tokens) } else { readStatement(line, tokens.tokens) }
  }

  private mutating func readStatement(_ line: Line, _ tokens: [LineTokens.Token]) {
    isLost = false
    let matcher = PhraseMatcher(tokens: tokens[...])
    do throws(PhraseMatcher.Mismatch) {
      if SetupPhrases.firstWords.contains(tokens[0].text) {
        guard !hasBegun else {
          throw PhraseMatcher.Mismatch(
            token: 0, message: "'\(tokens[0].text)' declares something after the first event",
            recommendation: "Declare it above the first event.")
        }
        return try declare(line, matcher)
      }
      guard EventPhrases.firstWords.contains(tokens[0].text) else {
        let known = EventPhrases.firstWords.union(hasBegun ? [] : SetupPhrases.firstWords)
        throw matcher.unknownBeginning(what: hasBegun ? "event" : "declaration or event", known: known.sorted())
      }
      let match = try matcher.match(EventPhrases.all, what: "event", &builder)
      hasBegun = true
      let event = match.phrase.meaning(match.values)
      if case .openWindow(let name) = event, !builder.windows.contains(name) { builder.windows.append(name) }
      steps.append(
        .init(event: event, text: text(of: line, tokens), span: span(of: line, tokens), expectations: []))
    } catch {
      isLost = true
      complain(error, at: line, tokens)
    }
  }

  private mutating func declare(
    _ line: Line, _ matcher: PhraseMatcher
  ) throws(PhraseMatcher.Mismatch) {
    let match = try matcher.match(
      SetupPhrases.all, what: "declaration", allowsOptions: true, &builder)
    let options = matcher.tokens[match.end...]
    switch match.phrase.meaning {
    case .plain(let change):
      guard options.isEmpty else {
        throw PhraseMatcher.Mismatch(
          token: match.end, message: "'\(match.phrase.pattern)' takes no options",
          recommendation: "Leave out what follows the colon.")
      }
      change(&builder, match.values)
    case .route:
      var route = RouteDescription(match.values.name())
      try refuseTwice(route.name, builder.app.routes.map(\.name), "route", matcher)
      // A route may name itself among its options.
      builder.app.routes.append(route)
      try read(options, OptionPhrases.route, &route)
      builder.app.routes[builder.app.routes.count - 1] = route
    case .presentation(let kind):
      var item = PresentationDescription(match.values.name(), kind)
      try refuseTwice(item.name, builder.app.presentations.map(\.name), "presentation", matcher)
      try read(options, OptionPhrases.presentation, &item)
      builder.app.presentations.append(item)
    case .link:
      let name = match.values.name()
      try refuseTwice(name, builder.app.links.map(\.name), "link", matcher)
      var plan: Plan? = Plan()
      try read(options, OptionPhrases.link, &plan)
      builder.app.links.append(LinkDescription(name, plan))
    }
  }

  private func refuseTwice(
    _ name: Name, _ names: [Name], _ kind: String, _ matcher: PhraseMatcher
  ) throws(PhraseMatcher.Mismatch) {
    guard names.contains(name) else { return }
    throw PhraseMatcher.Mismatch(
      token: matcher.tokens.startIndex + 1, message: "there is a \(kind) '\(builder.names[name])' already",
      recommendation: "Choose another name.")
  }

  /// Reads options, which commas divide, after a colon.
  private mutating func read<Target>(
    _ tokens: ArraySlice<LineTokens.Token>,
    _ phrases: [Phrase<@Sendable (inout Target, SlotValues) -> Void>], _ target: inout Target
  ) throws(PhraseMatcher.Mismatch) {
    var start = tokens.startIndex
    guard start < tokens.endIndex else { return }
    repeat {
      start += 1
      let end = tokens[start...].firstIndex { $0.text == "," } ?? tokens.endIndex
      guard start < end else {
        throw PhraseMatcher.Mismatch(
          token: start, message: "an option is missing here",
          recommendation: "\(WordList.list(phrases.map(\.pattern))) are known.")
      }
      let matcher = PhraseMatcher(tokens: tokens[start..<end])
      let match = try matcher.match(phrases, what: "option", &builder)
      match.phrase.meaning(&target, match.values)
      start = end
    } while start < tokens.endIndex
  }

  private mutating func readExpectation(_ line: Line, _ tokens: [LineTokens.Token]) {
    if isLost { return }
    do throws(PhraseMatcher.Mismatch) {
      let match = try PhraseMatcher(tokens: tokens[...]).match(
        ExpectationPhrases.all, what: "expectation", &builder)
      let expectation = Expectation(
        subject: match.phrase.meaning(match.values), text: text(of: line, tokens), span: span(of: line, tokens))
      if steps.isEmpty {
        startExpectations.append(expectation)
      } else {
        steps[steps.count - 1].expectations.append(expectation)
      }
    } catch {
      complain(error, at: line, tokens)
    }
  }

  // MARK: Places

  private func text(of line: Line, _ tokens: [LineTokens.Token]) -> String {
    let bytes = Array(line.text.utf8)
    let end = min(bytes.count, tokens.last.map { $0.offset + $0.length } ?? 0)
    return String(decoding: bytes[min(tokens.first?.offset ?? 0, end)..<end], as: UTF8.self)
  }

  private func span(of line: Line, _ tokens: [LineTokens.Token]) -> SourceSpan {
    span(of: line, from: tokens.first?.offset ?? 0, to: tokens.last.map { $0.offset + $0.length } ?? 0)
  }

  private func span(of line: Line, from start: Int, to end: Int) -> SourceSpan {
    SourceSpan(
      file: file, start: SourcePosition(line: line.line, column: line.column + start),
      end: SourcePosition(line: line.line, column: line.column + end))
  }

  private mutating func complain(
    _ error: PhraseMatcher.Mismatch, at line: Line, _ tokens: [LineTokens.Token]
  ) {
    if error.token < tokens.count {
      complain(error.message, error.recommendation, at: line, tokens[error.token])
    } else {
      let end = tokens.last.map { $0.offset + $0.length } ?? 0
      complain(error.message, error.recommendation, at: line, offset: end, length: 0)
    }
  }

  private mutating func complain(
    _ message: String, _ recommendation: String, at line: Line, _ token: LineTokens.Token
  ) {
    complain(message, recommendation, at: line, offset: token.offset, length: token.length)
  }

  private mutating func complain(
    _ message: String, _ recommendation: String, at line: Line, offset: Int, length: Int
  ) {
    diagnostics.append(
      Diagnostic(
        "scenario-syntax", message, at: span(of: line, from: offset, to: offset + length),
        recommendation: recommendation))
  }
}
