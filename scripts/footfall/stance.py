# SPDX-License-Identifier: MIT
"""Leaps from a shelf of stances: the motion from the apex of one flight to the apex of the next, with one contact.

    shelf = stance.read("examples/stances/shelf.json")
    leap = shelf.chain([[0, 1.2, 0], [0, 1.3, 2], [0, 1.2, 4]])
    footfall.write(leap.motion, "leap.bvh")

The six handles of a stance: start_height, end_height of the centre of mass at the apexes (m); start_speed, end_speed along
the heading (m/s); side_speed to the left at the end (m/s); distance along the heading (m)."""
import dataclasses
import os
import typing

import numpy as np

from .data.arrays import Floats, as_array, number, numbers, whole_number
from .data.character import Character, _character
from .data.motion import Motion
from .data.scene import AnyMotion, Path, Scene, _motion_of, _path
from .error import FootfallError
from .native import _native
from .verbs.editing import Progress
from .verbs.options import options as _options_of

__all__ = ["Handles", "Leap", "Outcome", "Shelf", "Stance", "extract", "read"]


class Handles(typing.NamedTuple):
    """The six handles of a stance, metres and metres per second."""

    start_height: float
    end_height: float
    start_speed: float
    end_speed: float
    side_speed: float
    distance: float


class Stance(typing.NamedTuple):
    """A stance of a shelf. contact_time: seconds; clip: where it was recorded; parents: (first, second, share) of a blend."""

    name: str
    feet: str
    handles: Handles
    mass: float
    contact_time: float
    clip: typing.Optional[str]
    parents: typing.Optional[typing.Tuple[str, str, float]]


@dataclasses.dataclass(frozen=True)
class Outcome:
    """A stance or a blend warped to handles. Seconds from the first apex."""

    handles: Handles
    failure: typing.Optional[str]  #: why it cannot be warped
    touch_down: float = 0
    lift_off: float = 0
    end: float = 0
    scale: typing.Tuple[float, float, float] = (1, 1, 1)  #: of the force: heading, left, up
    value: float = 0  #: above 0: plausible, and better the higher
    plausible: bool = False
    reasons: str = ""  #: why it is not plausible
    answer: str = ""  #: of a search: which stance, or which blend
    tried: int = 0  #: of a search
    why: typing.Optional[str] = None  #: of a search without a plausible answer: what would help


@dataclasses.dataclass(frozen=True)
class Leap:
    """A chain of stances as a figure. Metres, seconds."""

    motion: Motion
    seconds: float
    plausible: bool
    links: typing.Tuple[typing.Dict[str, typing.Any], ...]  #: stance, handles, start, value, missed, troubles
    path: "np.ndarray"  #: [T, 3] of the centre of mass
    path_error: float  #: by which the figure's centre of mass is off it at most

    @property
    def scene(self) -> Scene:
        return Scene(self.motion)


def _outcome(row: typing.Dict[str, typing.Any]) -> Outcome:
    row["handles"] = Handles(*row["handles"])
    return Outcome(**row)


