import Diagnostics
import Testing

@testable import Documents

@Suite struct SkillRulesTests {
  private func skill(_ keys: String, folder: String = "nav-stack") -> Document {
    parse("---\n\(keys)\n---\n# Skill\n", path: "\(folder)/SKILL.md")
  }

  @Test func aGoodSkillHasNothingToReport() {
    let document = skill(
      """
      name: nav-stack
      description: How to push.
      license: MIT
      compatibility: Xcode 16
      metadata:
        author: someone
        version: "1.0"
      allowed-tools: Read Bash(git:*)
      title: Stacks
      context: fork
      argument-hint: "[x]"
      """)
    #expect(document.diagnostics.isEmpty)
    #expect(document.metadata.kind == .skill)
  }

  @Test(arguments: ["", "Nav", "-nav", "nav-", "nav--stack", "nav_stack", "näv", String(repeating: "a", count: 65)])
  func aBadNameIsAnError(name: String) {
    #expect(skill("name: \"\(name)\"\ndescription: d").ids == ["skill-name"])
  }

  @Test func theNameIsItsFolders() throws {
    let document = skill("name: other\ndescription: d")
    let diagnostic = try #require(document.diagnostics.first)
    #expect(document.ids == ["skill-name"])
    #expect(diagnostic.message.contains("'nav-stack'"))
    #expect(diagnostic.span.map { document.text($0) } == "other")
  }

  @Test(arguments: [
    ("name: nav-stack", "skill-description"),
    ("name: nav-stack\ndescription: ''", "skill-description"),
    ("name: nav-stack\ndescription: \(String(repeating: "é", count: 1025))", "skill-description"),
    ("name: nav-stack\ndescription: [d]", "front-matter-value"),
    ("description: d", "skill-name"),
    ("name: nav-stack\ndescription: d\ncompatibility: \(String(repeating: "c", count: 501))", "skill-compatibility"),
    ("name: nav-stack\ndescription: d\ncompatibility:", "skill-compatibility"),
    ("name: nav-stack\ndescription: d\nlicense: [MIT]", "skill-license"),
    ("name: nav-stack\ndescription: d\nmetadata: text", "skill-metadata"),
    ("name: nav-stack\ndescription: d\nmetadata:\n  a: [b]", "skill-metadata"),
    ("name: nav-stack\ndescription: d\nmetadata:\n  version: 1.0", "skill-metadata"),
    ("name: nav-stack\ndescription: d\nallowed-tools: {a: b}", "skill-allowed-tools"),
    ("name: nav-stack\ndescription: d\nlisence: MIT", "front-matter-key"),
  ])
  func eachRuleIsKept(keys: String, id: String) {
    #expect(skill(keys).ids.first == id)
  }

  @Test func descriptionsMayHave1024Characters() {
    #expect(skill("name: nav-stack\ndescription: \(String(repeating: "é", count: 1024))").diagnostics.isEmpty)
  }

  @Test func aSkillWithoutFrontMatterIsAnError() {
    #expect(parse("# Skill\n", path: "nav/SKILL.md").ids == ["skill-name"])
  }

  @Test func otherFilesMayHaveAnyKeys() {
    #expect(parse("---\nname: Not A Skill\nmetadata: 3\nlisence: x\n---\n").diagnostics.isEmpty)
  }
}
