# SPDX-License-Identifier: MIT
"""Cutting, copying, pasting, scaling and baking keys, and what curves do outside them."""
import _mayahost as host

from . import _layers, _names, _playback, _targets
from ._table import command, create_only, refuse


def _copy(found, flags, whole):
    host.clearClipboard()
    start, end = _targets.bounds(flags)
    copied = 0
    for curve, plug in found:
        owner, attribute = plug.split(".", 1) if plug else (curve, "")
        attribute = host.facts(plug)["longName"] if plug else ""
        copied += host.copyKeys(curve, owner, attribute, start, end, whole)
    return copied


@command(_targets.KEYS + """
clear cl
option o string
clipboard cb string
selectKey sl
""")
def cutKey(args, flags):
    refuse(flags, "selectKey")
    if flags.get("option", "keys") not in ("keys", "curve"):
        raise RuntimeError("The option of cutKey is keys or curve, not '%s'" % flags["option"])
    found = _targets.curves(args, flags)
    if not found:
        _targets.need(_names.objects(args), "cutKey")
    if not flags.get("clear"):
        _copy(found, flags, flags.get("option") == "curve")
    cut = 0
    for curve, _ in found:
        chosen = [i for i, _ in _targets.keys(curve, flags)]
        if chosen:
            host.removeKeys(curve, chosen)
            cut += 1
    return cut


@command(_targets.KEYS + """
option o string
clipboard cb string
forceIndependentEulerAngles fea bool
""", undoable=False)
def copyKey(args, flags):
    if flags.get("clipboard", "anim") not in ("anim", "api"):
        raise RuntimeError("The clipboard is anim or api, not '%s'" % flags["clipboard"])
    found = _targets.curves(args, flags)
    copied = _copy(found, flags, flags.get("option") == "curve")
    if not copied:
        raise RuntimeError("No keys were copied.")
    return copied


def _pairs(args, flags):
    """Clip and plug for each paste: by order of objects, and by name of attribute unless one is to go to one."""
    clips = host.clipboard()
    if not clips:
        raise RuntimeError("Nothing to paste from.")
    owners = list(dict.fromkeys(owner for owner, _ in clips))
    targets = [name if "." in name else _names.node(name) for name in _names.objects(args)]
    pairs = []
    for position, target in enumerate(targets):
        source = owners[0] if len(owners) == 1 else owners[position] if position < len(owners) else None
        for clip, (owner, attribute) in enumerate(clips):
            if owner != source:
                continue
            if "." in target:
                leaves = _names.leaves(target)
                one = len(clips) == 1 or len(leaves) == 1 and len(targets) > 1 and len(owners) > 1
                pairs += [(clip, leaf) for leaf in leaves if one or host.facts(leaf)["longName"] == attribute]
                continue
            wanted = flags.get("attribute")
            names = [attribute] if not wanted else [
                name for one in wanted if host.hasPlug("%s.%s" % (target, one))
                for name in [host.facts("%s.%s" % (target, one))["longName"]] if len(clips) == 1 or name == attribute]
            pairs += [(clip, "%s.%s" % (target, name)) for name in names if host.hasPlug("%s.%s" % (target, name))]
    return pairs


@command(_targets.RANGES + """
attribute at string+?
option o string
clipboard cb string
connect c bool
copies cp int
timeOffset to time
floatOffset fo float
valueOffset vo float
matchByName mbn bool
animLayer al string
""")
def pasteKey(args, flags):
    start, end = _targets.bounds(flags)
    if start == -_targets.INFINITY:
        start = host.time()
    ranged = end != start and end != _targets.INFINITY
    pairs = _pairs(args, flags)
    if "animLayer" in flags:  # only where the channel is in the layer
        layer = flags["animLayer"]
        pairs = [(clip, _layers.place(plug, layer, None, False)[0]) for clip, plug in pairs
                 if any(step.layer == layer for step in _layers.chain(plug))]
    if not pairs:
        raise RuntimeError("Nothing to paste to.")
    for clip, plug in pairs:
        host.pasteKeys(clip, plug, flags.get("option", "insert"), start, end if ranged else None,
                       flags.get("timeOffset", 0.0), flags.get("valueOffset", 0.0), flags.get("copies", 1),
                       bool(flags.get("connect")))
    return len(pairs)


