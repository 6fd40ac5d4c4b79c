# SPDX-License-Identifier: MIT
"""Motion made of footprints: tracks planned, found in motions, and walked."""
import typing

import numpy as np

from ..data.arrays import Floats, as_array, frozen, number, numbers, whole_number
from ..data.character import Character, _character
from ..data.motion import Motion
from ..data.scene import AnyMotion, Path, Scene, _motion_of, _scene_of
from ..data.terrain import Terrain, _terrain
from ..data.track import Track, _track
from ..error import FootfallError
from ..native import _native
from .editing import Progress

if typing.TYPE_CHECKING:
    from typing_extensions import Unpack

    from ..option_types import ContactsOptions, PrintsOptions, WalkOptions, WanderOptions

AnyCharacter = typing.Union[str, Character, AnyMotion]


def prints_along(points: Floats, *, character: AnyCharacter = "human", closed: bool = False,
                 headings: typing.Optional[Floats] = None, terrain: typing.Optional[Terrain] = None,
                 **options: "Unpack[PrintsOptions]") -> Track:
    """Footprints along a smooth path.

    points      [N, 2] x, z of the path in plan, or [N, 3] points of a curve in space; metres
    character   a Character, a preset's name, the path of a motion, or a motion of the figure
    closed      the last point is joined to the first
    headings    [N] radians: where the path heads at its points in plan, NaN where it finds that by itself
    terrain     the ground the prints are on
    options     step_length, step_width, toe_out (degrees) …: see footfall.options("prints")

    >>> track = footfall.prints_along([[0, 0], [0, 2], [1, 4]], step_length=0.7, standing=True)
    >>> track.standing_start
    True
    """
    at = as_array(points, "points")
    size = 3 if at.ndim == 2 and at.shape[1] == 3 else 2
    yaws = None
    if headings is not None:
        if size == 3:
            raise FootfallError("headings are of paths in plan; give points as rows of x, z", item="headings")
        yaws = as_array(headings, "headings")
        if yaws.dtype.kind not in "fiu" or np.any(np.isinf(yaws)):
            raise FootfallError("headings must be angles in radians, or NaN", item="headings")
        yaws = np.ascontiguousarray(yaws, dtype=np.float64)
    track = Track._of(_native.prints_along(numbers(points, "points", "points", size), yaws, bool(closed),
                                           _character(character)._engine, options))
    return track if terrain is None else track.replace(terrain=terrain)


def prints_from(motion: typing.Union[AnyMotion, Path], **options: "Unpack[ContactsOptions]") -> Track:
    """The footprints of a motion, with their times, for its own figure: edited, they can be walked again.

    motion     a Motion, a Scene or the path of one; only the track of a path can be written as a document
    options    of the contacts, see footfall.options("contacts")

    >>> track = footfall.prints_from("examples/walk.bvh")
    >>> len(track) > 3
    True
    """
    return _prints_and_start(motion, dict(options))[0]


def _prints_and_start(motion: typing.Union[AnyMotion, Path], options: typing.Dict[str, typing.Any]) -> typing.Tuple[Track, float]:
    from ..data.scene import read
    scene = motion if isinstance(motion, (Motion, Scene)) else read(motion)
    path = scene.name if isinstance(scene, Scene) else ""
    try:
        track, start, _ = _native.prints_from(_motion_of(scene, "motion")._engine, path, path, options)
    except FootfallError as fault:
        raise FootfallError(fault.message, path or None, item=fault.item) from None
    return Track._of(track), start


def over_stones(stones: Floats, *, start: int = 0, goal: int = -1, character: AnyCharacter = "human") -> Track:
    """Footprints over stones [N, 3] m, from stone `start` to `goal` (from 0): the cheapest route there is.

    >>> track = footfall.over_stones([[0.1 * (-1) ** i, 0, 0.6 * i] for i in range(8)])
    >>> len(track) > 4
    True
    """
    places = numbers(stones, "stones", "stones", 3)
    count = len(places)
    return Track._of(_native.over_stones(
        places, whole_number(start, "start", -count, count - 1) % max(count, 1),
        whole_number(goal, "goal", -count, count - 1) % max(count, 1), _character(character)._engine, {}))


def wander(prints: int = 40, *, character: AnyCharacter = "bird", start: Floats = (0, 0), yaw: float = 0,
           least: Floats = (-5, -5), most: Floats = (5, 5), obstacles: Floats = (), **options: "Unpack[WanderOptions]") -> Track:
    """Footprints of a figure that wanders among obstacles.

    start        [2] x, z, m; yaw: radians
    least, most  [2] corners of the world, x, z
    obstacles    [N, 3] x, z and radius of discs
    options      seed, step_length …: see footfall.options("wander")

    >>> len(footfall.wander(12, seed=7))
    12
    """
    around = as_array(obstacles, "obstacles")
    return Track._of(_native.wander(
        whole_number(prints, "prints", 1, 1000000), numbers(start, "start", 2), number(yaw, "yaw"),
        numbers(least, "least", 2), numbers(most, "most", 2),
        numbers(around, "obstacles", "obstacles", 3) if around.size else np.zeros((0, 3)),
        _character(character)._engine, options))


