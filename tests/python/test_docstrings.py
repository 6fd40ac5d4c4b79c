# SPDX-License-Identifier: MIT
"""The examples of the docstrings run, and everything public has a docstring."""
import doctest
import importlib
import inspect
import pathlib
import unittest

import footfall

PACKAGE = pathlib.Path(footfall.__file__).resolve().parent
MODULES = sorted(
    "footfall." + ".".join(path.relative_to(PACKAGE).with_suffix("").parts).replace(".__init__", "")
    for folder in ("", "data", "verbs") for path in (PACKAGE / folder).glob("*.py") if path.name != "__init__.py")


class DocstringsTest(unittest.TestCase):
    def test_examples(self):
        attempted = 0
        for name in MODULES:
            with self.subTest(name):
                module = importlib.import_module(name)
                result = doctest.testmod(module, extraglobs={"footfall": footfall},
                                         optionflags=doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS)
                self.assertEqual(result.failed, 0)
                attempted += result.attempted
        self.assertGreater(attempted, 60)

    def test_every_public_name_is_described(self):
        counted = 0
        for name in footfall.__all__:
            value = getattr(footfall, name)
            self.assertTrue(inspect.getdoc(value), name)
            if inspect.isfunction(value):
                self.assertIn(">>>", value.__doc__, name + " has no example")
                counted += 1
        self.assertGreater(counted, 15)

    def test_importing_the_package_does_not_load_the_engine(self):
        import subprocess
        import sys
        code = "import sys, footfall, footfall.rig; assert 'footfall._native' not in sys.modules and 'maya' not in sys.modules"
        subprocess.run([sys.executable, "-c", code], check=True)


if __name__ == "__main__":
    unittest.main()
