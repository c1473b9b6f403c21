#if os(macOS)
  // sdk: partial
  @available(macOS 10.15, *)
  @MainActor
  @preconcurrency
  open class NSHostingController<Content>: NSViewController where Content: View {
    @MainActor @preconcurrency public init(rootView: Content) {
      self.rootView = rootView
      super.init(nibName: nil, bundle: nil)
    }

    @MainActor @preconcurrency public init?(coder: NSCoder, rootView: Content) {
      self.rootView = rootView
      super.init(coder: coder)
    }

    @MainActor @preconcurrency public required dynamic init?(coder: NSCoder) {
      return nil
    }

    @MainActor @preconcurrency public var rootView: Content

    @MainActor @preconcurrency public func sizeThatFits(in size: CGSize) -> CGSize {
      size
    }

    @available(macOS 13.0, *)
    @MainActor @preconcurrency public var sizingOptions: NSHostingSizingOptions {
      get { [] }
      set {}
    }

    @available(macOS 14.0, *)
    @MainActor @preconcurrency public var sceneBridgingOptions: NSHostingSceneBridgingOptions {
      get { [] }
      set {}
    }
  }

  // sdk: partial
  @available(macOS 10.15, *)
  @MainActor
  @preconcurrency
  open class NSHostingView<Content>: NSView where Content: View {
    @MainActor @preconcurrency public required init(rootView: Content) {
      self.rootView = rootView
      super.init(frame: .zero)
    }

    @MainActor @preconcurrency public required dynamic init?(coder aDecoder: NSCoder) {
      return nil
    }

    @MainActor @preconcurrency public var rootView: Content

    @available(macOS 13.0, *)
    @MainActor @preconcurrency public var sizingOptions: NSHostingSizingOptions {
      get { [] }
      set {}
    }

    @available(macOS 14.0, *)
    @MainActor @preconcurrency public var sceneBridgingOptions: NSHostingSceneBridgingOptions {
      get { [] }
      set {}
    }
  }

  // sdk: partial
  @available(macOS 14.4, *)
  open class NSHostingMenu<Content>: NSMenu where Content: View {
    public init(rootView: Content) {
      self.rootView = rootView
      super.init(title: "")
    }

    public required init(coder: NSCoder) { fatalError("Menus are not decoded here") }

    public var rootView: Content
  }

  // sdk: partial
  @available(macOS 13.0, *)
  public struct NSHostingSizingOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static var minSize: NSHostingSizingOptions { NSHostingSizingOptions(rawValue: 1 << 0) }
    public static var intrinsicContentSize: NSHostingSizingOptions { NSHostingSizingOptions(rawValue: 1 << 1) }
    public static var maxSize: NSHostingSizingOptions { NSHostingSizingOptions(rawValue: 1 << 2) }
    public static var preferredContentSize: NSHostingSizingOptions { NSHostingSizingOptions(rawValue: 1 << 3) }
    public static var standardBounds: NSHostingSizingOptions { [.minSize, .intrinsicContentSize, .maxSize] }
  }

  // sdk: partial
  @available(macOS 14.0, *)
  public struct NSHostingSceneBridgingOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static var title: NSHostingSceneBridgingOptions { NSHostingSceneBridgingOptions(rawValue: 1 << 0) }
    public static var toolbars: NSHostingSceneBridgingOptions { NSHostingSceneBridgingOptions(rawValue: 1 << 1) }
    public static var all: NSHostingSceneBridgingOptions { [.title, .toolbars] }
  }
#endif
