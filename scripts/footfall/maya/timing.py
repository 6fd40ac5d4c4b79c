# SPDX-License-Identifier: MIT
"""Timing layers: one editable time curve over everything that moves a character.

    from footfall import timing
    layer = timing.create()                    # of the selected controls
    timing.beats([(12, 10), (24, 30)])         # source frame 12 lands on 10, 24 on 30
    timing.hold(30, 36)                        # stand still for six frames, the rest later
    timing.to_curve()                          # the same timing as a curve for the Graph Editor
    timing.remove(layer, bake=True)

A layer is a node ffTimeWarp whose outTime drives the input of the animation curves. The keys underneath are not touched:
deleting the layer gives the motion back. To change keys of the motion itself, mute the layer first, or they go where the
unwarped time is. Times are frames. `layer` may be left out where a control of the character or the layer is selected, or
the scene has only one."""
import collections
import json

from maya import cmds

from ..error import FootfallError
from . import anim_curves, timing_keys
from .session import plugin, selection
from .session.undo import undoable, unrecorded

TYPE = "ffTimeWarp"
_CONTROLS = "footfallControls"  # a text on the layer: the controls it was made for, so that refresh finds new curves
_FIELDS = (("keyAt", "at"), ("keySource", "source"), ("keyTension", "tension"), ("keyContinuity", "continuity"),
           ("keyBias", "bias"))
_INTERPOLATIONS = ("spline", "linear", "monotone")  # as the node counts them

# What create and refresh did: the layer, the curves it drives now that it did not before, those left alone with the
# reason, and how many of the new ones come from referenced files.
Report = collections.namedtuple("Report", "layer connected refused referenced")


@undoable("timing layer")
def create(controls=None, name=None):
    """A timing layer for the given or selected controls; returns a Report. Curves that already take their time from
    elsewhere, and locked ones, are left alone and reported. FootfallError where nothing is left to time."""
    plugin.load()
    controls = selection.controls(controls)
    found = anim_curves.timed(controls)
    if not found:
        raise FootfallError("Nothing animates {0}{1}: key the controls first.".format(
            selection.short(controls[0]), " and the others" if len(controls) > 1 else ""))
    if all(anim_curves.why_not(curve) for curve in found):
        held = [anim_curves.Refused(curve, anim_curves.why_not(curve)) for curve in found]
        raise FootfallError("No curve is free for a timing layer: " + anim_curves.said(held) + ".")
    space = selection.namespace(controls[0])
    layer = cmds.createNode(TYPE, name=name or (space.replace(":", "_") + "_timing" if space else "timing"),
                            skipSelect=True)
    cmds.connectAttr("time1.outTime", layer + ".inTime")
    cmds.setAttr(layer + ".outside", 1)  # beyond the keys time goes on at its own speed: nothing is lost
    cmds.setAttr(layer + ".interpolation", _INTERPOLATIONS.index("monotone"))
    _remember(layer, controls)
    return _connect(layer, found)


def _connect(layer, found):
    for node in found:
        if cmds.nodeType(node) == anim_curves.BLEND:  # its second motion has a timing of its own
            raise FootfallError("{0} blends this motion with another: bake it, then retime what came of it.".format(node))
    connected, refused = [], []
    for curve in found:
        source = anim_curves.time_source(curve)
        if source == layer + ".outTime":
            continue
        reason = anim_curves.why_not(curve)
        if not reason:
            try:
                anim_curves.give_time(curve, layer + ".outTime")
                connected.append(curve)
                continue
            except RuntimeError as error:  # a referenced file may be locked against edits
                reason = str(error).strip()
        refused.append(anim_curves.Refused(curve, reason))
    return Report(layer, connected, refused, sum(anim_curves.is_referenced(curve) for curve in connected))


def _remember(layer, controls):
    if not cmds.attributeQuery(_CONTROLS, node=layer, exists=True):
        cmds.addAttr(layer, longName=_CONTROLS, dataType="string")
    known = [name for name in _remembered(layer) if name not in controls]
    cmds.setAttr(layer + "." + _CONTROLS, json.dumps(known + list(controls)), type="string")


