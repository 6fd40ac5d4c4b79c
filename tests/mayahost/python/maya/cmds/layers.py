# SPDX-License-Identifier: MIT
"""animLayer."""
import _mayahost as host

from . import _layers, _names
from ._table import command, refuse

_NUMBERS = {"weight": "weight", "mute": "mute", "solo": "solo", "override": "override", "lock": "lock",
            "preferred": "preferred", "selected": "selected", "passthrough": "passthrough"}


def _ask(name, flags):
    if flags.get("root"):
        return _layers.BASE if _layers.is_layer(_layers.BASE) else None
    if flags.get("exists"):
        return bool(name) and _layers.is_layer(name)
    if flags.get("affectedLayers"):
        plugs = _names.objects([])
        found = [step.layer for one in plugs if "." in one for leaf in _names.leaves(one)
                 for step in _layers.chain(leaf)]
        return list(dict.fromkeys(found)) or None
    if flags.get("bestLayer"):
        return _layers.best(_layers.chain(_names.plug(name)))
    layer = _names.node(name)
    if "findCurveForPlug" in flags:
        return _layers.curve_of(layer, _names.plug(flags["findCurveForPlug"])) or None
    for flag, attribute in _NUMBERS.items():
        if flags.get(flag):
            return host.value("%s.%s" % (layer, attribute))
    if flags.get("animCurves"):
        return _layers.curves(layer) or None
    if flags.get("baseAnimCurves"):
        return _layers.curves(_layers.BASE) or None
    if flags.get("blendNodes"):
        return _layers.blends(layer) or None
    if flags.get("attribute"):
        return _layers.members(layer) or None
    if flags.get("children"):
        others = [one for one in _layers.layers() if one != _layers.BASE]
        return others or None if layer == _layers.BASE else None
    if flags.get("parent"):
        return None if layer == _layers.BASE else _layers.BASE
    refuse(flags, *flags)
    return None


def _add_selected(layer):
    for name in host.selection():
        if not host.isDag(name):
            continue
        for group in ("translate", "rotate", "scale"):
            if host.hasPlug("%s.%s" % (name, group)):
                _layers.add(layer, "%s.%s" % (name, group))


@command("""
attribute at string+
removeAttribute ra string+
removeAllAttributes raa
addSelectedObjects aso
animCurves anc
baseAnimCurves bac
blendNodes bld
bestLayer bl
affectedLayers afl
children c
parent p string
root r
exists ex
findCurveForPlug fcv string?
weight w float
mute m bool
solo s bool
override o bool
lock l bool
preferred prf bool
selected sel bool
passthrough pth bool
""", modes="qe")
def animLayer(args, flags):
    names = _names.flat(args)
    name = names[0] if names else ""
    if flags.query:
        return _ask(name, flags)
    if flags.get("parent", _layers.BASE) != _layers.BASE:
        raise RuntimeError("The host's layers are all children of %s." % _layers.BASE)
    layer = _names.node(name) if flags.edit else _layers.make(name)
    for flag, attribute in _NUMBERS.items():
        if flag in flags:
            host.setNumber("%s.%s" % (layer, attribute), float(flags[flag]))
    for plug in flags.get("attribute", []):
        for one in _names.plugs(plug):
            _layers.add(layer, one)
    if flags.get("addSelectedObjects"):
        _add_selected(layer)
    gone = _layers.members(layer) if flags.get("removeAllAttributes") else flags.get("removeAttribute", [])
    for plug in gone:
        _layers.take_out(layer, _names.plug(plug))
    return None if flags.edit else layer
