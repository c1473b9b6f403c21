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
  }
#endif
