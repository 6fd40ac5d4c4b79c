# SPDX-License-Identifier: MIT
"""Timing layers: one editable time curve over everything that moves a character.

    from footfall.maya import timing
    layer = timing.create()                    # of the selected controls
    timing.beats([(12, 10), (24, 30)])         # source frame 12 plays at frame 10, 24 at 30
    timing.hold(30, 36)                        # hold for six frames, shift what follows
    timing.to_curve()                          # the same timing as a curve for the Graph Editor
    timing.remove(layer, bake=True)

A layer is an ffTimeWarp node whose outTime drives the input of the animation curves. The keys underneath are not changed:
deleting the layer restores the motion. Mute the layer before keying the motion itself, because Maya sets keys at unwarped
times. Times are in frames. `layer` may be left out if a control of the character or the layer is selected, or if the
scene has only one layer."""
import collections
import json

from maya import cmds

from ..error import FootfallError
from . import anim_curves, timing_keys
from .session import plugin, selection
from .session.undo import undoable, unrecorded

TYPE = "ffTimeWarp"
_CONTROLS = "footfallControls"  # a string attribute: the controls the layer was made for, so that refresh finds new curves
_FIELDS = (("keyAt", "at"), ("keySource", "source"), ("keyTension", "tension"), ("keyContinuity", "continuity"),
           ("keyBias", "bias"))
_INTERPOLATIONS = ("spline", "linear", "monotone")  # in the order of the node's enum

# What create and refresh did: the layer, the curves that it drives now and did not before, those left unchanged with the
# reason, and how many of the new ones come from referenced files.
Report = collections.namedtuple("Report", "layer connected refused referenced")


@undoable("timing layer")
def create(controls=None, name=None):
    """Creates a timing layer for the given or selected controls; returns a Report. Locked curves, and curves whose time
    input is already driven, are left unchanged and reported. Raises FootfallError if no curve is left to retime."""
    plugin.load()
    controls = selection.controls(controls)
    found = anim_curves.timed(controls)
    if not found:
        raise FootfallError("{0} {1} no animation. Key the controls first.".format(
            *((selection.short(controls[0]), "has") if len(controls) == 1 else
              (selection.short(controls[0]) + " and the other selected controls", "have"))))
    if all(anim_curves.obstacle(curve) for curve in found):
        held = [anim_curves.Refused(curve, anim_curves.obstacle(curve)) for curve in found]
        raise FootfallError("No curve can take a timing layer: " + anim_curves.listed(held) + ".")
    space = selection.namespace(controls[0])
    layer = cmds.createNode(TYPE, name=name or (space.replace(":", "_") + "_timing" if space else "timing"),
                            skipSelect=True)
    cmds.connectAttr("time1.outTime", layer + ".inTime")
    cmds.setAttr(layer + ".outside", 1)  # beyond the keys time runs at its own speed, so that nothing is lost
    cmds.setAttr(layer + ".interpolation", _INTERPOLATIONS.index("monotone"))
    _remember(layer, controls)
    return _connect(layer, found)


def _connect(layer, found):
    for node in found:
        if cmds.nodeType(node) == anim_curves.BLEND:  # its second motion has its own timing
            raise FootfallError("{0} blends this motion with another. Bake the blend, then retime the "
                                "result.".format(node))
    connected, refused = [], []
    for curve in found:
        source = anim_curves.time_source(curve)
        if source == layer + ".outTime":
            continue
        reason = anim_curves.obstacle(curve)
        if not reason:
            try:
                anim_curves.set_time_source(curve, layer + ".outTime")
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


def from_node(layer, controls):
    """Turns an ffTimeWarp node that a command created for some controls into a timing layer; returns it."""
    _remember(layer, selection.controls(controls))
    return layer


def layers():
    """Every timing layer in the scene, without the ffTimeWarp nodes that warps and blends use internally."""
    plugin.load()  # Maya does not know the node type before
    return [node for node in cmds.ls(type=TYPE) if cmds.attributeQuery(_CONTROLS, node=node, exists=True)]


def curves_of(layer):
    """The curves and warps that a layer retimes."""
    return list(collections.OrderedDict.fromkeys(
        cmds.listConnections(layer + ".outTime", source=False, destination=True) or []))


def controls_of(layer):
    """The controls of a layer: those it was created for, and those that its curves drive."""
    names = _remembered(layer)
    for curve in curves_of(layer):
        names += [name for name in anim_curves.driven(curve) if name not in names]
    return names


