# SPDX-License-Identifier: MIT
"""All of a scene as a value, to tell whether undo gave it back exactly."""
from maya import cmds

import _mayahost


def state():
    """Nodes with types, attributes with values, connections, keys with tangents, and the selection."""
    nodes = sorted(cmds.ls(long=True))
    found = {"nodes": [(node, cmds.nodeType(node)) for node in nodes], "selection": cmds.ls(selection=True)}
    found["connections"] = sorted({pair for node in nodes for pair in map(tuple, _mayahost.connections(node))})
    found["values"] = {node: _values(node) for node in nodes if cmds.nodeType(node) != "time"}
    found["keys"] = {node: _keys(node) for node in nodes if cmds.nodeType(node).startswith("animCurve")}
    return found


def _keys(curve):
    parts = [cmds.keyframe(curve, query=True, timeChange=True), cmds.keyframe(curve, query=True, valueChange=True)]
    for flag in ("inTangentType", "outTangentType", "inAngle", "outAngle"):
        parts.append(cmds.keyTangent(curve, query=True, **{flag: True}))
    return parts


def _values(node):
    values = {}
    for name in cmds.listAttr(node) or []:
        if "." in name or "hostParent" in name:
            continue
        try:
            values[name] = cmds.getAttr(node + "." + name)
        except (RuntimeError, ValueError, TypeError):
            continue
    if cmds.nodeType(node) == "ffTimeWarp":
        values["keys"] = [(index, [cmds.getAttr("{0}.keys[{1}].{2}".format(node, index, name))
                                   for name in ("keyAt", "keySource", "keyTension", "keyContinuity", "keyBias")])
                          for index in cmds.getAttr(node + ".keys", multiIndices=True) or []]
    return values
