import Foundation
import ReferenceFoundation

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Schema {
  // sdk: complete
  public class Attribute: SchemaProperty, CustomDebugStringConvertible, @unchecked Sendable {
    public var name: String
    public var originalName: String
    public var options: [Schema.Attribute.Option]
    public var valueType: any Any.Type
    public var defaultValue: Any?
    public var isOptional: Bool
    public var hashModifier: String?

    public init(_ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil) {
      fatalError()
    }

    public init(
      name: String, originalName: String? = nil, options: [Schema.Attribute.Option] = [], valueType: any Any.Type,
      defaultValue: Any? = nil, hashModifier: String? = nil
    ) {
      fatalError()
    }

    public required init(from decoder: any Decoder) throws { fatalError() }

    public func encode(to encoder: any Encoder) throws {}
    public static func == (lhs: Schema.Attribute, rhs: Schema.Attribute) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) {}
    public var isAttribute: Bool { true }
    public var isRelationship: Bool { false }
    public var isTransient: Bool { false }
    public var isUnique: Bool { false }
    public var isTransformable: Bool { false }
    public var debugDescription: String { name }

    // sdk: complete
    public struct Option: Codable, Hashable, CustomDebugStringConvertible, Sendable {
      init() {}

      public static var unique: Schema.Attribute.Option { Option() }
      public static var externalStorage: Schema.Attribute.Option { Option() }
      public static var allowsCloudEncryption: Schema.Attribute.Option { Option() }
      public static var preserveValueOnDeletion: Schema.Attribute.Option { Option() }
      public static var ephemeral: Schema.Attribute.Option { Option() }
      public static var spotlight: Schema.Attribute.Option { Option() }
      public static func transformable(by transformerType: ValueTransformer.Type) -> Schema.Attribute.Option {
        Option()
      }
      public static func transformable(by transformerName: String) -> Schema.Attribute.Option { Option() }

      public init(from decoder: any Decoder) throws {}
      public func encode(to encoder: any Encoder) throws {}
      public static func == (lhs: Schema.Attribute.Option, rhs: Schema.Attribute.Option) -> Bool { true }
      public func hash(into hasher: inout Hasher) {}
      public var debugDescription: String { "" }
    }
  }

  // sdk: complete
  public final class CompositeAttribute: Schema.Attribute, @unchecked Sendable {
    public var properties: [Schema.Attribute] = []

    public override init(
      name: String, originalName: String? = nil, options: [Schema.Attribute.Option] = [], valueType: any Any.Type,
      defaultValue: Any? = nil, hashModifier: String? = nil
    ) {
      fatalError()
    }

    public required init(from decoder: any Decoder) throws { fatalError() }

    public override func encode(to encoder: any Encoder) throws {}

    @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
    public static func == (lhs: Schema.CompositeAttribute, rhs: Schema.CompositeAttribute) -> Bool { lhs === rhs }

    public override var debugDescription: String { name }
  }
}
