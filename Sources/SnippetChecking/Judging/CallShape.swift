import SwiftParser
import SwiftSyntax

/// A call as written: its callee's last name and its labels, trailing closures included.
package struct CallShape: Hashable, Sendable {
  package var callee: String
  /// `_` for an argument without a label. An unlabelled trailing closure is `{}`.
  package var labels: [String]

  init(callee: String, labels: [String]) {
    self.callee = callee
    self.labels = labels
  }

  /// The innermost call that an error at a position speaks of: the one whose callee, parentheses or arguments are there.
  package static func call(at line: Int, column: Int, in source: SourceFileSyntax, converter: SourceLocationConverter)
    -> CallShape?
  {
    let position = converter.position(ofLine: line, column: column)
    var node: Syntax? = source.token(at: position).map { Syntax($0) }
    while let current = node {
      if let call = current.as(FunctionCallExprSyntax.self), let shape = CallShape(call) { return shape }
      // The name after the dot belongs to the call around it; what is inside a closure doesn't.
      if current.is(ClosureExprSyntax.self) || current.is(CodeBlockSyntax.self) { return nil }
      node = current.parent
    }
    return nil
  }

  init?(_ call: FunctionCallExprSyntax) {
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
      callee = member.declName.baseName.text
    } else if let name = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      callee = name.baseName.text
    } else if let generic = call.calledExpression.as(GenericSpecializationExprSyntax.self),
      let name = generic.expression.as(DeclReferenceExprSyntax.self)
    {
      callee = name.baseName.text
    } else {
      return nil
    }
    labels = call.arguments.map { $0.label?.text ?? "_" }
    if call.trailingClosure != nil { labels.append("{}") }
    labels += call.additionalTrailingClosures.map(\.label.text)
  }

  /// How many parameters of a declaration with these labels the call leaves to their defaults; `nil` where it can't mean
  /// that declaration: its labels don't occur among the declared ones in order. An unlabelled trailing closure takes any.
  package func omissions(of declared: [String]) -> Int? {
    var rest = declared[...]
    for label in labels {
      if label == "{}" {
        guard !rest.isEmpty else { return nil }
        // Closures come last; which of the remaining parameters takes it is left open.
        continue
      }
      guard let index = rest.firstIndex(of: label) else { return nil }
      rest = rest[(index + 1)...]
    }
    return declared.count - labels.count
  }

  /// The labels of `sheet(item:onDismiss:content:)`.
  package static func labels(of name: String) -> [String] {
    guard let open = name.firstIndex(of: "("), let close = name.lastIndex(of: ")") else { return [] }
    return name[name.index(after: open)..<close].split(separator: ":").map(String.init)
  }
}
