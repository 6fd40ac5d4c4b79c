# SPDX-License-Identifier: MIT
"""footfall and footfall.rig need no host application."""
import ast
import glob
import importlib
import os
import unittest

from plain_python import SCRIPTS


class ImportsTest(unittest.TestCase):
    def modules(self):
        files = glob.glob(os.path.join(SCRIPTS, "footfall", "rig", "*.py"))
        names = sorted(os.path.basename(path)[:-3] for path in files)
        self.assertGreaterEqual(len(names), 6)
        return ["footfall.rig" + ("" if name == "__init__" else "." + name) for name in names]

    def test_every_module_imports_without_maya(self):
        for name in ["footfall"] + self.modules():
            with self.subTest(name):
                self.assertTrue(importlib.import_module(name).__doc__)

    def test_importing_the_tools_for_maya_is_an_error_here(self):
        with self.assertRaisesRegex(ImportError, "must not import maya"):
            importlib.import_module("footfall.maya")

    def test_no_function_imports_the_tools_for_maya(self):
        """Nor later: an import inside a function would only fail when it is called."""
        counted = 0
        for path in glob.glob(os.path.join(SCRIPTS, "footfall", "rig", "*.py")) + [
                os.path.join(SCRIPTS, "footfall", name + ".py") for name in ("__init__", "error")]:
            with open(path, encoding="utf-8") as stream:
                tree = ast.parse(stream.read())
            for node in ast.walk(tree):
                if isinstance(node, (ast.Import, ast.ImportFrom)):
                    names = [alias.name for alias in node.names] + [getattr(node, "module", None) or ""]
                    self.assertNotIn("maya", " ".join(names).replace(".", " ").split(), path)
                    counted += 1
        self.assertGreater(counted, 10)


if __name__ == "__main__":
    unittest.main()
