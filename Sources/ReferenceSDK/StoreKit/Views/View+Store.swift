import ReferenceSwiftUI

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public enum EntitlementTaskState<Value> {
  case loading
  case failure(any Error)
  case success(Value)

  public var value: Value? { nil }

  public func map<NewValue>(_ transform: (Value) throws -> NewValue) rethrows -> EntitlementTaskState<NewValue> {
    .loading
  }

  public func map<NewValue>(
    _ transform: (Value) async throws -> NewValue
  ) async rethrows -> EntitlementTaskState<NewValue> { .loading }

  public func flatMap<NewValue>(
    _ transform: (Value) throws -> EntitlementTaskState<NewValue>
  ) rethrows -> EntitlementTaskState<NewValue> { .loading }

  public func flatMap<NewValue>(
    _ transform: (Value) async throws -> EntitlementTaskState<NewValue>
  ) async rethrows -> EntitlementTaskState<NewValue> { .loading }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension EntitlementTaskState: Sendable where Value: Sendable {}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension EntitlementTaskState where Value == VerificationResult<Transaction>? {
  public var transaction: VerificationResult<Transaction>? { nil }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension View {
  nonisolated public func currentEntitlementTask(
    for productID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
  ) -> some View {
    self
  }

  nonisolated public func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
  ) -> some View {
    self
  }

  nonisolated public func storeProductTask(
    for id: Product.ID, priority: TaskPriority = .medium, action: @escaping (Product.TaskState) async -> Void
  ) -> some View {
    self
  }

  nonisolated public func storeProductsTask(
    for ids: some Collection<Product.ID> & Sendable & Equatable, priority: TaskPriority = .medium,
    action: @escaping (Product.CollectionTaskState) async -> Void
  ) -> some View {
    self
  }

  nonisolated public func onInAppPurchaseStart(perform action: ((Product) async -> Void)?) -> some View {
    self
  }

  nonisolated public func inAppPurchaseOptions(
    _ options: ((Product) async -> Set<Product.PurchaseOption>)?
  ) -> some View {
    self
  }

  nonisolated public func onInAppPurchaseCompletion(
    perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  ) -> some View {
    self
  }

  nonisolated public func storeButton(_ visibility: Visibility, for buttonKinds: StoreButtonKind...) -> some View {
    self
  }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct StoreButtonKind {
  public static var restorePurchases: StoreButtonKind { .init() }

  @available(tvOS, unavailable)
  public static var cancellation: StoreButtonKind { .init() }

  @available(macOS 15.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var redeemCode: StoreButtonKind { .init() }

  public static var signIn: StoreButtonKind { .init() }
  public static var policies: StoreButtonKind { .init() }
}
