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
- reference/python.md from the docstrings of scripts/footfall;
- reference/maya/shelf.md from the table of the shelf and the menu;
- reference/options.md from the tables of options in plugin/core, with the defaults of `footfall options --json` where the
  program has that verb.

The exit code is 1, with file and line, where a page names something that the sources do not have (an attribute, a flag, a
Python function, a file, a test, a button of the shelf), where a link leads nowhere, and where an attribute or a flag has no
description.
"""
import argparse
import ast
import collections
import inspect
import json
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
FENCE = re.compile(r"^(?P<indent> *)```(?P<language>\w*)(?P<rest>[^\n]*)\n(?P<body>.*?)^(?P=indent)```[ ]*$", re.M | re.S)
Entry = collections.namedtuple("Entry", "name brief kind default file")


class Problems:
    """What is wrong with a page, as FILE:LINE: text."""

    def __init__(self):
        self.found = []

    def add(self, path, line, text):
        self.found.append("{0}:{1}: {2}".format(path.relative_to(ROOT), line, text))


def line_of(text, offset):
    return text.count("\n", 0, offset) + 1


def cell(text):
    """Text in a cell of a Markdown table."""
    return text.replace("|", "\\|").strip()


# What the C++ of the plug-in makes -------------------------------------------------------------------------------------


def arguments_of(text, start):
    """The arguments of a call, split at the commas of its own level; `start` is behind the opening parenthesis."""
    depth, quoted, current, result = 0, False, "", []
    for position in range(start, len(text)):
        character = text[position]
        if character == '"' and text[position - 1] != "\\":
            quoted = not quoted
        if not quoted and character in "({[":
            depth += 1
        if not quoted and character in ")}]":
            if depth == 0:
                return result + [current.strip()]
            depth -= 1
        if character == "," and depth == 0 and not quoted:
            result.append(current.strip())
            current = ""
        else:
            current += character
    return result


KINDS = {"number": "double", "integer": "integer", "toggle": "on or off", "choice": "choice", "time": "time",
         "angle": "angle", "distance": "distance", "text": "string", "matrix": "matrix", "numbers": "array of doubles",
         "data": "geometry", "compound": "compound", "compoundArray": "array of compounds", "places": "3 distances",
         "turns": "3 angles", "angles3": "3 angles", "lengths3": "3 distances", "orderOf": "choice"}
SHAPES = {"MFnData::kMesh": "mesh", "MFnData::kNurbsCurve": "NURBS curve", "MFnData::kStringArray": "array of strings",
          "MFnData::kDoubleArray": "array of doubles", "MFnData::kString": "string"}
LITERAL = re.compile(r"-?\d+(\.\d+)?(e-?\d+)?$")


def attribute(function, arguments, source):
    name, brief, *rest = [argument.strip('"') for argument in arguments]
    kind, default = KINDS[function], ""
    if function == "choice":
        labels = re.findall(r'"([^"]*)"', arguments[2])
        index = rest[1] if len(rest) > 1 and rest[1].isdigit() else "0"
        kind, default = "choice: " + ", ".join(labels), labels[int(index)] if labels else ""
    elif function == "data":
        kind = SHAPES.get(rest[0] if rest else "", kind)
    elif function in ("number", "integer", "time", "angle", "distance", "toggle") and rest:
        given = rest[0]
        if given in ("true", "false"):
            default = "on" if given == "true" else "off"
        elif LITERAL.match(given):
            default = given
    elif function in ("number", "integer", "time", "angle", "distance"):
        default = "0"
    if "Use::Output" in rest:
        kind, default = kind + ", output", ""
    return Entry(name, brief, kind, default, source)


def attributes_in(path):
    text = path.read_text(encoding="utf-8")
    found = []
    for call in re.finditer(r"\bmake\.(\w+)\(\s*(?=\")", text):
        if call.group(1) in KINDS:
            found.append(attribute(call.group(1), arguments_of(text, call.end()), path))
    for call in re.finditer(r"\b(angles3|lengths3|orderOf)\(\s*make,\s*\{?\s*(?=\")", text):
        entry = attribute(call.group(1), arguments_of(text, call.end())[:2] + ["Use::Input"], path)
        found.append(entry._replace(kind=entry.kind + (": xyz, yzx, …" if call.group(1) == "orderOf" else "")))
    return found


def flags_in(path):
    text = path.read_text(encoding="utf-8")
    several = set(re.findall(r'makeFlagMultiUse\("(\w+)"\)', text))
    words = {"String": "text", "Double": "double", "Long": "integer", "Unsigned": "integer", "Time": "time",
             "Distance": "distance", "Angle": "angle", "Boolean": "on or off", "SelectionItem": "name"}
    found = []
    for call in re.finditer(r"\baddFlag\(\s*", text):
        brief, name, *kinds = [argument.strip('"') for argument in arguments_of(text, call.end())]
        if not name.isidentifier():
            continue
        kind = ", ".join(words.get(k.split("::k")[-1], k) for k in kinds)
        if name in several or brief in several:
            kind += "; several" if kind else "several"
        found.append(Entry("-" + name, "-" + brief, kind, "", path))
    return found


def sources(folders):
    """The .cpp files of folders and files of the repository, given as text."""
    result = []
    for word in folders.split():
        path = ROOT / word
        result += sorted(path.rglob("*.cpp")) if path.is_dir() else [path]
    return result


class Maya:
    """Expands the blocks of attributes and flags, and knows what they leave out."""

    def __init__(self, problems, options):
        self.problems, self.options = problems, options
        self.described = {"attributes": set(), "flags": set()}
        self.quoted = set()
        for path in list((ROOT / "plugin").rglob("*.cpp")) + list((ROOT / "plugin").rglob("*.h")):
            self.quoted.update(re.findall(r'"(\w+)"', path.read_text(encoding="utf-8")))

    def table(self, path, text, block):
        what, line = block.group("language"), line_of(text, block.start())
        finder = attributes_in if what == "attributes" else flags_in
        known = collections.OrderedDict()
        for source in sources(block.group("rest")):
            if not source.exists():
                self.problems.add(path, line, "there is no " + block.group("rest").strip())
                return ""
            for entry in finder(source):
                known.setdefault(entry.name, entry)
        head = ("attribute", "short name", "type", "default", "") if what == "attributes" else ("flag", "short", "takes", "")
        rows = [head, ("---",) * len(head)]
        for number, row in enumerate(block.group("body").splitlines(), line + 1):
            if not row.strip():
                continue
            if row.count("|") < 1:
                self.problems.add(path, number, "a row needs NAMES | TEXT")
                continue
            names, *rest = [part.strip() for part in row.split(" | ")]
            rows.append(self.row(path, number, what, names, rest, known))
        return "\n".join("| " + " | ".join(row) + " |" for row in rows) + "\n"

    def row(self, path, number, what, names, rest, known):
        entries = []
        for word in names.split():
            name = re.sub(r"\[\w*\]", "", word.split(".")[-1])
            entry = known.get(name) or self.options.get(name)
            if not entry and name.lstrip("-") not in self.quoted:
                self.problems.add(path, number, "the plug-in has no " + name)
            self.described[what].add(name)
            entries.append(entry or Entry(name, "", "", "", None))
        default = rest[0] if len(rest) > 1 else ", ".join(dict.fromkeys(e.default for e in entries if e.default))
        shown = " ".join("`{0}`".format(word) for word in names.split())
        brief = " ".join("`{0}`".format(e.brief) for e in entries if e.brief)
        kind = "; ".join(dict.fromkeys(e.kind for e in entries if e.kind))
        text = cell(rest[-1])
        return (shown, brief, cell(kind), cell(default), text) if what == "attributes" else (shown, brief, kind, text)

    def undescribed(self):
        """What the sources make and no page describes. Children that only split a triple are not asked for."""
        result = []
        for path in sources("plugin/maya"):
            result += [e for e in attributes_in(path) if e.name not in self.described["attributes"]
                       and not (e.name[-1] in "XYZ" and e.name[:-1] in self.quoted)]
            result += [e for e in flags_in(path) if e.name not in self.described["flags"]]
        return result


# What the program, the scripts and the shelf say -----------------------------------------------------------------------


def run(program, *arguments):
    done = subprocess.run([str(program), *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
    return done.returncode, done.stdout.decode("utf-8")


def subcommands(text):
    """(name, what it does) of each subcommand in a help text."""
    listed = re.search(r"^Subcommands:\n((?:[ ]{2,}.*\n?)+)", text, re.M)
    rows = re.findall(r"^  (\S+)\s+(.+)$", listed.group(1), re.M) if listed else []
    return [row for row in rows if row[0] != "help"]


def program_pages(program, out):
    folder = out / "reference" / "program"
    folder.mkdir(parents=True, exist_ok=True)
    status, top = run(program, "--help")
    if status != 0:
        raise SystemExit("{0} --help failed".format(program))
    verbs = subcommands(top)
    if not verbs:
        raise SystemExit("{0} --help lists no verbs".format(program))
    count = 0
    for verb, summary in verbs:
        page, work = ["# footfall " + verb + "\n"], [[verb]]
        while work:
            words = work.pop(0)
            _, text = run(program, *words, "--help")
            count += 1
            if len(words) > 1:
                page.append("## footfall " + " ".join(words) + "\n")
            page.append("```text\n" + text.strip() + "\n```\n")
            work = [words + [name] for name, _ in subcommands(text)] + work
        (folder / (verb + ".md")).write_text("\n".join(page), encoding="utf-8")
    table = ["# The program\n", "`footfall VERB --help` prints what is on these pages.\n", "| verb | |", "| --- | --- |"]
    table += ["| [{0}]({0}.md) | {1} |".format(verb, cell(summary)) for verb, summary in verbs]
    table.append("\n" + (ROOT / "docs" / "reference" / "exit-codes.txt").read_text(encoding="utf-8"))
    (folder / "index.md").write_text("\n".join(table), encoding="utf-8")
    return count


STRINGS = re.compile(r'"((?:[^"\\]|\\.)*)"')


def words_of(text):
    """The string literals of a piece of C++, joined as the compiler joins them."""
    return "".join(STRINGS.findall(text)).replace('\\"', '"')


def closing(text, start):
    """The place behind the parenthesis that closes the call whose arguments begin at `start`."""
    depth, quoted = 1, False
    for position in range(start, len(text)):
        character = text[position]
        if character == '"' and text[position - 1] != "\\":
            quoted = not quoted
        if not quoted:
            depth += (character in "({[") - (character in ")}]")
        if depth == 0:
            return position + 1
    return len(text)


UNITS = {"None": "", "Degrees": "degrees", "Metres": "m", "MetresPerSecond": "m/s", "Seconds": "s", "Frames": "frames",
         "Kilograms": "kg", "FramesPerSecond": "frames per second", "Percent": "%", "LegLengths": "leg lengths",
         "HipHeights": "hip heights", "Gravities": "g"}
LIMITS = {"between": "{0} to {1}", "atLeast": "at least {0}", "above": "above {0}", "anyNumber": ""}


def option_row(text, call, table, constants):
    """A row of a table of options, from `Row("key", member, limits, unit, "help").onNode(…)…`."""
    arguments = arguments_of(text, call.end())
    row = {"table": table, "key": words_of(arguments[0]), "attribute": "", "brief": "", "flag": "", "group": "", "default": "",
           "help": words_of(arguments[-1]), "range": "", "unit": "", "kind": "number"}
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
        page.append("One table of each kind makes the keys of the documents, the flags of the program and the attributes of the "
                    "nodes. Options *as published* only serve to compare with the original method.\n")
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


class Module:
    """A Python module whose docstring shows how to import it."""

    def __init__(self, path):
        self.tree = ast.parse(path.read_text(encoding="utf-8"))
        self.doc = inspect.cleandoc(ast.get_docstring(self.tree) or "")
        shown = re.search(r"^ +(from footfall[\w.]* import (\w+))", self.doc, re.M)
        self.importing, self.name = shown.groups() if shown else (None, path.stem)
        self.functions = {node.name: node for node in self.tree.body
                          if isinstance(node, ast.FunctionDef) and not node.name.startswith("_")}


def api_modules():
    found = [Module(path) for path in sorted((ROOT / "scripts" / "footfall").rglob("*.py"))]
    return {module.name: module for module in found if module.importing}


def signature(node):
    return "{0}({1})".format(node.name, ast.unparse(node.args))


def python_page(modules, out):
    page = ["# Python in Maya\n", "The shelf calls these functions, and so can you: in Maya's Script Editor, in `mayapy` and in batch jobs. "
            "They raise `footfall.FootfallError` with the sentence that the shelf would show, and each call is one step to undo.\n"]
    for name, module in sorted(modules.items()):
        page += ["## " + name + "\n", module.doc + "\n"]
        for node in module.functions.values():
            text = inspect.cleandoc(ast.get_docstring(node) or "")
            page += ["### `{0}`\n".format(signature(node)), text + "\n"]
    (out / "reference" / "python.md").write_text("\n".join(page), encoding="utf-8")
    return sum(len(module.functions) for module in modules.values())


def shelf_tools():
    """[(label, icon, note, labels of the items)] of the shelf's buttons."""
    paths = [path for path in (ROOT / "scripts" / "footfall").rglob("*.py") if "TOOLS = (" in path.read_text(encoding="utf-8")]
    if len(paths) != 1:
        raise SystemExit("the table of the shelf (TOOLS) must be in one file of scripts/footfall, got {0}".format(len(paths)))
    tree = ast.parse(paths[0].read_text(encoding="utf-8"))
    table = next(node.value for node in tree.body if isinstance(node, ast.Assign) and node.targets[0].id == "TOOLS")
    return [(call.args[0].value, call.args[1].value, call.args[3].value, [item.elts[0].value for item in call.args[5].elts])
            for call in table.elts]


