// platforms: iOS
// baseline: iOS 17
import SwiftUI
import UIKit

struct Wrapped: UIViewRepresentable {
  @Binding var text: String

  final class Coordinator: NSObject {
    var parent: Wrapped
    init(_ parent: Wrapped) { self.parent = parent }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }
  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    view.backgroundColor = .systemBackground
    return view
  }
  func updateUIView(_ uiView: UIView, context: Context) { context.coordinator.parent = self }
}

struct Stack: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UINavigationController {
    UINavigationController(rootViewController: UIHostingController(rootView: Text("root")))
  }
  func updateUIViewController(_ controller: UINavigationController, context: Context) {
    controller.popToRootViewController(animated: true)
  }
}

final class AppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { true }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIHostingController(rootView: Text("root"))
    window.makeKeyAndVisible()
    self.window = window
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    print(contexts.first?.url as Any)
  }
}

@main struct Bridged: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
  var body: some Scene {
    WindowGroup {
      Text("a").onAppear {
        if let url = URL(string: UIApplication.openSettingsURLString) { UIApplication.shared.open(url) }
        print(UIDevice.current.userInterfaceIdiom == .pad)
      }
    }
  }
}
