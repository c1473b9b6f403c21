// sdk: complete
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public protocol Cancellable {
  func cancel()
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Cancellable {
  public func store<C>(in collection: inout C) where C: RangeReplaceableCollection, C.Element == AnyCancellable {
    collection.append(AnyCancellable(self))
  }

  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(AnyCancellable(self))
  }
}

// sdk: complete
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) {
    action = cancel
  }

  public init<C>(_ canceller: C) where C: Cancellable {
    action = canceller.cancel
  }

  public func cancel() {
    let last = action
    action = nil
    last?()
  }

  deinit {
    action?()
  }

  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool {
    lhs === rhs
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension AnyCancellable {
  public func store<C>(in collection: inout C) where C: RangeReplaceableCollection, C.Element == AnyCancellable {
    collection.append(self)
  }

  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }
}
