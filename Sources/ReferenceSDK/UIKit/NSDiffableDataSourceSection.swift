// sdk: complete
@available(iOS 14.0, *)
@preconcurrency
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>: @unchecked Sendable
where ItemIdentifierType: Hashable, ItemIdentifierType: Sendable {
  public init() {}
  public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) {}

  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {}
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {}
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {}
  public mutating func delete(_ items: [ItemIdentifierType]) {}
  public mutating func deleteAll() {}
  public mutating func expand(_ items: [ItemIdentifierType]) {}
  public mutating func collapse(_ items: [ItemIdentifierType]) {}
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {}
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
  ) {}
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
  ) {}

  public func isExpanded(_ item: ItemIdentifierType) -> Bool { false }
  public func isVisible(_ item: ItemIdentifierType) -> Bool { false }
  public func contains(_ item: ItemIdentifierType) -> Bool { false }
  public func level(of item: ItemIdentifierType) -> Int { 0 }
  public func index(of item: ItemIdentifierType) -> Int? { nil }
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { nil }
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { self }

  public var items: [ItemIdentifierType] { [] }
  public var rootItems: [ItemIdentifierType] { [] }
  public var visibleItems: [ItemIdentifierType] { [] }
  @available(iOS 18.1, *)
  public var expandedItems: [ItemIdentifierType] { [] }
  public func visualDescription() -> String { "" }
}

// sdk: complete
@available(iOS 14.0, *)
@preconcurrency
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>: @unchecked Sendable
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  public let sectionIdentifier: SectionIdentifierType
  public var initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { .init() }
  public var finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { .init() }
  public var difference: CollectionDifference<ItemIdentifierType> { [ItemIdentifierType]().difference(from: []) }
}

// sdk: complete
@available(iOS 14.0, *)
@preconcurrency
public struct NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>: @unchecked Sendable
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  public var initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { .init() }
  public var finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { .init() }
  public var difference: CollectionDifference<ItemIdentifierType> { [ItemIdentifierType]().difference(from: []) }
  public var sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>] {
    []
  }
}
