/// The expression that a chain of modifiers without its beginning is put on.
enum ChainBase {
  /// - Parameter lines: The chain's lines; the first modifier decides what it stands on.
  static func expression(for lines: [String], _ kind: BuilderKind) -> String {
    switch kind {
    case .view: view(for: firstModifier(of: lines))
    case .scene: "WindowGroup { EmptyView() }"
    case .toolbarContent: "ToolbarItem { EmptyView() }"
    case .tabContent: "Tab(\"\", systemImage: \"circle\") { EmptyView() }"
    case .commands: "EmptyCommands()"
    }
  }

  /// Apple declares these modifiers on a type of their own, not on every view.
  private static func view(for modifier: String) -> String {
    switch modifier {
    case "resizable", "renderingMode", "interpolation", "antialiased", "widgetAccentedRenderingMode":
      "Image(systemName: \"circle\")"
    case "fill", "stroke", "strokeBorder", "trim", "inset", "intersection", "lineIntersection", "lineSubtraction",
      "size",
      "subtracting", "symmetricDifference", "union":
      "Circle()"
    case "onDelete", "onMove", "onInsert", "reorderable": "ForEach(0..<1) { _ in EmptyView() }"
    case "customAttribute", "textVariant": "Text(verbatim: \"\")"
    default: "EmptyView()"
    }
  }

  private static func firstModifier(of lines: [String]) -> String {
    for line in lines {
      let text = line.drop { $0 == " " || $0 == "\t" }
      if text.hasPrefix(".") { return String(text.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }) }
    }
    return ""
  }
}
