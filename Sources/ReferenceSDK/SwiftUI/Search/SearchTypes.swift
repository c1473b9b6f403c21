// sdk: complete
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public struct SearchFieldPlacement: Sendable {
  init() {}

  public static let automatic = SearchFieldPlacement()

  @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  public static let toolbar = SearchFieldPlacement()

  @available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let toolbarPrincipal = SearchFieldPlacement()

  @available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let sidebar = SearchFieldPlacement()

  @available(iOS 15.0, watchOS 8.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  public static let navigationBarDrawer = SearchFieldPlacement()

  @available(iOS 15.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static func navigationBarDrawer(
    displayMode: SearchFieldPlacement.NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { .init() }

  // sdk: complete
  @available(iOS 15.0, visionOS 1.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public struct NavigationBarDrawerDisplayMode: Sendable {
    init() {}

    public static let automatic = SearchFieldPlacement.NavigationBarDrawerDisplayMode()
    public static let always = SearchFieldPlacement.NavigationBarDrawerDisplayMode()
  }
}

// sdk: complete
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  private enum StaticName: Sendable {
    case automatic, menu, content
  }

  private let name: StaticName

  private init(_ name: StaticName) {
    self.name = name
  }

  public static var automatic: SearchSuggestionsPlacement { .init(.automatic) }
  public static var menu: SearchSuggestionsPlacement { .init(.menu) }
  public static var content: SearchSuggestionsPlacement { .init(.content) }

  // sdk: complete
  public struct Set: OptionSet, Sendable {
    public typealias Element = SearchSuggestionsPlacement.Set

    public var rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static var menu: SearchSuggestionsPlacement.Set { .init(rawValue: 1) }
    public static var content: SearchSuggestionsPlacement.Set { .init(rawValue: 2) }
  }
}

// sdk: complete
@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1.0, *)
public struct SearchScopeActivation {
  init() {}

  public static var automatic: SearchScopeActivation { .init() }

  @available(tvOS, unavailable)
  public static var onTextEntry: SearchScopeActivation { .init() }

  @available(tvOS, unavailable)
  public static var onSearchPresentation: SearchScopeActivation { .init() }
}

// sdk: complete
@available(iOS 17.1, macOS 14.1, tvOS 17.1, watchOS 10.1, visionOS 1.0, *)
public struct SearchPresentationToolbarBehavior {
  init() {}

  public static var automatic: SearchPresentationToolbarBehavior { .init() }
  public static var avoidHidingContent: SearchPresentationToolbarBehavior { .init() }
}

// sdk: complete
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
public struct SearchToolbarBehavior: Hashable, Sendable {
  private enum StaticName: Sendable {
    case automatic, minimize
  }

  private let name: StaticName

  private init(_ name: StaticName) {
    self.name = name
  }

  public static var automatic: SearchToolbarBehavior { .init(.automatic) }

  @available(iOS 26.0, visionOS 26.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var minimize: SearchToolbarBehavior { .init(.minimize) }
}
