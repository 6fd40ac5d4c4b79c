# SPDX-License-Identifier: MIT
"""Footprints: place prints and get a walk, a run or a leap.

    from footfall.maya import walking
    walk = walking.along_curve("way", standing=True)   # or from_document, from_animation, wander, stones
    walking.connect(walk)                              # to the selected character, by its rig map
    walking.bake(walk)                                 # to plain curves; deletes prints and solver

These functions run the command ffWalk of the plug-in. `walk` names a walk by its transform, one of its prints or a node that
it drives; by default it is the selected walk, or the only one in the scene. Prints are numbered from 1. Times are in
frames, lengths and angles in scene units."""
from maya import cmds

from ..error import FootfallError
from . import driving
from .session import plugin, selection
from .session.undo import undoable

CHARACTERS = ("human", "bird", "dinosaur", "dog", "cat", "horse", "marten")


def _named(walk):
    """The given walk, or the only one in the scene; None if the selection decides."""
    found = walks()
    if walk is not None and not cmds.objExists(walk):
        raise FootfallError("There is no {0} in the scene.".format(walk))
    if walk is None and not found:
        raise FootfallError("There is no walk in the scene. Place footprints first.")
    return found[0] if walk is None and len(found) == 1 else walk


def _run(walk=None, **flags):
    """Runs ffWalk on a walk; if there are several and none is named, on the selected one."""
    walk = _named(walk)
    return plugin.run("ffWalk", *([walk] if walk else []), **flags)


def _make(*objects, **flags):
    """Creates a walk; returns its name."""
    return plugin.run("ffWalk", *([list(objects)] if objects else []), **flags)


def _settings(character, scale, terrain, start, standing, name):
    if character not in CHARACTERS:
        raise FootfallError("The character must be one of {1}, got '{0}'.".format(character, ", ".join(CHARACTERS)))
    return {"character": character, "scale": scale, "terrain": terrain, "startFrame": start, "standing": standing or None,
            "name": name}


def walks():
    """The transforms of all walks in the scene."""
    if not plugin.is_loaded():
        return []
    return [cmds.listRelatives(shape, parent=True)[0] for shape in cmds.ls(type="ffFootprintSolver")]


def selected():
    """The walk that is selected, or one of whose prints is selected; or None."""
    chosen = set(cmds.ls(selection=True, long=True) or [])
    for walk in walks():
        path = cmds.ls(walk, long=True)[0]
        if any(name == path or name.startswith(path + "|") for name in chosen):
            return walk
    return None


@undoable("walk from document")
def from_document(path, terrain=None, start=None, name=None):
    """Creates the prints, figure and ground of a track document, as `footfall walk` reads it; returns the walk."""
    return _make(track=path, terrain=terrain, startFrame=start, name=name)


@undoable("walk along curve")
def along_curve(curve=None, step_length=None, step_width=None, standing=True, character="human", scale=None, terrain=None,
                start=None, name=None, live=True):
    """Creates a walk along a curve, by default the selected one. live: the prints follow the curve when it is edited;
    otherwise each print is a locator that can be moved and timed by itself."""
    if curve is None:
        curve = selection.of_kind("nurbsCurve", "a curve on the ground")
    return _make(curve=curve, stepLength=step_length, stepWidth=step_width, prints=None if live else True,
                **_settings(character, scale, terrain, start, standing, name))


@undoable("prints from animation")
def from_animation(root=None, span=None, name=None, style=False):
    """Creates a walk with a print wherever a foot of an animated skeleton is planted. root: a joint of it, by default
    the selected one. span: (first, last) frame. style: the walk keeps what the animation does beyond its prints."""
    if root is None:
        root = driving.top_joint(selection.controls(what="a joint of the animated skeleton")[0])
    return _make(range=span, name=name, style=root if style else None, **{"from": root})  # a word of Python


@undoable("wander")
def wander(prints=24, seed=1, obstacles=(), position=None, half=None, character="human", scale=None, terrain=None, start=None,
           name=None):
    """Creates a walk of so many prints that wanders between obstacles (objects), within `half` the width of a square
    around `position`. The same seed gives the same walk."""
    flags = _settings(character, scale, terrain, start, False, name)
    return _make(*obstacles, wander=prints, seed=seed, position=position, bounds=half, **flags)


@undoable("stepping stones")
def stones(objects=None, character="human", scale=None, start=None, name=None):
    """Creates a walk from the first object to the last, over the tops of all."""
    objects = selection.controls(objects, "the stepping stones, in order")
    return _make(*objects, stones=True, **_settings(character, scale, None, start, False, name))


def place(position, walk=None, yaw=None, side=None, eye=None, terrain=None, character="human", scale=None):
    """Places a print at a position, after the last one of the walk, or as the first of a new walk. eye: the position
    that the animator looks from; the print then lies where the line of sight meets the terrain. Returns (walk,
    print)."""
    if walk is None:
        walk = _make(position=position, yaw=yaw, side=side, eye=eye, **_settings(character, scale, terrain, None, False, None))
        return walk, prints(walk)[0]
    return walk, _run(walk, edit=True, insert=0, position=position, yaw=yaw, side=side, eye=eye)


