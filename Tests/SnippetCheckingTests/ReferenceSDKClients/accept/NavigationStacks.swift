import SwiftUI

struct Park: Identifiable, Hashable, Codable {
  let id: Int
  var name: String
}

enum Route: Hashable {
  case park(Park)
  case settings
}

struct ParkDetails: View {
  let park: Park

  var body: some View { Text(park.name) }
}

struct UncontrolledStack: View {
  let parks: [Park]

  var body: some View {
    NavigationStack {
      ForEach(parks) { park in
        NavigationLink(park.name, value: park)
      }
      .navigationDestination(for: Park.self) { park in
        ParkDetails(park: park)
      }
      .navigationTitle("Parks")
    }
  }
}

struct StackWithArrayPath: View {
  @State private var path: [Route] = []

  var body: some View {
    NavigationStack(path: $path) {
      Text("Root")
        .navigationDestination(for: Route.self) { route in
          switch route {
          case .park(let park): ParkDetails(park: park)
          case .settings: Text("Settings")
          }
        }
    }
  }

  func showSettings() {
    path.append(.settings)
    path = [.settings]
    path.removeAll()
  }
}

struct StackWithNavigationPath: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      Text("Root")
        .navigationDestination(for: Park.self, destination: ParkDetails.init(park:))
        .navigationDestination(for: String.self) { Text($0) }
    }
  }

  func popToRoot() {
    guard !path.isEmpty else { return }
    path.removeLast(path.count)
  }
}

@MainActor
@Observable
final class Router {
  var path = NavigationPath()

  func show(_ park: Park) {
    path.append(park)
  }
}

struct StackOfObservableRouter: View {
  @State private var router = Router()

  var body: some View {
    NavigationStack(path: $router.path) { Text("Root") }
      .environment(router)
  }
}

struct StackOfCustomBinding: View {
  let routes: [Route]

  var body: some View {
    NavigationStack(path: .constant(routes)) { Text("Root") }
  }
}

struct DestinationsByState: View {
  @State private var isShown = false
  @State private var selected: Park?

  var body: some View {
    NavigationStack {
      Text("Root")
        .navigationDestination(isPresented: $isShown) { Text("Shown") }
        .navigationDestination(item: $selected) { park in ParkDetails(park: park) }
    }
  }
}
