#if os(iOS)
  @available(iOS 14.0, *)
  extension UserInterfaceSizeClass {
    public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
      switch uiUserInterfaceSizeClass {
      case .compact: self = .compact
      case .regular: self = .regular
      default: return nil
      }
    }
  }

  @available(iOS 14.0, *)
  extension ColorScheme {
    public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
      switch uiUserInterfaceStyle {
      case .light: self = .light
      case .dark: self = .dark
      default: return nil
      }
    }
  }
#endif
