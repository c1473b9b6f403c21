// sdk: complete
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

// sdk: complete
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

// sdk: complete
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  @available(iOS 14.0, *)
  case mac = 5
  @available(iOS 17.0, *)
  case vision = 6
}

// sdk: partial
open class UITraitCollection: NSObject, @unchecked Sendable {
  public override init() {
    super.init()
  }

  open var userInterfaceIdiom: UIUserInterfaceIdiom { .unspecified }
  open var userInterfaceStyle: UIUserInterfaceStyle { .unspecified }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { .unspecified }
  open var verticalSizeClass: UIUserInterfaceSizeClass { .unspecified }
  open var displayScale: CGFloat { 1 }
}
