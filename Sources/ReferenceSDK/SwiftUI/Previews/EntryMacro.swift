@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "ReferenceMacros", type: "EntryMacro")

/// The default of a key that `@Entry` makes from a property without a type.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@attached(accessor)
public macro __EntryDefaultValue() = #externalMacro(module: "ReferenceMacros", type: "EntryDefaultValueMacro")