def layers_on(controls):
    """The layers that retime any curve of the controls, or were created for one of them."""
    sources = [anim_curves.time_source(curve) for curve in anim_curves.timed(controls)]
    nodes = [source.split(".")[0] for source in sources if source]
    nodes += [layer for layer in layers() if set(controls) & set(_remembered(layer))]
    return [node for node in collections.OrderedDict.fromkeys(nodes) if cmds.nodeType(node) == TYPE]


def find(layer=None):
    """The layer that is named, selected, on the selected controls, or the only one. Raises FootfallError otherwise."""
    if layer is not None:
        if not cmds.objExists(layer) or cmds.nodeType(layer) != TYPE:
            raise FootfallError("{0} is not a timing layer. Timing layers in the scene: "
                                "{1}.".format(layer, ", ".join(layers()) or "none"))
        return layer
    chosen = cmds.ls(selection=True) or []
    found = [name for name in chosen if cmds.nodeType(name.split(".")[0]) == TYPE]
    if not found and chosen:
        found = layers_on(selection.controls(chosen))
        if not found:
            raise FootfallError("{0} has no timing layer yet. Press Timing Layer "
                                "first.".format(selection.short(chosen[0])))
    found = found or layers()
    if len(found) != 1:
        if not found:
            raise FootfallError("The scene has no timing layer. Select the controls to retime and press Timing Layer.")
        raise FootfallError("There are several timing layers ({0}). Select a control of one character.".format(
            ", ".join(found)))
    return found[0].split(".")[0]


@undoable("refresh timing layer")
def refresh(layer=None, controls=None):
    """Adds curves that were created since, and further controls if given; returns a Report."""
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
        raise FootfallError("The timing of {0} is a curve. Edit it in the Graph Editor, or use Convert Timing Curve to "
                            "Keys.".format(
            layer))
    for index in cmds.getAttr(layer + ".keys", multiIndices=True) or []:
        for name, _ in _FIELDS:
            plug = "{0}.keys[{1}].{2}".format(layer, index, name)
            if not cmds.getAttr(plug, settable=True):
                raise FootfallError("The keys of {1} cannot be changed because {0} is locked or "
                                    "driven.".format(plug, layer))
    rows = [(one.at, one.source, one.tension, one.continuity, one.bias) for one in new]
    plugin.run("ffTimeKeys", layer, keys=rows or None)


def curve_of(layer=None):
    """The animation curve that is the timing of a layer; None if the timing is keys."""
    layer = find(layer)
    if not cmds.getAttr(layer + ".useCurve"):
        return None
    found = cmds.listConnections(layer + ".sourceFrame", source=True, destination=False)
    return found[0] if found else None


@undoable("timing to curve")
def to_curve(layer=None):
    """Converts the timing to an animation curve for the Graph Editor: over time, the frame of the motion that is shown.
    The motion stays the same. Returns the curve."""
    layer = find(layer)
    if curve_of(layer):
        raise FootfallError("The timing of {0} is already a curve.".format(layer))
    plugin.run("ffTimeKeys", layer, toCurve=True)
    return curve_of(layer)


@undoable("timing to keys")
def to_keys(layer=None):
    """Converts the timing from a curve back to keys, one per key of the curve; returns the layer. The shape of the
    tangents is lost; between keys that go forward, time then runs smoothly and never backwards."""
    layer = find(layer)
    curve = curve_of(layer)
    if not curve:
        raise FootfallError("The timing of {0} already consists of keys.".format(layer))
    rate = cmds.getAttr(layer + ".curveFrame")  # in frames of the scene: 1 unless its frame rate was changed since
    times = cmds.keyframe(curve, query=True, timeChange=True)
    values = cmds.keyframe(curve, query=True, valueChange=True)
    cmds.setAttr(layer + ".useCurve", False)
    cmds.delete(curve)
    cmds.setAttr(layer + ".interpolation", _INTERPOLATIONS.index("monotone"))
    _write(layer, [timing_keys.key(at, value * rate) for at, value in zip(times, values)])
    return layer


def source_at(frames, layer=None):
    """The frames of the motion that a layer shows at the given frames, whether it is muted or not."""
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
    """Adds a key: at frame `at` show frame `source` of the motion, by default the one shown there now. Returns the
    layer."""
    layer = find(layer)
    if source is None:
        source = source_at([at], layer)[0]
    _write(layer, timing_keys.put(keys(layer), timing_keys.key(at, source)))
    return layer


