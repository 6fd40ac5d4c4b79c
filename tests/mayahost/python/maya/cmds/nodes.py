# SPDX-License-Identifier: MIT
"""Nodes: createNode, delete, rename, ls, select and what kind a node is."""
import _mayahost as host

from . import _layers, _names
from ._table import command, refuse


def is_shape_type(kind):
    kinds = host.ancestry(kind)
    return "dagNode" in kinds and "transform" not in kinds


def make(kind, name="", parent=None):
    """A new node; a shape gets a transform unless it has a parent."""
    _names.check(host.hasType(kind), "Unknown object type: %s" % kind)
    created = host.createNode(kind, name, parent or "")
    _names.check(created, "Unknown object type: %s" % kind)
    return created


@command("""
name n string
parent p name
shared s
skipSelect ss
""")
def createNode(args, flags):
    _names.check(len(args) == 1, "createNode needs one type.")
    if flags.get("shared") and host.match(flags.get("name", "")):
        return None
    parent = _names.node(flags["parent"]) if "parent" in flags else None
    if parent and not ("dagNode" in host.ancestry(args[0])):
        parent = None
    name = make(args[0], flags.get("name", ""), parent)
    if not flags.get("skipSelect"):
        host.select([name])
    return name


@command("""
constructionHistory ch
channels c
attribute at string+
constraints cn
expressions e
hierarchy hi string
inputConnectionsAndNodes icn
shape s bool
staticChannels sc
timeAnimationCurves tac bool
unitlessAnimationCurves uac bool
all all
""")
def delete(args, flags):
    refuse(flags, "constructionHistory", "constraints", "expressions", "staticChannels", "inputConnectionsAndNodes")
    names = _names.nodes(_names.objects(args, not flags.get("all")))
    _names.check(names, "Nothing is selected. Select objects or specify object names as parameters to the command.")
    if flags.get("channels"):
        for name in names:
            for mine, _, incoming in host.connections(name):
                wanted = flags.get("attribute")
                known = {host.facts("%s.%s" % (name, one))["longName"] for one in wanted or ()
                         if host.hasPlug("%s.%s" % (name, one))}
                if incoming and (not wanted or mine.split(".", 1)[1] in known):
                    for curve in host.curves(mine):
                        host.deleteNode(curve)
        return None
    names = [host.fullPath(name) if host.isDag(name) else name for name in names]
    for name in names:
        if not host.match(name):
            continue  # it went with another
        if _layers.is_layer(name):
            _layers.remove(name)
            continue
        curves = _own_curves(name)
        _names.check(host.deleteNode(name), "Cannot delete locked node '%s'." % name)
        for curve in curves:
            if host.match(curve) and not any(".output" in mine for mine, _, _ in host.connections(curve)):
                host.deleteNode(curve)
    return None


def _own_curves(name):
    """The curves that drive a node or what is below it: they go with it, unless they drive others too."""
    below = _names.hierarchy([name], "below") if host.isDag(name) else [name]
    return [curve for node in below for mine, _, incoming in host.connections(node) if incoming
            for curve in host.curves(mine)]


@command("""
ignoreShape is
uuid uid
""")
def rename(args, flags):
    names = _names.flat(args)
    if len(names) == 1:
        names = host.selection()[:1] + names
    _names.check(len(names) == 2, "rename needs an object and a new name.")
    former = _names.node(names[0])
    shapes = [] if flags.get("ignoreShape") else _names.shapes(former)
    renamed = host.renameNode(former, names[1])
    _names.check(renamed, "Cannot rename a locked node or without a name: %s" % names[0])
    for shape in shapes:  # a shape that is named after its transform stays so
        base = former.rstrip("0123456789")
        if shape in (former + "Shape", base + "Shape" + former[len(base):]):
            stem = renamed.rstrip("0123456789")
            host.renameNode(shape, stem + "Shape" + renamed[len(stem):])
    return renamed


@command(undoable=False)
def objExists(args, flags):
    name = args[0]
    if "." not in name:
        return bool(host.match(name))
    try:
        return bool(_names.plugs(name))
    except ValueError:
        return False


@command("""
lock l bool
lockName ln bool
lockUnpublished lu bool
ignoreComponents ic
""", modes="q")
def lockNode(args, flags):
    names = _names.nodes(_names.objects(args))
    if flags.query:
        return [host.nodeLocked(name) for name in names]
    for name in names:
        host.setNodeLocked(name, flags.get("lock", True))
    return None


@command("""
inherited i
derived d
apiType api
isTypeName itn
""", undoable=False)
def nodeType(args, flags):
    refuse(flags, "derived", "apiType")
    name = args[0]
    if flags.get("isTypeName"):
        kind = name if host.hasType(name) else None
        _names.check(kind, "Unknown node type: %s" % name)
    else:
        kind = host.nodeType(_names.node(name.split(".")[0]))
    return (host.ancestry(kind) or [kind]) if flags.get("inherited") else kind


