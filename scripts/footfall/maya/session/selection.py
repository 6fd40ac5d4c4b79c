# SPDX-License-Identifier: MIT
"""The selection, and the names of controls."""
from maya import cmds

from ...error import FootfallError


def short(name):
    """|group|ns:arm -> ns:arm"""
    return name.rsplit("|", 1)[-1]


def namespace(name):
    """|group|ns:sub:arm -> ns:sub; empty without a namespace."""
    last = short(name)
    return last.rsplit(":", 1)[0] if ":" in last else ""


def bare(name):
    """The name without namespaces, in every step of a path: ns:group|ns:arm -> group|arm"""
    return "|".join(step.rsplit(":", 1)[-1] for step in name.split("|"))


def with_namespace(name, space):
    """The opposite: group|arm in ns -> ns:group|ns:arm"""
    if not space:
        return name
    return "|".join(space + ":" + step if step else step for step in name.split("|"))


def _node(name):
    return name.split(".", 1)[0]


def controls(given=None, what="the controls of the character"):
    """The long names of the given (one name or several) or selected transforms and joints. A shape counts as its
    transform, a channel or component as its node. Raises FootfallError, which asks for `what`, if there are none."""
    if given is None:
        names = cmds.ls(selection=True) or []
        if not names:
            raise FootfallError("Nothing is selected. Select {0} first.".format(what))
    else:
        names = [given] if isinstance(given, str) else list(given)
        missing = [name for name in names if not cmds.objExists(_node(name))]
        if missing:
            raise FootfallError("There is no {0} in the scene.".format(", ".join(missing)))
    found = []
    for name in names:
        for node in cmds.ls(_node(name), long=True):
            node = _transform(node)
            if node and node not in found:
                found.append(node)
    if not found:
        raise FootfallError("{0} cannot be moved. Select {1}.".format(", ".join(short(n) for n in names[:3]), what))
    return found


def _transform(node):
    """The transform of a DAG node, or None."""
    kinds = cmds.nodeType(node, inherited=True) or []
    if "transform" in kinds:
        return node
    if "shape" in kinds:
        parents = cmds.listRelatives(node, parent=True, fullPath=True)
        return parents[0] if parents else None
    return None


def of_kind(kind, what):
    """The first selected node that is of a type or has a shape of it. Raises FootfallError, which asks for `what`, if
    there is none."""
    for name in cmds.ls(selection=True) or []:
        shapes = [name] + (cmds.listRelatives(name, shapes=True, fullPath=True) or [])
        if any(cmds.nodeType(shape) == kind for shape in shapes):
            return name
    raise FootfallError("Select {0} first.".format(what))


def mesh():
    """The first selected mesh, or None."""
    for name in cmds.ls(selection=True) or []:
        if any(cmds.nodeType(shape) == "mesh" for shape in cmds.listRelatives(name, shapes=True, fullPath=True) or []):
            return name
    return None


def shared_namespace(names):
    """The namespace of all the names; raises FootfallError if they belong to several characters."""
    spaces = sorted({namespace(name) for name in names})
    if len(spaces) > 1:
        raise FootfallError("The selection belongs to {0} characters ({1}). Select one.".format(
            len(spaces), ", ".join(space or "no namespace" for space in spaces)))
    return spaces[0] if spaces else ""
