import Foundation
import ReferenceSwiftUI

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query() = #externalMacro(module: "ReferenceMacros", type: "QueryMacro")

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value, Element>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
  transaction: Transaction? = nil
) = #externalMacro(module: "ReferenceMacros", type: "QueryMacro") where Value: Comparable, Element: PersistentModel

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value, Element>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
  transaction: Transaction? = nil
) = #externalMacro(module: "ReferenceMacros", type: "QueryMacro") where Value: Comparable, Element: PersistentModel

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
) = #externalMacro(module: "ReferenceMacros", type: "QueryMacro") where Element: PersistentModel

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value, Element>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
  animation: Animation
) = #externalMacro(module: "ReferenceMacros", type: "QueryMacro") where Value: Comparable, Element: PersistentModel

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value, Element>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
  animation: Animation
) = #externalMacro(module: "ReferenceMacros", type: "QueryMacro") where Value: Comparable, Element: PersistentModel

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
  transaction: Transaction? = nil
) = #externalMacro(module: "ReferenceMacros", type: "QueryMacro") where Element: PersistentModel

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element>(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) =
  #externalMacro(module: "ReferenceMacros", type: "QueryMacro") where Element: PersistentModel

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element>(_ descriptor: FetchDescriptor<Element>, animation: Animation) =
  #externalMacro(module: "ReferenceMacros", type: "QueryMacro") where Element: PersistentModel

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query(animation: Animation) = #externalMacro(module: "ReferenceMacros", type: "QueryMacro")

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query(transaction: Transaction) = #externalMacro(module: "ReferenceMacros", type: "QueryMacro")
