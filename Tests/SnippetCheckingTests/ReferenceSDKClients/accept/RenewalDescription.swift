// baseline: iOS 17, macOS 14
import StoreKit

func describe(_ renewal: Product.SubscriptionInfo.RenewalInfo) -> String {
  let value: any CustomDebugStringConvertible = renewal
  return value.debugDescription
}
