#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Write the options of the tables into the attribute editor templates of the nodes (scripts/AETemplates).

    python3 docs/generate_templates.py            # after a change of a table
    python3 docs/generate_templates.py --check    # what ./dev check runs

A template says where options go:

        // options of WalkOptions: crouch hipSpacing force="Force Solution"
        …
        // end of options

The names are attributes of the table in plugin/core; the lines between are written anew, with the label that the name
makes (or the one given) and the table's help as the annotation. outside("AEffTimeWarpOutside") names the procedure that
is called when the option changes. A template that has some options of a table must have
all that are attributes. The exit code is 1, with file and line, where that does not hold or a template is not up to date.
"""
import argparse
import pathlib
import re
import sys

sys.dont_write_bytecode = True  # nothing is left in docs/

from generator.manual import ROOT  # noqa: E402
from generator.option_tables import option_rows  # noqa: E402

TEMPLATES = ROOT / "scripts" / "AETemplates"
BLOCK = re.compile(r"(?P<head>(?P<indent> *)// options of (?P<table>\w+): (?P<names>[^\n]*)\n)(?P<body>.*?)"
                   r"(?P<tail> *// end of options\n)", re.S)
NAME = re.compile(r'(\w+)(?:="([^"]*)")?(?:\("(\w+)"\))?')
SPOKEN = {"m": "metres", "s": "seconds", "m/s": "metres per second", "kg": "kilograms", "g": ""}
SMALL = {"Per", "Of", "To"}


def label_of(name):
    words = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", name[0].upper() + name[1:]).split()
    return " ".join(word.lower() if word in SMALL else word for word in words)


def annotation_of(row):
    """The help; the unit where the attribute is a plain number."""
    spoken = SPOKEN.get(row["unit"], row["unit"])
    unit = "" if row["plug"] or row["unit"] == "degrees" else spoken
    return row["help"] + (" ({0})".format(unit) if unit and unit not in row["help"].lower() else "")


def filled(path, text, tables, problems):
    """The text with its blocks written anew."""
    placed = {}

    def line(start):
        return text.count("\n", 0, start) + 1

    def write(block):
        table = tables.get(block.group("table"))
        if table is None:
            problems.append("{0}:{1}: there is no table of {2}".format(path, line(block.start()), block.group("table")))
            return block.group(0)
        body = ""
        for name, label, changed in NAME.findall(block.group("names")):
            row = table.get(name)
            if row is None:
                problems.append("{0}:{1}: {2} has no attribute {3}".format(path, line(block.start()), block.group("table"),
                                                                           name))
                continue
            placed.setdefault(block.group("table"), set()).add(name)
            body += '{0}editorTemplate -label "{1}" -annotation "{2}" -addControl "{3}"{4};\n'.format(
                block.group("indent"), label or label_of(name), annotation_of(row).replace('"', '\\"'), name,
                ' "{0}"'.format(changed) if changed else "")
        return block.group("head") + body + block.group("tail")

    result = BLOCK.sub(write, text)
    for table, names in placed.items():
        for name in sorted(set(tables[table]) - names):
            problems.append("{0}:1: the option {1} of {2} is missing".format(path, name, table))
    return result


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="only say which templates are not up to date")
    parser.add_argument("--templates", type=pathlib.Path, default=TEMPLATES, help="the folder of the templates")
    given = parser.parse_args()
    tables, problems, options = {}, [], 0
    for row in option_rows():
        if row["attribute"]:
            tables.setdefault(row["table"], {})[row["attribute"]] = row
    paths = sorted(given.templates.glob("*.mel"))
    for path in paths:
        text = path.read_text(encoding="utf-8")
        result = filled(path.name, text, tables, problems)
        options += sum(len(NAME.findall(block.group("names"))) for block in BLOCK.finditer(text))
        if result == text:
            continue
        if given.check:
            problems.append("{0}: is not up to date: run python3 docs/generate_templates.py".format(path.name))
        else:
            path.write_text(result, encoding="utf-8")
    for problem in problems:
        print(problem, file=sys.stderr)
    print("{0} templates, {1} options".format(len(paths), options))
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
