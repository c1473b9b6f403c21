// sdk: partial
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct Anchor<Value> {
  let value: Value

  // sdk: partial
  public struct Source {
    let value: Value
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Anchor: Sendable where Value: Sendable {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Anchor.Source: Sendable where Value: Sendable {}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension Anchor: Equatable where Value: Equatable {}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension Anchor: Hashable where Value: Hashable {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Anchor.Source where Value == CGRect {
  public static func rect(_ r: CGRect) -> Anchor<Value>.Source {
    Anchor.Source(value: r)
  }

  public static var bounds: Anchor<CGRect>.Source {
    Anchor.Source(value: .zero)
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Anchor.Source where Value == CGPoint {
  public static func point(_ p: CGPoint) -> Anchor<Value>.Source {
    Anchor.Source(value: p)
  }

  public static func unitPoint(_ p: UnitPoint) -> Anchor<Value>.Source {
    Anchor.Source(value: CGPoint(x: p.x, y: p.y))
  }

  public static var topLeading: Anchor<CGPoint>.Source { .unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { .unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { .unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { .unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { .unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { .unitPoint(.trailing) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { .unitPoint(.bottomTrailing) }
  public static var bottom: Anchor<CGPoint>.Source { .unitPoint(.bottom) }
  public static var bottomLeading: Anchor<CGPoint>.Source { .unitPoint(.bottomLeading) }
}
