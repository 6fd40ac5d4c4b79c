# SPDX-License-Identifier: MIT
"""Animation layers: blend nodes between a channel and its curves, one for each layer the channel is in."""
import _mayahost as host

from . import _names

BASE = "BaseAnimation"
_KINDS = {"doubleLinear": "animBlendNodeAdditiveDL", "doubleAngle": "animBlendNodeAdditiveDA"}
_PLAIN = ("double", "float", "long", "short", "byte")


def is_layer(name):
    return bool(host.match(name)) and host.nodeType(name) == "animLayer"


def layers():
    """All layers, the base first, then in order of creation."""
    return sorted((name for name in host.nodeNames() if host.nodeType(name) == "animLayer"), key=lambda n: n != BASE)


def ensure_base():
    if not is_layer(BASE):
        host.createNode("animLayer", BASE)
        host.setNumber(BASE + ".override", 1.0)


def make(name):
    ensure_base()
    return host.createNode("animLayer", name or "AnimLayer1")


def layer_of(blend):
    linked = [other for mine, other, incoming in host.connections(blend + ".message") if not incoming]
    return next((other.split(".")[0] for other in linked if other.split(".", 1)[1].startswith("blendNodes")), None)


def blends(layer):
    return [other.split(".")[0] for _, other, incoming in host.connections(layer + ".blendNodes") if incoming]


class Step(object):
    """One blend of the chain behind a plug."""

    def __init__(self, blend, axis):
        self.blend, self.axis, self.layer = blend, axis, layer_of(blend)
        self.a, self.b = ("%s.input%s%s" % (blend, side, axis) for side in "AB")

    def weights(self):
        return host.value(self.blend + ".weightA"), host.value(self.blend + ".weightB")

    def below(self, total):
        """The value of A that gives the total."""
        wa, wb = self.weights()
        other = host.value(self.b)
        if wa == 0.0:
            return host.value(self.a)
        if host.nodeType(self.blend).endswith("Scale"):
            return (total / other ** wb) ** (1.0 / wa)
        return (total - other * wb) / wa

    def own(self, total):
        """The value of B that gives the total."""
        wa, wb = self.weights()
        other = host.value(self.a)
        if wb == 0.0:
            return host.value(self.b)
        if host.nodeType(self.blend).endswith("Scale"):
            return (total / other ** wa) ** (1.0 / wb)
        return (total - other * wa) / wb


def chain(plug):
    """The blends behind a plug, the uppermost first."""
    steps = []
    while True:
        source = host.source(plug)
        while source and host.nodeType(source.split(".")[0]) == "unitConversion":
            source = host.source(source.split(".")[0] + ".input")
        if not source or not host.nodeType(source.split(".")[0]).startswith("animBlendNode"):
            return steps
        blend, attribute = source.split(".", 1)
        steps.append(Step(blend, attribute[len("output"):]))
        plug = steps[-1].a


def best(steps):
    """The layer that is keyed if none is named."""
    for step in steps:
        chosen = step.layer and (host.value(step.layer + ".selected") or host.value(step.layer + ".preferred"))
        if chosen and not host.value(step.layer + ".lock"):
            return step.layer
    return BASE


def place(plug, layer, value, resolve):
    """The plug that holds a channel's animation in a layer ("" for the best), and the value there for which the
    channel has the value it should (None: the one it has)."""
    if "." not in plug:
        return plug, value
    steps = chain(plug)
    if not steps:
        if layer and layer != BASE:
            _names.node(layer)
            add(layer, plug)
            return place(plug, layer, value, resolve)
        return plug, value
    layer = layer or best(steps)
    total = host.value(plug) if value is None else float(value)
    if layer != BASE and all(step.layer != layer for step in steps):
        _names.node(layer)
        add(layer, plug)
        return place(plug, layer, value, resolve)
    for step in steps:
        if step.layer == layer:
            return step.b, step.own(total) if resolve else value
        total = step.below(total)
    return steps[-1].a, total if resolve else value


def _free(layer):
    used = host.elements(layer + ".blendNodes")
    return "%s.blendNodes[%d]" % (layer, max(used) + 1 if used else 0)


def _connect(source, destination):
    _names.check(host.connect(source, destination, True),
                 "'%s' could not be connected to '%s'." % (source, destination))


