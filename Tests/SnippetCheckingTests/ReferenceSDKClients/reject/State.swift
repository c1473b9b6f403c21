// baseline: iOS 17, macOS 14
import SwiftUI

final class Plain { var name = "" }
final class Legacy: ObservableObject { @Published var name = "" }

struct Wrong: View {
  @StateObject private var plain = Plain()  // error: requires that 'Plain' conform to 'ObservableObject'
  @Bindable var legacy: Legacy  // error: @Bindable only works with Observable types
  @Environment(\.dissmiss) private var dismiss  // error: cannot infer key path type // error: no exact matches
  @FocusState private var focus: Int  // error: requires the types 'Int' and 'Bool' be equivalent
  @State private var count = 0
  var body: some View {
    Text("\(count)")
  }
  func change() {
    count = "1"  // error: cannot assign value of type 'String' to type 'Int'
    takesBinding(count)  // error: 'count' of type 'Int' to expected type 'Binding<Int>'
  }
  func takesBinding(_ binding: Binding<Int>) {}
}

struct NoBody: View {  // error: type 'NoBody' does not conform to protocol 'View'
}
