# SPDX-License-Identifier: MIT
"""Each check finds the fault it is for, and passes what is right."""

import pathlib
import tempfile
import unittest

import layers
import versions
import wording

CORE = """
footfall_layer(base LIBRARIES Eigen3::Eigen)
footfall_layer(curve USES base)
# footfall_layer(ghost USES base)
footfall_layer(draw USES curve
               PRIVATE_LIBRARIES PkgConfig::Cairo)
"""


class Tree(unittest.TestCase):
    """A small project in a temporary folder."""

    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.root = pathlib.Path(temporary.name)

    def write_file(self, name, text=""):
        file = self.root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


class LayersTest(Tree):
    def setUp(self):
        super().setUp()
        self.write_file("plugin/core/CMakeLists.txt", CORE)
        self.write_file("plugin/maya/CMakeLists.txt", "target_link_libraries(footfall_maya PRIVATE footfall_curve)\n")
        self.write_file("plugin/core/base/error.h", "#include <string>\n")
        self.write_file("plugin/core/curve/curve.h", '#include "base/error.h"\n')
        self.write_file("plugin/core/draw/page.h", '#include "base/error.h"\n#include "curve/curve.h"\n')

    def faults(self, check):
        return [f"{place.relative_to(self.root)}:{line}: {text}" for place, line, text in check(self.root)]

    def all_faults(self):
        return sum((self.faults(check) for check in (layers.check_engine, layers.check_front_ends, layers.check_names,
                                                     layers.check_folders)), [])

    def test_a_tidy_tree_has_no_faults(self):
        self.assertEqual(self.all_faults(), [])

    def test_uses_reach_down(self):
        uses = layers.with_all_below(layers.layers_of(CORE))
        self.assertEqual(uses, {"base": {"base"}, "curve": {"base", "curve"}, "draw": {"base", "curve", "draw"}})

    def test_an_include_upwards(self):
        self.write_file("plugin/core/base/units.cpp", '\n#include "curve/curve.h"\n')
        self.assertEqual(self.all_faults(), [
            "plugin/core/base/units.cpp:2: layer 'base' includes 'curve/curve.h', but does not use 'curve'"])

    def test_headers_of_maya(self):
        self.write_file("plugin/core/base/units.cpp", "#include <maya/MObject.h>\n")
        self.write_file("plugin/cli/main.cpp", "#include <maya/MObject.h>\n")
        found = self.all_faults()
        self.assertEqual(len(found), 2, found)
        self.assertIn("the engine includes Maya's 'maya/MObject.h'", found[0])

    def test_the_program_in_the_python_module(self):
        self.write_file("plugin/python/native.cpp", '#include "cli/program/program.h"\n')
        self.assertEqual(self.all_faults(), ["plugin/python/native.cpp:1: the Python module includes 'cli/program/program.h'"])

    def test_drawing_in_the_plugin(self):
        self.write_file("plugin/maya/node.cpp", '#include "draw/page.h"\n')
        self.write_file("plugin/maya/CMakeLists.txt", "target_link_libraries(footfall_maya PRIVATE footfall_draw)\n")
        self.assertEqual(self.all_faults(), ["plugin/maya/node.cpp:1: the plug-in includes 'draw/page.h'",
                                             "plugin/maya/CMakeLists.txt:1: the plug-in links drawing or the program"])

    def test_two_of_one_name(self):
        self.write_file("plugin/core/draw/curve.h")
        self.assertIn("the name 'curve.h' is taken", self.all_faults()[0])

    def test_a_crowded_folder(self):
        for i in range(layers.MODULES_PER_FOLDER):
            self.write_file(f"scripts/footfall/tool_{i}.py")
        self.assertEqual(self.all_faults(), [])
        self.write_file("scripts/footfall/one_more.py")
        self.assertEqual(len(self.all_faults()), 1)

    def test_a_ring(self):
        with self.assertRaisesRegex(SystemExit, "a ring of layers: a -> b -> a"):
            layers.with_all_below({"a": ["b"], "b": ["a"]})


class WordingTest(unittest.TestCase):
    def found(self, text, name="plugin/core/x.cpp"):
        return [(line, there, remedy) for line, there, remedy in wording.findings(name, text)]

    def test_what_it_finds(self):
        for text, remedy in {
                "// a key a frame": "one key per frame",
                "// A Row a Leg": "one Row per Leg",
                "// 24 frames a second": "frames per second",
                "// some metres\n// a second": "metres per second",
                'Error("a row "\n      "a file")': "one row per file",
                'Error("x is no node")': "is not a node",
                "// these are no joints": "are not joints",
                "// what is wrong, and what would be right": "must be A to B, got C (or what to do instead)",
                "// force from nowhere": "unsupported force",
                "// the Gait of the Book": "gait library",
                "// a book of gaits": "gait library",
                'Error("rate should be above 0, not {}")': "must be above 0, got …",
        }.items():
            self.assertEqual([found[2] for found in self.found(text)], [remedy], text)

    def test_what_is_right(self):
        for text in ("// there is no joint", "// There are no curves.", "// is no longer true", "// one at a time",
                     "// one key per frame", "// the seconds a stride takes", "if (a.no && b) is_no_node();",
                     "// rate should be above 0, not below", 'Error("must be 0 to 2, got 3")'):
            self.assertEqual(self.found(text), [], text)

    def test_flags_are_for_commands(self):
        text = 'Error("hips is driven; delete its animation, or give -replace")'
        self.assertEqual(len(self.found(text, "plugin/maya/figure/x.cpp")), 1)
        self.assertEqual(self.found(text, "plugin/cli/x.cpp"), [])

    def test_lines_are_counted(self):
        self.assertEqual(self.found("\n\n// a key a frame")[0][:2], (3, "a key a frame"))


class VersionsTest(Tree):
    def test_all_say_the_same(self):
        self.write_file("CMakeLists.txt", "project(Footfall VERSION 1.2.3 LANGUAGES CXX)")
        self.write_file("CITATION.cff", "cff-version: 1.2.0\nversion: 1.2.3\n")
        self.write_file("CHANGELOG.md", "## [Unreleased]\n\n## [1.2.3] - 2026-01-01\n\n## [1.0.0]\n")
        self.write_file("pyproject.toml", '[project]\nversion = "1.2.3"\n')
        self.write_file("scripts/footfall/__init__.py", '__version__ = "1.2.3"\n')
        self.assertEqual(list(versions.faults(self.root)), [])
        self.write_file("scripts/footfall/__init__.py", '__version__ = "1.2.2"\n')
        self.assertEqual(list(versions.faults(self.root)),
                         ["scripts/footfall/__init__.py: version 1.2.2, but CMakeLists.txt says 1.2.3"])


if __name__ == "__main__":
    unittest.main()
