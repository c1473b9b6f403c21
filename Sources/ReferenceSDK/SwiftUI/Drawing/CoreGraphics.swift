// sdk: framework CoreGraphics

// The parts of Core Graphics that SwiftUI's declarations name.

// sdk: complete
public enum CGLineCap: Int32, Sendable {
  case butt = 0
  case round = 1
  case square = 2
}

// sdk: complete
public enum CGLineJoin: Int32, Sendable {
  case miter = 0
  case round = 1
  case bevel = 2
}
