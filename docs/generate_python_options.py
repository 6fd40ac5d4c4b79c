#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Write scripts/footfall/option_types.py: the keywords of each table of options with their types, for editors and mypy.

    PYTHONPATH=build/python python3 docs/generate_python_options.py [--check]

The tables are the engine's (core/base/option_table.h). --check changes nothing and exits 1 where the file is not up to date;
a test runs it."""
import argparse
import pathlib
import sys

TARGET = pathlib.Path(__file__).resolve().parents[1] / "scripts" / "footfall" / "option_types.py"
HEAD = '''# SPDX-License-Identifier: MIT
"""The keywords of functions with their types. Written by docs/generate_python_options.py from the engine's tables."""
import typing

__all__ = [
{names}]
'''


def class_name(table):
    return "".join(part.capitalize() for part in table.split("-")) + "Options"


def type_of(option):
    if option.words:
        return "typing.Literal[{0}]".format(", ".join('"{0}"'.format(word) for word in option.words))
    if isinstance(option.default, tuple):
        return "typing.Sequence[float]"
    return {bool: "bool", int: "int", float: "float", str: "str"}[type(option.default)]


def written(tables):
    classes, names = [], []
    for table in tables:
        import footfall
        rows = footfall.options(table)
        names.append(class_name(table))
        lines = ["class {0}(typing.TypedDict, total=False):".format(class_name(table)),
                 '    """Keywords of footfall.options("{0}")."""'.format(table), ""]
        for keyword, option in rows.items():
            unit = " ({0})".format(option.unit) if option.unit else ""
            lines.append("    {0}: {1}  #: {2}{3}".format(keyword, type_of(option), option.help, unit))
        classes.append("\n".join(lines) + "\n")
    listed = "".join('    "{0}",\n'.format(name) for name in sorted(names))
    return HEAD.format(names=listed) + "\n\n" + "\n\n".join(classes)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="only say whether the file is up to date")
    given = parser.parse_args()
    from footfall.native import _native
    text = written(list(_native.option_tables()))
    if not given.check:
        TARGET.write_text(text, encoding="utf-8")
        return 0
    if TARGET.exists() and TARGET.read_text(encoding="utf-8") == text:
        return 0
    print("{0} is not what the engine's tables say: run docs/generate_python_options.py".format(TARGET.name), file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
