import SwiftUI

// Built-in styles are made on any actor; their bodies are the main actor's.
nonisolated func bordered() -> BorderedButtonStyle { BorderedButtonStyle() }
nonisolated func titleOnly() -> some LabelStyle { TitleOnlyLabelStyle() }
nonisolated func grouped() -> some FormStyle { GroupedFormStyle() }
nonisolated func inset() -> InsetTableStyle { InsetTableStyle() }

// Their types belong to no actor, so other protocols can be adopted.
extension InsetTableStyle: @retroactive Equatable {
  public static func == (left: InsetTableStyle, right: InsetTableStyle) -> Bool { true }
}

struct FramedButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    BorderedButtonStyle().makeBody(configuration: configuration).padding()
  }
}
