# SPDX-License-Identifier: MIT
"""Gaits: one stride becomes travel along a curve, over a mesh, at any speed, and changes from one gait to another.

    from footfall.maya import gaits
    gait = gaits.from_library("trot", "way", character="dog", terrain="hills")   # or gaits.cycle("hips", "way")
    gaits.skeleton(gait)                         # or gaits.connect(gait), to the selected rig
    gaits.change("bound", gait, start=90)        # changes to a bound from frame 90 on
    gaits.bake(gait)

These functions run the commands ffGaitFollow and ffGaitTransition of the plug-in. `gait` names a gait by its transform or a
node that it drives; by default it is the selected gait, or the only one in the scene. Times are in frames, lengths in
scene units, speeds in scene units per second. For new gaits: speeds is [(frame, speed)], places is [(frame, distance along
the curve)], duration is in frames, terrain is a mesh to walk on."""
from maya import cmds

from ..error import FootfallError
from . import driving
from .session import plugin
from .session.undo import undoable

CHARACTERS = ("dog", "cat", "horse", "marten", "insect", "spider")
FOLLOW, TRANSITION = "ffGaitFollow", "ffGaitTransition"


def gaits():
    """The transforms of all gaits in the scene."""
    if not plugin.is_loaded():
        return []
    return [cmds.listRelatives(shape, parent=True)[0] for shape in cmds.ls(type="ffGait")]


def _named(gait):
    """The given gait, or the only one in the scene; None if the selection decides."""
    found = gaits()
    if gait is not None and not cmds.objExists(gait):
        raise FootfallError("There is no {0} in the scene.".format(gait))
    if gait is None and not found:
        raise FootfallError("There is no gait in the scene. Press Gait Along Curve or Cycle Along Curve first.")
    return found[0] if gait is None and len(found) == 1 else gait


def _run(command, which, **flags):
    which = _named(which)
    return plugin.run(command, *([which] if which else []), **flags)


def _make(curve, terrain, start, speed, speeds, places, duration, name, **flags):
    """Creates a gait; returns its name."""
    return plugin.run(FOLLOW, curve=curve, terrain=terrain, startFrame=start, speed=speed, speedKey=list(speeds) or None,
                      placeKey=list(places) or None, duration=duration, name=name, **flags)


@undoable("gait from library")
def from_library(gait, curve, character="dog", scale=None, terrain=None, start=None, speed=None, speeds=(), places=(),
                 duration=None, name=None):
    """Creates a gait of the gait library, for a character along a curve; returns its name."""
    if character not in CHARACTERS:
        raise FootfallError("The character must be one of {1}, got '{0}'.".format(character, ", ".join(CHARACTERS)))
    return _make(curve, terrain, start, speed, speeds, places, duration, name, gait=gait, character=character, scale=scale)


@undoable("gaits by speed")
def automatic(curve, character="dog", scale=None, terrain=None, start=None, speed=None, speeds=(), places=(), duration=None,
              name=None):
    """Creates a gait that changes with the speed: walk, trot, gallop. Returns its name."""
    return _make(curve, terrain, start, speed, speeds, places, duration, name, automatic=True, character=character,
                 scale=scale)


@undoable("cycle along curve")
def cycle(root, curve, span=None, info=None, period=None, terrain=None, start=None, speed=None, speeds=(), places=(),
          duration=None, name=None):
    """Captures the animated cycle of a skeleton (root: a joint of it), in place or travelling, and creates a gait along
    a curve from it; returns its name. Use connect to drive the skeleton with it."""
    return _make(curve, terrain, start, speed, speeds, places, duration, name, cycle=driving.top_joint(root),
                 cycleRange=span, info=info, period=period)


@undoable("cycle of a file along curve")
def from_file(path, curve, info=None, period=None, terrain=None, start=None, speed=None, speeds=(), places=(), duration=None,
              name=None):
    """Creates a gait along a curve from the cycle in a motion file (.bvh, .ma, .anim, .glb, .json); returns its
    name."""
    return _make(curve, terrain, start, speed, speeds, places, duration, name, file=path, info=info, period=period)


@undoable("change gait")
def change(to=None, gait=None, start=None, duration=None, root=None, span=None, path=None):
    """Changes to another gait from a frame on, by default the current one: a gait of the library (`to`), a cycle of the
    same skeleton (`root`) or of a file (`path`). Returns the number of the change."""
    return _run(TRANSITION, gait, gait=to, cycle=root, cycleRange=span, file=path, startFrame=start, duration=duration)


@undoable("remove change of gait")
def remove_change(number=None, gait=None):
    """Removes the last change of gait, or the one with a number."""
    return _run(TRANSITION, gait, edit=True, remove=True, index=number)


@undoable("edit gait")
def edit(gait=None, **flags):
    """Sets any editable flag of ffGaitFollow: edit(speed=120), edit(speedKey=[(1, 80), (60, 250)])."""
    return _run(FOLLOW, gait, edit=True, **flags)


@undoable("shift leg")
def shift(leg, strides, gait=None):
    """Delays the footfalls of a leg by a fraction of a stride; legs() lists the legs."""
    return _run(FOLLOW, gait, edit=True, legShift=[(leg, strides)])


@undoable("connect gait")
def connect(gait=None, controls=None, rig_map=None, replace=False):
    """Connects the gait to the rig of the given or selected controls, or to a skeleton without controls; see
    driving.connect. Returns the driven channels."""
    return driving.connect(FOLLOW, gait or driving.only(gaits(), "gait"), controls, rig_map, replace,
                           "the character that should move")


@undoable("make skeleton")
def skeleton(gait=None):
    """Creates a skeleton of the gait's figure, moving; returns its root."""
    return driving.skeleton(FOLLOW, _named(gait))


@undoable("disconnect gait")
def disconnect(gait=None):
    """Disconnects the channels that the gait drives, which keep their values; returns them."""
    return driving.disconnect(FOLLOW, _named(gait))


@undoable("bake gait")
def bake(gait=None, keep=False, every_frame=False, span=None):
    """Bakes what the gait drives to plain curves and deletes the node unless keep is set. Returns the channels."""
    return driving.bake(FOLLOW, _named(gait), keep, every_frame, span)


def notes(gait=None):
    """What was guessed, corrected or hard to do."""
    return _run(FOLLOW, gait, query=True, notes=True) or []


def names(gait=None):
    """The names of the gaits, in the order in which they are used."""
    return _run(FOLLOW, gait, query=True, gait=True) or []


def legs(gait=None):
    """The names of the legs, in the order of legPhase."""
    return _run(FOLLOW, gait, query=True, legs=True) or []


def span(gait=None):
    """(first, last) frame of the gait."""
    return _run(FOLLOW, gait, query=True, range=True)
