import SwiftUI

func moved<S: Shape>(_ shape: S) -> (CGFloat, Double) where S.AnimatableData == CGFloat {
  var offset = OffsetShape(shape: shape, offset: .zero)
  offset.animatableData = AnimatablePair(1, AnimatablePair(10, 20))
  let turned: RotatedShape<S> = shape.rotation(.degrees(90))
  let radians: Double = turned.animatableData.second.first
  let grown: ScaledShape<S>.AnimatableData = shape.scale(2).animatableData
  return (offset.animatableData.second.first + grown.second.second.first, radians)
}

func role<S: Shape>(of shape: S) -> ShapeRole { OffsetShape<S>.role }
