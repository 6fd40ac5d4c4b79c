# SPDX-License-Identifier: MIT
"""maya.standalone: the host needs no start; a new scene, and it is ready."""
from . import cmds


def initialize(name="python"):
    cmds.file(new=True, force=True)


def uninitialize():
    cmds.file(new=True, force=True)
