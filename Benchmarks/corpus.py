"""Writes generated documents: each different, about 8 KB, with tables, checklists and three Swift snippets.

The same seed gives the same bytes. Front matter is of the kind that Waymark and Hugo both read.
"""

import os
import random

WORDS = """path route screen stack value link sheet cover popover window scene column detail sidebar tab selection root
view model state owner router binding event gesture swipe button title toolbar list row section store record identity
restore encode decode launch handler address scheme host parent depth limit guard policy race flow step entry exit""".split()
TYPES = ["Trail", "Hut", "Report", "Summit", "Season", "Guide", "Region", "Weather", "Route", "Permit"]


def sentence(random_):
    words = [random_.choice(WORDS) for _ in range(random_.randint(8, 18))]
    if random_.random() < 0.3:
        words[random_.randrange(len(words))] = "`" + random_.choice(WORDS) + "`"
    if random_.random() < 0.15:
        words[random_.randrange(len(words))] = "**" + random_.choice(WORDS) + "**"
    return " ".join(words).capitalize() + "."


def paragraph(random_):
    return " ".join(sentence(random_) for _ in range(random_.randint(3, 6)))


def table(random_):
    columns = random_.randint(3, 5)
    row = lambda cells: "| " + " | ".join(cells) + " |"
    lines = [row([random_.choice(WORDS).capitalize() for _ in range(columns)]), row(["---"] * columns)]
    for _ in range(random_.randint(4, 8)):
        lines.append(row([" ".join(random_.choice(WORDS) for _ in range(random_.randint(1, 6))) for _ in range(columns)]))
    return "\n".join(lines)


def checklist(random_):
    return "\n".join(f"- [{random_.choice(' x')}] {sentence(random_)}" for _ in range(random_.randint(4, 8)))


def snippet(random_, number):
    name = random_.choice(TYPES)
    field = random_.choice(WORDS)
    return f"""```swift title="{name}{number}.swift"
import SwiftUI

/// {sentence(random_)}
struct {name}View{number}: View {{
  @State private var {field}Path: [{name}] = []
  let limit = {random_.randint(1, 99)}

  var body: some View {{
    NavigationStack(path: ${field}Path) {{
      List({name.lower()}s, id: \\.self) {{ item in
        NavigationLink("{random_.choice(WORDS)} \\(item.name)", value: item)  // {random_.choice(WORDS)}
      }}
      .navigationDestination(for: {name}.self) {{ item in
        if item.count > {random_.randint(2, 500)} {{
          {name}Detail(item: item, depth: {random_.random():.3f})
        }} else {{
          Text("{random_.choice(WORDS)}")
        }}
      }}
      .navigationTitle("{name}s")
    }}
  }}
}}
```"""


def document(number, seed=1):
    random_ = random.Random(seed * 1_000_003 + number)
    name = random_.choice(TYPES)
    description = sentence(random_)
    parts = [f'---\ntitle: {name} {number}\ndescription: "{description}"\n---\n', f"# {name} {number}\n"]
    for section in range(3):
        parts.append(f"## {random_.choice(WORDS).capitalize()} {random_.choice(WORDS)} {section}\n")
        parts.append(paragraph(random_) + "\n")
        parts.append(snippet(random_, f"{number}x{section}") + "\n")
        parts.append(table(random_) + "\n")
        parts.append(checklist(random_) + "\n")
    while sum(map(len, parts)) < 8000:
        parts.append(paragraph(random_) + "\n")
    return "\n".join(parts)


def write(folder, count, seed=1):
    """Writes the documents in folders of fifty, with an index each, and gives their paths."""
    paths = []
    for number in range(count):
        section = os.path.join(folder, f"part-{number // 50:03}")
        os.makedirs(section, exist_ok=True)
        path = os.path.join(section, f"page-{number:05}.md")
        with open(path, "w") as file:
            file.write(document(number, seed))
        paths.append(path)
    return paths
