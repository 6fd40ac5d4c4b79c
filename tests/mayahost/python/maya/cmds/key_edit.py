# SPDX-License-Identifier: MIT
"""Cutting and scaling keys, and what curves do outside them."""
import _mayahost as host

from . import _names, _targets
from ._table import command, refuse


@command(_targets.KEYS + """
clear cl
option o string
clipboard cb string
selectKey sl
""")
def cutKey(args, flags):
    """There is no clipboard: what is cut is gone."""
    refuse(flags, "selectKey")
    if flags.get("option", "keys") not in ("keys", "curve"):
        raise RuntimeError("The option of cutKey is keys or curve, not '%s'" % flags["option"])
    found = _targets.curves(args, flags)
    if not found:
        _targets.need(_names.objects(args), "cutKey")
    cut = 0
    for curve, _ in found:
        chosen = [i for i, _ in _targets.keys(curve, flags)]
        if chosen:
            host.removeKeys(curve, chosen)
            cut += 1
    return cut


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
