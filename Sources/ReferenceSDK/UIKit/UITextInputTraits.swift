/// How text is typed into a view: each requirement is optional, and views that take text have them all.
// sdk: partial
@MainActor @preconcurrency
public protocol UITextInputTraits: NSObjectProtocol {}

// sdk: complete
public enum UITextAutocapitalizationType: Int, Sendable, BitwiseCopyable {
  case none = 0
  case words = 1
  case sentences = 2
  case allCharacters = 3
}

// sdk: complete
public enum UITextAutocorrectionType: Int, Sendable, BitwiseCopyable {
  case `default` = 0
  case no = 1
  case yes = 2
}

// sdk: complete
public enum UITextSpellCheckingType: Int, Sendable, BitwiseCopyable {
  case `default` = 0
  case no = 1
  case yes = 2
}

// sdk: complete
public enum UITextSmartQuotesType: Int, Sendable, BitwiseCopyable {
  case `default` = 0
  case no = 1
  case yes = 2
}

// sdk: complete
public enum UITextSmartDashesType: Int, Sendable, BitwiseCopyable {
  case `default` = 0
  case no = 1
  case yes = 2
}

// sdk: complete
public enum UITextSmartInsertDeleteType: Int, Sendable, BitwiseCopyable {
  case `default` = 0
  case no = 1
  case yes = 2
}

// sdk: complete
@available(iOS 17.0, *)
public enum UITextInlinePredictionType: Int, Sendable, BitwiseCopyable {
  case `default` = 0
  case no = 1
  case yes = 2
}

// sdk: complete
public enum UIKeyboardAppearance: Int, Sendable, BitwiseCopyable {
  case `default` = 0
  case dark = 1
  case light = 2

  public static var alert: UIKeyboardAppearance { .dark }
}

// sdk: complete
public enum UIReturnKeyType: Int, Sendable, BitwiseCopyable {
  case `default` = 0
  case go = 1
  case google = 2
  case join = 3
  case next = 4
  case route = 5
  case search = 6
  case send = 7
  case yahoo = 8
  case done = 9
  case emergencyCall = 10
  case `continue` = 11
}

// sdk: complete
@available(iOS 2.0, tvOS 9.0, visionOS 1.0, *)
public enum UIKeyboardType: Int, Sendable, BitwiseCopyable {
  case `default` = 0
  case asciiCapable = 1
  case numbersAndPunctuation = 2
  case URL = 3
  case numberPad = 4
  case phonePad = 5
  case namePhonePad = 6
  case emailAddress = 7
  case decimalPad = 8
  case twitter = 9
  case webSearch = 10
  case asciiCapableNumberPad = 11

  public static var alphabet: UIKeyboardType { .asciiCapable }
}

// sdk: partial
@available(iOS 10.0, tvOS 10.0, visionOS 1.0, *)
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let name = UITextContentType(rawValue: "name")
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  public static let givenName = UITextContentType(rawValue: "given-name")
  public static let middleName = UITextContentType(rawValue: "additional-name")
  public static let familyName = UITextContentType(rawValue: "family-name")
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  public static let nickname = UITextContentType(rawValue: "nickname")
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  public static let organizationName = UITextContentType(rawValue: "organization")
  public static let location = UITextContentType(rawValue: "location")
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  public static let addressState = UITextContentType(rawValue: "address-level1")
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  public static let countryName = UITextContentType(rawValue: "country-name")
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let URL = UITextContentType(rawValue: "url")
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
}

@available(iOS 11.0, tvOS 11.0, visionOS 1.0, *)
extension UITextContentType {
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
}

@available(iOS 12.0, tvOS 12.0, visionOS 1.0, *)
extension UITextContentType {
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
