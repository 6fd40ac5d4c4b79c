# SPDX-License-Identifier: MIT
"""The tables of options in plugin/core, for the page that lists them all."""
import json
import re

from .cpp import STRINGS, arguments_of, closing, sources, words_of
from .manual import cell
from .program_pages import run


UNITS = {"None": "", "Degrees": "degrees", "Metres": "m", "MetresPerSecond": "m/s", "Seconds": "s", "Frames": "frames",
         "Kilograms": "kg", "FramesPerSecond": "frames per second", "Percent": "%", "LegLengths": "leg lengths",
         "HipHeights": "hip heights", "Gravities": "g"}
LIMITS = {"between": "{0} to {1}", "atLeast": "at least {0}", "above": "above {0}", "anyNumber": ""}


def option_row(text, call, table, constants):
    """A row of a table of options, from `Row("key", member, limits, unit, "help").onNode(…)…`."""
    arguments = arguments_of(text, call.end())
    row = dict.fromkeys(("attribute", "brief", "plug", "flag", "group", "default", "range", "unit"), "")
    row.update(table=table, key=words_of(arguments[0]), help=words_of(arguments[-1]))
    member = re.search(r"-> ?(\w+) ?&", arguments[1])
    row["kind"] = {"int": "whole number", "bool": "on or off", "Vec3": "3 numbers", "string": "text"}.get(
        member.group(1) if member else "", "number" if member else "choice")
    for argument in arguments[2:-1]:
        unit, limits = re.match(r"(?:OptionUnit|Unit)::(\w+)$", argument), re.match(r"(\w+)\((.*)\)$", argument, re.S)
        if unit:
            row["unit"] = UNITS.get(unit.group(1), unit.group(1))
        elif limits and limits.group(1) in LIMITS:
            row["range"] = LIMITS[limits.group(1)].format(*[n.strip() for n in limits.group(2).split(",")])
        elif argument.startswith("{"):
            row["range"] = ", ".join(STRINGS.findall(argument))
    position = closing(text, call.end())
    while True:
        link = re.compile(r"\s*\.(\w+)\(").match(text, position)
        if not link:
            return row
        given = arguments_of(text, link.end())
        if link.group(1) == "onNode":
            row["attribute"], row["brief"] = words_of(given[0]), words_of(given[1])
        elif link.group(1) in ("asTime", "asDistance"):
            row["plug"] = link.group(1)[2:].lower()
        elif link.group(1) == "asFlag":
            row["flag"] = words_of(given[0])
        elif link.group(1) == "inGroup":
            row["group"] = words_of(given[0]) or constants.get(given[0], "")
        position = closing(text, link.end())


def option_rows():
    """Every row of the tables of options in the sources, a dictionary each."""
    rows = []
    for path in sources("plugin/core"):
        text = path.read_text(encoding="utf-8")
        if "OptionTable<" not in text:
            continue
        starts = [(m.start(), m.group(1) or m.group(2))
                  for m in re.finditer(r"using O = (\w+);|\bOption(?:Table)?<(?!Options>)(\w{2,})>", text)]
        constants = [(m.start(), m.group(1), m.group(2)) for m in re.finditer(r'(\w+)(?:\[\])? = "([^"]*)"', text)]
        for call in re.finditer(r"\bRow\(\s*(?=\")", text):
            table = [name for start, name in starts if start < call.start()]
            rows.append(option_row(text, call, table[-1] if table else path.stem,
                                   {name: word for start, name, word in constants if start < call.start()}))
    return rows


def with_defaults(rows, program):
    """The rows with the defaults that `footfall options --json` lists, where the program has that verb."""
    status, text = run(program, "options", "--json")
    defaults = {}

    def walk(node):
        if isinstance(node, list):
            for item in node:
                walk(item)
        elif isinstance(node, dict):
            value = node.get("default", node.get("standard"))
            if value is not None:
                defaults[(node.get("key") or "", node.get("attribute") or "", node.get("flag") or "")] = value
            for item in node.values():
                walk(item)

    if status == 0:
        for line in [text] if text.lstrip().startswith(("{\n", "[")) else text.splitlines():
            if line.strip():
                walk(json.loads(line))
    for row in rows:
        row["default"] = defaults.get((row["key"], row["attribute"], row["flag"]), "")
    return rows


def options_page(rows, out):
    page = ["# Options\n", "`footfall VERB --dump-config` prints the options of a verb with their values.\n"]
    if rows:
        page.append("One table of each kind makes the keys of the documents, the flags of the program and the attributes of\n"
                    "the nodes. Options *as published* only serve to compare with the original method.\n")
    for table in dict.fromkeys(row["table"] for row in rows):
        page.append("## " + re.sub(r"(?<=[a-z])(?=[A-Z])", " ", table).capitalize() + "\n")
        own = [row for row in rows if row["table"] == table]
        for group in dict.fromkeys(row["group"] for row in own):
            if group:
                page.append("### " + group + "\n")
            page.append("| document | attribute | flag | default | range | unit | |\n|---|---|---|---|---|---|---|")
            for row in own:
                if row["group"] == group:
                    cells = ["`{0}`".format(row[name]) if row[name] else "" for name in ("key", "attribute", "flag")]
                    cells += [cell(str(row[name])) for name in ("default", "range", "unit", "help")]
                    page.append("| " + " | ".join(cells) + " |")
            page.append("")
    (out / "reference" / "options.md").write_text("\n".join(page), encoding="utf-8")
