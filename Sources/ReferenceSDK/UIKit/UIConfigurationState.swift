// sdk: complete
@available(iOS 14.0, *)
public protocol UIConfigurationState {
  init(traitCollection: UITraitCollection)
  var traitCollection: UITraitCollection { get set }
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

// sdk: complete
@available(iOS 14.0, *)
public struct UIConfigurationStateCustomKey: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

// sdk: complete
@available(iOS 14.0, *)
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  @available(iOS 15.0, *)
  public var isPinned: Bool {
    get { false }
    set {}
  }
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

// sdk: complete
@available(iOS 14.0, *)
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  // sdk: complete
  public enum DragState: Hashable {
    case none
    case lifting
    case dragging
  }

  // sdk: complete
  public enum DropState: Hashable {
    case none
    case notTargeted
    case targeted
  }

  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  @available(iOS 15.0, *)
  public var isPinned: Bool {
    get { false }
    set {}
  }
  public var isEditing = false
  public var isExpanded = false
  public var isSwiped = false
  public var isReordering = false
  public var cellDragState: UICellConfigurationState.DragState = .none
  public var cellDropState: UICellConfigurationState.DropState = .none
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

// sdk: complete
@available(iOS 17.0, *)
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
  public var traitCollection: UITraitCollection
  public var searchText: String?
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

@available(iOS 14.0, *)
extension UIViewConfigurationState: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "UIViewConfigurationState" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: []) }
}

@available(iOS 14.0, *)
extension UICellConfigurationState: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "UICellConfigurationState" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: []) }
}

@available(iOS 17.0, *)
extension UIContentUnavailableConfigurationState: CustomStringConvertible,
  CustomDebugStringConvertible, CustomReflectable
{
  public var description: String { "UIContentUnavailableConfigurationState" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: []) }
}
