# SPDX-License-Identifier: MIT
"""Which curves and keys a command about keys means."""
import _mayahost as host

from . import _names
from ._values import INFINITY

# The flags that choose curves and keys, for the commands that share them.
OBJECTS = """
attribute at string+?
hierarchy hi string?
shape s bool?
"""
RANGES = """
time t timerange+?
float f floatrange+?
index index indexrange+?
includeUpperBound iub bool?
animation an string?
"""
KEYS = OBJECTS + RANGES + "controlPoints cp bool?\n"


def _named(owner, attributes):
    return ["%s.%s" % (owner, name) for name in attributes if host.hasPlug("%s.%s" % (owner, name))]


def _objects(args, flags):
    names = []
    for name in _names.objects(args):
        names += _names.plugs(name) if "." in name else _names.nodes([name])
    names = _names.hierarchy(names, flags.get("hierarchy", "none"))
    if flags.get("shape", True):
        names += [shape for name in names if "." not in name for shape in _names.shapes(name)]
    return list(dict.fromkeys(names))


def curves(args, flags):
    """Pairs of a curve and the plug it was reached by (None for a curve that was named)."""
    found = {}
    for name in _objects(args, flags):
        if "." in name:
            plugs = _names.leaves(name)
        elif host.isCurve(name):
            found.setdefault(name, None)
            continue
        elif "attribute" in flags:
            plugs = [leaf for one in _named(name, flags["attribute"]) for leaf in _names.leaves(one)]
        else:
            plugs = [mine for mine, _, incoming in host.connections(name) if incoming]
        for plug in plugs:
            for curve in host.curves(plug):
                found.setdefault(curve, plug)
    return list(found.items())


def channels(args, flags, keyable=True):
    """The plugs of one number that are to be keyed or baked."""
    found = []
    for name in _objects(args, flags):
        if "." in name:
            found += _names.leaves(name)
        elif host.isCurve(name):
            found.append(name)
        elif "attribute" in flags:
            found += [leaf for one in _named(name, flags["attribute"]) for leaf in _names.leaves(one)]
        elif keyable:
            found += keyables(name)
    return list(dict.fromkeys(found))


def keyables(name):
    """The keyable, unlocked channels of a node."""
    found = []
    for attribute in host.attributes(name):
        plug = "%s.%s" % (name, attribute)
        facts = host.facts(plug) if host.hasPlug(plug) else None
        if facts and facts["scalar"] and facts["keyable"] and not facts["locked"] and not facts["isArray"]:
            found.append(plug)
    return found


def keys(curve, flags, everything=True):
    """Pairs of index and key of the curve that the flags choose."""
    rows = list(enumerate(host.keys(curve)))
    timed = host.curveFacts(curve)[0]
    ranges = flags.get("time") if timed else flags.get("float")
    if flags.get("index"):
        return [(i, row) for i, row in rows if any(first <= i <= last for first, last in flags["index"])]
    if ranges:
        return [(i, row) for i, row in rows if any(low - 1e-6 <= row.at <= high + 1e-6 for low, high in ranges)]
    if flags.get("float" if timed else "time"):
        return []
    return rows if everything else []


def bounds(flags):
    """The range of times the flags give, or everything."""
    ranges = flags.get("time") or flags.get("float")
    if not ranges:
        return -INFINITY, INFINITY
    return min(low for low, _ in ranges), max(high for _, high in ranges)


def need(found, name):
    if not found:
        raise RuntimeError("No valid objects supplied to '%s' command." % name)
    return found
