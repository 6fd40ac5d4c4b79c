# SPDX-License-Identifier: MIT
"""The tools for gaits. They work on the selection: a skeleton, a curve and a mesh, in any order."""
from maya import cmds

from ...error import FootfallError
from .. import driving, gaits
from ..session import message, selection, time_range
from .decorator import maker, replacing_maker, tool


def _selected_curve():
    return selection.of_kind("nurbsCurve", "a curve on the ground to travel along")


def _selected_joint():
    for name in cmds.ls(selection=True, long=True) or []:
        below = cmds.listRelatives(name, allDescendents=True, fullPath=True, type="joint") or []
        if cmds.nodeType(name) == "joint" or below:
            return driving.top_joint(name)
    return None


@replacing_maker
def gait_follow():
    """Send the cycle of the selected skeleton along the selected curve, over the selected mesh. It replaces the
    animation."""
    curve, root = _selected_curve(), _selected_joint()
    if root is None:
        raise FootfallError("Select the animated skeleton, then the curve it should follow (and the ground).")
    gait = gaits.cycle(root, curve, span=time_range.highlighted(), terrain=selection.mesh())
    gaits.connect(gait, [root], replace=True)
    notes = gaits.notes(gait)
    message.info("{0} follows {1}{2}.".format(selection.short(root), selection.short(curve),
                                              "; " + "; ".join(notes[:2]) if notes else ""))
    return gait


@maker
def gait_from_library(gait="walk", character="dog", speed=0.0):
    """Send a gait of the gait library, on a new skeleton, along the selected curve and over the selected mesh.

    speed: metres per second; 0: the gait's own."""
    made = gaits.from_library(gait, _selected_curve(), character=character, terrain=selection.mesh(), speed=speed or None)
    root = gaits.skeleton(made)
    message.info("{0}: {1} of the {2}, on {3}.".format(made, gait, character, root))
    return made


@maker
def gait_automatic(character="dog"):
    """Choose gaits by speed, on a new skeleton along the selected curve. Key the speed in the Attribute Editor."""
    made = gaits.automatic(_selected_curve(), character=character, terrain=selection.mesh())
    gaits.skeleton(made)
    message.info("{0} chooses its gait by its speed.".format(made))
    return made


@tool
def gait_change(to="trot"):
    """Change to another gait from the current frame on."""
    gaits.change(to)
    message.info("Changed at frame {0:g}: {1}.".format(cmds.currentTime(query=True), ", then ".join(gaits.names())))


@tool
def gait_change_remove():
    """Remove the last change of gait."""
    gaits.remove_change()
    message.info("The gait is now: {0}.".format(", then ".join(gaits.names())))


@tool
def gait_notes():
    """Show what was guessed and what is hard to do."""
    notes = gaits.notes()
    if notes:
        message.warn("; ".join(notes[:3]) + ".")
    else:
        message.info("The gait has no problems.")
    return notes
