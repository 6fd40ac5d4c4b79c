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


def _named(owner, flags, shape):
    """The plugs of a node that the attribute flag names; of a shape those that its transform has not."""
    names = flags["attribute"]
    if shape:
        names = [name for name in names if not host.hasPlug("%s.%s" % (host.dagParent(owner), name))]
    plugs = ["%s.%s" % (owner, name) for name in names if host.hasPlug("%s.%s" % (owner, name))]
    return [leaf for plug in plugs for leaf in _names.leaves(plug)]


def _objects(args, flags):
    """What is meant, and whether it is a shape that stands below what was named."""
    names = []
    for name in _names.objects(args):
        names += _names.plugs(name) if "." in name else _names.nodes([name])
    names = _names.hierarchy(names, flags.get("hierarchy", "none"))
    found = dict.fromkeys(names, False)
    for name in names if flags.get("shape", True) else ():
        for shape in _names.shapes(name) if "." not in name else ():
            found.setdefault(shape, True)
    return found.items()


def curves(args, flags):
    """Pairs of a curve and the plug it was reached by (None for a curve that was named)."""
    found = {}
    if flags.get("animation") == "keys":
        return []  # only keys that are selected: the host has no graph editor to select them in
    for name, shape in _objects(args, flags):
        if "." in name:
            plugs = _names.leaves(name)
        elif host.isCurve(name):
            found.setdefault(name, None)
            continue
        elif "attribute" in flags:
            plugs = _named(name, flags, shape)
        else:
            plugs = [mine for mine, _, incoming in host.connections(name) if incoming]
        for plug in plugs:
            for curve in host.curves(plug):
                found.setdefault(curve, plug)
    return list(found.items())


def channels(args, flags):
    """The plugs of one number that are to be keyed or baked; curves that were named stand for themselves."""
    found = []
    for name, shape in _objects(args, flags):
        if "." in name:
            found += _names.leaves(name)
        elif host.isCurve(name):
            found.append(name)
        elif "attribute" in flags:
            found += _named(name, flags, shape)
        else:
            # Whether a shape is seen is its transform's to say.
            found += [plug for plug in host.keyables(name) if not (shape and plug.endswith(".visibility"))]
    return list(dict.fromkeys(found))


def keys(curve, flags):
    """Pairs of index and key of the curve that the flags choose."""
    rows = list(enumerate(host.keys(curve)))
    timed = host.curveFacts(curve)[0]
    ranges = flags.get("time") if timed else flags.get("float")
    if flags.get("index"):
        return [(i, row) for i, row in rows if any(first <= i <= last for first, last in flags["index"])]
    if ranges:
        # Without its upper bound a range ends before it; a single time is not a range.
        open_ended = not flags.get("includeUpperBound", True)
        ends = [(low - 1e-6, high - 1e-6 if open_ended and low < high else high + 1e-6) for low, high in ranges]
        return [(i, row) for i, row in rows if any(low <= row.at <= high for low, high in ends)]
    if flags.get("float" if timed else "time"):
        return []
    return rows


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
