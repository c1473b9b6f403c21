@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension EnvironmentValues {
  public var accessibilityAssistiveAccessEnabled: Bool {
    false
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension EnvironmentValues {
  public var accessibilityDifferentiateWithoutColor: Bool {
    false
  }

  private struct AccessibilityEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  public var accessibilityEnabled: Bool {
    get { self[AccessibilityEnabledKey.self] }
    set { self[AccessibilityEnabledKey.self] = newValue }
  }

  public var accessibilityInvertColors: Bool {
    false
  }

  public var accessibilityReduceMotion: Bool {
    false
  }

  public var accessibilityReduceTransparency: Bool {
    false
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension EnvironmentValues {
  public var accessibilityDimFlashingLights: Bool {
    false
  }

  public var accessibilityPlayAnimatedImages: Bool {
    false
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension EnvironmentValues {
  public var accessibilityLargeContentViewerEnabled: Bool {
    false
  }

  public var accessibilitySwitchControlEnabled: Bool {
    false
  }

  public var accessibilityVoiceOverEnabled: Bool {
    false
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension EnvironmentValues {
  public var accessibilityQuickActionsEnabled: Bool {
    false
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension EnvironmentValues {
  public var accessibilityShowBorders: Bool {
    false
  }

  public var accessibilityShowButtonShapes: Bool {
    false
  }
}
