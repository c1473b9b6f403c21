// sdk: complete
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  private enum Kind: Codable, Sendable {
    case detailOnly, doubleColumn, all, automatic
  }

  private let kind: Kind

  private init(_ kind: Kind) {
    self.kind = kind
  }

  public static var detailOnly: NavigationSplitViewVisibility { Self(.detailOnly) }
  public static var doubleColumn: NavigationSplitViewVisibility { Self(.doubleColumn) }
  public static var all: NavigationSplitViewVisibility { Self(.all) }
  public static var automatic: NavigationSplitViewVisibility { Self(.automatic) }

  public static func == (a: NavigationSplitViewVisibility, b: NavigationSplitViewVisibility) -> Bool {
    a.kind == b.kind
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(kind)
  }

  public init(from decoder: any Decoder) throws {
    kind = try decoder.singleValueContainer().decode(Kind.self)
  }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private enum Kind: Sendable {
    case sidebar, content, detail
  }

  private let kind: Kind

  private init(_ kind: Kind) {
    self.kind = kind
  }

  public static var sidebar: NavigationSplitViewColumn { Self(.sidebar) }
  public static var content: NavigationSplitViewColumn { Self(.content) }
  public static var detail: NavigationSplitViewColumn { Self(.detail) }
}
