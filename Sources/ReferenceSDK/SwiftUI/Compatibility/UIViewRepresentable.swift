#if os(iOS)
  // sdk: partial
  @available(iOS 13.0, *)
  @MainActor
  @preconcurrency
  public protocol UIViewRepresentable: View where Self.Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>

    @MainActor @preconcurrency func makeUIView(context: Self.Context) -> Self.UIViewType
    @MainActor @preconcurrency func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
    @MainActor @preconcurrency static func dismantleUIView(
      _ uiView: Self.UIViewType, coordinator: Self.Coordinator)
    @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator

    @available(iOS 16.0, *)
    @MainActor @preconcurrency func sizeThatFits(
      _ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context
    ) -> CGSize?
  }

  @available(iOS 16.0, *)
  extension UIViewRepresentable {
    @MainActor @preconcurrency public func sizeThatFits(
      _ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context
    ) -> CGSize? {
      nil
    }
  }

  @available(iOS 13.0, *)
  extension UIViewRepresentable where Self.Coordinator == Void {
    @MainActor @preconcurrency public func makeCoordinator() {}
  }

  @available(iOS 13.0, *)
  extension UIViewRepresentable {
    @MainActor @preconcurrency public static func dismantleUIView(
      _ uiView: Self.UIViewType, coordinator: Self.Coordinator
    ) {}

    @MainActor @preconcurrency public var body: Never { fatalError("A primitive view has no body") }
  }

  // sdk: partial
  @available(iOS 13.0, *)
  @MainActor
  @preconcurrency
  public struct UIViewRepresentableContext<Representable> where Representable: UIViewRepresentable {
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
  @available(iOS 13.0, *)
  @MainActor
  @preconcurrency
  public protocol UIViewControllerRepresentable: View where Self.Body == Never {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>

    @MainActor @preconcurrency func makeUIViewController(context: Self.Context)
      -> Self.UIViewControllerType
    @MainActor @preconcurrency func updateUIViewController(
      _ uiViewController: Self.UIViewControllerType, context: Self.Context)
    @MainActor @preconcurrency static func dismantleUIViewController(
      _ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator)
    @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator

    @available(iOS 16.0, *)
    @MainActor @preconcurrency func sizeThatFits(
      _ proposal: ProposedViewSize, uiViewController: Self.UIViewControllerType,
      context: Self.Context
    ) -> CGSize?
  }

  @available(iOS 16.0, *)
  extension UIViewControllerRepresentable {
    @MainActor @preconcurrency public func sizeThatFits(
      _ proposal: ProposedViewSize, uiViewController: Self.UIViewControllerType,
      context: Self.Context
    ) -> CGSize? {
      nil
    }
  }

  @available(iOS 13.0, *)
  extension UIViewControllerRepresentable where Self.Coordinator == Void {
    @MainActor @preconcurrency public func makeCoordinator() {}
  }

  @available(iOS 13.0, *)
  extension UIViewControllerRepresentable {
    @MainActor @preconcurrency public static func dismantleUIViewController(
      _ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator
    ) {}

    @MainActor @preconcurrency public var body: Never { fatalError("A primitive view has no body") }
  }

  // sdk: partial
  @available(iOS 13.0, *)
  @MainActor
  @preconcurrency
  public struct UIViewControllerRepresentableContext<Representable>
  where Representable: UIViewControllerRepresentable {
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
