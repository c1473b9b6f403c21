// platforms: iOS
// baseline: iOS 16
import SwiftUI
import WebKit

struct OldWebView: UIViewRepresentable {
  let url: URL
  @Binding var isLoading: Bool

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> WKWebView {
    let configuration = WKWebViewConfiguration()
    configuration.allowsInlineMediaPlayback = true
    configuration.defaultWebpagePreferences.allowsContentJavaScript = true
    let view = WKWebView(frame: .zero, configuration: configuration)
    view.navigationDelegate = context.coordinator
    view.allowsBackForwardNavigationGestures = true
    view.scrollView.isScrollEnabled = false
    return view
  }

  func updateUIView(_ view: WKWebView, context: Context) {
    view.load(URLRequest(url: url))
  }

  final class Coordinator: NSObject, WKNavigationDelegate {
    private let parent: OldWebView

    init(_ parent: OldWebView) {
      self.parent = parent
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      parent.isLoading = false
      webView.evaluateJavaScript("document.title") { result, error in
        if let title = result as? String, error == nil { print(title) }
      }
    }

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
      decisionHandler(navigationAction.navigationType == .linkActivated ? .cancel : .allow)
    }
  }
}

struct SimpleWebView: UIViewRepresentable {
  let html: String

  func makeUIView(context: Context) -> WKWebView { WKWebView() }

  func updateUIView(_ view: WKWebView, context: Context) {
    view.loadHTMLString(html, baseURL: nil)
  }
}
