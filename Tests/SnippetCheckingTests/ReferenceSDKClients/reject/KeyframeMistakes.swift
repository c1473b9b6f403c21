// baseline: iOS 17, macOS 14
import SwiftUI

struct Values {
  var scale = 1.0
  var angle = Angle.zero
}

func chosen(_ turns: Bool) -> KeyframeTimeline<Values> {
  KeyframeTimeline(initialValue: Values()) {
    if turns {  // error: conform to 'KeyframeTrackContent'
      KeyframeTrack(\.angle) { LinearKeyframe(.zero, duration: 1) }
    } else {  // error: conform to 'KeyframeTrackContent'
      KeyframeTrack(\.scale) { LinearKeyframe(1, duration: 1) }
    }
  }
}
