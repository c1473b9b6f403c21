/// Gives headings the ids that GitHub gives them, each unique in its document.
struct HeadingIDs {
  /// How often each id has been asked for beyond its first use.
  private var repeats: [String: Int] = [:]

  mutating func id(for text: String) -> String {
    let slug = Self.slug(text)
    let base = slug.isEmpty ? "section" : slug
    guard var count = repeats[base] else {
      repeats[base] = 0
      return base
    }
    var id = base
    // `x`, `x`, `x-1`: what a repeat was given may be another heading's own name.
    while repeats[id] != nil {
      count += 1
      id = "\(base)-\(count)"
    }
    repeats[base] = count
    repeats[id] = 0
    return id
  }

  /// Lower case; letters, marks, digits, `_` and `-` stay, spaces become hyphens, all else goes.
  static func slug(_ text: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    var isASCII = true
    for byte in text.utf8 {
      switch byte {
      case 0x41...0x5A: bytes.append(byte | 0x20)
      case 0x61...0x7A, 0x30...0x39, UInt8(ascii: "-"), UInt8(ascii: "_"): bytes.append(byte)
      case 0x20, 0x09, 0x0A: bytes.append(UInt8(ascii: "-"))
      case 0x80...: isASCII = false
      default: break
      }
    }
    guard !isASCII else { return String(decoding: bytes, as: UTF8.self) }
    var slug = String.UnicodeScalarView()
    for scalar in text.lowercased().unicodeScalars {
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
        .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber, .connectorPunctuation:
        slug.append(scalar)
      case _ where scalar == "-": slug.append(scalar)
      case _ where scalar == " " || scalar == "\t" || scalar == "\n": slug.append("-")
      default: break
      }
    }
    return String(slug)
  }
}
