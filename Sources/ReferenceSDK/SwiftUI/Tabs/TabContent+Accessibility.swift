@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension TabContent {
  nonisolated public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }

  nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
    self
  }

  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }

  @_disfavoredOverload
  nonisolated public func accessibilityLabel(
    _ label: LocalizedStringResource, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }

  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S>(
    _ label: S, isEnabled: Bool = true
  ) -> some TabContent<TabValue> where S: StringProtocol { self }

  nonisolated public func accessibilityValue(
    _ valueDescription: Text, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }

  nonisolated public func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }

  @_disfavoredOverload
  nonisolated public func accessibilityValue<S>(
    _ value: S, isEnabled: Bool = true
  ) -> some TabContent<TabValue> where S: StringProtocol { self }

  nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> some TabContent<TabValue> { self }

  nonisolated public func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }

  @_disfavoredOverload
  nonisolated public func accessibilityHint<S>(
    _ hint: S, isEnabled: Bool = true
  ) -> some TabContent<TabValue> where S: StringProtocol { self }

  nonisolated public func accessibilityInputLabels(
    _ inputLabels: [Text], isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }

  nonisolated public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }

  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S>(
    _ inputLabels: [S], isEnabled: Bool = true
  ) -> some TabContent<TabValue> where S: StringProtocol { self }
}
