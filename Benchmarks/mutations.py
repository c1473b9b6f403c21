"""The small errors that mutate.py plants: each takes a verified snippet and gives changed copies that must not compile."""

import os
import re
import subprocess

KINDS = {
    "a1": "Apple's member, one letter changed",
    "a2": "Apple's member, another word",
    "a3": "Apple's type, one letter changed",
    "a4": "Apple's type, another word",
    "a5": "argument label, one letter changed",
    "a6": "argument label, another word",
    "a7": "Apple's case or style, one letter changed",
    "a8": "Apple's case or style, another word",
    "b": "a type swapped",
    "c": "a conformance dropped",
    "d": "an argument removed",
    "e1": "a return removed",
    "e2": "a case removed",
    "f": "an iOS-only API on the Mac",
    "g": "a newer API under an older baseline",
    "h": "an isolated member in a nonisolated function",
}

WORDS = ["Ledger", "Pantry", "Walnut", "Harbor", "Velvet", "Copper"]

# Members of View that take no thought to call; the catalogue says where they are.
IOS_ONLY = [
    ".navigationBarTitleDisplayMode(.inline)", ".statusBarHidden()", ".navigationBarHidden(true)",
    ".textInputAutocapitalization(.never)", ".keyboardType(.URL)",
]
NEWER = [
    ".glassEffect()", ".backgroundExtensionEffect()", ".scrollEdgeEffectStyle(.soft, for: .top)",
    ".buttonSizing(.flexible)", ".tabBarMinimizeBehavior(.onScrollDown)",
]

SWIFT_WORDS = set(
    "actor any as associatedtype async await break case catch class continue default defer deinit do else enum extension "
    "fallthrough false fileprivate final for func get guard if import in init inout internal is isolated lazy let mutating nil "
    "nonisolated open operator override private protocol public repeat rethrows return self Self set some static struct "
    "subscript super switch throw throws true try typealias unowned var weak where while willSet didSet".split())
IDENTIFIER = re.compile(r"\$?[A-Za-z_][A-Za-z0-9_]*")


class SDK:
    """The names of the reference SDK, and how its functions may be called."""

    def __init__(self, rows):
        self.types = set()
        self.members = set()
        self.static_members = set()
        self.names = set()
        self.labels = set()
        self.functions = {}
        for row in rows:
            _, kind, qualified, _, _, declaration = (row.split("\t") + [""] * 6)[:6]
            head = qualified.split("(")[0]
            base = head.split(".")[-1]
            self.names.add(base)
            if kind in ("struct", "class", "enum", "protocol") and "." not in head:
                self.types.add(base)
            if kind in ("func", "var"):
                self.members.add(base)
            if kind in ("static-var", "case", "static-func"):
                self.static_members.add(base)
            if kind in ("func", "init", "static-func") and "(" in qualified:
                name = head.split(".")[-2] if kind == "init" and "." in head else base
                self.functions.setdefault(name, []).append(parameters(declaration))
                self.labels.update(label for label in qualified.split("(")[1][:-1].split(":") if label)

    @classmethod
    def read(cls, waymark, root):
        environment = dict(os.environ, WAYMARK_RESOURCES=root)
        text = subprocess.run([waymark, "sdk", "--list"], env=environment, capture_output=True, text=True, check=True).stdout
        return cls(text.splitlines())

    def accepts(self, name, labels, trailing):
        """Whether some overload may be called with these labels (`_` for none) and so many trailing closures."""
        return any(fits(overload, labels, trailing) for overload in self.functions.get(name, []))


def parameters(declaration):
    """Label, whether it may be left out, and whether it may be a closure, of each parameter."""
    start = declaration.find("(", re.search(r"\b(func|init)\b", declaration).end())
    found, depth, part = [], 0, ""
    for character in declaration[start:]:
        if character in "([{<":
            depth += 1
        elif character in ")]}" or (character == ">" and not part.endswith("-")):
            depth -= 1
        if depth == 0 or (depth == 1 and character == ","):
            if part.strip("( \n"):
                found.append(part.strip("( \n"))
            part = ""
            if depth == 0:
                break
        else:
            part += character
    result = []
    for text in found:
        plain = re.sub(r"@\w+(\([^)]*\))?(<[^>]*>)?\s*", "", text)
        label = plain.split(":")[0].split()[0] if ":" in plain else "_"
        result.append((label, " = " in text or "..." in text, "->" in text))
    return result


