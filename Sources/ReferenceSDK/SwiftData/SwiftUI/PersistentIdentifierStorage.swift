import Foundation
import ReferenceSwiftUI

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == PersistentIdentifier {
    fatalError()
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == PersistentIdentifier? {
    fatalError()
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == PersistentIdentifier {
    fatalError()
  }

  public init(_ key: String) where Value == PersistentIdentifier? {
    fatalError()
  }
}
