/// One form of link that the app answers, such as `trails/:trail/reports/:report`, and the plan that it stands for.
///
/// A component that starts with a colon is named and takes any text; the others must be equal. A pattern fits only links
/// with exactly as many components, so that `settings/extra` is not `settings`.
public struct LinkPattern<Definition: NavigationDefinition>: Sendable {
  /// Makes the plan of a link that fits. It must only compute: the router changes after it has returned.
  public typealias Planning = @Sendable (DeepLink) throws(DeepLinkError) -> NavigationPlan<Definition>

  enum Component: Hashable, Sendable {
    case literal(String)
    case parameter(String)
  }

  let components: [Component]
  let plan: Planning

  /// - Parameter pattern: components with `/` between them; an empty text stands for the bare app link.
  public init(_ pattern: String, plan: @escaping Planning) {
    components = pattern.split(separator: "/").map { component in
      component.hasPrefix(":") ? .parameter(String(component.dropFirst())) : .literal(String(component))
    }
    self.plan = plan
  }

  /// The named components where the pattern fits, else `nil`.
  func parameters(matching given: [String]) -> [String: String]? {
    guard given.count == components.count else { return nil }
    var parameters: [String: String] = [:]
    for (component, text) in zip(components, given) {
      switch component {
      case .literal(let literal):
        guard literal == text else { return nil }
      case .parameter(let name):
        guard !text.isEmpty else { return nil }
        parameters[name] = text
      }
    }
    return parameters
  }
}
