# SPDX-License-Identifier: MIT
"""What the widgets of the panel ask for and do. A host application derives from Session; everything that changes the scene is
one step to undo there, and calls `changed` when it is done, as does any other change of what is shown. Frames are numbers
of the scene; prints are counted from 1."""
import collections

# A footprint. foot: "left", "right hind" …; lands, leaves: frames; locked: whether its times are its own.
Bar = collections.namedtuple("Bar", "number foot lands leaves")
# A key of a timing layer: at the visible frame the motion of the source frame is seen.
TimingKey = collections.namedtuple("TimingKey", "visible source")
# A warp. keys: its frames; weight: 0 to 1.
Warp = collections.namedtuple("Warp", "name keys weight muted")
# A motion class of a library: (speed, turn) of its examples, and of the corners of what they can be blended to.
MotionClass = collections.namedtuple("MotionClass", "name examples hull")
# A steered motion: metres per second, degrees per second to the left; path: (speed, turn) of the frames so far.
Steering = collections.namedtuple("Steering", "speed turn motion_class classes path")
# A leg of a gait. stands: (first, last) frame of each time on the ground; stride: frames that a stride takes; shift: strides by
# which it comes later than the gait has it.
LegTimes = collections.namedtuple("LegTimes", "name stands stride shift")
# Something hard or wrong. frame: where; None: everywhere.
Problem = collections.namedtuple("Problem", "text frame")


class Session(object):
    """The interface. An action that cannot be done raises footfall.FootfallError with a sentence for the animator."""

    def __init__(self):
        self._listeners = []

    def listen(self, callback):
        """Calls back after every change of what is shown, or of the current frame."""
        self._listeners.append(callback)

    def changed(self):
        """Tells the listeners."""
        for callback in list(self._listeners):
            callback()

    def warn(self, text):
        """Tells the animator that something could not be done."""
        raise NotImplementedError

    def frame(self):
        """The current frame."""
        raise NotImplementedError

    def go_to(self, frame):
        """Changes the current frame."""
        raise NotImplementedError

    def frames(self):
        """(first, last) frame of playback."""
        raise NotImplementedError

    def bars(self):
        """The Bars of the walk; empty without one."""
        return []

    def selected_prints(self):
        """The numbers of the selected prints."""
        return []

    def select_prints(self, numbers):
        raise NotImplementedError

    def land(self, number, frame, ripple):
        """The foot of a print lands at a frame. ripple: what follows shifts by as much."""
        raise NotImplementedError

    def leave(self, number, frame):
        """The foot of a print leaves it at a frame."""
        raise NotImplementedError

    def insert_print(self, after):
        raise NotImplementedError

    def remove_prints(self, numbers):
        raise NotImplementedError

    def timing_keys(self):
        """The TimingKeys of the timing layer in their order; empty without one."""
        return []

    def move_timing_key(self, visible, to):
        """Shows at the frame `to` what is seen at `visible`."""
        raise NotImplementedError

    def add_timing_key(self, visible):
        raise NotImplementedError

    def remove_timing_key(self, visible):
        raise NotImplementedError

    def warps(self):
        """The Warps of the selected controls, the first applied first."""
        return []

    def mute_warp(self, name, mute):
        raise NotImplementedError

    def weigh_warp(self, name, weight):
        raise NotImplementedError

    def order_warps(self, names):
        """Applies the warps in this order."""
        raise NotImplementedError

    def steering(self):
        """The Steering of the steered motion; None without one."""
        return None

    def steer(self, speed, turn, key):
        """key: at the current frame."""
        raise NotImplementedError

    def choose_class(self, name, key):
        """Steers by another motion class."""
        raise NotImplementedError

    def footfalls(self):
        """The LegTimes of the gait, a leg each; empty without a gait."""
        return []

    def shift_leg(self, name, strides):
        """A leg comes later by so many strides than the gait has it."""
        raise NotImplementedError

    def begin(self, what):
        """What follows until end is one step to undo."""

    def end(self):
        """Ends what begin began."""

    def problems(self):
        """The Problems of the motion, the worst first."""
        return []
