/// Says that there is nothing to show, and why.
// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {}
  @MainActor @preconcurrency public var body: some View { EmptyView() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension ContentUnavailableView
where Label == ReferenceSwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String, description: Text? = nil) {}
  @_disfavoredOverload nonisolated public init(
    _ titleResource: LocalizedStringResource, image name: String, description: Text? = nil
  ) {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, image name: String, description: Text? = nil
  ) {}
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String, description: Text? = nil) {}
  @_disfavoredOverload nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage name: String, description: Text? = nil
  ) {}
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {}
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  public static var search:
    ContentUnavailableView<
      SearchUnavailableContent.Label, SearchUnavailableContent.Description, SearchUnavailableContent.Actions
    >
  {
    ContentUnavailableView {
      SearchUnavailableContent.Label()
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
  public static func search(text: String) -> ContentUnavailableView<
    SearchUnavailableContent.Label, SearchUnavailableContent.Description, SearchUnavailableContent.Actions
  > {
    ContentUnavailableView {
      SearchUnavailableContent.Label()
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct SearchUnavailableContent {
  public struct Label: View {
    public var body: some View { EmptyView() }
  }
  public struct Description: View {
    public var body: some View { EmptyView() }
  }
  public struct Actions: View {
    public var body: some View { EmptyView() }
  }
}
