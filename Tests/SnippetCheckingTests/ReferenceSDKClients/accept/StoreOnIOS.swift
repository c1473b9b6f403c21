// baseline: iOS 17
// platforms: iOS
import StoreKit
import SwiftUI

struct Settings: View {
  @Environment(\.displayStoreKitMessage) private var displayMessage
  @State private var isManaging = false
  @State private var isRecommending = false

  var body: some View {
    Button("Manage") { isManaging = true }
      .manageSubscriptionsSheet(isPresented: $isManaging)
      .manageSubscriptionsSheet(isPresented: $isManaging, subscriptionGroupID: "cairn")
      .appStoreOverlay(isPresented: $isRecommending) {
        let configuration = SKOverlay.AppConfiguration(appIdentifier: "1", position: .bottom)
        configuration.userDismissible = false
        return configuration
      }
      .task {
        for await message in Message.messages where message.reason != .priceIncreaseConsent {
          try? displayMessage(message)
        }
      }
    if #available(iOS 26, *) {
      SubscriptionOfferView(groupID: "cairn", visibleRelationship: .upgrade)
        .subscriptionOfferViewStyle(.compact)
    }
  }
}

@MainActor
func askForReview(in scene: UIWindowScene) async throws {
  AppStore.requestReview(in: scene)
  try await AppStore.showManageSubscriptions(in: scene)
  try await AppStore.presentOfferCodeRedeemSheet(in: scene)
  SKOverlay(configuration: SKOverlay.AppClipConfiguration(position: .bottomRaised)).present(in: scene)
  if case .verified(let transaction)? = await StoreKit.Transaction.latest(for: "cairn.maps") {
    _ = try await transaction.beginRefundRequest(in: scene)
  }
}
