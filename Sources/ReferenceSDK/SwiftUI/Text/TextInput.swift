// sdk: complete
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public struct SubmitLabel: Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }
  public static var done: SubmitLabel { SubmitLabel("done") }
  public static var go: SubmitLabel { SubmitLabel("go") }
  public static var send: SubmitLabel { SubmitLabel("send") }
  public static var join: SubmitLabel { SubmitLabel("join") }
  public static var route: SubmitLabel { SubmitLabel("route") }
  public static var search: SubmitLabel { SubmitLabel("search") }
  public static var `return`: SubmitLabel { SubmitLabel("return") }
  public static var next: SubmitLabel { SubmitLabel("next") }
  public static var `continue`: SubmitLabel { SubmitLabel("continue") }
}

// sdk: complete
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public struct SubmitTriggers: OptionSet, Sendable {
  public typealias RawValue = Int
  public let rawValue: SubmitTriggers.RawValue
  public init(rawValue: SubmitTriggers.RawValue) { self.rawValue = rawValue }
  public static let text: SubmitTriggers = SubmitTriggers(rawValue: 1 << 0)
  public static let search: SubmitTriggers = SubmitTriggers(rawValue: 1 << 1)
}

// sdk: partial
@available(iOS 15.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
@available(macOS, unavailable)
public struct TextInputAutocapitalization: Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization("never") }
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization("words") }
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization("sentences") }
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization("characters") }
}

// sdk: complete
@available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

// sdk: complete
@available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct EnabledTextSelectability: TextSelectability {
  public static let allowsSelection: Bool = true
}

@available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

// sdk: complete
@available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct DisabledTextSelectability: TextSelectability {
  public static let allowsSelection: Bool = false
}

@available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
