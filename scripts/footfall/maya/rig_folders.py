# SPDX-License-Identifier: MIT
"""Where the rig maps of a scene are stored, and how a rig in the scene is recognised."""
import os

from maya import cmds

from ..rig import map_file
from .session import selection


def rig_key(names):
    """What a rig is recognised by: the file it is referenced from, or the set of its controls' names."""
    for name in names:
        if cmds.referenceQuery(name, isNodeReferenced=True):
            return map_file.key_of_file(cmds.referenceQuery(name, filename=True, withoutCopyNumber=True))
    return map_file.key_of_controls([selection.bare(selection.short(name)) for name in names])


def preferences():
    """The folder of Footfall's preferences: FOOTFALL_PREFERENCES, or footfall in the user's Maya folder."""
    return os.environ.get("FOOTFALL_PREFERENCES") or os.path.join(cmds.internalVar(userAppDir=True), "footfall")


def in_preferences():
    """The folder for the user's rig maps."""
    return os.path.join(preferences(), "rigs")


def beside_scene():
    """The folder for rig maps beside the scene file; None while the scene has not been saved."""
    scene = cmds.file(query=True, sceneName=True)
    return os.path.join(os.path.dirname(scene), "footfall") if scene else None


def stored():
    """The paths of all rig maps: first those beside the scene, then those in the preferences."""
    return map_file.files_in([folder for folder in (beside_scene(), in_preferences()) if folder])
