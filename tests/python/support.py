# SPDX-License-Identifier: MIT
"""What the tests of the Python package share."""
import json
import os
import pathlib
import subprocess
import tempfile
import unittest

import footfall

ROOT = pathlib.Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "examples"
PROGRAM = os.environ.get("FOOTFALL_PROGRAM", "")


class Case(unittest.TestCase):
    """A test case with a folder of its own, and the program beside the package."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def program(self, *arguments, code=0):
        """What the program prints; it must end with this exit code."""
        done = subprocess.run([PROGRAM, *map(str, arguments)], capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, code, done.stderr)
        return done.stdout

    def report(self, *arguments, code=0):
        """The same as JSON."""
        return json.loads(self.program(*arguments, "--json", code=code))

    def assert_same_bytes(self, mine, theirs):
        self.assertGreater(pathlib.Path(theirs).stat().st_size, 100)
        self.assertEqual(pathlib.Path(mine).read_bytes(), pathlib.Path(theirs).read_bytes(), (mine, theirs))


def example(name):
    return footfall.read(EXAMPLES / name)
