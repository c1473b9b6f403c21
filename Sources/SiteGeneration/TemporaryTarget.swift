import Documents

extension DocumentSet {
  func temporaryTarget(of link: Link, in document: Document) -> LinkTarget {
    let destination = link.destination
    if destination.contains("://") || destination.hasPrefix("mailto:") || destination.contains(":") {
      return .external(destination)
    }
    let parts = destination.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let anchor = parts.count > 1 ? String(parts[1]) : nil
    if parts[0].isEmpty { return .document(path: document.path, anchor: anchor) }
    var path = document.path.split(separator: "/").dropLast().map(String.init)
    for part in parts[0].split(separator: "/") {
      if part == ".." { if !path.isEmpty { path.removeLast() } } else if part != "." { path.append(String(part)) }
    }
    let whole = path.joined(separator: "/")
    if documents.contains(where: { $0.path == whole }) { return .document(path: whole, anchor: anchor) }
    if assets.contains(whole) { return .asset(path: whole, suffix: anchor.map { "#" + $0 } ?? "") }
    return .broken
  }
}
