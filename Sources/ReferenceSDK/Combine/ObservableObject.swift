import Foundation

// sdk: complete
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where Self.ObjectWillChangePublisher.Failure == Never
  var objectWillChange: Self.ObjectWillChangePublisher { get }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension ObservableObject where Self.ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher {
    ChangePublishers.shared.publisher(of: self)
  }
}

// sdk: complete
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private let hub = Hub<Void, Never>()

  public init() {}

  public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Void {
    hub.add(subscriber)
  }

  public func send() {
    hub.send(())
  }
}

/// The publishers that objects without one of their own get at the first use.
final class ChangePublishers: @unchecked Sendable {
  static let shared = ChangePublishers()

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sweepAt = 64

  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock.lock()
    defer { lock.unlock() }
    let key = ObjectIdentifier(object)
    if let entry = entries[key], entry.object === object { return entry.publisher }
    if entries.count >= sweepAt {
      entries = entries.filter { $0.value.object != nil }
      sweepAt = max(64, entries.count * 2)
    }
    let publisher = ObservableObjectPublisher()
    entries[key] = Entry(object: object, publisher: publisher)
    return publisher
  }
}
