#!/usr/bin/env python3
"""Measures the checking of snippets: cold, with nothing changed, with one changed, against one compiler a snippet.

usage: Benchmarks/checking.py [--documents 100] [--runs 3] [--json FILE]

Three hundred different navigation snippets of complete declarations, three a document. The yardstick is the same tool
with --alone in the same run: one `-emit-sil` a snippet and platform, as many at once as there are cores. The reference SDK
is built before anything is measured. The reports of all runs must be the same bytes.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time

import navigation

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)


def tree_memory(process):
    """The resident size of a process and its descendants in MB, or 0 where that can't be told."""
    total, pending = 0, [process]
    while pending:
        number = pending.pop()
        try:
            with open(f"/proc/{number}/statm") as file:
                total += int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
            for thread in os.listdir(f"/proc/{number}/task"):
                with open(f"/proc/{number}/task/{thread}/children") as file:
                    pending += [int(child) for child in file.read().split()]
        except (OSError, IndexError, ValueError):
            continue
    return total / 1e6


def check(folder, cache, options=()):
    """Runs `waymark check` and gives its seconds, the largest size of it and its compilers, and the report."""
    with tempfile.TemporaryFile() as output:
        start = time.perf_counter()
        process = subprocess.Popen(
            [os.path.join(ROOT, ".build/release/waymark"), "check", "Documents", "--format", "json", *options],
            cwd=folder, env={**os.environ, "WAYMARK_CACHE": cache}, stdout=output, stderr=subprocess.DEVNULL)
        memory = 0
        while process.poll() is None:
            memory = max(memory, tree_memory(process.pid))
            time.sleep(0.02)
        seconds = time.perf_counter() - start
        output.seek(0)
        report = output.read()
    if process.returncode not in (0, 1):
        sys.exit(f"waymark check ended with {process.returncode}")
    return seconds, memory, report


def clear(cache):
    for part in ("outcomes", "verdicts"):
        shutil.rmtree(os.path.join(cache, part), ignore_errors=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--documents", type=int, default=100)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--json")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as work:
        cache = f"{work}/cache"
        paths = navigation.write(f"{work}/Documents", options.documents)
        # Builds the SDK, and warms the disk.
        check(work, cache)
        times = {name: [] for name in ("alone", "cold", "unchanged", "one changed")}
        memory = 0
        for number in range(options.runs):
            clear(cache)
            seconds, _, alone = check(work, cache, ["--alone"])
            times["alone"].append(seconds)
            clear(cache)
            seconds, size, cold = check(work, cache)
            times["cold"].append(seconds)
            memory = max(memory, size)
            seconds, _, unchanged = check(work, cache)
            times["unchanged"].append(seconds)
            if not alone == cold == unchanged:
                sys.exit("the reports differ")
            with open(paths[0]) as file:
                text = file.read()
            with open(paths[0], "w") as file:
                file.write(text.replace("Text(", f'Text("{number}" + ', 1))
            seconds, _, _ = check(work, cache)
            times["one changed"].append(seconds)
            with open(paths[0], "w") as file:
                file.write(text)
        verdicts = json.loads(cold)["summary"]
    best = {name: min(values) for name, values in times.items()}
    print(f"{options.documents} documents, {3 * options.documents} snippets for 2 platforms: {verdicts}; "
          f"best of {options.runs}; the same report from all")
    print(f"{'alone':12} {best['alone']:8.2f} s   alone / cold: {best['alone'] / best['cold']:.2f}")
    print(f"{'cold':12} {best['cold']:8.2f} s   {memory:.0f} MB with its compilers")
    for name in ("unchanged", "one changed"):
        print(f"{name:12} {best[name]:8.2f} s   {100 * best[name] / best['cold']:.1f} % of cold")
    if options.json:
        with open(options.json, "w") as file:
            json.dump({"seconds": times, "megabytes": memory, "verdicts": verdicts}, file, indent=1)


main()
