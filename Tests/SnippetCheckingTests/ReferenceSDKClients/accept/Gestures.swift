import SwiftUI

// Gestures are made on any actor.
nonisolated func twoTaps() -> TapGesture { TapGesture(count: 2) }
nonisolated func press() -> some Gesture { LongPressGesture(minimumDuration: 1).onEnded { _ in } }
nonisolated func either() -> some Gesture { ExclusiveGesture(twoTaps(), TapGesture()) }
nonisolated func any() -> AnyGesture<Bool> { AnyGesture(LongPressGesture()) }

@MainActor func drag() -> some Gesture { DragGesture(minimumDistance: 1).onEnded { _ in } }
