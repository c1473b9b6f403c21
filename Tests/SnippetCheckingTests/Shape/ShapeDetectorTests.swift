import Testing

@testable import SnippetChecking

@Suite struct ShapeDetectorTests {
  private func shape(_ text: String) -> SnippetShape { ShapeDetector.shape(of: text) }

  private func isUnknown(_ text: String) -> Bool {
    if case .unknown = shape(text) { true } else { false }
  }

  @Test(arguments: [
    "struct Item: Hashable { }", "import SwiftUI\n\nenum Route { case a }\nextension Route { }", "// only a comment",
    "",
    "protocol P { }\nfinal class C: P { }\nactor A { }\ntypealias X = C", "#Preview { Text(\"a\") }",
    "@available(iOS 18, *)\nstruct A { }", "#if os(iOS)\nstruct A { }\n#endif",
    "struct Config { }\nfunc load() -> Config { Config() }", "struct A { }\nlet shared = A()",
    "infix operator <+>\nfunc <+> (a: Int, b: Int) -> Int { a + b }", "@main\nstruct Demo: App { }",
  ])
  func knowsFiles(text: String) {
    #expect(shape(text) == .file)
  }

  @Test(arguments: [
    "NavigationStack { }", "Text(\"a\")\n    .padding()\n    .bold()",
    "// A comment\nList(items) { item in\n}\n.listStyle(.plain)",
    "if flag {\n    Text(\"a\")\n} else {\n    Other()\n}", "switch route {\ncase .a: Home()\ncase .b: Other()\n}",
    "VStack { }\n\nHStack { }", "let title = \"a\"\nText(title)",
    "#if os(iOS)\nText(\"a\")\n#else\nText(\"b\")\n#endif",
    "ForEach(items) { item in Row(item: item) }", "content\n    .padding()", "ItemRow(item: item)",
  ])
  func knowsViewExpressions(text: String) {
    #expect(shape(text) == .viewExpression(.view))
  }

  @Test func tellsWhatAnExpressionBuilds() {
    #expect(shape("WindowGroup { ContentView() }\n.commands { }") == .viewExpression(.scene))
    #expect(shape("ToolbarItem(placement: .primaryAction) { }") == .viewExpression(.toolbarContent))
    #expect(shape("Tab(\"a\", systemImage: \"house\") { }\n.badge(3)") == .viewExpression(.tabContent))
    #expect(shape("CommandMenu(\"a\") { }") == .viewExpression(.commands))
  }

  @Test(arguments: [
    ".sheet(isPresented: $shown) { }", "// A comment\n.padding()\n.bold()", ".task {\n    await load()\n}",
    "#if os(iOS)\n.navigationBarTitleDisplayMode(.inline)\n#endif", ".a()\n#if os(iOS)\n.b()\n#endif\n.c()",
  ])
  func knowsModifierChains(text: String) {
    #expect(shape(text) == .modifierChain(.view))
  }

  @Test func knowsChainsOfScenes() {
    #expect(shape(".commands { }") == .modifierChain(.scene))
    #expect(shape(".customizationID(\"a\")") == .modifierChain(.tabContent))
  }

  @Test(arguments: [
    "path.append(item)", "path = NavigationPath()", "let a = 1\nprint(a)", "for i in 0..<3 { print(i) }",
    "let path: [Int] = []", "Task { await load() }", "withAnimation { shown = true }", "guard let a else { return }",
    "try await service.load()", "if a { print(1) }", "UINavigationController(rootViewController: a)",
    "let a = 1\nfunc f() -> Int { a }\nprint(f())", "router.open(.home)",
    "Timer.publish(every: 1, on: .main, in: .common)",
  ])
  func knowsStatements(text: String) {
    #expect(shape(text) == .statements)
  }

  @Test(arguments: [
    ("@State private var shown = false", MemberContainer.view), ("func load() { items = [] }", .view),
    ("var body: some View { Text(\"a\") }", .view), ("private let item: Item", .view),
    ("var title: String { \"a\" }", .view), ("@Environment(\\.dismiss) private var dismiss", .view),
    ("case a, b(Int)", .enumeration), ("case a = \"x\"\n\nvar id: Self { self }", .enumeration),
    ("func open(_ url: URL)\nfunc close() async", .interface), ("var path: [Int] { get }", .interface),
    ("@Published var count = 0", .observableObject), ("deinit { }", .actorClass),
    ("func f() { g { [weak self] in self?.h() } }", .actorClass), ("mutating func pop() { }", .structure),
    ("var path: [Int] = []\nfunc push() { path.append(1) }", .actorClass),
    ("func body(content: Content) -> some View { content }", .viewModifier),
    ("var body: some Scene { WindowGroup { } }", .app),
    ("@available(iOS 18, *)\nfunc zoom() { }", .view), ("#if os(iOS)\n@State var a = 1\n#endif", .view),
    ("init(a: Int) { self.a = a }", .view), ("static let shared = 1", .view),
  ])
  func knowsMembersAndTheirContainer(text: String, container: MemberContainer) {
    #expect(shape(text) == .members(container))
  }

