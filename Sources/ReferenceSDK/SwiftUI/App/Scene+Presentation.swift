@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension Scene {
  nonisolated public func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene {
    ModifiedScene(self)
  }

  nonisolated public func windowToolbarLabelStyle(_ toolbarLabelStyle: Binding<ToolbarLabelStyle>)
    -> some Scene
  {
    ModifiedScene(self)
  }

  nonisolated public func windowToolbarLabelStyle(fixed: ToolbarLabelStyle) -> some Scene {
    ModifiedScene(self)
  }
}

@available(macOS 13.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension Scene {
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene {
    ModifiedScene(self)
  }

  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization = .automatic
  ) -> some Scene {
    ModifiedScene(self)
  }
}
