# SPDX-License-Identifier: MIT
"""Motion warping: pose a few frames as they should be, and the motion bends to meet them and keeps its detail.

    from footfall.maya import warping
    # pose the selected controls at frame 40, then:
    warping.set_pose(pins=[20, 60])      # the motion passes through the pose; frames 20 and 60 stay unchanged
    warping.bake()                       # to plain curves

These functions run the commands ffWarp, ffBlend and ffBake of the plug-in. `controls` defaults to the selection; times are
in frames. A report is the dictionary that the command returns: nodes, notes and measurements."""
import json

from maya import cmds

from ..error import FootfallError
from . import timing
from .session import plugin, selection
from .session.undo import undoable

MODES = ("auto", "offset", "scale", "mix", "neutralise")
SPACES = ("world", "body")


@undoable("set warp pose")
def set_pose(controls=None, name=None, mode="auto", pins=(), per_channel=False, keyed=False, space=None, contacts=None):
    """Bends the motion to pass through the current pose of the controls, which were moved but not keyed, at the current
    frame; returns the report.

    name: the warp to change; by default the last one, or a new one. mode: how the pose is met, one of MODES. pins:
    frames that stay unchanged and limit the change; without pins the whole motion changes. per_channel: treat each
    angle by itself instead of rotating the joint as a whole. keyed: the pose was keyed (Auto Key was on); its keys are
    removed from the curves, and the report's notes say what is not known about the former keys. space: the axes along
    which moved controls travel, "world" or "body" (left, up, ahead of the figure), as a warp of their own; None: those
    of their parents. contacts: what happens to planted feet of a skeleton: "keep" them planted, "follow" the body, or
    "free"."""
    if mode not in MODES:
        raise FootfallError("The mode must be one of {1}, got '{0}'.".format(mode, ", ".join(MODES)))
    _check_space(space)
    controls = selection.controls(controls, "the controls that you posed")
    return json.loads(plugin.run("ffWarp", controls, name=name, mode=mode, pinFrame=list(pins) or None,
                                 perChannel=per_channel or None, keyedPose=keyed or None, space=space, contacts=contacts,
                                 report=True))


def _check_space(space):
    if space is not None and space not in SPACES:
        raise FootfallError("The space must be {1}, got '{0}'.".format(space, " or ".join(SPACES)))


@undoable("move along a space")
def move(controls=None, by=None, position=None, space="body", frame=None, pins=(), name=None, contacts=None):
    """Moves travelling controls (hips, a prop) along the axes of a space. The offset turns with that space, so that in
    body space a step to the left stays to the left around every bend. Returns the report.

    by: the distance, or position: the target, (x, y, z) in scene units; in body space x is left, y up, z ahead. frame:
    by default the current one. pins, name, contacts: as for set_pose."""
    if (position is None) == (by is None):
        raise FootfallError("Give either a position to move to, or a distance to move by.")
    _check_space(space)
    controls = selection.controls(controls)
    return json.loads(plugin.run("ffWarp", controls, position=position, moveBy=by, space=space, frame=frame, name=name,
                                 pinFrame=list(pins) or None, contacts=contacts, report=True))


@undoable("pin frames")
def pin(frames=None, controls=None, name=None):
    """Pins frames, by default the current one: the motion stays unchanged there, whatever the warps around them do.
    Returns the report."""
    controls = selection.controls(controls)
    frames = [cmds.currentTime(query=True)] if frames is None else list(frames)
    return json.loads(plugin.run("ffWarp", controls, name=name, pinFrame=frames, report=True))


def warps(controls=None):
    """The names of the warps on the controls, or of the whole scene if none are given or selected."""
    if controls is None and not cmds.ls(selection=True):
        return plugin.run("ffWarp", query=True, list=True) or []
    return plugin.run("ffWarp", selection.controls(controls), query=True, list=True) or []


def is_muted(name, controls=None):
    """Whether a warp is muted."""
    return bool(plugin.run("ffWarp", selection.controls(controls), query=True, name=name, mute=True))


def weight(name, controls=None):
    """How strongly a warp acts; 1 is fully."""
    return plugin.run("ffWarp", selection.controls(controls), query=True, name=name, weight=True)


def key_frames(name, controls=None):
    """The frames of a warp's keys."""
    return plugin.run("ffWarp", selection.controls(controls), query=True, name=name, keyFrames=True) or []


