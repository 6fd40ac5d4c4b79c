#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Run every command in the README and in docs/, as pasted: docs_commands.py --program build/bin/footfall

Commands are the lines of ```sh blocks and the lines after "$ " in ```console blocks. Each page gets a folder with a copy of
the repository's examples and runs its commands there in order, so that a page stands by itself. A command that fails is told
as FILE:LINE. What needs Maya (```mel, ```python), an installer or a build (```text) is counted, not run, and no plain
`footfall` command may be among it. A command that should fail says so behind it: `# exit 1`."""
import argparse
import concurrent.futures
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
FENCE = re.compile(r"^(?P<indent> *)```(?P<language>[\w-]*)[^\n]*\n(?P<body>.*?)^(?P=indent)```[ ]*$", re.M | re.S)
LANGUAGES = {"sh", "console", "text", "json", "python", "mel", "cpp", "attributes", "flags", "cmake", "yaml"}
NEEDS_MORE = re.compile(
    r"^\s*(?:\$ )?(\./dev|cmake|ctest|ninja|build/bin/|python3|examples/\w+\.sh|git|sudo|mayapy|tar|unzip|export)\b")
A_COMMAND = re.compile(r"^\s*(?:\$ )?footfall +[a-z-]")


def commands_in(path):
    """([(line, command)] to run, how many are not run, [(line, fault)])."""
    text = path.read_text(encoding="utf-8")
    found, kept, faults, inside = [], 0, [], set()
    for block in FENCE.finditer(text):
        first = text.count("\n", 0, block.start()) + 2
        language, lines = block.group("language"), block.group("body").splitlines()
        inside.update(range(first - 1, first + len(lines) + 1))
        if language not in LANGUAGES:
            faults.append((first - 1, "a block needs one of the languages " + ", ".join(sorted(LANGUAGES))))
        if language == "text":
            for number, line in enumerate(lines, first):
                kept += bool(NEEDS_MORE.match(line))
                if A_COMMAND.match(line):
                    faults.append((number, "a footfall command in a text block is not run: make the block sh"))
        if language == "json":
            try:
                json.loads(block.group("body"))
            except ValueError as error:
                faults.append((first + getattr(error, "lineno", 1) - 1, "not JSON: {0}".format(error)))
        if language in ("mel", "python"):
            kept += sum(bool(line.strip()) and not line.lstrip().startswith(("#", "//")) for line in lines)
        if language in ("sh", "console"):
            found += split(lines, first, language == "console")
    for number, line in enumerate(text.splitlines(), 1):
        if number not in inside and re.match(r"^    (\$ )?footfall ", line):
            faults.append((number, "a command outside of a fenced block is not run"))
    return found, kept, faults


def split(lines, first, prompts):
    """Commands of a block, with their continuation lines and here-documents."""
    result, at = [], 0
    while at < len(lines):
        line, start = lines[at].strip() if prompts else lines[at], at
        at += 1
        if prompts:
            if not line.startswith("$ "):
                continue
            line = line[2:]
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        while line.endswith("\\") and at < len(lines):
            line += "\n" + lines[at]
            at += 1
        here = re.search(r"<<-?'?\"?(\w+)", line)
        while here and at < len(lines):
            line += "\n" + lines[at]
            at += 1
            if lines[at - 1].strip() == here.group(1):
                break
        result.append((first + start, line))
    return result


def run_page(path, commands, program):
    """[(line, command, seconds, output)] of those that failed, and how long all took."""
    failed, began = [], time.monotonic()
    with tempfile.TemporaryDirectory(prefix="footfall-docs-") as folder:
        shutil.copytree(ROOT / "examples", pathlib.Path(folder) / "examples")
        environment = dict(os.environ, LC_ALL="C.UTF-8", OMP_WAIT_POLICY="passive")
        environment["PATH"] = str(program.parent) + os.pathsep + environment["PATH"]
        for line, command in commands:
            done = subprocess.run(["bash", "-euo", "pipefail", "-c", command], cwd=folder, env=environment, check=False,
                                  stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
            expected = re.search(r"# exit (\d)$", command)
            if done.returncode != (int(expected.group(1)) if expected else 0):
                failed.append((line, command, done.returncode, done.stdout.decode("utf-8", "replace")))
    return failed, time.monotonic() - began


def main():
    parser = argparse.ArgumentParser(description="Run every command in the documentation.")
    parser.add_argument("--program", required=True, help="the program footfall")
    parser.add_argument("--jobs", type=int, default=1, help="pages at a time")
    parser.add_argument("--slow", type=float, default=15, help="name the pages that take longer, in seconds")
    parser.add_argument("pages", nargs="*", help="pages to test; all where none is given")
    given = parser.parse_args()
    program = pathlib.Path(given.program).resolve()
    if program.name != "footfall" or not os.access(program, os.X_OK):
        parser.error("{0} is not the program footfall".format(program))
    paths = [pathlib.Path(page).resolve() for page in given.pages]
    paths = paths or [ROOT / "README.md"] + sorted((ROOT / "docs").rglob("*.md"))

    ran = kept = bad = 0
    work = {}
    with concurrent.futures.ThreadPoolExecutor(max_workers=max(1, given.jobs)) as pool:
        for path in paths:
            commands, not_run, faults = commands_in(path)
            kept += not_run
            for line, fault in faults:
                bad += 1
                print("{0}:{1}: {2}".format(path.relative_to(ROOT), line, fault))
            if commands:
                ran += len(commands)
                work[pool.submit(run_page, path, commands, program)] = path
        for future in concurrent.futures.as_completed(work):
            failed, seconds = future.result()
            page = work[future].relative_to(ROOT)
            if seconds > given.slow:
                print("{0}: {1:.0f} s".format(page, seconds))
            for line, command, code, output in failed:
                bad += 1
                print("{0}:{1}: exit {2}: {3}\n{4}".format(page, line, code, command, "\n".join(output.splitlines()[-6:])))
    print("{0} commands of {1} pages ran, {2} need Maya, a build or an installer and were not run; {3} faults".format(
        ran, len(work), kept, bad))
    if ran == 0:
        print("no command was found: the test would prove nothing")
    return 1 if bad or ran == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