def fits(overload, labels, trailing):
    """Whether the labels bind to the parameters in order, and what is left over may be omitted or be a trailing closure."""
    free, position = [], 0
    for label, is_optional, is_closure in overload:
        if position < len(labels) and labels[position] == label:
            position += 1
        else:
            free.append((is_optional, is_closure))
    if position < len(labels):
        return False
    needed = [closure for optional, closure in free if not optional]
    closures = [closure for _, closure in free if closure]
    return len(needed) <= trailing and all(needed) and len(closures) >= trailing


class Document:
    """A Markdown document with its fences, and the names that it and its context declare."""

    def __init__(self, content, path):
        self.content, self.path = content, path
        with open(os.path.join(content, path), encoding="utf-8") as file:
            self.text = file.read()
        self.lines = self.text.split("\n")
        self.report = []
        self.code_text = self.code()
        self.own = declared(self.code_text)
        self.fences = self.find_fences()

    def code(self):
        """All Swift of the document, and of its context file."""
        text, is_swift = [], False
        for line in self.lines:
            if line.startswith("```"):
                is_swift = line.startswith("```swift")
            elif is_swift:
                text.append(line)
        context = re.search(r"^context:\s*(\S+)", self.text, re.M)
        if context:
            path = os.path.join(self.content, os.path.dirname(self.path), context.group(1))
            with open(path, encoding="utf-8") as file:
                text += file.read().split("\n")
        return "\n".join(text)

    def find_fences(self):
        """First and last line of each Swift fence, in the order in which reports number them."""
        found, start, mark = [], None, None
        for number, line in enumerate(self.lines, 1):
            opening = re.match(r"(`{3,}|~{3,})\s*(\w*)", line)
            if start is None and opening:
                start, mark, language = number, opening.group(1), opening.group(2)
            elif start is not None and line.startswith(mark) and not line.strip(mark[0]).strip():
                if language.lower() == "swift":
                    found.append((start, number))
                start = None
        return found

    def again(self, fence):
        """The document with a fence written once more at its end, unchanged, as mutants have it."""
        first, last = self.fences[fence - 1]
        return "\n".join([*self.lines, "", "## Once more", "", *self.lines[first - 1:last]]) + "\n"


def declared(code):
    """Names that the code declares: those it may rename as it likes."""
    names = set(re.findall(r"\b(?:func|var|let|struct|class|enum|actor|protocol|typealias|case|associatedtype)\s+(\w+)", code))
    for line in re.findall(r"^\s*case\s+(.*)$", code, re.M):
        names.update(re.findall(r"\b(\w+)\b(?=\s*(?:,|\(|$))", line.split(":")[0]))
    for clause in re.findall(r"\b(?:func\s+\w+|init)\s*(?:<[^>]*>)?\(([^)]*)\)", code):
        for parameter in clause.split(","):
            names.update(parameter.split(":")[0].split())
    return names


class Mutant:
    """A change of some lines of one snippet. Lines are counted from 1, as in reports.

    Where only the snippet itself can tell, its fence is written a second time, changed, at the end of the document: the other
    snippets stay as they are, and only one has to be judged. Where the fault shows in snippets that rely on it, it is changed
    in its place.
    """

    def __init__(self, kind, document, snippet, changes, note, inserted=None, info=None, also=(), in_place=False):
        self.kind, self.document, self.note = kind, document, note
        self.changes, self.inserted, self.info = changes, inserted or [], info
        self.line = min([*changes, *[line for line, _ in self.inserted]])
        self.in_place = in_place
        self.original = snippet
        # Where the error belongs: what is inserted after a line stands on the next.
        self.lines = set(changes) | {line + 1 for line, _ in self.inserted} | set(also)
        self.snippet = snippet
        if not in_place:
            fence, _, part = snippet.partition(".")
            first, _ = document.fences[int(fence) - 1]
            shift = len(document.lines) + 3 - first + 1
            self.lines = {line + shift for line in self.lines}
            self.snippet = f"{len(document.fences) + 1}" + (f".{part}" if part else "")

    def may_be_own(self):
        """A name that nobody declares may be the author's own, unless it is a slip of one of Apple's; short names are none."""
        return self.kind in ("a2", "a4") or (self.kind == "a3" and len(self.note.split()[0]) < 5)

    def text(self):
        lines = list(self.document.lines)
        for number, line in self.changes.items():
            lines[number - 1] = line
        if self.info:
            lines[self.info[0] - 1] += " " + self.info[1]
        first, last = self.document.fences[int(self.original.split(".")[0]) - 1]
        for number, line in sorted(self.inserted, reverse=True):
            lines.insert(number, line)
            last += 1
        if self.in_place:
            return "\n".join(lines)
        return "\n".join([*self.document.lines, "", "## Once more", "", *lines[first - 1:last]]) + "\n"

    def difference(self):
        for number, line in sorted(self.changes.items()):
            yield self.document.lines[number - 1], line
        for _, line in self.inserted:
            yield None, line


