import SwiftUI

struct Visit: Hashable, Codable {
  var place: String
}

func buildPath() -> NavigationPath {
  var path = NavigationPath([1, 2, 3])
  path.append("four")
  path.append(Visit(place: "Five"))
  path.removeLast()
  path.removeLast(2)
  return path
}

func save(_ path: NavigationPath) throws -> Data? {
  guard let representation = path.codable else { return nil }
  return try JSONEncoder().encode(representation)
}

func restore(_ data: Data) throws -> NavigationPath {
  let representation = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
  return NavigationPath(representation)
}

func areSame(_ one: NavigationPath, _ other: NavigationPath) -> Bool {
  one == other && one.count == other.count && one.isEmpty == other.isEmpty && one.codable == other.codable
}
