// sdk: complete
@available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor
@preconcurrency
public protocol TableStyle {
  associatedtype Body: View
  typealias Configuration = TableStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

// sdk: complete
@available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TableStyleConfiguration {}

// sdk: partial
@available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
nonisolated public struct AutomaticTableStyle: TableStyle {
  init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: AutomaticTableStyle.Configuration) -> some View { EmptyView() }
}

// sdk: complete
@available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
nonisolated public struct InsetTableStyle: TableStyle {
  public init() {}

  @available(macOS, introduced: 12.0, deprecated: 100000.0, message: "use .inset, .alternatingRowBackgrounds()")
  @available(iOS, unavailable)
  @available(visionOS, unavailable)
  public init(alternatesRowBackgrounds: Bool) {}

  @MainActor @preconcurrency
  public func makeBody(configuration: InsetTableStyle.Configuration) -> some View { EmptyView() }
}

// sdk: complete
@available(macOS 12.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
nonisolated public struct BorderedTableStyle: TableStyle {
  public init() {}

  @available(macOS, introduced: 12.0, deprecated: 100000.0, message: "use .bordered, .alternatingRowBackgrounds()")
  public init(alternatesRowBackgrounds: Bool) {}

  @MainActor @preconcurrency
  public func makeBody(configuration: BorderedTableStyle.Configuration) -> some View { EmptyView() }
}

@available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableStyle where Self == AutomaticTableStyle {
  @MainActor @preconcurrency public static var automatic: AutomaticTableStyle { .init() }
}

@available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableStyle where Self == InsetTableStyle {
  @MainActor @preconcurrency public static var inset: InsetTableStyle { .init() }

  @available(macOS, introduced: 12.0, deprecated: 100000.0, message: "use .inset, .alternatingRowBackgrounds()")
  @available(iOS, unavailable)
  @available(visionOS, unavailable)
  @MainActor @preconcurrency public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle { .init() }
}

@available(macOS 12.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension TableStyle where Self == BorderedTableStyle {
  @MainActor @preconcurrency public static var bordered: BorderedTableStyle { .init() }

  @available(macOS, introduced: 12.0, deprecated: 100000.0, message: "use .bordered, .alternatingRowBackgrounds()")
  @MainActor @preconcurrency public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
    .init()
  }
}

extension View {
  @available(iOS 16.0, macOS 12.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func tableStyle<S>(_ style: S) -> some View where S: TableStyle { self }

  @available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View { self }
}
