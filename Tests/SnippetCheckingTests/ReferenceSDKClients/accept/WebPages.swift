import SwiftUI
import UniformTypeIdentifiers
import WebKit

@MainActor func export(_ page: WebPage) async throws -> Data {
  _ = URLScheme("app")?.rawValue
  print(page.themeColor ?? .accentColor)
  return try await page.exported(as: .pdf(region: .contents))
}

@MainActor func title(of view: WKWebView) async throws -> Any? {
  try await view.callAsyncJavaScript("return document.title", contentWorld: .page)
}

func isPicture(_ type: UTType) -> Bool {
  type.conforms(to: .image) && type.preferredFilenameExtension == "png"
}
