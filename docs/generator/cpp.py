# SPDX-License-Identifier: MIT
"""What the C++ of the plug-in declares: attributes of nodes and flags of commands."""
import collections
import re

from .manual import ROOT

Entry = collections.namedtuple("Entry", "name brief kind default file")
STRINGS = re.compile(r'"((?:[^"\\]|\\.)*)"')


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
    # Options of tables: const OptionFlags kSearchFlags{{"mt", "method"}};
    for flags in re.finditer(r"\bOptionFlags \w+(\{\s*\{.*?\}\s*\});", text, re.S):
        for brief, name in re.findall(r'\{"(\w+)",\s*"(\w+)"\}', flags.group(1)):
            found.append(Entry("-" + name, "-" + brief, "", "", path))
    return found


def sources(folders):
    """The .cpp files of folders and files of the repository, given as text."""
    result = []
    for word in folders.split():
        path = ROOT / word
        result += sorted(path.rglob("*.cpp")) if path.is_dir() else [path]
    return result


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
