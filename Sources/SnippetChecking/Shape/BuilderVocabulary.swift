/// Names of Apple's by which shape detection tells a view from a statement, and a view from a scene. They decide about
/// the frame only; whether such a thing exists is the compiler's to say.
enum BuilderVocabulary {
  static let scenes: Set<String> = [
    "WindowGroup", "Window", "Settings", "DocumentGroup", "MenuBarExtra", "UtilityWindow", "ImmersiveSpace",
    "WKNotificationScene", "AlertScene",
  ]
  static let toolbarItems: Set<String> = [
    "ToolbarItem", "ToolbarItemGroup", "ToolbarSpacer", "ToolbarTitleMenu", "DefaultToolbarItem",
  ]
  static let tabs: Set<String> = ["Tab", "TabSection"]
  static let commands: Set<String> = [
    "CommandMenu", "CommandGroup", "SidebarCommands", "ToolbarCommands", "TextEditingCommands", "InspectorCommands",
    "TextFormattingCommands", "ImportFromDevicesCommands", "EmptyCommands",
  ]
  /// Modifiers that only scenes have.
  static let sceneModifiers: Set<String> = [
    "backgroundTask", "commands", "commandsRemoved", "commandsReplaced", "defaultLaunchBehavior", "defaultPosition",
    "defaultSize", "defaultWindowPlacement", "defaultWorldScaling", "immersionStyle", "immersiveContentBrightness",
    "immersiveEnvironmentBehavior", "menuBarExtraStyle", "restorationBehavior", "volumeWorldAlignment",
    "windowBackgroundDragBehavior", "windowIdealPlacement", "windowIdealSize", "windowLevel", "windowManagerRole",
    "windowResizability", "windowStyle", "windowToolbarLabelStyle", "windowToolbarStyle",
  ]
  /// Modifiers that only toolbar items have.
  static let toolbarModifiers: Set<String> = [
    "defaultCustomization", "sharedBackgroundVisibility", "visibilityPriority",
  ]
  /// Modifiers that only tabs have.
  static let tabModifiers: Set<String> = ["customizationID", "defaultVisibility", "tabPlacement"]

  /// Types whose construction as a statement builds no view.
  static let notViews: Set<String> = [
    "Task", "Timer", "DispatchQueue", "DispatchWorkItem", "Thread", "Logger", "URLSession", "URLRequest", "URL",
    "UserDefaults", "NotificationCenter", "FileManager", "JSONEncoder", "JSONDecoder", "Binding", "Set", "Array",
    "Dictionary", "String", "Int", "Double", "Bool", "UUID", "Date", "Data", "NavigationPath", "ModelContainer",
    "ModelContext", "FetchDescriptor", "Transaction", "AnyView", "Mirror", "Process", "Bundle", "OSLog",
  ]
  static let notViewPrefixes = ["UI", "NS", "XCT", "CG", "CA", "WK", "AV", "UN", "SK", "MK", "CL", "CK"]

  /// Modifiers by which a chain on an unknown base shows itself to build a view.
  static let viewModifiers: Set<String> = [
    "padding", "frame", "background", "overlay", "foregroundStyle", "foregroundColor", "font", "bold", "italic",
    "opacity", "offset", "scaleEffect", "rotationEffect", "clipShape", "cornerRadius", "shadow", "blur", "tint",
    "navigationTitle", "navigationBarTitle", "navigationBarTitleDisplayMode", "navigationBarBackButtonHidden",
    "navigationDestination", "navigationSplitViewStyle", "navigationSplitViewColumnWidth", "navigationTransition",
    "navigationBarItems", "navigationSubtitle", "matchedTransitionSource", "matchedGeometryEffect", "toolbar",
    "toolbarBackground", "toolbarVisibility", "toolbarTitleDisplayMode", "toolbarRole", "sheet", "fullScreenCover",
    "popover", "alert", "confirmationDialog", "presentationDetents", "presentationSizing", "inspector", "tabItem",
    "tabViewStyle", "tabViewCustomization", "badge", "tag", "listStyle", "listRowBackground", "listRowInsets",
    "listRowSeparator", "swipeActions", "contextMenu", "searchable", "searchScopes", "refreshable", "task",
    "onAppear", "onDisappear", "onChange", "onReceive", "onTapGesture", "onOpenURL", "onContinueUserActivity",
    "onHover", "onSubmit", "gesture", "simultaneousGesture", "animation", "transition", "contentTransition",
    "environment", "environmentObject", "buttonStyle", "textFieldStyle", "pickerStyle", "labelStyle", "toggleStyle",
    "controlSize", "disabled", "hidden", "id", "zIndex", "ignoresSafeArea", "safeAreaInset", "safeAreaPadding",
    "scrollTargetBehavior", "scrollPosition", "scrollContentBackground", "accessibilityLabel", "accessibilityHint",
    "accessibilityIdentifier", "accessibilityAddTraits", "accessibilityElement", "accessibilityHidden", "focused",
    "focusable", "focusedValue", "focusedSceneValue", "keyboardType", "textContentType", "submitLabel", "lineLimit",
    "multilineTextAlignment", "fixedSize", "layoutPriority", "aspectRatio", "resizable", "renderingMode",
    "symbolEffect", "glassEffect", "containerRelativeFrame", "fileImporter", "fileExporter", "sensoryFeedback",
    "preferredColorScheme", "modifier", "interactiveDismissDisabled", "help", "draggable", "dropDestination",
    "previewDevice", "previewDisplayName", "redacted", "defaultAppStorage", "modelContainer", "userActivity",
  ]

  /// The builder that a construction of this type belongs to; `nil` where it builds nothing.
  static func kind(ofType name: String) -> BuilderKind? {
    if scenes.contains(name) { return .scene }
    if toolbarItems.contains(name) { return .toolbarContent }
    if tabs.contains(name) { return .tabContent }
    if commands.contains(name) { return .commands }
    if notViews.contains(name) && name != "AnyView" { return nil }
    let isForeign = notViewPrefixes.contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
    }
    return isForeign ? nil : .view
  }

  /// The builder that a chain of these modifiers belongs to: the first that only one kind has decides.
  static func kind(ofModifiers names: [String]) -> BuilderKind {
    for name in names {
      if sceneModifiers.contains(name) { return .scene }
      if tabModifiers.contains(name) { return .tabContent }
      if toolbarModifiers.contains(name) { return .toolbarContent }
    }
    return .view
  }
}
