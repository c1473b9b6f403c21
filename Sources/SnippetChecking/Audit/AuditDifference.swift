/// Something in which a declaration of the reference SDK and Apple's catalogue disagree.
package struct AuditDifference: Hashable, Sendable {
  package enum Aspect: String, Sendable, CaseIterable {
    case name
    case kind
    case iOS
    case macOS
    case deprecation
    case isolation
    /// An exception that nothing needs any more.
    case exception
  }

  package var aspect: Aspect
  package var module: String
  /// `View.sheet(item:onDismiss:content:)`.
  package var symbol: String
  /// Relative to the folder of the SDK.
  package var file: String
  package var line: Int
  package var declared: String
  package var catalogue: String

  package var location: String { "\(file):\(line)" }
}

/// What an audit found.
package struct AuditReport: Sendable {
  package struct Module: Hashable, Sendable {
    package var name: String
    package var declarations = 0
    package var compared = 0
    /// Declarations that the catalogue says nothing about, by the rule that tells so.
    package var silent: [CatalogueScope.Silence: Int] = [:]
    package var excepted = 0
  }

  /// In the order in which the modules are built.
  package var modules: [Module]
  /// By file and line.
  package var differences: [AuditDifference]
}