@undoable("change warp")
def change(name, controls=None, mute=None, weight=None, span=None, ease=None, interpolation=None, order=None):
    """Changes the given settings of a warp. mute: switch it off. weight: how strongly it acts, 1 is fully. span:
    (first, last) frame in which it acts, eased in and out over `ease` (frames, frames). interpolation between its keys:
    spline, linear or step. order: warps with lower numbers act first."""
    return plugin.run("ffWarp", selection.controls(controls), edit=True, name=name, mute=mute, weight=weight, range=span,
                ease=ease, interpolation=interpolation, order=order)


@undoable("remove warp")
def remove(name, controls=None, frame=None):
    """Removes a warp, or only its key at a frame."""
    return plugin.run("ffWarp", selection.controls(controls), edit=True, name=name, remove=True, frame=frame)


@undoable("apply warp document")
def apply(path, controls=None):
    """Applies a warp document, as `footfall warp --keys` reads it, to the given controls or to everything that is
    animated."""
    args = [selection.controls(controls)] if controls is not None else []
    return json.loads(plugin.run("ffWarp", *args, keys=path, report=True))


@undoable("goal")
def goal(joint, position=None, by=None, frame=None, space="world", before=None, after=None, contacts="keep"):
    """Lets a joint of a skeleton reach a position at a frame (by default the current one). Its limb is bent to reach
    it, eased in and out around that frame; a planted foot moves for its whole stance. Returns the report.

    position: the target, or by: the distance to move, (x, y, z) in scene units. space: world, or body (left, up, ahead
    of the pelvis). before, after: frames over which the bend is eased in and out (by default 0.4 s). contacts: what
    happens to planted feet: keep, follow or free (a planted foot then bends like a hand)."""
    if (position is None) == (by is None):
        raise FootfallError("Give either a position to reach, or a distance to move by.")
    joint = selection.controls(joint)[0]
    return json.loads(plugin.run("ffWarp", effector=selection.short(joint), position=position, moveBy=by, frame=frame,
                                 space=space, before=before, after=after, contacts=contacts, report=True))


@undoable("match timing")
def match(figure=None, other=None):
    """Gives a figure the timing of another one with the same joint names: a timing layer with few keys shows, at every
    frame, the pose that is closest to the other's. By default uses the two selected figures, in that order. Returns the
    report."""
    if figure is None:
        chosen = cmds.ls(selection=True) or []
        if len(chosen) != 2:
            raise FootfallError("Select the character to retime, then the one whose timing it should get.")
        figure, other = chosen
    figure, other = selection.controls([figure, other])
    report = json.loads(plugin.run("ffWarp", [figure], match=other, report=True))
    timing.from_node(report["nodes"][0], [figure])
    return report


@undoable("blend")
def blend(first=None, second=None, result=None, start=None, duration=None, enter=None, shape=None, align=None,
          contacts=None):
    """Blends from the animation of one hierarchy to that of another with the same joint names, on the first or on a
    third one; returns the report. By default uses the two (or three) selected hierarchies, in that order.

    start: the frame where the blend starts (by default the current one). duration: in frames (by default half a
    second). enter: the frame of the second motion at the start (by default where it fits best). shape: smooth, cosine
    or linear. align: "poses" continues from the figure's position and matches similar poses, "path" keeps each motion's
    own speed, "none" blends raw values. contacts: "keep" feet planted, or "free"."""
    if first is None:
        chosen = cmds.ls(selection=True) or []
        if len(chosen) not in (2, 3):
            raise FootfallError("Select the character whose motion comes first, then the one whose motion follows "
                                "(and, as a "
                                "third, one that gets the result).")
        first, second, result = (chosen + [None])[:3]
    names = selection.controls([name for name in (first, second, result) if name])
    start = cmds.currentTime(query=True) if start is None else start
    flags = {"from": enter}  # a word of Python
    return json.loads(plugin.run("ffBlend", names, start=start, duration=duration, shape=shape, align=align,
                                 contacts=contacts, report=True, **flags))


@undoable("remove blend")
def remove_blend(controls=None):
    """Removes the blends of the controls with all their nodes; returns how many there were."""
    nodes = []
    for control in selection.controls(controls):
        for node in cmds.listHistory(control) or []:
            if cmds.nodeType(node) == "ffMotionBlend" and node not in nodes:
                nodes.append(node)
    for node in nodes:
        plugin.run("ffBlend", [node], remove=True)
    return len(nodes)


@undoable("bake warps")
def bake(controls=None, every_frame=False, span=None, tolerance=None, angle_tolerance=None):
    """Bakes warps, blends and timing to plain curves, with as few keys as stay within the tolerances (length and angle
    in scene units) or one per frame; returns the channels. Footfall nodes that no longer drive anything are deleted."""
    return plugin.run("ffBake", selection.controls(controls), everyFrame=every_frame or None, range=span,
                tolerance=tolerance, angleTolerance=angle_tolerance) or []
