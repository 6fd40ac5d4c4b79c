# SPDX-License-Identifier: MIT
"""Recorded motion steered by speed and turn: along scripts and paths, and step by step, many figures at once."""
import dataclasses
import json
import os
import typing

import numpy as np

from ..data.arrays import Floats, as_array, number, numbers, positive, whole_number, whole_numbers
from ..data.character import Character, _character
from ..data.motion import Motion
from ..data.scene import Path, Scene, _path
from ..data.terrain import Terrain, _terrain
from ..error import FootfallError
from ..library import Library
from ..native import _native
from .editing import Progress

if typing.TYPE_CHECKING:
    from typing_extensions import Unpack

    from ..option_types import SteeringOptions


@dataclasses.dataclass(frozen=True)
class Locomotion:
    """Motion made of a library. Metres, seconds, radians."""

    motion: Motion
    base: "np.ndarray"  #: [T, 3] x, z and yaw of the figure
    steady: typing.Tuple[typing.Dict[str, typing.Any], ...]  #: stretches: asked and achieved (speed, turn)
    arrived: bool  #: at the path's end
    missed: float  #: metres from it
    path_rms: float  #: metres beside the path
    path_max: float
    kept: bool  #: nowhere farther beside it than `within`
    hips_lowered: float
    notes: typing.Tuple[str, ...]

    @property
    def scene(self) -> Scene:
        return Scene(self.motion)


def locomote(library: Library, *, script: typing.Optional[str] = None,
             path: typing.Union[None, Path, Floats] = None, to: typing.Optional[Floats] = None, speed: float = 1.3,
             closed: bool = False, terrain: typing.Optional[Terrain] = None,
             onto: typing.Union[None, str, Character] = None, threads: int = 0, progress: Progress = None,
             **options: "Unpack[SteeringOptions]") -> Locomotion:
    """Steers recorded motion along a script, along a path or to a point; exactly one of them.

    script     "Walk {4, [0: (1.3, 0)]}, Stop {2}": class, seconds, [time: (m/s, degrees/s)]
    path       [N, 2] points x, z, m, or the path of a document of a route or path
    to         [2] x, z, from the origin facing +Z
    speed      m/s on a path that gives none
    onto       another figure to move
    options    see footfall.options("steering")

    >>> from footfall import library
    >>> shelf = library.build(["examples/walk.bvh"])
    >>> made = footfall.locomote(shelf, script="walk {2, [0: (1.3, 0)]}")
    >>> made.motion.frames > 60
    True
    """
    if not isinstance(library, Library):
        raise FootfallError("library must be a Library, got {0}".format(type(library).__name__), item="library")
    if sum(given is not None for given in (script, path, to)) != 1:
        raise FootfallError("give exactly one of script, path and to", item="script")
    what: typing.Tuple[typing.Any, ...]
    if script is not None:
        what = ("script", str(script))
    elif to is not None:
        what = ("to", numbers(to, "to", 2))
    elif isinstance(path, (str, os.PathLike)):
        name = _path(path)
        try:
            with open(name, encoding="utf-8") as stream:
                what = ("path", stream.read(), name)
        except (OSError, UnicodeDecodeError) as fault:
            raise FootfallError("cannot be read: {0}".format(fault), name) from None
    else:
        points = numbers(typing.cast(Floats, path), "path", "points", 2).tolist()
        what = ("path", json.dumps({"footfall": "path", "version": 1, "closed": bool(closed),
                                    "points": [{"position": point} for point in points]}), "path")
    motion, facts = _native.locomote(
        library._engine, what, positive(speed, "speed"), _terrain(terrain),
        None if onto is None else _character(onto, "onto")._engine, options, threads, progress)
    facts["steady"], facts["notes"] = tuple(facts["steady"]), tuple(facts["notes"])
    return Locomotion(Motion._of(motion), **facts)


