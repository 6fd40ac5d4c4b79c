#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Assemble the pages of the documentation site: copy docs/, and generate the reference from the sources.

`./dev docs` runs these two commands from the repository's root, with Debian's packages mkdocs and mkdocs-material:

    python3 docs/generate_reference.py --program build/bin/footfall
    mkdocs build --strict --quiet

The first writes all pages into build/docs (--out), which mkdocs.yml reads; the site is build/site. Generated are:

- reference/program/*.md from `footfall VERB --help`;
- the tables of nodes and commands: a page writes what each attribute or flag does in a block,

      ```attributes plugin/maya/timing            ```flags plugin/maya/blend
      enable | off: outTime equals inTime         -start | where the blend begins
      ```                                         ```

  and names, types, defaults and choices come from the C++ that makes them. Several names may share a line;
- reference/python.md and reference/python-api.md from the docstrings of scripts/footfall;
- reference/maya/shelf.md from the table of the shelf and the menu;
- reference/options.md from the tables of options in plugin/core, with the defaults of `footfall options --json` where the
  program has that verb.

The exit code is 1, with file and line, where a page names something that the sources do not have (an attribute, a flag, a
Python function, a file, a test, a button of the shelf), where a link leads nowhere, and where an attribute or a flag has no
description.
"""
import argparse
import pathlib
import shutil
import sys

sys.dont_write_bytecode = True  # nothing is left in docs/

from generator import checks  # noqa: E402
from generator.cpp import Entry, flags_by_command  # noqa: E402
from generator.manual import FENCE, ROOT, Problems  # noqa: E402
from generator.maya_tables import Maya  # noqa: E402
from generator.option_tables import option_rows, options_page, with_defaults  # noqa: E402
from generator.program_pages import program_pages  # noqa: E402
from generator.python_reference import python_reference  # noqa: E402
from generator.script_pages import api_modules, menu_sections, python_page, shelf_page, shelf_tools  # noqa: E402


def pages(maya, modules, tools, problems, out):
    flags, known, count = flags_by_command(), checks.Sources(), 0
    for path in sorted((ROOT / "docs").rglob("*")):
        relative = path.relative_to(ROOT / "docs")
        if path.is_dir() or path.suffix in (".py", ".txt", ".pyc"):
            continue
        target = out / relative
        target.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix != ".md":
            shutil.copyfile(path, target)
            continue
        text = path.read_text(encoding="utf-8")
        for block in FENCE.finditer(text):
            if block.group("language") == "python":
                checks.check_python(path, text, block, modules, problems)
            elif block.group("language") == "mel":
                checks.check_mel(path, text, block, flags, problems)
        checks.check_labels(path, text, tools, menu_sections(), problems)
        known.check(path, text, problems)
        target.write_text(FENCE.sub(lambda b: maya.table(path, text, b) if b.group("language") in ("attributes", "flags")
                                    else b.group(0), text), encoding="utf-8")
        count += 1
    return count


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program", required=True, help="the program footfall")
    parser.add_argument("--out", type=pathlib.Path, default=ROOT / "build" / "docs", help="the folder of all pages, made anew")
    given = parser.parse_args()
    program, out = pathlib.Path(given.program).resolve(), given.out.resolve()
    if out.exists() and any(out.iterdir()) and not (out / "reference" / "program").is_dir():
        raise SystemExit("{0} holds something else: --out must be a new folder, or one written before".format(out))
    if ROOT / "docs" in (out, *out.parents):
        raise SystemExit("--out must not be inside docs/")
    if out.exists():
        shutil.rmtree(out)
    out.mkdir(parents=True)
    shutil.copytree(ROOT / "icons", out / "icons", ignore=shutil.ignore_patterns("*.py", "*_150.png", "*.svg"))

    problems, modules, rows = Problems(), api_modules(), with_defaults(option_rows(), program)
    options = {row["attribute"]: Entry(row["attribute"], row["brief"], row["plug"] or row["kind"], str(row["default"]), None)
               for row in rows if row["attribute"]}
    maya = Maya(problems, options)
    tools = shelf_tools()
    written = pages(maya, modules, tools, problems, out)
    verbs = program_pages(program, out)
    options_page(rows, out)
    functions = python_page(modules, out) + python_reference(out)
    shelf_page(tools, out)
    checked = [(page, ROOT / "docs" / page.relative_to(out)) for page in sorted(out.rglob("*.md"))]
    links = checks.check_links(checked + [(ROOT / "README.md", ROOT / "README.md")], problems)
    checks.check_mentions(problems)
    for entry in maya.undescribed():
        problems.add(entry.file, 1, "{0} is not described in docs/reference/maya".format(entry.name))
    counts = (written, links, verbs, len(rows), len(maya.described["attributes"]), len(maya.described["flags"]), functions,
              len(tools))
    print("{0} pages, {1} links; {2} verbs, {3} options, {4} attributes, {5} flags, {6} Python functions, {7} buttons".format(
        *counts))
    for text in problems.found:
        print(text, file=sys.stderr)
    return 1 if problems.found else 0


if __name__ == "__main__":
    sys.exit(main())
