// sdk: complete
@available(iOS 14.0, *)
public struct UICellAccessory {
  public typealias ActionHandler = () -> Void
  public typealias MenuSelectedElementDidChangeHandler = (UIMenu) -> Void

  // sdk: complete
  public enum DisplayedState: Hashable {
    case always
    case whenEditing
    case whenNotEditing
  }

  // sdk: complete
  public enum LayoutDimension {
    case actual
    case standard
    case custom(CGFloat)
  }

  // sdk: complete
  public struct DisclosureIndicatorOptions {
    public var isHidden: Bool = false
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension = .standard
    public var tintColor: UIColor?
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {}
  }

  // sdk: complete
  @available(iOS 15.4, *)
  public struct DetailOptions {
    public var isHidden: Bool = false
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension = .standard
    public var tintColor: UIColor?
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {}
  }

  // sdk: complete
  public struct CheckmarkOptions {
    public var isHidden: Bool = false
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension = .standard
    public var tintColor: UIColor?
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {}
  }

  // sdk: complete
  public struct DeleteOptions {
    public var isHidden: Bool = false
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension = .standard
    public var tintColor: UIColor?
    public var backgroundColor: UIColor?
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {}
  }

  // sdk: complete
  public struct InsertOptions {
    public var isHidden: Bool = false
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension = .standard
    public var tintColor: UIColor?
    public var backgroundColor: UIColor?
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {}
  }

  // sdk: complete
  public struct ReorderOptions {
    public var isHidden: Bool = false
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension = .standard
    public var tintColor: UIColor?
    public var showsVerticalSeparator: Bool = true
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {}
  }

  // sdk: complete
  public struct MultiselectOptions {
    public var isHidden: Bool = false
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension = .standard
    public var tintColor: UIColor?
    public var backgroundColor: UIColor?
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {}
  }

  // sdk: complete
  public struct OutlineDisclosureOptions {
    // sdk: complete
    public enum Style: Hashable {
      case automatic
      case header
      case cell
    }

    public var style: UICellAccessory.OutlineDisclosureOptions.Style = .automatic
    public var isHidden: Bool = false
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension = .standard
    public var tintColor: UIColor?
    public init(
      style: UICellAccessory.OutlineDisclosureOptions.Style? = nil, isHidden: Bool? = nil,
      reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {}
  }

  // sdk: complete
  @available(iOS 16.0, *)
  public struct PopUpMenuOptions {
    public var isHidden: Bool = false
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension = .standard
    public var tintColor: UIColor?
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {}
  }

  // sdk: complete
  public struct LabelOptions {
    public var isHidden: Bool = false
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension = .standard
    public var tintColor: UIColor?
    public var font: UIFont = UIFont.systemFont(ofSize: 17)
    public var adjustsFontForContentSizeCategory: Bool = true
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {}
  }

  // sdk: complete
  public enum Placement {
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int
    public static func position(before accessory: UICellAccessory) -> UICellAccessory.Placement.Position { { _ in 0 } }
    public static func position(after accessory: UICellAccessory) -> UICellAccessory.Placement.Position { { _ in 0 } }
    case leading(
      displayed: UICellAccessory.DisplayedState = .always, at: UICellAccessory.Placement.Position = { $0.count })
    case trailing(
      displayed: UICellAccessory.DisplayedState = .always, at: UICellAccessory.Placement.Position = { _ in 0 })
  }

  // sdk: complete
  public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: UICellAccessory.Placement
    public var isHidden = false
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension = .standard
    public var tintColor: UIColor?
    public var maintainsFixedSize = false
    public init(
      customView: UIView, placement: UICellAccessory.Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
    }
  }

  // sdk: complete
  public enum AccessoryType: Hashable {
    case disclosureIndicator
    case outlineDisclosure
    case checkmark
    case delete
    case insert
    case reorder
    case multiselect
    case label
    case customView(UIView)
    @available(iOS 15.4, *)
    case detail
    @available(iOS 16.0, *)
    case popUpMenu
  }

  public let accessoryType: UICellAccessory.AccessoryType
}

@available(iOS 14.0, *)
extension UICellAccessory {
  public static func disclosureIndicator(
    displayed: UICellAccessory.DisplayedState = .always,
    options: UICellAccessory.DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(accessoryType: .disclosureIndicator)
  }

  @available(iOS 15.4, *)
  public static func detail(
    displayed: UICellAccessory.DisplayedState = .always, options: UICellAccessory.DetailOptions = DetailOptions(),
    actionHandler: UICellAccessory.ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(accessoryType: .detail)
  }

  public static func checkmark(
    displayed: UICellAccessory.DisplayedState = .always,
    options: UICellAccessory.CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(accessoryType: .checkmark)
  }

  public static func delete(
    displayed: UICellAccessory.DisplayedState = .whenEditing,
    options: UICellAccessory.DeleteOptions = DeleteOptions(), actionHandler: UICellAccessory.ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(accessoryType: .delete)
  }

  public static func insert(
    displayed: UICellAccessory.DisplayedState = .whenEditing,
    options: UICellAccessory.InsertOptions = InsertOptions(), actionHandler: UICellAccessory.ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(accessoryType: .insert)
  }

  public static func reorder(
    displayed: UICellAccessory.DisplayedState = .whenEditing,
    options: UICellAccessory.ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    UICellAccessory(accessoryType: .reorder)
  }

  public static func multiselect(
    displayed: UICellAccessory.DisplayedState = .whenEditing,
    options: UICellAccessory.MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    UICellAccessory(accessoryType: .multiselect)
  }

  public static func outlineDisclosure(
    displayed: UICellAccessory.DisplayedState = .always,
    options: UICellAccessory.OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: UICellAccessory.ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(accessoryType: .outlineDisclosure)
  }

  @available(iOS 16.0, *)
  public static func popUpMenu(
    _ menu: UIMenu, displayed: UICellAccessory.DisplayedState = .always,
    options: UICellAccessory.PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: UICellAccessory.MenuSelectedElementDidChangeHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(accessoryType: .popUpMenu)
  }

  public static func label(
    text: String, displayed: UICellAccessory.DisplayedState = .always,
    options: UICellAccessory.LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    UICellAccessory(accessoryType: .label)
  }

  public static func customView(configuration: UICellAccessory.CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(accessoryType: .customView(configuration.customView))
  }
}
