# SPDX-License-Identifier: MIT
"""Gaits: one stride becomes travel along a curve, over a mesh, at any speed, from one gait into another.

    from footfall import gaits
    gait = gaits.book("trot", "way", character="dog", terrain="hills")   # or gaits.cycle("hips", "way"), gaits.automatic("way")
    gaits.skeleton(gait)                                                 # or gaits.connect(gait), onto the selected rig
    gaits.change("bound", gait, start=90)                                # from here on it passes into a bound
    gaits.bake(gait)

Thin functions over the plug-in's commands ffGaitFollow and ffGaitTransition, which docs/maya-gaits.md describes. A gait is
named by its transform or something it drives; without a name it is that of the selection, or the only one of the scene.
Times are frames, lengths in the scene's units, speeds lengths a second."""
from maya import cmds

from ..error import FootfallError
from . import driving
from .session import plugin
from .session.undo import undoable

CHARACTERS = ("dog", "cat", "horse", "marten", "insect", "spider")
FOLLOW, TRANSITION = "ffGaitFollow", "ffGaitTransition"


def gaits():
    """The transforms of all gaits of the scene."""
    if not plugin.is_loaded():
        return []
    return [cmds.listRelatives(shape, parent=True)[0] for shape in cmds.ls(type="ffGait")]


def _named(gait):
    """The gait that is meant; None: what is selected decides."""
    found = gaits()
    if gait is not None and not cmds.objExists(gait):
        raise FootfallError("There is no {0} in the scene.".format(gait))
    if gait is None and not found:
        raise FootfallError("There is no gait in the scene: send a cycle or a gait of the book along a curve first.")
    return found[0] if gait is None and len(found) == 1 else gait


def _run(command, which, **flags):
    which = _named(which)
    return plugin.run(command, *([which] if which else []), **flags)


def _make(curve, terrain, start, speed, speeds, places, duration, name, **flags):
    """A new gait; returns its name. speeds: [(frame, length a second)], places: [(frame, length along the curve)]."""
    return plugin.run(FOLLOW, curve=curve, terrain=terrain, startFrame=start, speed=speed, speedKey=list(speeds) or None,
                      placeKey=list(places) or None, duration=duration, name=name, **flags)


@undoable("gait of the book")
def book(gait, curve, character="dog", scale=None, terrain=None, start=None, speed=None, speeds=(), places=(), duration=None,
         name=None):
    """A gait of the book (docs/gaits.md) of a character along a curve; returns its name."""
    if character not in CHARACTERS:
        raise FootfallError("'{0}' is no character with gaits: choose {1}.".format(character, ", ".join(CHARACTERS)))
    return _make(curve, terrain, start, speed, speeds, places, duration, name, gait=gait, character=character, scale=scale)


@undoable("gaits by speed")
def automatic(curve, character="dog", scale=None, terrain=None, start=None, speed=None, speeds=(), places=(), duration=None,
              name=None):
    """Gaits of the book as the speed asks for them: walk, trot, gallop."""
    return _make(curve, terrain, start, speed, speeds, places, duration, name, automatic=True, character=character,
                 scale=scale)


@undoable("cycle along curve")
def cycle(root, curve, span=None, info=None, period=None, terrain=None, start=None, speed=None, speeds=(), places=(),
          duration=None, name=None):
    """The animated cycle of a skeleton (a joint of it), on the spot or not, along a curve; captured into the gait. It is
    not yet connected: see connect."""
    return _make(curve, terrain, start, speed, speeds, places, duration, name, cycle=driving.top_joint(root),
                 cycleRange=span, info=info, period=period)


@undoable("cycle of a file along curve")
def from_file(path, curve, info=None, period=None, terrain=None, start=None, speed=None, speeds=(), places=(), duration=None,
              name=None):
    """The cycle in a motion file (.bvh, .ma, .anim, .glb, .json) along a curve."""
    return _make(curve, terrain, start, speed, speeds, places, duration, name, file=path, info=info, period=period)


@undoable("change gait")
def change(to=None, gait=None, start=None, duration=None, root=None, span=None, path=None):
    """From a frame on (now) it passes into another gait: one of the book (`to`), the cycle of the same skeleton (`root`) or
    that in a file (`path`). Returns the number of the change."""
    return _run(TRANSITION, gait, gait=to, cycle=root, cycleRange=span, file=path, startFrame=start, duration=duration)


@undoable("remove change of gait")
def remove_change(number=None, gait=None):
    """Takes the last change away, or the one of a number."""
    return _run(TRANSITION, gait, edit=True, remove=True, index=number)


@undoable("edit gait")
def edit(gait=None, **flags):
    """Any flag of ffGaitFollow that can be edited: edit(speed=120), edit(speedKey=[(1, 80), (60, 250)])."""
    return _run(FOLLOW, gait, edit=True, **flags)


@undoable("shift leg")
def shift(leg, strides, gait=None):
    """A leg comes down later, by a share of a stride; legs() names them."""
    return _run(FOLLOW, gait, edit=True, legShift=[(leg, strides)])


@undoable("connect gait")
def connect(gait=None, controls=None, rig_map=None, replace=False):
    """Drives the rig of the given or selected controls by its map; a skeleton without controls by its joints."""
    return driving.connect(FOLLOW, gait or driving.only(gaits(), "gait"), controls, rig_map, replace,
                           "the character that should go")


@undoable("make skeleton")
def skeleton(gait=None):
    """A skeleton of the gait's figure, going; returns its root."""
    return driving.skeleton(FOLLOW, _named(gait))


@undoable("disconnect gait")
def disconnect(gait=None):
    return driving.disconnect(FOLLOW, _named(gait))


@undoable("bake gait")
def bake(gait=None, keep=False, every_frame=False, span=None):
    """What the gait drives to plain curves; the node goes unless kept. Returns the channels."""
    return driving.bake(FOLLOW, _named(gait), keep, every_frame, span)


def notes(gait=None):
    """What was guessed, mended or could only just be done."""
    return _run(FOLLOW, gait, query=True, notes=True) or []


def names(gait=None):
    """The gaits it goes through, in turn."""
    return _run(FOLLOW, gait, query=True, gait=True) or []


def legs(gait=None):
    """The legs' names, in the order of legPhase."""
    return _run(FOLLOW, gait, query=True, legs=True) or []


def span(gait=None):
    """First and last frame."""
    return _run(FOLLOW, gait, query=True, range=True)