def _slide(plug, blend, axis):
    """Puts a blend between a plug and what drives it."""
    source, now = host.source(plug), host.value(plug)
    lower, output = "%s.inputA%s" % (blend, axis), "%s.output%s" % (blend, axis)
    if source:
        _names.check(host.disconnect(source, plug), _names.FIXED % plug)
        _connect(source, lower)
        owner = source.split(".")[0]
        if host.isCurve(owner):
            host.renameNode(owner, "%s_inputA%s" % (blend, axis))
    else:
        host.setNumber(lower, float(now))
    _connect(output, plug)


def _blend(layer, plug, kind, name):
    blend = host.createNode(kind, name)
    _connect(layer + ".backgroundWeight", blend + ".weightA")
    _connect(layer + ".foregroundWeight", blend + ".weightB")
    _connect(blend + ".message", _free(layer))
    return blend


def add(layer, plug):
    """Puts a channel, or all rotations of a transform at once, into a layer."""
    facts = host.facts(plug)
    owner = host.nodeOf(plug)
    if facts["longName"] == "rotate" and len(facts["children"]) == 3:
        parts = ["%s.%s" % (owner, child) for child in facts["children"]]
        if any(step.layer == layer for part in parts for step in chain(part)):
            return
        blend = _blend(layer, plug, "animBlendNodeAdditiveRotation", "%s_rotate_%s" % (owner, layer))
        _connect(owner + ".rotateOrder", blend + ".rotateOrder")
        for part, axis in zip(parts, "XYZ"):
            _slide(part, blend, axis)
        return
    for leaf in _names.leaves(plug):
        if any(step.layer == layer for step in chain(leaf)):
            continue
        leaf_facts = host.facts(leaf)
        kind = _KINDS.get(leaf_facts["type"], "animBlendNodeAdditive" if leaf_facts["type"] in _PLAIN else None)
        if leaf_facts["parent"] == "scale":
            kind = "animBlendNodeAdditiveScale"
        if kind is None:
            raise RuntimeError("The host has no blend of animation layers for '%s'." % leaf)
        name = "%s_%s_%s" % (owner, leaf_facts["longName"], layer)
        _slide(leaf, _blend(layer, leaf, kind, name), "")


def members(layer):
    """The channels in a layer."""
    found = []
    for blend in blends(layer):
        for mine, other, incoming in host.connections(blend):
            if incoming or not mine.split(".", 1)[1].startswith("output"):
                continue
            end = other
            while host.nodeType(end.split(".")[0]).startswith(("animBlendNode", "unitConversion")):
                owner, attribute = end.split(".", 1)
                axis = attribute[-1] if attribute[-1] in "XYZ" else ""
                onward = [o for _, o, i in host.connections("%s.output%s" % (owner, axis)) if not i]
                if not onward:
                    break
                end = onward[0]
            found.append(end)
    return list(dict.fromkeys(found))


def take_out(layer, plug):
    """The channel leaves the layer; what was below drives it again."""
    for leaf in _names.leaves(plug):
        for step in chain(leaf):
            if step.layer != layer:
                continue
            upper = [o for _, o, i in host.connections("%s.output%s" % (step.blend, step.axis)) if not i]
            source = host.source(step.a)
            for end in upper:
                host.disconnect("%s.output%s" % (step.blend, step.axis), end)
                if source:
                    _connect(source, end)
                else:
                    host.setNumber(end, host.value(step.a))
            drop_unused([step])


def drop_unused(steps):
    """Blends that drive nothing any more go, with their curves."""
    for step in steps:
        if not host.match(step.blend) or any(not i and ".output" in m for m, _, i in host.connections(step.blend)):
            continue
        axes = "XYZ" if host.nodeType(step.blend).endswith("Rotation") else [""]
        for curve in [curve for side in "AB" for axis in axes
                      for curve in host.curves("%s.input%s%s" % (step.blend, side, axis))]:
            others = [o for m, o, i in host.connections(curve) if not i and o.split(".")[0] != step.blend]
            if not others:
                host.deleteNode(curve)
        host.deleteNode(step.blend)


def remove(layer):
    for plug in members(layer):
        take_out(layer, plug)
    host.deleteNode(layer)


def curves(layer):
    if layer == BASE:
        ends = [chain(plug)[-1].a for other in layers() for plug in members(other) if chain(plug)]
    else:
        ends = [step.b for plug in members(layer) for step in chain(plug) if step.layer == layer]
    return list(dict.fromkeys(curve for end in ends for curve in host.curves(end)))


def curve_of(layer, plug):
    ends = [place(leaf, layer, None, False)[0] for leaf in _names.leaves(plug)
            if layer == BASE or any(step.layer == layer for step in chain(leaf))]
    return [curve for end in ends for curve in host.curves(end)]