  @Test(arguments: [
    "@State private var item: Item?\n.sheet(item: $item) { _ in }",
    "@State private var shown = false\n.fullScreenCover(isPresented: $shown) { }",
    "@State private var shown = false\n\n// Then\n.sheet(isPresented: $shown) { }",
    "@State\nprivate var shown = false\n.sheet(isPresented: $shown) { }",
    "    @Binding var item: Item?\n    .sheet(item: $item) { _ in }",
    "var item: Item?\n.sheet(item: item) { _ in }",
  ])
  func separatesAChainFromThePropertyBeforeIt(text: String) {
    #expect(shape(text) == .membersAndChain)
  }

  @Test func leavesAChainWithThePropertyThatItContinues() {
    #expect(shape("let view = Text(\"a\")\n    .padding()") == .statements)
    #expect(shape("let view = VStack {\n}\n.padding()") == .statements)
    #expect(shape("private var row: some View {\n    Text(\"a\")\n}") == .members(.view))
  }

  @Test func separatesAChainFromAnImport() {
    #expect(shape("import SwiftUI\n\n// Then\n.sheet(isPresented: $a) { }") == .modifierChain(.view))
    #expect(shape("import SwiftUI\n.padding()\n.bold()") == .modifierChain(.view))
  }

  @Test func separatesMembersFromViews() {
    #expect(shape("@State private var path = [Int]()\n\nNavigationStack(path: $path) { }") == .membersAndView)
    #expect(shape("TabView { }\n\n@AppStorage(\"x\") var x = 1") == .membersAndView)
  }

  @Test func knowsMixtures() {
    #expect(shape("struct Item { }\n\nNavigationStack { }") == .mixed)
    #expect(shape("struct Item { }\n\n@State private var item: Item?") == .mixed)
    #expect(shape("@State private var path = [1]\n\nStack(path: $path) { }\n\npath.append(2)") == .mixed)
  }

  @Test func toleratesElidedBodies() {
    #expect(shape("struct A { ... }") == .file)
    #expect(shape("NavigationStack { ... }") == .viewExpression(.view))
    #expect(shape("var body: some View { … }") == .members(.view))
    #expect(shape("func a() -> Int { /* ... */ }") == .members(.view))
    #expect(shape("struct A: View {\n    var body: some View {\n        // ...\n    }\n}") == .file)
    #expect(shape("NavigationStack {\n    ...\n}\n.a()") == .viewExpression(.view))
    #expect(shape("let a = 0...5\nlet b = c[1...]\nf(x...)") == .statements)
  }

  @Test(arguments: [
    "} detail: {\n    Detail()\n}", "Tab(...)", "let a: Int = ...", ".balanced", "override func viewDidLoad() { }",
    "case .home: Home()\ncase .other: Other()", "NavigationStack {", "struct A {\n    var body: some View {",
    "Write your code here", "}", "else { }", "associatedtype Body", "static func == (a: A, b: A) -> Bool { true }",
  ])
  func saysWhatCannotBeCompleted(text: String) {
    guard case .unknown(let reason) = shape(text) else {
      Issue.record("\(text): \(shape(text))")
      return
    }
    #expect(!reason.isEmpty)
    #expect(reason.first?.isLowercase == true || reason.hasPrefix("'"))
  }

  @Test func leavesSyntaxErrorsOfWholeCodeToTheCompiler() {
    #expect(shape("struct A { let = 3 }") == .file)
    #expect(shape("func f() { if x = 3 { } }") == .members(.view))
  }

  @Test func boundsNestingAndLength() {
    #expect(isUnknown(String(repeating: "(", count: 10_000)))
    #expect(isUnknown(String(repeating: "f {\n", count: 5_000)))
    #expect(isUnknown(String(repeating: "let a = 1\n", count: 10_000)))
    #expect(isUnknown("let a = \"" + String(repeating: "x", count: 400_000) + "\""))
    #expect(isUnknown("Text(\"a\")" + String(repeating: ".bold()", count: 20_000)))
    #expect(isUnknown("let a = " + String(repeating: "!", count: 300_000) + "b"))
    _ = shape("let a = " + String(repeating: "1 + ", count: 30_000) + "1")
    _ = shape("let a: " + String(repeating: "Array<", count: 5_000) + "Int")
    _ = shape("if a { } " + String(repeating: "else if a { } ", count: 5_000))
  }

  @Test func survivesFragmentsOfAnyText() {
    let text = """
      import SwiftUI
      @State private var item: Item?
      .sheet(item: $item) { /* ... */ }
      struct A: View { var body: some View { Text("a \\(b) 🧭") #if os(iOS) .bold() #endif } }
      case a(Int), b = "x" // ✅ …
      } detail: { ...
      """
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: 7) {
      for end in stride(from: start, through: bytes.count, by: 13) {
        _ = shape(String(decoding: bytes[start..<end], as: UTF8.self))
      }
    }
  }
}
