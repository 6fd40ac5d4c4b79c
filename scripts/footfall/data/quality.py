# SPDX-License-Identifier: MIT
"""The quality of a motion in numbers."""
import typing

import numpy as np

from ..native import _native
from .arrays import frozen, whole_number
from .motion import Contacts, Motion
from .scene import AnyMotion, _motion_of
from .terrain import Terrain, _terrain


class Measure(typing.NamedTuple):
    """One measure of a report, in the unit it is reported in; see docs/reference/quality.md.

    applies    whether there is anything to measure: a figure without legs has no skate
    mean       root mean square for jerk
    p999       99.9th percentile
    max        the worst sample, at `frame`, of `where`: a foot, a joint, the body
    """

    name: str
    unit: str
    applies: bool
    mean: float
    p999: float
    max: float
    frame: int
    where: str


class Quality(typing.Mapping[str, Measure]):
    """A report on a motion: measures by name ("skate", "slip", "penetration" …).

    >>> quality = footfall.check(footfall.read("examples/walk.bvh"))
    >>> quality["skate"].unit
    'mm'
    >>> quality["skate"].max < 2
    True
    >>> "skate" in str(quality)
    True
    """

    __slots__ = ("_engine", "_measures", "motion")
    _engine: "_native.Quality"
    _measures: typing.Dict[str, Measure]
    motion: Motion

    @classmethod
    def _of(cls, engine: "_native.Quality", motion: Motion) -> "Quality":
        self = cls.__new__(cls)
        self._engine, self.motion = engine, motion
        self._measures = {row["name"]: Measure(**row) for row in engine.measures()}
        return self

    @property
    def contacts(self) -> Contacts:
        """What feet were measured against."""
        return Contacts._of(self._engine.contacts(), self.motion)

    @property
    def centre_of_mass(self) -> "np.ndarray":
        """[T, 3] metres; empty of a figure without legs."""
        return self._engine.centre_of_mass()

    def series(self) -> typing.Dict[str, "np.ndarray"]:
        """Every measure over time, [T] in its unit: the worst of joints or feet in each frame, NaN where it does not apply.

        >>> series = footfall.check(footfall.read("examples/walk.bvh")).series()
        >>> series["skate"].dtype
        dtype('float32')
        """
        return {row["name"]: frozen(row["values"]) for row in self._engine.series()}

    def worst(self, count: int = 10) -> typing.List[typing.Dict[str, typing.Any]]:
        """The moments most worth a look: frame, measure, value, unit, where, severity (1: worth a look) and a sentence."""
        return self._engine.worst(whole_number(count, "count", 0))

    def as_dict(self) -> typing.Dict[str, typing.Dict[str, typing.Any]]:
        """Plain values, for tables and JSON; measures that do not apply are left out."""
        return {name: dict(measure._asdict()) for name, measure in self._measures.items() if measure.applies}

    def __getitem__(self, name: str) -> Measure:
        return self._measures[name]

    def __iter__(self) -> typing.Iterator[str]:
        return iter(self._measures)

    def __len__(self) -> int:
        return len(self._measures)

    def __str__(self) -> str:
        return self._engine.table()

    def __repr__(self) -> str:
        return "<Quality: {0} frames, {1}>".format(self._engine.frames, ", ".join(
            "{0} {1:.3g} {2}".format(m.name, m.max, m.unit) for m in list(self._measures.values())[:3] if m.applies))

    def __reduce__(self) -> typing.Any:
        return check, (self.motion,)


def check(motion: AnyMotion, *, terrain: typing.Optional[Terrain] = None, threads: int = 0) -> Quality:
    """How good a motion is: skate, slip, penetration, jumps, jerk, leg extension, physics.

    terrain    the ground, where it is known; otherwise it is taken from where feet stand

    >>> footfall.check(footfall.read("examples/walk_sliding.bvh"))["skate"].max > 10
    True
    """
    of = _motion_of(motion, "motion")
    return Quality._of(_native.check(of._engine, _terrain(terrain), threads), of)
