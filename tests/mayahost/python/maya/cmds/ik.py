# SPDX-License-Identifier: MIT
"""ikHandle: limbs of two bones that reach for a handle."""
import _mayahost as host

from . import _names
from ._table import command, refuse

_SOLVER = "ikRPsolver"
_JOINT = ("translate", "rotateAxis", "preferredAngle", "rotateOrder", "jointOrient")


def _chain(start, end):
    """Start, middle and end of the limb."""
    found = [end]
    while found[-1] != start:
        above = host.dagParent(found[-1])
        _names.check(above and host.nodeType(above) == "joint", "ikHandle: '%s' is not below '%s'." % (end, start))
        found.append(above)
    _names.check(len(found) == 3, "ikHandle: The host bends limbs of two bones; these are %d." % (len(found) - 1))
    return found[::-1]


def _keep_as_rest(joint):
    """Where no preferred angle was given, the limb bends as it is bent now."""
    axes = ["%s.%%s%s" % (joint, axis) for axis in "XYZ"]
    if not any(host.value(axis % "preferredAngle") for axis in axes):
        for axis in axes:
            host.setNumber(axis % "preferredAngle", host.value(axis % "rotate"))


def _pole(places):
    """Across the line from start to end, to the middle's side: the limb stays as it is."""
    start, middle, end = places
    along = [b - a for a, b in zip(start, end)]
    to = [b - a for a, b in zip(start, middle)]
    square = sum(a * a for a in along)
    share = sum(a * b for a, b in zip(along, to)) / square if square else 0.0
    across = [b - share * a for a, b in zip(along, to)]
    return across if sum(a * a for a in across) > 1e-12 * (square or 1.0) else [0.0, 0.0, 1.0]


def _wire(handle, joints):
    chain = host.createNode("ikChain", handle.split("|")[-1] + "Chain")
    start, middle, end = joints
    for joint, role in ((start, "upper"), (middle, "lower")):
        for attribute in _JOINT:
            host.connect("%s.%s" % (joint, attribute), "%s.%s%s" % (chain, role, attribute[0].upper() + attribute[1:]),
                         False)
        host.connect("%s.%sRotate" % (chain, role), joint + ".rotate", False)
    host.connect(end + ".translate", chain + ".endTranslate", False)
    host.connect(start + ".parentMatrix[0]", chain + ".parentSpace", False)
    host.connect(handle + ".worldMatrix[0]", chain + ".goal", False)
    host.connect(handle + ".parentMatrix[0]", chain + ".poleSpace", False)
    for attribute in ("poleVector", "twist", "ikBlend"):
        host.connect("%s.%s" % (handle, attribute), "%s.%s" % (chain, attribute), False)


def _create(flags):
    given = [name for name in (flags.get("startJoint"), flags.get("endEffector")) if name] or host.selection()
    _names.check(len(given) == 2, "ikHandle: A start joint and an end joint are needed.")
    start, end = (_names.node(name) for name in given)
    _names.check(flags.get("solver", _SOLVER) == _SOLVER, "ikHandle: The host has the solver '%s' alone." % _SOLVER)
    for name in (start, end):
        _names.check(host.nodeType(name) == "joint", "ikHandle: '%s' is not a joint." % name)
    joints = _chain(start, end)
    for joint in joints[:2]:
        _keep_as_rest(joint)
        for axis in "XYZ":
            _names.check(host.maySet("%s.rotate%s" % (joint, axis)), _names.FIXED % (joint + ".rotate"))
    places = [host.getTranslation(joint, True) for joint in joints]
    handle = host.createNode("ikHandle", flags.get("name", "ikHandle1"))
    effector = host.createNode("ikEffector", "effector1", joints[1])
    if not host.match(_SOLVER):
        host.createNode(_SOLVER, _SOLVER)
    host.connect(end + ".translate", effector + ".translate", False)
    host.connect(start + ".message", handle + ".startJoint", False)
    host.connect(effector + ".handlePath[0]", handle + ".endEffector", False)
    host.connect(_SOLVER + ".message", handle + ".ikSolver", False)
    host.setTranslation(handle, places[2], True)
    for axis, value in zip("XYZ", _pole(places)):
        host.setNumber("%s.poleVector%s" % (handle, axis), value)
    _wire(handle, joints)
    host.select([handle])
    return [handle, effector]


def _source(plug):
    found = host.source(plug)
    return found.split(".")[0] if found else None


@command("""
startJoint sj string
endEffector ee string
solver sol string
name n string
snapHandleToEffector see bool
sticky s string
weight w float
""", modes="qe")
def ikHandle(args, flags):
    refuse(flags, "sticky", "weight")
    if not flags.query and not flags.edit:
        _names.check(not args, "ikHandle: Joints are given by flags, or selected.")
        return _create(flags)
    handle = _names.node(_names.objects(args)[0])
    _names.check(host.nodeType(handle) == "ikHandle", "'%s' is not an IK handle." % handle)
    if flags.edit:
        refuse(flags, "startJoint", "endEffector", "solver")
        if "name" in flags:
            host.renameNode(handle, flags["name"])
        return None
    for flag, attribute in (("startJoint", "startJoint"), ("endEffector", "endEffector"), ("solver", "ikSolver")):
        if flags.get(flag):
            return _source("%s.%s" % (handle, attribute))
    return None
