import Foundation

/// What a run of Swift Testing tells of itself: the lines of JSON of its event stream, version 0, which stand among what the
/// tests themselves write.
struct TestEvents {
  struct Place: Hashable {
    /// The file's name within its module.
    var file: String
    var line: Int
    var column: Int
  }

  struct Issue: Hashable {
    var message: String
    var place: Place?
    var testID: String?
  }

  struct Test: Hashable {
    var id: String
    var name: String
    var place: Place
    var isSkipped = false
    var hasEnded = false
  }

  /// The test functions in the order in which they were found.
  private(set) var tests: [Test] = []
  /// What went wrong, known issues left out.
  private(set) var issues: [Issue] = []
  /// Whether the run came to its end.
  private(set) var hasEnded = false

  init(_ output: String) {
    let decoder = JSONDecoder()
    for line in output.swiftLines where line.hasPrefix("{\"kind\":\"") {
      guard let record = try? decoder.decode(Record.self, from: Data(line.utf8)) else { continue }
      read(record.payload)
    }
  }

  func test(_ id: String?) -> Test? { tests.first { $0.id == id } }

  private mutating func read(_ payload: Record.Payload) {
    switch payload.kind {
    case "function":
      guard let id = payload.id, let name = payload.name, let place = payload.sourceLocation?.place else { return }
      tests.append(Test(id: id, name: payload.displayName ?? name, place: place))
    case "issueRecorded" where payload.issue?.isKnown != true && payload.issue?.severity != "warning":
      // The first message says what failed, those after it the comments and values.
      let texts = (payload.messages ?? []).filter { $0.symbol != "details" || payload.messages?.count == 1 }.map(\.text)
      issues.append(
        Issue(
          message: texts.isEmpty ? "an issue was recorded" : texts.joined(separator: "; "),
          place: payload.issue?.sourceLocation?.place, testID: payload.testID))
    case "testSkipped": change(payload.testID) { $0.isSkipped = true }
    case "testEnded": change(payload.testID) { $0.hasEnded = true }
    case "runEnded": hasEnded = true
    default: break
    }
  }

  private mutating func change(_ id: String?, _ change: (inout Test) -> Void) {
    guard let index = tests.firstIndex(where: { $0.id == id }) else { return }
    change(&tests[index])
  }

  private struct Record: Decodable {
    struct Location: Decodable {
      var fileID: String
      var line: Int
      var column: Int

      var place: Place {
        Place(file: fileID.split(separator: "/").last.map(String.init) ?? fileID, line: line, column: column)
      }
    }

    struct Message: Decodable {
      var symbol: String
      var text: String
    }

    struct Issue: Decodable {
      var isKnown: Bool?
      var severity: String?
      var sourceLocation: Location?
    }

    struct Payload: Decodable {
      var kind: String
      var id: String?
      var name: String?
      var displayName: String?
      var sourceLocation: Location?
      var testID: String?
      var issue: Issue?
      var messages: [Message]?
    }

    var payload: Payload
  }
}