@undoable("move timing key")
def move(at, to=None, source=None, layer=None):
    """Moves the key at frame `at` to frame `to`, or changes the `source` frame that it shows, or both."""
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
    """Holds the pose shown at frame `start` until frame `end`. What follows is shifted by as much; with shift=False the
    motion catches up with the next key."""
    if not end > start:
        raise FootfallError("A hold must end after it starts, got frame {0:g} to {1:g}.".format(start, end))
    layer = find(layer)
    _write(layer, timing_keys.held(keys(layer), start, end, source_at([start], layer)[0], shift))
    return layer


@undoable("speed")
def speed(start, end, factor, shift=True, layer=None):
    """Plays what is now between two frames at a speed: 2 is twice as fast. What follows is shifted; with shift=False it
    stays, and the difference is made up before the next key. Returns the frame where the range now ends."""
    if not end > start or not factor > 0:
        raise FootfallError("The range must end after it starts and the speed must be above 0, got frame {1:g} to "
                            "{2:g} at "
                            "speed {0:g}.".format(factor, start, end))
    layer = find(layer)
    first, last = source_at([start, end], layer)
    new, new_end = timing_keys.at_speed(keys(layer), start, end, first, last, factor, shift)
    _write(layer, new)
    return new_end


@undoable("speeds")
def speeds(pairs, showing=None, layer=None):
    """Sets speed keys, pairs of (frame, speed) with linear interpolation: 1 is the original speed, 0 a hold, a negative
    speed plays backwards. The last speed is kept to the end of the animation range. `showing`: the frame of the motion
    shown at the first key, by default that frame itself. Replaces all keys of the layer."""
    pairs = sorted((float(frame), float(factor)) for frame, factor in pairs)
    if not pairs:
        raise FootfallError("Speed keys need at least one pair of (frame, speed).")
    end = cmds.playbackOptions(query=True, animationEndTime=True)
    if end > pairs[-1][0]:
        pairs.append((end, pairs[-1][1]))
    layer = find(layer)
    if curve_of(layer):
        _write(layer, [])  # raises the error
    plugin.run("ffTimeKeys", layer, speed=pairs, showing=showing)
    return layer


@undoable("beats")
def beats(pairs, layer=None):
    """Retimes the motion to beats: pairs of (frame of the motion, frame at which it should play). Replaces all keys of
    the layer."""
    new = timing_keys.on_beats(pairs)
    layer = find(layer)
    _write(layer, new)
    return layer


@undoable("timing interpolation")
def interpolation(kind, layer=None):
    """Sets how time runs between keys: "monotone" is smooth and never runs backwards between keys that go forward (the
    default); "linear" has constant speed; "spline" is smoother, but may overshoot."""
    if kind not in _INTERPOLATIONS:
        raise FootfallError("Interpolation must be one of {1}, got '{0}'.".format(kind, ", ".join(_INTERPOLATIONS)))
    cmds.setAttr(find(layer) + ".interpolation", _INTERPOLATIONS.index(kind))


def backwards(layer=None, span=None):
    """[(first, last)] frame ranges in which time runs backwards, between the layer's keys or in a given span."""
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
    """Whether the layer is muted."""
    return not cmds.getAttr(find(layer) + ".enable")


@undoable("mute timing layer")
def mute(layer=None):
    """Plays the motion with its own timing; the keys of the layer are kept."""
    cmds.setAttr(find(layer) + ".enable", False)


@undoable("unmute timing layer")
def unmute(layer=None):
    """Plays the motion with the timing of the layer again."""
    cmds.setAttr(find(layer) + ".enable", True)


@undoable("remove timing layer")
def remove(layer=None, bake=False, span=None, every_frame=False):
    """Removes a layer. The motion gets its own timing back or, with bake=True, keeps the new timing in its curves: with
    few keys or, with every_frame, one per frame over `span` (by default the animation range and the keys of the
    layer)."""
    layer = find(layer)
    curve = curve_of(layer)
    if bake:
        from . import timing_bake
        timing_bake.bake(layer, span, every_frame)
    if cmds.objExists(layer):
        for name in curves_of(layer):
            anim_curves.restore_scene_time(name, layer + ".outTime")
        cmds.delete(layer)
    if curve and cmds.objExists(curve):  # normally it is deleted with the layer
        cmds.delete(curve)
