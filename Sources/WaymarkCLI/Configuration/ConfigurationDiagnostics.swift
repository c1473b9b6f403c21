/// The ids of what can be wrong with a configuration.
package enum ConfigurationDiagnostics {
  static let unknownKey = "configuration-unknown-key"
  static let wrongType = "configuration-wrong-type"
  static let notAMapping = "configuration-not-a-mapping"

  package static let explanations: [String: String] = [
    unknownKey: """
    waymark.yml has a key that means nothing. It would be ignored in silence, so it is an error: mostly it is a \
    misspelled key. The keys are: \(ConfigurationKey.all.map(\.name).joined(separator: ", ")).
    """,
    wrongType: """
    A key of waymark.yml has a value of another kind than it needs: a list where a text is meant, 'yes' where only \
    true and false count, a platform that isn't judged. The message says what is expected.
    """,
    notAMapping: """
    waymark.yml holds a list or a text. It must hold keys with values, such as 'title: Navigation skills'. An empty \
    file is fine, and so is none.
    """,
  ]
}
