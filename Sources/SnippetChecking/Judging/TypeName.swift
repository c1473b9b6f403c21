/// A type as the compiler prints it, as far as it takes to look it up.
struct TypeName {
  /// Without generic arguments, module, `some`, `any`, `.Type` and optionality: `Binding` for `Binding<Int>`.
  let base: String
  let isOpaqueView: Bool

  init(_ printed: String) {
    var text = printed[...]
    for prefix in ["inout ", "some ", "any ", "@MainActor "] where text.hasPrefix(prefix) {
      text = text.dropFirst(prefix.count)
    }
    isOpaqueView = printed.hasPrefix("some ") && (text.hasPrefix("View") || text.hasPrefix("SwiftUI.View"))
    text = text.prefix { $0 != "<" && $0 != "?" && $0 != "&" && $0 != " " }
    if text.hasSuffix(".Type") { text = text.dropLast(5) }
    if text.hasPrefix("SwiftUI.") { text = text.dropFirst(8) }
    base = String(text)
  }

  /// Whether a member of the container may be meant: the type itself, or a protocol that it could conform to. The
  /// catalogue doesn't list conformances, so any protocol will do for a type that may be a view or a style.
  func isOrRefines(_ container: String, in knowledge: Knowledge) -> Bool {
    container == base
      || (container == "View" && (isOpaqueView || !isStandard && !isScalar && knowledge.mayBeView(base)))
      || knowledge.conformances(of: base).contains(container)
  }

  /// Types to which authors add members of their own as a matter of course.
  var isCommonlyExtended: Bool {
    isOpaqueView || base.hasPrefix("[") || Self.commonlyExtended.contains(base) || base.hasSuffix("Style")
  }

  /// `MapRouter` and `SheetItem` of `MapRouter.SheetItem`.
  var components: [String] { base.split(separator: ".").map(String.init) }

  /// Whether it is a simple value of the standard library or Foundation.
  var isScalar: Bool { ["Int", "Double", "Float", "CGFloat", "Bool", "UUID", "Date", "URL"].contains(base) }

  /// What nobody adds to a simple value: who writes it took the value for a collection.
  static let membersOfCollections: Set<String> = [
    "append", "contains", "count", "dropFirst", "dropLast", "enumerated", "filter", "first", "firstIndex", "flatMap",
    "forEach", "indices", "insert", "isEmpty", "joined", "keys", "last", "map", "popLast", "prefix", "reduce", "remove",
    "removeAll", "removeFirst", "removeLast", "reversed", "sorted", "suffix", "values",
  ]

  /// Whether it is a type of the frame around a fragment; `FrameWriter` sees to it that the author has no such names.
  var isFrame: Bool { base.hasPrefix("Waymark") }

  /// Whether it is named as C structures are, and no Swift type.
  var isForeign: Bool { base.first?.isLowercase == true && !base.contains(".") }

  /// Whether it is a type of Swift's standard library, whose members are the same on every system.
  var isStandard: Bool {
    base.hasPrefix("[") || base.hasPrefix("(") || base.isEmpty || Self.standard.contains(base)
  }

  private static let standard: Set<String> = [
    "Any", "AnyHashable", "AnyObject", "Array", "ArraySlice", "AsyncStream", "AsyncThrowingStream", "Bool", "Character",
    "ClosedRange", "Collection", "CollectionOfOne", "ContiguousArray", "Dictionary", "Double", "Error", "Float", "Int",
    "Int16", "Int32", "Int64", "Int8", "KeyPath", "Mirror", "Never", "ObjectIdentifier", "Optional", "Range",
    "ReferenceWritableKeyPath", "Result", "Self", "Sequence", "Set", "Slice", "StaticString", "String", "Substring",
    "Task",
    "TaskGroup", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "Unicode", "Void", "WritableKeyPath",
  ]

  private static let commonlyExtended: Set<String> = [
    "View", "Color", "Font", "Image", "Text", "Animation", "AnyTransition", "Transition", "EnvironmentValues", "String",
    "URL",
    "Date", "Array", "Bundle", "Notification.Name", "NSNotification.Name", "UIColor", "NSColor", "UIImage", "UIFont",
    "ShapeStyle",
    "Shape", "Scene", "Gradient", "LinearGradient", "Int", "Double", "CGFloat", "UserDefaults", "PreviewTrait",
    "FocusedValues",
    "Transaction", "ContainerValues", "UTType", "EdgeInsets", "Logger", "UIApplication", "UIWindow", "UIViewController",
    "UIView",
  ]
}