class Walk:
    """A walk on a track.

    motion       of the figure
    track        laid on the ground, with all times
    times        [T] seconds from the first footfall
    com          [T, 3] the centre of mass, m; com_velocity, com_acceleration
    imbalance    [T] unsupported force, in body weights
    standing     [T, L] whether a foot is on the ground
    feet         [T, L, 3] the ankles; leg_lengths [T, L] hip to ankle
    notes        what the walk could not meet, by print
    unmet        the sentence why the walk cannot be met as it stands, or None
    """

    __slots__ = ("_engine", "_kept", "_facts", "_motion")
    _engine: "_native.Walk"
    _facts: typing.Dict[str, typing.Any]
    _kept: typing.Optional[typing.Dict[str, "np.ndarray"]]
    _motion: typing.Optional[Motion]
    times: "np.ndarray"
    com: "np.ndarray"
    com_velocity: "np.ndarray"
    com_acceleration: "np.ndarray"
    imbalance: "np.ndarray"
    standing: "np.ndarray"
    feet: "np.ndarray"
    leg_lengths: "np.ndarray"
    notes: typing.List[typing.Dict[str, typing.Any]]
    faults: typing.List[str]
    unmet: typing.Optional[str]
    seconds: float
    cost: float
    iterations: int
    converged: bool
    solve_seconds: float
    mean_imbalance: float
    worst_imbalance: float
    worst_time: float
    worst_print: int

    @classmethod
    def _of(cls, engine: "_native.Walk") -> "Walk":
        self = cls.__new__(cls)
        self._engine, self._facts, self._kept, self._motion = engine, engine.facts(), None, None
        return self

    @property
    def motion(self) -> Motion:
        if self._motion is None:
            self._motion = Motion._of(self._engine.motion())
        return self._motion

    @property
    def scene(self) -> Scene:
        """The motion, to be written."""
        return Scene(self.motion)

    @property
    def track(self) -> Track:
        return Track._of(self._engine.track())

    def __getattr__(self, name: str) -> typing.Any:
        if name.startswith("_"):
            raise AttributeError(name)
        if name in self._facts:
            return self._facts[name]
        if self._kept is None:
            self._kept = {key: frozen(value) for key, value in self._engine.samples().items()}
        try:
            return self._kept[name]
        except KeyError:
            raise AttributeError("a Walk has no '{0}'".format(name)) from None

    def __dir__(self) -> typing.List[str]:
        return sorted(set(super().__dir__()) | set(self._facts) | set(self._engine.samples()))

    def polished(self, previous: "Walk", edited: AnyMotion) -> Motion:
        """This walk's motion with what an animator changed in the motion of a previous walk, each change on its step."""
        return Motion._of(self._engine.polished(previous._engine, _motion_of(edited, "edited")._engine))

    def __repr__(self) -> str:
        return "<Walk: {0} prints, {1:.2f} s{2}>".format(
            len(self.track), self._facts["seconds"], ", not met: " + self._facts["unmet"] if self._facts["unmet"] else "")

    def _repr_html_(self) -> str:
        from .viewing import inline
        return inline(self)


def walk(track: typing.Union[Track, Path], *, style: typing.Optional[AnyMotion] = None, style_weight: float = 1,
         progress: Progress = None, **options: "Unpack[WalkOptions]") -> Walk:
    """A figure on footprints: walk, run, hop or climb.

    track      a Track, or the path of a document
    style      lay the style of this motion of the same figure on the walk, scaled by style_weight; its rate is the walk's
               where no fps are given, and on its own prints the walk has its frames
    progress   called with the share done, 0 to 1; what it raises, or False from it, stops the work
    options    crouch, clearance, fps …, over those of the track: see footfall.options("walk")

    Raises FootfallError for a track with faults, or out of reach; `force=True` walks it as well as possible.

    >>> walk = footfall.walk(footfall.prints_along([[0, 0], [0, 3]], standing=True), fps=30)
    >>> walk.motion.fps
    30.0
    """
    made = Walk._of(_native.walk(
        _track(track)._engine, options, None if style is None else _motion_of(style, "style")._engine,
        number(style_weight, "style_weight"), progress))
    if made.unmet and not options.get("force", False):
        raise FootfallError(made.unmet + "; force=True walks it anyway")
    return made


