import Testing

@testable import SnippetChecking

@Suite struct MisspellingTests {
  @Test(arguments: [
    ("NavigationStak", "NavigationStack"), ("onOpenRL", "onOpenURL"), ("decdoe", "decode"), ("isEEmpty", "isEmpty"),
    ("wepbageURL", "webpageURL"), ("navigationTitel", "navigationTitle"), ("Viw", "View"), ("tabitem", "tabItem"),
    ("ForaEch", "ForEach"), ("FoorEach", "ForEach"), ("TaabView", "TabView"), ("Vieww", "View"), ("Lael", "Label"),
    ("ismpty", "isEmpty"), ("TbView", "TabView"), ("TaView", "TabView"),
  ])
  func aSlipOfThePenIsFound(name: String, meant: String) {
    #expect(Misspelling(name).distance(to: meant) != nil)
  }

  @Test(arguments: [
    ("MyDocument", "Document"), ("sheets", "sheet"), ("Test", "Text"), ("ask", "task"), ("Product", "Products"),
    ("TabView", "MapView"), ("onOpenFile", "onOpenURL"), ("listGrowSpacing", "listRowSpacing"), ("decode", "encode"),
    ("inactive", "isActive"), ("TabsView", "TabView"), ("TagView", "TabView"),
  ])
  func anotherWordIsNone(name: String, other: String) {
    #expect(Misspelling(name).distance(to: other) == nil)
  }

  @Test func theNearestIsChosenAndTheFirstOfSeveral() {
    #expect(Misspelling("removeLst").nearest(among: ["removeLast", "removeList", "remove"]) == "removeLast")
    #expect(
      Misspelling("removeLst").nearest(among: ["removeLast", "removeList"], where: { $0 != "removeLast" })
        == "removeList")
  }
}
