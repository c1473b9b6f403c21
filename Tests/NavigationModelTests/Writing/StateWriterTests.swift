import Foundation
import Testing

@testable import NavigationModel

@Suite struct StateWriterTests {
  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func `A state is written in full, in a fixed order`() {
    var run = Run(Apps.members(), on: .iPad)
    run(.tapLink(Route(.trail, .ridge)), .tapLink(Route(.tips)), .setDestinationFlag(.tips, true))
    run(.setRecord(.loop, .foreign), .enterBackground, .enterForeground, .present(.form, by: .router))
    run(.present(.legend, by: .router), .beginFlow(.bookingFlow, record: .lodge), .append(Route(.report), to: .router))
    #expect(
      text(StateWriter.bytes(of: run.state)) == """
        {"platform":"ipad","baseline":"ios26","phase":"active","signedIn":true,"focus":0,"windows":[\
        {"name":0,"sizeClass":"regular","root":"app","hidesSignIn":false,"tab":1,"stacks":[\
        {"path":[[10,30]],"views":[{"name":17,"bound":false},{"name":17,"bound":true}]},{"path":[],"views":[]},\
        {"path":[],"views":[]}],"split":null,"layers":[],"queue":[\
        {"item":52,"kind":"cover","driver":"router","stack":{"path":[[12]],"views":[]},"locked":false,\
        "detents":["large"],"detent":"large","blank":false}],"dismissing":true,\
        "flows":[{"name":70,"number":1,"cover":52}],"flowCount":1,"restoration":"none","receivedLink":false,\
        "chosen":null}],"records":[{"name":30,"condition":"available","revision":0},\
        {"name":31,"condition":"foreign","revision":0},{"name":32,"condition":"available","revision":0}],\
        "saved":[{"window":0,"tab":1,"sidebar":null,"content":null,"paths":[[[10,30]],[],[]]}],"heldLink":null}
        """)
  }

  @Test func `Columns, pushed flows and copies are written too`() {
    var app = Apps.atlas()
    app.routes[0] = RouteDescription(.trail, payload: .model)
    var run = Run(app, on: .mac, .ios18)
    run(.tapSidebar(.trails), .tapContent(.ridge), .editDraft, .focusColumn(.detail), .tapLink(Route(.trail, .ridge)))
    run(.beginFlow(.bookingFlow, record: nil), .present(.filters, by: .content))
    let written = text(StateWriter.bytes(of: run.state))
    let parts = [
      #""platform":"mac","baseline":"ios18""#, #""path":[[10,30,0],[13]]"#,
      #""split":{"sidebar":1,"content":30,"visibility":"automatic","compactColumn":"detail","focus":"detail","draft":30}"#,
      #""flows":[{"name":70,"number":1,"stack":0,"depth":1}]"#, #""detents":["medium","large"],"detent":"medium""#,
      #""driver":"content""#,
    ]
    for part in parts { #expect(written.contains(part), "\(part)") }
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(written.utf8)) }
  }

  @Test func `Notes are written with what they are about`() {
    let notes = [
      Note(.atRoot), Note(.presented, .filters), Note(.zoomsIn, .photo, .ridge), Note(.pathReplaced, nil, 65535),
      Note(.contentSwipeNeedsIOS26), Note(.linkAppended, 0),
    ]
    #expect(
      text(StateWriter.bytes(of: notes)) == """
        [["at-root","info"],["presented","info",50],["zooms-in","info",16,30],["path-replaced","info",null,65535],\
        ["content-swipe-needs-ios26","info"],["link-appended","advice",0]]
        """)
    #expect(text(StateWriter.bytes(of: [Note]())) == "[]")
  }

  @Test(arguments: [
    (Screen.nothing, #"{"screen":"nothing"}"#), (.signIn, #"{"screen":"sign-in"}"#),
    (.root(tab: nil), #"{"screen":"root","name":null}"#), (.root(tab: 12), #"{"screen":"root","name":12}"#),
    (.destination(Route(1, 2), isStale: false), #"{"screen":"destination","route":[1,2]}"#),
    (.destination(Route(1, 2, copy: 3), isStale: true), #"{"screen":"stale","route":[1,2,3]}"#),
    (.unavailable(Route(1, 2), .deleted), #"{"screen":"unavailable","route":[1,2],"condition":"deleted"}"#),
    (.placeholder(Route(10_000)), #"{"screen":"placeholder","route":[10000]}"#),
    (.view(9), #"{"screen":"view","name":9}"#), (.sidebar, #"{"screen":"sidebar"}"#),
    (.content(of: 100), #"{"screen":"content","name":100}"#), (.detail(of: 1000), #"{"screen":"detail","name":1000}"#),
    (.presented(99), #"{"screen":"presented","name":99}"#), (.blank(1), #"{"screen":"blank","name":1}"#),
  ])
  func `A screen is written`(screen: Screen, expected: String) {
    #expect(text(StateWriter.bytes(of: screen)) == expected)
  }

  @Test func `Every choice has a word of its own`() {
    func words<Choice: CaseIterable>(_ word: (Choice) -> StaticString) -> Int {
      Set(Choice.allCases.map { "\(word($0))" }).count
    }
    #expect(words { (choice: Platform) in choice.word } == 3)
    #expect(words { (choice: Baseline) in choice.word } == 2)
    #expect(words { (choice: SizeClass) in choice.word } == 2)
    #expect(words { (choice: State.Phase) in choice.word } == 3)
    #expect(words { (choice: Window.Root) in choice.word } == 2)
    #expect(words { (choice: Window.Restoration) in choice.word } == 4)
    #expect(words { (choice: Column) in choice.word } == 3)
    #expect(words { (choice: ColumnVisibility) in choice.word } == 4)
    #expect(words { (choice: PresentationKind) in choice.word } == 6)
    #expect(words { (choice: Appearance) in choice.word } == 6)
    #expect(words { (choice: Layer.Driver) in choice.word } == 3)
    #expect(words { (choice: Record.Condition) in choice.word } == 4)
    #expect(words { (choice: Note.Severity) in choice.word } == 3)
  }
}
