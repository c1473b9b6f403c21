// sdk: complete
@available(iOS 3.0, macOS 10.3, tvOS 9.0, watchOS 2.0, visionOS 1.0, *)
public struct NSValueTransformerName: Hashable, Equatable, RawRepresentable, Sendable {
  public var rawValue: String

  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

// sdk: complete
@available(iOS 3.0, macOS 10.3, tvOS 9.0, watchOS 2.0, visionOS 1.0, *)
open class ValueTransformer: NSObject {
  public convenience init?(forName name: NSValueTransformerName) {
    return nil
  }

  open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {}
  open class func valueTransformerNames() -> [NSValueTransformerName] { [] }
  open class func transformedValueClass() -> AnyClass { NSObject.self }
  open class func allowsReverseTransformation() -> Bool { true }
  open func transformedValue(_ value: Any?) -> Any? { value }
  open func reverseTransformedValue(_ value: Any?) -> Any? { value }
}
