/// Compares a declaration's deprecation with the catalogue's, which has one only where every overload of these labels is
/// deprecated.
enum DeprecationComparison {
  static func differences(_ group: [SDKDeclaration], _ match: CatalogueLookup.Match) -> [AuditDifference] {
    let isMarked = match.rows.contains { !$0.deprecated.isEmpty }
    if !isMarked, group.contains(where: \.deprecated.isEmpty) { return [] }
    return group.compactMap { difference($0, match) }
  }

  private static func difference(_ declaration: SDKDeclaration, _ match: CatalogueLookup.Match) -> AuditDifference? {
    guard match.isDirect, let row = match.rows.first(where: { !$0.deprecated.isEmpty }) ?? match.rows.first,
      // The SDK that is declared is older than the 27 of those pages.
      !match.rows.contains(where: {
        $0.message.contains("overloads deprecated") || $0.message.contains("in the 27 docs")
      })
    else { return nil }
    let declared = ApplePlatform.allCases.compactMap { platform in
      declaration.deprecated[platform].map { "\(platform.rawValue) \(words($0))" }
    }
    let text = declared.isEmpty ? "not deprecated" : declared.joined(separator: ", ")
    let mark = row.deprecated
    if mark.isEmpty {
      return declared.isEmpty ? nil : SDKAudit.difference(.deprecation, declaration, text, "not deprecated")
    }
    guard match.rows.allSatisfy({ !$0.deprecated.isEmpty }) else { return nil }
    let agrees = agree(declaration, mark)
    return agrees ? nil : SDKAudit.difference(.deprecation, declaration, text, "deprecated: \(mark)")
  }

  private static func agree(_ declaration: SDKDeclaration, _ mark: String) -> Bool {
    let marks = declaration.deprecated
    if mark == "soft" { return marks.values.contains { $0.hasPrefix("100000") } }
    let words = mark.split(separator: " ").map(String.init)
    guard words.count == 2, let platform = ApplePlatform(named: words[0]), let version = PlatformVersion(words[1])
    else {
      // Without a version, or of a platform that isn't judged: that it is deprecated must do.
      return !marks.isEmpty || words.count == 2 && ApplePlatform(named: words[0]) == nil
    }
    guard declaration.symbol.introduced[platform] != nil else { return !marks.isEmpty }
    return marks[platform].flatMap(PlatformVersion.init) == version
  }

  private static func words(_ version: String) -> String {
    version.isEmpty ? "without a version" : version.hasPrefix("100000") ? "soft" : version
  }
}
