#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Checks that files which have to hold the version themselves hold the one of CMakeLists.txt."""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
PLACES = {
    "CITATION.cff": r"(?m)^version: (\S+)$",
    "CHANGELOG.md": r"(?m)^## \[(\d[^\]]*)\]",  # the newest that has a number
    "pyproject.toml": r"(?m)^version = \"([^\"]+)\"",
    "scripts/footfall/__init__.py": r"__version__ = \"([^\"]+)\"",
}


def first(pattern, text):
    match = re.search(pattern, text)
    return match.group(1) if match else "none"


def faults(root):
    wanted = first(r"project\(Footfall VERSION (\S+)", (root / "CMakeLists.txt").read_text(encoding="utf-8"))
    for name, pattern in PLACES.items():
        found = first(pattern, (root / name).read_text(encoding="utf-8"))
        if found != wanted:
            yield f"{name}: version {found}, but CMakeLists.txt says {wanted}"


def main():
    found = list(faults(ROOT))
    for fault in found:
        print(fault, file=sys.stderr)
    print(f"versions: {len(PLACES)} files, {len(found)} differ")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
