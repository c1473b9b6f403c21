// sdk: partial
@MainActor @preconcurrency
open class UIMenuElement: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
  nonisolated override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {}
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open var accessibilityIdentifier: String?

  open var title: String { "" }
  @available(iOS 15.0, *)
  open var subtitle: String? {
    get { nil }
    set {}
  }
  open var image: UIImage? { nil }

  // sdk: complete
  public enum State: Int, Sendable, BitwiseCopyable {
    case off = 0
    case on = 1
    case mixed = 2
  }

  // sdk: complete
  public struct Attributes: OptionSet, Sendable, BitwiseCopyable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
    @available(iOS 16.0, *)
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }
}

public typealias UIActionHandler = (UIAction) -> Void

// sdk: partial
@MainActor @preconcurrency
open class UIAction: UIMenuElement {
  open override var title: String {
    get { "" }
    set {}
  }
  open override var image: UIImage? {
    get { nil }
    set {}
  }
  open var discoverabilityTitle: String?
  open var identifier: UIAction.Identifier { UIAction.Identifier("") }
  open var attributes: UIMenuElement.Attributes = []
  open var state: UIMenuElement.State = .off
  @available(iOS 14.0, *)
  open var sender: Any? { nil }

  // sdk: partial
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    @available(iOS 15.0, *)
    public static let paste = Identifier("com.apple.action.paste")
    @available(iOS 15.0, *)
    public static let pasteAndMatchStyle = Identifier("com.apple.action.pasteAndMatchStyle")
    @available(iOS 15.0, *)
    public static let pasteAndGo = Identifier("com.apple.action.pasteAndGo")
    @available(iOS 15.0, *)
    public static let pasteAndSearch = Identifier("com.apple.action.pasteAndSearch")
  }
}

// sdk: partial
@MainActor @preconcurrency
open class UIMenu: UIMenuElement {
  open var identifier: UIMenu.Identifier { UIMenu.Identifier("") }
  open var options: UIMenu.Options { [] }
  @available(iOS 16.0, *)
  open var preferredElementSize: UIMenu.ElementSize {
    get { .medium }
    set {}
  }
  open var children: [UIMenuElement] { [] }
  @available(iOS 15.0, *)
  open var selectedElements: [UIMenuElement] { [] }
  @discardableResult
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu { self }

  // sdk: partial
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  // sdk: complete
  public struct Options: OptionSet, Sendable, BitwiseCopyable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let displayInline = Options(rawValue: 1 << 0)
    public static let destructive = Options(rawValue: 1 << 1)
    @available(iOS 15.0, *)
    public static let singleSelection = Options(rawValue: 1 << 5)
    @available(iOS 17.0, *)
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }
}