def _remembered(layer):
    if not cmds.attributeQuery(_CONTROLS, node=layer, exists=True):
        return []
    text = cmds.getAttr(layer + "." + _CONTROLS)
    names = json.loads(text) if text else []
    return [name for name in names if cmds.objExists(name)]


def adopt(layer, controls):
    """Makes a timing layer of an ffTimeWarp that a command made for some controls."""
    _remember(layer, selection.controls(controls))
    return layer


def layers():
    """Every timing layer of the scene. Time warps that ffWarp and ffBlend made for themselves are not counted."""
    plugin.load()  # Maya does not know the type before
    return [node for node in cmds.ls(type=TYPE) if cmds.attributeQuery(_CONTROLS, node=node, exists=True)]


def curves_of(layer):
    """The curves, and warps, that run on a layer."""
    return list(collections.OrderedDict.fromkeys(
        cmds.listConnections(layer + ".outTime", source=False, destination=True) or []))


def controls_of(layer):
    """The controls a layer is for: those it was made with, and all that its curves drive."""
    names = _remembered(layer)
    for curve in curves_of(layer):
        names += [name for name in anim_curves.driven(curve) if name not in names]
    return names


def layers_on(controls):
    """The layers that time any curve of the controls, or were made for one that has none yet."""
    sources = [anim_curves.time_source(curve) for curve in anim_curves.timed(controls)]
    nodes = [source.split(".")[0] for source in sources if source]
    nodes += [layer for layer in layers() if set(controls) & set(_remembered(layer))]
    return [node for node in collections.OrderedDict.fromkeys(nodes) if cmds.nodeType(node) == TYPE]


def find(layer=None):
    """The layer meant: named, selected, on the selected controls, or the only one. FootfallError otherwise."""
    if layer is not None:
        if not cmds.objExists(layer) or cmds.nodeType(layer) != TYPE:
            raise FootfallError("{0} is no timing layer: there are {1}.".format(layer, ", ".join(layers()) or "none"))
        return layer
    chosen = cmds.ls(selection=True) or []
    found = [name for name in chosen if cmds.nodeType(name.split(".")[0]) == TYPE]
    if not found and chosen:
        found = layers_on(selection.controls(chosen))
        if not found:
            raise FootfallError("{0} has no timing layer yet: make one first.".format(selection.short(chosen[0])))
    found = found or layers()
    if len(found) != 1:
        raise FootfallError("Select a control of the character whose timing you mean: {0}.".format(
            "the scene has no timing layer" if not found else "there are " + ", ".join(found)))
    return found[0].split(".")[0]


@undoable("refresh timing layer")
def refresh(layer=None, controls=None):
    """Takes in curves that were made since, and further controls where given; returns a Report."""
    layer = find(layer)
    if controls is not None:
        _remember(layer, selection.controls(controls))
    return _connect(layer, anim_curves.timed(controls_of(layer)))


def keys(layer=None):
    """The keys of a layer, [timing_keys.Key] in order."""
    layer = find(layer)
    found = []
    for index in cmds.getAttr(layer + ".keys", multiIndices=True) or []:
        plug = "{0}.keys[{1}].".format(layer, index)
        found.append(timing_keys.key(**{field: cmds.getAttr(plug + name) for name, field in _FIELDS}))
    return sorted(found)


def _write(layer, new):
    """Replaces all keys of a layer."""
    if curve_of(layer):
        raise FootfallError("The timing of {0} is a curve: change it in the Graph Editor, or make keys of it first.".format(
            layer))
    for index in cmds.getAttr(layer + ".keys", multiIndices=True) or []:
        for name, _ in _FIELDS:
            plug = "{0}.keys[{1}].{2}".format(layer, index, name)
            if not cmds.getAttr(plug, settable=True):
                raise FootfallError("{0} is locked or driven: the keys of {1} cannot be changed.".format(plug, layer))
    rows = [(one.at, one.source, one.tension, one.continuity, one.bias) for one in new]
    plugin.run("ffTimeKeys", layer, keys=rows or None)


