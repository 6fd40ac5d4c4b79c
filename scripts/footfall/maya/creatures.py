# SPDX-License-Identifier: MIT
"""Creatures: say what the motion should be like, and let a search find the controller.

    from footfall import creatures
    node = creatures.synthesize("luxo hop")             # a creature that comes with Footfall; a bar, Esc stops it
    creatures.skeleton(node)                            # its own skeleton, hopping
    node = creatures.from_joints(features={"distance": 0.4}, poses=2)   # of the selected joints: masses by volume
    creatures.connect(node)                             # onto those joints
    creatures.refine(node, features={"speed": 0.8})     # from where it is
    creatures.bake(node)

    node = creatures.play("kangaroo hop")               # what comes with Footfall, without a search

    watch = creatures.search("luxo hop", preview=True)  # in the background of the session
    watch.cancel()                                      # or wait; when it is done the creature is in the scene

Thin functions over the plug-in's command ffSynthesize, which docs/plugin.md describes. Wanted features are {name: value},
{name: (value, low, high)} or {name: (value, low, high, weight)} in metres, seconds and joules, whatever the scene counts in.
A creature is named by its ffCreature node or something it drives."""
import threading

from maya import cmds, utils

from ..error import FootfallError
from . import driving
from .session import message, plugin, selection
from .session.undo import undoable, unrecorded

COMMAND = "ffSynthesize"
# Problems that come with Footfall, each with what was found for it.
PRESETS = ("luxo hop", "pogo walk", "pogo run", "walker balanced walk", "cat bound", "kangaroo hop")
# Features an animator asks for most: name, label, lowest and highest of the slider, unit.
SLIDERS = (("distance", "Distance a Cycle", 0.0, 2.0, "m"), ("speed", "Speed", 0.0, 3.0, "m/s"),
           ("externalEnergy", "External Energy a Cycle", 0.0, 20.0, "J"), ("frequency", "Cycles a Second", 0.2, 4.0, "Hz"),
           ("flightFraction", "Share in the Air", 0.0, 1.0, ""), ("comHeight", "Height of the Body", 0.0, 2.0, "m"),
           ("clearance", "Lift of the Feet", 0.0, 0.5, "m"))


def _features(features):
    """As the command takes them: [(name, value, low, high, weight)]."""
    flags = []
    for name, wanted in sorted((features or {}).items()):
        numbers = [wanted] if isinstance(wanted, (int, float)) else list(wanted)
        if len(numbers) not in (1, 3, 4) or not all(isinstance(number, (int, float)) for number in numbers):
            raise FootfallError("The feature {0} should be a value, or (value, low, high) with or without a weight.".format(
                name))
        if len(numbers) == 1:  # as far off as the value itself is worth nothing
            numbers += [0.0, 2.0 * numbers[0] or 1.0]
        weight = numbers[3] if len(numbers) == 4 else 1.0
        flags.append((name, float(numbers[0]), float(numbers[1]), float(numbers[2]), float(weight)))
    return flags or None


def _settings(features=None, generations=None, population=None, seed=None, method=None, enough=None, duration=None,
              threads=None, name=None, start=None):
    return {"feature": _features(features), "generations": generations, "population": population, "seed": seed,
            "method": method, "enough": enough, "duration": duration, "threads": threads, "name": name, "startFrame": start}


def creatures():
    """The ffCreature nodes of the scene."""
    return cmds.ls(type="ffCreature") if plugin.is_loaded() else []


def _the(node):
    """The creature meant: the one named, or the only one; of several the selection tells, which the command reads."""
    found = creatures()
    if node is None and len(found) < 2:
        return driving.only(found, "creature")
    return node


def _edit(node, **flags):
    return plugin.run(COMMAND, *([node] if node else []), edit=True, **flags)


def _query(node, **flags):
    return plugin.run(COMMAND, *([node] if node else []), query=True, **flags)


@undoable("synthesize")
def synthesize(problem, **settings):
    """A search with a bar; problem: one of PRESETS or a synthesis document. Returns the ffCreature node."""
    return plugin.run(COMMAND, problem=problem, **_settings(**settings))


@undoable("play solution")
def play(path, name=None, start=None):
    """A solution that `footfall creature synthesize` or `write` wrote, or what was found for one of PRESETS, by its
    name: no search. Returns the node."""
    return plugin.run(COMMAND, solution=path, name=name, startFrame=start)


@undoable("creature from joints")
def from_joints(joints=None, poses=2, mirrored=False, thickness=None, density=None, **settings):
    """A creature of the given or selected joints, the root among them, in the pose they have: the figure faces +Z (with
    Z up: -Y). Joints between them that are not given stay rigid. Returns the node."""
    names = selection.controls(joints, "the joints that should move, the root among them")
    return plugin.run(COMMAND, names, fromJoints=True, poses=poses, mirrored=mirrored or None, thickness=thickness,
                      density=density, **_settings(**settings))


