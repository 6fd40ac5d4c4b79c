# SPDX-License-Identifier: MIT
"""The sources of the package: for Python 3.9 and later, with numpy and nothing else."""
import ast
import sys
import unittest

from support import ROOT

PACKAGE = ROOT / "scripts" / "footfall"
FILES = sorted(path for path in PACKAGE.rglob("*.py") if not {"maya", "rig"} & set(path.relative_to(PACKAGE).parts))


class SourcesTest(unittest.TestCase):
    def test_python_39_and_nothing_but_numpy(self):
        self.assertGreater(len(FILES), 20)
        allowed = set(getattr(sys, "stdlib_module_names", ())) | {"numpy", "footfall", "typing_extensions"}
        qt = {"PySide2", "PySide6", "shiboken2", "shiboken6"}  # of the host, where its widgets are drawn
        for path in FILES:
            with self.subTest(path.name):
                text = path.read_text(encoding="utf-8")
                self.assertTrue(text.startswith("# SPDX-License-Identifier: MIT\n"))
                self.assertLess(len(text.splitlines()), 400)
                for node in ast.walk(ast.parse(text, str(path), feature_version=(3, 9))):
                    names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
                    if isinstance(node, ast.ImportFrom) and not node.level:
                        names = [node.module]
                    for name in names:
                        self.assertIn(name.split(".")[0], allowed | qt if path.name == "qt.py" else allowed)

    def test_typing_extensions_are_for_type_checkers_alone(self):
        for path in FILES:
            for node in ast.parse(path.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.ImportFrom):
                    self.assertNotEqual(node.module, "typing_extensions", path)


if __name__ == "__main__":
    unittest.main()
