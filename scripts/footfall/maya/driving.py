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
from .session.undo import unrecorded


def connect(command, node, controls=None, rig_map=None, replace=False, what="the character that should move"):
    """Drives the rig of the given or selected controls by its map (body, hips, chest, head, hands, elbows, feet, toes,
    pole vectors), or a skeleton without controls by its joints. Controls that the map does not name and that would stay
    behind are carried along. The rig must be in its rest pose, standing on the ground. replace: existing
    animation of the driven channels is replaced; without it, animated channels are an error. Returns the driven
    channels."""
    names = selection.controls(controls, what)
    return _edit(command, node, replace=replace or None, **rig_flags(names, rig_map)) or []


def rig_flags(names, rig_map=None):
    """The flags by which a command gets to know the rig of some controls: its joints, or its controls with their roles."""
    if all(cmds.nodeType(name) == "joint" for name in names):
        return {"joints": top_joint(names[0])}
    rig_map = rig_map or rig_maps.of_selection(names)
    pairs = role_controls(rig_map)
    return {"control": pairs + [("carried", name) for name in left_behind(rig_map, pairs)]}


def _edit(command, node, **flags):
    """Edits a node, or the selected one if it is None."""
    return plugin.run(command, *([node] if node else []), edit=True, **flags)


def role_controls(rig_map):
    """The (role, control) pairs of a rig map that can be driven."""
    pairs = [(role, rig_map.node(role)) for role in role_names.CENTRE if role == "body" or role in rig_map.roles]
    for leg in rig_map.legs():
        for part in role_names.LEG:
            node = getattr(leg, part)
            if node:
                pairs.append((role_names.name(part, leg.side, leg.row), node))
    for side in role_names.SIDES:
        for part in role_names.ARM:
            role = role_names.name(part, side)
            if role in rig_map.roles:
                node = rig_map.node(role)
                if part == "hand" and _only_turns(node):  # the hand of an arm that has no IK
                    role = role_names.name("wrist", side)
                pairs.append((role, node))
    return pairs


def _only_turns(node):
    return all(cmds.getAttr("{0}.translate{1}".format(node, axis), lock=True) for axis in "XYZ")


def _can_move(node):
    return all(cmds.getAttr("{0}.translate{1}".format(node, axis), settable=True) for axis in "XYZ")


def left_behind(rig_map, pairs):
    """Controls that the map does not name, and that would stay where they are while the body moves away: hands in the
    space of the world, the aim of the eyes. Found by moving the body a little."""
    driven = [cmds.ls(node, long=True)[0] for _, node in pairs]
    body = driven[0]
    if not _can_move(body):
        return []
    controls = rig_maps.character_of([body])[0]
    loose = [path for path in controls if _can_move(path) and not any(
        path == one or path.startswith(one + "|") or one.startswith(path + "|") for one in driven)]
    where = lambda: [cmds.xform(path, query=True, worldSpace=True, rotatePivot=True) for path in loose]  # noqa: E731
    before, start = where(), cmds.getAttr(body + ".translateX")
    with unrecorded():
        try:
            cmds.setAttr(body + ".translateX", start + 10.0)
            after = where()
        finally:
            cmds.setAttr(body + ".translateX", start)
    still = [path for path, was, now in zip(loose, before, after) if max(abs(a - b) for a, b in zip(was, now)) < 1e-6]
    return [path for path in still if not any(path.startswith(other + "|") for other in still)]


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
