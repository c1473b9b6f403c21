/// Colours for a terminal, or none.
package struct TextStyle: Sendable {
  package enum Role: String, Sendable, CaseIterable {
    case strong = "1"
    case error = "1;31"
    case warning = "1;33"
    case note = "1;36"
    case success = "32"
    case quiet = "2"
  }

  package var isColoured: Bool

  package init(isColoured: Bool) {
    self.isColoured = isColoured
  }

  package static let plain = TextStyle(isColoured: false)

  package func callAsFunction(_ role: Role, _ text: String) -> String {
    isColoured && !text.isEmpty ? "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// What people ask for by `CLICOLOR_FORCE` and `NO_COLOR` (no-color.org), else whether there is a terminal that can.
  package static func choose(isTerminal: Bool, environment: [String: String]) -> TextStyle {
    if let force = environment["CLICOLOR_FORCE"], !force.isEmpty, force != "0" { return TextStyle(isColoured: true) }
    if let none = environment["NO_COLOR"], !none.isEmpty { return .plain }
    if environment["CLICOLOR"] == "0" || environment["TERM"] == "dumb" { return .plain }
    return TextStyle(isColoured: isTerminal)
  }
}
