#if os(iOS)
  // sdk: partial
  @available(iOS 13.0, *)
  @MainActor
  @preconcurrency
  open class UIHostingController<Content>: UIViewController where Content: View {
    @MainActor @preconcurrency public init(rootView: Content) {
      self.rootView = rootView
      super.init(nibName: nil, bundle: nil)
    }

    @MainActor @preconcurrency public init?(coder aDecoder: NSCoder, rootView: Content) {
      self.rootView = rootView
      super.init(coder: aDecoder)
    }

    @MainActor @preconcurrency public required dynamic init?(coder aDecoder: NSCoder) {
      return nil
    }

    @MainActor @preconcurrency public var rootView: Content

    @MainActor @preconcurrency public func sizeThatFits(in size: CGSize) -> CGSize {
      size
    }

    @available(iOS 16.0, *)
    @MainActor @preconcurrency public final var sizingOptions: UIHostingControllerSizingOptions {
      get { [] }
      set {}
    }
  }

  // sdk: complete
  @available(iOS 16.0, *)
  public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 0)
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 1)
  }
#endif