class Part:
    """The lines of a verified snippet, with comments and literals blanked out so that only code is changed."""

    def __init__(self, document, report):
        self.document, self.snippet, self.fence = document, report["id"].split("#")[-1], report["fence"]
        self.numbers = range(report["line"], report["endLine"] + 1)
        self.code = {}
        is_literal = False
        for number in self.numbers:
            line = document.lines[number - 1]
            blank = re.sub(r'"(?:\\.|[^"\\])*"', lambda match: '"' + " " * (len(match.group()) - 2) + '"', line)
            blank = re.sub(r"//.*$", lambda match: " " * len(match.group()), blank)
            if '"""' in line:
                is_literal = not is_literal
                blank = " " * len(line)
            self.code[number] = " " * len(line) if is_literal else blank
        self.text = "\n".join(self.code.values())

    def replacing(self, kind, number, start, end, new, note, also=(), in_place=False):
        line = self.document.lines[number - 1]
        return Mutant(
            kind, self.document, self.snippet, {number: line[:start] + new + line[end:]}, note, also=also, in_place=in_place)


def mutants(document, sdk, source):
    """All mutants of a document's verified snippets; the source makes the choices, so that a seed gives them again."""
    found = []
    for report in document.report:
        if report["verdict"] != "verified" or set(report["platforms"].values()) != {"accepted"}:
            continue
        part = Part(document, report)
        for make in (renamed, swapped, unconforming, shortened, returnless, caseless, inserted, isolated):
            found += make(part, sdk, source)
    return found


# Names


def one_letter(name, taken, source):
    """The name with one letter left out, doubled, replaced or swapped with its neighbour, and no name that exists."""
    for _ in range(20):
        at = source.randrange(1, len(name))
        how = source.randrange(4)
        letter = source.choice("aeioustrnl")
        new = {
            0: name[:at] + name[at + 1:], 1: name[:at] + name[at] + name[at:], 2: name[:at] + letter + name[at + 1:],
            3: name[:at - 1] + name[at] + name[at - 1] + name[at + 1:] if at > 1 else name}[how]
        if new != name and new not in taken and new not in SWIFT_WORDS and new:
            return new
    return None


def other_word(name, taken, source):
    """The name with its last word replaced by one that no name of Apple's has."""
    words = re.findall(r"[A-Z]?[a-z0-9]+|[A-Z]+(?![a-z])", name)
    word = source.choice(WORDS)
    new = "".join(words[:-1]) + word if len(words) > 1 else (word if name[0].isupper() else word.lower())
    return new if new not in taken else None


