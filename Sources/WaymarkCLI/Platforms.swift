/// The platforms that the tool speaks of.
package enum Platforms {
  /// What snippets are judged for, by Apple's names.
  package static let judged = ["iOS", "macOS"]

  /// The names by which tables speak of platforms, and what each belongs to.
  static let families: [(name: String, family: String)] = [
    ("iOS", "iOS"), ("iPhone", "iOS"), ("iPadOS", "iPadOS"), ("iPad", "iPadOS"), ("macOS", "macOS"), ("Mac", "macOS"),
    ("tvOS", "tvOS"), ("watchOS", "watchOS"), ("visionOS", "visionOS"), ("Catalyst", "Catalyst"),
  ]
}
