# SPDX-License-Identifier: MIT
"""The hierarchy: parent, group, listRelatives, duplicate, and things to put in it."""
import math

import _mayahost as host

from . import _names, nodes
from ._table import command, create_only, refuse


def _dag(names):
    """Full paths: shorter names may come to mean more than one object while things move."""
    found = _names.nodes(names)
    for name in found:
        _names.check(host.isDag(name), "'%s' is not a DAG object." % name)
    return [host.fullPath(name) for name in found]


def _above(name):
    parent = host.dagParent(name)
    return host.fullPath(parent) if parent else None


def _short(path):
    """The name to answer for a node."""
    return host.match(path)[0]


def _move(name, parent, relative):
    """Puts a node under a parent; where it is in the world stays, unless relative. Its name may change."""
    keep = not relative and host.hasPlug(name + ".translate")
    matrix = host.getMatrix(name, True) if keep else None
    moved = host.fullPath(host.setParent(name, parent or ""))
    if keep:
        host.setMatrix(moved, matrix, True)
    return moved


@command("""
world w
relative r
absolute a
shape s
addObject add
removeObject rm
noConnections nc
noInvScale nis
""")
def parent(args, flags):
    refuse(flags, "addObject", "removeObject")
    names = _dag(_names.objects(args))
    target = None
    if not flags.get("world"):
        _names.check(len(names) > 1, "parent needs children and a parent.")
        names, target = names[:-1], names[-1]
    _names.check(names, "parent needs children and a parent.")
    moved = []
    for name in names:
        if _above(name) == target:
            host.say("warning", "Object, '%s', skipped. It is already a child of the parent, '%s'." % (
                _short(name), _short(target) if target else "world"))
        else:
            moved.append(_move(name, target, bool(flags.get("relative") or flags.get("shape"))))
    moved = [_short(name) for name in moved]
    if moved:
        host.select(moved)
    return moved or None


@command("""
name n string
empty em
parent p name
world w
absolute a
relative r
useAsGroup ua name
""")
def group(args, flags):
    refuse(flags, "useAsGroup")
    names = [] if flags.get("empty") else _dag(_names.objects(args))
    _names.check(names or flags.get("empty"), "group needs objects, or the empty flag.")
    parents = {_above(name) for name in names}
    common = parents.pop() if len(parents) == 1 else None
    under = _names.node(flags["parent"]) if "parent" in flags else None if flags.get("world") else common
    made = host.fullPath(host.createNode("transform", flags.get("name", "group1" if names else "null1"), under or ""))
    for name in names:
        _move(name, made, bool(flags.get("relative")))
    host.select([made])
    return _short(made)


def _below(name):
    found = []
    for child in host.dagChildren(name):
        found += _below(child) + [child]
    return found


def _related(name, flags):
    if flags.get("parent") or flags.get("allParents"):
        above = host.dagParent(name)
        return [above] if above else []
    if flags.get("allDescendents"):
        return _below(name)
    children = host.dagChildren(name)
    if flags.get("shapes"):
        children = [child for child in children if nodes.is_shape_type(host.nodeType(child))]
    return children


@command("""
parent p
children c
shapes s
allDescendents ad
allParents ap
fullPath f
path pa
type typ string+
noIntermediate ni
""", undoable=False)
def listRelatives(args, flags):
    found = []
    for name in _dag([one.split(".")[0] for one in _names.objects(args)]):
        found += _related(name, flags)
    if "type" in flags:
        found = [one for one in found
                 if set(flags["type"]) & set(host.ancestry(host.nodeType(one)) + [host.nodeType(one)])]
    if flags.get("noIntermediate"):
        found = [one for one in found if not host.value(one + ".intermediateObject")]
    if flags.get("fullPath"):
        return [host.fullPath(one) for one in found] or None
    return [one if flags.get("path") else one.split("|")[-1] for one in found] or None


def _copy(name, wanted, above, copies, deep):
    """A copy of a node, and of all below it; pairs of full paths (names, outside of the DAG) to copies."""
    made = host.duplicateNode(name, wanted, above or "")
    if host.isDag(made):
        made = host.fullPath(made)
    copies.append((name, made))
    for child in [host.fullPath(one) for one in host.dagChildren(name)] if deep and host.isDag(name) else ():
        _copy(child, child.split("|")[-1], made, copies, True)
    return made


