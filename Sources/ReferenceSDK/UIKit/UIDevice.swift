// sdk: partial
@MainActor @preconcurrency
open class UIDevice: NSObject {
  open class var current: UIDevice { UIDevice() }

  open var name: String { "" }
  open var model: String { "" }
  open var systemName: String { "" }
  open var systemVersion: String { "" }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .unspecified }
  open var orientation: UIDeviceOrientation { .unknown }
  open var identifierForVendor: UUID? { nil }

  nonisolated public static let orientationDidChangeNotification = Notification.Name("orientationDidChange")
}

// sdk: complete
public enum UIDeviceOrientation: Int, Sendable, BitwiseCopyable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 3
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6
}

extension UIDeviceOrientation {
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

// sdk: partial
@MainActor @preconcurrency
open class UIScreen: NSObject, UITraitEnvironment {
  @available(
    iOS, introduced: 2.0, deprecated: 26.0,
    message:
      "Use a UIScreen instance found through context instead (i.e, view.window.windowScene.screen), or for properties like UIScreen.scale with trait equivalents, use a traitCollection found through context."
  )
  open class var main: UIScreen { UIScreen() }

  open var bounds: CGRect { .zero }
  open var scale: CGFloat { 1 }
  open var brightness: CGFloat = 1
  open var coordinateSpace: any UICoordinateSpace { fatalError("There is no screen here") }
  open var fixedCoordinateSpace: any UICoordinateSpace { fatalError("There is no screen here") }
  open var nativeBounds: CGRect { .zero }
  open var nativeScale: CGFloat { 1 }
  open var maximumFramesPerSecond: Int { 60 }
  open var traitCollection: UITraitCollection { UITraitCollection() }

  @available(
    iOS, introduced: 8.0, deprecated: 17.0,
    message: "Use the trait change registration APIs declared in the UITraitChangeObservable protocol"
  )
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

// sdk: partial
open class UIPasteboard: NSObject, @unchecked Sendable {
  open class var general: UIPasteboard { UIPasteboard() }

  open var string: String?
  open var url: URL?
  open var image: UIImage?
  open var color: UIColor?
  open var colors: [UIColor]?
  open var strings: [String]?
  open var urls: [URL]?
  open var images: [UIImage]?
  open var hasStrings: Bool { false }
  open var hasURLs: Bool { false }
  open var hasImages: Bool { false }
  open var hasColors: Bool { false }
  open var changeCount: Int { 0 }
  open var itemProviders: [NSItemProvider] = []
  open var types: [String] { [] }
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {}
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {}
  @discardableResult
  open func data(forPasteboardType pasteboardType: String) -> Data? { nil }

  nonisolated public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
}
