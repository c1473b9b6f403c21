import Foundation

func make(title: String) {
  _ = LocalizedStringResource("Save", tableName: "T")  // error: extra argument 'tableName'
  _ = LocalizedStringResource(title)  // error: missing argument label 'stringLiteral:'
  _ = String(localized: title)  // error: cannot convert value of type 'String'
  _ = String(localized: "Save", tableName: "T")  // error: extra argument 'tableName'
  let resource: LocalizedStringResource = "Save"
  resource.locale = .current  // error: cannot assign to property
  _ = Set([resource])  // error: conform to 'Hashable'
}

func cross<T: Sendable>(_ value: T) {}

func cross(options: String.LocalizationOptions) {
  cross(options)  // error: conformance of 'String.LocalizationOptions' to 'Sendable' is unavailable
}
