// sdk: framework Symbols

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct BounceSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
  var options: [String] = []
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(description: "bounce \(options)") }
  private func adding(_ option: String) -> BounceSymbolEffect { BounceSymbolEffect(options: options + [option]) }
  public var up: BounceSymbolEffect { adding("up") }
  public var down: BounceSymbolEffect { adding("down") }
  public var byLayer: BounceSymbolEffect { adding("byLayer") }
  public var wholeSymbol: BounceSymbolEffect { adding("wholeSymbol") }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct PulseSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
  var options: [String] = []
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(description: "pulse \(options)") }
  private func adding(_ option: String) -> PulseSymbolEffect { PulseSymbolEffect(options: options + [option]) }
  public var byLayer: PulseSymbolEffect { adding("byLayer") }
  public var wholeSymbol: PulseSymbolEffect { adding("wholeSymbol") }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct VariableColorSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
  var options: [String] = []
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(description: "variableColor \(options)")
  }
  private func adding(_ option: String) -> VariableColorSymbolEffect {
    VariableColorSymbolEffect(options: options + [option])
  }
  public var cumulative: VariableColorSymbolEffect { adding("cumulative") }
  public var iterative: VariableColorSymbolEffect { adding("iterative") }
  public var reversing: VariableColorSymbolEffect { adding("reversing") }
  public var nonReversing: VariableColorSymbolEffect { adding("nonReversing") }
  public var dimInactiveLayers: VariableColorSymbolEffect { adding("dimInactiveLayers") }
  public var hideInactiveLayers: VariableColorSymbolEffect { adding("hideInactiveLayers") }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  var options: [String] = []
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(description: "scale \(options)") }
  private func adding(_ option: String) -> ScaleSymbolEffect { ScaleSymbolEffect(options: options + [option]) }
  public var up: ScaleSymbolEffect { adding("up") }
  public var down: ScaleSymbolEffect { adding("down") }
  public var byLayer: ScaleSymbolEffect { adding("byLayer") }
  public var wholeSymbol: ScaleSymbolEffect { adding("wholeSymbol") }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension SymbolEffect where Self == ScaleSymbolEffect {
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  var options: [String] = []
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(description: "appear \(options)") }
  private func adding(_ option: String) -> AppearSymbolEffect { AppearSymbolEffect(options: options + [option]) }
  public var up: AppearSymbolEffect { adding("up") }
  public var down: AppearSymbolEffect { adding("down") }
  public var byLayer: AppearSymbolEffect { adding("byLayer") }
  public var wholeSymbol: AppearSymbolEffect { adding("wholeSymbol") }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  var options: [String] = []
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(description: "disappear \(options)") }
  private func adding(_ option: String) -> DisappearSymbolEffect { DisappearSymbolEffect(options: options + [option]) }
  public var up: DisappearSymbolEffect { adding("up") }
  public var down: DisappearSymbolEffect { adding("down") }
  public var byLayer: DisappearSymbolEffect { adding("byLayer") }
  public var wholeSymbol: DisappearSymbolEffect { adding("wholeSymbol") }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  var options: [String] = []
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(description: "replace \(options)") }
  private func adding(_ option: String) -> ReplaceSymbolEffect { ReplaceSymbolEffect(options: options + [option]) }
  public var downUp: ReplaceSymbolEffect { adding("downUp") }
  public var upUp: ReplaceSymbolEffect { adding("upUp") }
  public var offUp: ReplaceSymbolEffect { adding("offUp") }
  public var byLayer: ReplaceSymbolEffect { adding("byLayer") }
  public var wholeSymbol: ReplaceSymbolEffect { adding("wholeSymbol") }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension ReplaceSymbolEffect {
  // sdk: complete
  public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect {
    let fallback: ReplaceSymbolEffect
    public var configuration: SymbolEffectConfiguration {
      SymbolEffectConfiguration(description: "magic \(fallback.options)")
    }
  }

  public func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect.MagicReplace {
    MagicReplace(fallback: fallback)
  }
  public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect().downUp }
  public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect().upUp }
  public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect().offUp }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect {
  var options: [String] = []
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(description: "automatic \(options)") }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension SymbolEffect where Self == AutomaticSymbolEffect {
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct WiggleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
  var options: [String] = []
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(description: "wiggle \(options)") }
  private func adding(_ option: String) -> WiggleSymbolEffect { WiggleSymbolEffect(options: options + [option]) }
  public var clockwise: WiggleSymbolEffect { adding("clockwise") }
  public var counterClockwise: WiggleSymbolEffect { adding("counterClockwise") }
  public var left: WiggleSymbolEffect { adding("left") }
  public var right: WiggleSymbolEffect { adding("right") }
  public var up: WiggleSymbolEffect { adding("up") }
  public var down: WiggleSymbolEffect { adding("down") }
  public var forward: WiggleSymbolEffect { adding("forward") }
  public var backward: WiggleSymbolEffect { adding("backward") }
  public func custom(angle: Double) -> WiggleSymbolEffect { adding("custom \(angle)") }
  public var byLayer: WiggleSymbolEffect { adding("byLayer") }
  public var wholeSymbol: WiggleSymbolEffect { adding("wholeSymbol") }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension SymbolEffect where Self == WiggleSymbolEffect {
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct RotateSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
  var options: [String] = []
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(description: "rotate \(options)") }
  private func adding(_ option: String) -> RotateSymbolEffect { RotateSymbolEffect(options: options + [option]) }
  public var clockwise: RotateSymbolEffect { adding("clockwise") }
  public var counterClockwise: RotateSymbolEffect { adding("counterClockwise") }
  public var byLayer: RotateSymbolEffect { adding("byLayer") }
  public var wholeSymbol: RotateSymbolEffect { adding("wholeSymbol") }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension SymbolEffect where Self == RotateSymbolEffect {
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

// sdk: complete
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct BreatheSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
  var options: [String] = []
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(description: "breathe \(options)") }
  private func adding(_ option: String) -> BreatheSymbolEffect { BreatheSymbolEffect(options: options + [option]) }
  public var plain: BreatheSymbolEffect { adding("plain") }
  public var pulse: BreatheSymbolEffect { adding("pulse") }
  public var byLayer: BreatheSymbolEffect { adding("byLayer") }
  public var wholeSymbol: BreatheSymbolEffect { adding("wholeSymbol") }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension SymbolEffect where Self == BreatheSymbolEffect {
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

// sdk: complete
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  var options: [String] = []
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(description: "drawOn \(options)") }
  private func adding(_ option: String) -> DrawOnSymbolEffect { DrawOnSymbolEffect(options: options + [option]) }
  public var byLayer: DrawOnSymbolEffect { adding("byLayer") }
  public var wholeSymbol: DrawOnSymbolEffect { adding("wholeSymbol") }
  public var individually: DrawOnSymbolEffect { adding("individually") }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension SymbolEffect where Self == DrawOnSymbolEffect {
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

// sdk: complete
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  var options: [String] = []
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(description: "drawOff \(options)") }
  private func adding(_ option: String) -> DrawOffSymbolEffect { DrawOffSymbolEffect(options: options + [option]) }
  public var byLayer: DrawOffSymbolEffect { adding("byLayer") }
  public var wholeSymbol: DrawOffSymbolEffect { adding("wholeSymbol") }
  public var individually: DrawOffSymbolEffect { adding("individually") }
  public var reversed: DrawOffSymbolEffect { adding("reversed") }
  public var nonReversed: DrawOffSymbolEffect { adding("nonReversed") }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension SymbolEffect where Self == DrawOffSymbolEffect {
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
