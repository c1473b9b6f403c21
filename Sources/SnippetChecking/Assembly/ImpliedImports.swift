/// The modules that code without imports of its own is given beside SwiftUI, for the names it uses.
///
/// Only names that hardly mean anything else are listed: a `TipView` or `ProductView` may be the author's own, and what a
/// module declares may clash with SwiftUI's, since StoreKit, too, has a `Transaction`.
enum ImpliedImports {
  /// `@Model` is an attribute, `:Tip` a protocol that a type is said to conform to.
  private static let names: [(module: String, names: Set<String>)] = [
    (
      "SwiftData",
      [
        "@Model", "@ModelActor", "@Query", "@Relationship", "@Attribute", "@Transient", "ModelContainer",
        "ModelContext",
        "ModelConfiguration", "FetchDescriptor", "PersistentModel", "PersistentIdentifier", "VersionedSchema",
        "SchemaMigrationPlan", "MigrationStage", "modelContainer", "modelContext",
      ]
    ),
    (
      "TipKit",
      [
        ":Tip", "TipGroup", "TipViewStyle", "popoverTip", "tipViewStyle", "tipBackground", "tipImageSize",
        "tipImageStyle", "tipCornerRadius", "tipAnchor",
      ]
    ),
    (
      "StoreKit",
      [
        "SubscriptionStoreView", "SubscriptionOfferView", "SKOverlay", "requestReview", "displayStoreKitMessage",
        "appStoreOverlay", "currentEntitlementTask", "inAppPurchaseOptions", "manageSubscriptionsSheet",
        "offerCodeRedemption", "onInAppPurchaseCompletion", "onInAppPurchaseStart", "productViewStyle",
        "refundRequestSheet", "storeButton", "storeProductTask", "storeProductsTask", "subscriptionStatusTask",
        "subscriptionStoreButtonLabel", "subscriptionStoreControlStyle",
      ]
    ),
  ]

  static func modules(for lines: some Sequence<AssembledLine>) -> [String] {
    var words: Set<String> = []
    for line in lines { note(line.text, in: &words) }
    return names.filter { !$0.names.isDisjoint(with: words) }.map(\.module)
  }

  private static func note(_ text: String, in words: inout Set<String>) {
    let bytes = text.utf8
    let isType = ["struct ", "class ", "enum ", "extension "].contains { text.contains($0) }
    var followsColon = false
    for part in bytes.split(whereSeparator: { !isWord($0) && $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: ",") }) {
      for word in part.split(whereSeparator: { !isWord($0) }) {
        let name = String(Substring(word))
        words.insert(name)
        if isType, followsColon || word.startIndex != part.startIndex { words.insert(":" + name) }
      }
      followsColon = part.last.map { !isWord($0) } ?? false
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "@") || byte == UInt8(ascii: "_")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte & 0xDF)
  }
}
