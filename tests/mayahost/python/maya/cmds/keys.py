# SPDX-License-Identifier: MIT
"""Setting, asking and moving keys: setKeyframe, keyframe, keyTangent, findKeyframe."""
import _mayahost as host

from . import _layers, _names, _targets
from ._table import command, refuse

DEFAULTS = {"inTangentType": "auto", "outTangentType": "auto", "weightedTangents": False}


def _curve_for(plug):
    """The curve to key for a plug, made if nothing drives it; None where keys have no place."""
    if "." not in plug:
        return plug
    found = host.curves(plug)
    if found:
        return found[0]
    if host.isLocked(plug) or not host.maySet(plug):
        return None
    curve = host.makeCurve(plug)
    if DEFAULTS["weightedTangents"]:
        host.setWeighted(curve, True)
    return curve


def _key(plug, times, flags):
    """Keys for one channel; how many were set."""
    layer = flags.get("animLayer", "")
    plug, value = _layers.place(plug, layer, flags.get("value"), not flags.get("noResolve"))
    exists = "." not in plug or bool(host.curves(plug))
    if flags.get("animated") and not exists:
        return 0
    if flags.get("insert") or flags.get("insertBlend"):
        if not exists:
            return 0
        host.insertKeys(_curve_for(plug), times, bool(flags.get("breakdown")))
        return len(times)
    if value is None and "." in plug:
        value = host.value(plug)  # before there is a curve without keys
    curve = _curve_for(plug)
    if curve is None:
        return 0
    values = [host.curveValue(curve, time) if value is None else float(value) for time in times]
    new = {round(time, 6) for time in times} - {round(key.at, 6) for key in host.keys(curve)}
    kinds = [flags.get(side, DEFAULTS[side] if new else "") for side in ("inTangentType", "outTangentType")]
    host.setKeys(curve, times, values, kinds[0], kinds[1], flags.get("breakdown"))
    return len(times)


@command(_targets.OBJECTS + """
time t time+
float f float+
value v float
inTangentType itt string
outTangentType ott string
insert i
insertBlend ib bool
breakdown bd bool
animated an
controlPoints cp bool
animLayer al string
minimizeRotation mr bool
noResolve nr bool
identity id
dirtyDG dd bool
respectKeyable rk
useCurrentLockedWeights lw bool
""", modes="qe")
def setKeyframe(args, flags):
    if flags.query:
        raise RuntimeError("The host's setKeyframe does not query: keyframe does.")
    refuse(flags, "identity")
    plugs = _targets.need(_targets.channels(args, flags), "setKeyframe")
    times = flags.get("time") or [host.time()]
    return sum(_key(plug, flags.get("float") if flags.get("float") else times, flags) for plug in plugs)


_QUERIES = ("timeChange", "floatChange", "valueChange", "indexValue")


def _ask_keys(found, flags):
    if flags.get("selected") or flags.get("lastSelected"):
        return 0 if flags.get("keyframeCount") else None  # the host has no graph editor to select keys in
    if flags.get("name"):
        return [curve for curve, _ in found] or None
    if flags.get("eval"):
        times = [low for low, _ in flags.get("time") or flags.get("float") or [(host.time(),) * 2]]
        return [host.curveValue(curve, time) for curve, _ in found for time in times] or None
    chosen = [(i, row) for curve, _ in found for i, row in _targets.keys(curve, flags)]
    if flags.get("keyframeCount"):
        return len(chosen)
    if flags.get("breakdown"):
        return [row.at for _, row in chosen if row.breakdown] or None
    asked = [name for name in _QUERIES if flags.get(name)] or ["timeChange"]
    result = []
    for i, row in chosen:
        shown = {"timeChange": row.at, "floatChange": row.at, "valueChange": row.value, "indexValue": i}
        result += [shown[name] for name in asked]
    return result or None


