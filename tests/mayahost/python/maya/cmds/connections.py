# SPDX-License-Identifier: MIT
"""Connections: connectAttr, disconnectAttr, isConnected, connectionInfo, listConnections, listHistory."""
import _mayahost as host

from . import _names
from ._table import command


def _next(plug):
    """The next free element of an array."""
    facts = host.facts(plug)
    if not facts["isArray"]:
        return plug
    used = host.elements(plug)
    return "%s[%d]" % (plug, max(used) + 1 if used else 0)


def _two(args, name):
    names = _names.flat(args)
    if len(names) != 2:
        raise RuntimeError("%s needs a source and a destination." % name)
    return _names.plug(names[0]), _names.plug(names[1])


@command("""
force f
nextAvailable na
lock l bool
referenceDest rd string
""")
def connectAttr(args, flags):
    source, destination = _two(args, "connectAttr")
    destination = _next(destination) if flags.get("nextAvailable") else destination
    if host.source(destination) == host.plugName(source):
        _names.check(flags.get("force"), "'%s' is already connected to '%s'." % (source, destination))
        return None
    if host.source(destination) and not flags.get("force"):
        raise RuntimeError("The destination attribute '%s' already has an incoming connection: connectAttr needs the "
                           "force flag." % destination)
    if host.isLocked(destination):
        raise RuntimeError("The destination attribute '%s' is locked." % destination)
    _names.check(host.connect(source, destination, bool(flags.get("force"))),
                 "'%s' could not be connected to '%s'." % (source, destination))
    if "lock" in flags:
        host.setFlag(destination, "lock", flags["lock"])
    return "Connected %s to %s." % (host.plugName(source), host.plugName(destination))


@command("""
nextAvailable na
""")
def disconnectAttr(args, flags):
    source, destination = _two(args, "disconnectAttr")
    if flags.get("nextAvailable"):
        taken = [mine for mine, other, incoming in host.connections(destination)
                 if incoming and other == host.plugName(source)]
        destination = taken[0] if taken else destination
    _names.check(host.disconnect(source, destination),
                 "There is no connection from '%s' to '%s' to disconnect" % (source, destination))
    return "Disconnect %s from %s." % (host.plugName(source), host.plugName(destination))


def _through(plug):
    """The source of a plug, behind a unit conversion."""
    source = host.source(plug)
    while source and host.nodeType(source.split(".")[0]) == "unitConversion":
        source = host.source(source.split(".")[0] + ".input")
    return source


@command("""
ignoreUnitConversion iuc
""", undoable=False)
def isConnected(args, flags):
    source, destination = _two(args, "isConnected")
    wanted = host.plugName(source)
    return host.source(destination) == wanted or bool(flags.get("ignoreUnitConversion")) and \
        _through(destination) == wanted


@command("""
sourceFromDestination sfd
destinationFromSource dfs
isSource is
isDestination id
isExactSource ies
isExactDestination ied
isLocked il
getExactSource ges
getExactDestination ged
""", undoable=False)
def connectionInfo(args, flags):
    plug = _names.plug(_names.flat(args)[0])
    outgoing = [other for mine, other, incoming in host.connections(plug)
                if not incoming and mine == host.plugName(plug)]
    source = host.source(plug)
    if flags.get("sourceFromDestination"):
        return source or ""
    if flags.get("destinationFromSource"):
        return outgoing or None
    if flags.get("isSource") or flags.get("isExactSource"):
        return bool(outgoing)
    if flags.get("isDestination") or flags.get("isExactDestination"):
        return source is not None
    if flags.get("isLocked"):
        return host.isLocked(plug)
    if flags.get("getExactSource"):
        return host.plugName(plug) if outgoing else ""
    return host.plugName(plug) if source else ""


def _skip(mine, other, incoming):
    """What stands behind a unit conversion: none, or several."""
    owner = other.split(".")[0]
    if host.nodeType(owner) != "unitConversion":
        return [(mine, other)]
    if incoming:
        behind = host.source(owner + ".input")
        return [(mine, behind)] if behind else []
    return [(mine, further) for _, further, back in host.connections(owner + ".output") if not back]


def _fits(node, flags):
    if "type" not in flags:
        return True
    kind = host.nodeType(node)
    return kind == flags["type"] if flags.get("exactType") else flags["type"] in host.ancestry(kind) + [kind]


def _shown(plug, flags):
    """A plug's node as listConnections names it: the transform, unless shapes are asked for."""
    node = plug.split(".")[0]
    if flags.get("plugs"):
        return plug
    if not flags.get("shapes") and host.isDag(node) and "transform" not in host.ancestry(host.nodeType(node)):
        return host.dagParent(node) or node
    return node


@command("""
source s bool
destination d bool
plugs p bool
connections c bool
type t string
exactType et bool
skipConversionNodes scn bool
shapes sh bool
""", undoable=False)
def listConnections(args, flags):
    found = []
    for name in _names.objects(args):
        target = _names.plug(name) if "." in name else _names.node(name)
        links = host.connections(target)
        for wanted, flag in ((True, "source"), (False, "destination")):
            if not flags.get(flag, True):
                continue
            for mine, other, incoming in links:
                if incoming != wanted:
                    continue
                for near, far in _skip(mine, other, incoming) if flags.get("skipConversionNodes") else [(mine, other)]:
                    if _fits(far.split(".")[0], flags):
                        found += [near, _shown(far, flags)] if flags.get("connections") else [_shown(far, flags)]
    return found or None


@command("""
future f bool
allFuture af bool
levels lv int
pruneDagObjects pdo bool
interestLevel il int
breadthFirst bf bool
allConnections ac bool
allGraphs ag bool
groupLevels gl bool
leaf lf bool
historyAttr ha bool
futureLocalAttr fl bool
futureWorldAttr fw bool
""", undoable=False)
def listHistory(args, flags):
    """What the objects depend on (or, with future, what depends on them), nearest first along each branch."""
    forward, limit = bool(flags.get("future") or flags.get("allFuture")), flags.get("levels", 0)
    found = []

    def visit(node, level):
        if node in found or limit and level > limit:
            return
        if not (flags.get("pruneDagObjects") and host.isDag(node)):
            found.append(node)
        seen.add(node)
        for _, other, incoming in host.connections(node):
            if incoming != forward and other.split(".")[0] not in seen:
                visit(other.split(".")[0], level + 1)

    seen = set()
    for name in _names.objects(args):
        visit(_names.node(name.split(".")[0]), 1)
    return found or None
