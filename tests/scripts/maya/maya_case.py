# SPDX-License-Identifier: MIT
"""What the tests of scripts/footfall/maya share: the stand-in host as Maya, the plug-in in it, a small animated rig."""
import os
import sys
import tempfile
import unittest

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "..", ".."))
SCRIPTS = os.path.join(ROOT, "scripts")
sys.path[:0] = [SCRIPTS, os.path.join(ROOT, "tests", "mayahost", "python")]

try:
    import _mayahost
except ImportError as error:
    if os.environ.get("FOOTFALL_PLUGIN"):
        raise  # there should be one
    raise unittest.SkipTest("the stand-in host's Python package is not built: {0}".format(error))

from maya import cmds  # noqa: E402

from footfall import maya as footfall  # noqa: E402


class MayaCase(unittest.TestCase):
    """A new scene a test, the plug-in loaded, preferences in a folder of their own; nothing misused at the end."""

    def setUp(self):
        cmds.file(new=True, force=True)
        temporary = tempfile.TemporaryDirectory(prefix="foot fall ")
        self.addCleanup(temporary.cleanup)
        self.preferences = os.path.join(temporary.name, "prefs")
        former = dict(os.environ)
        self.addCleanup(lambda: (os.environ.clear(), os.environ.update(former)))
        os.environ["FOOTFALL_PREFERENCES"] = self.preferences
        footfall.load()

    def tearDown(self):
        cmds.file(new=True, force=True)
        footfall.unload()
        self.assertEqual(_mayahost.misuses(), [])
