/// Compares a declaration's isolation with what is written on Apple's. Where nothing is written there, Apple's has none,
/// or its container's; what the compiler infers here from a protocol is then no difference, as it infers it there, too.
enum IsolationComparison {
  static func difference(_ declaration: SDKDeclaration, _ match: CatalogueLookup.Match) -> AuditDifference? {
    guard match.isDirect, !["case", "typealias", "associatedtype", "macro"].contains(declaration.symbol.kind)
    else { return nil }
    let marks = Set(match.rows.map(\.isolation))
    guard marks.count == 1, let mark = marks.first else { return nil }
    if mark.isEmpty {
      // Of other frameworks the catalogue has what an older SDK wrote.
      guard declaration.symbol.module == "SwiftUI" else { return nil }
      guard let written = declaration.writtenIsolation, words(written) != words(declaration.inheritedIsolation),
        written == .mainActor, !match.demanded.contains(where: { $0.isolation == written.rawValue })
      else { return nil }
      return SDKAudit.difference(.isolation, declaration, "\(written.rawValue) written", "nothing written")
    }
    let declared = words(declaration.isolation)
    return declared == mark ? nil : SDKAudit.difference(.isolation, declaration, declared, mark)
  }

  private static func words(_ isolation: WrittenIsolation?) -> String {
    (isolation ?? .nonisolated).rawValue
  }
}
