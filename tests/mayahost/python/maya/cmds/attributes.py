# SPDX-License-Identifier: MIT
"""getAttr and setAttr."""
import math

import _mayahost as host

from . import _names
from ._table import command
from ._values import number

_DEGREES = 2  # of host.angularUnit
_DATA = ("doubleArray", "floatArray", "Int32Array")
_TUPLES = {"vectorArray": 3, "pointArray": 4}
_FLAGS = {"lock": "locked", "keyable": "keyable", "channelBox": "channelBox"}


def _one(plug, flags):
    facts = host.facts(plug)
    if flags.get("type"):
        return facts["type"]
    for flag, fact in _FLAGS.items():
        if flags.get(flag):
            return facts[fact]
    if flags.get("settable"):
        return bool(host.maySet(plug))
    if flags.get("size"):
        return len(host.elements(plug)) if facts["isArray"] else 1
    if flags.get("multiIndices"):
        return host.elements(plug) or None
    if facts["isArray"]:
        return _array(plug, flags)
    if facts["type"] == "message":
        raise RuntimeError("Message attributes have no data values.")
    value = host.valueAt(plug, flags["time"]) if "time" in flags else host.value(plug)
    if flags.get("asString") and facts["type"] == "enum":
        return dict(facts["fields"]).get(value, "")
    return value


def _array(plug, flags):
    """All elements in order; those of compounds as tuples, laid side by side. Angles are in radians, whatever the
    unit: Maya converts those of single elements alone."""
    kind = host.facts(plug)["type"]
    if kind != "message":
        host.value(plug)  # the array as a whole first: its node may be yet to make the elements
    values = []
    for index in host.elements(plug):
        value = _one("%s[%d]" % (plug, index), flags)
        values += value if isinstance(value, list) else [value]
    if kind == "doubleAngle" and host.angularUnit() == _DEGREES:
        values = [math.radians(value) for value in values]
    return values or None


@command("""
time t time
type typ
lock l
keyable k
channelBox cb
settable se
size s
multiIndices mi
asString as
silent sl
caching ca
""", undoable=False)
def getAttr(args, flags):
    names = _names.objects(args)
    if not names:
        raise RuntimeError("No attribute was specified.")
    found = [plug for name in names for plug in _names.plugs(name)]
    if len(found) == 1 and "*" not in names[0] and ":" not in names[0].split(".", 1)[1]:
        return _one(found[0], flags)
    values = []
    for plug in found:
        value = _one(plug, flags)
        values += value if isinstance(value, list) else [value]
    return values


def _fixed(done, plug):
    _names.check(done, _names.FIXED % plug)


def _set_number(plug, value, clamp):
    if not number(value):
        raise RuntimeError("'%s' is not a simple numeric attribute. Its values must be set with a -type flag." % plug)
    facts = host.facts(plug)
    low, high = facts["min"], facts["max"]
    if low is not None and value < low or high is not None and value > high:
        if not clamp:
            raise RuntimeError("Cannot set the attribute '%s' past its %s value of %s." % (
                plug, *(("minimum", low) if low is not None and value < low else ("maximum", high))))
        value = low if low is not None and value < low else high
    _fixed(host.setNumber(plug, float(value)), plug)


def _flatten(values):
    return [part for value in values
            for part in (_flatten(value) if isinstance(value, (list, tuple)) else [value])]


def _set_numbers(plugs, values, clamp):
    """Numbers for the channels of the plugs, in order."""
    targets = []
    for plug in plugs:
        leaves = _names.leaves(plug)
        if not leaves or host.facts(plug)["isArray"]:
            kind = host.facts(plug)["type"]
            if kind == "string":
                raise RuntimeError("'%s' is not a simple numeric attribute. Its values must be set with a -type flag."
                                   % plug)
            raise RuntimeError("setAttr: The values of '%s' (%s) must be set with a -type flag." % (plug, kind))
        targets += leaves
    values = _flatten(values)
    if len(values) != len(targets):
        raise RuntimeError("setAttr: Error reading data element number %d: %s" % (
            min(len(values), len(targets)) + 1, values[-1] if values else ""))
    for target, value in zip(targets, values):
        _set_number(target, value, clamp)


def _data_of(kind, values):
    """The elements of a value of typed data, as setAttr is given them."""
    if kind == "string":
        if len(values) != 1 or not isinstance(values[0], str):
            raise RuntimeError("setAttr: string data is one string.")
        return list(values)
    if kind == "matrix":
        numbers = _flatten(values)
        _names.check(len(numbers) == 16 and all(map(number, numbers)), "A matrix has 16 elements.")
        return [float(one) for one in numbers]
    if kind in _DATA:
        numbers = _flatten(values)
        _names.check(all(map(number, numbers)), "setAttr: %s data is a list of numbers." % kind)
        return numbers
    # A count, then as many elements.
    _names.check(bool(values) and isinstance(values[0], int) and values[0] == len(values) - 1,
                 "setAttr: %s data is a count and as many elements." % kind)
    elements = list(values[1:])
    if kind in _TUPLES:
        elements = [tuple(float(part) for part in one) for one in elements]
        elements = [one + (1.0,) if _TUPLES[kind] == 4 and len(one) == 3 else one for one in elements]
        _names.check(all(len(one) == _TUPLES[kind] for one in elements),
                     "setAttr: an element of %s data has %d numbers." % (kind, _TUPLES[kind]))
    return elements


def _set_data(plug, kind, values):
    _fixed(host.setData(plug, kind, _data_of(kind, values)), plug)


_NUMERIC = ("double2", "double3", "double4", "float2", "float3", "long2", "long3", "short2", "short3")


@command("""
type typ string
lock l bool
keyable k bool
channelBox cb bool
caching ca bool
size s int
clamp c
capacityHint ch int
alteredValue av
""")
def setAttr(args, flags):
    if not args or not isinstance(args[0], str):
        raise TypeError("setAttr needs the name of an attribute")
    values = args[1:]
    plugs = _names.plugs(args[0])
    kind = flags.get("type")
    if kind in _NUMERIC:
        for plug in plugs:
            if host.facts(plug)["type"] != kind:
                raise RuntimeError("setAttr: '%s' is of type '%s', not '%s'." % (
                    plug, host.facts(plug)["type"], kind))
        kind = None
    if kind is not None:
        if kind not in _DATA and kind not in _TUPLES and kind not in ("string", "matrix", "stringArray"):
            raise RuntimeError("setAttr: The type '%s' is not a type of data." % kind)
        for plug in plugs:
            _set_data(plug, kind, values)
    elif values:
        _set_numbers(plugs, values, bool(flags.get("clamp")))
    elif not {"lock", "keyable", "channelBox", "caching", "size"} & set(flags):
        raise RuntimeError("setAttr: No values were given for '%s'." % args[0])
    for flag in ("keyable", "channelBox", "lock"):
        for plug in plugs if flag in flags else ():
            _fixed(host.setFlag(plug, flag, flags[flag]), plug)
    return None


@command("""
break b bool
allChildren all
""")
def removeMultiInstance(args, flags):
    for name in _names.objects(args):
        _names.check(host.removeElement(_names.plug(name), bool(flags.get("break"))),
                     "'%s' cannot be removed: it is not an element, or is connected." % name)
    return None
