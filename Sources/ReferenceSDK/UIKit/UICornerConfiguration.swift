// sdk: complete
@available(iOS 26.0, *)
public struct UICornerRadius: Hashable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  CustomStringConvertible
{
  private var radius: Double
  private init(radius: Double) { self.radius = radius }

  public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(radius: radius) }
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius { UICornerRadius(radius: 0) }

  public init(floatLiteral value: FloatLiteralType) { radius = value }
  public init(integerLiteral value: IntegerLiteralType) { radius = Double(value) }
  public var description: String { "\(radius)" }
}

// sdk: complete
@available(iOS 26.0, *)
public struct UICornerConfiguration: Hashable, CustomStringConvertible {
  private var radius: UICornerRadius = 0
  private init() {}

  public static func corners(radius: UICornerRadius) -> UICornerConfiguration { .init() }
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
    bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration { .init() }
  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration { .init() }
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration { .init() }
  public static func uniformEdges(
    topRadius: UICornerRadius, bottomRadius: UICornerRadius
  ) -> UICornerConfiguration { .init() }
  public static func uniformEdges(
    leftRadius: UICornerRadius, rightRadius: UICornerRadius
  ) -> UICornerConfiguration { .init() }
  public static func uniformTopRadius(
    _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration { .init() }
  public static func uniformBottomRadius(
    _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration { .init() }
  public static func uniformLeftRadius(
    _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration { .init() }
  public static func uniformRightRadius(
    _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, bottomLeftRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration { .init() }
  public var description: String { "\(radius)" }
}

@available(iOS 26.0, *)
extension UIView {
  public var cornerConfiguration: UICornerConfiguration {
    get { .capsule() }
    set {}
  }

  // sdk: complete
  public struct LayoutRegion: Hashable {
    // sdk: complete
    public enum AdaptivityAxis: Hashable {
      case horizontal
      case vertical
    }

    private init() {}

    public static func safeArea(cornerAdaptation: UIView.LayoutRegion.AdaptivityAxis? = nil) -> UIView.LayoutRegion {
      .init()
    }
    public static func margins(cornerAdaptation: UIView.LayoutRegion.AdaptivityAxis? = nil) -> UIView.LayoutRegion {
      .init()
    }
    public static func readableContent(
      cornerAdaptation: UIView.LayoutRegion.AdaptivityAxis? = nil
    ) -> UIView.LayoutRegion { .init() }
  }

  public func layoutGuide(for region: UIView.LayoutRegion) -> UILayoutGuide { UILayoutGuide() }
  public func edgeInsets(for region: UIView.LayoutRegion) -> UIEdgeInsets { .zero }
  public func directionalEdgeInsets(for region: UIView.LayoutRegion) -> NSDirectionalEdgeInsets { .zero }
}
