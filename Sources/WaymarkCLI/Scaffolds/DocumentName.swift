/// A name as the Agent Skills form wants it: 1 to 64 lowercase letters, digits and single inner hyphens.
struct DocumentName {
  var text: String

  init?(_ text: String) {
    let bytes = Array(text.utf8)
    let isLegal = bytes.allSatisfy {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        || $0 == UInt8(ascii: "-")
    }
    guard isLegal, (1...64).contains(bytes.count), !text.hasPrefix("-"), !text.hasSuffix("-"), !text.contains("--")
    else { return nil }
    self.text = text
  }

  /// The nearest legal name to what somebody wrote, if there is something to go by.
  static func proposal(for text: String) -> String? {
    var proposal = ""
    for scalar in text.lowercased().unicodeScalars {
      if scalar.isASCII, scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) {
        proposal.unicodeScalars.append(scalar)
      } else if !proposal.hasSuffix("-"), !proposal.isEmpty {
        proposal += "-"
      }
    }
    while proposal.hasSuffix("-") { proposal.removeLast() }
    proposal = String(proposal.prefix(64))
    return DocumentName(proposal)?.text
  }

  /// `deep-links` is `Deep links`.
  var title: String {
    let words = text.replacing("-", with: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
