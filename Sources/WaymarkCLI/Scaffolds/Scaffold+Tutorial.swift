extension Scaffold {
  /// `NAME.md`, a tutorial in steps.
  static func tutorial(_ name: DocumentName) -> Scaffold {
    Scaffold(files: [File(path: "\(name.text).md", text: tutorialText(name))])
  }

  private static func tutorialText(_ name: DocumentName) -> String {
    """
    ---
    title: \(name.title)
    description: Say what the reader will have built at the end.
    kind: tutorial
    ---

    # \(name.title)

    Tell the reader what they will build, and what they should know before.

    ## Show a list

    Begin with something that works. A fence with `file="…"` is a version of that file; the next one replaces it.

    ```swift file="TrailsView.swift"
    import SwiftUI

    struct Trail: Identifiable, Hashable {
      let id: Int
      let name: String
    }

    struct TrailsView: View {
      let trails = [Trail(id: 1, name: "Ridge"), Trail(id: 2, name: "Lake")]

      var body: some View {
        List(trails) { trail in
          Text(trail.name)
        }
      }
    }
    ```

    ## Let a row lead somewhere

    Each step changes one thing. Here the list moves into a stack, and a row becomes a link.

    ```swift file="TrailsView.swift"
    import SwiftUI

    struct Trail: Identifiable, Hashable {
      let id: Int
      let name: String
    }

    struct TrailsView: View {
      let trails = [Trail(id: 1, name: "Ridge"), Trail(id: 2, name: "Lake")]

      var body: some View {
        NavigationStack {
          List(trails) { trail in
            NavigationLink(trail.name, value: trail)
          }
          .navigationDestination(for: Trail.self) { trail in
            Text(trail.name)
          }
        }
      }
    }
    ```

    ## What you have learned

    - [ ] A link carries a value.
    - [ ] The stack decides what to show for it.

    """
  }
}