def shelf_page(tools, out):
    page = ["# The shelf\n", "Every button works on the selection, and on the range that you drag out in the time slider with Shift. The items "
            "are on the right mouse button, and in the submenus of the **Footfall** menu.\n",
            "| | button | what it does | right-click |", "| --- | --- | --- | --- |"]
    for label, icon, note, items in tools:
        page.append("| ![](../../icons/{0}_200.png) | **{1}** | {2} | {3} |".format(icon, cell(label), cell(note), cell("; ".join(items))))
    (out / "reference" / "maya").mkdir(parents=True, exist_ok=True)
    (out / "reference" / "maya" / "shelf.md").write_text("\n".join(page) + "\n", encoding="utf-8")


# Pages ---------------------------------------------------------------------------------------------------------------


def check_python(path, text, block, modules, problems):
    """That an example in Python parses, and calls functions that are there with arguments that they take."""
    line = line_of(text, block.start()) + 1
    try:
        tree = ast.parse(inspect.cleandoc("\n" + block.group("body")))
    except SyntaxError as error:
        problems.add(path, line + (error.lineno or 1) - 1, "not Python: " + error.msg)
        return
    for call in ast.walk(tree):
        if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and isinstance(call.func.value, ast.Name)):
            continue
        module = modules.get(call.func.value.id)
        if not module:
            continue
        node = module.functions.get(call.func.attr)
        if not node:
            problems.add(path, line + call.lineno - 1, "{0} has no {1}".format(module.name, call.func.attr))
            continue
        taken = {argument.arg for argument in node.args.args + node.args.kwonlyargs}
        for keyword in call.keywords:
            if keyword.arg and keyword.arg not in taken and not node.args.kwarg:
                problems.add(path, line + call.lineno - 1, "{0}.{1} has no argument {2}".format(
                    module.name, call.func.attr, keyword.arg))
        if len(call.args) > len(node.args.args) and not node.args.vararg:
            problems.add(path, line + call.lineno - 1, "{0}.{1} takes fewer arguments".format(module.name, call.func.attr))


