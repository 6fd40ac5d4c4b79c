# SPDX-License-Identifier: MIT
"""The animation curves that drive controls."""
import collections

from maya import cmds

from . import selection

TIME_CURVES = ("animCurveTL", "animCurveTA", "animCurveTU", "animCurveTT")
# What may stand between a curve and the channel it drives. Animation layers blend with nodes of many types, all of
# which are called animBlend…; keys and constraints on one channel meet in a pairBlend.
_BETWEEN = ("unitConversion", "pairBlend", "mute")

# A curve and why it is left alone.
Refused = collections.namedtuple("Refused", "curve reason")


def _passes(kind):
    return kind in _BETWEEN or kind.startswith("animBlend")


def _sources(node):
    """The nodes that drive any attribute of the node, each once, in order."""
    return list(collections.OrderedDict.fromkeys(
        cmds.listConnections(node, source=True, destination=False, skipConversionNodes=False) or []))


def time_curves(controls):
    """The curves over time that drive the controls, directly or through animation layers, blends of keys with
    constraints, muted channels and unit conversions; each once, in order. Set-driven keys are not over time."""
    found, seen = [], set()
    for control in controls:
        waiting = _sources(control)
        while waiting:
            node = waiting.pop(0)
            if node in seen:
                continue
            seen.add(node)
            kind = cmds.nodeType(node)
            if kind in TIME_CURVES:
                found.append(node)
            elif _passes(kind):
                waiting += _sources(node)
    return found


def driven(curve):
    """The transforms that a curve drives, long names, through the same nodes."""
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


def time_source(curve):
    """The plug a curve takes its time from, or None: then it takes the scene's."""
    plugs = cmds.listConnections(curve + ".input", source=True, destination=False, plugs=True)
    return plugs[0] if plugs else None


def why_not(curve):
    """Why the curve's time cannot be connected, or an empty text."""
    source = time_source(curve)
    if source:
        return "its time comes from " + source
    if any(cmds.lockNode(curve, query=True, lock=True) or []):
        return "it is locked"
    if cmds.getAttr(curve + ".input", lock=True):
        return "its input is locked"
    return ""


def is_referenced(curve):
    return bool(cmds.referenceQuery(curve, isNodeReferenced=True))


def is_stepped(curve):
    """Whether all its keys are steps, as of a visibility or a switch."""
    kinds = cmds.keyTangent(curve, query=True, outTangentType=True) or []
    return bool(kinds) and all(kind in ("step", "stepnext") for kind in kinds)


def said(refused, most=3):
    """The refused curves in a sentence: two of them by name."""
    parts = ["{0} ({1})".format(selection.short(one.curve), one.reason) for one in refused[:most]]
    if len(refused) > most:
        parts.append("{0} more".format(len(refused) - most))
    return ", ".join(parts)
