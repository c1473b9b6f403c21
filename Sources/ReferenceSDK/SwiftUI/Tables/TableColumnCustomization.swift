import Foundation

// sdk: complete
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TableColumnAlignment: Hashable, Sendable {
  let name: String

  public static var automatic: TableColumnAlignment { .init(name: "automatic") }
  public static var leading: TableColumnAlignment { .init(name: "leading") }
  public static var center: TableColumnAlignment { .init(name: "center") }
  public static var trailing: TableColumnAlignment { .init(name: "trailing") }
  public static var numeric: TableColumnAlignment { .init(name: "numeric") }

  public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment {
    .init(name: "numeric")
  }
}

/// Which columns are shown, and in what order.
// sdk: complete
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TableColumnCustomization<RowValue>: Equatable, Sendable, Codable where RowValue: Identifiable {
  var hiddenColumns: [String: Bool] = [:]

  public init() {}

  public mutating func resetOrder() {}

  public subscript(visibility id: String) -> Visibility {
    get { hiddenColumns[id].map { $0 ? .hidden : .visible } ?? .automatic }
    set { hiddenColumns[id] = newValue == .automatic ? nil : newValue == .hidden }
  }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TableColumnCustomizationBehavior: SetAlgebra, Sendable {
  public typealias Element = TableColumnCustomizationBehavior
  public typealias ArrayLiteralElement = TableColumnCustomizationBehavior

  var bits: UInt8

  init(bits: UInt8) {
    self.bits = bits
  }

  public init() {
    bits = 0
  }

  public static var reorder: TableColumnCustomizationBehavior { .init(bits: 1) }
  public static var resize: TableColumnCustomizationBehavior { .init(bits: 2) }
  public static var visibility: TableColumnCustomizationBehavior { .init(bits: 4) }
  public static var all: TableColumnCustomizationBehavior { .init(bits: 7) }

  public func contains(_ member: TableColumnCustomizationBehavior) -> Bool {
    bits & member.bits == member.bits
  }

  public func union(_ other: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior {
    .init(bits: bits | other.bits)
  }

  public func intersection(_ other: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior {
    .init(bits: bits & other.bits)
  }

  public func symmetricDifference(_ other: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior {
    .init(bits: bits ^ other.bits)
  }

  public mutating func insert(_ newMember: TableColumnCustomizationBehavior) -> (
    inserted: Bool, memberAfterInsert: TableColumnCustomizationBehavior
  ) {
    let isNew = !contains(newMember)
    bits |= newMember.bits
    return (isNew, newMember)
  }

  public mutating func remove(_ member: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior? {
    let isMember = contains(member)
    bits &= ~member.bits
    return isMember ? member : nil
  }

  public mutating func update(with newMember: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior? {
    let isMember = contains(newMember)
    bits |= newMember.bits
    return isMember ? newMember : nil
  }

  public mutating func formUnion(_ other: TableColumnCustomizationBehavior) { bits |= other.bits }
  public mutating func formIntersection(_ other: TableColumnCustomizationBehavior) { bits &= other.bits }
  public mutating func formSymmetricDifference(_ other: TableColumnCustomizationBehavior) { bits ^= other.bits }
}

@available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableColumnContent {
  @MainActor @preconcurrency public func alignment(
    _ alignment: TableColumnAlignment
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> { self }

  @MainActor @preconcurrency public func customizationID(
    _ id: String
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> { self }

  @MainActor @preconcurrency public func defaultVisibility(
    _ visibility: Visibility
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> { self }

  @MainActor @preconcurrency public func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> { self }
}
