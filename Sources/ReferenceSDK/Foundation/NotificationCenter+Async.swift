@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension NotificationCenter {
  @preconcurrency
  public func notifications(named name: Notification.Name, object: (any AnyObject & Sendable)? = nil)
    -> NotificationCenter.Notifications
  {
    Notifications(center: self, name: name, object: object)
  }

  // sdk: complete
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    public typealias Element = Notification

    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: AnyObject?

    init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
      self.center = center
      self.name = name
      self.object = object
    }

    // sdk: complete
    public struct Iterator: AsyncIteratorProtocol {
      public typealias Element = Notification

      private let observation: Observation
      private let stream: AsyncStream<Notification>

      init(_ notifications: Notifications) {
        let (stream, continuation) = AsyncStream.makeStream(of: Notification.self)
        let center = notifications.center
        observation = Observation(
          center: center,
          token: center.addObserver(forName: notifications.name, object: notifications.object, queue: nil) {
            nonisolated(unsafe) let notification = $0
            continuation.yield(notification)
          })
        self.stream = stream
      }

      public func next() async -> Notification? {
        var iterator = stream.makeAsyncIterator()
        return await iterator.next()
      }
    }

    public func makeAsyncIterator() -> NotificationCenter.Notifications.Iterator {
      Iterator(self)
    }
  }
}

@available(*, unavailable)
extension NotificationCenter.Notifications.Iterator: Sendable {}

/// Ends an observation with its own life.
private final class Observation {
  private let center: NotificationCenter
  private let token: any NSObjectProtocol

  init(center: NotificationCenter, token: any NSObjectProtocol) {
    self.center = center
    self.token = token
  }

  deinit {
    center.removeObserver(token)
  }
}
