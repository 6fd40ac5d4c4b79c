# SPDX-License-Identifier: MIT
"""Bakes a timing layer to the curves underneath."""
from maya import cmds

from ..error import FootfallError
from . import anim_curves, timing
from .session import plugin, time_range
from .session.progress import Progress
from .session.undo import undoable


def span_of(layer):
    """(first, last) frame that is baked by default: the animation range of the scene and the keys of the layer."""
    frames = [one.at for one in timing.keys(layer)]
    start = cmds.playbackOptions(query=True, animationStartTime=True)
    end = cmds.playbackOptions(query=True, animationEndTime=True)
    return (min(frames + [start]), max(frames + [end]))


@undoable("bake timing")
def bake(layer, span=None, every_frame=False):
    """Bakes the timing to the curves of the layer, which run on scene time again. Returns the curves.

    Curves that drive a control directly become new curves with few keys (ffBake), or with one key per frame. Curves
    under animation layers, blends and constraints always get one key per frame, so that the nodes above them keep
    working. Stepped keys stay stepped. Nothing is changed if a curve is locked or warped (FootfallError) or if Esc is
    pressed. If ffBake could bake every curve, the layer is gone afterwards."""
    names = timing.curves_of(layer)
    for name in names:
        if not anim_curves.is_curve(name):
            raise FootfallError("{0} warps the motion. Bake the warp first; this bakes the timing, too."
                                .format(name))
        if any(cmds.lockNode(name, query=True, lock=True) or []):
            raise FootfallError("{0} is locked. Unlock it, or remove the timing without baking.".format(name))
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
            anim_curves.restore_scene_time(name, layer + ".outTime")
            _replace_keys(name, frames, values[name])
    return names


def _channels(curve):
    """The channels of controls that a curve drives directly."""
    plugs = cmds.listConnections(curve + ".output", source=False, destination=True, plugs=True,
                                 skipConversionNodes=True) or []
    return [plug for plug in plugs if "transform" in (cmds.nodeType(plug.split(".")[0], inherited=True) or [])]


def _replace_keys(curve, frames, values):
    """Sets the new keys before it removes the old ones: Maya deletes a curve without keys."""
    old = cmds.keyframe(curve, query=True, timeChange=True) or []
    tangents = ("linear", "step") if anim_curves.is_stepped(curve) else ("auto", "auto")
    for frame, value in zip(frames, values):
        cmds.setKeyframe(curve, time=frame, value=value, inTangentType=tangents[0], outTangentType=tangents[1])
    for time in old:
        if not any(abs(time - frame) < 1e-3 for frame in frames):
            cmds.cutKey(curve, time=(time, time), clear=True)
