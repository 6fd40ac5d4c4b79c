# SPDX-License-Identifier: MIT
"""The animation curves that drive controls, and the warps between them: everything that has a time input."""
import collections

from maya import cmds

from .session import selection

TIME_CURVES = ("animCurveTL", "animCurveTA", "animCurveTU", "animCurveTT")
# Nodes that may stand between a curve and the channel it drives. Animation layers blend with nodes of many types, all of
# which are called animBlend…; keys and constraints on one channel meet in a pairBlend.
_BETWEEN = ("unitConversion", "pairBlend", "mute")
# Footfall's own nodes between curve and channel have keys over time themselves: their time inputs.
_WARPS = {"ffMotionWarp": ".inTime", "ffMotionBlend": ".inTime"}
BLEND = "ffMotionBlend"
_SCENE_TIME = "time1.outTime"

# A curve and the reason why it was left unchanged.
Refused = collections.namedtuple("Refused", "curve reason")


def _passes(kind):
    return kind in _BETWEEN or kind in _WARPS or kind.startswith("animBlend")


def _sources(node):
    """The nodes that drive any attribute of the node, each once, in order."""
    return list(collections.OrderedDict.fromkeys(
        cmds.listConnections(node, source=True, destination=False, skipConversionNodes=False) or []))


def timed(controls):
    """The curves and warps that move the controls over time, in order, without duplicates: directly, or through
    animation layers, blends of keys with constraints, muted channels and unit conversions. Set-driven keys are not over
    time."""
    found, seen = [], set()
    for control in controls:
        waiting = _sources(control)
        while waiting:
            node = waiting.pop(0)
            if node in seen:
                continue
            seen.add(node)
            kind = cmds.nodeType(node)
            if kind in TIME_CURVES or kind in _WARPS:
                found.append(node)
            if _passes(kind):
                waiting += _sources(node)
    return found


def is_curve(node):
    return cmds.nodeType(node) in TIME_CURVES


def time_input(node):
    """The time input of a curve or a warp."""
    return node + _WARPS.get(cmds.nodeType(node), ".input")


def driven(curve):
    """The transforms that a curve drives through the same nodes, as long names."""
    found, seen, waiting = [], set(), [curve]
    while waiting:
        node = waiting.pop(0)
        targets = cmds.listConnections(node, source=False, destination=True, skipConversionNodes=False) or []
        for target in collections.OrderedDict.fromkeys(targets):
            if target in seen:
                continue
            seen.add(target)
            if _passes(cmds.nodeType(target)):
                waiting.append(target)
            elif "transform" in (cmds.nodeType(target, inherited=True) or []):
                found += [path for path in cmds.ls(target, long=True) if path not in found]
    return found


def time_source(node):
    """The plug that drives the time input of a curve or warp, or None for the scene time."""
    plugs = cmds.listConnections(time_input(node), source=True, destination=False, plugs=True)
    return plugs[0] if plugs and plugs[0] != _SCENE_TIME else None


def set_time_source(node, source):
    """Drives the time input of a curve or warp by a plug; raises RuntimeError if Maya refuses."""
    cmds.connectAttr(source, time_input(node), force=True)


def restore_scene_time(node, former):
    """Puts a curve or warp that the plug `former` drives back on scene time. Curves use it when nothing is
    connected."""
    cmds.disconnectAttr(former, time_input(node))
    if not is_curve(node):
        cmds.connectAttr(_SCENE_TIME, time_input(node))


def obstacle(node):
    """Why the time input of a curve or warp cannot be connected, or an empty text."""
    source = time_source(node)
    if source:
        return "its time input is driven by " + source
    if any(cmds.lockNode(node, query=True, lock=True) or []):
        return "it is locked"
    if cmds.getAttr(time_input(node), lock=True):
        return "its time input is locked"
    return ""


def is_referenced(curve):
    return bool(cmds.referenceQuery(curve, isNodeReferenced=True))


def is_stepped(curve):
    """Whether all its keys are stepped, as for a visibility or a switch."""
    kinds = cmds.keyTangent(curve, query=True, outTangentType=True) or []
    return bool(kinds) and all(kind in ("step", "stepnext") for kind in kinds)


def listed(refused, most=3):
    """The refused curves with their reasons as a list in a sentence, at most so many by name."""
    parts = ["{0} ({1})".format(selection.short(one.curve), one.reason) for one in refused[:most]]
    if len(refused) > most:
        parts.append("{0} more".format(len(refused) - most))
    return ", ".join(parts)