def check_mel(path, text, block, flags, problems):
    """That an example in MEL uses flags that its command has."""
    for number, line in enumerate(block.group("body").splitlines(), line_of(text, block.start()) + 1):
        for command, rest in re.findall(r"\b(ff[A-Z]\w+)\b([^;]*)", line):
            known = flags.get(command)
            for flag in re.findall(r"(?:^|\s)-([a-zA-Z]\w*)", re.sub(r'"[^"]*"', "", rest)):
                if known is not None and flag not in known | {"edit", "query"}:
                    problems.add(path, number, "{0} has no flag -{1}".format(command, flag))


def check_labels(path, text, tools, problems):
    """That *Button ▸ Item* is on the shelf, and in the pages for Maya **Button**, too."""
    buttons = {label: items for label, _, _, items in tools}
    for found in re.finditer(r"\*([A-Z][^*▸]+?)\s+▸\s+([^*]+?)\*", text):
        label, item = (" ".join(part.split()) for part in found.groups())
        if label in buttons and item not in buttons[label]:
            problems.add(path, line_of(text, found.start()), "the button {0} has no item {1}".format(label, item))
    if "maya" in path.relative_to(ROOT).as_posix() and "how-to" in path.parts:
        for found in re.finditer(r"\*\*([A-Z][^*.]+)\*\*", text):
            if " ".join(found.group(1).split()) not in buttons:
                problems.add(path, line_of(text, found.start()), "the shelf has no button " + found.group(1))


