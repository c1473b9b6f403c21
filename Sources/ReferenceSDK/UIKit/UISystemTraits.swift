// sdk: complete
@available(iOS 17.0, tvOS 17.0, *)
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  public static let defaultValue: UIUserInterfaceIdiom = .unspecified
  public static let name = "UserInterfaceIdiom"
  public static let identifier = "UITraitUserInterfaceIdiom"
  public static let affectsColorAppearance = false
}

@available(iOS 17.0, tvOS 17.0, *)
extension UIMutableTraits {
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }
}

// sdk: complete
@available(iOS 17.0, tvOS 17.0, *)
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  public static let defaultValue: UIUserInterfaceStyle = .unspecified
  public static let name = "UserInterfaceStyle"
  public static let identifier = "UITraitUserInterfaceStyle"
  public static let affectsColorAppearance = false
}

@available(iOS 17.0, tvOS 17.0, *)
extension UIMutableTraits {
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }
}

// sdk: complete
@available(iOS 17.0, tvOS 17.0, *)
public struct UITraitLayoutDirection: UITraitDefinition {
  public static let defaultValue: UITraitEnvironmentLayoutDirection = .unspecified
  public static let name = "LayoutDirection"
  public static let identifier = "UITraitLayoutDirection"
  public static let affectsColorAppearance = false
}

@available(iOS 17.0, tvOS 17.0, *)
extension UIMutableTraits {
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }
}

// sdk: complete
@available(iOS 17.0, tvOS 17.0, *)
public struct UITraitDisplayScale: UITraitDefinition {
  public static let defaultValue: CGFloat = 0
  public static let name = "DisplayScale"
  public static let identifier = "UITraitDisplayScale"
  public static let affectsColorAppearance = false
}

@available(iOS 17.0, tvOS 17.0, *)
extension UIMutableTraits {
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }
}

// sdk: complete
@available(iOS 17.0, tvOS 17.0, *)
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
  public static let name = "HorizontalSizeClass"
  public static let identifier = "UITraitHorizontalSizeClass"
  public static let affectsColorAppearance = false
}

@available(iOS 17.0, tvOS 17.0, *)
extension UIMutableTraits {
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }
}

// sdk: complete
@available(iOS 17.0, tvOS 17.0, *)
public struct UITraitVerticalSizeClass: UITraitDefinition {
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
  public static let name = "VerticalSizeClass"
  public static let identifier = "UITraitVerticalSizeClass"
  public static let affectsColorAppearance = false
}

@available(iOS 17.0, tvOS 17.0, *)
extension UIMutableTraits {
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }
}

// sdk: complete
@available(iOS 17.0, tvOS 17.0, *)
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static let defaultValue: UIContentSizeCategory = .unspecified
  public static let name = "PreferredContentSizeCategory"
  public static let identifier = "UITraitPreferredContentSizeCategory"
  public static let affectsColorAppearance = false
}

@available(iOS 17.0, tvOS 17.0, *)
extension UIMutableTraits {
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }
}

// sdk: complete
@available(iOS 17.0, tvOS 17.0, *)
public struct UITraitAccessibilityContrast: UITraitDefinition {
  public static let defaultValue: UIAccessibilityContrast = .unspecified
  public static let name = "AccessibilityContrast"
  public static let identifier = "UITraitAccessibilityContrast"
  public static let affectsColorAppearance = false
}

@available(iOS 17.0, tvOS 17.0, *)
extension UIMutableTraits {
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }
}

// sdk: complete
@available(iOS 26.0, *)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
public struct UITraitTabAccessoryEnvironment: UITraitDefinition {
  public static let defaultValue: UITabAccessory.Environment = .unspecified
  public static let name = "TabAccessoryEnvironment"
  public static let identifier = "UITraitTabAccessoryEnvironment"
  public static let affectsColorAppearance = false
}

@available(iOS 26.0, *)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
extension UIMutableTraits {
  public var tabAccessoryEnvironment: UITabAccessory.Environment {
    get { self[UITraitTabAccessoryEnvironment.self] }
    set { self[UITraitTabAccessoryEnvironment.self] = newValue }
  }
}

// sdk: complete
@available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
public struct UITraitSplitViewControllerLayoutEnvironment: UITraitDefinition {
  public static let defaultValue: UISplitViewController.LayoutEnvironment = .none
  public static let name = "SplitViewControllerLayoutEnvironment"
  public static let identifier = "UITraitSplitViewControllerLayoutEnvironment"
  public static let affectsColorAppearance = false
}

@available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
extension UIMutableTraits {
  public var splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment {
    get { self[UITraitSplitViewControllerLayoutEnvironment.self] }
    set { self[UITraitSplitViewControllerLayoutEnvironment.self] = newValue }
  }
}
