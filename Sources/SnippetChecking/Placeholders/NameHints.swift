/// What the name of a value says about its type, as authors choose names.
enum NameHints {
  /// The type that such a value most likely has; `nil` where the name says nothing.
  ///
  /// - Parameter knownTypes: types that are in play, whose names may be in the value's.
  static func type(of name: String, knownTypes: Set<String>) -> String? {
    let words = name.camelWords
    guard let last = words.last?.lowercased(), let first = words.first?.lowercased() else { return nil }
    if let own = ownType(words, knownTypes) { return own }
    if ["is", "has", "show", "shows", "showing", "should", "can", "did", "needs", "allows", "enable", "enabled"]
      .contains(first)
      || ["enabled", "disabled", "visible", "presented", "shown", "loading", "active", "expanded"].contains(last)
    {
      return "Bool"
    }
    if let known = byLastWord[last] { return known }
    if name.hasSuffix("ID") || name.hasSuffix("Id") { return "UUID" }
    return nil
  }

  /// `item`, `selectedItem` and `items` of a type `Item`.
  private static func ownType(_ words: [Substring], _ known: Set<String>) -> String? {
    for start in words.indices {
      let rest = words[start...].map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
      if known.contains(rest) { return rest }
      if let singular = singular(of: rest), known.contains(singular) { return "[\(singular)]" }
    }
    return nil
  }

  /// `Item` of `items`, `Category` of `categories`; `nil` for no plural.
  static func singular(of name: String) -> String? {
    let irregular = ["people": "person", "children": "child", "People": "Person", "Children": "Child"]
    for (plural, singular) in irregular where name.hasSuffix(plural) {
      return name.dropLast(plural.count) + singular
    }
    if name.hasSuffix("ies"), name.count > 4 { return name.dropLast(3) + "y" }
    for ending in ["ses", "xes", "ches", "shes"] where name.hasSuffix(ending) { return String(name.dropLast(2)) }
    let isPlural = name.hasSuffix("s") && !name.hasSuffix("ss") && !name.hasSuffix("us") && !name.hasSuffix("is")
    return isPlural && name.count > 2 && name.lowercased() != "settings" ? String(name.dropLast()) : nil
  }

  /// Whether a type so called is a view.
  static func isView(_ type: String) -> Bool {
    let endings = [
      "View", "Screen", "Row", "Card", "Page", "Cell", "List", "Sheet", "Bar", "Header", "Footer", "Button", "Form",
      "Thumbnail", "Content", "Label", "Badge", "Grid", "Pane", "Panel", "Editor", "Picker", "Subtitle", "Title",
      "Detail",
    ]
    return endings.contains { type.hasSuffix($0) } || type.last?.isNumber == true && isView(String(type.dropLast()))
  }

  /// Whether a type so called is an object that others share.
  static func isService(_ type: String) -> Bool {
    let endings = [
      "Model", "Store", "Manager", "Service", "Router", "Coordinator", "Repository", "Controller", "Client", "Provider",
      "Session", "Navigator", "Handler", "Cache", "Player", "Monitor", "Settings", "Center", "State",
    ]
    return endings.contains { type.hasSuffix($0) }
  }

  private static let byLastWord: [String: String] = [
    "title": "String", "name": "String", "text": "String", "query": "String", "message": "String", "subtitle": "String",
    "description": "String", "icon": "String", "label": "String", "symbol": "String", "version": "String",
    "email": "String",
    "username": "String", "caption": "String", "string": "String", "prompt": "String", "placeholder": "String",
    "count": "Int", "index": "Int", "number": "Int", "total": "Int", "quantity": "Int", "depth": "Int",
    "url": "URL", "link": "URL", "date": "Date", "path": "NavigationPath",
    "visibility": "NavigationSplitViewVisibility",
    "id": "UUID", "price": "Double", "amount": "Double", "progress": "Double", "width": "Double", "height": "Double",
    "rating": "Double", "color": "Color", "namespace": "Namespace.ID",
    "ns": "Namespace.ID",
  ]
}
