# SPDX-License-Identifier: MIT
"""Strides of many-legged figures, sent along paths over the ground.

    trot = gait.make("dog:trot")
    travel = gait.follow(trot.stride, [[0, 0], [0, 10], [5, 15]], speed=2.5, terrain=hills)
"""
import dataclasses
import typing

import numpy as np

from .data.arrays import Floats, as_array, number, numbers
from .data.character import Character, _character
from .data.motion import Motion
from .data.scene import AnyMotion, Scene, _motion_of
from .data.terrain import Terrain, _terrain
from .error import FootfallError
from .native import _native
from .verbs.editing import Progress

__all__ = ["MadeStride", "Stride", "Travel", "follow", "make", "names", "stride_of"]


class Stride:
    """One stride of a figure, ready to travel.

    period, length, speed    seconds, metres of ground covered, metres per second
    legs                     {leg: (touchdown in strides, share of the stride that the foot stands)}
    notes                    what was estimated or corrected
    """

    __slots__ = ("_engine", "name", "period", "length", "speed", "hip_height", "legs", "notes")
    _engine: "_native.Stride"
    name: str
    period: float
    length: float
    speed: float
    hip_height: float
    legs: typing.Dict[str, typing.Tuple[float, float]]
    notes: typing.List[str]

    @classmethod
    def _of(cls, engine: "_native.Stride") -> "Stride":
        self = cls.__new__(cls)
        self._engine = engine
        for name, value in engine.facts().items():
            setattr(self, name, value)
        return self

    def __repr__(self) -> str:
        return "<Stride {0}: {1:.2f} m in {2:.2f} s>".format(self.name or "(no name)", self.length, self.period)


class MadeStride(typing.NamedTuple):
    """A stride of the gait library, the motion of it, and the share of it with no foot on the ground."""

    stride: Stride
    motion: Motion
    suspension: float


def names(character: typing.Union[str, Character, AnyMotion] = "dog") -> typing.Tuple[str, ...]:
    """The gaits that there are for a figure's number of legs.

    >>> from footfall import gait
    >>> "trot" in gait.names("dog")
    True
    """
    return tuple(_native.gait_names(len(_character(character).legs)))


def make(gait: str, character: typing.Union[None, Character, AnyMotion] = None, *, leg_shifts: Floats = (),
         **options: typing.Any) -> MadeStride:
    """A stride of the gait library, made from the figure's proportions.

    gait         "dog:trot", or the gait alone with a character
    leg_shifts   strides by which each leg lands later
    options      speed, fps, strides, lift …: see footfall.options("stride")

    >>> from footfall import gait
    >>> trot = gait.make("dog:trot")
    >>> trot.stride.speed > 1
    True
    """
    figure, colon, name = str(gait).partition(":")
    if character is None:
        if not colon:
            raise FootfallError("gait must be CHARACTER:GAIT, such as 'dog:trot', got '{0}'; or give a character".format(gait),
                                item="gait")
        who = Character(figure)
    else:
        who, name = _character(character), name if colon else str(gait)
    stride, motion, suspension = _native.make_stride(who._engine, name, str(gait), numbers(leg_shifts, "leg_shifts", "legs"),
                                                     options)
    return MadeStride(Stride._of(stride), Motion._of(motion), suspension)


def stride_of(cycle: AnyMotion, *, period: float = 0, whole: bool = False) -> Stride:
    """The stride found in a cycle: in place, drifting or travelling.

    period    seconds, where it is known; whole: the motion is exactly one stride

    >>> from footfall import gait
    >>> gait.stride_of(gait.make("dog:trot", strides=4).motion).speed > 1
    True
    """
    name = cycle.name if isinstance(cycle, Scene) else ""
    return Stride._of(_native.stride_of_motion(_motion_of(cycle, "cycle")._engine, name, number(period, "period"), bool(whole)))


@dataclasses.dataclass(frozen=True)
class Travel:
    """A figure that travelled a path. Metres, seconds."""

    motion: Motion
    unmet: typing.Optional[str]  #: why the ground or the path did not allow it
    distance: float  #: over the ground
    speed: "np.ndarray"  #: [T] m/s
    drop: "np.ndarray"  #: [T] m by which the body is lowered
    gaits: typing.Tuple[str, ...]  #: those used, of "auto"
    notes: typing.Tuple[str, ...]

    @property
    def scene(self) -> Scene:
        return Scene(self.motion)


def follow(stride: typing.Union[str, Stride, AnyMotion], points: Floats, *, headings: typing.Optional[Floats] = None,
           closed: bool = False, speed: float = 0, speeds: typing.Optional[Floats] = None,
           distances: typing.Optional[Floats] = None, duration: float = 0, terrain: typing.Optional[Terrain] = None,
           force: bool = False, threads: int = 0, progress: Progress = None, **options: typing.Any) -> Travel:
    """Sends a stride along a path over the ground at any speed.

    stride       a Stride, "dog:trot", "dog:auto" for gaits by speed, or a cycle
    points       [N, 2] x, z of the path, m; headings [N] radians at them, NaN for none
    speed        m/s; 0: the stride's own
    speeds       [K, 2] seconds and m/s instead, linear between
    distances    [K, 2] seconds and metres along the path instead
    duration     seconds; 0: to the end of the path
    force        give the best attempt where the ground cannot be met
    options      bank, slope, spine …: see footfall.options("travel")

    >>> from footfall import gait
    >>> travel = gait.follow("dog:trot", [[0, 0], [0, 6]])
    >>> travel.unmet is None and travel.distance > 5
    True
    """
    who, engine = None, None
    if isinstance(stride, Stride):
        engine = stride._engine
    elif isinstance(stride, str):
        figure, colon, name = stride.partition(":")
        if colon and name == "auto":
            who = Character(figure)._engine
        else:
            engine = make(stride).stride._engine
    else:
        engine = stride_of(stride)._engine
    if speeds is not None and distances is not None:
        raise FootfallError("speeds and distances both say how it travels; give one of them", item="speeds")
    yaws = None
    if headings is not None:
        yaws = np.ascontiguousarray(as_array(headings, "headings"), dtype=np.float64)
    motion, facts = _native.follow(
        engine, who, numbers(points, "points", "points", 2), yaws, bool(closed), number(speed, "speed"),
        None if speeds is None else numbers(speeds, "speeds", "keys", 2),
        None if distances is None else numbers(distances, "distances", "keys", 2), number(duration, "duration"),
        _terrain(terrain), options, threads, progress)
    facts["gaits"], facts["notes"] = tuple(facts["gaits"]), tuple(facts["notes"])
    if facts["unmet"] and not force:
        raise FootfallError("{0}; force=True gives the best attempt".format(facts["unmet"]))
    return Travel(Motion._of(motion), **facts)
