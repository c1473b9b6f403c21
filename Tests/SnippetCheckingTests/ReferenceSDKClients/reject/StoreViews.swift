// baseline: iOS 17, macOS 14
import StoreKit
import SwiftUI

struct GuideStore: View {
  @Environment(\.requestReview) private var requestReview
  @State private var isPresented = false
  private var last: Transaction?  // error: 'Transaction' is ambiguous for type lookup in this context

  var body: some View {
    ProductView("cairn.maps")  // error: cannot convert value of type 'String' to expected argument type 'Product
  }

  var plans: some View {
    SubscriptionStoreView(group: "cairn")  // error: incorrect argument label in call (have 'group:', expected
  }

  var buttons: some View {
    SubscriptionStoreView(groupID: "cairn")
      .subscriptionStoreControlStyle(.compactPicker)  // error: is only available in
  }

  var offers: some View {
    SubscriptionOfferView(id: "cairn")  // error(iOS): only available in iOS 26  // error(macOS): unavailable in macOS
  }

  var manage: some View {
    Text("Manage")
      .manageSubscriptionsSheet(isPresented: $isPresented)  // error(macOS): is unavailable in macOS
  }

  func review() {
    requestReview(in: 1)  // error: argument passed to call that takes no arguments
  }

  func buy(_ product: Product) async {
    let result = await product.purchase()  // error: call can throw, but it is not marked with 'try' and the error is
    _ = result
  }

  func names() async throws -> [String] {
    try await Product.products(ids: ["cairn.maps"]).map(\.displayName)  // error: incorrect argument label in call
  }
}
