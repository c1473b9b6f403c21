#if os(macOS)
  // sdk: partial
  @available(macOS 10.15, *)
  @MainActor
  @preconcurrency
  public protocol NSViewRepresentable: View where Self.Body == Never {
    associatedtype NSViewType: NSView
    associatedtype Coordinator = Void
    typealias Context = NSViewRepresentableContext<Self>

    @MainActor @preconcurrency func makeNSView(context: Self.Context) -> Self.NSViewType
    @MainActor @preconcurrency func updateNSView(_ nsView: Self.NSViewType, context: Self.Context)
    @MainActor @preconcurrency static func dismantleNSView(
      _ nsView: Self.NSViewType, coordinator: Self.Coordinator)
    @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator

    @available(macOS 13.0, *)
    @MainActor @preconcurrency func sizeThatFits(
      _ proposal: ProposedViewSize, nsView: Self.NSViewType, context: Self.Context
    ) -> CGSize?
  }

  @available(macOS 13.0, *)
  extension NSViewRepresentable {
    @MainActor @preconcurrency public func sizeThatFits(
      _ proposal: ProposedViewSize, nsView: Self.NSViewType, context: Self.Context
    ) -> CGSize? {
      nil
    }
  }

  @available(macOS 10.15, *)
  extension NSViewRepresentable where Self.Coordinator == Void {
    @MainActor @preconcurrency public func makeCoordinator() {}
  }

  @available(macOS 10.15, *)
  extension NSViewRepresentable {
    @MainActor @preconcurrency public static func dismantleNSView(
      _ nsView: Self.NSViewType, coordinator: Self.Coordinator
    ) {}

    @MainActor @preconcurrency public var body: Never { fatalError("A primitive view has no body") }
  }

  // sdk: partial
  @available(macOS 10.15, *)
  @MainActor
  @preconcurrency
  public struct NSViewRepresentableContext<Representable> where Representable: NSViewRepresentable {
    @MainActor @preconcurrency public let coordinator: Representable.Coordinator
    @MainActor @preconcurrency public var transaction: Transaction
    @MainActor @preconcurrency public var environment: EnvironmentValues

    init(coordinator: Representable.Coordinator) {
      self.coordinator = coordinator
      transaction = Transaction()
      environment = EnvironmentValues()
    }
  }

  // sdk: partial
  @available(macOS 10.15, *)
  @MainActor
  @preconcurrency
  public protocol NSViewControllerRepresentable: View where Self.Body == Never {
    associatedtype NSViewControllerType: NSViewController
    associatedtype Coordinator = Void
    typealias Context = NSViewControllerRepresentableContext<Self>

    @MainActor @preconcurrency func makeNSViewController(context: Self.Context)
      -> Self.NSViewControllerType
    @MainActor @preconcurrency func updateNSViewController(
      _ nsViewController: Self.NSViewControllerType, context: Self.Context)
    @MainActor @preconcurrency static func dismantleNSViewController(
      _ nsViewController: Self.NSViewControllerType, coordinator: Self.Coordinator)
    @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator

    @available(macOS 13.0, *)
    @MainActor @preconcurrency func sizeThatFits(
      _ proposal: ProposedViewSize, nsViewController: Self.NSViewControllerType,
      context: Self.Context
    ) -> CGSize?
  }

  @available(macOS 13.0, *)
  extension NSViewControllerRepresentable {
    @MainActor @preconcurrency public func sizeThatFits(
      _ proposal: ProposedViewSize, nsViewController: Self.NSViewControllerType,
      context: Self.Context
    ) -> CGSize? {
      nil
    }
  }

  @available(macOS 10.15, *)
  extension NSViewControllerRepresentable where Self.Coordinator == Void {
    @MainActor @preconcurrency public func makeCoordinator() {}
  }

  @available(macOS 10.15, *)
  extension NSViewControllerRepresentable {
    @MainActor @preconcurrency public static func dismantleNSViewController(
      _ nsViewController: Self.NSViewControllerType, coordinator: Self.Coordinator
    ) {}

    @MainActor @preconcurrency public var body: Never { fatalError("A primitive view has no body") }
  }

  // sdk: partial
  @available(macOS 10.15, *)
  @MainActor
  @preconcurrency
  public struct NSViewControllerRepresentableContext<Representable>
  where Representable: NSViewControllerRepresentable {
    @MainActor @preconcurrency public let coordinator: Representable.Coordinator
    @MainActor @preconcurrency public var transaction: Transaction
    @MainActor @preconcurrency public var environment: EnvironmentValues

    init(coordinator: Representable.Coordinator) {
      self.coordinator = coordinator
      transaction = Transaction()
      environment = EnvironmentValues()
    }
  }
#endif
