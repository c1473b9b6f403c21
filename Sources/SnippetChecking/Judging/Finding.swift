/// What an error of the compiler means for a snippet.
package enum Finding: Hashable, Sendable {
  /// The code is wrong. A strong one stands even where names are missing, since no declaration could mend it.
  case wrong(advice: String?, isStrong: Bool)
  /// A name that neither the snippet nor its context declares, and that isn't Apple's.
  case missingName(String)
  /// The same within a declaration that inherits from a type of Apple's of which nobody here knows all members: it may be one
  /// of them.
  case perhapsInherited(String, type: String)
  /// A name that nothing declares, and that is so near one of Apple's that it isn't taken for the author's own.
  case nearApple(String, meant: String)
  /// A name that nothing declares, and that is formed as Apple names what the catalogue doesn't list.
  case perhapsApples(String)
  /// It speaks of what was guessed, and may be the guess's fault.
  case guessed
  /// A module that this toolchain doesn't have and the reference SDK doesn't declare.
  case missingModule(String)
  /// Something of a module that is known here but not imported.
  case missingImport(name: String, module: String)
  /// Apple ships it, the reference SDK doesn't declare it.
  case sdkGap(String)
  /// A member that Apple doesn't ship, on a type that authors like to extend.
  case ownExtension(member: String, type: String)
  /// A member that isn't declared here, on a type of which nobody here knows all members.
  case unknownMember(member: String, type: String)
  /// What a type would need is not shown.
  case leftOut(of: String)
  /// It compiles with what stands before it in the document, and not with what later snippets declare, which may be other
  /// versions of what is meant. What the compiler says of those.
  case laterVersion(String)
  /// Swift on this machine differs from Apple's here.
  case unlikeApple(String)
  /// The text isn't whole: what the parser says of it.
  case notSwift(String)
  /// The compiler's words about something that can't be told apart from missing context.
  case unclear

  package var isWrong: Bool {
    if case .wrong = self { true } else { false }
  }

  /// Whether it stands even where names are missing.
  var isStrong: Bool {
    if case .wrong(_, isStrong: true) = self { true } else { false }
  }

  var missingName: String? {
    switch self {
    case .missingName(let name), .perhapsInherited(let name, _): name
    default: nil
    }
  }

  /// Whether a guess could help.
  var mayBeGuessed: Bool {
    switch self {
    case .wrong, .missingName, .perhapsInherited, .unclear, .unknownMember, .ownExtension: true
    case .missingModule, .missingImport, .sdkGap, .leftOut, .laterVersion, .unlikeApple, .nearApple, .perhapsApples,
      .guessed, .notSwift:
      false
    }
  }

  /// What it means where the author promises that nothing is left out: what nobody declares is wrong.
  var ofCompleteText: Finding {
    switch self {
    case .missingName, .nearApple, .ownExtension:
      .wrong(
        advice: "Nothing declares it, and 'placeholders: false' says that nothing is left out: declare it in a hidden "
          + "snippet or in the file that 'context:' names.", isStrong: true)
    case .perhapsInherited(let name, let type): .unknownMember(member: name, type: type)
    default: self
    }
  }

  /// Why the snippet can't be judged, and what would resolve it; `nil` for a fault.
  package var reason: String? {
    switch self {
    case .wrong: nil
    case .missingName(let name), .perhapsInherited(let name, _):
      "nothing declares '\(name)': declare it in a hidden snippet or in the file that 'context:' names"
    case .nearApple(let name, let meant):
      "nothing declares '\(name)', which is nearly '\(meant)': write that, or declare it in a hidden snippet or in the file that 'context:' names"
    case .perhapsApples(let name):
      "whether '\(name)' is Apple's is not known here: if it is yours, declare it in a hidden snippet or in the file that 'context:' names"
    case .guessed: "what this line uses is declared nowhere, and no guess fits"
    case .missingModule(let name): "imports \(name), which the reference SDK doesn't have"
    case .missingImport(let name, let module): "'\(name)' is declared by \(module): import \(module)"
    case .sdkGap(let symbol): "SDK gap: \(symbol) is Apple's, but the reference SDK doesn't declare it yet"
    case .ownExtension(let member, let type):
      "'\(member)' is no member of \(type) in Apple's SDK: if it is an extension of yours, declare it in a hidden snippet or in the file that 'context:' names"
    case .unknownMember(let member, let type):
      "whether \(type) has a member '\(member)' is not known here: the reference SDK declares a part of that type alone. If it is an extension of yours, declare it in a hidden snippet or in the file that 'context:' names"
    case .leftOut(let type): "the body of '\(type)' is left out, and with it what the compiler asks for"
    case .laterVersion(let message):
      "it doesn't fit what later snippets declare, though it does fit what stands before it (\(message)): if another version is meant, declare that in a hidden snippet"
    case .unlikeApple(let what): "\(what), so it can't be judged here"
    case .notSwift(let fault): "it isn't whole Swift: \(fault)"
    case .unclear: "the compiler can't tell what is meant here without the declarations around it"
    }
  }
}
