// sdk: complete
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

// sdk: complete
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct ViewDimensions {
  public let width: CGFloat
  public let height: CGFloat

  init(size: CGSize) {
    width = size.width
    height = size.height
  }

  public subscript(guide: HorizontalAlignment) -> CGFloat {
    self[explicit: guide] ?? 0
  }

  public subscript(guide: VerticalAlignment) -> CGFloat {
    self[explicit: guide] ?? 0
  }

  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    nil
  }

  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    nil
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension ViewDimensions: Equatable {}
