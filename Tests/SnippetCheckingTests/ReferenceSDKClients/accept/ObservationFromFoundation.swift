// baseline: iOS 17, macOS 14
import Foundation

@Observable
final class Library {
  var trails: [String] = []
  @ObservationIgnored var cache: [String: Data] = [:]
}

final class OldLibrary: ObservableObject {
  @Published var trails: [String] = []
}

func follow(_ library: Library) {
  withObservationTracking {
    _ = library.trails
  } onChange: {
  }
}

@available(iOS 26, macOS 26, *)
@MainActor
func stream(_ library: Library) async {
  for await names in Observations({ library.trails }) {
    print(names)
  }
}
