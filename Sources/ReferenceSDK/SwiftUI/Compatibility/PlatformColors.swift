#if os(iOS)
  @available(iOS 15.0, *)
  extension Color {
    public init(uiColor: UIColor) {
      self.init(storedName: "uiColor")
    }
  }

  extension Color {
    @available(
      iOS, introduced: 13.0, deprecated: 100000.0,
      message: "Use Color(uiColor:) when converting a UIColor, or create a standard Color directly"
    )
    public init(_ color: UIColor) {
      self.init(storedName: "uiColor")
    }
  }

  @available(iOS 14.0, *)
  extension UIColor {
    public convenience init(_ color: Color) {
      self.init(white: 0, alpha: 1)
    }
  }

  @available(iOS 13.0, *)
  extension Image {
    public init(uiImage: UIImage) {
      self.init(storedName: "uiImage")
    }
  }
#elseif os(macOS)
  @available(macOS 12.0, *)
  extension Color {
    public init(nsColor: NSColor) {
      self.init(storedName: "nsColor")
    }
  }

  extension Color {
    @available(
      macOS, introduced: 10.15, deprecated: 100000.0,
      message: "Use Color(nsColor:) when converting a NSColor, or create a standard Color directly"
    )
    public init(_ color: NSColor) {
      self.init(storedName: "nsColor")
    }
  }

  @available(macOS 11.0, *)
  extension NSColor {
    public convenience init(_ color: Color) {
      self.init(white: 0, alpha: 1)
    }
  }

  @available(macOS 10.15, *)
  extension Image {
    public init(nsImage: NSImage) {
      self.init(storedName: "nsImage")
    }
  }
#endif
