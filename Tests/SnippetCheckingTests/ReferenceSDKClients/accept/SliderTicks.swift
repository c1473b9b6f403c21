// baseline: iOS 26, macOS 26
import SwiftUI

func ticks() -> [SliderTick<Double>.ID] {
  [SliderTick("Half", 0.5), SliderTick(0.0), SliderTick(1.0) { Text("Full") }].sorted().map(\.id)
}
