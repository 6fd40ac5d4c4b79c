# SPDX-License-Identifier: MIT
"""Makes footfall importable where there is no Maya, as another host would: importing maya is an error here."""
import os
import sys

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "..", ".."))
SCRIPTS = os.path.join(ROOT, "scripts")


class NoMaya(object):
    """Refuses maya, even where the stand-in is on the path."""

    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in ("maya", "_mayahost"):
            raise ImportError("footfall.rig must not import " + name)
        return None


sys.meta_path.insert(0, NoMaya())
sys.path.insert(0, SCRIPTS)
