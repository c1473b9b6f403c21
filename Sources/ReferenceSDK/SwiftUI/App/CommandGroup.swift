// sdk: complete
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
nonisolated public struct CommandGroup<Content>: Commands, _PrimitiveCommands where Content: View {
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

// sdk: complete
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct CommandGroupPlacement: Sendable {
  init() {}

  public static let appInfo = CommandGroupPlacement()
  public static let appSettings = CommandGroupPlacement()
  public static let systemServices = CommandGroupPlacement()
  public static let appVisibility = CommandGroupPlacement()
  public static let appTermination = CommandGroupPlacement()
  public static let newItem = CommandGroupPlacement()
  public static let saveItem = CommandGroupPlacement()
  public static let importExport = CommandGroupPlacement()
  public static let printItem = CommandGroupPlacement()
  public static let undoRedo = CommandGroupPlacement()
  public static let pasteboard = CommandGroupPlacement()
  public static let textEditing = CommandGroupPlacement()
  public static let textFormatting = CommandGroupPlacement()
  public static let toolbar = CommandGroupPlacement()
  public static let sidebar = CommandGroupPlacement()
  public static let windowSize = CommandGroupPlacement()
  public static let windowArrangement = CommandGroupPlacement()
  public static let help = CommandGroupPlacement()

  @available(macOS 11.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static var windowList: CommandGroupPlacement { .init() }

  @available(macOS 13.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static var singleWindowList: CommandGroupPlacement { .init() }
}

// sdk: complete
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
nonisolated public struct CommandMenu<Content>: Commands, _PrimitiveCommands where Content: View {
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  public init(_ name: Text, @ViewBuilder content: () -> Content) {}

  @available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
  @_disfavoredOverload
  public init(_ name: LocalizedStringResource, @ViewBuilder content: () -> Content) {}

  @_disfavoredOverload
  public init<S>(_ name: S, @ViewBuilder content: () -> Content) where S: StringProtocol {}
}

@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension Scene {
  nonisolated public func commands<Content>(@CommandsBuilder content: () -> Content) -> some Scene
  where Content: Commands {
    ModifiedScene(self)
  }
}

@available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension Scene {
  nonisolated public func commandsReplaced<Content>(@CommandsBuilder content: () -> Content) -> some Scene
  where Content: Commands {
    ModifiedScene(self)
  }

  nonisolated public func commandsRemoved() -> some Scene {
    ModifiedScene(self)
  }
}