class EditableWalk:
    """A walk that is solved but not posed: for editing while a print is dragged. See edit_walk."""

    __slots__ = ("_engine", "_facts")
    _engine: "_native.EditableWalk"
    _facts: typing.Dict[str, typing.Any]

    @classmethod
    def _of(cls, engine: "_native.EditableWalk") -> "EditableWalk":
        self = cls.__new__(cls)
        self._engine, self._facts = engine, engine.facts()
        return self

    @property
    def frames(self) -> int:
        return self._facts["frames"]

    @property
    def frame_time(self) -> float:
        return self._facts["frame_time"]

    @property
    def com(self) -> "np.ndarray":
        """[T, 3] the centre of mass, m."""
        return self._facts["com"]

    @property
    def imbalance(self) -> "np.ndarray":
        """[T] unsupported force, in body weights."""
        return self._facts["imbalance"]

    @property
    def notes(self) -> typing.List[typing.Dict[str, typing.Any]]:
        return self._facts["notes"]

    @property
    def unmet(self) -> typing.Optional[str]:
        return self._facts["unmet"]

    @property
    def track(self) -> Track:
        """Laid on the ground, with all times."""
        return Track._of(self._engine.track())

    def motion(self, first: int = 0, end: typing.Optional[int] = None) -> Motion:
        """Frames first … end - 1, posed now; the same as those of the whole walk within a hundredth of a millimetre."""
        last = self.frames if end is None else whole_number(end, "end", 1, self.frames)
        return Motion._of(self._engine.motion(whole_number(first, "first", 0, last - 1), last))

    def edited(self, track: Track, progress: Progress = None, **options: "Unpack[WalkOptions]") -> "EditableWalk":
        """With another track: only what is near changed prints is solved again. The same bits as edit_walk(track)."""
        return EditableWalk._of(_native.edit_walk(_track(track)._engine, options, self._engine, progress))

    def __repr__(self) -> str:
        return "<EditableWalk: {0} prints, {1} frames>".format(len(self.track), self.frames)


def edit_walk(track: typing.Union[Track, Path], *, progress: Progress = None, **options: "Unpack[WalkOptions]") -> EditableWalk:
    """A walk to be edited print by print: solved at once, frames posed when they are asked for.

    >>> walk = footfall.edit_walk(footfall.prints_along([[0, 0], [0, 4]], standing=True))
    >>> moved = walk.edited(walk.track.edited(3, yaw=0.2))
    >>> moved.motion(10, 20).frames
    10
    """
    return EditableWalk._of(_native.edit_walk(_track(track)._engine, options, None, progress))


class OnlineWalk:
    """A walk whose prints keep arriving. See online_walk."""

    __slots__ = ("_engine",)

    def __init__(self, character: AnyCharacter = "human", *, standing_start: bool = False, context: int = 2,
                 expected: int = 4) -> None:
        self._engine = _native.OnlineWalk(_character(character)._engine, bool(standing_start),
                                          whole_number(context, "context", 2, 1000),
                                          whole_number(expected, "expected", 0, 1000))

    def step(self, leg: int, position: Floats, yaw: float = 0, stance: float = 0, step: float = 0) -> float:
        """Adds a print; gives the time up to which the path is settled, seconds from the first footfall."""
        self._engine.add(whole_number(leg, "leg", 0, 1000), numbers(position, "position", 3), number(yaw, "yaw"),
                         number(stance, "stance"), number(step, "step"))
        return self._engine.settled

    @property
    def settled(self) -> float:
        """Seconds up to which no further print changes the path."""
        return self._engine.settled

    def footfall(self, print: int) -> float:
        """Seconds at which a print (from 0) is stepped on."""
        return self._engine.footfall(whole_number(print, "print", 0))

    def com(self, times: Floats) -> "np.ndarray":
        """[N, 3] the centre of mass at times [N], m."""
        return self._engine.path(numbers(times, "times", "times"))

    def __len__(self) -> int:
        return self._engine.prints

    def __repr__(self) -> str:
        return "<OnlineWalk: {0} prints, settled to {1:.2f} s>".format(len(self), self.settled)


def online_walk(character: AnyCharacter = "human", **options: typing.Any) -> OnlineWalk:
    """A walk that is stepped: add prints as they become known, and play up to `settled`.

    standing_start   the centre of mass rests at the start
    context          prints before the new one that are taken into account, 2 or more
    expected         prints expected after it, as the last stride would go on

    >>> walk = footfall.online_walk()
    >>> times = [walk.step(i % 2, (0.1 * (-1) ** i, 0, 0.6 * i)) for i in range(6)]
    >>> times[-1] > times[2]
    True
    """
    return OnlineWalk(character, **options)
