// baseline: iOS 26, macOS 26
import SwiftUI
import WebKit

struct WrongWebViews: View {
  @State private var page = WebPage()

  var body: some View {
    WebView(page)
  }

  var one: some View { WebView(page: page) }  // error: extraneous argument label
  var two: some View { WebView(url: "https://www.swift.org") }  // error: cannot convert
  var three: some View { WebView(url: nil).webViewLinkPreviews(.hidden) }  // error: has no member 'hidden'

  func back() { page.goBack() }  // error: has no dynamic member
  func title() -> String? { page.title?.lowercased() }  // error: optional chaining
  func load() { page.load(html: "<p>", baseURL: nil) }  // error: 'nil' is not compatible
}
