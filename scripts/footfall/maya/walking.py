# SPDX-License-Identifier: MIT
"""Footprints: lay prints, get a walk, a run, a leap.

    from footfall import walking
    walk = walking.along_curve("way", standing=True)   # or from_document, from_animation, wander, stones
    walking.connect(walk)                              # onto the selected character, by its rig map
    walking.bake(walk)                                 # plain curves; prints and solver go

Thin functions over the plug-in's command ffWalk, which docs/plugin.md describes. A walk is named by its transform, one of its
prints or something it drives; without a name it is that of the selection, or the only one of the scene. Times are frames,
lengths and angles in the scene's units."""
from maya import cmds

from ..error import FootfallError
from . import driving
from .session import plugin, selection
from .session.undo import undoable

CHARACTERS = ("human", "bird", "dinosaur", "dog", "cat", "horse", "marten")


def _named(walk):
    """The walk that is meant: one that is there, or the only one of the scene; None: what is selected decides."""
    found = walks()
    if walk is not None and not cmds.objExists(walk):
        raise FootfallError("There is no {0} in the scene.".format(walk))
    if walk is None and not found:
        raise FootfallError("There is no walk in the scene: lay footprints first.")
    return found[0] if walk is None and len(found) == 1 else walk


def _run(walk=None, **flags):
    """ffWalk on a walk; what is selected counts where none is named and there are several."""
    walk = _named(walk)
    return plugin.run("ffWalk", *([walk] if walk else []), **flags)


def _make(*objects, **flags):
    """A new walk; returns its name."""
    return plugin.run("ffWalk", *([list(objects)] if objects else []), **flags)


def _settings(character, scale, terrain, start, standing, name):
    if character not in CHARACTERS:
        raise FootfallError("'{0}' is no character: choose {1}.".format(character, ", ".join(CHARACTERS)))
    return {"character": character, "scale": scale, "terrain": terrain, "startFrame": start, "standing": standing or None,
            "name": name}


def walks():
    """The transforms of all walks of the scene."""
    if not plugin.is_loaded():
        return []
    return [cmds.listRelatives(shape, parent=True)[0] for shape in cmds.ls(type="ffFootprintSolver")]


@undoable("walk from document")
def from_document(path, terrain=None, start=None, name=None):
    """Prints, figure and ground of a track document, as `footfall walk` takes it; returns the walk."""
    return _make(track=path, terrain=terrain, startFrame=start, name=name)


@undoable("walk along curve")
def along_curve(curve=None, step_length=None, step_width=None, standing=True, character="human", scale=None, terrain=None,
                start=None, name=None, live=True):
    """Prints along a curve (the selected one). live: the curve stays in charge, moving it moves the prints; else each
    print is a locator of its own, to be moved and timed."""
    if curve is None:
        curve = selection.of_kind("nurbsCurve", "a curve on the ground")
    return _make(curve=curve, stepLength=step_length, stepWidth=step_width, prints=None if live else True,
                **_settings(character, scale, terrain, start, standing, name))


@undoable("prints from animation")
def from_animation(root=None, span=None, name=None, style=False):
    """Prints where the feet of an animated skeleton stand (the selected joint's, or any of its joints). style: what the
    animation does beyond its prints is laid on the walk."""
    if root is None:
        root = driving.top_joint(selection.controls(what="a joint of the animated skeleton")[0])
    return _make(range=span, name=name, style=root if style else None, **{"from": root})  # a word of Python


@undoable("wander")
def wander(prints=24, seed=1, obstacles=(), place=None, half=None, character="human", scale=None, terrain=None, start=None,
           name=None):
    """A walk that wanders about between obstacles (objects), within `half` of its place; the same seed is the same walk."""
    flags = _settings(character, scale, terrain, start, False, name)
    return _make(*obstacles, wander=prints, seed=seed, position=place, bounds=half, **flags)


@undoable("stepping stones")
def stones(objects=None, character="human", scale=None, start=None, name=None):
    """From the first object to the last over the tops of all."""
    objects = selection.controls(objects, "the stones, first the one to start from, last the goal")
    return _make(*objects, stones=True, **_settings(character, scale, None, start, False, name))


def place(position, walk=None, yaw=None, side=None, eye=None, terrain=None, character="human", scale=None):
    """A print at a place, after the last one of the walk; without a walk a new one. eye: where the animator looks from,
    so that the print lies where the line of sight meets the terrain. Returns (walk, print)."""
    if walk is None:
        walk = _make(position=position, yaw=yaw, side=side, eye=eye, **_settings(character, scale, terrain, None, False, None))
        return walk, prints(walk)[0]
    return walk, _run(walk, edit=True, insert=0, position=position, yaw=yaw, side=side, eye=eye)