def _upstream(copies):
    """Copies of what drives the copies, connected in the same way."""
    known = dict(copies)
    queue = [(old, new) for old, new in copies]
    while queue:
        old, new = queue.pop()
        for mine, other, incoming in host.connections(old):
            if not incoming:
                continue
            driver = other.split(".")[0]
            driver = host.fullPath(driver) if host.isDag(driver) else driver
            if driver not in known and not host.isDag(driver) and not host.isDefault(driver):
                known[driver] = host.duplicateNode(driver, driver, "")
                queue.append((driver, known[driver]))
            source = known.get(driver, driver) + "." + other.split(".", 1)[1]
            host.connect(source, new + "." + mine.split(".", 1)[1], False)


@command("""
name n string
parentOnly po
returnRootsOnly rr
inputConnections ic
upstreamNodes un
smartTransform st
renameChildren rc
instanceLeaf ilf
""")
def duplicate(args, flags):
    refuse(flags, "instanceLeaf")
    result, roots = [], []
    for given in _names.nodes(_names.objects(args)):
        dag = host.isDag(given)
        name = host.fullPath(given) if dag else given
        copies = []
        roots.append(_copy(name, flags.get("name") or name.split("|")[-1], _above(name) if dag else None, copies,
                           not flags.get("parentOnly")))
        if flags.get("upstreamNodes"):
            _upstream(copies)
        elif flags.get("inputConnections"):
            for old, new in copies:
                for mine, other, incoming in host.connections(old):
                    if incoming:
                        host.connect(other, new + "." + mine.split(".", 1)[1], False)
        result += [new for _, new in copies]
    host.select(roots)
    return [_short(path) for path in (roots if flags.get("returnRootsOnly") else result)]


def _cross(a, b):
    return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]


def _unit(v):
    length = math.sqrt(sum(x * x for x in v))
    return [x / length for x in v] if length > 1e-12 else None


def _turned(name):
    return any(abs(host.value("%s.rotate%s" % (name, axis))) > 1e-9 for axis in "XYZ")


def _set_orient(name, matrix):
    """The matrix in the world, made by the joint's orient alone."""
    order = host.value(name + ".rotateOrder")
    host.setOrder(name, 0, False)
    for axis in "XYZ":
        host.setNumber("%s.jointOrient%s" % (name, axis), 0.0)
    host.setMatrix(name, matrix, True)
    for axis in "XYZ":
        host.setNumber("%s.jointOrient%s" % (name, axis), host.value("%s.rotate%s" % (name, axis)))
        host.setNumber("%s.rotate%s" % (name, axis), 0.0)
    host.setOrder(name, order, False)


def _orient(name, flags):
    """The first axis of `orientJoint` to the first child, the second as near to the side of `secondaryAxisOrient` as
    that leaves it. What is below stays where it is. A joint without a child gets its parent's axes."""
    word, side = flags["orientJoint"], flags.get("secondaryAxisOrient", "yup")
    _names.check(word == "none" or sorted(word) == ["x", "y", "z"], "'%s' is not an order of axes." % word)
    _names.check(side == "none" or side[:1] in ("x", "y", "z") and side[1:] in ("up", "down"),
                 "'%s' is not a direction of an axis." % side)
    _names.check(not _turned(name), "%s has non-zero rotations." % name)
    below = host.dagChildren(name)
    places = [(one, host.getMatrix(one, True)) for one in below if not nodes.is_shape_type(host.nodeType(one))]
    here = host.getTranslation(name, True)
    aim = _unit([b - a for a, b in zip(here, places[0][1][12:15])]) if places else None
    if word == "none" or not aim:
        for axis in "XYZ":
            host.setNumber("%s.jointOrient%s" % (name, axis), 0.0)
    else:
        up = [0.0, 0.0, 0.0]
        up["xyz".index(side[0]) if side != "none" else 1] = -1.0 if side.endswith("down") else 1.0
        third = _unit(_cross(aim, up)) or _unit(_cross(aim, [0.0, 0.0, 1.0])) or _unit(_cross(aim, [1.0, 0.0, 0.0]))
        second = _cross(third, aim)
        rows = [None] * 3
        order = ["xyz".index(letter) for letter in word]
        rows[order[0]], rows[order[1]] = aim, second
        rows[order[2]] = third if order in ([0, 1, 2], [1, 2, 0], [2, 0, 1]) else [-x for x in third]
        _set_orient(name, [x for row in rows for x in row + [0.0]] + list(here) + [1.0])
    for one, matrix in places:
        if host.nodeType(one) == "joint" and not _turned(one):
            _set_orient(one, matrix)
        else:
            host.setMatrix(one, matrix, True)
    if flags.get("children"):
        for one in host.dagChildren(name):
            if host.nodeType(one) == "joint":
                _orient(one, flags)


