import Foundation

/// A control for editing longer text.
// sdk: complete
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
nonisolated public struct TextEditor: View {
  public init(text: Binding<String>) {}

  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {}

  @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {}
  @MainActor @preconcurrency public var body: some View { EmptyView() }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor @preconcurrency public protocol TextEditorStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = TextEditorStyleConfiguration
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TextEditorStyleConfiguration {
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct AutomaticTextEditorStyle: TextEditorStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

@available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
nonisolated public struct PlainTextEditorStyle: TextEditorStyle {
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

@available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TextEditorStyle where Self == PlainTextEditorStyle {
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

// sdk: complete
@available(visionOS 1.0, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
nonisolated public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

@available(visionOS 1.0, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

extension View {
  @available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }

  @available(iOS 16.0, macOS 26.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View { self }

  @available(iOS 16.0, macOS 26.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View { self }

  @available(iOS 16.0, macOS 26.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
}
