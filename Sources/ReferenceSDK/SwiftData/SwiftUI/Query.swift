import Foundation
import ReferenceSwiftUI

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@preconcurrency
@MainActor
public struct Query<Element, Result>: DynamicProperty, Sendable where Element: PersistentModel {
  @MainActor @preconcurrency public var modelContext: ModelContext { fatalError() }
  @MainActor @preconcurrency public var fetchError: (any Error)? { nil }
  @MainActor @preconcurrency public var wrappedValue: Result { fatalError() }

  public nonisolated func update() {}

  @MainActor @preconcurrency
  public init<Value>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    animation: Animation
  ) where Result == [Element], Value: Comparable {}

  @MainActor @preconcurrency
  public init<Value>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    animation: Animation
  ) where Result == [Element], Value: Comparable {}

  @MainActor @preconcurrency
  public init<Value>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) where Result == [Element], Value: Comparable {}

  @MainActor @preconcurrency
  public init<Value>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) where Result == [Element], Value: Comparable {}

  @MainActor @preconcurrency
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
  ) where Result == [Element] {}

  @MainActor @preconcurrency
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) where Result == [Element] {}

  @MainActor @preconcurrency
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) where Result == [Element] {}

  @MainActor @preconcurrency
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) where Result == [Element] {}
}
