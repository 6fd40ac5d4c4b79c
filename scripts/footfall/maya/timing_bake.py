# SPDX-License-Identifier: MIT
"""A timing layer written into the curves underneath."""
from maya import cmds

from ..error import FootfallError
from . import anim_curves, timing
from .session import plugin, time_range
from .session.progress import Progress
from .session.undo import undoable


def span_of(layer):
    """(first, last) frame to bake by default: the animation range of the scene and the keys of the layer."""
    frames = [one.at for one in timing.keys(layer)]
    start = cmds.playbackOptions(query=True, animationStartTime=True)
    end = cmds.playbackOptions(query=True, animationEndTime=True)
    return (min(frames + [start]), max(frames + [end]))


@undoable("bake timing")
def bake(layer, span=None, every_frame=False):
    """Writes the timing into the curves of the layer, which get their own time back. Returns the curves.

    Curves that drive a control by themselves become new curves with few keys (ffBake), or with a key a frame; those under
    animation layers, blends and constraints always get a key a frame, each by itself, so that what is above them stays
    what it is. Steps stay steps. Nothing is changed where a curve is locked or warped (FootfallError), or when Esc is
    pressed. The layer is gone afterwards where ffBake did all of it."""
    names = timing.curves_of(layer)
    for name in names:
        if not anim_curves.is_curve(name):
            raise FootfallError("{0} warps the motion in its own time: bake the warp first, which bakes the timing too."
                                .format(name))
        if any(cmds.lockNode(name, query=True, lock=True) or []):
            raise FootfallError("{0} is locked: unlock it, or remove the layer without baking.".format(name))
    frames = time_range.frames(span or span_of(layer))
    direct = [] if every_frame else [plug for name in names for plug in _channels(name)]
    if direct:
        plugin.run("ffBake", direct, range=span)
    left = timing.curves_of(layer) if cmds.objExists(layer) else []
    with Progress("Baking the timing", 2 * len(left)) as progress:
        values = {}
        for name in left:
            progress.step()
            values[name] = [cmds.getAttr(name + ".output", time=frame) for frame in frames]
        for name in left:
            progress.step()
            anim_curves.give_scene_time(name, layer + ".outTime")
            _replace_keys(name, frames, values[name])
    return names


def _channels(curve):
    """The channels of controls that a curve drives by itself."""
    plugs = cmds.listConnections(curve + ".output", source=False, destination=True, plugs=True,
                                 skipConversionNodes=True) or []
    return [plug for plug in plugs if "transform" in (cmds.nodeType(plug.split(".")[0], inherited=True) or [])]


def _replace_keys(curve, frames, values):
    """The old keys go last: Maya deletes a curve that has none."""
    old = cmds.keyframe(curve, query=True, timeChange=True) or []
    tangents = ("linear", "step") if anim_curves.is_stepped(curve) else ("auto", "auto")
    for frame, value in zip(frames, values):
        cmds.setKeyframe(curve, time=frame, value=value, inTangentType=tangents[0], outTangentType=tangents[1])
    for time in old:
        if not any(abs(time - frame) < 1e-3 for frame in frames):
            cmds.cutKey(curve, time=(time, time), clear=True)
