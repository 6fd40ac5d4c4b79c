# SPDX-License-Identifier: MIT
"""When and where the feet of a motion stand."""
import typing

import numpy as np

from ..native import _native
from .arrays import frozen
from .motion import Motion


class Contacts:
    """When and where feet stand, N contacts sorted by strike. Seconds and metres.

    legs            [N] index of the leg, see leg_names
    times           [N, 2] strike and toe-off: while any of the foot touches
    heel_times      [N, 2] while the heel stands; empty (start equals end) where it never does
    ball_times      [N, 2] the same for the ball of the foot
    heel_positions  [N, 3] where it stands
    ball_positions  [N, 3]
    ground          (height in m at the first frame, drift in m/s, roughness in m) of a line through the heights
    first_frame     frames before it are a pose before the motion

    >>> contacts = footfall.read("examples/walk.bvh").motion.contacts()
    >>> contacts.touching.shape[1]
    2
    """

    __slots__ = ("_engine", "_motion", "leg_names", "legs", "times", "heel_times", "ball_times", "heel_positions",
                 "ball_positions", "ground", "first_frame", "_masks")
    _engine: "_native.Contacts"
    _motion: Motion
    _masks: typing.Optional[typing.Tuple["np.ndarray", ...]]
    leg_names: typing.Tuple[str, ...]
    legs: "np.ndarray"
    times: "np.ndarray"
    heel_times: "np.ndarray"
    ball_times: "np.ndarray"
    heel_positions: "np.ndarray"
    ball_positions: "np.ndarray"
    ground: typing.Tuple[float, float, float]
    first_frame: int

    @classmethod
    def _of(cls, engine: "_native.Contacts", motion: Motion) -> "Contacts":
        self = cls.__new__(cls)
        self._engine, self._motion, self._masks = engine, motion, None
        rows = engine.rows()
        self.leg_names = tuple(rows["leg_names"])
        self.ground = rows["ground"]
        self.first_frame = rows["first_frame"]
        for name in ("legs", "times", "heel_times", "ball_times", "heel_positions", "ball_positions"):
            setattr(self, name, frozen(rows[name]))
        return self

    def _mask(self, which: int) -> "np.ndarray":
        if self._masks is None:
            self._masks = tuple(frozen(mask) for mask in self._engine.masks(self._motion._engine))
        return self._masks[which]

    @property
    def touching(self) -> "np.ndarray":
        """[T, L] whether any part of a foot touches the ground in a frame."""
        return self._mask(0)

    @property
    def heels(self) -> "np.ndarray":
        """[T, L] whether the heel stands in a frame."""
        return self._mask(1)

    @property
    def balls(self) -> "np.ndarray":
        """[T, L] whether the ball of the foot stands in a frame."""
        return self._mask(2)

    def __len__(self) -> int:
        return len(self.legs)

    def __reduce__(self) -> typing.Any:
        raise TypeError("contacts are found again from a pickled motion: motion.contacts()")

    def __repr__(self) -> str:
        return "<Contacts: {0} of {1}>".format(len(self), ", ".join(self.leg_names) or "no legs")
