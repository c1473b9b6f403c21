import Foundation

/// A control that opens a URL.
// sdk: complete
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct Link<Label: View>: View {
  public init(destination: URL, @ViewBuilder label: () -> Label) {}
  public var body: some View { EmptyView() }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension Link where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {}

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
  @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, destination: URL) {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {}
}

/// A control that renames, by the action in the environment.
// sdk: complete
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
nonisolated public struct RenameButton<Label: View>: View {
  @MainActor @preconcurrency public var body: some View { EmptyView() }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension RenameButton where Label == ReferenceSwiftUI.Label<Text, Image> {
  public init() {}
}
