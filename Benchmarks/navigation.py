"""Writes documents with different navigation snippets of complete declarations, three a document."""

import os
import random

random_ = random.Random(7)
TOPICS = ["Trail", "Hut", "Summit", "Season", "Region", "Permit", "Report", "Guide", "Weather", "Waypoint"]


def stack(n, i):
    return f'''enum {n}Route{i}: Hashable, Codable {{
  case detail(id: Int)
  case {n.lower()}(String)
}}

struct {n}List{i}: View {{
  @State private var path: [{n}Route{i}] = []
  let names = ["{random_.randint(0,999)}", "b"]

  var body: some View {{
    NavigationStack(path: $path) {{
      List(names, id: \\.self) {{ name in
        NavigationLink(name, value: {n}Route{i}.{n.lower()}(name))
      }}
      .navigationTitle("{n}s")
      .navigationDestination(for: {n}Route{i}.self) {{ route in
        switch route {{
        case .detail(let id): Text("\\(id)")
        case .{n.lower()}(let name): Text(name)
        }}
      }}
    }}
  }}
}}'''


def sheet(n, i):
    return f'''struct {n}Sheet{i}: View {{
  struct Item: Identifiable {{ let id: Int; var title = "{random_.randint(0,999)}" }}
  @State private var item: Item?
  @State private var isShown = false

  var body: some View {{
    Button("Show") {{ item = Item(id: {i}) }}
      .sheet(item: $item) {{ item in
        NavigationStack {{
          Text(item.title)
            .toolbar {{
              ToolbarItem(placement: .confirmationAction) {{ Button("Done") {{ self.item = nil }} }}
            }}
        }}
        .presentationDetents([.medium, .large])
      }}
      .alert("{n}", isPresented: $isShown) {{ Button("OK", role: .cancel) {{}} }}
  }}
}}'''


def split(n, i):
    return f'''@MainActor @Observable
final class {n}Router{i} {{
  var path = NavigationPath()
  var selected: Int? = {random_.randint(0,99)}
  func open(_ id: Int) {{ path.append(id) }}
  func back() {{ if !path.isEmpty {{ path.removeLast() }} }}
}}

struct {n}Split{i}: View {{
  @Environment({n}Router{i}.self) private var router

  var body: some View {{
    @Bindable var router = router
    NavigationSplitView {{
      List(0..<{random_.randint(3,90)}, id: \\.self, selection: $router.selected) {{ number in Text("{n} \\(number)") }}
    }} detail: {{
      NavigationStack(path: $router.path) {{ Text("Detail").navigationDestination(for: Int.self) {{ Text("\\($0)") }} }}
    }}
  }}
}}'''


def write(folder, count):
    """Writes so many documents and gives their paths."""
    os.makedirs(folder, exist_ok=True)
    paths = []
    for number in range(count):
        text = f"---\nplatforms: iOS 18, macOS 15\n---\n\n# Page {number}\n"
        for place, make in enumerate((stack, sheet, split)):
            text += f"\nText.\n\n```swift\n{make(random_.choice(TOPICS), number * 3 + place)}\n```\n"
        path = os.path.join(folder, f"page-{number:03}.md")
        with open(path, "w") as file:
            file.write(text)
        paths.append(path)
    return paths
