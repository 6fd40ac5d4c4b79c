# SPDX-License-Identifier: MIT
"""Creatures: set the features that a motion should have, and let a search find the controller.

    from footfall.maya import creatures
    node = creatures.synthesize("luxo hop")             # a creature that comes with Footfall; Esc cancels
    creatures.skeleton(node)                            # its own skeleton, hopping
    node = creatures.from_joints(features={"distance": 0.4}, poses=2)   # from the selected joints
    creatures.connect(node)                             # to those joints
    creatures.refine(node, features={"speed": 0.8})     # from its present controller
    creatures.bake(node)

    node = creatures.play("kangaroo hop")               # a solution that comes with Footfall, without a search

    search = creatures.search("luxo hop", preview=True) # in the background
    search.cancel()                                     # or wait: at the end the creature is in the scene

These functions run the command ffSynthesize of the plug-in. Features are {name: value}, {name: (value, low, high)} or
{name: (value, low, high, weight)} in metres, seconds and joules, whatever the scene units. `node` names a creature by its
ffCreature node or a node that it drives; by default it is the selected one, or the only one in the scene.

The settings of a search are: features, generations, population, seed, method, enough (the fitness at which it ends),
duration (seconds that are simulated), threads, name (of the node), start (frame)."""
import threading

from maya import cmds, utils

from ..error import FootfallError
from . import driving
from .session import message, plugin, selection
from .session.undo import undoable, unrecorded

COMMAND = "ffSynthesize"
# Problems that come with Footfall, each with a solution.
PRESETS = ("luxo hop", "pogo walk", "pogo run", "walker balanced walk", "cat bound", "kangaroo hop")
# The most useful features: name, label, minimum and maximum of the slider, unit.
SLIDERS = (("distance", "Distance per Cycle", 0.0, 2.0, "m"), ("speed", "Speed", 0.0, 3.0, "m/s"),
           ("externalEnergy", "External Energy per Cycle", 0.0, 20.0, "J"), ("frequency", "Cycles per Second", 0.2, 4.0, "Hz"),
           ("flightFraction", "Flight Fraction", 0.0, 1.0, ""), ("comHeight", "Body Height", 0.0, 2.0, "m"),
           ("clearance", "Foot Clearance", 0.0, 0.5, "m"))


def _features(features):
    """The features in the form that the command reads: [(name, value, low, high, weight)]."""
    flags = []
    for name, wanted in sorted((features or {}).items()):
        numbers = [wanted] if isinstance(wanted, (int, float)) else list(wanted)
        if len(numbers) not in (1, 3, 4) or not all(isinstance(number, (int, float)) for number in numbers):
            raise FootfallError("The feature {0} must be a value, (value, low, high) or (value, low, high, "
                                "weight).".format(
                name))
        if len(numbers) == 1:  # an error as large as the value itself scores nothing
            numbers += [0.0, 2.0 * numbers[0] or 1.0]
        weight = numbers[3] if len(numbers) == 4 else 1.0
        flags.append((name, float(numbers[0]), float(numbers[1]), float(numbers[2]), float(weight)))
    return flags or None


def _settings(features=None, generations=None, population=None, seed=None, method=None, enough=None, duration=None,
              threads=None, name=None, start=None):
    return {"feature": _features(features), "generations": generations, "population": population, "seed": seed,
            "method": method, "enough": enough, "duration": duration, "threads": threads, "name": name, "startFrame": start}


def creatures():
    """The ffCreature nodes in the scene."""
    return cmds.ls(type="ffCreature") if plugin.is_loaded() else []


def _named(node):
    """The given creature, or the only one in the scene; None if the selection decides."""
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
    """Searches with a progress bar and creates the creature; returns its ffCreature node. problem: one of PRESETS, or
    the path of a synthesis document."""
    return plugin.run(COMMAND, problem=problem, **_settings(**settings))


@undoable("play solution")
def play(path, name=None, start=None):
    """Creates a creature from a solution, without a search; returns its node. path: a file that `footfall creature
    synthesize` or `write` wrote, or one of PRESETS."""
    return plugin.run(COMMAND, solution=path, name=name, startFrame=start)


