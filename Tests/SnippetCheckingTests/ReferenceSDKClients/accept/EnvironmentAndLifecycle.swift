// baseline: iOS 17, macOS 14
import SwiftUI

@MainActor @Observable final class Loader {
  var number = 0
  func load() async {}
}

struct Reader: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.openURL) private var openURL
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.scenePhase) private var scenePhase
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.isPresented) private var isPresented
  @Environment(\.presentationMode) private var presentationMode
  @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows
  @Environment(\.refresh) private var refresh
  @Environment(\.locale) private var locale
  @Environment(\.undoManager) private var undoManager
  @State private var loader = Loader()

  var body: some View {
    Text(sizeClass == .compact ? "compact" : "regular")
      .onAppear { loader.number = 1 }
      .onDisappear(perform: close)
      .task { await loader.load() }
      .task(id: loader.number) { await loader.load() }
      .task(priority: .background) { loader.number += 1 }
      .onChange(of: scenePhase) { old, new in if new == .active, old != new { close() } }
      .onChange(of: loader.number) { close() }
      .onChange(of: loader.number, initial: true) { _, new in print(new) }
      .onOpenURL { url in openURL(url) { accepted in print(accepted) } }
      .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
        if let url = activity.webpageURL { openURL(url) }
      }
      .userActivity("com.example.reading", isActive: isPresented) { $0.title = "Reading" }
      .refreshable { await loader.load() }
      .environment(loader)
      .environment(\.locale, Locale(identifier: "de"))
      .environment(\.openURL, OpenURLAction { url in url.scheme == "app" ? .handled : .systemAction })
      .transformEnvironment(\.lineLimit) { $0 = 1 }
      .onReceive(NotificationCenter.default.publisher(for: .init("changed"))) { _ in close() }
  }

  private func close() {
    dismiss()
    presentationMode.wrappedValue.dismiss()
    if supportsMultipleWindows {
      openWindow(id: "detail", value: 1)
      openWindow(value: "x")
      dismissWindow(id: "detail")
    }
    Task { await refresh?() }
  }
}

struct HeightKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct Preferring: View {
  @State private var height: CGFloat = 0
  var body: some View {
    Text("\(height)")
      .preference(key: HeightKey.self, value: 12)
      .onPreferenceChange(HeightKey.self) { height = $0 }
  }
}

private struct ThemeKey: EnvironmentKey {
  static let defaultValue = "plain"
}

extension EnvironmentValues {
  var theme: String {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}
