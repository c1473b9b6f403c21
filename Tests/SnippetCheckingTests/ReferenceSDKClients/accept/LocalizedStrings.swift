import SwiftUI

struct Currency: CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { "Euro" }
}

struct LocalizedStrings: View {
  static let heading: LocalizedStringResource = "Heading"
  let count = 3
  let ratio = 0.5
  let name: Substring = "Ada"

  var body: some View {
    Text(LocalizedStringResource("items", defaultValue: "\(count) items", table: "Counts", comment: "Of a list"))
    Text(LocalizedStringResource("Save", bundle: .main))
    Text(LocalizedStringResource("Save", bundle: .atURL(Bundle.main.bundleURL)))
    Text(String(localized: LocalizedStrings.heading))
    Text(AttributedString(localized: "**\(count)** of \(name)", options: .applyReplacementIndexAttribute))
    Text(AttributedString(localized: LocalizedStrings.heading))
    Text(
      String(
        localized: "\(name) \(ratio, specifier: "%.2f") \(Date.now, format: .dateTime) \(placeholder: .int)",
        table: "Sentences"))
    Text(String(localized: "\(Currency()) \([Currency()], format: .list(type: .and))"))
  }

  func translated() -> String {
    var resource: LocalizedStringResource = "Hello, \(count)"
    resource.locale = Locale(identifier: "de")
    var options = String.LocalizationOptions()
    options.replacements = [count]
    return String(localized: "Hello", options: options) + String(localized: resource) + resource.key
  }
}