@undoable("creature from joints")
def from_joints(joints=None, poses=2, mirrored=False, thickness=None, density=None, **settings):
    """Searches a motion for the given or selected joints, including the root, in their current pose, and creates the
    creature; returns its node. The figure must face +Z (with Z up: -Y). Joints in between that are not given stay
    rigid. poses: of the controller. mirrored: left and right take turns. thickness (metres) and density (kg per cubic
    metre) set the masses."""
    names = selection.controls(joints, "the joints that should move, the root among them")
    return plugin.run(COMMAND, names, fromJoints=True, poses=poses, mirrored=mirrored or None, thickness=thickness,
                      density=density, **_settings(**settings))


@undoable("refine creature")
def refine(node=None, **settings):
    """Continues the search from the controller of a creature, for its features or other ones; returns the node."""
    return _edit(_named(node), refine=True, **_settings(**settings))


@undoable("connect creature")
def connect(node=None, joints=None, replace=False):
    """Connects the creature to the skeleton that it was made from, that of the given or selected joints; see
    driving.connect. Returns the driven channels."""
    return driving.connect(COMMAND, _named(node), joints, replace=replace,
                           what="a joint of the skeleton that should move")


@undoable("creature skeleton")
def skeleton(node=None):
    """Creates a skeleton of the creature, moving; returns its root."""
    return driving.skeleton(COMMAND, _named(node))


@undoable("disconnect creature")
def disconnect(node=None):
    """Disconnects the channels that the creature drives, which keep their values; returns them."""
    return driving.disconnect(COMMAND, _named(node))


@undoable("bake creature")
def bake(node=None, keep=False, every_frame=False, span=None):
    """Bakes what the creature drives to plain curves and deletes the node unless keep is set. Returns the channels."""
    return driving.bake(COMMAND, _named(node), keep, every_frame, span)


def fitness(node=None):
    """The fitness of the motion; 1 means that all features are as wanted."""
    return _query(_named(node), fitness=True)


def gait(node=None):
    """The measured gait of the motion: walk, run, hop, bound or none."""
    return _query(_named(node), gait=True)


def notes(node=None):
    """A line per feature, wanted and measured; before them the reason if the run ended early."""
    return (_query(_named(node), notes=True) or "").split("\n")


def write(path, node=None):
    """Writes the solution as a document for `footfall creature simulate` and `play`."""
    return _edit(_named(node), write=path)


def search(problem=None, joints=None, poses=2, mirrored=False, node=None, preview=False, done=None, tell=None, **settings):
    """Starts a search in the background: for a problem, for joints, or to refine a creature (node). Returns a
    BackgroundSearch. done(node) is called at the end, tell(share, generation, generations, fitness) twice a second. In
    batch mode the search runs in the foreground, and the result is None."""
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
    return BackgroundSearch(preview, done, tell)


class BackgroundSearch(object):
    """A search in the background. It asks for the progress when Maya is idle, shows the best creature so far on a
    skeleton of its own, and at the end creates the creature in one undo step."""
    EVERY = 0.5  # seconds
    PREVIEW = "footfallPreview"

    def __init__(self, preview=False, done=None, tell=None):
        self.preview, self.done, self.tell = preview, done, tell
        self.running = True
        self.shown = None  # the node of the preview
        self.best = None   # the fitness it shows
        self._wait()

    def _wait(self):
        # The thread only sleeps; what touches the scene runs in Maya's main thread.
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
            message.warn("The search stopped: {0}.".format(fault))
            return
        node = take()
        message.info("{0}: fitness {1:.3g}, gait: {2}.".format(node, fitness(node), gait(node)))
        if self.done:
            self.done(node)

    def cancel(self):
        """Cancels the search; the scene is unchanged."""
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
    """Creates the best creature that the search in the background has found; returns its node."""
    return plugin.run(COMMAND, edit=True, take=True)
