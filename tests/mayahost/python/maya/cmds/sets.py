# SPDX-License-Identifier: MIT
"""Sets of objects, parts of shapes and plugs."""
import _mayahost as host

from . import _names, attributes
from ._table import command, refuse

_ONLY = (("vertices", "verticesOnlySet"), ("edges", "edgesOnlySet"), ("facets", "facetsOnlySet"),
         ("editPoints", "editPointsOnlySet"), ("renderable", "renderableOnlySet"))


def _set(name):
    found = _names.node(name)
    _names.check(host.isSet(found), "%s is not a set." % name)
    return found


def _query(args, flags):
    names = _names.flat(args)
    _names.check(len(names) == 1, "sets: A query needs the name of one set.")
    name = _set(names[0])
    if flags.get("text"):
        return attributes.getAttr(name + ".annotation")
    members = host.setMembers(name, False)
    if flags.get("size"):
        return len(members)
    if flags.get("nodesOnly"):
        members = sorted({member.split(".")[0] for member in members})
    return members or None


def _take_away(name, members):
    there = [member for member in members if host.setHas(name, [member])]
    _names.check(host.setRemove(name, there), "sets: What is in %s cannot be taken out." % name)


@command("""
addElement add name
remove rm name
forceElement fe name
include in name
clear cl name
copy cp name
flatten fl name
isMember im name
isIntersecting ii name
union un name
intersection int name
subtract sub name
split sp name
anyMember am
afterFilters af
empty em
edges eg
editPoints ep
vertices v
facets fc
renderable r
layer l
noSurfaceShader nss
noWarnings nw
nodesOnly no
size s
color co int
name n string
text t string
""", modes="qe")
def sets(args, flags):
    refuse(flags, "split", "afterFilters", "layer", "color", "anyMember")
    if flags.query:
        return _query(args, flags)
    names = _names.flat(args)
    for flag in ("addElement", "include", "forceElement"):
        if flag in flags:
            into = _set(flags[flag])
            done = host.setAdd(into, _names.objects(args))
            _names.check(done, "sets: %s does not take that." % into)
            return into
    if "remove" in flags:
        _take_away(_set(flags["remove"]), _names.objects(args))
        return flags["remove"]
    if "clear" in flags:
        name = _set(flags["clear"])
        _take_away(name, host.setMembers(name, False))
        return name
    if "isMember" in flags:
        return host.setHas(_set(flags["isMember"]), _names.objects(args))
    if "flatten" in flags:
        name = _set(flags["flatten"])
        inner = [member for member in host.setMembers(name, False) if "." not in member and host.isSet(member)]
        host.setAdd(name, host.setMembers(name, True))
        _take_away(name, inner)
        return name
    if "union" in flags:
        every = [member for one in [flags["union"]] + names for member in host.setMembers(_set(one), False)]
        return list(dict.fromkeys(every))
    if "intersection" in flags:
        return host.setCommon([_set(one) for one in [flags["intersection"]] + names])
    if "isIntersecting" in flags:
        return bool(host.setCommon([_set(one) for one in [flags["isIntersecting"]] + names]))
    if "subtract" in flags:
        _names.check(len(names) == 1, "sets: subtract needs two sets.")
        taken = _set(names[0])
        return [one for one in host.setMembers(_set(flags["subtract"]), False) if not host.setHas(taken, [one])]
    return _make(names, flags)


def _make(names, flags):
    if "copy" in flags:
        names = host.setMembers(_set(flags["copy"]), False)
    elif not flags.get("empty"):
        names = names or host.selection()
    made = host.createNode("objectSet", flags.get("name", "set1"), "")
    for flag, attribute in _ONLY:
        if flags.get(flag):
            host.setNumber(made + "." + attribute, 1.0)
    if "text" in flags:
        attributes.setAttr(made + ".annotation", flags["text"], type="string")
    _names.check(host.setAdd(made, names), "sets: The set is not for all of that.")
    return made
