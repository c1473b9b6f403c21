// sdk: complete
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
nonisolated public struct SidebarCommands: Commands, _PrimitiveCommands {
  public init() {}
}

// sdk: complete
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
nonisolated public struct TextEditingCommands: Commands, _PrimitiveCommands {
  public init() {}
}

// sdk: complete
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
nonisolated public struct TextFormattingCommands: Commands, _PrimitiveCommands {
  public init() {}
}

// sdk: complete
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
nonisolated public struct ToolbarCommands: Commands, _PrimitiveCommands {
  public init() {}
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
nonisolated public struct InspectorCommands: Commands, _PrimitiveCommands {
  public init() {}
}

// sdk: complete
@available(macOS 12.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
nonisolated public struct ImportFromDevicesCommands: Commands, _PrimitiveCommands {
  public init() {}
}
