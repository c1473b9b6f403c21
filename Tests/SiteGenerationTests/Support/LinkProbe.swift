import Foundation

@testable import SiteGeneration

/// Follows every link of a finished site as a browser would.
enum LinkProbe {
  static func brokenLinks(of site: Site, base: String) -> [String] {
    let paths = Set(site.files.map(\.path))
    var pages: [String: PageProbe] = [:]
    for file in site.files where file.path.hasSuffix(".html") { pages[file.path] = PageProbe(file.text) }
    let ids = pages.mapValues { Set($0.elements.compactMap { $0.attributes["id"] }) }
    var broken: [String] = []
    for (path, probe) in pages {
      guard let here = URL(string: "https://site.test" + base + PageAddress.percentEncoded(path)) else { continue }
      for element in probe.elements {
        guard let address = element.attributes["href"] ?? element.attributes["src"], !address.hasPrefix("https://"),
          element.attributes["rel"] != "canonical"
        else { continue }
        guard let target = URL(string: address, relativeTo: here)?.absoluteURL, target.path.hasPrefix(base.dropLast())
        else {
          broken.append("\(path): \(address)")
          continue
        }
        var file = String(target.path(percentEncoded: false).dropFirst(base.count))
        if file.isEmpty || file.hasSuffix("/") { file += "index.html" }
        if !paths.contains(file) { broken.append("\(path): \(address) → \(file)") }
        if let anchor = target.fragment(percentEncoded: false), let known = ids[file], !known.contains(anchor) {
          broken.append("\(path): \(address) has no id")
        }
      }
    }
    return broken.sorted()
  }
}
