import SwiftUI

struct Texts: View {
  let date = Date()
  let name: String

  var body: some View {
    Text("Hello, \(name)")
    Text(name)
    Text(verbatim: "x")
    Text(date, style: .relative)
    Text("Due \(date, style: .date)")
    Text(date, format: .dateTime.year())
    Text(12.5, format: .currency(code: "USD"))
    Text(3, format: .number)
    Text(Image(systemName: "star"))
    Text("\(Image(systemName: "star")) Favorite")
  }
}

struct StyledTexts: View {
  var body: some View {
    Text("A").bold().italic().underline().strikethrough(true, color: .red).kerning(1).foregroundStyle(.red)
    Text("A").font(.system(size: 12, weight: .bold, design: .rounded)).fontWeight(.semibold).fontDesign(.serif)
    Text("A").font(.system(.title, design: .rounded)).font(.system(size: 20)).font(.title2.bold().monospacedDigit())
    Text("A").font(.custom("Avenir", size: 12, relativeTo: .body)).textCase(.uppercase).monospacedDigit()
    Text("A").multilineTextAlignment(.center).lineLimit(2).lineLimit(...3).truncationMode(.tail).minimumScaleFactor(0.5)
    Text("A").dynamicTypeSize(...DynamicTypeSize.xxxLarge).dynamicTypeSize(.large).textSelection(.enabled)
    Label("A", systemImage: "star").font(.headline).bold().lineSpacing(2)
  }
}

struct Images: View {
  var body: some View {
    Image(systemName: "star.fill").resizable().scaledToFit().symbolRenderingMode(.hierarchical)
    Image("photo").resizable().aspectRatio(contentMode: .fill).imageScale(.large)
    Image(decorative: "photo").renderingMode(.template).interpolation(.high)
    Image(systemName: "wifi", variableValue: 0.5).symbolVariant(.fill)
    AsyncImage(url: URL(string: "x"))
    AsyncImage(url: URL(string: "x")) { image in
      image.resizable()
    } placeholder: {
      ProgressView()
    }
    AsyncImage(url: nil) { phase in
      switch phase {
      case .empty: ProgressView()
      case .success(let image): image
      case .failure: Color.red
      @unknown default: EmptyView()
      }
    }
  }
}
