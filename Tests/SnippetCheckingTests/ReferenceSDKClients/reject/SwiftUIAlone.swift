import SwiftUI

struct TrailList: View {
  @Environment(\.modelContext) private var context  // error: no exact matches in call to initializer
  @Query private var trails: [String]  // error: unknown attribute 'Query'

  var body: some View {
    Text("Trails").modelContainer(for: String.self)  // error: has no member 'modelContainer'
  }
}
