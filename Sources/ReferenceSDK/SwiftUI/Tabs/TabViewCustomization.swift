// sdk: complete
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TabViewCustomization: Codable, Equatable, Sendable {
  /// The stored choices: hidden tabs and the order of sections, by customization identifier.
  private var sidebarHidden: [String: Bool] = [:]
  private var tabBarHidden: [String: Bool] = [:]
  private var order: [String: [String]] = [:]

  public init() {}

  @available(iOS, introduced: 18.0, deprecated: 100000.0, message: "use subscript(tab:) and sidebarVisibility")
  @available(macOS, introduced: 15.0, deprecated: 100000.0, message: "use subscript(tab:) and sidebarVisibility")
  @available(visionOS, introduced: 2.0, deprecated: 100000.0, message: "use subscript(tab:) and sidebarVisibility")
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public subscript(sidebarVisibility id: String) -> Visibility {
    get { Self.visibility(sidebarHidden[id]) }
    set { sidebarHidden[id] = Self.isHidden(newValue) }
  }

  @available(iOS, introduced: 18.0, deprecated: 100000.0, message: "use subscript(section:) and tabOrder")
  @available(macOS, introduced: 15.0, deprecated: 100000.0, message: "use subscript(section:) and tabOrder")
  @available(visionOS, introduced: 2.0, deprecated: 100000.0, message: "use subscript(section:) and tabOrder")
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public subscript(sectionID id: String) -> [String]? { order[id] }

  @available(iOS 18.4, macOS 15.4, visionOS 2.4, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public subscript(tab id: String) -> TabViewCustomization.TabCustomization {
    get { TabCustomization(sidebarHidden: sidebarHidden[id], tabBarHidden: tabBarHidden[id]) }
    set {
      sidebarHidden[id] = newValue.sidebarHidden
      tabBarHidden[id] = newValue.tabBarHidden
    }
  }

  @available(iOS 18.4, macOS 15.4, visionOS 2.4, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public subscript(section id: String) -> TabViewCustomization.SectionCustomization {
    get { SectionCustomization(tabOrder: order[id]) }
    set { order[id] = newValue.tabOrder }
  }

  public mutating func resetVisibility() {
    sidebarHidden = [:]
    tabBarHidden = [:]
  }

  public mutating func resetSectionOrder() {
    order = [:]
  }

  @available(iOS, introduced: 18.0, deprecated: 100000.0, message: "use subscript(section:) and resetTabOrder()")
  @available(macOS, introduced: 15.0, deprecated: 100000.0, message: "use subscript(section:) and resetTabOrder()")
  @available(visionOS, introduced: 2.0, deprecated: 100000.0, message: "use subscript(section:) and resetTabOrder()")
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public mutating func resetSectionOrder(for id: String) {
    order[id] = nil
  }

  static func visibility(_ hidden: Bool?) -> Visibility {
    switch hidden {
    case true?: .hidden
    case false?: .visible
    case nil: .automatic
    }
  }

  static func isHidden(_ visibility: Visibility) -> Bool? {
    switch visibility {
    case .hidden: true
    case .visible: false
    case .automatic: nil
    }
  }
}

@available(iOS 18.4, macOS 15.4, visionOS 2.4, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TabViewCustomization {
  // sdk: complete
  public struct TabCustomization {
    var sidebarHidden: Bool?
    var tabBarHidden: Bool?

    public var sidebarVisibility: Visibility {
      get { TabViewCustomization.visibility(sidebarHidden) }
      set { sidebarHidden = TabViewCustomization.isHidden(newValue) }
    }

    @available(macOS, unavailable)
    @available(visionOS, unavailable)
    public var tabBarVisibility: Visibility {
      TabViewCustomization.visibility(tabBarHidden)
    }
  }

  // sdk: complete
  public struct SectionCustomization {
    public internal(set) var tabOrder: [String]?

    public mutating func resetTabOrder() {
      tabOrder = nil
    }
  }
}

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct TabCustomizationBehavior: Equatable {
  private enum StaticName: Sendable {
    case automatic, disabled, reorderable
  }

  private let name: StaticName

  private init(_ name: StaticName) {
    self.name = name
  }

  public static var automatic: TabCustomizationBehavior { .init(.automatic) }

  @available(iOS 18.0, visionOS 2.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var disabled: TabCustomizationBehavior { .init(.disabled) }

  @available(iOS 18.0, visionOS 2.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var reorderable: TabCustomizationBehavior { .init(.reorderable) }
}
