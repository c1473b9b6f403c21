import SwiftUI

#if canImport(UIKit)
  typealias PlatformColor = UIColor
#elseif canImport(AppKit)
  typealias PlatformColor = NSColor
#endif

let color = PlatformColor.systemRed
