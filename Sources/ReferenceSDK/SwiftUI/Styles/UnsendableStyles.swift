// Styles that Apple's interface says may not be sent.

@available(*, unavailable)
extension AccessoryBarActionButtonStyle: Sendable {}
@available(*, unavailable)
extension AccessoryBarButtonStyle: Sendable {}
@available(*, unavailable)
extension AccessoryCircularCapacityGaugeStyle: Sendable {}
@available(*, unavailable)
extension AccessoryCircularGaugeStyle: Sendable {}
@available(*, unavailable)
extension AccessoryLinearCapacityGaugeStyle: Sendable {}
@available(*, unavailable)
extension AccessoryLinearGaugeStyle: Sendable {}
@available(*, unavailable)
extension AutomaticControlGroupStyle: Sendable {}
@available(*, unavailable)
extension AutomaticDisclosureGroupStyle: Sendable {}
@available(*, unavailable)
extension AutomaticFormStyle: Sendable {}
@available(*, unavailable)
extension AutomaticLabeledContentStyle: Sendable {}
@available(*, unavailable)
extension AutomaticNavigationSplitViewStyle: Sendable {}
@available(*, unavailable)
extension AutomaticTableStyle: Sendable {}
@available(*, unavailable)
extension AutomaticTextEditorStyle: Sendable {}
@available(*, unavailable)
extension BalancedNavigationSplitViewStyle: Sendable {}
@available(*, unavailable)
extension BorderedButtonMenuStyle: Sendable {}
@available(*, unavailable)
extension BorderedButtonStyle: Sendable {}
@available(*, unavailable)
extension BorderedProminentButtonStyle: Sendable {}
@available(*, unavailable)
extension BorderedTableStyle: Sendable {}
@available(*, unavailable)
extension BorderlessButtonMenuStyle: Sendable {}
@available(*, unavailable)
extension BorderlessButtonStyle: Sendable {}
@available(*, unavailable)
extension ButtonMenuStyle: Sendable {}
@available(*, unavailable)
extension ButtonStyleConfiguration.Label: Sendable {}
@available(*, unavailable)
extension ButtonToggleStyle: Sendable {}
@available(*, unavailable)
extension CardButtonStyle: Sendable {}
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
extension CompactDatePickerStyle: Sendable {}
@available(*, unavailable)
extension CompactMenuControlGroupStyle: Sendable {}
@available(*, unavailable)
extension ControlGroupStyleConfiguration.Content: Sendable {}
@available(*, unavailable)
extension ControlGroupStyleConfiguration.Label: Sendable {}
@available(*, unavailable)
extension DatePickerStyleConfiguration.Label: Sendable {}
@available(*, unavailable)
extension DefaultButtonStyle: Sendable {}
@available(*, unavailable)
extension DefaultDatePickerStyle: Sendable {}
@available(*, unavailable)
extension DefaultGaugeStyle: Sendable {}
@available(*, unavailable)
extension DefaultGroupBoxStyle: Sendable {}
@available(*, unavailable)
extension DefaultLabelStyle: Sendable {}
@available(*, unavailable)
extension DefaultMenuStyle: Sendable {}
@available(*, unavailable)
extension DefaultProgressViewStyle: Sendable {}
@available(*, unavailable)
extension DefaultTabViewStyle: Sendable {}
@available(*, unavailable)
extension DefaultToggleStyle: Sendable {}
@available(*, unavailable)
extension DisclosureGroupStyleConfiguration.Content: Sendable {}
@available(*, unavailable)
extension DisclosureGroupStyleConfiguration.Label: Sendable {}
@available(*, unavailable)
extension FieldDatePickerStyle: Sendable {}
@available(*, unavailable)
extension FormStyleConfiguration.Content: Sendable {}
@available(*, unavailable)
extension GaugeStyleConfiguration.CurrentValueLabel: Sendable {}
@available(*, unavailable)
extension GaugeStyleConfiguration.Label: Sendable {}
@available(*, unavailable)
extension GaugeStyleConfiguration.MarkedValueLabel: Sendable {}
@available(*, unavailable)
extension GaugeStyleConfiguration.MaximumValueLabel: Sendable {}
@available(*, unavailable)
extension GaugeStyleConfiguration.MinimumValueLabel: Sendable {}
@available(*, unavailable)
extension GlassButtonStyle: Sendable {}
@available(*, unavailable)
extension GlassProminentButtonStyle: Sendable {}
@available(*, unavailable)
extension GraphicalDatePickerStyle: Sendable {}
@available(*, unavailable)
extension GroupBoxStyleConfiguration.Content: Sendable {}
@available(*, unavailable)
extension GroupBoxStyleConfiguration.Label: Sendable {}
@available(*, unavailable)
extension GroupedFormStyle: Sendable {}
@available(*, unavailable)
extension GroupedTabViewStyle: Sendable {}
@available(*, unavailable)
extension IconOnlyLabelStyle: Sendable {}
@available(*, unavailable)
extension InsetTableStyle: Sendable {}
@available(*, unavailable)
extension LabelStyleConfiguration.Icon: Sendable {}
@available(*, unavailable)
extension LabelStyleConfiguration.Title: Sendable {}
@available(*, unavailable)
extension LabeledContentStyleConfiguration.Content: Sendable {}
@available(*, unavailable)
extension LabeledContentStyleConfiguration.Label: Sendable {}
@available(*, unavailable)
extension LinearCapacityGaugeStyle: Sendable {}
@available(*, unavailable)
extension LinearGaugeStyle: Sendable {}
@available(*, unavailable)
extension LinearProgressViewStyle: Sendable {}
@available(*, unavailable)
extension LinkButtonStyle: Sendable {}
@available(*, unavailable)
extension MenuControlGroupStyle: Sendable {}
@available(*, unavailable)
extension MenuStyleConfiguration.Content: Sendable {}
@available(*, unavailable)
extension MenuStyleConfiguration.Label: Sendable {}
@available(*, unavailable)
extension NavigationControlGroupStyle: Sendable {}
@available(*, unavailable)
extension PageTabViewStyle: Sendable {}
@available(*, unavailable)
extension PaletteControlGroupStyle: Sendable {}
@available(*, unavailable)
extension PlainButtonStyle: Sendable {}
@available(*, unavailable)
extension PlainTextEditorStyle: Sendable {}
@available(*, unavailable)
extension PrimitiveButtonStyleConfiguration.Label: Sendable {}
@available(*, unavailable)
extension ProgressViewStyleConfiguration.CurrentValueLabel: Sendable {}
@available(*, unavailable)
extension ProgressViewStyleConfiguration.Label: Sendable {}
@available(*, unavailable)
extension ProminentDetailNavigationSplitViewStyle: Sendable {}
@available(*, unavailable)
extension RoundedBorderTextEditorStyle: Sendable {}
@available(*, unavailable)
extension SidebarAdaptableTabViewStyle: Sendable {}
@available(*, unavailable)
extension StepperFieldDatePickerStyle: Sendable {}
@available(*, unavailable)
extension SwitchToggleStyle: Sendable {}
@available(*, unavailable)
extension TabBarOnlyTabViewStyle: Sendable {}
@available(*, unavailable)
extension TitleAndIconLabelStyle: Sendable {}
@available(*, unavailable)
extension TitleOnlyLabelStyle: Sendable {}
@available(*, unavailable)
extension ToggleStyleConfiguration.Label: Sendable {}
@available(*, unavailable)
extension VerticalPageTabViewStyle: Sendable {}
@available(*, unavailable)
extension WheelDatePickerStyle: Sendable {}
@available(*, unavailable)
extension _TextFieldStyleLabel: Sendable {}