@undoable("refine creature")
def refine(node=None, **settings):
    """Searches on from the controller the creature has, to its features or others."""
    return _edit(_the(node), refine=True, **_settings(**settings))


@undoable("connect creature")
def connect(node=None, joints=None, replace=False):
    """Drives the skeleton the creature was made from (that of the given or selected joints). Returns the channels."""
    return driving.connect(COMMAND, _the(node), joints, replace=replace,
                           what="a joint of the skeleton that should move")


@undoable("creature skeleton")
def skeleton(node=None):
    """A skeleton of its own for the creature, moving; returns its root."""
    return driving.skeleton(COMMAND, _the(node))


@undoable("disconnect creature")
def disconnect(node=None):
    return driving.disconnect(COMMAND, _the(node))


@undoable("bake creature")
def bake(node=None, keep=False, every_frame=False, span=None):
    """What the creature drives to plain curves; the node goes unless kept. Returns the channels."""
    return driving.bake(COMMAND, _the(node), keep, every_frame, span)


def fitness(node=None):
    """1: all features are as wanted."""
    return _query(_the(node), fitness=True)


def gait(node=None):
    """What the motion is by the rules that tell gaits apart: walk, run, hop, bound or none."""
    return _query(_the(node), gait=True)


def notes(node=None):
    """Wanted and measured features, a line each; before them why a run ended early."""
    return (_query(_the(node), notes=True) or "").split("\n")


def write(path, node=None):
    """The solution as a document, for footfall creature simulate and play."""
    return _edit(_the(node), write=path)


def search(problem=None, joints=None, poses=2, mirrored=False, node=None, preview=False, done=None, tell=None, **settings):
    """A search in the background of the session: of a problem, of joints, or to refine a creature (node). Returns a Watch.
    done(node) is called at the end, tell(share, generation, generations, fitness) now and then. In batch mode, where
    nothing is idle, it is done when this returns."""
    if message.is_batch():
        if problem:
            made = synthesize(problem, **settings)
        elif node:
            made = refine(node, **settings)
        else:
            made = from_joints(joints, poses, mirrored, **settings)
        if done:
            done(made)
        return None
    flags = dict(_settings(**settings), background=True)
    if problem:
        plugin.run(COMMAND, problem=problem, **flags)
    elif node:
        _edit(node, refine=True, **flags)
    else:
        plugin.run(COMMAND, selection.controls(joints, "the joints that should move, the root among them"), fromJoints=True,
                   poses=poses, mirrored=mirrored or None, **flags)
    return Watch(preview, done, tell)


class Watch(object):
    """Looks after the search in the background: asks in Maya's idle time how far it is, shows the best so far on a
    skeleton of its own, and at the end puts the creature into the scene, in one step of undo."""
    EVERY = 0.5  # seconds
    PREVIEW = "footfallPreview"

    def __init__(self, preview=False, done=None, tell=None):
        self.preview, self.done, self.tell = preview, done, tell
        self.running = True
        self.shown = None  # the node of the preview
        self.best = None   # the fitness it shows
        self._wait()

    def _wait(self):
        # A thread that only sleeps; what touches the scene runs in Maya's own.
        timer = threading.Timer(self.EVERY, lambda: utils.executeDeferred(self.poll))
        timer.daemon = True
        timer.start()

    def poll(self):
        """Called when Maya is idle."""
        if not self.running:
            return
        share, generation, generations, best, busy = plugin.run(COMMAND, query=True, progress=True)
        if self.tell:
            self.tell(share, int(generation), int(generations), best)
        if busy:
            if self.preview and best != self.best and generation > 0:
                self._show(best)
            self._wait()
            return
        self.running = False
        self._clear()
        fault = plugin.run(COMMAND, query=True, fault=True)
        if fault:
            message.warn("The search ended: {0}.".format(fault))
            return
        node = take()
        message.info("{0}: fitness {1:.3g}, gait: {2}.".format(node, fitness(node), gait(node)))
        if self.done:
            self.done(node)

    def cancel(self):
        """Ends the search; the scene is as it was."""
        if not self.running:
            return
        self.running = False
        plugin.run(COMMAND, edit=True, cancel=True)
        self._clear()

    def _show(self, best):
        self.best = best
        with unrecorded():
            if self.shown is None or not cmds.objExists(self.shown):
                self.shown = cmds.createNode("ffCreature", name=self.PREVIEW)
                cmds.connectAttr("time1.outTime", self.shown + ".inTime")
                cmds.setAttr(self.shown + ".solution", plugin.run(COMMAND, query=True, best=True), type="string")
                self.root = skeleton(self.shown)
            else:
                cmds.setAttr(self.shown + ".preview", plugin.run(COMMAND, query=True, best=True), type="string")

    def _clear(self):
        with unrecorded():
            for name in (getattr(self, "root", None), self.shown):
                if name and cmds.objExists(name):
                    cmds.delete(name)
        self.shown = None


@undoable("synthesize")
def take():
    """The best that the search in the background has found, as a creature in the scene; returns the node."""
    return plugin.run(COMMAND, edit=True, take=True)
