# SPDX-License-Identifier: MIT
"""Simulated creatures: hops, walks and runs from wanted features.

    lamp = creature.read("luxo hop")                 # with the controller that comes with it
    run = lamp.simulate()
    footfall.write(run.motion, "hop.bvh")
    better = lamp.synthesize(generations=20, on_generation=print)
"""
import dataclasses
import json
import typing

import numpy as np

from .data.arrays import frozen, number
from .data.motion import Motion
from .data.scene import Path, Scene, _path
from .native import _native
from .verbs.editing import Progress

__all__ = ["Creature", "Presets", "Run", "presets", "read"]


@dataclasses.dataclass(frozen=True)
class Run:
    """A simulated run. Metres, seconds, radians, newtons; S samples, in the plane of travel (x) and height (y)."""

    motion: Motion
    times: "np.ndarray"  #: [S]
    coordinates: "np.ndarray"  #: [S, 3 + joints]: x, y and angle of the root, then the joints
    speeds: "np.ndarray"  #: the same per second
    torques: "np.ndarray"  #: [S, joints] N m
    com: "np.ndarray"  #: [S, 2]
    kinetic: "np.ndarray"  #: [S] J
    potential: "np.ndarray"
    lowest: "np.ndarray"  #: [S] m of the lowest point above the ground
    touching: "np.ndarray"  #: [S] one bit per monitor point
    end: str  #: how it ended
    end_time: float
    reason: str

    @property
    def scene(self) -> Scene:
        return Scene(self.motion)


class Presets(typing.NamedTuple):
    """Names for read: bare creatures, what can be asked of them, and those with a controller that was found."""

    creatures: typing.List[str]
    problems: typing.List[str]
    found: typing.List[str]


class Creature:
    """A creature with what is asked of it, and the controller where there is one. Never changed.

    name, creature    of the problem, of the creature
    features          what is wanted: (feature, value, unit)
    solved            whether it has a controller that was searched for; fitness: of that, else None

    >>> from footfall import creature
    >>> lamp = creature.read("luxo hop")
    >>> lamp.solved
    True
    >>> lamp.simulate().end
    'completed'
    """

    __slots__ = ("_engine", "_about", "history")
    _engine: "_native.Creature"
    _about: typing.Dict[str, typing.Any]
    history: typing.Tuple[typing.Tuple[int, float, float, float], ...]

    @classmethod
    def _of(cls, engine: "_native.Creature",
            history: typing.Sequence[typing.Tuple[int, float, float, float]] = ()) -> "Creature":
        self = cls.__new__(cls)
        self._engine, self._about, self.history = engine, engine.about(), tuple(history)
        return self

    @property
    def name(self) -> str:
        return self._about["name"]

    @property
    def creature(self) -> str:
        return self._about["creature"]

    @property
    def duration(self) -> float:
        """Seconds of a run."""
        return self._about["duration"]

    @property
    def solved(self) -> bool:
        return self._about["solved"]

    @property
    def fitness(self) -> typing.Optional[float]:
        return self._about["fitness"]

    @property
    def features(self) -> typing.List[typing.Tuple[str, float, str]]:
        return self._about["features"]

    @property
    def parameters(self) -> "np.ndarray":
        """The free parameters of a solution, radians; empty without one."""
        return frozen(self._engine.parameters())

    @property
    def document(self) -> typing.Dict[str, typing.Any]:
        """As documents have it (docs/reference/documents/creatures.md)."""
        return json.loads(self._engine.document())

    def with_options(self, **options: typing.Any) -> "Creature":
        """With other options of the problem: see footfall.options("creature")."""
        return Creature._of(self._engine.with_options(options))

    def simulate(self, *, fps: float = 25, progress: Progress = None) -> Run:
        """A run under the controller. fps: of the motion."""
        motion, rows = self._engine.simulate(number(fps, "fps"), progress)
        return Run(Motion._of(motion), **rows)

    def evaluate(self) -> typing.Dict[str, typing.Any]:
        """Of a solution: fitness, end, end_time, features (feature, wanted, measured)."""
        return self._engine.evaluate()

    def synthesize(self, *, threads: int = 0,
                   on_generation: typing.Optional[typing.Callable[[typing.Dict[str, typing.Any]], typing.Any]] = None,
                   progress: Progress = None, **options: typing.Any) -> "Creature":
        """Searches for a controller; gives the creature with the best.

        on_generation    called after each generation with generation, evaluations, best, top, median; False is enough
        options          generations, population, seed, method …: see footfall.options("synthesis")

        >>> from footfall import creature
        >>> seen = []
        >>> found = creature.read("luxo hop").synthesize(generations=2, population=6, on_generation=seen.append)
        >>> len(found.history) == len(seen) == 3
        True
        """
        return Creature._of(*self._engine.synthesize(options, threads, on_generation, progress))

    def write(self, path: Path) -> None:
        """As a document, for `footfall creature` and Maya."""
        _native.write_file(_path(path), self._engine.document().encode("utf-8"))

    def __repr__(self) -> str:
        return "<Creature {0}{1}>".format(self.name, ": fitness {0:.4g}".format(self.fitness) if self.fitness is not None else "")


def presets() -> Presets:
    """The creatures that come with footfall.

    >>> from footfall import creature
    >>> "luxo hop" in creature.presets().found
    True
    """
    return Presets(*_native.creature_presets())


def read(source: Path) -> Creature:
    """A preset's name, a document of a creature, problem or solution, or a script (.desc).

    >>> from footfall import creature
    >>> creature.read("luxo hop").creature
    'luxo'
    """
    return Creature._of(_native.Creature.read(_path(source, "source")))
