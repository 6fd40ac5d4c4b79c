# SPDX-License-Identifier: MIT
"""Recorded motion steered by speed and turn: by a script, by keys, along a curve, or to a target.

    from footfall.maya import locomotion
    motion = locomotion.script("Walk {4, [0: (1.3, 0)], [2: (1.2, 40)]}, Stop", library="/clips/library.json")
    locomotion.connect(motion)             # to the selected character or skeleton
    locomotion.bake(motion)                # to plain curves; deletes the node

These functions run the command ffLocomote of the plug-in. `motion` names a steered motion by its node or a node that it drives;
by default it is the selected motion, or the only one in the scene. `library` is a file that `footfall library build` wrote,
by default the one used last. Speeds are in metres per second, turns in degrees per second (positive to the left), times in
frames."""
import collections
import json
import os

from maya import cmds

from ..error import FootfallError
from . import driving
from .session import plugin, program, selection
from .session.undo import undoable

COMMAND = "ffLocomote"
REMEMBERED = "footfallLibrary"  # the option variable with the library used last

# A motion class of a library: its name, and (speed, turn) of its examples and of the corners of the hull around them.
MotionClass = collections.namedtuple("MotionClass", "name examples hull")


def motions():
    """The steered motions in the scene."""
    return (cmds.ls(type="ffLocomotion") or []) if plugin.is_loaded() else []


def remembered():
    """The library used last, or None."""
    return (cmds.optionVar(query=REMEMBERED) or None) if cmds.optionVar(exists=REMEMBERED) else None


def default_library():
    """The motion library that comes with Footfall: walks, straight and in a circle, and a run. Raises FootfallError if it is
    not there."""
    module = os.path.dirname(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))))
    for place in (os.environ.get("FOOTFALL_ROOT") or module, os.path.join(module, "examples")):
        path = os.path.join(place, "motions", "walks_and_run.json")
        if os.path.isfile(path):
            return path
    raise FootfallError("The motion library that comes with Footfall was not found. Install Footfall again, or choose a library of "
                        "your own.")


def build_library(clips, path):
    """Builds a motion library from motion files of one figure, with mirror images, by the program footfall; returns its
    path."""
    program.run("library", "build", *(list(clips) + ["--mirror", "-o", path]))
    remember(path)
    return path


def remember(library):
    """Makes a library the default for new steered motions."""
    cmds.optionVar(stringValue=(REMEMBERED, library))


def _make(library, **flags):
    library = library or remembered()
    if not library:
        raise FootfallError("No motion library is set. Name a file that `footfall library build` wrote.")
    made = plugin.run(COMMAND, library=library, **flags)
    remember(library)
    return made


def _named(motion=None):
    """The given motion, or the only one in the scene; None if the selection decides."""
    found = motions()
    if motion is not None and not cmds.objExists(motion):
        raise FootfallError("There is no {0} in the scene.".format(motion))
    if not found:
        raise FootfallError("There is no steered motion in the scene. Press Steer first.")
    return found[0] if motion is None and len(found) == 1 else motion


def _run(motion=None, **flags):
    """Runs ffLocomote on a motion."""
    motion = _named(motion)
    return plugin.run(COMMAND, *([motion] if motion else []), **flags)


@undoable("steer by script")
def script(text, library=None, at=None, terrain=None, start=None, name=None):
    """Creates a motion that follows a script, starting at the position and heading of the transform `at`; returns its
    node."""
    return _make(library, script=text, terrain=terrain, startFrame=start, name=name, **_from(at))


@undoable("steer by keys")
def keys(library=None, speed=None, turn=None, motion_class=None, duration=None, at=None, terrain=None, start=None, name=None):
    """Creates a motion that follows the keys of its attributes speed, turn and motionClass; returns its node. duration:
    in frames."""
    return _make(library, keys=True, speed=speed, turn=turn, duration=duration, terrain=terrain, startFrame=start,
                 name=name, **dict(_from(at), **{"class": motion_class}))


@undoable("follow curve")
def follow(curve=None, speed=1.3, library=None, terrain=None, start=None, name=None):
    """Creates a motion along a curve, by default the selected one, that follows edits of the curve; returns its
    node."""
    curve = curve or selection.of_kind("nurbsCurve", "a curve on the ground")
    return _make(library, curve=curve, speed=speed, terrain=terrain, startFrame=start, name=name)