@command(_targets.KEYS + """
timeScale ts float
timePivot tp time
floatScale fs float
floatPivot fp float
valueScale vs float
valuePivot vp float
newStartTime nst time
newEndTime net time
newStartFloat nsf float
newEndFloat nef float
scaleSpecifiedKeys ssk bool
""")
def scaleKey(args, flags):
    if not flags.get("scaleSpecifiedKeys", True):
        raise RuntimeError("The host scales the specified keys only.")
    found = _targets.curves(args, flags)
    if not found:
        _targets.need(_names.objects(args), "scaleKey")
    scaled = 0
    for curve, _ in found:
        chosen = _targets.keys(curve, flags)
        if not chosen:
            continue
        scale = flags.get("timeScale", flags.get("floatScale", 1.0))
        pivot = flags.get("timePivot", flags.get("floatPivot", 0.0))
        first = flags.get("newStartTime", flags.get("newStartFloat"))
        last = flags.get("newEndTime", flags.get("newEndFloat"))
        if first is not None or last is not None:
            scale, pivot = _fitted(chosen, flags, first, last)
        host.scaleKeys(curve, [i for i, _ in chosen], scale, pivot, flags.get("valueScale", 1.0),
                       flags.get("valuePivot", 0.0))
        scaled += 1
    return scaled


def _fitted(chosen, flags, first, last):
    """The scale and the fixed point of a range that is to start and end elsewhere."""
    start, end = _targets.bounds(flags)
    start = chosen[0][1].at if start == -_targets.INFINITY else start
    end = chosen[-1][1].at if end == _targets.INFINITY else end
    first = start if first is None else first
    last = end if last is None else last
    if end == start or last == first:
        raise RuntimeError("scaleKey needs ranges of time that are longer than nothing.")
    scale = (last - first) / (end - start)
    if scale == 1.0:
        raise RuntimeError("scaleKey cannot move keys without scaling them: use keyframe.")
    return scale, (first - start * scale) / (1.0 - scale)


@command(_targets.KEYS + """
preInfinite pri string
postInfinite poi string
""", modes="qe")
def setInfinity(args, flags):
    found = _targets.curves(args, flags)
    if flags.query:
        side = 2 if flags.get("preInfinite") else 3
        return [host.curveFacts(curve)[side] for curve, _ in found] or None
    if not found:
        _targets.need(_names.objects(args), "setInfinity")
    for curve, _ in found:
        host.setInfinity(curve, flags.get("preInfinite", ""), flags.get("postInfinite", ""))
    return None


@command(_targets.KEYS + """
simulation sm bool
sampleBy sb time
oversamplingRate osr int
preserveOutsideKeys pok bool
sparseAnimCurveBake sac bool
removeBakedAttributeFromLayer rba bool
removeBakedAnimFromLayer rbl bool
bakeOnOverrideLayer bol bool
destinationLayer dl string
resolveWithoutLayer rwl string+
disableImplicitControl dic bool
minimizeRotation mr bool
smart sr any
""", modes="qe")
def bakeResults(args, flags):
    create_only(flags, "bakeResults")
    refuse(flags, "bakeOnOverrideLayer", "resolveWithoutLayer", "removeBakedAnimFromLayer")
    plugs = [plug for plug in _targets.channels(args, flags) if "." in plug and not host.isLocked(plug)]
    _targets.need(plugs, "bakeResults")
    start, end = _targets.bounds(flags)
    if start == -_targets.INFINITY or end == _targets.INFINITY:
        start, end = _playback.options()["minTime"], _playback.options()["maxTime"]
    step = flags.get("sampleBy", 1.0) / max(1, flags.get("oversamplingRate", 1))
    if flags.get("destinationLayer"):
        plugs = [_layers.place(plug, flags["destinationLayer"], None, False)[0] for plug in plugs]
    blends = [step for plug in plugs for step in _layers.chain(plug)]
    smart = flags.get("smart")
    if isinstance(smart, (list, tuple)):
        smart = float(smart[1]) if smart and smart[0] else None
    elif smart:
        smart = 5.0 if smart is True else float(smart)
    host.bake(plugs, start, end, step, bool(flags.get("simulation")), bool(flags.get("preserveOutsideKeys")),
              bool(flags.get("sparseAnimCurveBake")), bool(flags.get("minimizeRotation")), smart or None)
    if flags.get("removeBakedAttributeFromLayer"):
        _layers.drop_unused(blends)
    return len(plugs)