def renamed(part, sdk, source):
    own, taken = part.document.own, sdk.names | part.document.own
    found = []

    def both(first, second, number, match, names):
        for kind, make in ((first, one_letter), (second, other_word)):
            new = make(match.group(), names, source)
            if new:
                found.append(part.replacing(kind, number, match.start(), match.end(), new, f"{match.group()} → {new}"))

    for number, line in part.code.items():
        for match in IDENTIFIER.finditer(line):
            name, before, after = match.group(), line[:match.start()], line[match.end():]
            if name in own or name in SWIFT_WORDS or len(name) < 3:
                continue
            is_member = before.endswith(".")
            if is_member and name in sdk.static_members and re.search(r"(^|[\s(\[,:=])\.$", before) and before.strip() != ".":
                both("a7", "a8", number, match, taken)
            elif is_member and name in sdk.members:
                both("a1", "a2", number, match, taken)
            elif not is_member and name in sdk.types and not before.endswith("@") and name[0].isupper():
                both("a3", "a4", number, match, taken)
    for call in calls(part):
        if call.name in own or call.name not in sdk.functions:
            continue
        for label in call.labels:
            if label.name == "_":
                continue
            names = [other.name for other in call.labels]
            for kind, make in (("a5", one_letter), ("a6", other_word)):
                new = make(label.name, sdk.labels, source)
                at = names.index(label.name)
                if new and not sdk.accepts(call.name, names[:at] + [new] + names[at + 1:], call.trailing):
                    found.append(part.replacing(
                        kind, label.line, label.start, label.end, new, f"{call.name}({label.name}:) → {new}:"))
    return found


class Label:
    def __init__(self, name, line, start, end, argument):
        self.name, self.line, self.start, self.end, self.argument = name, line, start, end, argument


class Call:
    def __init__(self, name, labels, trailing):
        self.name, self.labels, self.trailing = name, labels, trailing


def calls(part):
    """Calls whose parentheses stand on one line, with their labels and the number of closures that follow."""
    for number, line in part.code.items():
        for match in re.finditer(r"(\w+)\(", line):
            before = line[:match.start()]
            if re.search(r"\b(func|case|enum|struct|macro)\s+\.?$", before) or match.group(1) in SWIFT_WORDS:
                continue
            if re.match(r"\s*case\b", line) and match.start() < line.find(":"):
                continue
            depth, start, pieces = 0, match.end(), []
            for at in range(match.end() - 1, len(line)):
                if line[at] in "([{":
                    depth += 1
                elif line[at] in ")]}":
                    depth -= 1
                    if depth == 0:
                        pieces.append((start, at))
                        break
                elif line[at] == "," and depth == 1:
                    pieces.append((start, at))
                    start = at + 1
            if depth != 0:
                continue
            labels = []
            for first, last in pieces:
                piece = line[first:last]
                if not piece.strip():
                    continue
                named = re.match(r"\s*(\w+):\s", piece)
                space = len(piece) - len(piece.lstrip())
                name = named.group(1) if named else "_"
                labels.append(Label(name, number, first + space, first + space + len(name), (first, last)))
            yield Call(match.group(1), labels, trailing(part, number, pieces[-1][1] + 1))


def trailing(part, number, at):
    """The closures after a call: the first brace, and labelled ones after its end."""
    rest = part.code[number][at:] + "\n" + "\n".join(part.code[n] for n in part.numbers if n > number)
    if not re.match(r"\s*\{", rest) or "\n" in re.match(r"\s*", rest).group():
        return 0
    count, depth, index = 1, 0, 0
    while index < len(rest):
        if rest[index] == "{":
            depth += 1
        elif rest[index] == "}":
            depth -= 1
            if depth == 0:
                if not re.match(r"\}\s*\w+:\s*\{", rest[index:]):
                    break
                count += 1
        index += 1
    return count


# Types and conformances


def swapped(part, sdk, source):
    found = []
    for number, line in part.code.items():
        match = re.search(r"\b(?:var|let)\s+(\w+):\s*(\[\w+\]|[A-Z]\w*\??)(?=\s*(?:=|$))", line)
        if not match or "case" in line:
            continue
        name, kind = match.group(1), match.group(2)
        # Whatever only hands the value on may take any type.
        uses = [
            other for n, other in part.code.items()
            if n != number and re.search(rf"\b{name}\??\.\w|switch (\w+\.)?{name}\b", other)]
        if not uses or kind.rstrip("?") in ("Int", "Double", "String", "Bool", "Self"):
            continue
        new = "Int" if kind.startswith("[") else source.choice(["Int", "Bool"])
        mutant = part.replacing("b", number, match.start(2), match.end(2), new, f"{name}: {kind} → {new}", used(part, name))
        found.append(mutant)
    return found


def used(part, name):
    """The lines of a snippet that use a name, where an error about its type belongs."""
    return [number for number, line in part.code.items() if re.search(rf"\b{name}\b", line)]


