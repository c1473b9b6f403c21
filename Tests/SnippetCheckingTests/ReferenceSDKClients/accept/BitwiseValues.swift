// baseline: iOS 18, macOS 15
import SwiftUI

// Small values of layout are copied bit by bit.
func bits<Value: BitwiseCopyable>(_ value: Value) {}

func layout(_ edges: Edge.Set, _ axes: Axis.Set) {
  bits(edges)
  bits(axes)
  bits(Angle.degrees(90))
  bits(UnitPoint.topLeading)
  bits(EdgeInsets())
}
