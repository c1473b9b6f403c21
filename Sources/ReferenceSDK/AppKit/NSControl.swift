// sdk: partial
@MainActor @preconcurrency
open class NSControl: NSView {
  open weak var target: AnyObject?
  open var action: Selector?
  open var isEnabled = true
  open var isHighlighted = false
  open var isContinuous = false
  open var objectValue: Any?
  open var stringValue = ""
  open var attributedStringValue = NSAttributedString(string: "")
  open var intValue: Int32 = 0
  open var integerValue = 0
  open var floatValue: Float = 0
  open var doubleValue: Double = 0
  open var font: NSFont?
  open var alignment: NSTextAlignment = .natural
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping
  open var usesSingleLineMode = false
  open var formatter: Formatter?
  open var controlSize: NSControl.ControlSize = .regular
  @discardableResult
  open func sizeThatFits(_ size: NSSize) -> NSSize { size }
  open func sizeToFit() {}
  open func performClick(_ sender: Any?) {}

  open override var tag: Int {
    get { 0 }
    set {}
  }

  @discardableResult
  open func sendAction(_ action: Selector?, to target: Any?) -> Bool { false }

  // sdk: complete
  public struct StateValue: Hashable, RawRepresentable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let mixed = StateValue(rawValue: -1)
    public static let off = StateValue(rawValue: 0)
    public static let on = StateValue(rawValue: 1)
  }

  // sdk: complete
  public enum ControlSize: UInt, Sendable, BitwiseCopyable {
    case regular = 0
    case small = 1
    case mini = 2
    @available(macOS 11.0, *)
    case large = 3
    @available(macOS 26.0, *)
    case extraLarge = 4
  }

}

// sdk: partial
@MainActor @preconcurrency
open class NSButton: NSControl {
  public convenience init(title: String, image: NSImage, target: Any?, action: Selector?) {
    self.init(frame: .zero)
  }

  public convenience init(title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
  }

  public convenience init(image: NSImage, target: Any?, action: Selector?) {
    self.init(frame: .zero)
  }

  public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
  }

  public convenience init(radioButtonWithTitle title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
  }

  open func setButtonType(_ type: NSButton.ButtonType) {}
  open var title = ""
  open var attributedTitle = NSAttributedString(string: "")
  open var alternateTitle = ""
  open var image: NSImage?
  open var alternateImage: NSImage?
  open var imagePosition: NSControl.ImagePosition = .noImage
  open var imageScaling: NSImageScaling = .scaleProportionallyDown
  open var isBordered = true
  open var isTransparent = false
  open var bezelStyle: NSButton.BezelStyle = .push
  open var bezelColor: NSColor?
  open var contentTintColor: NSColor?
  open var state: NSControl.StateValue = .off
  open var allowsMixedState = false
  open var keyEquivalent = ""
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags = []

  @available(macOS 11.0, *)
  open var hasDestructiveAction: Bool {
    get { false }
    set {}
  }

  // sdk: complete
  public enum ButtonType: UInt, Sendable, BitwiseCopyable {
    case momentaryLight = 0
    case pushOnPushOff = 1
    case toggle = 2
    case `switch` = 3
    case radio = 4
    case momentaryChange = 5
    case onOff = 6
    case momentaryPushIn = 7
    case accelerator = 8
    case multiLevelAccelerator = 9
  }

  // sdk: partial
  public enum BezelStyle: UInt, Sendable, BitwiseCopyable {
    @available(macOS 14.0, *)
    case automatic = 0
    case push = 1
    case flexiblePush = 2
    case disclosure = 5
    @available(macOS, introduced: 10.0, deprecated: 100000.0, renamed: "NSButton.BezelStyle.smallSquare")
    case shadowlessSquare = 6
    case circular = 7
    @available(macOS, introduced: 10.0, deprecated: 100000.0, renamed: "NSButton.BezelStyle.smallSquare")
    case texturedSquare = 8
    case helpButton = 9
    case smallSquare = 10
    case toolbar = 11
    case accessoryBarAction = 12
    case accessoryBar = 13
    case pushDisclosure = 14
    case badge = 15
    @available(macOS 26.0, *)
    case glass = 16

    @available(macOS, introduced: 10.0, deprecated: 100000.0, renamed: "NSButton.BezelStyle.push")
    public static var rounded: NSButton.BezelStyle { .push }
    @available(macOS, introduced: 10.0, deprecated: 100000.0, renamed: "NSButton.BezelStyle.flexiblePush")
    public static var regularSquare: NSButton.BezelStyle { .flexiblePush }
    @available(macOS, introduced: 10.0, deprecated: 100000.0, renamed: "NSButton.BezelStyle.toolbar")
    public static var texturedRounded: NSButton.BezelStyle { .toolbar }
    @available(macOS, introduced: 10.0, deprecated: 100000.0, renamed: "NSButton.BezelStyle.accessoryBarAction")
    public static var roundRect: NSButton.BezelStyle { .accessoryBarAction }
    @available(macOS, introduced: 10.0, deprecated: 100000.0, renamed: "NSButton.BezelStyle.accessoryBar")
    public static var recessed: NSButton.BezelStyle { .accessoryBar }
    @available(macOS, introduced: 10.0, deprecated: 100000.0, renamed: "NSButton.BezelStyle.pushDisclosure")
    public static var roundedDisclosure: NSButton.BezelStyle { .pushDisclosure }
    @available(macOS, introduced: 10.7, deprecated: 100000.0, renamed: "NSButton.BezelStyle.badge")
    public static var inline: NSButton.BezelStyle { .badge }
  }

}

