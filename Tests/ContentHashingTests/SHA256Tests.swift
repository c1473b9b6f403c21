import Testing

import ContentHashing

/// The examples of FIPS 180-4's companion document, and the boundaries of its blocks.
@Suite struct SHA256Tests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func matchesTheStandardsExamples(text: String, digest: String) {
    var hash = SHA256()
    hash.update(text.utf8)
    #expect(hash.finish() == digest)
  }

  @Test func aMillionLettersInPiecesMatchTheStandard() {
    var hash = SHA256()
    let piece = Array(repeating: UInt8(ascii: "a"), count: 999)
    for _ in 0..<1001 { hash.update(piece) }
    hash.update(Array(repeating: UInt8(ascii: "a"), count: 1))
    #expect(hash.finish() == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test func fieldsDoNotRunIntoEachOther() {
    #expect(SHA256.hash(fields: ["ab", "c"]) != SHA256.hash(fields: ["a", "bc"]))
  }
}
