// platforms: iOS
import SwiftUI
import UIKit

final class TrailListController: UITableViewController {
  private let trails: [String]

  init(trails: [String]) {
    self.trails = trails
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Trails"
    navigationItem.largeTitleDisplayMode = .always
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.addTrail() })
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Edit", image: UIImage(systemName: "pencil"), primaryAction: nil, menu: nil)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "trail")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { trails.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "trail", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = trails[indexPath.row]
    content.secondaryText = "Section \(indexPath.section)"
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let detail = UIHostingController(rootView: Text(trails[indexPath.row]))
    detail.title = trails[indexPath.row]
    navigationController?.pushViewController(detail, animated: true)
    tableView.deselectRow(at: indexPath, animated: true)
  }

  private func addTrail() {
    let alert = UIAlertController(title: "New trail", message: nil, preferredStyle: .alert)
    alert.addTextField { field in field.placeholder = "Name" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Add", style: .default) { [weak alert] _ in
        print(alert?.textFields?.first?.text ?? "")
      })
    present(alert, animated: true)
  }
}

final class SheetController: UIViewController, UISheetPresentationControllerDelegate {
  private let stack = UIStackView()
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.addArrangedSubview(label)
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      stack.topAnchor.constraint(equalToSystemSpacingBelow: view.topAnchor, multiplier: 1),
      stack.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
    label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
  }

  func showSheet() {
    let child = UIHostingController(rootView: Text("Hut"))
    child.modalPresentationStyle = .pageSheet
    if let sheet = child.sheetPresentationController {
      sheet.detents = [
        .medium(), .large(), .custom(identifier: .init("small")) { context in context.maximumDetentValue * 0.2 },
      ]
      sheet.selectedDetentIdentifier = .medium
      sheet.largestUndimmedDetentIdentifier = .medium
      sheet.prefersGrabberVisible = true
      sheet.preferredCornerRadius = 24
      sheet.delegate = self
      sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    }
    present(child, animated: true) { UIAccessibility.post(notification: .screenChanged, argument: child.view) }
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    print(sheetPresentationController.selectedDetentIdentifier == .large)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
}

final class Coordinator: NSObject, UINavigationControllerDelegate, UIGestureRecognizerDelegate {
  var path: [String] = []

  override init() {
    super.init()
    path = []
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    let isRoot = navigationController.viewControllers.count == 1
    navigationController.interactivePopGestureRecognizer?.isEnabled = !isRoot
    if isRoot { path.removeAll() }
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    operation == .push ? nil : nil
  }
}

final class ContainerController: UIViewController {
  init() {
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  func embed(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.didMove(toParent: self)
    UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseInOut]) {
      child.view.alpha = 1
    } completion: { _ in
      child.view.transform = .identity
    }
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in self.view.layoutIfNeeded() })
  }
}

@MainActor func makeTabs() -> UITabBarController {
  let tabs = UITabBarController()
  let trails = UINavigationController(rootViewController: TrailListController(trails: ["Ridge"]))
  trails.tabBarItem = UITabBarItem(title: "Trails", image: UIImage(systemName: "map"), tag: 0)
  let huts = UINavigationController()
  huts.setViewControllers([ContainerController()], animated: false)
  huts.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 1)
  tabs.viewControllers = [trails, huts]
  tabs.selectedIndex = 1
  tabs.mode = .tabSidebar
  tabs.tabs = [
    UITab(title: "Trails", image: UIImage(systemName: "map"), identifier: "trails") { _ in
      TrailListController(trails: [])
    }
  ]
  tabs.tabBarMinimizeBehavior = .onScrollDown
  return tabs
}

@MainActor func makeSplit() -> UISplitViewController {
  let split = UISplitViewController(style: .doubleColumn)
  split.setViewController(TrailListController(trails: []), for: .primary)
  split.setViewController(UINavigationController(), for: .secondary)
  split.preferredDisplayMode = .oneBesideSecondary
  split.preferredSplitBehavior = UISplitViewController.SplitBehavior.tile
  split.show(.primary)
  return split
}

@MainActor func styleBars() {
  let appearance = UINavigationBarAppearance()
  appearance.configureWithOpaqueBackground()
  appearance.backgroundColor = .systemIndigo
  appearance.titleTextAttributes = [
    .foregroundColor: UIColor.white, .font: UIFont.preferredFont(forTextStyle: .headline),
  ]
  UINavigationBar.appearance().standardAppearance = appearance
  UINavigationBar.appearance().scrollEdgeAppearance = appearance
  UITabBar.appearance().isTranslucent = false
}

class CairnSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    windowScene.sizeRestrictions?.minimumSize = CGSize(width: 400, height: 300)
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = makeTabs()
    window.makeKeyAndVisible()
    self.window = window
    if let url = connectionOptions.urlContexts.first?.url { print(url) }
  }
}

class CairnAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    styleBars()
    UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!)
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = CairnSceneDelegate.self
    return configuration
  }
}

@MainActor func thumbnail(of image: UIImage) -> UIImage {
  let size = CGSize(width: 80, height: 80)
  return UIGraphicsImageRenderer(size: size).image { _ in image.draw(in: CGRect(origin: .zero, size: size)) }
}

struct HutPicker: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UINavigationController {
    let controller = UINavigationController(rootViewController: UIHostingController(rootView: Text("Huts")))
    controller.delegate = context.coordinator
    controller.isNavigationBarHidden = false
    return controller
  }

  func updateUIViewController(_ uiViewController: UINavigationController, context: Context) {
    uiViewController.popToRootViewController(animated: true)
  }

  func makeCoordinator() -> Coordinator { Coordinator() }
}

struct Blur: UIViewRepresentable {
  func makeUIView(context: Context) -> UIVisualEffectView {
    UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  }
  func updateUIView(_ uiView: UIVisualEffectView, context: Context) {}
}

struct ShareSheet: UIViewControllerRepresentable {
  let items: [Any]

  func makeUIViewController(context: Context) -> UIActivityViewController {
    UIActivityViewController(activityItems: items, applicationActivities: nil)
  }

  func updateUIViewController(_ uiViewController: UIActivityViewController, context: Context) {}
}

final class DrawerPresentationController: UIPresentationController {
  private let dimming = UIView()

  override var preferredContentSize: CGSize { CGSize(width: 300, height: 200) }

  override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  )
    -> CGSize
  {
    CGSize(width: parentSize.width, height: container.preferredContentSize.height)
  }

  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    containerView?.setNeedsLayout()
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    dimming.frame.size = size
  }
}

@available(iOS 26.0, *)
@MainActor
func setAttributedTitles(of item: UINavigationItem) {
  item.attributedTitle = AttributedString("Trails")
  item.attributedSubtitle = nil
  item.largeAttributedSubtitle = item.attributedTitle
}
