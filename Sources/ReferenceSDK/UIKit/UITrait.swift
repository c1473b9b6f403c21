/// A kind of trait, system's or an app's own.
// sdk: complete
@available(iOS 17.0, tvOS 17.0, *)
public protocol UITraitDefinition {
  associatedtype Value
  static var defaultValue: Self.Value { get }
  static var identifier: String { get }
  static var name: String { get }
  static var affectsColorAppearance: Bool { get }
}

@available(iOS 17.0, tvOS 17.0, *)
extension UITraitDefinition {
  public static var identifier: String { String(reflecting: self) }
  public static var name: String { String(describing: self) }
  public static var affectsColorAppearance: Bool { false }
}

@available(iOS 17.0, tvOS 17.0, *)
public typealias UITrait = any UITraitDefinition.Type

// sdk: partial
@available(iOS 17.0, tvOS 17.0, *)
public protocol UIMutableTraits {
  subscript<T>(trait: T.Type) -> T.Value where T: UITraitDefinition { get set }
}

// sdk: partial
@available(iOS 17.0, tvOS 17.0, *)
public struct UITraitOverrides: UIMutableTraits, CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  public func contains(_ trait: UITrait) -> Bool { false }
  public mutating func remove(_ trait: UITrait) {}

  public subscript<T>(trait: T.Type) -> T.Value where T: UITraitDefinition {
    get { T.defaultValue }
    set {}
  }

  public var description: String { "" }
  public var debugDescription: String { "" }
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}

// sdk: partial
@available(iOS 17.0, tvOS 17.0, *)
@MainActor @preconcurrency
public protocol UITraitChangeRegistration: NSObjectProtocol, NSCopying {}

// sdk: complete
@available(iOS 17.0, tvOS 17.0, *)
@MainActor @preconcurrency
public protocol UITraitChangeObservable {
  typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void where TraitEnvironment: UITraitEnvironment

  @discardableResult
  func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping Self.TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment
  @discardableResult
  func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration
  @discardableResult
  func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}
