// sdk: framework CoreTransferable

import Foundation
import ReferenceUniformTypeIdentifiers

// The parts of Core Transferable that SwiftUI exports.

/// A type that can be shared, dragged and copied.
// sdk: partial
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
@preconcurrency
public protocol Transferable: Sendable {
  associatedtype Representation: TransferRepresentation
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Self.Representation { get }
}

// sdk: partial
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item: Transferable
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension Never: Transferable {
  public static var transferRepresentation: some TransferRepresentation { _SystemRepresentation<Never>() }
}

/// The representation of a type that the system knows how to transfer.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct _SystemRepresentation<Item: Transferable>: TransferRepresentation {}

/// Transfers an item in the form of another.
// sdk: partial
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {}

  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {}

  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {}
}

// sdk: partial
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Item == Content.Item, Content: TransferRepresentation {
    content
  }

  public static func buildBlock<Content>(_ content: Content) -> Content
  where Item == Content.Item, Content: TransferRepresentation {
    content
  }

  public static func buildBlock<each Content: TransferRepresentation>(
    _ content: repeat each Content
  ) -> _SystemRepresentation<Item> {
    _SystemRepresentation()
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension String: Transferable {
  public static var transferRepresentation: some TransferRepresentation { _SystemRepresentation<String>() }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension Data: Transferable {
  public static var transferRepresentation: some TransferRepresentation { _SystemRepresentation<Data>() }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension URL: Transferable {
  public static var transferRepresentation: some TransferRepresentation { _SystemRepresentation<URL>() }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension AttributedString: Transferable {
  public static var transferRepresentation: some TransferRepresentation { _SystemRepresentation<AttributedString>() }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension Image: Transferable {
  public static var transferRepresentation: some TransferRepresentation { _SystemRepresentation<Image>() }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension Color: Transferable {
  public static var transferRepresentation: some TransferRepresentation { _SystemRepresentation<Color>() }
}

#if os(macOS)
  @available(macOS 14.0, *)
  extension NSImage: Transferable {
    public static var transferRepresentation: some TransferRepresentation { _SystemRepresentation<NSImage>() }
  }

  @available(macOS 14.0, *)
  extension NSColor: Transferable {
    public static var transferRepresentation: some TransferRepresentation { _SystemRepresentation<NSColor>() }
  }
#endif

/// Transfers an item as data.
// sdk: partial
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}

  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {}

  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {}
}

/// Transfers an item in its encoded form.
// sdk: complete
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
@preconcurrency
public struct CodableRepresentation<Item, Encoder, Decoder>: TransferRepresentation
where
  Item: Transferable & Codable, Encoder: TopLevelEncoder & Sendable, Decoder: TopLevelDecoder & Sendable,
  Encoder.Output == Data, Decoder.Input == Data
{
  public init(for itemType: Item.Type = Item.self, contentType: UTType)
  where Encoder == JSONEncoder, Decoder == JSONDecoder {}

  public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder) {}
}
