# SPDX-License-Identifier: MIT
"""A timing layer written into the curves underneath."""
from maya import cmds

from . import curves, time_range, timing
from .error import FootfallError
from .progress import Progress
from .undo import undoable


def span_of(layer):
    """(first, last) frame to bake by default: the animation range of the scene and the keys of the layer."""
    frames = [one.at for one in timing.keys(layer)]
    start = cmds.playbackOptions(query=True, animationStartTime=True)
    end = cmds.playbackOptions(query=True, animationEndTime=True)
    return (min(frames + [start]), max(frames + [end]))


@undoable("bake timing")
def bake(layer, span=None):
    """Gives each curve of the layer a key a frame with what it shows now, in place of its own keys, and its own time
    back. Returns the curves. Each curve by itself, so that animation layers stay what they are; steps stay steps.
    Nothing is changed where a curve is locked (FootfallError), or when Esc is pressed."""
    names = timing.curves_of(layer)
    for name in names:
        if not curves.is_curve(name):
            raise FootfallError("{0} warps the motion in its own time: bake the warp first, which bakes the timing too."
                                .format(name))
        if any(cmds.lockNode(name, query=True, lock=True) or []):
            raise FootfallError("{0} is locked: unlock it, or remove the layer without baking.".format(name))
    frames = time_range.frames(span or span_of(layer))
    with Progress("Baking the timing", 2 * len(names)) as progress:
        values = {}
        for name in names:
            progress.step()
            values[name] = [cmds.getAttr(name + ".output", time=frame) for frame in frames]
        for name in names:
            progress.step()
            curves.give_scene_time(name, layer + ".outTime")
            _replace_keys(name, frames, values[name])
    return names


def _replace_keys(curve, frames, values):
    """The old keys go last: Maya deletes a curve that has none."""
    old = cmds.keyframe(curve, query=True, timeChange=True) or []
    tangents = ("linear", "step") if curves.is_stepped(curve) else ("auto", "auto")
    for frame, value in zip(frames, values):
        cmds.setKeyframe(curve, time=frame, value=value, inTangentType=tangents[0], outTangentType=tangents[1])
    for time in old:
        if not any(abs(time - frame) < 1e-3 for frame in frames):
            cmds.cutKey(curve, time=(time, time), clear=True)
