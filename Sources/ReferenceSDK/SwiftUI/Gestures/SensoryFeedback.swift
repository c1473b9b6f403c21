/// Feedback by touch or sound.
// sdk: partial
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 26.0, *)
public struct SensoryFeedback: Equatable, Sendable {
  private let description: String
  private init(_ description: String) { self.description = description }
  public static let success: SensoryFeedback = SensoryFeedback("success")
  public static let warning: SensoryFeedback = SensoryFeedback("warning")
  public static let error: SensoryFeedback = SensoryFeedback("error")
  public static let selection: SensoryFeedback = SensoryFeedback("selection")
  public static let increase: SensoryFeedback = SensoryFeedback("increase")
  public static let decrease: SensoryFeedback = SensoryFeedback("decrease")
  public static let start: SensoryFeedback = SensoryFeedback("start")
  public static let stop: SensoryFeedback = SensoryFeedback("stop")
  public static let alignment: SensoryFeedback = SensoryFeedback("alignment")
  public static let levelChange: SensoryFeedback = SensoryFeedback("levelChange")

  @available(iOS 17.5, macOS 14.5, tvOS 17.5, watchOS 10.5, visionOS 26.0, *)
  public static let pathComplete: SensoryFeedback = SensoryFeedback("pathComplete")
  public static let impact: SensoryFeedback = SensoryFeedback("impact")
  public static func impact(weight: SensoryFeedback.Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback("impact \(weight) \(intensity)")
  }
  public static func impact(flexibility: SensoryFeedback.Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback("impact \(flexibility) \(intensity)")
  }
  // sdk: complete
  public struct Weight: Equatable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    public static let light: SensoryFeedback.Weight = Weight("light")
    public static let medium: SensoryFeedback.Weight = Weight("medium")
    public static let heavy: SensoryFeedback.Weight = Weight("heavy")
  }
  // sdk: complete
  public struct Flexibility: Equatable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    public static let rigid: SensoryFeedback.Flexibility = Flexibility("rigid")
    public static let solid: SensoryFeedback.Flexibility = Flexibility("solid")
    public static let soft: SensoryFeedback.Flexibility = Flexibility("soft")
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 26.0, *)
extension View {
  nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }

  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }

  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }

  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View { self }
}
