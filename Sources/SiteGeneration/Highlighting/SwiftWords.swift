/// The words of Swift that are coloured, by when they are words of the language.
enum SwiftWords {
  enum Role: Sendable {
    /// Reserved everywhere.
    case reserved
    /// Reserved, and may begin an argument: `(self`, `, try x`.
    case reservedInExpressions
    /// A modifier or operator word: only before another word, an attribute or an opening parenthesis.
    case beforeWord
    /// `nonisolated`, `unowned`: also before `(unsafe)`.
    case beforeWordOrParenthesis
    /// `get`, `set`, `willSet`, `didSet`: before a brace or an effect.
    case accessor
    /// `async`, `throws`, `rethrows`: after parameters, before an arrow, a brace or the other.
    case effect
  }

  static let roles = WordTable<Role>(
    words(.reserved, reserved) + words(.reservedInExpressions, inExpressions) + words(.beforeWord, modifiers)
      + words(.beforeWordOrParenthesis, "nonisolated unowned private fileprivate internal public package open")
      + words(.accessor, "get set willSet didSet") + words(.effect, "async throws rethrows"))

  private static let reserved = """
    associatedtype class deinit enum extension func import init operator precedencegroup protocol static struct \
    subscript typealias break case catch continue default defer do else fallthrough for guard in repeat return \
    throw where while as is Any
    """

  private static let inExpressions = """
    false nil self Self super true try inout let var if switch await
    """

  private static let modifiers = """
    some any actor macro convenience dynamic final indirect infix isolated lazy mutating nonmutating \
    optional override postfix prefix required weak consuming borrowing sending each distributed
    """

  private static func words(_ role: Role, _ text: String) -> [(String, Role)] {
    text.split { $0 == " " || $0 == "\n" }.map { (String($0), role) }
  }
}
