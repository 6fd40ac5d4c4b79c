# SPDX-License-Identifier: MIT
"""The buttons for gaits: they work on what is selected, a skeleton, a curve and a mesh in any order."""
from maya import cmds

from . import driving, gaits, message, place_tool, selection, time_range
from .error import FootfallError
from .tooling import tool
from .undo import chunk


def _selected_curve():
    for name in cmds.ls(selection=True) or []:
        shapes = [name] + (cmds.listRelatives(name, shapes=True, fullPath=True) or [])
        if any(cmds.nodeType(shape) == "nurbsCurve" for shape in shapes):
            return name
    raise FootfallError("Select a curve on the ground to go along.")


def _selected_joint():
    for name in cmds.ls(selection=True, long=True) or []:
        below = cmds.listRelatives(name, allDescendents=True, fullPath=True, type="joint") or []
        if cmds.nodeType(name) == "joint" or below:
            return driving.top_joint(name)
    return None


@tool
def gait_follow():
    """The cycle of the selected skeleton goes along the selected curve, over the selected mesh, in place of its animation."""
    curve, root = _selected_curve(), _selected_joint()
    if root is None:
        raise FootfallError("Select the animated skeleton, then the curve it should go along (and the ground).")
    with chunk("send cycle along curve"):
        gait = gaits.cycle(root, curve, span=time_range.highlighted(), terrain=place_tool.selected_mesh())
        gaits.connect(gait, [root], replace=True)
    said = gaits.notes(gait)
    message.info("{0} goes along {1}{2}.".format(selection.short(root), selection.short(curve),
                                                 "; " + "; ".join(said[:2]) if said else ""))
    return gait


@tool
def gait_book(gait="walk", character="dog"):
    """A gait of the book on a new skeleton, along the selected curve, over the selected mesh."""
    with chunk("gait of the book"):
        made = gaits.book(gait, _selected_curve(), character=character, terrain=place_tool.selected_mesh())
        root = gaits.skeleton(made)
    message.info("{0}: the {1} of a {2}, on {3}.".format(made, gait, character, root))
    return made


@tool
def gait_automatic(character="dog"):
    """Gaits by speed on a new skeleton: key the speed in the Attribute Editor."""
    with chunk("gaits by speed"):
        made = gaits.automatic(_selected_curve(), character=character, terrain=place_tool.selected_mesh())
        gaits.skeleton(made)
    message.info("{0} takes the gait that suits its speed.".format(made))
    return made


@tool
def gait_change(to="trot"):
    """From the current frame on the gait passes into another."""
    gaits.change(to)
    message.info("From frame {0:g}: {1}.".format(cmds.currentTime(query=True), ", then ".join(gaits.names())))


@tool
def gait_change_remove():
    """The last change of gait goes."""
    gaits.remove_change()
    message.info("Now: {0}.".format(", then ".join(gaits.names())))


@tool
def gait_connect(replace=False):
    """The selected character goes as the gait does."""
    channels = gaits.connect(replace=replace)
    message.info("{0} channels go.".format(len(channels)))
    return channels


@tool
def gait_disconnect():
    """What the gait drives stays as it is now."""
    message.info("{0} channels are free.".format(len(gaits.disconnect())))


@tool
def gait_notes():
    """What was guessed or is hard to do."""
    said = gaits.notes()
    if said:
        message.warn("; ".join(said[:3]) + ".")
    else:
        message.info("The gait has nothing to complain of.")
    return said


@tool
def gait_bake(keep=False, every_frame=False):
    """The gait into plain curves."""
    channels = gaits.bake(keep=keep, every_frame=every_frame)
    message.info("{0} channels are baked to plain curves.".format(len(channels)))
    return channels
