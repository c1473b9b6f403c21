import MapKit
import SwiftUI
import WebKit

@MainActor
final class Bookmarks: NSObject {
  let configuration: WKWebViewConfiguration

  init(sharing other: WKWebViewConfiguration) {
    configuration = other.copy() as? WKWebViewConfiguration ?? WKWebViewConfiguration()
    super.init()
  }
}

func archive(_ locations: [CLLocation]) throws -> Data {
  let camera = MKMapCamera()
  _ = camera.copy() as? MKMapCamera
  _ = CLLocation()
  return try NSKeyedArchiver.archivedData(withRootObject: locations, requiringSecureCoding: true)
}

func package(_ pages: [String: Data]) -> FileWrapper {
  let folder = FileWrapper(directoryWithFileWrappers: pages.mapValues(FileWrapper.init(regularFileWithContents:)))
  folder.addRegularFile(withContents: Data(), preferredFilename: "Index")
  if let index = folder.fileWrappers?["Index"] { folder.removeFileWrapper(index) }
  return folder
}

func contents(of url: URL) throws -> Bool {
  let wrapper = try FileWrapper(url: url, options: .immediate)
  return wrapper.isDirectory || wrapper.isSymbolicLink
}

func provider(of text: String) -> NSItemProvider {
  NSItemProvider(item: text as NSString, typeIdentifier: "public.text")
}
