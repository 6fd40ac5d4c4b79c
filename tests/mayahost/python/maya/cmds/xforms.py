# SPDX-License-Identifier: MIT
"""xform, and move, rotate, scale as scripts use them."""
import _mayahost as host

from . import _names
from ._table import command, refuse
from .dag import _ORDERS, order_of


def _three(name, attribute, ends=("X", "Y", "Z")):
    return [host.value("%s.%s%s" % (name, attribute, end)) for end in ends]


def _ask(name, flags):
    world = bool(flags.get("worldSpace"))
    if flags.get("matrix"):
        return host.getMatrix(name, world)
    if flags.get("translation"):
        return host.getTranslation(name, world)
    if flags.get("rotation"):
        return host.getRotation(name, world)
    if flags.get("scale"):
        return _three(name, "scale")
    if flags.get("shear"):
        return _three(name, "shear", ("XY", "XZ", "YZ"))
    if flags.get("rotateAxis"):
        return _three(name, "rotateAxis")
    if flags.get("pivots"):
        return host.getPivot(name, "rotatePivot", world) + host.getPivot(name, "scalePivot", world)
    for flag in ("rotatePivot", "scalePivot"):
        if flags.get(flag):
            return host.getPivot(name, flag, world)
    if flags.get("boundingBox"):
        return host.getBox(name, world)
    if flags.get("rotateOrder"):
        return _ORDERS[host.value(name + ".rotateOrder")]
    refuse(flags, *flags)
    return None


def _sum(now, by):
    return [a + b for a, b in zip(now, by)]


def _set(name, flags):
    world, relative = bool(flags.get("worldSpace")), bool(flags.get("relative"))
    if "rotateOrder" in flags:
        host.setOrder(name, order_of(flags["rotateOrder"]), flags.get("preserve", True))
    if "matrix" in flags:
        numbers = [float(number) for number in flags["matrix"]]
        _names.check(len(numbers) == 16, "xform: A matrix has 16 elements.")
        host.setMatrix(name, numbers, world)
    if "translation" in flags:
        to = flags["translation"]
        host.setTranslation(name, _sum(host.getTranslation(name, world), to) if relative else to, world)
    if "rotation" in flags:
        to = flags["rotation"]
        host.setRotation(name, _sum(host.getRotation(name, world), to) if relative else to, world)
    for flag, ends in (("scale", ("X", "Y", "Z")), ("shear", ("XY", "XZ", "YZ")), ("rotateAxis", ("X", "Y", "Z"))):
        if flag not in flags:
            continue
        now = _three(name, flag, ends)
        for end, former, value in zip(ends, now, flags[flag]):
            if relative:
                value = former * value if flag == "scale" else former + value
            _names.check(host.setNumber("%s.%s%s" % (name, flag, end), value),
                         _names.FIXED % ("%s.%s%s" % (name, flag, end)))
    for flag, pivots in (("pivots", ("rotatePivot", "scalePivot")), ("rotatePivot", ("rotatePivot",)),
                         ("scalePivot", ("scalePivot",))):
        for pivot in pivots if flag in flags else ():
            host.setPivot(name, pivot, flags[flag], world)


@command("""
worldSpace ws
objectSpace os
absolute a
relative r
euler eu
translation t linear linear linear
rotation ro angle angle angle
scale s float float float
shear sh float float float
matrix m any
rotateAxis ra angle angle angle
rotatePivot rp linear linear linear
scalePivot sp linear linear linear
pivots piv linear linear linear
rotateOrder roo string
preserve p bool
boundingBox bb
zeroTransformPivots ztp
centerPivots cp
worldSpaceDistance wd
""", modes="q")
def xform(args, flags):
    refuse(flags, "zeroTransformPivots", "centerPivots", *([] if flags.query else ["boundingBox"]))
    names = _names.nodes(_names.objects(args))
    _names.check(names, "No valid objects supplied to 'xform' command.")
    if flags.query:
        return _ask(names[0], flags)
    for name in names:
        _set(name, flags)
    return None


def _given(args, count, name):
    numbers = [arg for arg in args if isinstance(arg, (int, float))]
    _names.check(len(numbers) == count, "%s needs %d numbers." % (name, count))
    names = _names.nodes(_names.objects([arg for arg in args if not isinstance(arg, (int, float))]))
    _names.check(names, "No valid objects supplied to '%s' command." % name)
    return names, [float(number) for number in numbers]


_SPACES = """
absolute a
relative r
worldSpace ws
objectSpace os
localSpace ls
euler eu
preserveChildPosition pcp bool
"""


@command(_SPACES)
def move(args, flags):
    names, by = _given(args, 3, "move")
    world = not flags.get("objectSpace") and not flags.get("localSpace")
    for name in names:
        now = host.getTranslation(name, world)
        host.setTranslation(name, _sum(now, by) if flags.get("relative") else by, world)
    return None


@command(_SPACES)
def rotate(args, flags):
    names, by = _given(args, 3, "rotate")
    world = bool(flags.get("worldSpace"))
    for name in names:
        now = host.getRotation(name, world)
        host.setRotation(name, _sum(now, by) if flags.get("relative") else by, world)
    return None


@command(_SPACES)
def scale(args, flags):
    names, by = _given(args, 3, "scale")
    for name in names:
        for axis, value in zip("XYZ", by):
            plug = "%s.scale%s" % (name, axis)
            former = host.value(plug) if flags.get("relative") else 1.0
            _names.check(host.setNumber(plug, former * value), _names.FIXED % plug)
    return None
