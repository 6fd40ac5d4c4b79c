# SPDX-License-Identifier: MIT
"""Footfall in Maya: what the shelf and the menu do, as functions.

    from footfall import maya as footfall
    footfall.load()                      # load the plug-in
    footfall.timing.create()             # retime the selected character: one time curve over all its keys
    footfall.warping.set_pose()          # bend the motion to pass through the pose
    footfall.walking.along_curve()       # footprints along the selected curve, and a walk on them
    footfall.rig_maps.edit()             # which control is which
    footfall.tools.bake()                # a button of the shelf: shows a message instead of raising an exception

timing, warping                          edit existing animation
walking, stances, locomotion, gaits, creatures    create motion; driving connects it to a rig
rig_maps                                 which control of a character is which
tools, windows, viewport                 what the animator sees
session                                  the Maya session: plug-in, selection, time range, undo, messages

Functions raise FootfallError with a sentence for the animator. Each function is one undo step and is undone when it
fails. All of it works in batch mode, without windows."""
from ..error import Cancelled, FootfallError
from . import creatures, gaits, locomotion, rig_maps, stances, timing, tools, walking, warping
from .session.plugin import is_loaded, load, unload

__all__ = ["Cancelled", "FootfallError", "creatures", "gaits", "is_loaded", "load", "locomotion", "rig_maps", "stances",
           "timing", "tools", "unload", "walking", "warping"]
