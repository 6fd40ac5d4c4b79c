#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Checks which way knowledge flows, as docs/architecture.md draws it.

- plugin/core/CMakeLists.txt says which layer uses which; every #include of the engine follows it.
- The engine and the program include no header of Maya.
- The plug-in neither links nor includes drawing or the program; the Python module does not include them either.
- No two source files below plugin/ have one name; no folder of plugin/ or scripts/ holds more than 18 modules.

Run from anywhere: layers.py [--root FOLDER]. Prints FILE:LINE: what is wrong, and exits 1 where anything is.
"""

import argparse
import collections
import pathlib
import re
import sys

MODULES_PER_FOLDER = 18  # about sixteen
SOURCES = (".cpp", ".h")

LAYER_LINE = re.compile(r"footfall_layer\(\s*(\w+)((?:\s+[^)]*)?)\)")
INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^">]+)[">]')
MAYA_HEADER = re.compile(r"maya/M\w+\.h$")


def layers_of(cmake_text):
    """{layer: layers it names in USES} of the lines `footfall_layer(name USES a b ...)`."""
    uses = {}
    for name, arguments in LAYER_LINE.findall(re.sub(r"#.*", "", cmake_text)):
        words = arguments.split()
        listed = words[words.index("USES") + 1:] if "USES" in words else []
        end = next((i for i, word in enumerate(listed) if word.isupper()), len(listed))
        uses[name] = listed[:end]
    return uses


def with_all_below(uses):
    """The same, each layer with everything that its own layers use."""

    def below(name, path):
        if name in path:
            raise SystemExit(f"layers: a ring of layers: {' -> '.join(path + [name])}")
        if name not in uses:
            raise SystemExit(f"layers: layer '{path[-1]}' uses '{name}', which is not a layer")
        found = {name}
        for used in uses[name]:
            found |= below(used, path + [name])
        return found

    return {name: below(name, []) for name in uses}


def includes_of(file):
    """(line number, "<" or '"', path) of every #include."""
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        match = INCLUDE.match(line)
        if match:
            yield number, match.group(1), match.group(2)


def sources_in(folder):
    return sorted(f for f in folder.rglob("*") if f.suffix in SOURCES)


def check_engine(root):
    core = root / "plugin/core"
    allowed = with_all_below(layers_of((core / "CMakeLists.txt").read_text(encoding="utf-8")))
    folders = {f.name for f in core.iterdir() if f.is_dir()}
    for name in sorted(folders ^ set(allowed)):
        yield core / "CMakeLists.txt", 1, f"'{name}' is either a folder without a layer or a layer without a folder"
    for file in sources_in(core):
        layer = file.relative_to(core).parts[0]
        for number, kind, path in includes_of(file):
            if MAYA_HEADER.match(path):
                yield file, number, f"the engine includes Maya's '{path}'"
                continue
            if kind != '"':
                continue
            first = path.split("/")[0]
            if first not in allowed:
                yield file, number, f"'{path}' is not below a layer of the engine"
            elif layer in allowed and first not in allowed[layer]:
                yield file, number, f"layer '{layer}' includes '{path}', but does not use '{first}'"
            elif not (core / path).is_file():
                yield file, number, f"there is no plugin/core/{path}"


def check_front_ends(root):
    for file in sources_in(root / "plugin/cli"):
        for number, _, path in includes_of(file):
            if MAYA_HEADER.match(path) or path.startswith("maya/"):
                yield file, number, f"the program includes '{path}' of the plug-in or of Maya"
    for file in sources_in(root / "plugin/maya"):
        for number, _, path in includes_of(file):
            if path.split("/")[0] in ("draw", "cli"):
                yield file, number, f"the plug-in includes '{path}'"
    for file in sources_in(root / "plugin/python"):
        for number, _, path in includes_of(file):
            if path.split("/")[0] in ("draw", "cli", "maya"):
                yield file, number, f"the Python module includes '{path}'"
    cmake = root / "plugin/maya/CMakeLists.txt"
    for number, line in enumerate(cmake.read_text(encoding="utf-8").splitlines(), 1):
        if re.search(r"\bfootfall_(draw|cli)\b", line.split("#")[0]):
            yield cmake, number, "the plug-in links drawing or the program"


def check_names(root):
    files = collections.defaultdict(list)
    for file in sources_in(root / "plugin"):
        files[file.name].append(file)
    for name, same in files.items():
        for other in same[1:]:
            yield other, 1, f"the name '{name}' is taken by {same[0].relative_to(root)}"


def check_folders(root):
    """A module is a header with its source, a source alone, or a Python file."""
    modules = collections.defaultdict(set)
    for top in ("plugin", "scripts"):
        for file in (root / top).rglob("*"):
            if file.suffix in SOURCES + (".py",) and file.name != "__init__.py":
                modules[file.parent].add(file.stem)
    for folder, names in sorted(modules.items()):
        if len(names) > MODULES_PER_FOLDER:
            yield folder, 0, f"{len(names)} modules; a folder holds at most {MODULES_PER_FOLDER}"


def main():
    parser = argparse.ArgumentParser(description="Check layers, names and folders of the sources.")
    parser.add_argument("--root", type=pathlib.Path, default=pathlib.Path(__file__).resolve().parents[2])
    root = parser.parse_args().root
    faults = [fault for check in (check_engine, check_front_ends, check_names, check_folders) for fault in check(root)]
    for place, line, text in faults:
        where = place.relative_to(root)
        print(f"{where}:{line}: {text}" if line else f"{where}: {text}", file=sys.stderr)
    files = sum(len(sources_in(root / "plugin" / part)) for part in ("core", "cli", "maya", "python"))
    print(f"layers: {files} files, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
