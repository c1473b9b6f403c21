import Diagnostics

extension Diagnostic {
  /// Whether it depends on which other files there are.
  var isAboutOtherFiles: Bool {
    ["link-broken", "link-outside", "link-ambiguous", "context-missing"].contains(id)
  }

  var isAboutLinks: Bool { isAboutOtherFiles || id == "anchor-broken" || id == "link-unsafe" }
}
