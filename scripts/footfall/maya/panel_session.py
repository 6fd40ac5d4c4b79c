# SPDX-License-Identifier: MIT
"""The panel's Session in Maya: walks, timing layers, warps and their problems of the scene; changes by the same functions as
the buttons use, so that each is one step to undo."""
from maya import cmds

from ..error import FootfallError
from ..panel.session import Bar, LegTimes, MotionClass, Problem, Session, Steering, TimingKey, Warp
from . import gaits, generators, locomotion, timing, walking, warping
from .session import message, selection, time_range
from .session.undo import chunk

_EVENTS = ("SelectionChanged", "Undo", "Redo", "NewSceneOpened", "SceneOpened", "playbackRangeChanged")


class MayaSession(Session):
    """Reads the scene when it has changed, not each time that something is drawn. start() listens to the scene, stop() ends
    that; without (in batch mode) call refresh."""

    def __init__(self):
        super(MayaSession, self).__init__()
        self._jobs, self._watched = [], []
        self._kept = {}

    def start(self):
        """Follows the scene: viewport, channel box, selection and undo."""
        for event in _EVENTS:
            self._jobs.append(cmds.scriptJob(event=[event, self.refresh]))
        self._jobs.append(cmds.scriptJob(event=["timeChanged", self._time_changed]))
        self._watch()

    def stop(self):
        for job in self._jobs + self._watched:
            if cmds.scriptJob(exists=job):
                cmds.scriptJob(kill=job, force=True)
        self._jobs, self._watched = [], []

    def refresh(self):
        """Forgets what was read, and tells the listeners."""
        self._kept.clear()
        if self._jobs:
            self._watch()
        self.changed()

    def _watch(self):
        """Times of prints that are edited in the channel box or with their handles."""
        for job in self._watched:
            if cmds.scriptJob(exists=job):
                cmds.scriptJob(kill=job, force=True)
        walk = self.walk()
        plugs = ["{0}Shape.{1}".format(name, what) for name in (walking.prints(walk) if walk else [])
                 for what in ("stance", "step")]
        self._watched = [cmds.scriptJob(attributeChange=[plug, self._forget]) for plug in plugs if cmds.objExists(plug)]

    def _time_changed(self):
        self._kept.pop("steering", None)  # what is keyed is another at each frame
        self.changed()

    def _forget(self):
        self._kept.clear()
        self.changed()

    def _keep(self, what, read):
        if what not in self._kept:
            try:
                self._kept[what] = read()
            except FootfallError:  # nothing of the kind, or several: the view says what to do
                self._kept[what] = []
        return self._kept[what]

    def _do(self, action, *args, **flags):
        try:
            action(*args, **flags)
        finally:
            self.refresh()

    def warn(self, text):
        message.warn(text)

    def frame(self):
        return cmds.currentTime(query=True)

    def go_to(self, frame):
        cmds.currentTime(frame)
        self._time_changed()

    def frames(self):
        return time_range.playback()

    # Walks.

    def walk(self):
        """The walk that is shown: the selected one, or the only one; None without."""
        found = walking.walks()
        return walking.selected() or (found[0] if len(found) == 1 else None)

    def bars(self):
        return self._keep("bars", self._read_bars)

    def _read_bars(self):
        walk = self.walk()
        if walk is None:
            return []
        return [Bar(number, _foot(name), *times)
                for number, (name, times) in enumerate(zip(walking.prints(walk), walking.bars(walk)), 1)]

    def selected_prints(self):
        return self._keep("selected", self._read_selected)

    def _read_selected(self):
        walk = self.walk()
        chosen = set(cmds.ls(selection=True, long=True) or [])
        return [number for number, name in enumerate(walking.prints(walk) if walk else [], 1)
                if cmds.ls(name, long=True)[0] in chosen]

    def select_prints(self, numbers):
        names = walking.prints(self.walk())
        cmds.select([names[number - 1] for number in numbers])
        self._do(lambda: None)

    def land(self, number, frame, ripple):
        self._do(walking.land, number, frame, self.walk(), ripple)

    def leave(self, number, frame):
        self._do(walking.leave, number, frame, self.walk())

    def insert_print(self, after):
        self._do(walking.insert, after + 1, self.walk())

    def remove_prints(self, numbers):
        def remove():
            with chunk("remove footprints"):
                for number in sorted(numbers, reverse=True):
                    walking.remove(number, self.walk())
        self._do(remove)

    # Timing.

    def timing_keys(self):
        return self._keep("timing", lambda: [TimingKey(key.at, key.source) for key in timing.keys()])

    def move_timing_key(self, visible, to):
        self._do(timing.move, visible, to=to)

    def add_timing_key(self, visible):
        self._do(timing.add, visible)

    def remove_timing_key(self, visible):
        self._do(timing.remove_key, visible)

    # Warps.

    def warps(self):
        return self._keep("warps", self._read_warps)

    def _read_warps(self):
        controls = _controls()
        return [Warp(name, warping.key_frames(name, controls), warping.weight(name, controls),
                     warping.is_muted(name, controls)) for name in warping.warps(controls)] if controls else []

    def mute_warp(self, name, mute):
        self._do(warping.change, name, _controls(), mute=mute)

    def weigh_warp(self, name, weight):
        self._do(warping.change, name, _controls(), weight=weight)

    def order_warps(self, names):
        def order():
            with chunk("order warps"):
                for number, name in enumerate(names):
                    warping.change(name, _controls(), order=number)
        self._do(order)

    # Steering.

    def steering(self):
        return self._keep("steering", self._read_steering) or None

    def _read_steering(self):
        found = locomotion.motions()
        if len(found) != 1:
            return None
        node = found[0]
        classes = [MotionClass(*one) for one in locomotion.classes(node)]
        number = min(max(int(cmds.getAttr(node + ".motionClass")), 0), len(classes) - 1)
        first, last = locomotion.frames(node)
        frames = range(int(first), int(min(last, cmds.currentTime(query=True))) + 1)
        path = [(cmds.getAttr(node + ".speed", time=frame), cmds.getAttr(node + ".turn", time=frame)) for frame in frames]
        return Steering(cmds.getAttr(node + ".speed"), cmds.getAttr(node + ".turn"), classes[number].name, classes, path)

    def steer(self, speed, turn, key):
        self._do(locomotion.steer, speed=speed, turn=turn, motion=locomotion.motions()[0], key=key)

    def choose_class(self, name, key):
        self._do(locomotion.steer, motion_class=name, motion=locomotion.motions()[0], key=key)

    # Gaits.

    def footfalls(self):
        return self._keep("footfalls", self._read_footfalls)

    def _read_footfalls(self):
        found = gaits.gaits()
        if len(found) != 1:
            return []
        shape = found[0] + "Shape"
        first, last = (int(value) for value in gaits.span(found[0]))
        stride = max(cmds.getAttr(shape + ".strideTime", time=first), 1.0)
        legs = []
        for number, name in enumerate(gaits.legs(found[0])):
            down = [cmds.getAttr("{0}.foot[{1}].footDown".format(shape, number), time=frame) for frame in range(first, last + 1)]
            legs.append(LegTimes(name, _runs(down, first), stride, cmds.getAttr("{0}.legShift[{1}]".format(shape, number))))
        return legs

    def shift_leg(self, name, strides):
        self._do(gaits.shift, name, strides, gaits.gaits()[0])

    def begin(self, what):
        self._chunk = chunk(what)
        self._chunk.__enter__()

    def end(self):
        self._chunk.__exit__(None, None, None)
        self.refresh()

    # Problems.

    def problems(self):
        return self._keep("problems", self._read_problems)

    def _read_problems(self):
        found = []
        for one in generators.all_of_scene():
            bars = walking.bars(one.name) if one.system.module is walking else []
            for note in one.system.module.notes(one.name) or []:
                words = note.replace(":", " ").split()
                number = int(words[1]) if len(words) > 1 and words[0] == "print" and words[1].isdigit() else 0
                found.append(Problem("{0}: {1}".format(one.name, note), bars[number - 1][0] if 0 < number <= len(bars) else None))
        return found


def _runs(down, first):
    """[(first, last)] of the frames at which a foot is down; down: one per frame from `first` on."""
    found = []
    for frame, stands in enumerate(down, first):
        if stands and found and found[-1][1] == frame - 1:
            found[-1] = (found[-1][0], frame)
        elif stands:
            found.append((frame, frame))
    return found


def _foot(name):
    return cmds.getAttr(name + "Shape.leg", asString=True).lower()


def _controls():
    """The selected controls that are in the scene; [] without a selection."""
    try:
        return selection.controls()
    except FootfallError:
        return []
