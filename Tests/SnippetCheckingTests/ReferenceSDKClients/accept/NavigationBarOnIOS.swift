// platforms: iOS
import SwiftUI

struct BarModifiers: View {
  let mode: NavigationBarItem.TitleDisplayMode

  var body: some View {
    Text("A").navigationBarTitleDisplayMode(.inline)
    Text("B").navigationBarTitleDisplayMode(.large)
    Text("C").navigationBarTitleDisplayMode(mode)
    Text("D").navigationBarTitle("Old", displayMode: .inline)
    Text("E").navigationBarTitle("Old")
    Text("F").navigationBarHidden(true)
    Text("G").navigationBarItems(leading: Text("L"), trailing: Text("T"))
    Text("H").navigationBarItems(trailing: Text("T"))
    NavigationView { Text("I") }.navigationViewStyle(.stack)
    NavigationView { Text("J") }.navigationViewStyle(StackNavigationViewStyle())
  }
}
