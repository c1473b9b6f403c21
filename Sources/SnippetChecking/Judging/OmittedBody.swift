import SwiftSyntax

/// Tells whether an author left out a type's body: `{ ... }`, or a comment in the place of members.
enum OmittedBody {
  /// - Parameter hasElisions: whether dots in the text have been filled in, so that they can't be seen any more.
  static func isOmitted(of type: String, in tree: SourceFileSyntax, hasElisions: Bool) -> Bool {
    for item in tree.statements {
      guard let group = item.item.as(DeclSyntax.self)?.asProtocol((any DeclGroupSyntax).self),
        let name = item.item.as(DeclSyntax.self)?.asProtocol((any NamedDeclSyntax).self)?.name.text, name == type
      else { continue }
      let comments = group.memberBlock.tokens(viewMode: .sourceAccurate).flatMap { token in
        token.leadingTrivia.pieces + token.trailingTrivia.pieces
      }.compactMap(\.comment)
      if group.memberBlock.members.isEmpty { return hasElisions || !comments.isEmpty }
      return comments.contains { $0.contains("...") || $0.contains("…") }
    }
    return false
  }
}

extension TriviaPiece {
  fileprivate var comment: String? {
    switch self {
    case .lineComment(let text), .blockComment(let text): text
    default: nil
    }
  }
}