class Sources:
    """The files and the tests of the repository, by the names that pages use."""

    FOLDERS = ("", "plugin/", "plugin/core/", "tests/", "tests/core/")

    def __init__(self):
        listed = subprocess.run(["git", "ls-files"], cwd=str(ROOT), stdout=subprocess.PIPE, check=True).stdout.decode("utf-8").split()
        self.files = set(listed)
        self.stems = {re.sub(r"\.\w+$", "", name) for name in listed}
        self.folders = {parent.as_posix() for name in listed for parent in pathlib.PurePosixPath(name).parents}
        self.suites = set()
        for name in listed:
            if name.startswith("tests/") and name.endswith(".cpp"):
                text = (ROOT / name).read_text(encoding="utf-8", errors="replace")
                self.suites.update(".".join(pair) for pair in re.findall(r"\bTEST(?:_F|_P)?\(\s*(\w+),\s*(\w+)\s*\)", text))
        self.roots = {name.split("/")[0] for name in self.folders if name != "."}
        self.roots |= {name.split("/")[2] for name in self.folders if name.startswith("plugin/core/")} | {"core"}

    def check(self, path, text, problems):
        for found in re.finditer(r"`([\w./]+)`", text):
            word = found.group(1).rstrip("/")
            if "/" in word and word.split("/")[0] in self.roots and not any(
                    folder + word in known for folder in self.FOLDERS for known in (self.files, self.stems, self.folders)):
                problems.add(path, line_of(text, found.start()), "there is no file or folder " + word)
            if re.match(r"[a-z]\w+_test$", word) and not any(stem.endswith("/" + word) for stem in self.stems):
                problems.add(path, line_of(text, found.start()), "there is no test " + word)
        for found in re.finditer(r"`([A-Z]\w+\.[A-Z]\w+)(…?)`", text):
            name, more = found.groups()
            if not any(suite == name or more and suite.startswith(name) for suite in self.suites):
                problems.add(path, line_of(text, found.start()), "there is no test " + name)


