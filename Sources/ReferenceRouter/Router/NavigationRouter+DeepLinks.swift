import Foundation

/// Links, notifications and intents: all of them end in one plan.
extension NavigationRouter {
  /// Opens a URL. It is parsed as a whole first, so a bad one changes nothing.
  /// - Throws: `DeepLinkError`, with the router as it was.
  @discardableResult
  public func open(
    _ url: URL, with parser: DeepLinkParser<Definition>
  ) throws(DeepLinkError) -> [NavigationStep<Definition>] {
    apply(try parser.plan(for: url))
  }

  /// Carries out a plan: dismisses what would hide the target, selects the tab, replaces its path, and then presents what
  /// the plan asks for. The other tabs keep their paths. Applying a plan twice ends in the same place.
  /// - Returns: what changed, in order.
  @discardableResult
  public func apply(_ plan: NavigationPlan<Definition>) -> [NavigationStep<Definition>] {
    hasReceivedIntent = true
    let inTheWay = presentations.filter { $0 != plan.presentation }
    var steps = inTheWay.map(NavigationStep.dismiss)
    let isLeaving = queued != nil || inTheWay.contains(where: \.reportsDismissal)
    let mustWait = plan.presentation?.reportsDismissal == true && isLeaving
    let isShown = plan.presentation.map(presentations.contains) ?? false
    inTheWay.forEach(hide)
    forgetQueued()
    coverPath = []
    if selectedTab != plan.tab {
      selectedTab = plan.tab
      steps.append(.select(plan.tab))
    }
    if self[path: plan.tab] != plan.path {
      steps.append(.replacePath(in: plan.tab, with: plan.path))
    }
    replace(with: plan.path, in: plan.tab)
    // Flows in other tabs were left as well: their late results must not move anything.
    flows = []
    if let presentation = plan.presentation, !isShown {
      steps.append(mustWait ? .presentLater(presentation) : .present(presentation))
      if mustWait { queued = presentation } else { present(presentation) }
    }
    return steps
  }
}
