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
    """{plug: value} of every attribute that is not computed from others, elements of arrays included."""
    found = {}
    for name in cmds.listAttr(node) or []:
        if "." not in name and "host" not in name and not cmds.attributeQuery(name, node=node, listParent=True):
            _record(node, node + "." + name, name, found)
    return found


def _record(node, plug, name, found):
    if cmds.attributeQuery(name, node=node, multi=True) and not plug.endswith("]"):
        for index in cmds.getAttr(plug, multiIndices=True) or []:
            _record(node, "{0}[{1}]".format(plug, index), name, found)
        return
    children = cmds.attributeQuery(name, node=node, listChildren=True) or []
    for child in children:
        _record(node, plug + "." + child, child, found)
    if not children and cmds.attributeQuery(name, node=node, writable=True):
        try:
            found[plug] = cmds.getAttr(plug)
        except RuntimeError:
            found[plug] = None  # a message has no value
