// sdk: partial
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
  public override init() {
    super.init()
  }

  @available(iOS 17.5, *)
  public convenience init(view: UIView) {
    self.init()
  }

  open func prepare() {}
}

// sdk: partial
@MainActor @preconcurrency
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public override init() {
    super.init()
  }

  @available(iOS 17.5, *)
  public convenience init(style: UIImpactFeedbackGenerator.FeedbackStyle, view: UIView) {
    self.init(style: style)
  }

  public init(style: UIImpactFeedbackGenerator.FeedbackStyle) {
    super.init()
  }

  open func impactOccurred() {}
  open func impactOccurred(intensity: CGFloat) {}
  @available(iOS 17.5, *)
  open func impactOccurred(at location: CGPoint) {}
  @available(iOS 17.5, *)
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}

  // sdk: complete
  public enum FeedbackStyle: Int, Sendable, BitwiseCopyable {
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
    case rigid = 4
  }
}

// sdk: partial
@MainActor @preconcurrency
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}

// sdk: partial
@MainActor @preconcurrency
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {}

  // sdk: complete
  public enum FeedbackType: Int, Sendable, BitwiseCopyable {
    case success = 0
    case warning = 1
    case error = 2
  }
}
