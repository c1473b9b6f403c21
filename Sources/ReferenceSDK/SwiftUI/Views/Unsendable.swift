// Types Apple's interface says may not be sent: without this a view, which lives on the main actor, would be sendable.

@available(*, unavailable)
extension AccessibilityAttachmentModifier: Sendable {}
@available(*, unavailable)
extension AccessibilityChildBehavior: Sendable {}
@available(*, unavailable)
extension AnyGesture: Sendable {}
@available(*, unavailable)
extension AnyTabContent: Sendable {}
@available(*, unavailable)
extension AnyTransition: Sendable {}
@available(*, unavailable)
extension AnyView: Sendable {}
@available(*, unavailable)
extension AsymmetricTransition: Sendable {}
@available(*, unavailable)
extension AsyncImage: Sendable {}
@available(*, unavailable)
extension BlurReplaceTransition: Sendable {}
@available(*, unavailable)
extension Button: Sendable {}
@available(*, unavailable)
extension Canvas: Sendable {}
@available(*, unavailable)
extension ColorPicker: Sendable {}
@available(*, unavailable)
extension CommandGroup: Sendable {}
@available(*, unavailable)
extension CommandMenu: Sendable {}
@available(*, unavailable)
extension ContentUnavailableView: Sendable {}
@available(*, unavailable)
extension ControlGroup: Sendable {}
@available(*, unavailable)
extension DatePicker: Sendable {}
@available(*, unavailable)
extension DefaultButtonLabel: Sendable {}
@available(*, unavailable)
extension DefaultDateProgressLabel: Sendable {}
@available(*, unavailable)
extension DefaultSettingsLinkLabel: Sendable {}
@available(*, unavailable)
extension DefaultShareLinkLabel: Sendable {}
@available(*, unavailable)
extension DefaultTabLabel: Sendable {}
@available(*, unavailable)
extension DefaultToolbarItem: Sendable {}
@available(*, unavailable)
extension DisclosureGroup: Sendable {}
@available(*, unavailable)
extension DisclosureTableRow: Sendable {}
@available(*, unavailable)
extension Divider: Sendable {}
@available(*, unavailable)
extension DocumentGroup: Sendable {}
@available(*, unavailable)
extension DragGesture: Sendable {}
@available(*, unavailable)
extension EditButton: Sendable {}
@available(*, unavailable)
extension EmptyCommands: Sendable {}
@available(*, unavailable)
extension EmptyTableRowContent: Sendable {}
@available(*, unavailable)
extension EquatableView: Sendable {}
@available(*, unavailable)
extension FillShapeView: Sendable {}
@available(*, unavailable)
extension FocusedObject: Sendable {}
@available(*, unavailable)
extension FocusedObject.Wrapper: Sendable {}
@available(*, unavailable)
extension Form: Sendable {}
@available(*, unavailable)
extension Gauge: Sendable {}
@available(*, unavailable)
extension GeometryReader: Sendable {}
@available(*, unavailable)
extension GraphicsContext: Sendable {}
@available(*, unavailable)
extension Grid: Sendable {}
@available(*, unavailable)
extension GridRow: Sendable {}
@available(*, unavailable)
extension GroupBox: Sendable {}
@available(*, unavailable)
extension GroupElementsOfContent: Sendable {}
@available(*, unavailable)
extension GroupSectionsOfContent: Sendable {}
@available(*, unavailable)
extension HSplitView: Sendable {}
@available(*, unavailable)
extension HStack: Sendable {}
@available(*, unavailable)
extension IdentityTransition: Sendable {}
@available(*, unavailable)
extension ImportFromDevicesCommands: Sendable {}
@available(*, unavailable)
extension InspectorCommands: Sendable {}
@available(*, unavailable)
extension ItemProviderTableRowModifier: Sendable {}
@available(*, unavailable)
extension KeyframeAnimator: Sendable {}
@available(*, unavailable)
extension Label: Sendable {}
@available(*, unavailable)
extension LabeledControlGroupContent: Sendable {}
@available(*, unavailable)
extension LabeledToolbarItemGroupContent: Sendable {}
@available(*, unavailable)
extension LayoutSubview: Sendable {}
@available(*, unavailable)
extension LazyHGrid: Sendable {}
@available(*, unavailable)
extension LazyHStack: Sendable {}
@available(*, unavailable)
extension LazyVGrid: Sendable {}
@available(*, unavailable)
extension LazyVStack: Sendable {}
@available(*, unavailable)
extension Link: Sendable {}
@available(*, unavailable)
extension List: Sendable {}
@available(*, unavailable)
extension Menu: Sendable {}
@available(*, unavailable)
extension MenuBarExtra: Sendable {}
@available(*, unavailable)
extension MoveTransition: Sendable {}
@available(*, unavailable)
extension MultiDatePicker: Sendable {}
@available(*, unavailable)
extension NavigationLink: Sendable {}
@available(*, unavailable)
extension NavigationSplitView: Sendable {}
@available(*, unavailable)
extension NavigationStack: Sendable {}
@available(*, unavailable)
extension NavigationView: Sendable {}
@available(*, unavailable)
extension OffsetTransition: Sendable {}
@available(*, unavailable)
extension OnInsertTableRowModifier: Sendable {}
@available(*, unavailable)
extension OpacityTransition: Sendable {}
@available(*, unavailable)
extension OutlineSubgroupChildren: Sendable {}
@available(*, unavailable)
extension PasteButton: Sendable {}
@available(*, unavailable)
extension PhaseAnimator: Sendable {}
@available(*, unavailable)
extension Picker: Sendable {}
@available(*, unavailable)
extension PlaceholderContentView: Sendable {}
@available(*, unavailable)
extension PresentedWindowContent: Sendable {}
@available(*, unavailable)
extension PreviewModifierContent: Sendable {}
@available(*, unavailable)
extension ProgressView: Sendable {}
@available(*, unavailable)
extension PushTransition: Sendable {}
@available(*, unavailable)
extension RenameButton: Sendable {}
@available(*, unavailable)
extension ScaleTransition: Sendable {}
@available(*, unavailable)
extension ScrollTransitionConfiguration: Sendable {}
@available(*, unavailable)
extension ScrollTransitionConfiguration.Threshold: Sendable {}
@available(*, unavailable)
extension ScrollTransitionPhase: Sendable {}
@available(*, unavailable)
extension ScrollView: Sendable {}
@available(*, unavailable)
extension ScrollViewReader: Sendable {}
@available(*, unavailable)
extension SearchUnavailableContent.Actions: Sendable {}
@available(*, unavailable)
extension SearchUnavailableContent.Description: Sendable {}
@available(*, unavailable)
extension SearchUnavailableContent.Label: Sendable {}
@available(*, unavailable)
extension SectionConfiguration.ID: Sendable {}
@available(*, unavailable)
extension SecureField: Sendable {}
@available(*, unavailable)
extension Settings: Sendable {}
@available(*, unavailable)
extension SettingsLink: Sendable {}
@available(*, unavailable)
extension ShareLink: Sendable {}
@available(*, unavailable)
extension SidebarCommands: Sendable {}
@available(*, unavailable)
extension SlideTransition: Sendable {}
@available(*, unavailable)
extension Slider: Sendable {}
@available(*, unavailable)
extension Stepper: Sendable {}
@available(*, unavailable)
extension StrokeBorderShapeView: Sendable {}
@available(*, unavailable)
extension StrokeShapeView: Sendable {}
@available(*, unavailable)
extension Subview: Sendable {}
@available(*, unavailable)
extension SubviewsCollection: Sendable {}
@available(*, unavailable)
extension SubviewsCollectionSlice: Sendable {}
@available(*, unavailable)
extension SymbolEffectTransition: Sendable {}
@available(*, unavailable)
extension TabContentBuilder.Content: Sendable {}
@available(*, unavailable)
extension TabView: Sendable {}
@available(*, unavailable)
extension TabViewCustomization.SectionCustomization: Sendable {}
@available(*, unavailable)
extension TabViewCustomization.TabCustomization: Sendable {}
@available(*, unavailable)
extension Table: Sendable {}
@available(*, unavailable)
extension TableColumn: Sendable {}
@available(*, unavailable)
extension TableColumnForEach: Sendable {}
@available(*, unavailable)
extension TableForEachContent: Sendable {}
@available(*, unavailable)
extension TableHeaderRowContent: Sendable {}
@available(*, unavailable)
extension TableOutlineGroupContent: Sendable {}
@available(*, unavailable)
extension TableRow: Sendable {}
@available(*, unavailable)
extension TextEditingCommands: Sendable {}
@available(*, unavailable)
extension TextEditor: Sendable {}
@available(*, unavailable)
extension TextField: Sendable {}
@available(*, unavailable)
extension TextFormattingCommands: Sendable {}
@available(*, unavailable)
extension Toggle: Sendable {}
@available(*, unavailable)
extension ToolbarCommands: Sendable {}
@available(*, unavailable)
extension ToolbarItem: Sendable {}
@available(*, unavailable)
extension ToolbarItemGroup: Sendable {}
@available(*, unavailable)
extension ToolbarSpacer: Sendable {}
@available(*, unavailable)
extension ToolbarTitleMenu: Sendable {}
@available(*, unavailable)
extension TupleTableColumnContent: Sendable {}
@available(*, unavailable)
extension TupleTableRowContent: Sendable {}
@available(*, unavailable)
extension TupleView: Sendable {}
@available(*, unavailable)
extension UtilityWindow: Sendable {}
@available(*, unavailable)
extension VSplitView: Sendable {}
@available(*, unavailable)
extension VStack: Sendable {}
@available(*, unavailable)
extension ViewThatFits: Sendable {}
@available(*, unavailable)
extension Window: Sendable {}
@available(*, unavailable)
extension WindowGroup: Sendable {}
@available(*, unavailable)
extension ZStack: Sendable {}
@available(*, unavailable)
extension _ContextMenuPreviewTableRowModifier: Sendable {}
@available(*, unavailable)
extension _ContextMenuTableRowModifier: Sendable {}
@available(*, unavailable)
extension _TupleScene: Sendable {}
@available(*, unavailable)
extension _ViewModifier_Content: Sendable {}
