/// The material of Liquid Glass.
// sdk: complete
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
@available(visionOS, unavailable)
public struct Glass: Equatable, Sendable {
  private enum Variant { case regular, clear, identity }
  private let variant: Variant
  private var tintColor: Color?
  private var isInteractive = false
  public static var regular: Glass { Glass(variant: .regular) }
  public static var clear: Glass { Glass(variant: .clear) }
  public static var identity: Glass { Glass(variant: .identity) }
  public func tint(_ color: Color?) -> Glass { var glass = self; glass.tintColor = color; return glass }
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var glass = self; glass.isInteractive = isEnabled; return glass
  }
}

// sdk: complete
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
@available(visionOS, unavailable)
nonisolated public struct DefaultGlassEffectShape: Shape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// Joins the glass shapes of its content.
// sdk: complete
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
@available(visionOS, unavailable)
public struct GlassEffectContainer<Content: View>: View, _PrimitiveView, Sendable {
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}

// sdk: complete
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
@available(visionOS, unavailable)
public struct GlassEffectTransition: Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition("matchedGeometry") }
  public static var materialize: GlassEffectTransition { GlassEffectTransition("materialize") }
  public static var identity: GlassEffectTransition { GlassEffectTransition("identity") }
}

extension View {
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
  @available(visionOS, unavailable)
  nonisolated public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape())
    -> some View
  { self }

  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
  @available(visionOS, unavailable)
  nonisolated public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
    self
  }

  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
  @available(visionOS, unavailable)
  @MainActor @preconcurrency public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID)
    -> some View
  { self }

  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
  @available(visionOS, unavailable)
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }

  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public func backgroundExtensionEffect() -> some View { self }

  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }
}
