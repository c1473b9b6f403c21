#!/usr/bin/env python3
"""Plants errors into verified snippets and counts how many of them Waymark rejects.

usage: Benchmarks/mutate.py [--content Content] [--count 300] [--seed 1] [--kinds a1,b] [--json FILE] [--keep] [--guess]

Every mutant is a copy of a document with one small change to one snippet, in a folder of its own beside its context file, and
one run of `waymark check` judges them all; what didn't change comes from the cache. A mutant is rejected if a snippet that was
verified now fails: the mutated one, or one that relies on it. The documents are checked as complete ones (`placeholders: false`),
as Content is. With `--guess` they may leave declarations out: there a name that is no slip of one of Apple's may be the author's own,
and `unresolved`, or verified with a placeholder that is listed, is the right answer. Ends with 1 if the goals are missed.
"""

import argparse
import collections
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile

from mutations import KINDS, Document, SDK, mutants

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
CAUGHT_GOAL = 0.98
PLACED_GOAL = 0.95


def waymark():
    """The tool that is measured: the release build, or what WAYMARK names."""
    return os.environ.get("WAYMARK", f"{ROOT}/.build/release/waymark")


def check(folder, cache, guess):
    """The report on a folder, as `waymark check --format json` gives it."""
    with open(f"{folder}/waymark.yml", "w", encoding="utf-8") as file:
        file.write(f"content: .\nplaceholders: {str(guess).lower()}\n")
    environment = dict(os.environ, WAYMARK_CACHE=cache, WAYMARK_RESOURCES=ROOT)
    result = subprocess.run(
        [waymark(), "check", folder, "--format", "json"], env=environment, capture_output=True, text=True, cwd=folder)
    if result.returncode > 1:
        sys.exit(f"waymark check ended with {result.returncode}:\n{result.stderr[-2000:]}")
    return json.loads(result.stdout)


def documents(content):
    """The Markdown files of a folder, relative to it."""
    for folder, _, files in os.walk(content):
        for name in sorted(files):
            if name.endswith(".md"):
                yield os.path.relpath(os.path.join(folder, name), content)


def place(document, text, folder):
    """Writes a copy of a document, with everything that lies in its folder, and gives the name that reports have for it."""
    source = os.path.dirname(os.path.join(document.content, document.path))
    shutil.copytree(source, folder, ignore=lambda _, names: [name for name in names if name.endswith(".md")])
    # A folder of documents has its index at the top; each mutant has a folder of its own instead.
    with open(os.path.join(folder, "mutant.md"), "w", encoding="utf-8") as file:
        file.write(text)


def snippets_by_document(report):
    """The snippets of a report by the folder of their mutant, in order."""
    found = collections.defaultdict(list)
    for snippet in report["snippets"]:
        parts = snippet["file"].split("/")
        found[parts[-2]].append(snippet)
    return found


def key(snippet):
    """Names a snippet in every copy of its document: the number of its fence and, where it has several, of its part."""
    return snippet["id"].split("#")[-1]


class Outcome:
    """What became of a mutant: `rejected`, `unresolved`, `guessed` or `survived`, and where the errors stand.

    A guessed one is verified after its new name was taken for a declaration of the author's own.
    """

    def __init__(self, mutant, before, after, guess):
        verified = {key(s) for s in before if s["verdict"] == "verified"}
        if not mutant.in_place:
            verified = {mutant.snippet}
        changed = [s for s in after if key(s) in verified and s["verdict"] != "verified"]
        failed = [s for s in changed if s["verdict"] == "failed"]
        self.mutant = mutant
        guessed = changed and all(s["verdict"] == "verified-with-placeholders" for s in changed)
        self.state = "rejected" if failed else "guessed" if guessed else "unresolved" if changed else "survived"
        self.is_caught = self.state == "rejected" or (
            guess and self.state in ("unresolved", "guessed") and mutant.may_be_own())
        errors = [d for s in failed for d in s["diagnostics"] if d["severity"] == "error"]
        self.lines = sorted({d["line"] for d in errors})
        self.messages = [d["message"] for s in changed for d in s["diagnostics"]][:2]
        self.is_placed = any(line in mutant.lines for line in self.lines)


def table(outcomes):
    rows = []
    for kind, title in [*KINDS.items(), (None, "all")]:
        here = [o for o in outcomes if kind in (None, o.mutant.kind)]
        if not here:
            continue
        rejected = [o for o in here if o.state == "rejected"]
        placed = [o for o in rejected if o.is_placed]
        rows.append((
            kind or "", title, len(here), len(rejected), sum(o.state == "unresolved" for o in here),
            sum(o.state == "guessed" for o in here),
            sum(o.state == "survived" for o in here), percent(sum(o.is_caught for o in here), len(here)),
            percent(len(placed), len(rejected))))
    print(f"{'':3} {'kind':44} {'mutants':>7} {'rejected':>8} {'unresolved':>10} {'guessed':>8} {'survived':>8} {'caught':>8} {'at line':>8}")
    for kind, title, count, rejected, unresolved, guessed, survived, share, placed in rows:
        print(f"{kind:3} {title:44} {count:7} {rejected:8} {unresolved:10} {guessed:8} {survived:8} {share:>8} {placed:>8}")


