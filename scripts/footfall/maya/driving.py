# SPDX-License-Identifier: MIT
"""A figure of Footfall on a rig: what walks, stances, steered motion, gaits and creatures have in common.

    from footfall import driving
    driving.connect("ffWalk", "walk1", ["hero:cog_ctrl"])   # the command of the system, its node, the rig

Each system's module (walking, ...) gives its own functions over these. Its command has the flags that docs/plugin.md
describes under Driving a figure."""
from maya import cmds

from ..error import FootfallError
from ..rig import role_names
from . import rig_maps
from .session import plugin, selection


def connect(command, node, controls=None, rig_map=None, replace=False, what="the character that should move"):
    """Drives the rig of the given or selected controls by its map (body, feet, toes, pole vectors); a skeleton without
    controls by its joints. The rig should be in its rest pose, standing on the ground. Returns the channels."""
    names = selection.controls(controls, what)
    if all(cmds.nodeType(name) == "joint" for name in names):
        flags = {"joints": top_joint(names[0])}
    else:
        flags = {"control": roles(rig_map or rig_maps.of_selection(names))}
    return _edit(command, node, replace=replace or None, **flags) or []


def _edit(command, node, **flags):
    """On a node, or, where it is None, on what is selected."""
    return plugin.run(command, *([node] if node else []), edit=True, **flags)


def roles(rig_map):
    """The (role, control) pairs of a rig map that a figure drives."""
    pairs = [("body", rig_map.node("body"))]
    for leg in rig_map.legs():
        for part in role_names.LEG:
            node = getattr(leg, part)
            if node:
                pairs.append((role_names.name(part, leg.side, leg.row), node))
    return pairs


def skeleton(command, node):
    """A skeleton of the figure, moving; returns its root."""
    return _edit(command, node, skeleton=True)


def disconnect(command, node):
    """What the figure drives keeps the values it has; returns the channels."""
    return _edit(command, node, disconnect=True) or []


def bake(command, node, keep=False, every_frame=False, span=None):
    """What the figure drives to plain curves, polish and all; the nodes go unless kept. Returns the channels."""
    return _edit(command, node, bake=True, keep=keep or None, everyFrame=every_frame or None, range=span) or []


def only(names, what):
    """The one of several nodes that the selection, which is the rig, cannot tell."""
    if not names:
        raise FootfallError("There is no {0} in the scene.".format(what))
    if len(names) > 1:
        raise FootfallError("There are several {0}s ({1}): say which one the character should follow.".format(
            what, ", ".join(names)))
    return names[0]


def top_joint(name):
    """The uppermost joint above a joint, or below a group."""
    if cmds.nodeType(name) != "joint":
        below = cmds.listRelatives(name, allDescendents=True, fullPath=True, type="joint") or []
        if not below:
            raise FootfallError("{0} has no joints: select a joint of the skeleton.".format(selection.short(name)))
        name = min(below, key=lambda path: path.count("|"))
    while True:
        above = cmds.listRelatives(name, parent=True, fullPath=True)
        if not above or cmds.nodeType(above[0]) != "joint":
            return name
        name = above[0]
