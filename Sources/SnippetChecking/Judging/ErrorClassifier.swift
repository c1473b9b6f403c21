import Diagnostics
import SwiftParser
import SwiftSyntax

/// Tells code that is wrong from code whose context is missing.
///
/// Absence is not knowledge: a name that Apple ships and the reference SDK lacks is a gap of ours, and a name that nobody
/// declares may be the author's own. Only what no declaration could mend is called wrong.
package struct ErrorClassifier {
  package let knowledge: Knowledge
  package let platform: ApplePlatform
  /// What the unit itself declares, at any depth.
  package let declaredNames: Set<String>
  private let tree: SourceFileSyntax
  private let context: SourceFileSyntax
  private let converter: SourceLocationConverter

  /// Whether something was left out of the text that had to be filled in.
  private let hasElisions: Bool

  package init(knowledge: Knowledge, unit: CompilationUnit, hasElisions: Bool = false) {
    self.knowledge = knowledge
    self.hasElisions = hasElisions
    platform = unit.platform
    tree = Parser.parse(source: unit.primary)
    converter = SourceLocationConverter(fileName: "", tree: tree)
    context = Parser.parse(source: unit.context)
    declaredNames = DeclaredNames.names(in: tree).union(DeclaredNames.names(in: context))
  }

  package func finding(for error: CompilerDiagnostic) -> Finding {
    switch CompilerMessage(error.message) {
    case .noSuchModule(let name) where knowledge.isElsewhere(name, than: platform):
      .wrong(advice: "\(name) is not available on \(platform.rawValue).", isStrong: true)
    case .noSuchModule(let name): .missingModule(name)
    case .noSuchType(let name): perhapsInherited(finding(forType: name), at: error)
    case .noSuchName(let name): finding(forName: name, at: error)
    // The compiler knows a member that is nearly called so.
    case .noSuchMember where error.message.contains("; did you mean '"): .wrong(advice: nil, isStrong: true)
    case .noSuchMember(_, let type) where TypeName(type).isScalar && isInPattern(error):
      .wrong(advice: "\(type) has no cases.", isStrong: true)
    // Tabs of a view without selection have no values.
    case .noSuchMember(_, "Never") where isInTabsWithoutSelection(error):
      .wrong(advice: "A TabView without selection has tabs without values.", isStrong: true)
    case .noSuchMember(let member, let type): finding(forMember: member, of: type)
    case .unavailable: .wrong(advice: nil, isStrong: true)
    case .call: finding(forKeyAt: error) ?? finding(forCall: error)
    case .inference: finding(forKeyAt: error) ?? .wrong(advice: nil, isStrong: false)
    case .unlikeApple(let what): .unlikeApple(what)
    case .misplaced: .unclear
    case .nonconforming(let type) where OmittedBody.isOmitted(of: type, in: tree, hasElisions: hasElisions):
      .leftOut(of: type)
    case .nonconforming: .wrong(advice: nil, isStrong: false)
    case .other: .wrong(advice: nil, isStrong: false)
    }
  }

  /// An error in the frame or the context: nothing that the author's text can be blamed for, but names may be missing.
  package func findingOutsideTheText(for error: CompilerDiagnostic) -> Finding {
    switch CompilerMessage(error.message) {
    case .noSuchModule(let name): .missingModule(name)
    case .noSuchType(let name), .noSuchName(let name): .missingName(name)
    default: .unclear
    }
  }

  private func finding(forName name: String, at error: CompilerDiagnostic) -> Finding {
    if name.hasPrefix("$") {
      // A projection of something that is declared, but isn't a wrapper, can't be mended from outside.
      let base = String(name.dropFirst())
      let position = converter.position(ofLine: error.line, column: error.column)
      return ScopeLookup.isDeclared(base, at: position, in: tree, context: context)
        ? .wrong(advice: "'\(base)' has no binding: declare it with @State, @Binding or @Bindable.", isStrong: true)
        : .missingName(base)
    }
    return perhapsInherited(finding(forType: name), at: error)
  }

  /// A name that nothing declares may come from a type of Apple's that the declaration around it inherits from and of which
  /// nobody here knows everything.
  private func perhapsInherited(_ finding: Finding, at error: CompilerDiagnostic) -> Finding {
    guard case .missingName(let name) = finding else { return finding }
    var node = tree.token(at: converter.position(ofLine: error.line, column: error.column)).map { Syntax($0) }
    while let current = node {
      let inherited = current.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause?.inheritedTypes ?? []
      let types = inherited.map(\.type.trimmedDescription)
      if let type = types.first(where: isPartlyKnown) { return .perhapsInherited(name, type: type) }
      node = current.parent
    }
    return finding
  }

  /// Whether a name is a class or protocol of Apple's that isn't declared here, or a class of which a part is.
  private func isPartlyKnown(_ name: String) -> Bool {
    guard !declaredNames.contains(name) else { return false }
    let declared = knowledge.index.symbols(named: name).filter(\.container.isEmpty)
    if declared.isEmpty { return knowledge.catalogue.isType(name) }
    return declared.contains { $0.kind == "class" } && !declared.contains(where: knowledge.index.knowsMembers)
  }

  private func finding(forType name: String) -> Finding {
    let entries = knowledge.catalogue.topLevel(name)
    if !entries.isEmpty {
      // UIKit and AppKit have types of the same name.
      let here = entries.first {
        $0.version(on: platform) != "-"
          && (knowledge.hasModule($0.module, on: platform) || !knowledge.isElsewhere($0.module, than: platform))
      }
      guard let here else {
        return .wrong(advice: "\(name) is not available on \(platform.rawValue).", isStrong: true)
      }
      return isDeclared(here) || here.module == "Observation"
        ? finding(forUnimported: here, named: name) : .sdkGap(here.qualifiedName)
    }
    if name.first?.isUppercase == true, !declaredNames.contains(name),
      let meant = knowledge.catalogue.misspelling(of: name, where: { $0.container.isEmpty && $0.module == "SwiftUI" })
    {
      return .wrong(advice: "Did you mean '\(meant)'? Apple's SDK has no '\(name)'.", isStrong: true)
    }
    return knowledge.isPerhapsApples(name) ? .perhapsApples(name) : .missingName(name)
  }

  /// A type that is declared and not in scope. The author's own may be called like one of any framework, as `Tip` or
  /// `ProductView`, and hardly like one of SwiftUI, UIKit and AppKit.
  private func finding(forUnimported entry: AppleCatalogue.Entry, named name: String) -> Finding {
    // An attribute that is imported is unknown only for another error, such as a circular reference.
    if importedModules.contains(entry.module) { return .wrong(advice: nil, isStrong: false) }
    guard ["SwiftUI", "UIKit", "AppKit"].contains(entry.module) else {
      return .missingImport(name: name, module: entry.module)
    }
    return .wrong(advice: "\(entry.module) declares it: write 'import \(entry.module)'.", isStrong: true)
  }

  /// Whether an import would bring it: the reference SDK declares it, or the toolchain's own Observation.
  private func isMerelyNotImported(_ entry: AppleCatalogue.Entry) -> Bool {
    guard !importedModules.contains(entry.module) else { return false }
    if entry.module == "Observation" { return !importedModules.contains("SwiftUI") }
    return entry.module != "SwiftUI" && isDeclared(entry)
  }

  private func isDeclared(_ entry: AppleCatalogue.Entry) -> Bool {
    knowledge.index.symbols(named: entry.baseName).contains {
      $0.container == entry.container && $0.module == entry.module && $0.introduced[platform] != nil
    }
  }

  private var importedModules: Set<String> {
    Set(tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text })
  }

  private func finding(forMember member: String, of printedType: String) -> Finding {
    let type = TypeName(printedType)
    // `self` of the frame, or a structure of the C library that happens to be called what the author calls something.
    if type.isFrame { return .missingName(member) }
    if type.isForeign, !declaredNames.contains(type.base) { return .missingName(type.base) }
    if type.components.contains(where: declaredNames.contains), !type.isOpaqueView {
      return .wrong(advice: nil, isStrong: false)
    }
    let entries = knowledge.catalogue.entries(named: member).filter { type.isOrRefines($0.container, in: knowledge) }
    if let entry = entries.first {
      if entries.allSatisfy({ $0.version(on: platform) == "-" }) {
        return .wrong(advice: "\(entry.qualifiedName) is not available on \(platform.rawValue).", isStrong: true)
      }
      let isDeclared = knowledge.index.symbols(named: member).contains { $0.container == entry.container }
      if !entries.contains(where: { $0.module == "SwiftUI" || importedModules.contains($0.module) }),
        let other = entries.first(where: isMerelyNotImported)
      {
        return .missingImport(name: member, module: other.module)
      }
      // What is declared and still not found isn't a member of this very type.
      return isDeclared ? .wrong(advice: nil, isStrong: false) : .sdkGap(entry.qualifiedName)
    }
    // A member in lower case is no slip of a nested type's name.
    let isAlike = { (name: String) in member.first?.isUppercase == true || name.first?.isUppercase != true }
    let meant = knowledge.catalogue.misspelling(of: member) {
      isAlike($0.baseName) && type.isOrRefines($0.container, in: knowledge)
    }
    if let meant {
      return .wrong(advice: "Did you mean '\(meant)'?", isStrong: true)
    }
    if let meant = knownMember(mistypedAs: member, of: type), isAlike(meant) {
      return .wrong(advice: "Did you mean '\(meant)'?", isStrong: true)
    }
    // Nobody extends it: another type was expected, which may be for want of a declaration.
    if type.base == "Never" { return .unclear }
    if type.isScalar, TypeName.membersOfCollections.contains(member) { return .wrong(advice: nil, isStrong: false) }
    if !type.isOpaqueView, !knowsMembers(of: type) { return .unknownMember(member: member, type: printedType) }
    if type.isCommonlyExtended { return .ownExtension(member: member, type: printedType) }
    if Self.authorsOwn.contains(type.base) { return .ownExtension(member: member, type: printedType) }
    if knowledge.catalogue.isType(type.base) {
      // An EmptyView is what a chain without its beginning is put on, and a view like any other.
      let owner = type.base == "EmptyView" ? "View" : type.base
      return .wrong(advice: "Apple's \(owner) has no member '\(member)'.", isStrong: true)
    }
    return .wrong(advice: nil, isStrong: false)
  }

  /// Types of Apple's whose names authors give to their own: a `Tab` with cases isn't SwiftUI's.
  private static let authorsOwn: Set<String> = ["Tab", "Settings", "Path", "Product", "Transaction"]

  /// A member of a type that the toolchain or the SDK declares, of which nobody here knows all members, a slip away. Among
  /// the author's own extensions of a type like String another letter makes another word.
  private func knownMember(mistypedAs member: String, of type: TypeName) -> String? {
    let own = knowledge.index.symbols.lazy.filter { $0.container == type.base }.map(\.baseName)
    let known = knowledge.toolchain.members(of: type.base).union(own)
    return Misspelling(member).nearest(among: known) {
      !type.isCommonlyExtended || $0.utf8.count != member.utf8.count || $0.utf8.sorted() == member.utf8.sorted()
    }
  }

  /// Whether an error stands in a `TabView` without `selection:`.
  private func isInTabsWithoutSelection(_ error: CompilerDiagnostic) -> Bool {
    let position = converter.position(ofLine: error.line, column: error.column)
    var node = tree.token(at: position).map { Syntax($0) }
    while let current = node {
      if let call = current.as(FunctionCallExprSyntax.self), let shape = CallShape(call), shape.callee == "TabView" {
        return !shape.labels.contains("selection")
      }
      node = current.parent
    }
    return false
  }

  /// Whether an error stands in the pattern of a case.
  private func isInPattern(_ error: CompilerDiagnostic) -> Bool {
    let position = converter.position(ofLine: error.line, column: error.column)
    var node = tree.token(at: position).map { Syntax($0) }
    while let current = node, !current.is(CodeBlockItemSyntax.self) {
      if current.is(ExpressionPatternSyntax.self) { return true }
      node = current.parent
    }
    return false
  }

  /// A call whose labels don't fit any declaration of the SDK may fit one that Apple ships and the SDK lacks.
  private func finding(forCall error: CompilerDiagnostic) -> Finding {
    guard let call = CallShape.call(at: error.line, column: error.column, in: tree, converter: converter),
      !declaredNames.contains(call.callee)
    else { return .wrong(advice: nil, isStrong: false) }
    let meant = error.notes.compactMap { $0.declaration?.split(separator: ".").map(String.init) }.filter {
      $0.count > 1
    }
    // The standard library is the same on every system.
    if !meant.isEmpty, meant.allSatisfy({ Self.standardModules.contains($0[0]) }) {
      return .wrong(advice: nil, isStrong: false)
    }
    let isType = knowledge.catalogue.isType(call.callee)
    let apple =
      isType
      ? knowledge.catalogue.entries(named: "init").filter { $0.container == call.callee }
      : knowledge.catalogue.entries(named: call.callee)
    let declared =
      isType
      ? knowledge.index.symbols(named: "init").filter { $0.container == call.callee }
      : knowledge.index.symbols(named: call.callee)
    if let gap = gap(among: apple, for: call, declared: Set(declared.map(\.name))) {
      return .sdkGap(gap.qualifiedName)
    }
    if let meant = label(mistypedIn: call, among: (apple.map(\.name) + declared.map(\.name)).flatMap(CallShape.labels))
    {
      return .wrong(advice: "Did you mean '\(meant):'?", isStrong: true)
    }
    // Nothing but the label is wrong with such a call, and none of Apple's of that name has it.
    if error.message.hasPrefix("extraneous argument label"), !apple.isEmpty, !declared.isEmpty {
      let known = Set((apple.map(\.name) + declared.map(\.name)).flatMap(CallShape.labels))
      if call.labels.contains(where: { $0 != "_" && $0 != "{}" && !known.contains($0) }) {
        return .wrong(advice: nil, isStrong: true)
      }
    }
    // A type that neither Apple's catalogue nor the text has is one of Foundation's.
    let isOther = !isType && apple.isEmpty && declared.isEmpty && call.callee.first?.isUppercase == true
    let owners = isType || isOther ? [call.callee] : declared.map(\.container)
    // Of types that share the name the one that the compiler speaks of is meant, else one of this platform.
    let named = meant.lazy.flatMap { $0.dropLast() }.first { name in declared.contains { $0.container == name } }
    let here = named ?? declared.first { $0.introduced[platform] != nil }?.container
    if let owner = here ?? owners.first, owners.allSatisfy({ !knowsMembers(of: TypeName($0)) }) {
      let labels = call.labels.map { $0 == "{}" ? "" : "\($0):" }.joined()
      return .unknownMember(member: (isType ? "init" : call.callee) + "(\(labels))", type: owner)
    }
    return .wrong(advice: nil, isStrong: false)
  }

  /// The label that was meant where one that is written belongs to no declaration of that name, and is a slip of the pen away
  /// from one that does. Whatever the arguments are, it is wrong.
  private func label(mistypedIn call: CallShape, among known: [String]) -> String? {
    let known = Set(known)
    for label in call.labels where label != "{}" && label != "_" && !known.contains(label) {
      let spelling = Misspelling(label)
      let near = known.filter { $0.utf8.count > 3 && EditDistance.between($0, label) == 1 }.min()
      if let meant = spelling.nearest(among: known) ?? near { return meant }
    }
    return nil
  }

  private static let standardModules: Set<String> = ["Swift", "_Concurrency", "_StringProcessing"]

  /// What Apple ships and the SDK lacks, if the call may mean it: it fits, and leaves no more of it to defaults than of what
  /// is declared and fits too, since that was rejected for want of an argument.
  private func gap(
    among apple: [AppleCatalogue.Entry], for call: CallShape, declared: Set<String>
  ) -> AppleCatalogue.Entry? {
    let least = declared.compactMap { call.omissions(of: CallShape.labels(of: $0)) }.min() ?? .max
    return apple.first { entry in
      guard !declared.contains(entry.name), entry.version(on: platform) != "-",
        let omitted = call.omissions(of: CallShape.labels(of: entry.name))
      else { return false }
      return omitted <= least
    }
  }

  /// A key path without a base in `@Environment(\.name)` and its like may name a key of the author's own.
  private func finding(forKeyAt error: CompilerDiagnostic) -> Finding? {
    let position = converter.position(ofLine: error.line, column: error.column)
    guard let key = KeyReference(at: position, in: tree), !key.isDeclared(in: tree), !key.isDeclared(in: context) else {
      return nil
    }
    return finding(forMember: key.name, of: key.type)
  }

  /// Whether all members of a type are known here, so that one which isn't found doesn't exist.
  private func knowsMembers(of type: TypeName) -> Bool {
    if type.isStandard { return true }
    let names = type.components
    guard let name = names.last else { return false }
    let container = names.dropLast().joined(separator: ".")
    let declared = knowledge.index.symbols(named: name).filter { $0.container == container }
    if declared.contains(where: knowledge.index.knowsMembers) { return true }
    // What it knows all members of, it knows the nested types of too.
    return knowledge.catalogue.knowsMembers(ofType: names[0])
      && (names.count == 1 || knowledge.catalogue.entries(named: name).contains { $0.container == container })
  }
}
