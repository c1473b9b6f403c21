// baseline: iOS 17, macOS 14
import SwiftUI

struct Card: View {
  var title: String
  var body: some View { Text(title) }
}

#Preview {
  Card(name: "a")  // error: incorrect argument label in call (have 'name:', expected 'title:')
}

#Preview {
  Crad(title: "a")  // error: cannot find 'Crad' in scope
}

struct NotAnExtension {
  @Entry var value: Int = 1  // error: '@Entry' macro can only attach to var declarations inside extensions of
}

extension FocusedValues {
  @Entry var note: String = ""  // error: A FocusedValues entry
}

extension EnvironmentValues {
  @Entry var theme: String  // error: '@Entry' requires a default value
}
