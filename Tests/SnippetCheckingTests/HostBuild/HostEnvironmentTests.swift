import Testing

@testable import SnippetChecking

@Suite(.enabled(if: TestPlatform.isLinux, "programs of documents are built on Linux alone")) struct HostEnvironmentTests
{
  @Test func valuesHaveTheirDefaultUntilTheyAreSet() throws {
    let run = try HostRun.body(
      """
      var values = EnvironmentValues()
      print(values.isEnabled, values.lineLimit as Any, values.depth, values.accent, values.title as Any)
      values.isEnabled = false
      values.lineLimit = 2
      values.depth = 4
      values.accent = "blue"
      values.title = nil
      print(values.isEnabled, values.lineLimit!, values.depth, values.accent, values.title as Any)
      @Environment(\\.depth) var depth
      @Environment(\\.accent) var accent
      print(depth, accent)
      """,
      declarations: """
        private struct DepthKey: EnvironmentKey { static let defaultValue = 1 }
        private struct TitleKey: EnvironmentKey { static let defaultValue: String? = "Trails" }
        extension EnvironmentValues {
          var depth: Int { get { self[DepthKey.self] } set { self[DepthKey.self] = newValue } }
          var title: String? { get { self[TitleKey.self] } set { self[TitleKey.self] = newValue } }
          @Entry var accent = "red"
        }
        """)
    #expect(
      run.lines == [
        "true nil 1 red Optional(\"Trails\")", "false 2 4 blue nil", "1 red",
      ])
  }

  @Test func objectsAreFoundByTheirType() throws {
    let run = try HostRun.body(
      """
      var values = EnvironmentValues()
      print(values[Router.self] == nil)
      let router = Router()
      values[Router.self] = router
      print(values[Router.self] === router)
      @Environment(Router.self) var optional: Router?
      print(optional == nil)
      """, declarations: "@MainActor @Observable final class Router { var path = NavigationPath() }")
    #expect(run.lines == ["true", "true", "true"])
  }

  @Test func anObjectThatIsMissingEndsTheProgram() throws {
    let run = try HostRun.body(
      """
      @Environment(Router.self) var router
      print("found", router)
      """, declarations: "@MainActor @Observable final class Router { var path = NavigationPath() }")
    #expect(!run.output.contains("found"))
    #expect(run.output.contains("No object of this type is in the environment"))
  }

  @Test func actionsCanBeCalled() throws {
    let run = try HostRun.body(
      """
      @Environment(\\.dismiss) var dismiss
      dismiss()
      var values = EnvironmentValues()
      values.openURL(URL(string: "https://example.org")!) { print("accepted:", $0) }
      values.openURL = OpenURLAction { url in
        guard url.scheme == "trails" else { return .discarded }
        print("opens", url.host()!)
        return .handled
      }
      values.openURL(URL(string: "trails://ridge")!) { print("accepted:", $0) }
      values.openURL(URL(string: "https://example.org")!) { print("accepted:", $0) }
      """)
    #expect(run.lines == ["accepted: false", "opens ridge", "accepted: true", "accepted: false"])
  }
}