def check_mentions(problems):
    """That the pages named in comments, help texts and scripts are there."""
    listed = subprocess.run(["git", "ls-files", "plugin", "scripts", "tests", "examples", "bench", "dev", "CMakeLists.txt"],
                            cwd=str(ROOT), stdout=subprocess.PIPE, check=True).stdout.decode("utf-8").split()
    for name in listed:
        path = ROOT / name
        text = path.read_bytes().decode("utf-8", "replace") if path.is_file() else ""
        for found in re.finditer(r"\bdocs/[\w/-]+\.md", text):
            if not (ROOT / found.group(0)).exists():
                problems.add(path, line_of(text, found.start()), "there is no page " + found.group(0))


def slug(heading):
    """The anchor that MkDocs gives to a heading."""
    text = re.sub(r"`|\[([^\]]*)\]\([^)]*\)|\*", lambda m: m.group(1) or "", heading)
    text = re.sub(r"[^\w\s-]", "", text.encode("ascii", "ignore").decode("ascii")).strip().lower()
    return re.sub(r"[-\s]+", "-", text)


def check_links(paths, problems):
    """That every relative link of the pages, and its anchor, leads somewhere."""
    anchors = {}

    def anchors_of(path):
        if path not in anchors:
            text = re.sub(FENCE, "", path.read_text(encoding="utf-8"))
            anchors[path] = {slug(heading) for heading in re.findall(r"^#+ (.+)$", text, re.M)}
        return anchors[path]

    count = 0
    for path, shown in paths:
        text = (shown if shown.exists() else path).read_text(encoding="utf-8")
        text = re.sub(FENCE, lambda b: b.group(0) if b.group("language") in ("attributes", "flags") else "\n" * b.group(0).count("\n"), text)
        for found in re.finditer(r"\]\(([^)\s]+)\)", text):
            link = found.group(1)
            if re.match(r"[a-z]+:", link):
                continue
            count += 1
            name, _, anchor = link.partition("#")
            target = (path.parent / name).resolve() if name else path.resolve()
            if not target.exists():
                problems.add(shown, line_of(text, found.start()), "a link leads nowhere: " + link)
            elif anchor and anchor not in anchors_of(target):
                problems.add(shown, line_of(text, found.start()), "there is no heading for " + link)
    return count


