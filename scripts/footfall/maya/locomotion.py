# SPDX-License-Identifier: MIT
"""Recorded motion steered by speed and turn: a script, keys, a curve to follow, a place to go to.

    from footfall import locomotion
    motion = locomotion.script("Walk {4, [0: (1.3, 0)], [2: (1.2, 40)]}, Stop", library="/clips/library.json")
    locomotion.connect(motion)             # onto the selected character or skeleton
    locomotion.bake(motion)                # plain curves; the node goes

Thin functions over the plug-in's command ffLocomote, which docs/maya-locomotion.md describes. A motion is named by its
node or something it drives; without a name it is that of the selection, or the only one of the scene. The library is a
file that `footfall library build` made; the last one is remembered. Speeds are metres a second, turns degrees a second
(to the left positive), times frames."""
import collections
import json

from maya import cmds

from ..error import FootfallError
from . import driving
from .session import plugin, selection
from .session.undo import undoable

COMMAND = "ffLocomote"
REMEMBERED = "footfallLibrary"  # the option variable with the last library

# One class of a library: its name, [(speed, turn)] of its examples and of the corners of the hull around them.
MotionClass = collections.namedtuple("MotionClass", "name examples hull")


def motions():
    """The steered motions of the scene."""
    return (cmds.ls(type="ffLocomotion") or []) if plugin.is_loaded() else []


def remembered():
    """The library used last, or None."""
    return (cmds.optionVar(query=REMEMBERED) or None) if cmds.optionVar(exists=REMEMBERED) else None


def remember(library):
    cmds.optionVar(stringValue=(REMEMBERED, library))


def _make(library, **flags):
    library = library or remembered()
    if not library:
        raise FootfallError("Say which library to use: a file that `footfall library build` made.")
    made = plugin.run(COMMAND, library=library, **flags)
    remember(library)
    return made


def _named(motion=None):
    """A motion to work on: that one, or the only one of the scene; None: the selection tells."""
    found = motions()
    if motion is not None and not cmds.objExists(motion):
        raise FootfallError("There is no {0} in the scene.".format(motion))
    if not found:
        raise FootfallError("There is no steered motion in the scene: make one first.")
    return found[0] if motion is None and len(found) == 1 else motion


def _run(motion=None, **flags):
    """ffLocomote on a motion."""
    motion = _named(motion)
    return plugin.run(COMMAND, *([motion] if motion else []), **flags)


@undoable("steer by script")
def script(text, library=None, at=None, terrain=None, start=None, name=None):
    """Does what the script says (docs/locomotion.md), from the place and heading of `at` (a transform) on."""
    return _make(library, script=text, terrain=terrain, startFrame=start, name=name, **_from(at))


@undoable("steer by keys")
def keys(library=None, speed=None, turn=None, motion_class=None, duration=None, at=None, terrain=None, start=None, name=None):
    """Follows the keys of its attributes speed, turn and motionClass. duration: frames."""
    return _make(library, keys=True, speed=speed, turn=turn, duration=duration, terrain=terrain, startFrame=start,
                 name=name, **dict(_from(at), **{"class": motion_class}))


@undoable("follow curve")
def follow(curve=None, speed=1.3, library=None, terrain=None, start=None, name=None):
    """Along a curve (the selected one), which stays in charge."""
    curve = curve or selection.of_kind("nurbsCurve", "a curve on the ground")
    return _make(library, curve=curve, speed=speed, terrain=terrain, startFrame=start, name=name)


@undoable("go to")
def go_to(target=None, speed=1.3, at=None, library=None, terrain=None, start=None, name=None):
    """From `at` (the origin without it) to where a transform (the selected one) is, wherever that is moved."""
    target = target or selection.controls(what="the locator to go to")[0]
    return _make(library, goTo=target, speed=speed, terrain=terrain, startFrame=start, name=name, **_from(at))


def _from(at):
    return {"from": at}  # a word of Python


@undoable("change steering")
def change(motion=None, **flags):
    """Any flags of ffLocomote -edit: script, curve, goTo, keys, speed, turn, duration, terrain, jointMap, scale, ease ..."""
    return _run(motion, edit=True, **flags)


