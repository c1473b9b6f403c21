extension UIAction {
  @_disfavoredOverload
  @MainActor @preconcurrency public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) { self.init() }

  @available(iOS 15.0, *)
  @_disfavoredOverload
  @MainActor @preconcurrency public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) { self.init() }

  @available(iOS 17.0, *)
  @MainActor @preconcurrency public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
    identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) { self.init() }
}

extension UIMenu {
  @_disfavoredOverload
  @MainActor @preconcurrency public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
    children: [UIMenuElement] = []
  ) { self.init() }

  @available(iOS 15.0, *)
  @_disfavoredOverload
  @MainActor @preconcurrency public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [], children: [UIMenuElement] = []
  ) { self.init() }

  @available(iOS 16.0, *)
  @MainActor @preconcurrency public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [], preferredElementSize: UIMenu.ElementSize = .automatic,
    children: [UIMenuElement] = []
  ) { self.init() }

  // sdk: complete
  @available(iOS 16.0, *)
  public enum ElementSize: Int, Sendable, BitwiseCopyable {
    case small = 0
    case medium = 1
    case large = 2
    @available(iOS 17.0, *)
    case automatic = -1
  }
}

// sdk: partial
@MainActor @preconcurrency
open class UICommandAlternate: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
  nonisolated override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {}
  open func copy(with zone: NSZone? = nil) -> Any { self }

  public convenience init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) { self.init() }

  open var title: String { "" }
  open var action: Selector { Selector("") }
  open var modifierFlags: UIKeyModifierFlags { [] }
}

// sdk: partial
@MainActor @preconcurrency
open class UICommand: UIMenuElement {
  open override var title: String {
    get { "" }
    set {}
  }
  open override var image: UIImage? {
    get { nil }
    set {}
  }
  open var discoverabilityTitle: String?
  open var action: Selector { Selector("") }
  open var propertyList: Any? { nil }
  open var attributes: UIMenuElement.Attributes = []
  open var state: UIMenuElement.State = .off
  open var alternates: [UICommandAlternate] { [] }
}

extension UICommand {
  @_disfavoredOverload
  @MainActor @preconcurrency public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) { self.init() }

  @available(iOS 15.0, *)
  @_disfavoredOverload
  @MainActor @preconcurrency public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) { self.init() }

  @available(iOS 17.0, *)
  @MainActor @preconcurrency public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
    action: Selector, propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) { self.init() }
}

// sdk: partial
@MainActor @preconcurrency
open class UIKeyCommand: UICommand {
  nonisolated public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init()
  }

  @available(iOS, introduced: 9.0, deprecated: 13.0, renamed: "init(input:modifierFlags:action:)")
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init()
  }

  open var input: String? { nil }
  open var modifierFlags: UIKeyModifierFlags { [] }
  @available(iOS 15.0, *)
  open var wantsPriorityOverSystemBehavior: Bool {
    get { false }
    set {}
  }
  @available(iOS 15.0, *)
  open var allowsAutomaticLocalization: Bool {
    get { true }
    set {}
  }
  @available(iOS 15.0, *)
  open var allowsAutomaticMirroring: Bool {
    get { true }
    set {}
  }

  nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
  nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
  nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
  nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
  nonisolated public static let inputEscape = "UIKeyInputEscape"
}

extension UIKeyCommand {
  @MainActor @preconcurrency public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) { self.init() }
}
