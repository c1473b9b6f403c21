import ReferenceSwiftUI

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public protocol SubscriptionOptionGroupStyle {
  func _transformStyle(_ style: inout SubscriptionOptionGroupStyleOutput)
}

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct SubscriptionOptionGroupStyleOutput {}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension View {
  nonisolated public func subscriptionStoreOptionGroupStyle(
    _ style: some SubscriptionOptionGroupStyle
  ) -> some View {
    self
  }
}

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct AutomaticSubscriptionOptionGroupStyle: SubscriptionOptionGroupStyle {
  public init() {}
  public func _transformStyle(_ style: inout SubscriptionOptionGroupStyleOutput) {}
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension SubscriptionOptionGroupStyle where Self == AutomaticSubscriptionOptionGroupStyle {
  public static var automatic: AutomaticSubscriptionOptionGroupStyle { .init() }
}

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
@available(watchOS, unavailable)
public struct TabsSubscriptionOptionGroupStyle: SubscriptionOptionGroupStyle {
  public init() {}
  public func _transformStyle(_ style: inout SubscriptionOptionGroupStyleOutput) {}
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
@available(watchOS, unavailable)
extension SubscriptionOptionGroupStyle where Self == TabsSubscriptionOptionGroupStyle {
  public static var tabs: TabsSubscriptionOptionGroupStyle { .init() }
}

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct LinksSubscriptionOptionGroupStyle: SubscriptionOptionGroupStyle {
  public init() {}
  public func _transformStyle(_ style: inout SubscriptionOptionGroupStyleOutput) {}
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension SubscriptionOptionGroupStyle where Self == LinksSubscriptionOptionGroupStyle {
  public static var links: LinksSubscriptionOptionGroupStyle { .init() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension ContainerBackgroundPlacement {
  public static var subscriptionStore: ContainerBackgroundPlacement { fatalError() }

  @available(tvOS 18.0, *)
  public static var subscriptionStoreHeader: ContainerBackgroundPlacement { fatalError() }

  public static var subscriptionStoreFullHeight: ContainerBackgroundPlacement { fatalError() }
}