class Shelf:
    """A library of stances. Never changed: with_blend gives a new one.

    >>> from footfall import stance
    >>> shelf = stance.read("examples/stances/shelf.json")
    >>> len(shelf) > 3
    True
    >>> shelf.search(start_speed=3.2).plausible
    True
    """

    __slots__ = ("_engine", "_rows", "notes")
    _engine: "_native.Stances"
    _rows: typing.Dict[str, Stance]
    notes: typing.Tuple[str, ...]

    @classmethod
    def _of(cls, engine: "_native.Stances", notes: typing.Sequence[str] = ()) -> "Shelf":
        self = cls.__new__(cls)
        self._engine, self.notes, self._rows = engine, tuple(notes), {}
        for row in engine.rows():
            row["handles"] = Handles(*row["handles"])
            self._rows[row["name"]] = Stance(**row)
        return self

    def _target(self, base: Handles, handles: typing.Mapping[str, float]) -> "np.ndarray":
        unknown = sorted(set(handles) - set(Handles._fields))
        if unknown:
            raise TypeError("a stance has no handle '{0}'; there are {1}".format(unknown[0], ", ".join(Handles._fields)))
        return np.array(base._replace(**{name: number(value, name) for name, value in handles.items()}), dtype=np.float64)

    def average(self, part: str = "") -> Handles:
        """The mean handles of stances with this in their name."""
        return Handles(*self._engine.average(part))

    @property
    def limits(self) -> typing.Dict[str, typing.Any]:
        """What is plausible: friction, longest and shortest leg (m), normal_force (N)."""
        return self._engine.limits()

    def warp(self, name: str, **handles: float) -> Outcome:
        """A stance at other handles; those not given stay its own."""
        return _outcome(self._engine.warp(name, self._target(self[name].handles, handles)))

    score = warp

    def blend(self, first: str, second: str, share: float = 0.5, **handles: float) -> Outcome:
        """`share` of the first and the rest of the second, at handles on the line between theirs where not given."""
        part = number(share, "share")
        a, b = np.array(self[first].handles), np.array(self[second].handles)
        return _outcome(self._engine.blend(first, second, part, self._target(Handles(*(part * a + (1 - part) * b)), handles)))

    def search(self, *, like: str = "", threads: int = 0, options: typing.Mapping[str, typing.Any] = {},
               **handles: float) -> Outcome:
        """The stance or blend of two that meets handles best; those not given are the mean of stances `like` this.

        options    see footfall.options("stance-search")
        """
        return _outcome(self._engine.search(self._target(self.average(like), handles), dict(options), threads))

    def with_blend(self, name: str, first: str, second: str, share: float = 0.5) -> "Shelf":
        """With one more stance: a blend."""
        return Shelf._of(self._engine.with_blend(name, first, second, number(share, "share")))

    def chain(self, apexes: Floats, *, speeds: typing.Optional[Floats] = None, yaws: typing.Optional[Floats] = None,
              ground: Floats = 0, first: str = "left", character: typing.Union[str, Character, AnyMotion] = "human",
              threads: int = 0, **options: typing.Any) -> Leap:
        """Consecutive stances through apexes in the world.

        apexes     [N, 3] of the centre of mass, m
        speeds     [N] m/s at the apexes, NaN for free; yaws [N] rad, NaN for free
        ground     height of the ground of the contact after each apex, m; one for all, or [N]
        first      the foot of the first contact: "left", "right", "both"
        options    see footfall.options("stance-chain"), ("stance-search") and ("stance-figure")

        >>> from footfall import stance
        >>> shelf = stance.read("examples/stances/shelf.json")
        >>> shelf.repeat(3).motion.frames > 30
        True
        """
        at = numbers(apexes, "apexes", "apexes", 3)
        rows = np.full((len(at), 6), np.nan)
        rows[:, :3] = at
        for column, value, name in ((3, speeds, "speeds"), (4, yaws, "yaws")):
            if value is not None:
                array = as_array(value, name)
                if array.shape != (len(at),) or array.dtype.kind not in "fiu" or np.any(np.isinf(array)):
                    raise FootfallError("{0} must be {1} numbers, NaN for free".format(name, len(at)), item=name)
                rows[:, column] = array
        below = as_array(ground, "ground")
        rows[:, 5] = number(below, "ground") if below.ndim == 0 else numbers(below, "ground", len(at))
        return self._chain(rows, first, character, threads, options)

    def repeat(self, count: int = 4, *, like: str = "", first: str = "left",
               character: typing.Union[str, Character, AnyMotion] = "human", threads: int = 0,
               handles: typing.Mapping[str, float] = {}, **options: typing.Any) -> Leap:
        """The same leap so many times; handles not given are the mean of stances `like` this."""
        rows = _native.repeated_apexes(self._target(self.average(like), handles), whole_number(count, "count", 1, 10000))
        return self._chain(rows, first, character, threads, options)

    def _chain(self, rows: "np.ndarray", first: str, character: typing.Union[str, Character, AnyMotion], threads: int,
               options: typing.Dict[str, typing.Any]) -> Leap:
        words: typing.List[typing.Dict[str, typing.Any]] = []
        for table in ("stance-chain", "stance-search", "stance-figure"):
            known = _options_of(table)
            words.append({name: options.pop(name) for name in list(options) if name in known})
        words[0].update(options)  # refused there, by name
        motion, facts = self._engine.chain(rows, first, _character(character)._engine, *words, threads)
        facts["links"] = tuple(facts["links"])
        return Leap(Motion._of(motion), **facts)

    def dumps(self) -> str:
        """The text of the document."""
        return self._engine.format()

    def write(self, path: Path) -> None:
        """As a document, for `footfall stance` and Maya."""
        _native.write_file(_path(path), self.dumps().encode("utf-8"))

    def __getitem__(self, name: str) -> Stance:
        try:
            return self._rows[name]
        except KeyError:
            raise FootfallError("there is no stance '{0}'; there are {1}".format(name, ", ".join(self._rows)), item=name) from None

    def __iter__(self) -> typing.Iterator[Stance]:
        return iter(self._rows.values())

    def __len__(self) -> int:
        return len(self._rows)

    def __reduce__(self) -> typing.Tuple[typing.Any, ...]:
        return _from_text, (self.dumps(),)

    def __repr__(self) -> str:
        return "<Shelf: {0} stances>".format(len(self))


def _from_text(text: str) -> Shelf:
    return Shelf._of(_native.Stances.parse(text, "stances"))


def read(path: Path) -> Shelf:
    """The shelf of a document, as extract or `footfall stance extract` wrote it."""
    name = _path(path)
    try:
        with open(name, encoding="utf-8") as stream:
            return Shelf._of(_native.Stances.parse(stream.read(), name))
    except (OSError, UnicodeDecodeError) as fault:
        raise FootfallError("cannot be read: {0}".format(fault), name) from None


def extract(clips: typing.Iterable[typing.Union[AnyMotion, Path]], *, mass: float = 0, plausible_only: bool = False,
            progress: Progress = None) -> Shelf:
    """The stances of recorded leaps and runs.

    clips    Motions, Scenes, or paths of files
    mass     kilograms; 0: from the size of the figure

    >>> from footfall import stance
    >>> len(stance.extract(["examples/run.bvh"])) > 0
    True
    """
    from .data.scene import read as read_scene
    rows: typing.List[typing.Tuple[str, typing.Any, str]] = []
    for clip in clips:
        scene = clip if isinstance(clip, (Motion, Scene)) else read_scene(clip)
        path = scene.name if isinstance(scene, Scene) else ""
        name = os.path.splitext(os.path.basename(path))[0] or "clip {0}".format(len(rows) + 1)
        rows.append((name, _motion_of(scene, "clips")._engine, path or name))
    shelf, notes = _native.extract_stances(rows, number(mass, "mass"), bool(plausible_only), progress)
    return Shelf._of(shelf, notes)
