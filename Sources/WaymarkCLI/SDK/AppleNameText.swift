import ArgumentParsing
import Diagnostics
import SnippetChecking

/// What is known of one of Apple's names, as text.
struct AppleNameText {
  private let names: AppleNames
  private let width: Int

  init(_ names: AppleNames, width: Int) {
    self.names = names
    self.width = width
  }

  /// `nil` where neither the catalogue nor the reference SDK knows the name.
  func render(_ name: String) -> String? {
    let found = names.entries(named: name)
    if found.isEmpty {
      let declared = names.declarations(named: name)
      return declared.isEmpty ? nil : declared.map(declaration).joined(separator: "\n")
    }
    if found.count > Self.most { return list(found) }
    return found.map(paragraph).joined(separator: "\n")
  }

  private static let most = 8

  /// Of many overloads a line each.
  private func list(_ found: [AppleNames.Found]) -> String {
    let rows = found.map { found in
      let entry = found.entry
      let state = found.declared.isEmpty ? "a gap" : "declared"
      return (name: entry.qualifiedName, meaning: "\(entry.module), \(versions(entry)); \(state)")
    }
    return TextWrapping.columns(rows, width: width)
  }

  private func paragraph(_ found: AppleNames.Found) -> String {
    let entry = found.entry
    var text = entry.qualifiedName + "\n"
    text += indented("\(Self.kind(entry.kind)) of \(entry.module), \(versions(entry))")
    if !entry.deprecated.isEmpty || !entry.message.isEmpty { text += indented(deprecation(entry)) }
    if !entry.isolation.isEmpty { text += indented("Isolation: \(entry.isolation)") }
    if found.declared.isEmpty {
      text += indented(gap(entry))
    } else {
      for symbol in found.declared { text += indented(symbol.declaration) }
    }
    if AppleCatalogue.typeKinds.contains(entry.kind) { text += members(of: entry.qualifiedName) }
    return text
  }

  private func members(of type: String) -> String {
    let members = names.members(of: type)
    guard members.known > 0 else { return "" }
    if members.declared == members.known { return indented("All of its \(members.known) members are declared.") }
    return indented(
      "\(members.declared) of its \(members.known) members are declared; "
        + "'waymark sdk --coverage \(type)' lists the rest.")
  }

  private func gap(_ entry: AppleCatalogue.Entry) -> String {
    if entry.isLater { return "Of a later SDK than the reference SDK describes." }
    if !entry.isJudged { return "Neither iOS nor the Mac has it, so that no snippet is judged with it." }
    return "The reference SDK doesn't declare it: a snippet that uses it is unresolved."
  }

  private func deprecation(_ entry: AppleCatalogue.Entry) -> String {
    let mark =
      switch entry.deprecated {
      case "": ""
      case "soft": "Deprecated, without a warning so far"
      case "unversioned": "Deprecated"
      default: "Deprecated since \(entry.deprecated)"
      }
    return [mark, entry.message].filter { !$0.isEmpty }.joined(separator: ": ")
  }

  private func versions(_ entry: AppleCatalogue.Entry) -> String {
    let cells = [
      ("iOS", entry.iOS), ("iPadOS", entry.iPadOS), ("macOS", entry.macOS), ("watchOS", entry.watchOS),
      ("tvOS", entry.tvOS), ("visionOS", entry.visionOS),
    ]
    let known = cells.filter { $0.1 != "-" && !$0.1.isEmpty }.map { "\($0.0) \($0.1)" }
    let absent = cells.filter { $0.1 == "-" }.map(\.0)
    let parts = [known.joined(separator: ", "), absent.isEmpty ? "" : "not on " + absent.joined(separator: ", ")]
    let text = parts.filter { !$0.isEmpty }.joined(separator: "; ")
    return text.isEmpty ? "versions unknown" : text
  }

  private func declaration(_ symbol: SDKIndex.Symbol) -> String {
    let versions = ApplePlatform.allCases.compactMap { platform in
      symbol.introduced[platform].map { $0.isEmpty ? platform.rawValue : "\(platform.rawValue) \($0)" }
    }
    return symbol.qualifiedName + "\n"
      + indented("\(Self.kind(symbol.kind)) of \(symbol.module), \(versions.joined(separator: ", "))")
      + indented("Apple's catalogue doesn't cover it; the reference SDK declares it:") + indented(symbol.declaration)
  }

  private static func kind(_ kind: String) -> String {
    switch kind {
    case "func": "Method or function"
    case "static-func": "Type method"
    case "var": "Property"
    case "static-var": "Type property"
    case "init": "Initializer"
    case "case": "Case"
    case "property-wrapper": "Property wrapper"
    case "associatedtype": "Associated type"
    case "typealias": "Type alias"
    default: kind.prefix(1).uppercased() + kind.dropFirst()
    }
  }

  private func indented(_ text: String) -> String { TextWrapping.paragraph(text, width: width, indent: 2) }
}