def body(part, number):
    """The lines of the declaration that begins on a line."""
    last = number
    while last < part.numbers[-1] and not part.code[last].startswith("}"):
        last += 1
    return list(range(number, last + 1))


def mentions(document, pattern):
    """The lines of a document that a fault of a declaration may show in."""
    return [number for number, line in enumerate(document.lines, 1) if re.search(pattern, line)]


def is_item(name, code):
    """Whether a presentation takes a property of that type, and the name of the property says so beyond doubt."""
    for variable in re.findall(rf"\bvar (\w+): (?:\w+\.)?{name}\?", code):
        types = set(re.findall(rf"\bvar {variable}: (?:\w+\.)?(\w+)\?", code))
        if len(types) == 1 and re.search(rf"\(item: \$(?:\w+\.)?{variable}\b", code):
            return True
    return False


def unconforming(part, sdk, source):
    """Drops what something in the document relies on: `View` always, the others where a use can be seen."""
    found = []
    code = part.document.code_text
    for number, line in part.code.items():
        match = re.search(r"\b(struct|enum|class)\s+(\w+):\s*([\w, ]+?)\s*\{", line)
        if not match:
            continue
        name, names = match.group(2), [word.strip() for word in match.group(3).split(",")]
        for word in names:
            if word == "Hashable":
                is_needed = match.group(1) != "class" and "Codable" not in names and has_payload(part, number) and (
                    re.search(rf"for: {name}\.self|\[{name}\]|value: {name}\b", code) is not None)
            elif word == "Identifiable":
                is_needed = is_item(name, code)
            else:
                is_needed = word in ("View", "App") and len(re.findall(rf"(?<!struct )\b{name}\(", code)) > 0
            if not is_needed:
                continue
            left = [other for other in names if other != word]
            new = f"{name}: {', '.join(left)} {{" if left else f"{name} {{"
            also = mentions(part.document, rf"\b{name}\b" + (r"|\(item:" if word == "Identifiable" else "")) + body(part, number)
            found.append(part.replacing(
                "c", number, match.start(2), match.end(), new, f"{name} without {word}", also, in_place=True))
    return found


def has_payload(part, number):
    """An enum without payloads is Hashable by itself."""
    text = "\n".join(line for n, line in part.code.items() if n > number).split("\n}")[0]
    return re.search(r"case \w+\(", text) is not None or "enum" not in part.code[number]


# Arguments, returns, cases


def shortened(part, sdk, source):
    found = []
    for call in calls(part):
        if call.name in part.document.own or call.name not in sdk.functions:
            continue
        for label in call.labels:
            left = [other.name for other in call.labels if other is not label]
            if sdk.accepts(call.name, left, call.trailing):
                continue
            line = part.document.lines[label.line - 1]
            first, last = label.argument
            start = first - 1 if line[first - 1] == "," else first
            end = last + 1 if start == first and line[last] == "," else last
            new = line[:start] + line[end:].lstrip(" ") if start == first else line[:start] + line[end:]
            found.append(Mutant(
                "d", part.document, part.snippet, {label.line: new},
                f"{call.name}({label.name}:) without it"))
    return found


def returnless(part, sdk, source):
    """Removes what leaves a `guard`, and the last `return` of a function that gives a value."""
    found = []
    for number, line in part.code.items():
        match = re.search(r"\bguard\b.*\belse\s*\{\s*(return\b[^}]*)\}", line)
        if match:
            found.append(part.replacing("e1", number, match.start(1), match.end(1), "", "guard without its return"))
            continue
        match = re.match(r"(\s*)return\b.*\S", line)
        after = part.code.get(number + 1, "")
        if not match or after.strip() != "}" or len(after) - len(after.lstrip()) != len(match.group(1)) - 2:
            continue
        head = opening(part, number, len(match.group(1)) - 2)
        if head and re.search(r"\bfunc\b.*->", part.code[head]) and head < number - 1:
            found.append(part.replacing(
                "e1", number, len(match.group(1)), len(line), "", "function without its return", [number + 1]))
    return found


def opening(part, number, indent):
    """The line that opens the block whose body holds a line."""
    for before in range(number - 1, part.numbers[0] - 1, -1):
        line = part.code[before]
        if line.strip() and len(line) - len(line.lstrip()) <= indent:
            return before
    return None


