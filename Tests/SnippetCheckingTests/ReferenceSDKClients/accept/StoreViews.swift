// baseline: iOS 18.4, macOS 15.4
import StoreKit
import SwiftUI

struct GuideStore: View {
  @Environment(\.requestReview) private var requestReview
  @Environment(\.purchase) private var purchase
  @State private var product: Product?
  @State private var isSubscribed = false
  @State private var refunded: StoreKit.Transaction.ID = 0
  @State private var isRefunding = false
  @State private var isRedeeming = false

  var body: some View {
    VStack {
      StoreView(ids: ["cairn.maps", "cairn.huts"])
      StoreView(ids: ["cairn.maps"], prefersPromotionalIcon: true) { product in
        Image(systemName: product.id == "cairn.maps" ? "map" : "house")
      }
      ProductView(id: "cairn.maps") {
        Image(systemName: "map")
      }
      .productViewStyle(.large)
      ProductView(id: "cairn.maps") { phase in
        if let icon = phase.promotionalIcon { icon } else { ProgressView() }
      } placeholderIcon: {
        Circle()
      }
      .productViewStyle(CardProductStyle())
      if let product {
        ProductView(product).productViewStyle(.compact)
        Button("Buy") { Task { try await buy(product) } }
      }
      SubscriptionStoreView(groupID: "cairn")
        .subscriptionStoreButtonLabel(.multiline.price)
        .subscriptionStoreControlStyle(.prominentPicker)
        .subscriptionStorePickerItemBackground(.thinMaterial)
        .subscriptionStorePolicyDestination(url: URL(string: "https://example.com")!, for: .privacyPolicy)
        .storeButton(.visible, for: .restorePurchases, .redeemCode)
        .subscriptionStoreSignInAction { isSubscribed = false }
      SubscriptionStoreView(groupID: "cairn", visibleRelationships: .upgrade) {
        Text("More trails").containerBackground(.green.gradient, for: .subscriptionStore)
      }
      .subscriptionStoreControlStyle(.buttons, placement: .bottomBar)
    }
    .subscriptionStatusTask(for: "cairn") { state in
      if let statuses = state.value {
        isSubscribed = statuses.contains { $0.state == .subscribed || $0.state == .inGracePeriod }
      }
    }
    .currentEntitlementTask(for: "cairn.maps") { state in
      if case .success(let transaction) = state { isSubscribed = transaction != nil }
    }
    .storeProductTask(for: "cairn.maps") { state in
      product = state.product
    }
    .storeProductsTask(for: ["cairn.maps"]) { state in
      if case .success(let products, unavailable: _) = state { product = products.first }
    }
    .onInAppPurchaseStart { product in print(product.displayName) }
    .onInAppPurchaseCompletion { product, result in
      if case .success(.success(let verification)) = result, case .verified(let transaction) = verification {
        await transaction.finish()
        isSubscribed = product.type == .autoRenewable
      }
    }
    .refundRequestSheet(for: refunded, isPresented: $isRefunding) { result in
      if case .success(.success) = result { requestReview() }
    }
    .offerCodeRedemption(isPresented: $isRedeeming) { _ in }
  }

  func buy(_ product: Product) async throws {
    switch try await purchase(product, options: [.quantity(1)]) {
    case .success(.verified(let transaction)): await transaction.finish()
    case .success(.unverified(_, let error)): print(error.localizedDescription)
    case .userCancelled, .pending: break
    @unknown default: break
    }
  }
}

struct CardProductStyle: ProductViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    switch configuration.state {
    case .loading: ProgressView()
    case .success(let product):
      HStack {
        configuration.icon
        Text(product.displayPrice)
        Button("Buy", action: configuration.purchase)
      }
    default: ProductView(configuration)
    }
  }
}

struct Plans: View {
  var body: some View {
    SubscriptionStoreView(groupID: "cairn") {
      SubscriptionOptionGroup("Walker") { $0.id.hasPrefix("walker") }
      SubscriptionOptionGroup("Climber") {
        SubscriptionOptionSection("Huts") { $0.id.hasPrefix("hut") }
      } marketingContent: {
        Text("Go higher")
      }
      SubscriptionPeriodGroupSet()
    }
    .subscriptionStoreOptionGroupStyle(.tabs)
  }
}

@MainActor
final class Entitlements: ObservableObject {
  @Published var owned: Set<String> = []
  private var updates: Task<Void, Never>?

  func start() {
    updates = Task {
      for await result in StoreKit.Transaction.updates {
        guard case .verified(let transaction) = result else { continue }
        owned.insert(transaction.productID)
        await transaction.finish()
      }
    }
  }

  func load() async throws -> [Product] {
    try await AppStore.sync()
    for await entitlement in StoreKit.Transaction.currentEntitlements {
      let transaction = try entitlement.payloadValue
      if transaction.revocationDate == nil { owned.insert(transaction.productID) }
    }
    let products = try await Product.products(for: ["cairn.maps"])
    return products.sorted { $0.price < $1.price }
  }
}
