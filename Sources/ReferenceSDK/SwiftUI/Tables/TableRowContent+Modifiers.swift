import Foundation

@available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor
@preconcurrency
public protocol _TableRowContentModifier {
  associatedtype Body: _TableRowContentModifier
  @MainActor @preconcurrency var body: Self.Body { get }
}

@available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension Never: _TableRowContentModifier {}

@available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension _TableRowContentModifier where Body == Never {
  @MainActor @preconcurrency public var body: Never { fatalError("A primitive modifier has no body") }
}

// sdk: complete
@available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor
@preconcurrency
public struct ItemProviderTableRowModifier: _TableRowContentModifier {
  public typealias Body = Never
}

// sdk: complete
@available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor
@preconcurrency
public struct OnInsertTableRowModifier: _TableRowContentModifier {
  public typealias Body = Never

  nonisolated init() {}
}

@available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor
@preconcurrency
public struct _ContextMenuTableRowModifier<M>: _TableRowContentModifier where M: View {
  public typealias Body = Never
}

@available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor
@preconcurrency
public struct _ContextMenuPreviewTableRowModifier<M, P>: _TableRowContentModifier where M: View, P: View {
  public typealias Body = Never
}

@available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension ModifiedContent: TableRowContent where Content: TableRowContent, Modifier: _TableRowContentModifier {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never
}

@available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension ModifiedContent: DynamicTableRowContent
where Content: DynamicTableRowContent, Modifier: _TableRowContentModifier {
  public var data: Content.Data { content.data }
}

@available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableRowContent {
  @MainActor @preconcurrency public func itemProvider(
    _ action: (() -> NSItemProvider?)?
  ) -> ModifiedContent<Self, ItemProviderTableRowModifier> {
    ModifiedContent(content: self, modifier: ItemProviderTableRowModifier())
  }

  @available(iOS 16.0, macOS 13.0, *)
  @MainActor @preconcurrency public func contextMenu<M>(
    @ViewBuilder menuItems: () -> M
  ) -> ModifiedContent<Self, _ContextMenuTableRowModifier<M>> where M: View {
    ModifiedContent(content: self, modifier: _ContextMenuTableRowModifier())
  }

  @available(iOS 16.0, macOS 13.0, *)
  @MainActor @preconcurrency public func contextMenu<M, P>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> ModifiedContent<Self, _ContextMenuPreviewTableRowModifier<M, P>> where M: View, P: View {
    ModifiedContent(content: self, modifier: _ContextMenuPreviewTableRowModifier())
  }

  @available(iOS 17.0, macOS 14.0, *)
  @MainActor @preconcurrency public func draggable<T>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TableRowContent<TableRowValue> where T: Transferable { self }

  @available(iOS 17.0, macOS 14.0, *)
  @MainActor @preconcurrency public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TableRowContent<TableRowValue> where T: Transferable { self }

  @available(iOS 17.0, macOS 14.0, *)
  @MainActor @preconcurrency public func selectionDisabled(
    _ isDisabled: Bool = true
  ) -> some TableRowContent<TableRowValue> { self }

  @available(macOS 14.0, *)
  @available(iOS, unavailable)
  @available(visionOS, unavailable)
  @MainActor @preconcurrency public func onHover(
    perform action: @escaping (Bool) -> Void
  ) -> some TableRowContent<TableRowValue> { self }
}

@available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension DynamicTableRowContent {
  public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping (Int, [T]) -> Void
  ) -> ModifiedContent<Self, OnInsertTableRowModifier> where T: Transferable {
    ModifiedContent(content: self, modifier: OnInsertTableRowModifier())
  }
}
