/// A relative destination taken apart.
struct LinkParts {
  /// Percent-encoding and all.
  let path: String
  /// What follows `#`.
  let fragment: String?
  /// Query and fragment as written.
  let suffix: String

  init(_ destination: String, hasQuery: Bool = true) {
    let bytes = destination.utf8
    let hash = bytes.firstIndex(of: UInt8(ascii: "#"))
    fragment = hash.map { String(destination[bytes.index(after: $0)...]) }
    var end = hash ?? bytes.endIndex
    if hasQuery, let query = bytes[..<end].firstIndex(of: UInt8(ascii: "?")) { end = query }
    path = String(destination[..<end])
    suffix = String(destination[end...])
  }
}

/// What stands before the `:` of an address.
package enum LinkScheme {
  /// Schemes that run code in the reader's browser, or that point into the reader's own machine.
  static let unsafe: Set<String> = [
    "about", "blob", "data", "file", "filesystem", "jar", "javascript", "livescript", "vbscript", "view-source",
  ]

  /// The scheme in lower case, `nil` for a relative address. Browsers skip control bytes and blanks in it, so this does too.
  package static func scheme(of destination: String) -> String? {
    var scheme: [UInt8] = []
    for byte in destination.utf8 {
      switch byte {
      case 0x41...0x5A, 0x61...0x7A: scheme.append(byte | 0x20)
      case 0x30...0x39, UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
        guard !scheme.isEmpty else { return nil }
        scheme.append(byte)
      case 0...0x20, 0x7F: continue
      case UInt8(ascii: ":"):
        // One letter is a drive of Windows.
        return scheme.count > 1 ? String(decoding: scheme, as: UTF8.self) : nil
      default: return nil
      }
    }
    return nil
  }

  static func hasDrive(_ path: String) -> Bool {
    let bytes = Array(path.utf8.prefix(3))
    return bytes.count >= 2 && bytes[1] == UInt8(ascii: ":") && (0x61...0x7A).contains(bytes[0] | 0x20)
  }

  /// Pictures in `data:` run nothing.
  package static func isUnsafe(_ destination: String) -> Bool {
    guard let scheme = scheme(of: destination), unsafe.contains(scheme) else { return false }
    let pictures = ["data:image/png", "data:image/gif", "data:image/jpeg", "data:image/webp"]
    return !(scheme == "data" && pictures.contains { destination.lowercased().hasPrefix($0) })
  }
}

extension String {
  /// `%20` and the like as the bytes that they stand for; what is no such thing stays.
  var removingPercentEncoding: String {
    guard utf8.contains(UInt8(ascii: "%")) else { return self }
    let bytes = Array(utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count, let high = bytes[index + 1].hexDigit,
        let low = bytes[index + 2].hexDigit
      {
        result.append(high << 4 | low)
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var hexDigit: UInt8? {
    switch self {
    case 0x30...0x39: self - 0x30
    case 0x41...0x46: self - 0x41 + 10
    case 0x61...0x66: self - 0x61 + 10
    default: nil
    }
  }
}