extension NSControl {
  // sdk: complete
  public enum ImagePosition: UInt, Sendable, BitwiseCopyable {
    case noImage = 0
    case imageOnly = 1
    case imageLeft = 2
    case imageRight = 3
    case imageBelow = 4
    case imageAbove = 5
    case imageOverlaps = 6
    case imageLeading = 7
    case imageTrailing = 8
  }

}

// sdk: complete
public enum NSImageScaling: UInt, Sendable, BitwiseCopyable {
  case scaleProportionallyDown = 0
  case scaleAxesIndependently = 1
  case scaleNone = 2
  case scaleProportionallyUpOrDown = 3
}

// sdk: partial
@MainActor @preconcurrency
open class NSTextField: NSControl {
  public convenience init(labelWithString stringValue: String) {
    self.init(frame: .zero)
  }

  public convenience init(wrappingLabelWithString stringValue: String) {
    self.init(frame: .zero)
  }

  public convenience init(labelWithAttributedString attributedStringValue: NSAttributedString) {
    self.init(frame: .zero)
  }

  public convenience init(string stringValue: String) {
    self.init(frame: .zero)
  }

  open var placeholderString: String?
  open var placeholderAttributedString: NSAttributedString?
  open var backgroundColor: NSColor?
  open var drawsBackground = true
  open var textColor: NSColor?
  open var isBordered = false
  open var isBezeled = true
  open var bezelStyle: NSTextField.BezelStyle = .squareBezel
  open var isEditable = true
  open var isSelectable = true
  open weak var delegate: (any NSTextFieldDelegate)?
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var maximumNumberOfLines = 0
  open func selectText(_ sender: Any?) {}
  open func textDidChange(_ notification: Notification) {}
  open func textDidEndEditing(_ notification: Notification) {}

  // sdk: complete
  public enum BezelStyle: UInt, Sendable, BitwiseCopyable {
    case squareBezel = 0
    case roundedBezel = 1
  }

}

// sdk: partial
@MainActor @preconcurrency
open class NSSecureTextField: NSTextField {}

// sdk: partial
@MainActor @preconcurrency
open class NSSearchField: NSTextField {
  open var recentSearches: [String] = []
  open var sendsWholeSearchString = false
  open var sendsSearchStringImmediately = false
}

