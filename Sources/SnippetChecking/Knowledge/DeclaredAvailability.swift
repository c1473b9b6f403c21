import SwiftSyntax

/// What the `@available` attributes of a declaration, and those of its surroundings, say of one platform.
struct DeclaredAvailability: Hashable, Sendable {
  /// The version that introduced it, empty where it was always there; `nil` where it isn't available.
  var introduced: String?
  /// The version that deprecated it, `100000.0` for a mark without a warning, empty where no version is given.
  var deprecated: String?

  init(_ attributes: AttributeListSyntax, on platform: ApplePlatform, within outer: DeclaredAvailability?) {
    introduced = outer.map(\.introduced) ?? ""
    deprecated = outer?.deprecated
    for case .attribute(let attribute) in attributes { read(attribute, on: platform) }
  }

  private mutating func read(_ attribute: AttributeSyntax, on platform: ApplePlatform) {
    guard introduced != nil, attribute.attributeName.trimmedDescription == "available",
      case .availability(let arguments) = attribute.arguments
    else { return }
    var isThisPlatform = false
    for argument in arguments {
      switch argument.argument {
      case .availabilityVersionRestriction(let restriction) where restriction.platform.text == platform.rawValue:
        if let version = restriction.version { introduced = version.trimmedDescription }
      case .token(let token) where token.text == platform.rawValue || token.text == "*":
        isThisPlatform = argument == arguments.first
      case .token(let token) where token.text == "unavailable" && isThisPlatform: introduced = nil
      case .token(let token) where token.text == "deprecated" && isThisPlatform: deprecated = ""
      case .availabilityLabeledArgument(let labelled) where isThisPlatform: read(labelled)
      default: continue
      }
    }
  }

  private mutating func read(_ argument: AvailabilityLabeledArgumentSyntax) {
    switch argument.label.text {
    case "introduced": introduced = argument.value.trimmedDescription
    case "deprecated": deprecated = argument.value.trimmedDescription
    default: return
    }
  }
}

/// The isolation that stands on a declaration or on the extension around it.
package enum WrittenIsolation: String, Sendable, Hashable {
  case nonisolated
  case mainActor = "MainActor"

  init?(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax?) {
    if modifiers?.contains(where: { $0.name.text == "nonisolated" && $0.detail == nil }) == true {
      self = .nonisolated
    } else if attributes.contains(where: {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "MainActor"
    }) {
      self = .mainActor
    } else {
      return nil
    }
  }
}
