import SwiftParser
import SwiftSyntax
import SwiftSyntaxBuilder

/// Judges versions where the toolchain can't compile for Apple's targets.
///
/// Each `@available` of the SDK's sources that names the platform gets a twin for `_PackageDescription`, whose version the
/// compiler lets us state (`-package-description-version`). It is a version for the whole compilation: `#available` and
/// `#if os(…)` in snippets are not understood, and reports say so.
package enum AvailabilityFallback {
  package static func arguments(version: String) -> [String] {
    let parts = version.split(separator: ".")
    let padded = parts + Array(repeating: "0", count: max(0, 3 - parts.count))
    return ["-package-description-version", padded.joined(separator: ".")]
  }

  /// The source of one SDK file with `#if os(…)` decided for the platform and the twins added.
  ///
  /// An `unavailable` has no twin that the compiler accepts, so what is unavailable on the platform gets a version that
  /// no document states.
  package static func rewrite(_ source: String, for platform: ApplePlatform) -> String {
    let tree = Parser.parse(source: decidingConditions(in: source, for: platform))
    return TwinAdder(platform: platform).visit(tree).description
  }

  /// Client code with `os(…)` decided for the platform; every column stays where it was.
  package static func decidingConditions(in source: String, for platform: ApplePlatform) -> String {
    var text = source
    for other in ["iOS", "macOS", "tvOS", "watchOS", "visionOS", "Linux"] {
      let question = "os(\(other))"
      // A word of the same length: `os(iOS)` is longer than `false`.
      let answer = other == platform.rawValue ? "true" : "false"
      text = text.replacing(question, with: answer + String(repeating: " ", count: question.count - answer.count))
    }
    return text
  }

  /// Says what the compiler means when it speaks of PackageDescription. Where the code asks `#available`, which isn't
  /// understood, `nil`: the error may be none.
  package static func translate(
    _ diagnostic: CompilerDiagnostic, for unit: CompilationUnit
  ) -> CompilerDiagnostic? {
    guard diagnostic.message.hasSuffix("is unavailable"),
      let note = diagnostic.notes.first(where: { $0.message.contains("introduced in PackageDescription ") }),
      let version = note.message.split(separator: " ").last
    else { return diagnostic }
    var translated = diagnostic
    translated.notes = []
    let name = diagnostic.message.dropLast(" is unavailable".count)
    if version.hasPrefix("999") {
      translated.message = "\(name) is unavailable in \(unit.platform.rawValue)"
    } else if unit.primary.contains("#available") || unit.primary.contains("@available") {
      return nil
    } else {
      translated.message = "\(name) is only available in \(unit.platform.rawValue) \(version) or newer"
    }
    return translated
  }

  private final class TwinAdder: SyntaxRewriter {
    let platform: ApplePlatform

    init(platform: ApplePlatform) {
      self.platform = platform
    }

    override func visit(_ list: AttributeListSyntax) -> AttributeListSyntax {
      var elements = Array(list)
      var introduced: String?
      for case .attribute(let attribute) in list {
        guard let version = introducedVersion(in: attribute) else { continue }
        introduced = version
      }
      guard let introduced else { return list }
      let twin: AttributeSyntax = "@available(_PackageDescription, introduced: \(raw: introduced)) "
      elements.append(.attribute(twin))
      return AttributeListSyntax(elements)
    }

    /// `18.0` of `@available(iOS 18.0, *)` and of `@available(iOS, introduced: 18.0, …)`; `999` of `unavailable`.
    private func introducedVersion(in attribute: AttributeSyntax) -> String? {
      guard attribute.attributeName.trimmedDescription == "available",
        case .availability(let arguments) = attribute.arguments
      else { return nil }
      var isLabelled = false
      for argument in arguments {
        switch argument.argument {
        case .availabilityVersionRestriction(let restriction)
        where restriction.platform.text == platform.rawValue:
          return restriction.version?.trimmedDescription
        case .token(let token) where token.text == platform.rawValue: isLabelled = true
        case .token(let token) where token.text == "unavailable" && isLabelled: return "999"
        case .availabilityLabeledArgument(let labelled) where isLabelled && labelled.label.text == "introduced":
          return labelled.value.trimmedDescription
        default: continue
        }
      }
      return nil
    }
  }
}
