# SPDX-License-Identifier: MIT
"""Motion warping: pose a few frames as they should be, and the motion bends to meet them, keeping its detail.

    from footfall import warping
    # pose the selected controls at frame 40, then:
    warping.set_pose(pins=[20, 60])      # the motion passes through the pose; 20 and 60 stay as they were
    warping.bake()                       # back to plain curves

Thin functions over the plug-in's commands ffWarp, ffBlend and ffBake, which docs/plugin.md describes. Controls are those
given or selected; times are frames."""
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
    """The controls as they are posed now, moved but not keyed, become a pose the motion passes through at the current
    frame; returns the command's report.

    name: of the warp; without it the last one, or a new one. mode: how goals are met, one of MODES. pins: frames that stay
    as they are, so that the change comes and goes between them; without any the whole motion moves. per_channel: angles by
    themselves, not as turns of a joint. keyed: the pose was keyed (Auto Key was on); its keys are taken out of the curves
    again, and the report's notes say what cannot be known of the keys before. space: along whose axes controls that were
    moved go, "world" or "body" (left, up, ahead of the figure), as a warp of their own; None: their parents'. contacts: what
    becomes of feet of a skeleton that stand on the ground, "keep": they stay, "follow" or "free"."""
    if mode not in MODES:
        raise FootfallError("'{0}' is no way to meet a pose: choose {1}.".format(mode, ", ".join(MODES)))
    _check_space(space)
    controls = selection.controls(controls, "the controls you have posed")
    return json.loads(plugin.run("ffWarp", controls, name=name, mode=mode, pinFrame=list(pins) or None,
                                 perChannel=per_channel or None, keyedPose=keyed or None, space=space, contacts=contacts,
                                 report=True))


def _check_space(space):
    if space is not None and space not in SPACES:
        raise FootfallError("'{0}' is no space: choose {1}.".format(space, " or ".join(SPACES)))


@undoable("move along a space")
def move(controls=None, by=None, position=None, space="body", frame=None, pins=(), name=None, contacts=None):
    """Moves controls that travel (hips, a prop) along the axes of a space: what is added turns with it, so that a step to the
    left stays one round every bend. Returns the command's report.

    by: how far, or position: where to, (x, y, z) in the scene's units; in the body x is left, y up, z ahead. frame: when (the
    current one). pins, name, contacts: as in set_pose."""
    if (position is None) == (by is None):
        raise FootfallError("A move is a position to be at, or by how far to move: give one of them.")
    _check_space(space)
    controls = selection.controls(controls)
    return json.loads(plugin.run("ffWarp", controls, position=position, moveBy=by, space=space, frame=frame, name=name,
                                 pinFrame=list(pins) or None, contacts=contacts, report=True))


@undoable("pin frames")
def pin(frames=None, controls=None, name=None):
    """Frames at which the motion stays as it is, whatever a warp does around them; the current frame by default."""
    controls = selection.controls(controls)
    frames = [cmds.currentTime(query=True)] if frames is None else list(frames)
    return json.loads(plugin.run("ffWarp", controls, name=name, pinFrame=frames, report=True))


def warps(controls=None):
    """The names of the warps on the controls; of the whole scene where none are given or selected."""
    if controls is None and not cmds.ls(selection=True):
        return plugin.run("ffWarp", query=True, list=True) or []
    return plugin.run("ffWarp", selection.controls(controls), query=True, list=True) or []


def is_muted(name, controls=None):
    return bool(plugin.run("ffWarp", selection.controls(controls), query=True, name=name, mute=True))


def key_frames(name, controls=None):
    """The frames of a warp's keys."""
    return plugin.run("ffWarp", selection.controls(controls), query=True, name=name, keyFrames=True) or []


@undoable("change warp")
def change(name, controls=None, mute=None, weight=None, span=None, ease=None, interpolation=None, order=None):
    """Changes what is given of a warp: mute; weight, how much of it counts (1); span, (first, last) frame in which it acts,
    eased in and out over `ease` (frames, frames); interpolation between its keys: spline, linear or step; order:
    warps act in the order of these numbers."""
    return plugin.run("ffWarp", selection.controls(controls), edit=True, name=name, mute=mute, weight=weight, range=span,
                ease=ease, interpolation=interpolation, order=order)