@command(_targets.KEYS + """
timeChange tc time
floatChange fc float
valueChange vc float
indexValue iv
keyframeCount kc
name n
eval ev
selected sl
lastSelected lsl
breakdown bd bool
absolute a
relative r
option o string
tickDrawSpecial tds bool
""", modes="qe")
def keyframe(args, flags):
    refuse(flags, "tickDrawSpecial")
    found = _targets.curves(args, flags)
    if flags.query:
        return _ask_keys(found, flags)
    if not found:
        _targets.need(_names.objects(args), "keyframe")
    time = flags.get("timeChange", flags.get("floatChange"))
    changed = 0
    for curve, _ in found:
        chosen = [i for i, _ in _targets.keys(curve, flags)]
        if not chosen:
            continue
        if time is not None or "valueChange" in flags:
            host.moveKeys(curve, chosen, time, flags.get("valueChange"), bool(flags.get("relative")),
                          flags.get("option", "over"))
        if "breakdown" in flags:
            host.setBreakdown(curve, chosen, flags["breakdown"])
        changed += 1
    return changed


_TANGENTS = ("inAngle", "outAngle", "inWeight", "outWeight", "inTangentType", "outTangentType", "ix", "iy", "ox", "oy",
             "lock", "weightLock")


def _global_tangents(flags):
    if flags.query:
        return [DEFAULTS[name] for name in DEFAULTS if flags.get(name)] or None
    for name in DEFAULTS:
        if name in flags:
            before, after = DEFAULTS[name], flags[name]
            DEFAULTS[name] = after
            host.keepStep("keyTangent", lambda n=name, v=after: DEFAULTS.__setitem__(n, v),
                          lambda n=name, v=before: DEFAULTS.__setitem__(n, v))
    return None


@command(_targets.KEYS + """
inAngle ia angle
outAngle oa angle
inWeight iw float
outWeight ow float
inTangentType itt string
outTangentType ott string
ix ix float
iy iy float
ox ox float
oy oy float
lock l bool
weightLock wl bool
weightedTangents wt bool
absolute a
relative r
global g
unify uni
stepAttributes sa bool
""", modes="qe")
def keyTangent(args, flags):
    refuse(flags, "unify")
    if flags.get("global"):
        return _global_tangents(flags)
    found = _targets.curves(args, flags)
    if flags.query:
        if flags.get("weightedTangents"):
            return [host.curveFacts(curve)[1] for curve, _ in found] or None
        asked = [name for name in _TANGENTS if flags.get(name)]
        rows = [row for curve, _ in found for _, row in _targets.keys(curve, flags)]
        return [getattr(row, name) for row in rows for name in asked] or None
    if not found:
        _targets.need(_names.objects(args), "keyTangent")
    edits = {name: flags[name] for name in _TANGENTS if name in flags}
    edits["relative"] = bool(flags.get("relative"))
    changed = 0
    for curve, _ in found:
        if "weightedTangents" in flags:
            host.setWeighted(curve, flags["weightedTangents"])
        chosen = [i for i, _ in _targets.keys(curve, flags)]
        if chosen and len(edits) > 1:
            host.editTangents(curve, chosen, edits)
        changed += 1
    return changed


@command(_targets.KEYS + """
which w string?
curve c
timeSlider ts
""", undoable=False)
def findKeyframe(args, flags):
    found = _targets.curves(args, flags)
    if flags.get("curve"):
        return [curve for curve, _ in found] or None
    now = flags["time"][0][0] if flags.get("time") else host.time()
    times = sorted({row.at for curve, _ in found for row in host.keys(curve)})
    if not times:
        return now
    which = flags.get("which", "next")
    if which == "first":
        return times[0]
    if which == "last":
        return times[-1]
    if which == "next":  # after the last comes the first again
        return next((time for time in times if time > now + 1e-6), times[0])
    if which == "previous":
        return next((time for time in reversed(times) if time < now - 1e-6), times[-1])
    raise RuntimeError("which is next, previous, first or last, not '%s'" % which)
