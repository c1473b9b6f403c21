/// What Apple's catalogue can be asked about: it lists all public names of SwiftUI and SwiftData, the types alone of UIKit
/// and AppKit, and nothing of some frameworks.
package struct CatalogueScope: Sendable {
  /// Why the catalogue says nothing about a declaration.
  package enum Silence: String, Sendable, CaseIterable {
    case module = "of a framework that the catalogue lacks"
    case framework = "of another framework that its file names"
    case typesOnly = "members of a framework of which it has the types alone"
    case newer = "newer than what the catalogue has of their framework"
    case underscored = "in an underscored helper type"
    case witness = "fulfilling a protocol of the standard library"
    case associated = "types that a protocol asks for"
  }

  private let modules: Set<String>
  private let modulesWithMembers: Set<String>
  private let typesWithoutMembers: Set<String>
  private let containersWithMembers: Set<String>

  init(_ entries: [AppleCatalogue.Entry]) {
    modules = Set(entries.map(\.module))
    let withMembers = Set(entries.filter { $0.kind == "init" && !$0.container.isEmpty }.map(\.module))
    modulesWithMembers = withMembers
    let isProtocol = Set(entries.filter { $0.kind == "protocol" }.map { "\($0.module) \($0.qualifiedName)" })
    containersWithMembers = Set(
      entries.filter { !AppleCatalogue.typeKinds.contains($0.kind) }.compactMap { entry in
        let container = "\(entry.module) \(entry.container)"
        return entry.kind == "init" || isProtocol.contains(container) ? container : nil
      })
    typesWithoutMembers = Set(
      entries.filter { $0.container.isEmpty && !withMembers.contains($0.module) }.map(\.name))
  }

  /// Why the declaration can't be looked up at all.
  func silence(on declaration: SDKDeclaration) -> Silence? {
    let symbol = declaration.symbol
    if let framework = declaration.framework, !modules.contains(framework) { return .framework }
    if symbol.container.split(separator: ".").contains(where: { $0.hasPrefix("_") }) { return .underscored }
    guard modules.contains(symbol.module) else { return .module }
    let isType = AppleCatalogue.typeKinds.contains(symbol.kind)
    return modulesWithMembers.contains(symbol.module) || isType && symbol.container.isEmpty ? nil : .typesOnly
  }

  /// Why a member that isn't found may still be Apple's: the catalogue leaves out what the compiler writes, and what
  /// protocols of the standard library demand.
  ///
  /// - Parameter protocols: those that its container conforms to.
  func silence(onMissing symbol: SDKIndex.Symbol, protocols: Set<String>) -> Silence? {
    if let known = Self.newestKnown[symbol.module] ?? Self.newestElsewhere, symbol.module != "SwiftUI",
      let version = symbol.introduced[.iOS].flatMap(PlatformVersion.init), version > known
    {
      return .newer
    }
    // Of these it lists the types, and the members of those that an initialiser shows to be meant for SwiftUI code.
    if !Self.complete.contains(symbol.module), !containersWithMembers.contains("\(symbol.module) \(symbol.container)") {
      return .typesOnly
    }
    guard let outermost = symbol.container.split(separator: ".").first else { return nil }
    if typesWithoutMembers.contains(String(outermost)) { return .typesOnly }
    if symbol.kind == "typealias", Self.associatedTypes.contains(symbol.name) { return .associated }
    let demanded = protocols.contains { Self.requirements[$0]?.contains(symbol.name) == true }
    return demanded ? .witness : nil
  }

  /// The frameworks of which the catalogue lists all members.
  private static let complete: Set<String> = ["SwiftUI", "SwiftData", "Observation", "TipKit"]

  /// The SDK that the catalogue's rows of a framework are of; SwiftUI's are of the newest.
  private static let newestElsewhere = PlatformVersion("18.4")
  private static let newestKnown = ["TipKit": PlatformVersion("17.4"), "StoreKit": PlatformVersion("17.4")]
    .compactMapValues(\.self)

  private static let associatedTypes: Set<String> = [
    "AllCases", "ArrayLiteralElement", "Element", "ExtendedGraphemeClusterLiteralType", "Failure", "ID", "Index",
    "Indices", "Input", "Iterator", "Output", "RawValue", "StringInterpolation", "StringLiteralType", "SubSequence",
    "UnicodeScalarLiteralType",
  ]

  /// What the protocols of the standard library ask for, or give when they are adopted.
  private static let requirements: [String: Set<String>] = [
    "Equatable": ["==(_:_:)", "!=(_:_:)"],
    "Hashable": ["==(_:_:)", "!=(_:_:)", "hash(into:)", "hashValue"],
    "Comparable": ["<(_:_:)", "==(_:_:)"],
    "Identifiable": ["id"],
    "CaseIterable": ["allCases"],
    "RawRepresentable": ["rawValue", "init(rawValue:)"],
    "OptionSet": ["rawValue", "init(rawValue:)"],
    "Encodable": ["encode(to:)"],
    "Decodable": ["init(from:)"],
    "Codable": ["encode(to:)", "init(from:)"],
    "CustomStringConvertible": ["description"],
    "CustomDebugStringConvertible": ["debugDescription"],
    "LocalizedError": ["errorDescription", "failureReason", "recoverySuggestion", "helpAnchor"],
    "Sequence": ["makeIterator()"],
    "IteratorProtocol": ["next()"],
    "Collection": ["startIndex", "endIndex", "subscript(_:)", "index(after:)", "count", "makeIterator()"],
    "BidirectionalCollection": ["startIndex", "endIndex", "subscript(_:)", "index(before:)", "index(after:)"],
    "RandomAccessCollection": ["startIndex", "endIndex", "subscript(_:)", "index(before:)", "index(after:)"],
    "ExpressibleByStringLiteral": ["init(stringLiteral:)"],
    "ExpressibleByStringInterpolation": ["init(stringLiteral:)", "init(stringInterpolation:)"],
    "ExpressibleByArrayLiteral": ["init(arrayLiteral:)"],
  ]
}
