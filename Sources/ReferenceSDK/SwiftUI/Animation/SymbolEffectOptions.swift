// sdk: framework Symbols

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct SymbolEffectOptions: Hashable, Sendable {
  var settings: [String] = []
  private func adding(_ setting: String) -> SymbolEffectOptions { SymbolEffectOptions(settings: settings + [setting]) }

  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }
  public var nonRepeating: SymbolEffectOptions { adding("nonRepeating") }
  public func speed(_ speed: Double) -> SymbolEffectOptions { adding("speed \(speed)") }

  @available(
    iOS, introduced: 17.0, deprecated: 100000.0, renamed: "SymbolEffectOptions.RepeatBehavior.periodic(_:delay:)"
  )
  @available(
    macOS, introduced: 14.0, deprecated: 100000.0, renamed: "SymbolEffectOptions.RepeatBehavior.periodic(_:delay:)"
  )
  @available(
    tvOS, introduced: 17.0, deprecated: 100000.0, renamed: "SymbolEffectOptions.RepeatBehavior.periodic(_:delay:)"
  )
  @available(
    watchOS, introduced: 10.0, deprecated: 100000.0, renamed: "SymbolEffectOptions.RepeatBehavior.periodic(_:delay:)"
  )
  @available(
    visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "SymbolEffectOptions.RepeatBehavior.periodic(_:delay:)"
  )
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions(settings: ["repeat \(count ?? 0)"])
  }

  @available(
    iOS, introduced: 17.0, deprecated: 100000.0, renamed: "SymbolEffectOptions.RepeatBehavior.periodic(_:delay:)"
  )
  @available(
    macOS, introduced: 14.0, deprecated: 100000.0, renamed: "SymbolEffectOptions.RepeatBehavior.periodic(_:delay:)"
  )
  @available(
    tvOS, introduced: 17.0, deprecated: 100000.0, renamed: "SymbolEffectOptions.RepeatBehavior.periodic(_:delay:)"
  )
  @available(
    watchOS, introduced: 10.0, deprecated: 100000.0, renamed: "SymbolEffectOptions.RepeatBehavior.periodic(_:delay:)"
  )
  @available(
    visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "SymbolEffectOptions.RepeatBehavior.periodic(_:delay:)"
  )
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { adding("repeat \(count ?? 0)") }

  @available(
    iOS, introduced: 17.0, deprecated: 100000.0, renamed: "SymbolEffectOptions.RepeatBehavior.periodic"
  )
  @available(
    macOS, introduced: 14.0, deprecated: 100000.0, renamed: "SymbolEffectOptions.RepeatBehavior.periodic"
  )
  @available(
    tvOS, introduced: 17.0, deprecated: 100000.0, renamed: "SymbolEffectOptions.RepeatBehavior.periodic"
  )
  @available(
    watchOS, introduced: 10.0, deprecated: 100000.0, renamed: "SymbolEffectOptions.RepeatBehavior.periodic"
  )
  @available(
    visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "SymbolEffectOptions.RepeatBehavior.periodic"
  )
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions(settings: ["repeating"]) }

  @available(
    iOS, introduced: 17.0, deprecated: 100000.0, renamed: "SymbolEffectOptions.RepeatBehavior.periodic"
  )
  @available(
    macOS, introduced: 14.0, deprecated: 100000.0, renamed: "SymbolEffectOptions.RepeatBehavior.periodic"
  )
  @available(
    tvOS, introduced: 17.0, deprecated: 100000.0, renamed: "SymbolEffectOptions.RepeatBehavior.periodic"
  )
  @available(
    watchOS, introduced: 10.0, deprecated: 100000.0, renamed: "SymbolEffectOptions.RepeatBehavior.periodic"
  )
  @available(
    visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "SymbolEffectOptions.RepeatBehavior.periodic"
  )
  public var repeating: SymbolEffectOptions { adding("repeating") }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension SymbolEffectOptions {
  // sdk: complete
  public struct RepeatBehavior {
    let description: String

    public static var continuous: SymbolEffectOptions.RepeatBehavior { RepeatBehavior(description: "continuous") }
    public static var periodic: SymbolEffectOptions.RepeatBehavior { .periodic() }
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> SymbolEffectOptions.RepeatBehavior {
      RepeatBehavior(description: "periodic \(count ?? 0) \(delay ?? 0)")
    }
  }

  public static func `repeat`(_ behavior: SymbolEffectOptions.RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions(settings: [behavior.description])
  }
  public func `repeat`(_ behavior: SymbolEffectOptions.RepeatBehavior) -> SymbolEffectOptions {
    adding(behavior.description)
  }
}
