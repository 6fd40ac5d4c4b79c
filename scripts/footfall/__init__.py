# SPDX-License-Identifier: MIT
"""Footfall in Maya: what the shelf and the menu do, as functions.

    import footfall
    footfall.load()                      # the plug-in
    footfall.timing.create()             # retime the selected character: one time curve over all its keys
    footfall.warping.set_pose()          # bend the motion to pass through the pose
    footfall.walking.along_curve()       # footprints along the selected curve, and a walk on them
    footfall.rig.edit()                  # which control is which
    footfall.tools                       # the shelf's buttons: the same, with messages instead of exceptions

Functions raise footfall.FootfallError with a sentence for the artist; everything a function does is one step of undo,
and is taken back when it fails. All of it works in batch mode, without windows."""
__version__ = "0.1.0"

from . import menu, rig, timing, tools, walking, warping
from .error import Cancelled, FootfallError
from .plugin import is_loaded, load, unload

__all__ = ["Cancelled", "FootfallError", "is_loaded", "load", "menu", "rig", "timing", "tools", "unload", "walking",
           "warping"]