def percent(part, whole):
    return f"{100 * part / whole:.1f} %" if whole else "-"


def show(outcomes):
    for outcome in outcomes:
        mutant = outcome.mutant
        print(f"\n{outcome.state}: {mutant.kind} {mutant.document.path}:{mutant.line} ({mutant.note})")
        for before, after in mutant.difference():
            if before is not None:
                print(f"  - {before.strip()}")
            if after is not None:
                print(f"  + {after.strip()}")
        for message in outcome.messages:
            print(f"    {message}")


def repeatable(document, work, number, cache, guess):
    """The snippets that are verified when they are written once more at the end of their document."""
    numbers = range(1, len(document.fences) + 1)
    for fence in numbers:
        place(document, document.again(fence), f"{work}/again{number}/f{fence}")
    found = snippets_by_document(check(f"{work}/again{number}", cache, guess))
    last = len(document.fences) + 1
    steady = set()
    for fence in numbers:
        for snippet in found[f"f{fence}"]:
            copy, dot, part = key(snippet).partition(".")
            if int(copy) == last and snippet["verdict"] == "verified":
                steady.add(f"{fence}{dot}{part}")
    return steady


def select(found, count, seed):
    """So many mutants, evenly from the kinds that have enough of them."""
    source = random.Random(seed)
    by_kind = {kind: [m for m in found if m.kind == kind] for kind in KINDS}
    for group in by_kind.values():
        source.shuffle(group)
    chosen = []
    while len(chosen) < count and any(by_kind.values()):
        for group in by_kind.values():
            if group and len(chosen) < count:
                chosen.append(group.pop())
    return chosen


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--content", default=f"{ROOT}/Content")
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kinds", default=",".join(KINDS))
    parser.add_argument("--json")
    parser.add_argument("--keep", action="store_true", help="keep the folder of the mutants")
    parser.add_argument("--guess", action="store_true", help="let the documents leave declarations out")
    options = parser.parse_args()

    work = tempfile.mkdtemp(prefix="mutants-")
    cache = os.environ.get("WAYMARK_CACHE", f"{work}/cache")
    sdk = SDK.read(waymark(), ROOT)
    content = os.path.abspath(options.content)
    originals = [Document(content, path) for path in documents(content)]
    for number, document in enumerate(originals):
        place(document, document.text, f"{work}/originals/o{number}")
    before = snippets_by_document(check(f"{work}/originals", cache, options.guess))
    found = []
    for number, document in enumerate(originals):
        document.report = before[f"o{number}"]
        made = mutants(document, sdk, random.Random(f"{options.seed} {document.path}"))
        steady = repeatable(document, work, number, cache, options.guess) if made else set()
        found += [m for m in made if m.in_place or m.original in steady]
    found = [m for m in found if m.kind in options.kinds.split(",")]
    chosen = select(found, options.count, options.seed)
    for number, mutant in enumerate(chosen):
        place(mutant.document, mutant.text(), f"{work}/mutants/m{number}")
    after = snippets_by_document(check(f"{work}/mutants", cache, options.guess))
    outcomes = [Outcome(m, m.document.report, after[f"m{number}"], options.guess) for number, m in enumerate(chosen)]

    show([o for o in outcomes if not o.is_caught])
    strays = [o for o in outcomes if o.state == "rejected" and not o.is_placed]
    if strays:
        print("\nrejected, but not at the mutated line:")
        show(strays)
    print()
    table(outcomes)
    if options.json:
        with open(options.json, "w", encoding="utf-8") as file:
            json.dump([{
                "kind": o.mutant.kind, "document": o.mutant.document.path, "line": o.mutant.line, "note": o.mutant.note,
                "state": o.state, "lines": o.lines, "placed": o.is_placed} for o in outcomes], file, indent=1)
    if options.keep:
        print(f"\nThe mutants are in {work}.")
    else:
        shutil.rmtree(work)
    rejected = [o for o in outcomes if o.state == "rejected"]
    placed = [o for o in rejected if o.is_placed]
    caught = [o for o in outcomes if o.is_caught]
    is_good = len(caught) >= CAUGHT_GOAL * len(outcomes) and len(placed) >= PLACED_GOAL * len(rejected)
    sys.exit(0 if is_good else 1)


if __name__ == "__main__":
    main()
