# SPDX-License-Identifier: MIT
"""Tracks of footprints: where and when feet touch the ground."""
import os
import typing

import numpy as np

from ..error import FootfallError
from ..native import _native
from .arrays import Floats, as_array, frozen, number, numbers, truths, whole_number, whole_numbers
from .character import Character, _character
from .scene import AnyMotion, Path, _path
from .terrain import Terrain, _terrain

_ROWS = ("legs", "positions", "yaws", "stances", "steps", "height_given")


class Footprint(typing.NamedTuple):
    """One print of a track.

    leg        index of the leg, see Track.leg_names
    position   (x, y, z), the middle of the sole on the ground, metres
    yaw        radians: where the toes point, 0 along +Z, positive to the left
    stance     seconds on the ground; 0: filled in from the distances
    step       seconds from this footfall to the next print's; 0: filled in
    height_given  position's y chooses among levels of the ground
    """

    leg: int
    position: typing.Tuple[float, float, float]
    yaw: float = 0.0
    stance: float = 0.0
    step: float = 0.0
    height_given: bool = False


class Track:
    """N footprints in order, the figure that walks on them, the ground and the options of the walk.

    legs        [N] index of each print's leg, see leg_names
    positions   [N, 3] the middle of the sole on the ground, metres; [N, 2] x, z for prints without heights
    yaws        [N] radians: where the toes point, 0 along +Z, positive to the left
    stances     [N] seconds on the ground; 0: filled in from the distances
    steps       [N] seconds from each footfall to the next print's; 0: filled in
    character   a Character, a preset's name or the path of a motion
    terrain     the ground; without it prints keep their heights
    standing_start, standing_end    feet stand together as the track begins and ends
    loop        (yaw in radians, offset [3] m): after the last print comes the first again, turned and moved
    options     of the walk, see footfall.options("walk")

    A track is never changed: `replace` and `edited` give new ones.

    >>> track = footfall.prints_along([[0, 0], [0, 3]])
    >>> len(track), track.leg_names
    (6, ('left', 'right'))
    >>> moved = track.edited(2, position=(0.2, 0, 1.0))
    >>> moved[2].position
    (0.2, 0.0, 1.0)
    """

    __slots__ = ("_engine", "_kept")
    __hash__ = None  # type: ignore[assignment]
    _engine: "_native.Track"

    def __init__(self, legs: Floats, positions: Floats, yaws: Floats = 0, *, stances: Floats = 0, steps: Floats = 0,
                 character: typing.Union[str, Character, AnyMotion] = "human", terrain: typing.Optional[Terrain] = None,
                 standing_start: bool = False, standing_end: bool = False, height_given: typing.Optional[Floats] = None,
                 loop: typing.Optional[typing.Tuple[float, Floats]] = None, **options: typing.Any) -> None:
        which = whole_numbers(legs, "legs", "prints")
        rows = _rows(which, positions, yaws, stances, steps, height_given)
        rows.update(standing_start=bool(standing_start), standing_end=bool(standing_end))
        if loop is not None:
            rows.update(loop_yaw=number(loop[0], "loop"), loop_offset=numbers(loop[1], "loop", 3))
        engine = _native.Track.from_rows(rows, _character(character)._engine)
        if terrain is not None:
            engine = engine.with_terrain(_terrain(terrain), terrain._text())
        self._set(engine.with_options(options) if options else engine)

    @classmethod
    def _of(cls, engine: "_native.Track") -> "Track":
        self = cls.__new__(cls)
        self._set(engine)
        return self

    def _set(self, engine: "_native.Track") -> None:
        self._engine = engine
        self._kept: typing.Optional[typing.Dict[str, typing.Any]] = None

    @classmethod
    def read(cls, path: Path, fill_in: bool = False) -> "Track":
        """Of a document. fill_in: impossible times (0 s and less) are filled in instead of refused.

        >>> footfall.Track.read("examples/tracks/walk.json").character.name
        'human'
        """
        name = _path(path)
        try:
            with open(name, encoding="utf-8") as stream:
                text = stream.read()
        except (OSError, UnicodeDecodeError) as fault:
            raise FootfallError("cannot be read: {0}".format(fault), name) from None
        return cls._of(_native.Track.parse(text, name, bool(fill_in)))

    def write(self, path: Path) -> None:
        """As a document, for `footfall walk`, Maya and Blender."""
        name = _path(path)
        _native.write_file(name, self.dumps(name).encode("utf-8"))

    def dumps(self, path: Path = "track.json") -> str:
        """The text of the document, as it would be written to this path."""
        return self._with_text()._engine.format(_path(path))

    def _with_text(self) -> "Track":
        return self

    def _row(self, name: str) -> typing.Any:
        if self._kept is None:
            self._kept = {key: frozen(value) if isinstance(value, np.ndarray) else value
                          for key, value in self._engine.rows().items()}
        return self._kept[name]

    @property
    def legs(self) -> "np.ndarray":
        return self._row("legs")

    @property
    def positions(self) -> "np.ndarray":
        return self._row("positions")

    @property
    def normals(self) -> "np.ndarray":
        """[N, 3] of the ground at each print."""
        return self._row("normals")

    @property
    def yaws(self) -> "np.ndarray":
        return self._row("yaws")

    @property
    def stances(self) -> "np.ndarray":
        return self._row("stances")

    @property
    def steps(self) -> "np.ndarray":
        return self._row("steps")

    @property
    def height_given(self) -> "np.ndarray":
        """[N] whether a print's y chooses among levels of the ground."""
        return self._row("height_given")

    @property
    def standing_start(self) -> bool:
        return self._row("standing_start")

    @property
    def standing_end(self) -> bool:
        return self._row("standing_end")

    @property
    def loop(self) -> typing.Optional[typing.Tuple[float, "np.ndarray"]]:
        self._row("legs")
        assert self._kept is not None
        return (self._kept["loop_yaw"], self._kept["loop_offset"][0]) if "loop_yaw" in self._kept else None

    @property
    def leg_names(self) -> typing.Tuple[str, ...]:
        return tuple(self._engine.leg_names())

    @property
    def character(self) -> Character:
        return Character._of(self._engine.character())

    @property
    def terrain(self) -> typing.Optional[Terrain]:
        import json
        engine = self._engine.terrain()
        if engine is None:
            return None
        text = self._engine.terrain_text()
        return Terrain._of(engine, json.loads(text) if text else None)

    @property
    def options(self) -> typing.Dict[str, typing.Any]:
        """The options of the walk that are not the defaults."""
        return self._engine.options()

    def replace(self, **changes: typing.Any) -> "Track":
        """With other rows, ends, character, terrain (None: none) or options of the walk.

        >>> track = footfall.prints_along([[0, 0], [0, 3]])
        >>> float(track.replace(stances=0.7, crouch=0.1).stances[0])
        0.7
        """
        rows = {name: changes.pop(name, getattr(self, name)) for name in _ROWS[1:]}
        which = whole_numbers(changes.pop("legs", self.legs), "legs", "prints")
        if len(which) != len(self):
            for name in _ROWS[1:]:
                given = as_array(rows[name], name)
                if given.ndim > 0 and len(given) != len(which):
                    raise FootfallError("legs and {0} must have as many rows; give both".format(name), item=name)
        made = _rows(which, **rows)
        made.update(standing_start=bool(changes.pop("standing_start", self.standing_start)),
                    standing_end=bool(changes.pop("standing_end", self.standing_end)))
        loop = changes.pop("loop", self.loop)
        if loop is not None:
            made.update(loop_yaw=number(loop[0], "loop"), loop_offset=numbers(loop[1], "loop", 3))
        engine = self._engine.with_rows(made)
        if "character" in changes:
            engine = engine.with_character(_character(changes.pop("character"))._engine)
        if "terrain" in changes:
            terrain = changes.pop("terrain")
            engine = engine.with_terrain(_terrain(terrain), terrain._text() if terrain else '{"type": "none"}')
        return Track._of(engine.with_options(changes) if changes else engine)

    def edited(self, print: int, **changes: typing.Any) -> "Track":
        """With one print (from 0) changed: position, yaw, stance, step, leg, height_given."""
        at = whole_number(print, "print", -len(self), len(self) - 1)
        prints = list(self)
        try:
            prints[at] = prints[at]._replace(**changes)
        except ValueError:
            unknown = sorted(set(changes) - set(Footprint._fields))
            raise TypeError("a print has no {0}; it has {1}".format(", ".join(unknown), ", ".join(Footprint._fields))) from None
        return self.with_prints(prints)

    def with_prints(self, prints: typing.Iterable[Footprint]) -> "Track":
        """With these prints instead."""
        given = list(prints)
        return self.replace(
            legs=[p.leg for p in given], positions=np.array([p.position for p in given]).reshape(-1, 3),
            yaws=[p.yaw for p in given], stances=[p.stance for p in given], steps=[p.step for p in given],
            height_given=np.array([p.height_given for p in given], dtype=bool))

    def with_next_print(self) -> "Track":
        """With the print that is most likely wanted next."""
        return Track._of(self._engine.with_next_print())

    def timed(self) -> "Track":
        """With the times filled in that are 0."""
        return Track._of(self._engine.timed())

    def retimed(self, footfalls: typing.Mapping[int, float] = {}, lift_offs: typing.Mapping[int, float] = {},
                ripple: bool = False) -> "Track":
        """With feet that land or leave at other times.

        footfalls, lift_offs    {print (from 0): seconds from the first footfall}
        ripple                  everything after a moved footfall moves along
        """
        def pairs(times: typing.Mapping[int, float], name: str) -> typing.List[typing.Tuple[int, float]]:
            return [(whole_number(p, name, 0, len(self) - 1), number(t, name)) for p, t in times.items()]
        return Track._of(self._engine.retimed(pairs(footfalls, "footfalls"), pairs(lift_offs, "lift_offs"), bool(ripple)))

    def contact_times(self) -> "np.ndarray":
        """[N, 2] seconds from the first footfall at which each print's foot lands and leaves."""
        return self._engine.contact_times()

    def laid_on(self, terrain: Terrain) -> "Track":
        """With the prints on this ground, at its heights and slopes."""
        return Track._of(self._engine.laid_on(_terrain(terrain)))

    def __len__(self) -> int:
        return self._engine.prints

    def __getitem__(self, print: int) -> Footprint:
        at = range(len(self))[print]
        x, y, z = self.positions[at]
        return Footprint(int(self.legs[at]), (float(x), float(y), float(z)), float(self.yaws[at]),
                         float(self.stances[at]), float(self.steps[at]), bool(self.height_given[at]))

    def __iter__(self) -> typing.Iterator[Footprint]:
        return (self[i] for i in range(len(self)))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Track):
            return NotImplemented
        return (list(self) == list(other) and self.options == other.options and self.character == other.character
                and (self.standing_start, self.standing_end) == (other.standing_start, other.standing_end)
                and str(self.loop) == str(other.loop) and self.terrain == other.terrain)

    def __reduce__(self) -> typing.Tuple[typing.Any, ...]:
        state = {name: getattr(self, name) for name in _ROWS + ("character", "terrain", "standing_start", "standing_end", "loop")}
        return _track_from_state, (state, self.options)

    def __repr__(self) -> str:
        return "<Track: {0} prints of {1}{2}>".format(
            len(self), self.character.name or "a figure", ", looped" if self.loop else "")


