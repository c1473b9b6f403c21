/// The messages of the compiler that speak of names, taken apart.
///
/// The wording is that of Swift 6.3 (`DiagnosticsSema.def`); a message that isn't known here is an error like any other.
package enum CompilerMessage: Hashable, Sendable {
  case noSuchName(String)
  case noSuchType(String)
  /// `type` is as the compiler prints it: `some View`, `NavigationPath`, `Binding<Int>`.
  case noSuchMember(String, type: String)
  case noSuchModule(String)
  case unavailable(String)
  /// Labels or overloads of a call don't fit.
  case call
  /// Follows from another error, or from a missing context, more often than not.
  case inference
  /// A type lacks what a protocol asks of it.
  case nonconforming(String)
  /// The toolchain's Foundation, or the compiler without Objective-C, lacks it; Apple's doesn't.
  case unlikeApple(String)
  /// A declaration stands where the frame put it, and not where it may.
  case misplaced
  case other

  package init(_ message: String) {
    let quoted = Self.quoted(in: message)
    let first = quoted.first ?? ""
    if message.hasPrefix("cannot find type '") || message.hasSuffix("is not a type") {
      self = .noSuchType(first)
    } else if message.hasPrefix("cannot find '") || message.hasPrefix("cannot find operator '") {
      self = .noSuchName(first)
    } else if message.hasPrefix("unknown attribute '") || message.hasPrefix("no macro named '") {
      self = .noSuchType(first)
    } else if message.hasPrefix("no such module '") {
      self = .noSuchModule(first)
    } else if message.contains("' has no member '"), quoted.count >= 2 {
      self = .noSuchMember(quoted[1], type: first)
    } else if message.contains("' has no dynamic member '"), quoted.count >= 2 {
      self = .noSuchMember(quoted[1], type: first)
    } else if message.contains("' is not a member type of "), quoted.count >= 2 {
      self = .noSuchMember(first, type: quoted[1])
    } else if message.contains("swift-corelibs-foundation") {
      self = .unlikeApple("Foundation on this machine lacks '\(first)', and Apple's may have it")
    } else if message.contains("Objective-C interoperability is disabled") {
      self = .unlikeApple("it takes Objective-C, which is there on Apple's systems alone")
    } else if message.hasPrefix("type '"), message.contains("' does not conform to protocol '") {
      self = .nonconforming(first)
    } else if message.hasPrefix("declaration is only valid at file scope") {
      self = .misplaced
    } else if message.contains("' is unavailable") || message.contains("' is only available in ")
      || message.contains(" is only available in ") || message.contains("is unavailable in ")
    {
      self = .unavailable(first)
    } else if Self.callPhrases.contains(where: message.contains) {
      self = .call
    } else if Self.inferencePhrases.contains(where: message.contains) {
      self = .inference
    } else {
      self = .other
    }
  }

  private static let callPhrases = [
    "incorrect argument label", "extraneous argument label", "missing argument label", "extra argument",
    "missing argument", "no exact matches in call", "argument passed to call that takes no arguments",
    "contextual closure type", "trailing closure passed to parameter", "cannot call value of non-function type",
    "extra trailing closure", "must precede argument", "no 'init' candidates produce", "is not convertible to",
  ]

  private static let inferencePhrases = [
    "could not be inferred", "cannot infer", "cannot be resolved without a contextual type", "is ambiguous",
    "ambiguous use of", "failed to produce diagnostic", "unable to type-check this expression in reasonable time",
    "type of expression is ambiguous",
  ]

  /// The texts between single quotes, in order.
  static func quoted(in message: String) -> [String] {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    return stride(from: 1, to: parts.count - (parts.count.isMultiple(of: 2) ? 1 : 0), by: 2).map { String(parts[$0]) }
  }
}