@command("""
name n string
position p linear linear linear
absolute a
relative r
""", modes="qe")
def spaceLocator(args, flags):
    create_only(flags, "spaceLocator")
    wanted = flags.get("name", "locator1")
    made = host.createNode("transform", wanted)
    stem = made.split("|")[-1].rstrip("0123456789")
    nodes.make("locator", stem + "Shape" + made.split("|")[-1][len(stem):], made)
    for axis, value in zip("XYZ", flags.get("position", ())):
        host.setNumber("%s.localPosition%s" % (host.dagChildren(made)[0], axis), value)
    host.select([made])
    return [made]


_ORDERS = ["xyz", "yzx", "zxy", "xzy", "yxz", "zyx"]


def order_of(word):
    if word not in _ORDERS:
        raise RuntimeError("'%s' is not a rotation order" % word)
    return _ORDERS.index(word)


def _set_joint(name, flags):
    if "position" in flags:
        host.setTranslation(name, flags["position"], not flags.get("relative"))
    for flag, attribute in (("orientation", "jointOrient"), ("scaleOrientation", "rotateAxis")):
        if flag in flags:
            for axis, value in zip("XYZ", flags[flag]):
                host.setNumber("%s.%s%s" % (name, attribute, axis), value)
    if "scale" in flags:
        for axis, value in zip("XYZ", flags["scale"]):
            host.setNumber("%s.scale%s" % (name, axis), value)
    if "rotationOrder" in flags:
        host.setOrder(name, order_of(flags["rotationOrder"]), False)
    if "radius" in flags and host.hasPlug(name + ".radius"):
        host.setNumber(name + ".radius", flags["radius"])


@command("""
name n string
position p linear linear linear
absolute a
relative r
orientation o angle angle angle
scaleOrientation so angle angle angle
scale s float float float
rotationOrder roo string
radius rad linear
orientJoint oj string
secondaryAxisOrient sao string
zeroScaleOrient zso
children ch
angleX ax angle
component co
""", modes="qe")
def joint(args, flags):
    refuse(flags, "component", "angleX")
    if flags.query or flags.edit:
        name = _names.node(_names.objects(args)[0])
    if flags.query:
        if flags.get("position"):
            return host.getTranslation(name, not flags.get("relative"))
        if flags.get("orientation"):
            return [host.value("%s.jointOrient%s" % (name, axis)) for axis in "XYZ"]
        if flags.get("rotationOrder"):
            return _ORDERS[host.value(name + ".rotateOrder")]
        return host.value(name + ".radius") if flags.get("radius") else None
    if flags.edit:
        if flags.get("zeroScaleOrient"):
            flags["scaleOrientation"] = (0.0, 0.0, 0.0)
        _set_joint(name, flags)
        if "orientJoint" in flags:
            _orient(name, flags)
        return None
    edits = [flag for flag in ("orientJoint", "secondaryAxisOrient", "children") if flag in flags]
    _names.check(not edits, "joint: %s is for edit mode." % ", ".join(edits))
    above = next((one for one in (_names.nodes(_names.flat(args)) or host.selection())
                  if "." not in one and host.isDag(one) and not nodes.is_shape_type(host.nodeType(one))), None)
    made = host.createNode("joint", flags.get("name", "joint1"), above or "")
    if above and host.nodeType(above) == "joint":
        host.connect(above + ".scale", made + ".inverseScale", False)
    _set_joint(made, flags)
    host.select([made])
    return made
