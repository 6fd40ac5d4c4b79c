# SPDX-License-Identifier: MIT
"""Connects what Footfall creates to a rig: what walks, stances, steered motion, gaits and creatures have in common.

    from footfall.maya import driving
    driving.connect("ffWalk", "walk1", ["hero:cog_ctrl"])   # the command of the system, its node, the rig

Animators use the functions of each system's own module (walking, stances, …), which call these. `command` is the plug-in
command of the system, `node` its node or None for the selected one."""
from maya import cmds

from ..error import FootfallError
from ..rig import role_names
from . import rig_maps
from .session import plugin, selection


def connect(command, node, controls=None, rig_map=None, replace=False, what="the character that should move"):
    """Drives the rig of the given or selected controls by its map (body, feet, toes, pole vectors), or a skeleton
    without controls by its joints. The rig must be in its rest pose, standing on the ground. replace: existing
    animation of the driven channels is replaced; without it, animated channels are an error. Returns the driven
    channels."""
    names = selection.controls(controls, what)
    if all(cmds.nodeType(name) == "joint" for name in names):
        flags = {"joints": top_joint(names[0])}
    else:
        flags = {"control": role_controls(rig_map or rig_maps.of_selection(names))}
    return _edit(command, node, replace=replace or None, **flags) or []


def _edit(command, node, **flags):
    """Edits a node, or the selected one if it is None."""
    return plugin.run(command, *([node] if node else []), edit=True, **flags)


def role_controls(rig_map):
    """The (role, control) pairs of a rig map that can be driven."""
    pairs = [("body", rig_map.node("body"))]
    for leg in rig_map.legs():
        for part in role_names.LEG:
            node = getattr(leg, part)
            if node:
                pairs.append((role_names.name(part, leg.side, leg.row), node))
    return pairs


def skeleton(command, node):
    """Creates a skeleton of the figure, moving; returns its root."""
    return _edit(command, node, skeleton=True)


def disconnect(command, node):
    """Disconnects all driven channels, which keep their current values; returns them."""
    return _edit(command, node, disconnect=True) or []


def bake(command, node, keep=False, every_frame=False, span=None):
    """Bakes all driven channels to plain curves, including edits on top, and deletes the nodes unless keep is set.
    span: (first, last) frame. Returns the channels."""
    return _edit(command, node, bake=True, keep=keep or None, everyFrame=every_frame or None, range=span) or []


def only(names, what):
    """The only one of the nodes. The selection cannot tell which is meant where it is the rig to drive."""
    if not names:
        raise FootfallError("There is no {0} in the scene. Create one first.".format(what))
    if len(names) > 1:
        raise FootfallError("There are several {0}s ({1}). Delete or bake those the character should not follow, or "
                            "name one in Python.".format(
            what, ", ".join(names)))
    return names[0]


def top_joint(name):
    """The top joint of the skeleton that a joint belongs to, or of the skeleton below a group."""
    if cmds.nodeType(name) != "joint":
        below = cmds.listRelatives(name, allDescendents=True, fullPath=True, type="joint") or []
        if not below:
            raise FootfallError("{0} has no joints. Select a joint of the skeleton.".format(selection.short(name)))
        name = min(below, key=lambda path: path.count("|"))
    while True:
        above = cmds.listRelatives(name, parent=True, fullPath=True)
        if not above or cmds.nodeType(above[0]) != "joint":
            return name
        name = above[0]