def _track_from_state(state: typing.Dict[str, typing.Any], options: typing.Dict[str, typing.Any]) -> Track:
    return Track(**state, **options)


def _rows(which: "np.ndarray", positions: Floats, yaws: Floats, stances: Floats, steps: Floats,
          height_given: typing.Optional[Floats]) -> typing.Dict[str, typing.Any]:
    count = len(which)
    at = as_array(positions, "positions")
    plan = at.ndim == 2 and at.shape[1] == 2
    if plan:
        flat = numbers(positions, "positions", count, 2)
        places = np.ascontiguousarray(np.stack([flat[:, 0], np.zeros(count), flat[:, 1]], axis=1))
    else:
        places = numbers(positions, "positions", count, 3)

    def column(value: Floats, name: str) -> "np.ndarray":
        array = as_array(value, name)
        return np.full(count, number(array, name)) if array.ndim == 0 else numbers(array, name, count)

    given = truths(False if height_given is None else height_given, "height_given", count)
    return {"legs": which, "positions": places, "yaws": column(yaws, "yaws"), "stances": column(stances, "stances"),
            "steps": column(steps, "steps"), "height_given": given}


def _track(value: typing.Union[Track, Path], name: str = "track") -> Track:
    if isinstance(value, Track):
        return value
    if isinstance(value, (str, os.PathLike)):
        return Track.read(value)
    raise FootfallError("{0} must be a Track or the path of one, got {1}".format(name, type(value).__name__), item=name)