// sdk: partial
public protocol NSControlTextEditingDelegate: NSObjectProtocol {
  @MainActor @preconcurrency
  func controlTextDidBeginEditing(_ obj: Notification)
  @MainActor @preconcurrency
  func controlTextDidEndEditing(_ obj: Notification)
  @MainActor @preconcurrency
  func controlTextDidChange(_ obj: Notification)
  @MainActor @preconcurrency
  func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
}

// Optional requirements.
extension NSControlTextEditingDelegate {
  @MainActor @preconcurrency
  public func controlTextDidBeginEditing(_ obj: Notification) {}
  @MainActor @preconcurrency
  public func controlTextDidEndEditing(_ obj: Notification) {}
  @MainActor @preconcurrency
  public func controlTextDidChange(_ obj: Notification) {}
  @MainActor @preconcurrency
  public func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool {
    false
  }
}

// sdk: partial
public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}

// sdk: partial
@MainActor @preconcurrency
open class NSImageView: NSControl {
  public convenience init(image: NSImage) {
    self.init(frame: .zero)
  }

  open var image: NSImage?
  open var isEditable = false
  open var imageScaling: NSImageScaling = .scaleProportionallyDown
  open var contentTintColor: NSColor?
  open var animates = true
}

// sdk: partial
@MainActor @preconcurrency
open class NSSlider: NSControl {
  open var minValue: Double = 0
  open var maxValue: Double = 1
  open var numberOfTickMarks = 0
  open var allowsTickMarkValuesOnly = false
}

// sdk: partial
@MainActor @preconcurrency
open class NSSwitch: NSControl {
  open var state: NSControl.StateValue = .off
}

// sdk: partial
@MainActor @preconcurrency
open class NSProgressIndicator: NSView {
  open var isIndeterminate = true
  open var doubleValue: Double = 0
  open var minValue: Double = 0
  open var maxValue: Double = 100
  open var controlSize: NSControl.ControlSize = .regular
  open var style: NSProgressIndicator.Style = .bar
  open var isDisplayedWhenStopped = true
  open func startAnimation(_ sender: Any?) {}
  open func stopAnimation(_ sender: Any?) {}
  open func increment(by delta: Double) {}

  // sdk: complete
  public enum Style: UInt, Sendable, BitwiseCopyable {
    case bar = 0
    case spinning = 1
  }

}

// sdk: complete
public enum NSBorderType: UInt, Sendable, BitwiseCopyable {
  case noBorder = 0
  case lineBorder = 1
  case bezelBorder = 2
  case grooveBorder = 3
}

// sdk: partial
@MainActor @preconcurrency
open class NSVisualEffectView: NSView {
  open var material: NSVisualEffectView.Material = .contentBackground
  open var blendingMode: NSVisualEffectView.BlendingMode = .behindWindow
  open var state: NSVisualEffectView.State = .followsWindowActiveState
  open var isEmphasized = false
  open var maskImage: NSImage?

  // sdk: partial
  public enum Material: Int, Sendable, BitwiseCopyable {
    case titlebar = 3
    case selection = 4
    case menu = 5
    case popover = 6
    case sidebar = 7
    case headerView = 10
    case sheet = 11
    case windowBackground = 12
    case hudWindow = 13
    case fullScreenUI = 15
    case toolTip = 17
    case contentBackground = 18
    case underWindowBackground = 21
    case underPageBackground = 22
  }

  // sdk: complete
  public enum BlendingMode: Int, Sendable, BitwiseCopyable {
    case behindWindow = 0
    case withinWindow = 1
  }

  // sdk: complete
  public enum State: Int, Sendable, BitwiseCopyable {
    case followsWindowActiveState = 0
    case active = 1
    case inactive = 2
  }

}

// sdk: partial
@available(macOS 26.0, *)
@MainActor @preconcurrency
open class NSGlassEffectView: NSView {
  open var contentView: NSView?
  open var cornerRadius: CGFloat = 0
  open var tintColor: NSColor?
  open var style: NSGlassEffectView.Style = .regular

  // sdk: complete
  public enum Style: Int, Sendable, BitwiseCopyable {
    case regular = 0
    case clear = 1
  }

}
