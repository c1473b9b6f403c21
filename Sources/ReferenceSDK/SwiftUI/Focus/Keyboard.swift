import Foundation

// sdk: complete
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@frozen public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let capsLock: EventModifiers = EventModifiers(rawValue: 1 << 0)
  public static let shift: EventModifiers = EventModifiers(rawValue: 1 << 1)
  public static let control: EventModifiers = EventModifiers(rawValue: 1 << 2)
  public static let option: EventModifiers = EventModifiers(rawValue: 1 << 3)
  public static let command: EventModifiers = EventModifiers(rawValue: 1 << 4)
  public static let numericPad: EventModifiers = EventModifiers(rawValue: 1 << 5)

  @available(iOS, introduced: 13.0, deprecated: 15.0, message: "Function modifier is reserved for system applications")
  @available(
    macOS, introduced: 10.15, deprecated: 12.0, message: "Function modifier is reserved for system applications"
  )
  @available(tvOS, introduced: 13.0, deprecated: 15.0, message: "Function modifier is reserved for system applications")
  @available(
    watchOS, introduced: 6.0, deprecated: 8.0, message: "Function modifier is reserved for system applications"
  )
  @available(
    visionOS, introduced: 1.0, deprecated: 1.0, message: "Function modifier is reserved for system applications"
  )
  public static let function: EventModifiers = EventModifiers(rawValue: 1 << 6)
  public static let all: EventModifiers = EventModifiers(rawValue: 0x7F)
}

// sdk: complete
@available(iOS 14.0, macOS 11.0, tvOS 17.0, visionOS 1.0, *)
@available(watchOS, unavailable)
public struct KeyEquivalent: Sendable {
  public static let upArrow: KeyEquivalent = KeyEquivalent("\u{F700}")
  public static let downArrow: KeyEquivalent = KeyEquivalent("\u{F701}")
  public static let leftArrow: KeyEquivalent = KeyEquivalent("\u{F702}")
  public static let rightArrow: KeyEquivalent = KeyEquivalent("\u{F703}")
  public static let escape: KeyEquivalent = KeyEquivalent("\u{1B}")
  public static let delete: KeyEquivalent = KeyEquivalent("\u{08}")
  public static let deleteForward: KeyEquivalent = KeyEquivalent("\u{F728}")
  public static let home: KeyEquivalent = KeyEquivalent("\u{F729}")
  public static let end: KeyEquivalent = KeyEquivalent("\u{F72B}")
  public static let pageUp: KeyEquivalent = KeyEquivalent("\u{F72C}")
  public static let pageDown: KeyEquivalent = KeyEquivalent("\u{F72D}")
  public static let clear: KeyEquivalent = KeyEquivalent("\u{F739}")
  public static let tab: KeyEquivalent = KeyEquivalent("\t")
  public static let space: KeyEquivalent = KeyEquivalent(" ")
  public static let `return`: KeyEquivalent = KeyEquivalent("\r")
  public var character: Character
  public init(_ character: Character) { self.character = character }
}

@available(iOS 14.0, macOS 11.0, tvOS 17.0, visionOS 1.0, *)
@available(watchOS, unavailable)
extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
  public init(extendedGraphemeClusterLiteral: Character) { self.init(extendedGraphemeClusterLiteral) }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *)
@available(watchOS, unavailable)
extension KeyEquivalent: Hashable {}

// sdk: complete
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct KeyboardShortcut: Sendable {
  public static let defaultAction: KeyboardShortcut = KeyboardShortcut(.return, modifiers: [])
  public static let cancelAction: KeyboardShortcut = KeyboardShortcut(.escape, modifiers: [])
  public var key: KeyEquivalent
  public var modifiers: EventModifiers

  @available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public var localization: KeyboardShortcut.Localization
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.init(key, modifiers: modifiers, localization: .automatic)
  }

  @available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization) {
    self.key = key; self.modifiers = modifiers; self.localization = localization
  }
  // sdk: complete
  @available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public struct Localization: Sendable {
    fileprivate let name: String
    private init(_ name: String) { self.name = name }
    public static let automatic: KeyboardShortcut.Localization = Localization("automatic")
    public static let withoutMirroring: KeyboardShortcut.Localization = Localization("withoutMirroring")
    public static let custom: KeyboardShortcut.Localization = Localization("custom")
  }
}

@available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension KeyboardShortcut: Hashable {
  public static func == (lhs: KeyboardShortcut, rhs: KeyboardShortcut) -> Bool {
    lhs.key.character == rhs.key.character && lhs.modifiers == rhs.modifiers
      && lhs.localization.name == rhs.localization.name
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(key.character); hasher.combine(modifiers.rawValue); hasher.combine(localization.name)
  }
}

extension View {
  @available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    self
  }

  @available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }

  @available(iOS 15.4, macOS 12.3, visionOS 1.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }

  @available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View { self }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *)
@available(watchOS, unavailable)
public struct KeyPress: Sendable, CustomDebugStringConvertible {
  public let phase: KeyPress.Phases
  public let key: KeyEquivalent
  public let characters: String
  public let modifiers: EventModifiers
  public var debugDescription: String { "KeyPress(\(characters))" }
  // sdk: complete
  public enum Result: Sendable, Hashable {
    case handled
    case ignored
  }
  // sdk: complete
  public struct Phases: OptionSet, Sendable, CustomDebugStringConvertible {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let down: KeyPress.Phases = Phases(rawValue: 1 << 0)
    public static let `repeat`: KeyPress.Phases = Phases(rawValue: 1 << 1)
    public static let up: KeyPress.Phases = Phases(rawValue: 1 << 2)
    public static let all: KeyPress.Phases = [.down, .repeat, .up]
    public var debugDescription: String { "Phases(\(rawValue))" }
  }
}

extension View {
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *)
  @available(watchOS, unavailable)
  nonisolated public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
    self
  }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *)
  @available(watchOS, unavailable)
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *)
  @available(watchOS, unavailable)
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *)
  @available(watchOS, unavailable)
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *)
  @available(watchOS, unavailable)
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  @available(macOS 10.15, tvOS 13.0, *)
  @available(iOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  nonisolated public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View { self }

  @available(macOS 10.15, tvOS 13.0, *)
  @available(iOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View { self }

  @available(tvOS 13.0, *)
  @available(iOS, unavailable)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  nonisolated public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }

  @available(macOS 10.15, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }
}

// sdk: complete
@available(macOS 10.15, tvOS 13.0, *)
@available(iOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public enum MoveCommandDirection: Sendable, Hashable {
  case up
  case down
  case left
  case right
}
