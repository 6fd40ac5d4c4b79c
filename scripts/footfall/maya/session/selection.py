# SPDX-License-Identifier: MIT
"""Names of controls, and what is selected."""
from maya import cmds

from ...error import FootfallError


def short(name):
    """|group|ns:arm -> ns:arm"""
    return name.rsplit("|", 1)[-1]


def namespace(name):
    """|group|ns:sub:arm -> ns:sub; without one an empty text."""
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
    """The long names of transforms and joints: those given (a name or several), or those selected. A shape stands for
    its transform, a channel or component for its node. FootfallError where there are none, saying what was wanted."""
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
        raise FootfallError("{0} cannot be moved: select {1}.".format(", ".join(short(n) for n in names[:3]), what))
    return found


def _transform(node):
    """The transform of a node of the DAG, or None."""
    kinds = cmds.nodeType(node, inherited=True) or []
    if "transform" in kinds:
        return node
    if "shape" in kinds:
        parents = cmds.listRelatives(node, parent=True, fullPath=True)
        return parents[0] if parents else None
    return None


def of_kind(kind, what):
    """The first selected node that is, or has a shape, of a kind; FootfallError where none is, saying what was wanted."""
    for name in cmds.ls(selection=True) or []:
        shapes = [name] + (cmds.listRelatives(name, shapes=True, fullPath=True) or [])
        if any(cmds.nodeType(shape) == kind for shape in shapes):
            return name
    raise FootfallError("Select {0} first.".format(what))


def shared_namespace(names):
    """The namespace the names have in common; FootfallError when they are of several characters."""
    spaces = sorted({namespace(name) for name in names})
    if len(spaces) > 1:
        raise FootfallError("The selection is of {0} characters ({1}): select one.".format(
            len(spaces), ", ".join(space or "no namespace" for space in spaces)))
    return spaces[0] if spaces else ""
