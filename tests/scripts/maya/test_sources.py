# SPDX-License-Identifier: MIT
"""The scripts as text: Python 3.7, the standard library and Maya alone; the shelf and the icons fit the tool table."""
import ast
import glob
import inspect
import os
import re
import struct
import sys
import unittest
import zlib

import maya_case

import footfall
from footfall.maya import tools
from footfall.maya.tools import shelf_file
from footfall.maya.tools import option_table, tool_table
from footfall.maya.tools.tool_table import TOOLS
from footfall.maya.windows import help_window

ROOT = maya_case.ROOT


def python_files():
    """What runs in Maya; the engine's package is for later Pythons (tests/python)."""
    package = os.path.join(ROOT, "scripts", "footfall")
    found = glob.glob(os.path.join(ROOT, "scripts", "*.py")) + [os.path.join(package, name) for name in ("__init__.py", "error.py")]
    for folder in ("maya", "rig"):
        found += glob.glob(os.path.join(package, folder, "**", "*.py"), recursive=True)
    return sorted(found)


def read(path):
    with open(path, encoding="utf-8") as stream:
        return stream.read()


def alpha(path):
    """(width, height, [alpha of each pixel]) of a PNG with 8 bits a channel, RGBA."""
    with open(path, "rb") as stream:
        data = stream.read()
    assert data[:8] == b"\x89PNG\r\n\x1a\n", path
    at, packed = 8, b""
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at:at + 8])
        body = data[at + 8:at + 8 + length]
        if kind == b"IHDR":
            width, height, depth, colour = struct.unpack(">IIBB", body[:10])
            assert (depth, colour) == (8, 6), path
        packed += body if kind == b"IDAT" else b""
        at += 12 + length
    rows, above = zlib.decompress(packed), bytearray(4 * width)
    found = []
    for y in range(height):
        start = y * (4 * width + 1)
        row, kind = bytearray(rows[start + 1:start + 1 + 4 * width]), rows[start]
        for x in range(4 * width):
            left = row[x - 4] if x >= 4 else 0
            corner = above[x - 4] if x >= 4 else 0
            guess = left + above[x] - corner
            paeth = min((left, above[x], corner), key=lambda value: abs(guess - value))
            row[x] = (row[x] + (0, left, above[x], (left + above[x]) // 2, paeth)[kind]) & 255
        found += row[3::4]
        above = row
    return width, height, found


class SourcesTest(unittest.TestCase):
    def test_python_37_and_nothing_but_the_standard_library(self):
        files = python_files()
        self.assertGreater(len(files), 15)
        allowed = {"maya", "footfall"} | {"__future__", "collections", "contextlib", "functools", "glob", "hashlib", "json",
                                          "importlib", "os", "re", "shutil", "subprocess", "sys", "threading",
                                          "typing", "webbrowser"}
        for path in files:
            with self.subTest(os.path.relpath(path, ROOT)):
                text = read(path)
                self.assertTrue(text.startswith("# SPDX-License-Identifier: MIT\n"))
                self.assertLess(len(text.splitlines()), 400)
                tree = ast.parse(text, path, feature_version=(3, 7))
                for node in ast.walk(tree):
                    names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
                    if isinstance(node, ast.ImportFrom) and not node.level:
                        names = [node.module]
                    for name in names:
                        self.assertIn(name.split(".")[0], allowed)

    @unittest.skipUnless(sys.version_info >= (3, 8), "feature_version came with Python 3.8")
    def test_the_check_of_the_syntax_would_fail(self):
        with self.assertRaises(SyntaxError):
            ast.parse("if (n := 3): pass", feature_version=(3, 7))

    def test_version_is_the_projects(self):
        found = re.search(r"project\(Footfall VERSION (\S+)", read(os.path.join(ROOT, "CMakeLists.txt")))
        self.assertEqual(footfall.__version__, found.group(1))

    def test_every_public_function_says_what_it_does(self):
        counted = 0
        for path in python_files():
            for node in ast.parse(read(path)).body:
                if isinstance(node, (ast.FunctionDef, ast.ClassDef)) and not node.name.startswith("_"):
                    counted += 1
                    long = len(node.body) > 3
                    self.assertTrue(ast.get_docstring(node) or not long, "{0} in {1}".format(node.name, path))
        self.assertGreater(counted, 60)


class TableTest(unittest.TestCase):
    def test_shelf_file_is_made_from_the_table(self):
        self.assertEqual(read(os.path.join(ROOT, "shelves", "shelf_Footfall.mel")), shelf_file.text())

    def test_every_call_is_a_tool_with_words(self):
        for call in tool_table.calls():
            self.assertTrue(getattr(tools, call.split("(")[0]).__doc__, call)
        for name, options in option_table.OPTIONS.items():
            parameters = inspect.signature(inspect.unwrap(getattr(tools, name))).parameters
            for option in options:
                self.assertIn(option.name, parameters, name)
                if parameters[option.name].default is not inspect.Parameter.empty:
                    self.assertEqual(parameters[option.name].default, option.default, (name, option.name))
        self.assertIn("Bake Timing: Bake the timing to the curves", help_window.text())

    def test_icons_are_drawn_in_each_size(self):
        sources = {os.path.basename(path)[:-4] for path in glob.glob(os.path.join(ROOT, "icons", "*.svg"))}
        self.assertLessEqual({tool.icon for tool in TOOLS}, sources)
        for icon in sorted(sources):
            for suffix, size in (("", 32), ("_150", 48), ("_200", 64)):
                width, height, opaque = alpha(os.path.join(ROOT, "icons", icon + suffix + ".png"))
                self.assertEqual((width, height), (size, size), icon)
                self.assertGreater(sum(value > 200 for value in opaque), 0.06 * size * size, icon)
                self.assertLess(sum(value > 200 for value in opaque), 0.6 * size * size, icon)


if __name__ == "__main__":
    unittest.main()
