/// A branch of the view hierarchy that takes part in focus.
// sdk: partial
@available(iOS 9.0, tvOS 9.0, visionOS 1.0, *)
@MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  func setNeedsFocusUpdate()
  func updateFocusIfNeeded()
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

// sdk: partial
@available(iOS 9.0, tvOS 9.0, visionOS 1.0, *)
@MainActor
open class UIFocusUpdateContext: NSObject {}

// sdk: partial
@available(iOS 9.0, tvOS 9.0, visionOS 1.0, *)
@MainActor
open class UIFocusAnimationCoordinator: NSObject {}
