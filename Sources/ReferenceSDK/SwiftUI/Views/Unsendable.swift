// Types Apple's interface says may not be sent: without this a view, which lives on the main actor, would be sendable.

@available(*, unavailable)
extension AccessibilityAttachmentModifier: Sendable {}
@available(*, unavailable)
extension AccessoryBarActionButtonStyle: Sendable {}
@available(*, unavailable)
extension AccessoryBarButtonStyle: Sendable {}
@available(*, unavailable)
extension AccessoryCircularCapacityGaugeStyle: Sendable {}
@available(*, unavailable)
extension AccessoryLinearGaugeStyle: Sendable {}
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
extension AutomaticControlGroupStyle: Sendable {}
@available(*, unavailable)
extension AutomaticDisclosureGroupStyle: Sendable {}
@available(*, unavailable)
extension AutomaticLabeledContentStyle: Sendable {}
@available(*, unavailable)
extension AutomaticNavigationSplitViewStyle: Sendable {}
@available(*, unavailable)
extension AutomaticTextEditorStyle: Sendable {}
@available(*, unavailable)
extension BalancedNavigationSplitViewStyle: Sendable {}
@available(*, unavailable)
extension BlurReplaceTransition: Sendable {}
@available(*, unavailable)
extension BorderedButtonMenuStyle: Sendable {}
@available(*, unavailable)
extension BorderedButtonStyle: Sendable {}
@available(*, unavailable)
extension BorderlessButtonMenuStyle: Sendable {}
@available(*, unavailable)
extension BorderlessButtonStyle: Sendable {}
@available(*, unavailable)
extension Button: Sendable {}
@available(*, unavailable)
extension ButtonMenuStyle: Sendable {}
@available(*, unavailable)
extension ButtonStyleConfiguration.Label: Sendable {}
@available(*, unavailable)
extension ButtonToggleStyle: Sendable {}
@available(*, unavailable)
extension Canvas: Sendable {}
@available(*, unavailable)
extension CarouselTabViewStyle: Sendable {}
@available(*, unavailable)
extension CheckboxToggleStyle: Sendable {}
@available(*, unavailable)
extension CircularGaugeStyle: Sendable {}
@available(*, unavailable)
extension CircularProgressViewStyle: Sendable {}
@available(*, unavailable)
extension ColumnsFormStyle: Sendable {}
@available(*, unavailable)
extension CommandMenu: Sendable {}
@available(*, unavailable)
extension CompactMenuControlGroupStyle: Sendable {}
@available(*, unavailable)
extension ControlGroup: Sendable {}
@available(*, unavailable)
extension DefaultButtonStyle: Sendable {}
@available(*, unavailable)
extension DefaultDateProgressLabel: Sendable {}
@available(*, unavailable)
extension DefaultGroupBoxStyle: Sendable {}
@available(*, unavailable)
extension DefaultLabelStyle: Sendable {}
@available(*, unavailable)
extension DefaultMenuStyle: Sendable {}
@available(*, unavailable)
extension DefaultProgressViewStyle: Sendable {}
@available(*, unavailable)
extension DefaultSettingsLinkLabel: Sendable {}
@available(*, unavailable)
extension DefaultTabLabel: Sendable {}
@available(*, unavailable)
extension DefaultTabViewStyle: Sendable {}
@available(*, unavailable)
extension DefaultToolbarItem: Sendable {}
@available(*, unavailable)
extension DisclosureGroup: Sendable {}
@available(*, unavailable)
extension DisclosureGroupStyleConfiguration.Content: Sendable {}
@available(*, unavailable)
extension DisclosureGroupStyleConfiguration.Label: Sendable {}
@available(*, unavailable)
extension Divider: Sendable {}
@available(*, unavailable)
extension DragGesture: Sendable {}
@available(*, unavailable)
extension EmptyCommands: Sendable {}
@available(*, unavailable)
extension EmptyTableRowContent: Sendable {}
@available(*, unavailable)
extension EquatableView: Sendable {}
@available(*, unavailable)
extension FillShapeView: Sendable {}
@available(*, unavailable)
extension Form: Sendable {}
@available(*, unavailable)
extension FormStyleConfiguration.Content: Sendable {}
@available(*, unavailable)
extension GeometryReader: Sendable {}
@available(*, unavailable)
extension GlassButtonStyle: Sendable {}
@available(*, unavailable)
extension GlassProminentButtonStyle: Sendable {}
@available(*, unavailable)
extension GraphicsContext: Sendable {}
@available(*, unavailable)
extension GroupBox: Sendable {}
@available(*, unavailable)
extension GroupElementsOfContent: Sendable {}
@available(*, unavailable)
extension GroupSectionsOfContent: Sendable {}
@available(*, unavailable)
extension GroupedFormStyle: Sendable {}
@available(*, unavailable)
extension HSplitView: Sendable {}
@available(*, unavailable)
extension HStack: Sendable {}
@available(*, unavailable)
extension IconOnlyLabelStyle: Sendable {}
@available(*, unavailable)
extension IdentityTransition: Sendable {}
@available(*, unavailable)
extension ImportFromDevicesCommands: Sendable {}
@available(*, unavailable)
extension InsetTableStyle: Sendable {}
@available(*, unavailable)
extension InspectorCommands: Sendable {}
@available(*, unavailable)
extension ItemProviderTableRowModifier: Sendable {}
@available(*, unavailable)
extension KeyframeAnimator: Sendable {}
@available(*, unavailable)
extension LabeledControlGroupContent: Sendable {}
@available(*, unavailable)
extension LabeledToolbarItemGroupContent: Sendable {}
@available(*, unavailable)
extension LayoutSubview: Sendable {}
@available(*, unavailable)
extension LazyHStack: Sendable {}
@available(*, unavailable)
extension LazyVStack: Sendable {}
@available(*, unavailable)
extension LinearCapacityGaugeStyle: Sendable {}
@available(*, unavailable)
extension LinearProgressViewStyle: Sendable {}
@available(*, unavailable)
extension Link: Sendable {}
@available(*, unavailable)
extension LinkButtonStyle: Sendable {}
@available(*, unavailable)
extension List: Sendable {}
@available(*, unavailable)
extension Menu: Sendable {}
@available(*, unavailable)
extension MenuBarExtra: Sendable {}
@available(*, unavailable)
extension MenuControlGroupStyle: Sendable {}
@available(*, unavailable)
extension MenuStyleConfiguration.Content: Sendable {}
@available(*, unavailable)
extension MenuStyleConfiguration.Label: Sendable {}
@available(*, unavailable)
extension MoveTransition: Sendable {}
@available(*, unavailable)
extension MultiDatePicker: Sendable {}
@available(*, unavailable)
extension NavigationControlGroupStyle: Sendable {}
@available(*, unavailable)
extension NavigationLink: Sendable {}
@available(*, unavailable)
extension NavigationStack: Sendable {}
@available(*, unavailable)
extension OffsetTransition: Sendable {}
@available(*, unavailable)
extension OnInsertTableRowModifier: Sendable {}
@available(*, unavailable)
extension OpacityTransition: Sendable {}
@available(*, unavailable)
extension OutlineSubgroupChildren: Sendable {}
@available(*, unavailable)
extension PageTabViewStyle: Sendable {}
@available(*, unavailable)
extension PaletteControlGroupStyle: Sendable {}
@available(*, unavailable)
extension PhaseAnimator: Sendable {}
@available(*, unavailable)
extension Picker: Sendable {}
@available(*, unavailable)
extension PlaceholderContentView: Sendable {}
@available(*, unavailable)
extension PlainButtonStyle: Sendable {}
@available(*, unavailable)
extension PresentedWindowContent: Sendable {}
@available(*, unavailable)
extension PreviewModifierContent: Sendable {}
@available(*, unavailable)
extension PrimitiveButtonStyleConfiguration.Label: Sendable {}
@available(*, unavailable)
extension ProgressView: Sendable {}
@available(*, unavailable)
extension ProgressViewStyleConfiguration.CurrentValueLabel: Sendable {}
@available(*, unavailable)
extension ProgressViewStyleConfiguration.Label: Sendable {}
@available(*, unavailable)
extension ProminentDetailNavigationSplitViewStyle: Sendable {}
@available(*, unavailable)
extension PushTransition: Sendable {}
@available(*, unavailable)
extension RoundedBorderTextEditorStyle: Sendable {}
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
extension SectionConfiguration.ID: Sendable {}
@available(*, unavailable)
extension SecureField: Sendable {}
@available(*, unavailable)
extension Settings: Sendable {}
@available(*, unavailable)
extension SettingsLink: Sendable {}
@available(*, unavailable)
extension SidebarAdaptableTabViewStyle: Sendable {}
@available(*, unavailable)
extension SidebarCommands: Sendable {}
@available(*, unavailable)
extension SlideTransition: Sendable {}
@available(*, unavailable)
extension Slider: Sendable {}
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
extension TabBarOnlyTabViewStyle: Sendable {}
@available(*, unavailable)
extension TabContentBuilder.Content: Sendable {}
@available(*, unavailable)
extension TabView: Sendable {}
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
extension TitleAndIconLabelStyle: Sendable {}
@available(*, unavailable)
extension Toggle: Sendable {}
@available(*, unavailable)
extension ToggleStyleConfiguration.Label: Sendable {}
@available(*, unavailable)
extension ToolbarCommands: Sendable {}
@available(*, unavailable)
extension ToolbarItem: Sendable {}
@available(*, unavailable)
extension ToolbarItemGroup: Sendable {}
@available(*, unavailable)
extension TupleView: Sendable {}
@available(*, unavailable)
extension UtilityWindow: Sendable {}
@available(*, unavailable)
extension VSplitView: Sendable {}
@available(*, unavailable)
extension VStack: Sendable {}
@available(*, unavailable)
extension VerticalPageTabViewStyle: Sendable {}
@available(*, unavailable)
extension ViewThatFits: Sendable {}
@available(*, unavailable)
extension WindowGroup: Sendable {}
@available(*, unavailable)
extension ZStack: Sendable {}
@available(*, unavailable)
extension _ContextMenuPreviewTableRowModifier: Sendable {}
@available(*, unavailable)
extension _ContextMenuTableRowModifier: Sendable {}
@available(*, unavailable)
extension _TextFieldStyleLabel: Sendable {}
@available(*, unavailable)
extension _TupleScene: Sendable {}
@available(*, unavailable)
extension _ViewModifier_Content: Sendable {}