def caseless(part, sdk, source):
    """Removes a case from a `switch` without `default`, and one that is used from its enum."""
    found = []
    for number, line in part.code.items():
        match = re.match(r"(\s*)case\s+\.(\w+).*:\s*\S", line)
        if match:
            head = opening(part, number, len(match.group(1)) - 1) or opening(part, number, len(match.group(1)))
            block = switch_lines(part, number, len(match.group(1)))
            if block and not any(re.match(r"\s*default\b", part.code[n]) for n in block) and head and sum(
                    re.search(rf"case \.{match.group(2)}\b", part.code[n]) is not None for n in block) == 1:
                found.append(part.replacing("e2", number, 0, len(line), "", f"switch without .{match.group(2)}", [block[0]]))
            continue
        match = re.match(r"\s*case\s+(\w+)(\([^)]*\))?\s*$", line)
        if match and len(re.findall(r"^\s*case \w", part.text, re.M)) > 1 and not is_only_case(part, number) and re.search(
                rf"(?<!case )\.{match.group(1)}\b", part.document.code_text):
            also = mentions(part.document, rf"\.{match.group(1)}\b")
            found.append(part.replacing(
                "e2", number, 0, len(line), "", f"enum without {match.group(1)}", also, in_place=True))
    return found


def is_only_case(part, number):
    """An enum without cases has no values, which leads to quite other errors."""
    indent = len(part.code[number]) - len(part.code[number].lstrip())
    head = opening(part, number, indent - 1)
    lines = [part.code[n] for n in part.numbers if head and n > head]
    end = next((n for n, line in enumerate(lines) if re.match(rf"\s{{0,{indent - 1}}}\}}", line)), len(lines))
    return sum(re.match(r"\s*case ", line) is not None for line in lines[:end]) < 2


def switch_lines(part, number, indent):
    """The lines of the `switch` around a case; none where that is no switch of its own."""
    lines = list(part.numbers)
    first = last = number
    while first > lines[0] and not re.match(rf"\s{{{indent}}}switch\b|.*\bswitch\b.*\{{\s*$", part.code[first]):
        first -= 1
    while last < lines[-1] and not re.match(rf"\s{{0,{indent}}}\}}", part.code[last]):
        last += 1
    return range(first, last + 1) if "switch" in part.code[first] else None


# Availability and isolation


def inserted(part, sdk, source):
    """Adds a modifier after one that stands on a line of its own."""
    found = []
    for number, line in part.code.items():
        match = re.match(r"(\s*)\.(navigationTitle|padding|font|foregroundStyle)\(.*\)\s*$", line)
        if not match or line.count("(") != line.count(")"):
            continue
        new = source.choice(IOS_ONLY)
        if "platform=" not in part.document.lines[part.fence - 1]:
            found.append(Mutant(
                "f", part.document, part.snippet, {}, new, [(number, match.group(1) + new)],
                (part.fence, "platform=macOS")))
        new = source.choice(NEWER)
        found.append(Mutant("g", part.document, part.snippet, {}, new, [(number, match.group(1) + new)]))
    return found


def isolated(part, sdk, source):
    """Calls a method of a class on the main actor from a function that isn't."""
    found = []
    lines = list(part.numbers)
    for number, line in part.code.items():
        match = re.match(r"final class (\w+)", line)
        above = part.code.get(number - 1, "")
        if not match or "@MainActor" not in above + line:
            continue
        for other in range(number + 1, lines[-1]):
            if part.code[other].startswith("}"):
                break
            method = re.match(r"  func (\w+)\(\)\s*\{", part.code[other])
            if method:
                new = f"nonisolated func probe(_ it: {match.group(1)}) {{ it.{method.group(1)}() }}"
                found.append(Mutant("h", part.document, part.snippet, {}, new, [(lines[-1], new)]))
            state = re.match(r"  var (\w+): (\[\w+\]|\w+\?)", part.code[other])
            if state:
                new = f"nonisolated func probe(_ it: {match.group(1)}) {{ print(it.{state.group(1)}) }}"
                found.append(Mutant("h", part.document, part.snippet, {}, new, [(lines[-1], new)]))
    return found
