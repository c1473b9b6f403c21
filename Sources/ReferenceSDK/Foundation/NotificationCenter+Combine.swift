import ReferenceCombine

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension NotificationCenter {
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher {
    Publisher(center: self, name: name, object: object)
  }

  // sdk: complete
  public struct Publisher: ReferenceCombine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Notification {
      subscriber.receive(subscription: NotificationSubscription(self, subscriber))
    }
  }
}

/// Observes a notification for as long as its subscriber listens.
private final class NotificationSubscription<S: Subscriber>: Subscription, @unchecked Sendable
where S.Input == Notification {
  private let center: NotificationCenter
  private var subscriber: S?
  private var observer: (any NSObjectProtocol)?
  private var demand = Subscribers.Demand.none

  init(_ publisher: NotificationCenter.Publisher, _ subscriber: S) {
    center = publisher.center
    self.subscriber = subscriber
    observer = center.addObserver(forName: publisher.name, object: publisher.object, queue: nil) { [weak self] in
      self?.offer($0)
    }
  }

  func request(_ more: Subscribers.Demand) {
    demand += more
  }

  func cancel() {
    if let observer { center.removeObserver(observer) }
    observer = nil
    subscriber = nil
  }

  private func offer(_ notification: Notification) {
    guard demand > .none, let subscriber else { return }
    if let count = demand.max { demand = .max(count - 1) }
    demand += subscriber.receive(notification)
  }
}
