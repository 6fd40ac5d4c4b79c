# SPDX-License-Identifier: MIT
"""What maya.utils.executeDeferred and evalDeferred put off."""
from maya.cmds import scripts


def run():
    """Runs all of it, and what that puts off in turn; returns how many."""
    return scripts.run_deferred()


def clear():
    """Forgets it."""
    scripts.clear()
