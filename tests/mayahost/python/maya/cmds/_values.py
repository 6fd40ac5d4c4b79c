# SPDX-License-Identifier: MIT
"""The kinds of values flags take."""
import re

import _mayahost as host

INFINITY = float("inf")
_TIME = re.compile(r"\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)\s*([0-9.]*[a-z]*)\s*$")
_ui = []  # the recorded user interface, while a test has it


def set_ui(recorder):
    _ui[:] = [recorder] if recorder is not None else []


def the_ui():
    return _ui[0] if _ui else None


def require_ui(name):
    if not _ui:
        raise RuntimeError("%s is not available in batch mode." % name)


def number(value):
    return isinstance(value, (int, float))


def time_value(value):
    """Frames of a number, or of text as "10", "1.5sec", "24pal"."""
    if number(value):
        return float(value)
    match = _TIME.match(value) if isinstance(value, str) else None
    if match is None:
        raise ValueError("not a time")
    amount, unit = float(match.group(1)), match.group(2)
    frames = host.frames(amount, unit) if unit else amount
    if frames is None:
        raise ValueError("not a unit of time")
    return frames


def _ends(text, convert):
    first, colon, last = text.partition(":")
    low = convert(first) if first.strip() else -INFINITY
    if not colon:
        return (low, low)
    return (low, convert(last) if last.strip() else INFINITY)


def value_range(value, convert):
    """(10, 20), (10,), ("10:",), "10:20", 10 or () as first and last."""
    if isinstance(value, str):
        return _ends(value, convert)
    if number(value):
        return (convert(value), convert(value))
    if not isinstance(value, (list, tuple)) or len(value) > 2:
        raise ValueError("not a range")
    if not value:
        return (-INFINITY, INFINITY)
    if len(value) == 1:
        return value_range(value[0], convert)
    return (convert(value[0]), convert(value[1]))


def _float(value):
    if isinstance(value, str):
        return float(value)
    if not number(value):
        raise ValueError("not a number")
    return float(value)


def _whole(value):
    if isinstance(value, str):
        return int(value)
    if not isinstance(value, int):
        raise ValueError("not a whole number")
    return value


def _flag(value):
    if not isinstance(value, (bool, int)):
        raise ValueError("not a boolean")
    return bool(value)


def _text(value):
    if not isinstance(value, str):
        raise ValueError("not text")
    return value


def _real(value):
    if not number(value):
        raise ValueError("not a number")
    return float(value)


def _integer(value):
    if not isinstance(value, int):
        raise ValueError("not a whole number")
    return int(value)


def _script(value):
    if not isinstance(value, str) and not callable(value):
        raise ValueError("not a script")
    return value


_KINDS = {
    "none": _flag, "bool": _flag, "int": _integer, "float": _real, "linear": _real, "angle": _real,
    "string": _text, "name": _text, "script": _script, "any": lambda value: value, "time": time_value,
    "timerange": lambda value: value_range(value, time_value),
    "floatrange": lambda value: value_range(value, _float),
    "indexrange": lambda value: value_range(value, _whole),
}
KINDS = frozenset(_KINDS)


# As messages call them.
_WORDS = {"linear": "distance", "bool": "int", "name": "string", "indexrange": "int"}


def _got(value):
    """( int, int ) for a tuple, [ str ] for a list, the type of anything else."""
    if isinstance(value, (list, tuple)):
        inside = ", ".join(_got(part) for part in value)
        return ("[ %s ]" if isinstance(value, list) else "( %s )") % inside
    return type(value).__name__


def mismatch(kinds, value, name):
    """The error of a flag that was given something else than what it takes."""
    words = [_WORDS.get(kind, kind) for kind in kinds]
    expected = words[0] if len(words) == 1 else "( %s )" % ", ".join(words)
    return TypeError("Invalid arguments for flag '%s'.  Expected %s, got %s" % (name, expected, _got(value)))


def check(kind, value, name):
    try:
        return _KINDS[kind](value)
    except ValueError:
        pass
    if kind == "none":
        raise TypeError("Flag '%s' must be passed a boolean argument" % name)
    raise mismatch([kind], value, name)
