// sdk: complete
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case medium
    case large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(ObjectIdentifier)
  }

  private let kind: Kind

  private init(_ kind: Kind) {
    self.kind = kind
  }

  // sdk: complete
  @dynamicMemberLookup
  public struct Context {
    let environment: EnvironmentValues

    public let maxDetentValue: CGFloat

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }

  public static let medium = PresentationDetent(.medium)
  public static let large = PresentationDetent(.large)

  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { .init(.fraction(fraction)) }

  public static func height(_ height: CGFloat) -> PresentationDetent { .init(.height(height)) }

  public static func custom<D>(_ type: D.Type) -> PresentationDetent where D: CustomPresentationDetent {
    .init(.custom(ObjectIdentifier(type)))
  }
}

// sdk: complete
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public protocol CustomPresentationDetent {
  static func height(in context: Self.Context) -> CGFloat?
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension CustomPresentationDetent {
  public typealias Context = PresentationDetent.Context
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension View {
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }

  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { self }

  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
}