class Locomotor:
    """N figures on one library, stepped together as they are steered: for crowds, games and training.

    library     a Library
    figures     N, or [N, 3] where they start: x, z (m) and yaw (rad)
    cls         the class they start in, one for all or N
    speed, turn  m/s and rad/s, one for all or [N]; not given: the mean of the class

    >>> from footfall import library
    >>> crowd = footfall.Locomotor(library.build(["examples/walk.bvh"]), figures=3)
    >>> crowd.step(1 / 30, times=30)
    >>> crowd.bases[:, 1].round() > 0
    array([ True,  True,  True])
    """

    __slots__ = ("_engine", "library", "_classes")
    _engine: "_native.Crowd"
    library: Library

    def __init__(self, library: Library, figures: typing.Union[int, Floats] = 1, *,
                 cls: typing.Union[str, typing.Sequence[str]] = "", speed: typing.Optional[Floats] = None,
                 turn: Floats = 0, terrain: typing.Optional[Terrain] = None, **options: "Unpack[SteeringOptions]") -> None:
        if not isinstance(library, Library):
            raise FootfallError("library must be a Library, got {0}".format(type(library).__name__), item="library")
        given = as_array(figures, "figures")
        bases = np.zeros((whole_number(given, "figures", 1, 10000000), 3)) if given.ndim == 0 else \
            numbers(given, "figures", "figures", 3)
        self.library, self._classes = library, np.zeros(len(bases), np.int32)
        self._classes = self._class_rows(cls or library.class_names[0])
        if speed is None:
            means = [np.mean([e["speed"] for e in row["examples"]]) for row in library.classes]
            speed = np.array(means)[self._classes]
        self._engine = _native.Crowd(library._engine, self._classes, self._velocities(speed, turn), bases, _terrain(terrain),
                                     options)

    def _class_rows(self, cls: typing.Any) -> "np.ndarray":
        count = len(self._classes)
        if isinstance(cls, str):
            return np.full(count, self.library.index(cls), np.int32)
        names = list(cls)
        if len(names) != count:
            raise FootfallError("cls must be one class, or {0} of them, got {1}".format(count, len(names)), item="cls")
        if all(isinstance(name, str) for name in names):
            return np.array([self.library.index(name) for name in names], np.int32)
        return whole_numbers(names, "cls", count)

    def _velocities(self, speed: Floats, turn: Floats) -> "np.ndarray":
        count = len(self._classes)
        columns = []
        for value, name in ((speed, "speed"), (turn, "turn")):
            array = as_array(value, name)
            columns.append(np.full(count, number(array, name)) if array.ndim == 0 else numbers(array, name, count))
        return np.ascontiguousarray(np.stack(columns, axis=1))

    def steer(self, speed: Floats, turn: Floats = 0, cls: typing.Any = None) -> None:
        """The goals from now on: speed (m/s, one for all or [N]), turn (rad/s, left positive), cls a class or N of them.
        Another class is entered as soon as the feet allow."""
        if cls is not None:
            self._classes = self._class_rows(cls)
        self._engine.steer(self._classes, self._velocities(speed, turn))

    def step(self, seconds: float = 1 / 60, times: int = 1, threads: int = 0) -> None:
        """Advances all figures by seconds (at most 0.1), so many times."""
        self._engine.step(number(seconds, "seconds"), whole_number(times, "times", 1), threads)

    @property
    def bases(self) -> "np.ndarray":
        """[N, 3] where the figures are: x, z (m) and yaw (rad)."""
        return self._engine.bases()

    def poses(self, threads: int = 0) -> typing.Tuple["np.ndarray", "np.ndarray"]:
        """[N, J, 3] and [N, J, 4]: joints in the parent's space, the root in the world."""
        return self._engine.poses(False, threads)

    def world(self, threads: int = 0) -> typing.Tuple["np.ndarray", "np.ndarray"]:
        """[N, J, 3] positions and [N, J, 4] rotations in the world."""
        return self._engine.poses(True, threads)

    @property
    def state(self) -> typing.Dict[str, "np.ndarray"]:
        """classes and goals [N] (places in library.classes), phases [N], standing [N, 2] left and right, changing [N]."""
        return self._engine.facts()

    def copy(self) -> "Locomotor":
        """A checkpoint: it can be stepped by itself."""
        other = Locomotor.__new__(Locomotor)
        other._engine, other.library, other._classes = self._engine.copy(), self.library, self._classes.copy()
        return other

    def __len__(self) -> int:
        return self._engine.size

    def __repr__(self) -> str:
        return "<Locomotor: {0} figures on {1}>".format(len(self), repr(self.library)[1:-1])
