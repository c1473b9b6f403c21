import Foundation
import ReferenceUniformTypeIdentifiers

/// A button that hands over what was copied.
// sdk: complete
@available(iOS 16.0, macOS 10.15, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor
@preconcurrency
public struct PasteButton: View {
  @available(iOS 16.0, macOS 11.0, *)
  public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {}

  @available(iOS, unavailable)
  @available(macOS, introduced: 11.0, deprecated: 100000.0)
  @available(visionOS, unavailable)
  public init<Payload>(
    supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
    payloadAction: @escaping (Payload) -> Void
  ) {}

  @available(iOS 16.0, macOS 13.0, *)
  public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) where T: Transferable {}

  public var body: some View { EmptyView() }
}

@available(
  macOS, introduced: 10.15, deprecated: 100000.0,
  message: "Provide `UTType`s as the `supportedContentTypes` instead."
)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension PasteButton {
  public init(supportedTypes: [String], payloadAction: @escaping ([NSItemProvider]) -> Void) {}

  public init<Payload>(
    supportedTypes: [String], validator: @escaping ([NSItemProvider]) -> Payload?,
    payloadAction: @escaping (Payload) -> Void
  ) {}
}
