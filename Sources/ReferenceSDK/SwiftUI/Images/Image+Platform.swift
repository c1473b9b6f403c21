#if os(iOS)
  @available(iOS 13.0, *)
  extension Image {
    public init(uiImage: UIImage) {
      self.init(storedName: "")
    }
  }

  @available(iOS 13.0, *)
  extension Color {
    @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "init(uiColor:)")
    public init(_ color: UIColor) {
      self.init(storedName: "UIColor")
    }

    @available(iOS 15.0, *)
    public init(uiColor: UIColor) {
      self.init(storedName: "UIColor")
    }
  }
#elseif os(macOS)
  @available(macOS 10.15, *)
  extension Image {
    nonisolated public init(nsImage: NSImage) {
      self.init(storedName: "")
    }
  }

  @available(macOS 10.15, *)
  extension Color {
    @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "init(nsColor:)")
    public init(_ color: NSColor) {
      self.init(storedName: "NSColor")
    }

    @available(macOS 12.0, *)
    nonisolated public init(nsColor: NSColor) {
      self.init(storedName: "NSColor")
    }
  }
#endif