def prints(walk=None):
    """The prints in order."""
    return _run(walk, query=True, prints=True) or []


@undoable("insert print")
def insert(number, walk=None, **flags):
    """A new print of that number, half-way between its neighbours; the later ones are numbered anew."""
    return _run(walk, edit=True, insert=number, **flags)


@undoable("remove print")
def remove(number, walk=None):
    return _run(walk, edit=True, remove=number)


@undoable("turn footprint")
def aim(number, position, walk=None):
    """The toes of a print point at a place."""
    return _run(walk, edit=True, aimPrint=number, position=position)


def bars(walk=None):
    """[(lands, leaves)] of the prints in order, in frames: the bars of a gait diagram."""
    frames = _run(walk, query=True, bars=True) or []
    return list(zip(frames[0::2], frames[1::2]))


@undoable("time footfall")
def land(number, frame, walk=None, ripple=False):
    """The foot of a print lands at a frame. ripple: all that follows moves along; else nothing else does."""
    return _run(walk, edit=True, footfall=number, atTime=frame, ripple=ripple or None)


@undoable("time lift-off")
def leave(number, frame, walk=None):
    """The foot leaves its print at a frame; before the next one lands it is a leap."""
    return _run(walk, edit=True, liftOff=number, atTime=frame)


def pick(position, eye=None, walk=None):
    """(print, part) that is seen at a place; the part is "sole", "toes", "stance" or "step". None: nothing is there."""
    return tuple(_run(walk, query=True, pick=True, position=position, eyePoint=eye) or ()) or None


@undoable("pull footprint")
def pull(number, part, position, eye=None, walk=None):
    """The handle of a print ("toes"), the end of its dagger ("stance") or the crossbar ("step") is pulled to a place."""
    return _run(walk, edit=True, pull=number, part=part, position=position, eyePoint=eye)


@undoable("swap foot")
def swap(number, walk=None):
    """The print becomes one of the other foot."""
    return _run(walk, edit=True, swap=number)


@undoable("reverse walk")
def reverse(walk=None):
    """The way is gone from its end to its start."""
    return _run(walk, edit=True, reverse=True)


@undoable("ground of a walk")
def ground(mesh=None, walk=None):
    """The mesh that the prints of a walk lie on; None: they stay where they lie."""
    return _run(walk, edit=True, terrain=mesh or "")


@undoable("take in prints")
def adopt(walk=None):
    """Copies of prints (Duplicate) become prints of the walk, each after the one it was copied from. Returns them."""
    return _run(walk, edit=True, adopt=True)


@undoable("style of a clip")
def style(clip, walk=None, weight=None, span=None):
    """Lays the style of a clip on the walk: a file (.bvh, .amc, .ma, .anim, .glb), or the root joint of an animated
    skeleton in the scene, over a span of frames. The figure must be the walk's own. None: takes it off."""
    return _run(walk, edit=True, style=clip or "", styleWeight=weight, range=span)


@undoable("connect walk")
def connect(walk=None, controls=None, rig_map=None, replace=False):
    """Drives the rig of the given or selected controls by its map (body, feet, toes, pole vectors); a skeleton without
    controls by its joints. The rig should be in its rest pose, standing on the ground. Returns the channels."""
    return driving.connect("ffWalk", walk or only(), controls, rig_map, replace, "the character that should walk")


@undoable("make skeleton")
def skeleton(walk=None):
    """A skeleton of the walk's character, walking; returns its root."""
    return driving.skeleton("ffWalk", _named(walk))


@undoable("disconnect walk")
def disconnect(walk=None):
    return driving.disconnect("ffWalk", _named(walk))


@undoable("bake walk")
def bake(walk=None, keep=False, every_frame=False, span=None):
    """What the walk drives to plain curves, polish and all; prints and solver go unless kept. Returns the channels."""
    return driving.bake("ffWalk", _named(walk), keep, every_frame, span)


def notes(walk=None):
    """What the walk can only do by cheating, print by print, with what would help."""
    return _run(walk, query=True, notes=True) or []


def energy(walk=None):
    """E of the method: 0 is a walk that physics and comfort agree on."""
    return _run(walk, query=True, energy=True)


def imbalance(walk=None):
    """The largest force from nowhere, in the figure's weights."""
    return _run(walk, query=True, imbalance=True)


def write(path, walk=None):
    """The walk as a track document for `footfall walk`."""
    return _run(walk, edit=True, write=path)


def only():
    """The walk of the scene where nothing selected says which one."""
    found = walks()
    if not found:
        raise FootfallError("There is no walk in the scene: lay footprints first.")
    if len(found) > 1:
        raise FootfallError("There are several walks ({0}): say which one is meant.".format(
            ", ".join(found)))
    return found[0]