def flags_by_command():
    """{command: long and short names of its flags}; commands of one folder share what is not told apart."""
    result = {}
    figure = {e.name[1:] for e in flags_in(ROOT / "plugin/maya/figure/figure_flags.cpp")}
    for path in sources("plugin/maya"):
        names = set(re.findall(r'"(ff[A-Z]\w+)"', path.with_suffix(".h").read_text(encoding="utf-8"))
                    if path.with_suffix(".h").exists() else [])
        if names and flags_in(path):
            known = figure.copy()
            for other in path.parent.glob("*.cpp"):
                for entry in flags_in(other):
                    known |= {entry.name[1:], entry.brief[1:]}
            for name in names:
                result[name] = known
    return result


def pages(maya, modules, tools, problems, out):
    flags, known, count = flags_by_command(), Sources(), 0
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
                check_python(path, text, block, modules, problems)
            elif block.group("language") == "mel":
                check_mel(path, text, block, flags, problems)
        check_labels(path, text, tools, problems)
        known.check(path, text, problems)
        target.write_text(FENCE.sub(lambda b: maya.table(path, text, b) if b.group("language") in ("attributes", "flags")
                                    else b.group(0), text), encoding="utf-8")
        count += 1
    return count


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program", required=True, help="the program footfall")
    parser.add_argument("--out", type=pathlib.Path, default=ROOT / "build" / "docs", help="the folder to write all pages into")
    given = parser.parse_args()
    program, out = pathlib.Path(given.program).resolve(), given.out.resolve()
    if out == ROOT / "docs" or ROOT / "docs" in out.parents:
        raise SystemExit("--out must not be inside docs/")
    if out.exists():
        shutil.rmtree(out)
    out.mkdir(parents=True)
    shutil.copytree(ROOT / "icons", out / "icons", ignore=shutil.ignore_patterns("*.py", "*_150.png", "*.svg"))

    problems, modules, rows = Problems(), api_modules(), with_defaults(option_rows(), program)
    options = {row["attribute"]: Entry(row["attribute"], row["brief"], row["kind"], str(row["default"]), None)
               for row in rows if row["attribute"]}
    maya = Maya(problems, options)
    tools = shelf_tools()
    written = pages(maya, modules, tools, problems, out)
    verbs = program_pages(program, out)
    options_page(rows, out)
    functions = python_page(modules, out)
    shelf_page(tools, out)
    checked = [(page, ROOT / "docs" / page.relative_to(out)) for page in sorted(out.rglob("*.md"))]
    links = check_links(checked + [(ROOT / "README.md", ROOT / "README.md")], problems)
    check_mentions(problems)
    for entry in maya.undescribed():
        problems.add(entry.file, 1, "{0} is not described in docs/reference/maya".format(entry.name))
    print("{0} pages, {1} links; {2} verbs, {3} options, {4} attributes, {5} flags, {6} Python functions, {7} buttons".format(
        written, links, verbs, len(rows), len(maya.described["attributes"]), len(maya.described["flags"]), functions, len(tools)))
    for text in problems.found:
        print(text, file=sys.stderr)
    return 1 if problems.found else 0


if __name__ == "__main__":
    sys.exit(main())
