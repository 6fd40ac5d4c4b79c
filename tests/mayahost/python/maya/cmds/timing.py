# SPDX-License-Identifier: MIT
"""Time, playback, units, evaluation."""
import _mayahost as host

from . import _names, _playback, _values
from ._table import command

_MODES = ["off", "serial", "parallel"]
# By the numbers of MDistance and MAngle.
_LINEAR = {"in": 1, "ft": 2, "yd": 3, "mi": 4, "mm": 5, "cm": 6, "km": 7, "m": 8}
_LINEAR_LONG = {"inch": "in", "foot": "ft", "yard": "yd", "mile": "mi", "millimeter": "mm", "centimeter": "cm",
                "kilometer": "km", "meter": "m"}
_ANGULAR = {"rad": 1, "deg": 2}
_ANGULAR_LONG = {"radian": "rad", "degree": "deg"}


@command("""
update u bool
""", modes="qe", undoable=False)
def currentTime(args, flags):
    """Not undoable, as in Maya."""
    if not flags.query:
        if len(args) != 1:
            raise TypeError("currentTime needs a time")
        host.setTime(_values.check("time", args[0], "time"))
    return host.time()


def _set_options(changes):
    before = _playback.options()
    _playback.change(**changes)
    after = _playback.options()
    host.keepStep("playbackOptions", lambda: _playback.change(**after), lambda: _playback.change(**before))


@command("""
minTime min time
maxTime max time
animationStartTime ast time
animationEndTime aet time
by by float
playbackSpeed ps float
maxPlaybackSpeed mps float
loop l string
view v string
blockingAnim ba
framesPerSecond fps
""", modes="qe")
def playbackOptions(args, flags):
    if flags.query:
        if flags.get("framesPerSecond"):
            return host.framesPerSecond()
        name = flags.queried(*_playback.options())
        return _playback.options()[name] if name else None
    if flags.get("framesPerSecond"):
        raise RuntimeError("framesPerSecond can only be queried.")
    if flags.get("loop", "continuous") not in ("once", "continuous", "oscillate"):
        raise RuntimeError("loop is once, continuous or oscillate, not '%s'" % flags["loop"])
    changes = {name: flags[name] for name in _playback.options() if name in flags}
    _set_options(changes)
    changed = [name for name in _playback.TIMES if name in changes]
    return _playback.options()[changed[-1]] if changed else None


def _unit(value, numbers, longs, what):
    short = longs.get(value, value)
    if short not in numbers:
        raise RuntimeError("'%s' is no %s unit" % (value, what))
    return numbers[short]


def _switch(get, put, value):
    before = get()
    put(value)
    host.keepStep("currentUnit", lambda: put(value), lambda: put(before))


@command("""
linear l string
angle a string
time t string
fullName f
updateAnimation ua bool
""", modes="qe")
def currentUnit(args, flags):
    if flags.query:
        if flags.get("time"):
            return host.timeUnit()
        if flags.get("angle"):
            short = next(name for name, i in _ANGULAR.items() if i == host.angularUnit())
            longs = _ANGULAR_LONG
        else:
            short = next(name for name, i in _LINEAR.items() if i == host.linearUnit())
            longs = _LINEAR_LONG
        return next(full for full, s in longs.items() if s == short) if flags.get("fullName") else short
    if "linear" in flags:
        _switch(host.linearUnit, host.setLinearUnit, _unit(flags["linear"], _LINEAR, _LINEAR_LONG, "linear"))
    if "angle" in flags:
        _switch(host.angularUnit, host.setAngularUnit, _unit(flags["angle"], _ANGULAR, _ANGULAR_LONG, "angular"))
    if "time" in flags:
        done = host.setTimeUnit(flags["time"], flags.get("updateAnimation", True))
        _names.check(done, "'%s' is not a unit of time" % flags["time"])
    return None


@command("""
axis ax string
rotateView rv
""", modes="qe")
def upAxis(args, flags):
    if flags.query:
        return "y" if host.isYUp() else "z"
    if flags.get("axis", "y") not in ("y", "z"):
        raise RuntimeError("The up axis is y or z.")
    _switch(host.isYUp, host.setYUp, flags.get("axis", "y") == "y")
    return None


@command("""
mode m string
""", modes="qe", undoable=False)
def evaluationManager(args, flags):
    if flags.query:
        return [_MODES[host.mode()]]
    if flags.get("mode") not in _MODES:
        raise RuntimeError("Invalid evaluation mode: %s" % flags.get("mode"))
    host.setMode(_MODES.index(flags["mode"]))
    return None


@command("""
allPlugs a
clean c
verbose v
propagation p
showTiming st
""", undoable=False)
def dgdirty(args, flags):
    names = host.nodeNames() if flags.get("allPlugs") else _names.objects(args)
    for name in names:
        host.dirty(_names.node(name.split(".")[0]))
    return None


@command("""
suspend su bool
force f
currentView cv
fileExtension fe string
filename fn string
""", undoable=False)
def refresh(args, flags):
    """There is nothing to draw; asking for suspension answers as Maya does."""
    return None