@undoable("steer")
def steer(speed=None, turn=None, motion_class=None, motion=None, key=False):
    """Sets speed, turn (degrees a second) and class (a name or a number); key: at the current frame. A class changes at
    once: its keys are stepped."""
    node = _node(motion)
    if isinstance(motion_class, str):
        names = [one.lower() for one in class_names(node)]
        if motion_class.lower() not in names:
            raise FootfallError("The library has no class '{0}'; it has {1}.".format(motion_class, ", ".join(names)))
        motion_class = names.index(motion_class.lower())
    for attribute, value in (("motionClass", motion_class), ("speed", speed), ("turn", turn)):
        if value is None:
            continue
        if key or cmds.listConnections(node + "." + attribute, source=True, destination=False):
            tangents = {"inTangentType": "linear", "outTangentType": "step"} if attribute == "motionClass" else {}
            cmds.setKeyframe(node, attribute=attribute, value=value, **tangents)
        else:
            cmds.setAttr(node + "." + attribute, value)
    return node


def _node(motion=None):
    found = motions()
    if motion in found:
        return motion
    chosen = [name for name in cmds.ls(selection=True) or [] if name in found]
    if motion is None and len(chosen) == 1:
        return chosen[0]
    if motion is not None:
        raise FootfallError("{0} is no steered motion.".format(motion))
    return driving.only(found, "steered motion")


@undoable("connect steered motion")
def connect(motion=None, controls=None, rig_map=None, replace=False, joint_map=None):
    """Drives the rig of the given or selected controls by its map, a skeleton by its joints: of other lengths, orients
    and names. joint_map: {rig joint: library joint}, where the guess is wrong; None keeps a joint at rest."""
    motion = motion or _only()
    if joint_map:
        text = ", ".join("{0} = {1}".format(mine, other or "") for mine, other in sorted(joint_map.items()))
        _run(motion, edit=True, jointMap=text)
    return driving.connect(COMMAND, motion, controls, rig_map, replace)


def joint_map(motion=None):
    """Which joint of the rig follows which of the library: {rig joint: library joint}."""
    pairs = [one.split("=") for one in (_run(motion, query=True, jointMap=True) or "").split(",") if "=" in one]
    return {mine.strip(): other.strip() for mine, other in pairs}


@undoable("make skeleton")
def skeleton(motion=None):
    """The library's figure as a skeleton, moving; returns its root."""
    return driving.skeleton(COMMAND, _named(motion))


@undoable("disconnect steered motion")
def disconnect(motion=None):
    return driving.disconnect(COMMAND, _named(motion))


@undoable("bake steered motion")
def bake(motion=None, keep=False, every_frame=False, span=None):
    """What it drives to plain curves; the node goes unless kept. Returns the channels."""
    return driving.bake(COMMAND, _named(motion), keep, every_frame, span)


@undoable("reload library")
def reload(motion=None):
    """Reads the library's file again."""
    return _run(motion, edit=True, reload=True)


def class_names(motion=None):
    """The classes of the library in the order of the attribute motionClass."""
    return _run(motion, query=True, classes=True) or []


def classes(motion=None):
    """[MotionClass] of the library."""
    found = [MotionClass(name, [], []) for name in class_names(motion)]
    for flag in ("examples", "hull"):
        numbers = _run(motion, query=True, **{flag: True}) or []
        for place in range(0, len(numbers), 3):
            getattr(found[int(numbers[place])], flag).append((numbers[place + 1], numbers[place + 2]))
    return found


def notes(motion=None):
    """What was asked for and cannot be done."""
    return _run(motion, query=True, notes=True) or []


def report(motion=None):
    """What was asked for and achieved, the seams, how far beside the path: as `footfall locomote --report` writes it."""
    return json.loads(_run(motion, query=True, report=True))


def frames(motion=None):
    """Its first and last frame."""
    return tuple(_run(motion, query=True, range=True))


def _only():
    """The motion to connect where the selection is the rig."""
    return driving.only(motions(), "steered motion")
