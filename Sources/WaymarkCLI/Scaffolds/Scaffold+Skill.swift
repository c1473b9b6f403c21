extension Scaffold {
  /// `NAME/SKILL.md`, in the Agent Skills form.
  static func skill(_ name: DocumentName) -> Scaffold {
    Scaffold(files: [File(path: "\(name.text)/SKILL.md", text: skillText(name))])
  }

  private static func skillText(_ name: DocumentName) -> String {
    """
    ---
    name: \(name.text)
    description: Say in a sentence or two what this skill does, and when to reach for it.
    ---

    # \(name.title)

    Begin with the situation a reader is in, and what this document lets them do about it.

    ## The pattern

    Every Swift fence is compiled by `waymark check`, so show code that you would ship. Routes are values, and one view
    owns the path:

    ```swift title="NotesView.swift"
    import SwiftUI

    enum NoteRoute: Hashable {
      case note(id: Int)
    }

    struct NotesView: View {
      @State private var path: [NoteRoute] = []

      var body: some View {
        NavigationStack(path: $path) {
          List(1..<4) { id in
            NavigationLink("Note \\(id)", value: NoteRoute.note(id: id))
          }
          .navigationDestination(for: NoteRoute.self) { route in
            switch route {
            case .note(let id): Text("Note \\(id)")
            }
          }
        }
      }
    }
    ```

    What must not be done is shown too, marked with ❌. It is checked as well: if it compiles, `waymark check` says so.

    ```swift
    // ❌ The path holds routes, so a note's number can't be appended to it.
    func open(_ id: Int, on path: inout [NoteRoute]) {
      path.append(id)
    }

    // ✅ Append the route.
    func openNote(_ id: Int, on path: inout [NoteRoute]) {
      path.append(.note(id: id))
    }
    ```

    ## Which to choose

    | The reader wants to | Use | Because |
    | --- | --- | --- |
    | go deeper into the same subject | a push | the way back is always there |
    | do a task and come back | a sheet | the place they were at stays as it was |

    ## Review checklist

    - [ ] One view owns the path.
    - [ ] Every route has a destination.

    """
  }
}