@undoable("remove warp")
def remove(name, controls=None, frame=None):
    """Removes a warp, or only its key at a frame."""
    return plugin.run("ffWarp", selection.controls(controls), edit=True, name=name, remove=True, frame=frame)


@undoable("apply warp document")
def apply(path, controls=None):
    """Applies a warp document, as `footfall warp --keys` takes it, to the controls given, or to all that is animated."""
    args = [selection.controls(controls)] if controls is not None else []
    return json.loads(plugin.run("ffWarp", *args, keys=path, report=True))


@undoable("goal")
def goal(joint, position=None, by=None, frame=None, space="world", before=None, after=None, contacts="keep"):
    """A joint of a skeleton should be at a place at a frame (the current one): its limb is bent to reach it, and the bend
    comes and goes around it; a foot that stands then takes its whole step along. Returns the command's report.

    position: where, or by: how far to move, (x, y, z) in the scene's units; space: world, or body (left, up, ahead of the
    pelvis); before, after: frames over which the bend comes and goes (0.4 s); contacts: what becomes of feet on the
    ground, keep, follow or free (then a foot that stands bends like a hand)."""
    if (position is None) == (by is None):
        raise FootfallError("A goal is a position to be at, or by how far to move: give one of them.")
    joint = selection.controls(joint)[0]
    return json.loads(plugin.run("ffWarp", effector=selection.short(joint), position=position, moveBy=by, frame=frame,
                                 space=space, before=before, after=after, contacts=contacts, report=True))


@undoable("match timing")
def match(figure=None, other=None):
    """Gives a figure the timing of another with the same joint names: at each frame it shows the pose that fits the other's
    best, through a timing layer (ffTimeWarp) of few keys. Without names the two selected are taken, in that order; returns
    the command's report."""
    if figure is None:
        chosen = cmds.ls(selection=True) or []
        if len(chosen) != 2:
            raise FootfallError("Select the character that should change, then the one whose timing it should have.")
        figure, other = chosen
    figure, other = selection.controls([figure, other])
    report = json.loads(plugin.run("ffWarp", [figure], match=other, report=True))
    timing.adopt(report["nodes"][0], [figure])
    return report


@undoable("blend")
def blend(first=None, second=None, result=None, start=None, duration=None, enter=None, shape=None, align=None,
          contacts=None):
    """Passes from the animation of one hierarchy to that of another with the same joint names, on the first or a third;
    returns the command's report. Without names the two (or three) selected are taken, in that order.

    start: the frame where the blend begins (the current one); duration: frames it takes (half a second); enter: the frame
    the second shows at the start (where it fits best); shape: smooth, cosine or linear; align: poses, so that the figure
    goes on from where it is and like poses meet, path, each at its own speed, or none, raw values; contacts: keep, so that
    feet stay planted, or free."""
    if first is None:
        chosen = cmds.ls(selection=True) or []
        if len(chosen) not in (2, 3):
            raise FootfallError("Select the character that begins and the one that goes on (and, where it should be neither, "
                                "the one that gets the result).")
        first, second, result = (chosen + [None])[:3]
    names = selection.controls([name for name in (first, second, result) if name])
    start = cmds.currentTime(query=True) if start is None else start
    flags = {"from": enter}  # a word of Python
    return json.loads(plugin.run("ffBlend", names, start=start, duration=duration, shape=shape, align=align,
                                 contacts=contacts, report=True, **flags))


@undoable("remove blend")
def remove_blend(controls=None):
    """Takes the blends of the controls away with all that was made for them; returns how many there were."""
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
    """Writes warps, blends and timing into plain curves, with as few keys as stay within the tolerances (length and angle in
    the scene's units) or one a frame; returns the channels. Footfall's nodes that drive nothing any more go."""
    return plugin.run("ffBake", selection.controls(controls), everyFrame=every_frame or None, range=span,
                tolerance=tolerance, angleTolerance=angle_tolerance) or []
