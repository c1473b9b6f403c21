import Testing

@testable import SnippetChecking

@Suite(.enabled(if: TestPlatform.isLinux, "programs of documents are built on Linux alone")) struct HostNavigationTests
{
  @Test func aPathCountsAppendsRemovesAndCompares() throws {
    let run = try HostRun.main(
      """
      var path = NavigationPath()
      print(path.isEmpty, path.count)
      path.append("trail")
      path.append(7)
      path.append(7.0)
      print(path.isEmpty, path.count)
      var other = NavigationPath(["trail"])
      print(path == other)
      path.removeLast(2)
      print(path == other, path.count)
      other.append(7.0)
      path.append(7)
      print("an integer is no number with a fraction:", path == other)
      """)
    #expect(
      run.lines == [
        "true 0", "false 3", "false", "true 1", "an integer is no number with a fraction: false",
      ])
  }

  @Test func aPathComesBackFromItsCodableForm() throws {
    let run = try HostRun.main(
      """
      struct Trail: Hashable, Codable { var id: Int; var name: String }
      enum Sheet: Hashable, Codable { case map(zoom: Double), help }
      var path = NavigationPath()
      path.append(Trail(id: 3, name: "Ridge"))
      path.append(Sheet.map(zoom: 1.5))
      path.append("a \\"quoted\\" name")
      let data = try JSONEncoder().encode(path.codable!)
      let json = try JSONDecoder().decode([String].self, from: data)
      print(json.count, json[1])
      let restored = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
      print(restored.count, restored == path)
      path.removeLast()
      print(restored == path)
      """)
    #expect(run.lines == ["6 \"a \\\"quoted\\\" name\"", "3 true", "false"])
  }

  @Test func aPathWithAnElementThatIsNotCodableHasNoCodableForm() throws {
    let run = try HostRun.main(
      """
      struct Plain: Hashable { var id = 1 }
      var path = NavigationPath(["a", "b"])
      print(path.codable != nil)
      path.append(Plain())
      print(path.codable == nil)
      path.removeLast()
      print(path.codable != nil)
      """)
    #expect(run.lines == ["true", "true", "true"])
  }

  @Test func aPathOfAnUnknownTypeIsNotRestored() throws {
    let run = try HostRun.main(
      """
      let data = Data(#"["7Missing5RouteV", "{}"]"#.utf8)
      do {
        _ = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
        print("restored")
      } catch DecodingError.dataCorrupted {
        print("not restored")
      }
      """)
    #expect(run.lines == ["not restored"])
  }

  @Test func removingMoreThanThereIsEndsTheProgram() throws {
    let run = try HostRun.main(
      """
      var path = NavigationPath(["a"])
      path.removeLast(2)
      print("removed")
      """)
    #expect(!run.output.contains("removed\n"))
    #expect(run.ending != .exited(0))
  }

  private static let router = """
    enum Route: Hashable, Codable { case trail(Int), settings }
    @MainActor @Observable final class Router {
      var path = NavigationPath()
      var sheet: Route?
      func push(_ route: Route) { path.append(route) }
      func pop() { if !path.isEmpty { path.removeLast() } }
      func popToRoot() { path = NavigationPath() }
      func saved() throws -> Data? { try path.codable.map { try JSONEncoder().encode($0) } }
      func restore(_ data: Data) throws {
        path = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
      }
    }
    """

  @Test func aRouterPushesPopsSavesAndRestores() throws {
    let run = try HostRun.body(
      """
      let router = Router()
      router.push(.trail(1)); router.push(.settings); router.push(.trail(2))
      router.pop()
      print(router.path.count)
      let data = try router.saved()!
      router.popToRoot()
      print(router.path.isEmpty)
      try router.restore(data)
      print(router.path == NavigationPath([Route.trail(1), .settings]))
      router.pop(); router.pop(); router.pop()
      print(router.path.count)
      """, declarations: Self.router)
    #expect(run.lines == ["2", "true", "true", "0"])
  }

  @Test func observationTellsOfTheRoutersChangesThatWereReadAndNoOthers() throws {
    let run = try HostRun.body(
      """
      let router = Router()
      withObservationTracking { _ = router.path } onChange: { print("the path changes") }
      router.sheet = .settings
      print("sheet set")
      router.push(.trail(1))
      router.push(.trail(2))
      """, declarations: Self.router)
    #expect(run.lines == ["sheet set", "the path changes"])
  }

  @Test func aBindingToTheRoutersPathIsThePath() throws {
    let run = try HostRun.body(
      """
      @Bindable var router = Router()
      let path = $router.path
      path.wrappedValue.append(Route.settings)
      print(router.path.count, path.wrappedValue.count)
      let sheet = $router.sheet
      sheet.wrappedValue = .trail(4)
      print(router.sheet!)
      let isShown = Binding(get: { router.sheet != nil }, set: { if !$0 { router.sheet = nil } })
      print(isShown.wrappedValue)
      isShown.wrappedValue = false
      print(router.sheet == nil)
      """, declarations: Self.router)
    #expect(run.lines == ["1 1", "trail(4)", "true", "true"])
  }
}