def curve_of(layer=None):
    """The animation curve that is the timing of a layer, for the Graph Editor; None where its keys are."""
    layer = find(layer)
    if not cmds.getAttr(layer + ".useCurve"):
        return None
    found = cmds.listConnections(layer + ".sourceFrame", source=True, destination=False)
    return found[0] if found else None


@undoable("timing to curve")
def to_curve(layer=None):
    """Makes the timing an animation curve, which the Graph Editor shows and edits: over time, the frame of the motion that is
    shown. Nothing moves by it. Returns the curve."""
    layer = find(layer)
    if curve_of(layer):
        raise FootfallError("The timing of {0} is a curve already.".format(layer))
    plugin.run("ffTimeKeys", layer, toCurve=True)
    return curve_of(layer)


@undoable("timing to keys")
def to_keys(layer=None):
    """Makes keys of a layer again where its timing is a curve: one a key of the curve. What its tangents did between keys
    goes; time then runs smoothly and never backwards between keys that go forward."""
    layer = find(layer)
    curve = curve_of(layer)
    if not curve:
        raise FootfallError("The timing of {0} is keys already.".format(layer))
    rate = cmds.getAttr(layer + ".curveFrame")  # in frames of the scene: 1 unless its rate was changed since
    times = cmds.keyframe(curve, query=True, timeChange=True)
    values = cmds.keyframe(curve, query=True, valueChange=True)
    cmds.setAttr(layer + ".useCurve", False)
    cmds.delete(curve)
    cmds.setAttr(layer + ".interpolation", _INTERPOLATIONS.index("monotone"))
    _write(layer, [timing_keys.key(at, value * rate) for at, value in zip(times, values)])
    return layer


def source_at(frames, layer=None):
    """The source frames that a layer shows at some frames, muted or not."""
    layer = find(layer)
    show = lambda: [cmds.getAttr(layer + ".outTime", time=frame) for frame in frames]  # noqa: E731
    if not is_muted(layer):
        return show()
    with unrecorded():
        try:
            cmds.setAttr(layer + ".enable", True)
            return show()
        finally:
            cmds.setAttr(layer + ".enable", False)


@undoable("timing key")
def add(at, source=None, layer=None):
    """At frame `at` show frame `source` of the motion; without one, what it shows there now."""
    layer = find(layer)
    if source is None:
        source = source_at([at], layer)[0]
    _write(layer, timing_keys.put(keys(layer), timing_keys.key(at, source)))
    return layer


@undoable("move timing key")
def move(at, to=None, source=None, layer=None):
    """Moves the key at a frame to another, or lets it show another frame of the source, or both."""
    layer = find(layer)
    old = timing_keys.find(keys(layer), at)
    new = old._replace(at=old.at if to is None else float(to), source=old.source if source is None else float(source))
    _write(layer, timing_keys.put(timing_keys.without(keys(layer), at), new))
    return layer


@undoable("remove timing key")
def remove_key(at, layer=None):
    """Removes the key at a frame."""
    layer = find(layer)
    _write(layer, timing_keys.without(keys(layer), at))
    return layer


@undoable("hold")
def hold(start, end, shift=True, layer=None):
    """Stands still from one frame to another, showing what `start` shows now. What follows comes later by as much; with
    shift=False it catches up with the next key."""
    if not end > start:
        raise FootfallError("A hold from {0:g} to {1:g} takes no time: give the first frame first.".format(start, end))
    layer = find(layer)
    _write(layer, timing_keys.held(keys(layer), start, end, source_at([start], layer)[0], shift))
    return layer


