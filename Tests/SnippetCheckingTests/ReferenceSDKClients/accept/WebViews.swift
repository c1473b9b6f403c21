// baseline: iOS 26, macOS 26
import SwiftUI
import WebKit

struct SimplePage: View {
  @State private var url: URL? = URL(string: "https://www.swift.org")

  var body: some View {
    WebView(url: url)
      .webViewBackForwardNavigationGestures(.disabled)
      .webViewMagnificationGestures(.enabled)
      .webViewLinkPreviews(.disabled)
      .webViewTextSelection(.disabled)
      .webViewElementFullscreenBehavior(.enabled)
      .webViewContentBackground(.hidden)
  }
}

struct Browser: View {
  @State private var page = WebPage()
  @State private var position = ScrollPosition()

  var body: some View {
    NavigationStack {
      WebView(page)
        .webViewScrollPosition($position)
        .webViewOnScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { _, offset in
          print(offset)
        }
        .navigationTitle(page.title)
        .toolbar {
          ToolbarItemGroup {
            Button("Back", systemImage: "chevron.backward") {
              if let item = page.backForwardList.backList.last { page.load(item) }
            }
            .disabled(page.backForwardList.backList.isEmpty)
            Button("Reload") { page.reload() }
            Button("Stop", action: page.stopLoading)
          }
        }
        .overlay {
          if page.isLoading { ProgressView(value: page.estimatedProgress) }
        }
    }
    .task {
      page.load(URLRequest(url: URL(string: "https://www.swift.org")!))
      do {
        for try await event in page.navigations {
          switch event {
          case .startedProvisionalNavigation, .receivedServerRedirect, .committed: continue
          case .finished: print(try await page.callJavaScript("return document.title") as? String ?? "")
          @unknown default: break
          }
        }
      } catch {
        print(error)
      }
    }
    .onChange(of: page.url) { _, url in print(url ?? "none") }
  }
}

@Observable
@MainActor
final class Reader {
  let page: WebPage

  init() {
    var configuration = WebPage.Configuration()
    configuration.loadsSubresources = false
    configuration.websiteDataStore = .nonPersistent()
    configuration.defaultNavigationPreferences.allowsContentJavaScript = false
    page = WebPage(configuration: configuration, navigationDecider: StayHere())
    page.customUserAgent = "reader"
    page.isInspectable = true
  }

  func show(_ text: String) async throws {
    for try await event in page.load(html: text, baseURL: URL(string: "about:blank")!) where event == .finished {
      print(page.title)
    }
  }
}

struct StayHere: WebPage.NavigationDeciding {
  mutating func decidePolicy(
    for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
  ) async -> WKNavigationActionPolicy {
    action.request.url?.host() == "www.swift.org" ? .allow : .cancel
  }
}