@undoable("go to")
def go_to(target=None, speed=1.3, at=None, library=None, terrain=None, start=None, name=None):
    """Creates a motion from the transform `at`, by default the origin, to the transform `target`, by default the
    selected one; it follows the target when that is moved. Returns its node."""
    target = target or selection.controls(what="the locator to go to")[0]
    return _make(library, goTo=target, speed=speed, terrain=terrain, startFrame=start, name=name, **_from(at))


def _from(at):
    return {"from": at}  # a keyword in Python


@undoable("change steering")
def change(motion=None, **flags):
    """Sets any editable flags of ffLocomote: script, curve, goTo, keys, speed, turn, duration, terrain, jointMap,
    scale, ease."""
    return _run(motion, edit=True, **flags)


@undoable("steer")
def steer(speed=None, turn=None, motion_class=None, motion=None, key=False):
    """Sets speed, turn and motion class (a name or a number); returns the node. key: sets keys at the current frame.
    Keys of the class are stepped, so that it changes at once."""
    node = node_of(motion)
    if isinstance(motion_class, str):
        names = [one.lower() for one in class_names(node)]
        if motion_class.lower() not in names:
            raise FootfallError("The motion class must be one of {1}, got '{0}'.".format(motion_class, ", ".join(names)))
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


def node_of(motion=None):
    """The node of the given or selected motion, or of the only one in the scene."""
    found = motions()
    if motion in found:
        return motion
    chosen = [name for name in cmds.ls(selection=True) or [] if name in found]
    if motion is None and len(chosen) == 1:
        return chosen[0]
    if motion is not None:
        raise FootfallError("{0} is not a steered motion.".format(motion))
    return driving.only(found, "steered motion")


@undoable("connect steered motion")
def connect(motion=None, controls=None, rig_map=None, replace=False, joint_map=None):
    """Connects the motion to the rig of the given or selected controls by its map, or to a skeleton by its joints,
    which may differ from the library's in lengths, orients and names; see driving.connect. joint_map: {rig joint:
    library joint} to correct the guessed mapping; None keeps a joint at rest. Returns the driven channels."""
    motion = motion or _only()
    if joint_map:
        text = ", ".join("{0} = {1}".format(mine, other or "") for mine, other in sorted(joint_map.items()))
        _run(motion, edit=True, jointMap=text)
    return driving.connect(COMMAND, motion, controls, rig_map, replace)


def joint_map(motion=None):
    """{rig joint: library joint}: which joint of the rig follows which joint of the library."""
    pairs = [one.split("=") for one in (_run(motion, query=True, jointMap=True) or "").split(",") if "=" in one]
    return {mine.strip(): other.strip() for mine, other in pairs}


@undoable("make skeleton")
def skeleton(motion=None):
    """Creates a skeleton of the library's figure, moving; returns its root."""
    return driving.skeleton(COMMAND, _named(motion))


@undoable("disconnect steered motion")
def disconnect(motion=None):
    """Disconnects the channels that the motion drives, which keep their values; returns them."""
    return driving.disconnect(COMMAND, _named(motion))


@undoable("bake steered motion")
def bake(motion=None, keep=False, every_frame=False, span=None):
    """Bakes what the motion drives to plain curves and deletes the node unless keep is set. Returns the channels."""
    return driving.bake(COMMAND, _named(motion), keep, every_frame, span)


@undoable("reload library")
def reload(motion=None):
    """Reads the file of the library again."""
    return _run(motion, edit=True, reload=True)


def class_names(motion=None):
    """The names of the library's motion classes, in the order of the attribute motionClass."""
    return _run(motion, query=True, classes=True) or []


def classes(motion=None):
    """The motion classes of the library, a MotionClass each."""
    found = [MotionClass(name, [], []) for name in class_names(motion)]
    for flag in ("examples", "hull"):
        numbers = _run(motion, query=True, **{flag: True}) or []
        for place in range(0, len(numbers), 3):
            getattr(found[int(numbers[place])], flag).append((numbers[place + 1], numbers[place + 2]))
    return found


def notes(motion=None):
    """What was requested and cannot be done."""
    return _run(motion, query=True, notes=True) or []


def report(motion=None):
    """What was requested and achieved, the joins between clips, and the distance from the path, as a dictionary like
    the one that `footfall locomote --report` writes."""
    return json.loads(_run(motion, query=True, report=True))


def frames(motion=None):
    """(first, last) frame of the motion."""
    return tuple(_run(motion, query=True, range=True))


def _only():
    """The motion to connect: the selection is the rig, so there must be only one."""
    return driving.only(motions(), "steered motion")
