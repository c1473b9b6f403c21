import ReferenceSwiftUI
import ReferenceUniformTypeIdentifiers

// sdk: complete
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
@available(tvOS, unavailable)
public struct PhotosPickerItem: Hashable, @unchecked Sendable {
  let identifier: String

  @available(watchOS, unavailable)
  public init(itemIdentifier: String) {
    identifier = itemIdentifier
  }

  @available(watchOS, unavailable)
  public var itemIdentifier: String? { identifier }
  public var supportedContentTypes: [UTType] { [] }

  @discardableResult
  @preconcurrency public func loadTransferable<T>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress where T: Transferable { Progress(totalUnitCount: 1) }

  public func loadTransferable<T>(type: T.Type) async throws -> sending T? where T: Transferable { nil }

  // sdk: complete
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    let name: String

    public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
    public static let current = EncodingDisambiguationPolicy(name: "current")
    public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
  }
}

// sdk: complete
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
@available(tvOS, unavailable)
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  let name: String

  public static let `default` = PhotosPickerSelectionBehavior(name: "default")
  public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
  @available(iOS 17.0, macOS 14.0, *)
  @available(watchOS, unavailable)
  public static let continuous = PhotosPickerSelectionBehavior(name: "continuous")
  @available(iOS 17.0, macOS 14.0, *)
  @available(watchOS, unavailable)
  public static let continuousAndOrdered = PhotosPickerSelectionBehavior(name: "continuousAndOrdered")
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct PhotosPickerStyle: Hashable, Sendable {
  let name: String

  public static let presentation = PhotosPickerStyle(name: "presentation")
  public static let inline = PhotosPickerStyle(name: "inline")
  public static let compact = PhotosPickerStyle(name: "compact")
}