@command("""
isAType isa string
isType i string
tagFromType tgt string
typeFromTag tpt int
typeTag tt
convertTag ct string
""", undoable=False)
def objectType(args, flags):
    kind = host.nodeType(_names.node(_names.objects(args)[0].split(".")[0]))
    if "isAType" in flags:
        return flags["isAType"] in host.ancestry(kind) + [kind]
    if "isType" in flags:
        return kind == flags["isType"]
    refuse(flags, *flags)
    return kind


def _listed(names):
    """What patterns match; plugs for patterns with a dot."""
    found = []
    for pattern in names:
        if "." in pattern:
            first, rest = pattern.split(".", 1)
            found += [plug for node in host.match(first) for plug in host.expandPlug("%s.%s" % (node, rest))]
        else:
            found += host.match(pattern)
    return list(dict.fromkeys(found))


def _long(name):
    node, dot, rest = name.partition(".")
    return host.fullPath(node) + dot + rest if host.isDag(node) else name


_GROUPS = {"transforms": ["transform"], "cameras": ["camera"], "geometry": ["mesh", "nurbsCurve", "nurbsSurface"]}


@command("""
selection sl
type typ string+
exactType et string+
excludeType ext string+
long l
shortNames sn
uuid uid
dagObjects dag
shapes s
transforms tr
geometry g
cameras ca
allPaths ap
absoluteName an
recursive r bool
flatten fl
objectsOnly o
readOnly ro
referencedNodes rn
defaultNodes dn
noIntermediate ni
head hd int
tail tl int
visible v
showType st
orderedSelection os
assemblies as
leaf lf
lockedNodes ln
nodeTypes nt
""", undoable=False)
def ls(args, flags):
    if flags.get("nodeTypes"):
        return host.nodeTypes()
    selected = flags.get("selection") or flags.get("orderedSelection")
    patterns = _names.flat(args)
    names = host.selection() if selected else None
    if patterns:
        matched = _listed(patterns)
        names = matched if names is None else [name for name in names if name in matched]
    elif names is None:
        names = host.nodeNames()
    if flags.get("objectsOnly"):
        names = list(dict.fromkeys(name.split(".")[0] for name in names))
    if flags.get("dagObjects") and (selected or patterns):
        names = _names.hierarchy([name for name in names if host.isDag(name.split(".")[0])], "below")
    return _shown([name for name in names if _wanted(name.split(".")[0], flags)], flags)


def _wanted(node, flags):
    kind = host.nodeType(node)
    kinds = host.ancestry(kind) + [kind]
    dag = host.isDag(node)
    wanted = [one for group, types in _GROUPS.items() if flags.get(group) for one in types]
    if wanted and not set(wanted) & set(kinds):
        return False
    if flags.get("dagObjects") and not dag or flags.get("shapes") and not is_shape_type(kind):
        return False
    if flags.get("assemblies") and (not dag or host.dagParent(node)):
        return False
    if flags.get("defaultNodes") and not host.isDefault(node) or flags.get("lockedNodes") and not host.nodeLocked(node):
        return False
    if flags.get("referencedNodes") or flags.get("readOnly"):
        return False  # the host has no references
    if flags.get("noIntermediate") and dag and host.value(node + ".intermediateObject"):
        return False
    if flags.get("visible") and not (dag and host.value(node + ".visibility")):
        return False
    if "exactType" in flags and kind not in flags["exactType"]:
        return False
    if "excludeType" in flags and set(flags["excludeType"]) & set(kinds):
        return False
    return "type" not in flags or bool(set(flags["type"]) & set(kinds))


def _shown(names, flags):
    if "head" in flags:
        names = names[:flags["head"]]
    if "tail" in flags:
        names = names[-flags["tail"]:]
    if flags.get("uuid"):
        return [host.uuid(name.split(".")[0]) for name in names]
    shown = [_long(name) for name in names] if flags.get("long") else names
    if flags.get("showType"):
        return [part for name, one in zip(names, shown) for part in (one, host.nodeType(name.split(".")[0]))]
    return shown


@command("""
replace r
add add
addFirst af
deselect d
toggle tgl
clear cl
noExpand ne
hierarchy hi
all all
allDagObjects ado
allDependencyNodes adn
visible vis
""")
def select(args, flags):
    if flags.get("clear"):
        host.select([])
        return None
    names = []
    for name in _names.flat(args):
        names += _names.plugs(name) if "." in name else _names.nodes([name])
    if flags.get("all") or flags.get("allDagObjects"):
        names += [name for name in host.nodeNames() if host.isDag(name) and not host.dagParent(name)]
    if flags.get("allDependencyNodes"):
        names += host.nodeNames()
    if not args and not names:
        raise RuntimeError("Nothing to select.")
    if flags.get("hierarchy"):
        names = _names.hierarchy(names, "below")
    names, former = list(dict.fromkeys(names)), host.selection()
    if flags.get("add"):
        names = former + [name for name in names if name not in former]
    elif flags.get("addFirst"):
        names = names + [name for name in former if name not in names]
    elif flags.get("deselect"):
        names = [name for name in former if name not in names]
    elif flags.get("toggle"):
        names = [name for name in former if name not in names] + [name for name in names if name not in former]
    host.select(names)
    return None
