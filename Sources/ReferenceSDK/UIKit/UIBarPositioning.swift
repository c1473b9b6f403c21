// sdk: complete
public enum UIBarStyle: Int, Sendable, BitwiseCopyable {
  case `default` = 0
  case black = 1
  @available(
    iOS, introduced: 2.0, deprecated: 13.0,
    message: "Use UIBarStyleBlack and set the translucent property to YES instead."
  )
  case blackTranslucent = 2

  @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use UIBarStyleBlack instead.")
  public static var blackOpaque: UIBarStyle { .black }
}

// sdk: complete
public enum UIBarMetrics: Int, Sendable, BitwiseCopyable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102

  @available(iOS, introduced: 5.0, deprecated: 8.0, renamed: "compact")
  public static var landscapePhone: UIBarMetrics { .compact }
  @available(iOS, introduced: 7.0, deprecated: 8.0, renamed: "compactPrompt")
  public static var landscapePhonePrompt: UIBarMetrics { .compactPrompt }
}

// sdk: complete
public enum UIBarPosition: Int, Sendable, BitwiseCopyable {
  case any = 0
  case bottom = 1
  case top = 2
  case topAttached = 3
}

// sdk: complete
@MainActor @preconcurrency
public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}

// sdk: complete
@MainActor @preconcurrency
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

// Optional requirements.
extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