@undoable("speed")
def speed(start, end, factor, shift=True, layer=None):
    """Plays what is now between two frames at a speed: 2 is twice as fast. What follows moves along; with shift=False it
    stays where it is, and the difference is made up on the way to the next key. Returns the frame where it ends now."""
    if not end > start or not factor > 0:
        raise FootfallError("A speed of {0:g} from {1:g} to {2:g} cannot be: frames go forward and speeds are above 0."
                            .format(factor, start, end))
    layer = find(layer)
    first, last = source_at([start, end], layer)
    new, new_end = timing_keys.at_speed(keys(layer), start, end, first, last, factor, shift)
    _write(layer, new)
    return new_end


@undoable("speeds")
def speeds(pairs, showing=None, layer=None):
    """Speed keys: pairs of (frame, speed), straight between them, 1 as it was, 0 a hold, negative backwards; the last goes on to
    the end of the scene's range. `showing`: the frame of the motion shown at the first, its own by default. These replace
    all keys of the layer."""
    pairs = sorted((float(frame), float(factor)) for frame, factor in pairs)
    if not pairs:
        raise FootfallError("Speeds need at least one pair: (frame, speed).")
    end = cmds.playbackOptions(query=True, animationEndTime=True)
    if end > pairs[-1][0]:
        pairs.append((end, pairs[-1][1]))
    layer = find(layer)
    if curve_of(layer):
        _write(layer, [])  # says why not
    plugin.run("ffTimeKeys", layer, speed=pairs, showing=showing)
    return layer


@undoable("beats")
def beats(pairs, layer=None):
    """Retimes so that chosen frames land on chosen frames: pairs of (frame of the source, wanted frame). These replace
    all keys of the layer."""
    new = timing_keys.on_beats(pairs)
    layer = find(layer)
    _write(layer, new)
    return layer


@undoable("timing interpolation")
def interpolation(kind, layer=None):
    """How time runs from key to key: "monotone", smooth and never backwards between keys that go forward (what a new layer
    has); "linear", at an even speed; "spline", smoother still, but it may overshoot."""
    if kind not in _INTERPOLATIONS:
        raise FootfallError("'{0}' is no interpolation: choose {1}.".format(kind, ", ".join(_INTERPOLATIONS)))
    cmds.setAttr(find(layer) + ".interpolation", _INTERPOLATIONS.index(kind))


def backwards(layer=None, span=None):
    """[(first, last)] ranges of frames in which time runs backwards, between the layer's keys or in a given span."""
    layer = find(layer)
    frames = [one.at for one in keys(layer)]
    first, last = span or (min(frames or [0]), max(frames or [0]))
    times = [first + step for step in range(int(last - first) + 1)]
    shown = source_at(times, layer)
    found = []
    for index in range(1, len(times)):
        if shown[index] < shown[index - 1] - 1e-6:
            if found and found[-1][1] == times[index - 1]:
                found[-1] = (found[-1][0], times[index])
            else:
                found.append((times[index - 1], times[index]))
    return found


def is_muted(layer=None):
    return not cmds.getAttr(find(layer) + ".enable")


@undoable("mute timing layer")
def mute(layer=None):
    """Shows the motion at its own time, keys stay."""
    cmds.setAttr(find(layer) + ".enable", False)


@undoable("unmute timing layer")
def unmute(layer=None):
    cmds.setAttr(find(layer) + ".enable", True)


@undoable("remove timing layer")
def remove(layer=None, bake=False, span=None, every_frame=False):
    """Removes a layer. The motion goes back to its own time or, with bake=True, keeps the new one in its curves: with few
    keys or, with every_frame, one a frame over `span` (the animation range of the scene and the keys of the layer)."""
    layer = find(layer)
    curve = curve_of(layer)
    if bake:
        from . import timing_bake
        timing_bake.bake(layer, span, every_frame)
    if cmds.objExists(layer):
        for name in curves_of(layer):
            anim_curves.give_scene_time(name, layer + ".outTime")
        cmds.delete(layer)
    if curve and cmds.objExists(curve):  # it should have gone with the layer
        cmds.delete(curve)
