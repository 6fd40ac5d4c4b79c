# SPDX-License-Identifier: MIT
"""The ground: level, slopes, stairs, height fields, meshes."""
import json
import typing

import numpy as np

from ..error import FootfallError
from ..native import _native
from .arrays import Floats, number, numbers, positive, whole_number, whole_numbers
from .scene import Path, _path


class Terrain:
    """The ground over the plan (x, z), metres, Y up. Made by the functions below.

    >>> stairs = footfall.Terrain.stairs(run=0.3, rise=0.17, count=10)
    >>> heights, normals = stairs.at([[0, -1], [0, 0.1], [0, 0.4]])
    >>> heights.round(2)
    array([0.  , 0.17, 0.34])
    """

    __slots__ = ("_engine", "_definition")
    __hash__ = None  # type: ignore[assignment]
    _engine: "_native.Terrain"

    def __init__(self, definition: typing.Mapping[str, typing.Any]) -> None:
        """The terrain of a document: {"type": "stairs", "run": 0.3 …} (docs/reference/documents/track.md)."""
        self._definition: typing.Optional[typing.Dict[str, typing.Any]] = json.loads(json.dumps(dict(definition)))
        engine = _native.Terrain.parse(json.dumps(self._definition))
        if engine is None:
            raise FootfallError("there must be ground to stand on, got the terrain \"none\"; leave the terrain out instead")
        self._engine = engine

    @classmethod
    def _of(cls, engine: "_native.Terrain", definition: typing.Optional[typing.Dict[str, typing.Any]]) -> "Terrain":
        self = cls.__new__(cls)
        self._engine, self._definition = engine, definition
        return self

    @classmethod
    def flat(cls, height: float = 0) -> "Terrain":
        return cls({"type": "flat", "height": number(height, "height")})

    @classmethod
    def slope(cls, grade_degrees: float, yaw_degrees: float = 0, origin: Floats = (0, 0, 0)) -> "Terrain":
        """A plane through origin that rises by grade_degrees in the direction of yaw_degrees (0: +Z, 90: +X)."""
        return cls({"type": "slope", "grade": number(grade_degrees, "grade_degrees"),
                    "yaw": number(yaw_degrees, "yaw_degrees"), "origin": numbers(origin, "origin", 3).tolist()})

    @classmethod
    def stairs(cls, run: float = 0.3, rise: float = 0.17, count: int = 10, yaw_degrees: float = 0,
               origin: Floats = (0, 0, 0)) -> "Terrain":
        """Level, then count steps of depth run and height rise (negative: down) in the direction of yaw, then level."""
        return cls({"type": "stairs", "run": positive(run, "run"), "rise": number(rise, "rise"),
                    "count": whole_number(count, "count", 1, 100000), "yaw": number(yaw_degrees, "yaw_degrees"),
                    "origin": numbers(origin, "origin", 3).tolist()})

    @classmethod
    def height_field(cls, heights: Floats, cell: float = 1, x: float = 0, z: float = 0) -> "Terrain":
        """heights [rows along +Z, columns along +X], cell metres apart, the first at (x, z); even between them."""
        field = numbers(heights, "heights", "rows", "columns")
        if min(field.shape) < 2:
            raise FootfallError("heights must have at least two rows and two columns, got {0} by {1}".format(*field.shape),
                                item="heights")
        at, beside, apart = number(x, "x"), number(z, "z"), positive(cell, "cell")
        return cls._of(_native.Terrain.heights(field, at, beside, apart),
                       {"type": "heights", "origin": [at, 0, beside], "cell": apart, "columns": field.shape[1],
                        "heights": field.ravel()})

    @classmethod
    def mesh(cls, vertices: Floats, triangles: Floats) -> "Terrain":
        """vertices [V, 3] metres; triangles [N, 3] indices into them, wound either way. Upright ones are walls."""
        corners = numbers(vertices, "vertices", "vertices", 3)
        faces = whole_numbers(triangles, "triangles", "triangles", 3)
        return cls._of(_native.Terrain.mesh(corners, faces),
                       {"type": "mesh", "vertices": corners, "triangles": faces})

    @classmethod
    def from_file(cls, path: Path) -> "Terrain":
        """Of a document with a terrain, such as a track."""
        name = _path(path)
        try:
            with open(name, encoding="utf-8") as stream:
                text = stream.read()
        except (OSError, UnicodeDecodeError) as fault:
            raise FootfallError("cannot be read: {0}".format(fault), name) from None
        engine = _native.Terrain.of_document(text, name)
        return cls._of(engine, json.loads(text).get("terrain", {"type": "flat"}))

    def at(self, points: Floats, near: float = float("inf")) -> typing.Tuple["np.ndarray", "np.ndarray"]:
        """Heights [N] and normals [N, 3] at points [N, 2] (x, z); NaN off the ground.

        near    where there are several levels, the one nearest to this height; infinite: the highest
        """
        return self._engine.at(numbers(points, "points", "points", 2), float(near))

    @property
    def definition(self) -> typing.Optional[typing.Dict[str, typing.Any]]:
        """As documents have it; None where it is not known."""
        if self._definition is None:
            return None
        return {key: value.tolist() if isinstance(value, np.ndarray) else value for key, value in self._definition.items()}

    def _text(self) -> str:
        return "" if self._definition is None else json.dumps(self.definition)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Terrain):
            return NotImplemented
        return self._definition is not None and self.definition == other.definition

    def __reduce__(self) -> typing.Tuple[typing.Any, ...]:
        return Terrain, (self.definition,)

    def __repr__(self) -> str:
        return "<Terrain: {0}>".format("?" if self._definition is None else self._definition["type"])


def _terrain(value: typing.Optional[Terrain], name: str = "terrain") -> typing.Any:
    if value is None:
        return None
    if not isinstance(value, Terrain):
        raise FootfallError("{0} must be a Terrain, got {1}".format(name, type(value).__name__), item=name)
    return value._engine