def prints(walk=None):
    """The prints in order."""
    return _run(walk, query=True, prints=True) or []


@undoable("insert print")
def insert(number, walk=None, **flags):
    """Inserts a print with this number, half-way between its neighbours; later prints are renumbered. Returns it."""
    return _run(walk, edit=True, insert=number, **flags)


@undoable("remove print")
def remove(number, walk=None):
    """Removes a print; later prints are renumbered."""
    return _run(walk, edit=True, remove=number)


@undoable("turn footprint")
def aim(number, position, walk=None):
    """Turns a print so that its toes point at a position."""
    return _run(walk, edit=True, aimPrint=number, position=position)


def bars(walk=None):
    """[(strike, lift-off)] of the prints in order, in frames: the bars of a gait diagram."""
    frames = _run(walk, query=True, bars=True) or []
    return list(zip(frames[0::2], frames[1::2]))


@undoable("time footfall")
def land(number, frame, walk=None, ripple=False):
    """Lets the foot of a print land at a frame. ripple: everything that follows shifts by as much."""
    return _run(walk, edit=True, footfall=number, atTime=frame, ripple=ripple or None)


@undoable("time lift-off")
def leave(number, frame, walk=None):
    """Lets the foot lift off its print at a frame; lifting off before the next foot lands makes a leap."""
    return _run(walk, edit=True, liftOff=number, atTime=frame)


def pick(position, eye=None, walk=None):
    """(print, part) that is drawn at a position, or None. The part is "sole", "toes", "stance" or "step"."""
    return tuple(_run(walk, query=True, pick=True, position=position, eyePoint=eye) or ()) or None


@undoable("pull footprint")
def pull(number, part, position, eye=None, walk=None):
    """Drags the arrow of a print ("toes"), the end of its dagger ("stance") or its crossbar ("step") to a position."""
    return _run(walk, edit=True, pull=number, part=part, position=position, eyePoint=eye)


@undoable("swap foot")
def swap(number, walk=None):
    """Swaps a print between left and right foot."""
    return _run(walk, edit=True, swap=number)


@undoable("reverse walk")
def reverse(walk=None):
    """Reverses a walk: it runs from its end to its start."""
    return _run(walk, edit=True, reverse=True)


@undoable("ground of a walk")
def ground(mesh=None, walk=None):
    """Lays the prints of a walk on a mesh. None: disconnects the mesh; the prints stay where they are."""
    return _run(walk, edit=True, terrain=mesh or "")


@undoable("add copied prints")
def add_copies(walk=None):
    """Adds copies of prints (made with Duplicate) to the walk, each after its original. Returns them."""
    return _run(walk, edit=True, adopt=True)


@undoable("style of a clip")
def style(clip, walk=None, weight=None, span=None):
    """Gives the walk the style of a clip: a file (.bvh, .amc, .ma, .anim, .glb), or the root joint of an animated
    skeleton in the scene, over a span of frames. The clip must have the figure of the walk. None: removes the style."""
    return _run(walk, edit=True, style=clip or "", styleWeight=weight, range=span)


@undoable("connect walk")
def connect(walk=None, controls=None, rig_map=None, replace=False):
    """Connects the walk to the rig of the given or selected controls, or to a skeleton without controls; see
    driving.connect. Returns the driven channels."""
    return driving.connect("ffWalk", walk or only(), controls, rig_map, replace, "the character that should walk")


@undoable("make skeleton")
def skeleton(walk=None):
    """Creates a skeleton of the walk's character, walking; returns its root."""
    return driving.skeleton("ffWalk", _named(walk))


@undoable("disconnect walk")
def disconnect(walk=None):
    """Disconnects the channels that the walk drives, which keep their values; returns them."""
    return driving.disconnect("ffWalk", _named(walk))


@undoable("bake walk")
def bake(walk=None, keep=False, every_frame=False, span=None):
    """Bakes what the walk drives to plain curves, including edits on top, and deletes prints and solver unless keep is
    set. Returns the channels."""
    return driving.bake("ffWalk", _named(walk), keep, every_frame, span)


def notes(walk=None):
    """Where the walk needs unsupported forces, print by print, with what would help."""
    return _run(walk, query=True, notes=True) or []


def energy(walk=None):
    """The cost E of the walk; 0 is physically plausible and comfortable."""
    return _run(walk, query=True, energy=True)


def imbalance(walk=None):
    """The largest unsupported force, in units of the figure's weight."""
    return _run(walk, query=True, imbalance=True)


def write(path, walk=None):
    """Writes the walk as a track document for `footfall walk`."""
    return _run(walk, edit=True, write=path)


def only():
    """The only walk in the scene; raises FootfallError if there are none or several."""
    found = walks()
    if not found:
        raise FootfallError("There is no walk in the scene. Place footprints first.")
    if len(found) > 1:
        raise FootfallError("There are several walks ({0}). Bake or delete the others, or name one in Python.".format(
            ", ".join(found)))
    return found[0]
