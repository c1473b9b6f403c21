@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension CustomizableToolbarContent {
  nonisolated public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent { self }

  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent { self }

  @available(iOS, deprecated: 16.0, message: "Please provide either a visibility or customization options")
  @available(macOS, deprecated: 13.0, message: "Please provide either a visibility or customization options")
  @available(tvOS, deprecated: 16.0, message: "Please provide either a visibility or customization options")
  @available(watchOS, deprecated: 9.0, message: "Please provide either a visibility or customization options")
  @available(visionOS, deprecated: 1.0, message: "Please provide either a visibility or customization options")
  public func defaultCustomization() -> some CustomizableToolbarContent { self }
}

// sdk: complete
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct ToolbarCustomizationBehavior: Sendable {
  init() {}

  public static var `default`: ToolbarCustomizationBehavior { .init() }
  public static var reorderable: ToolbarCustomizationBehavior { .init() }
  public static var disabled: ToolbarCustomizationBehavior { .init() }
}

// sdk: complete
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static var alwaysAvailable: ToolbarCustomizationOptions { .init(rawValue: 1) }
}
