# SPDX-License-Identifier: MIT
"""Characters: figures with legs, for whom footprints are made."""
import typing

import numpy as np

from ..error import FootfallError
from ..native import _native
from .arrays import frozen, number
from .motion import Motion
from .scene import AnyMotion, Path, _motion_of, _path


class Character:
    """A figure as locomotion sees it: a body on legs, all of it measured on a skeleton. Metres and kilograms.

    >>> dog = footfall.Character("dog")
    >>> [leg["name"] for leg in dog.legs]
    ['frontLeft', 'frontRight', 'hindLeft', 'hindRight']
    >>> round(dog.scaled(2).leg_length / dog.leg_length, 6)
    2.0
    """

    __slots__ = ("_engine", "_about")
    _engine: "_native.Character"

    def __init__(self, preset: str = "human") -> None:
        """One of footfall.characters()."""
        if not isinstance(preset, str):
            raise FootfallError("preset must be one of {0}, got {1}".format(
                ", ".join(characters()), type(preset).__name__), item="preset")
        self._set(_native.Character.preset(preset))

    @classmethod
    def from_file(cls, path: Path) -> "Character":
        """The figure of a file."""
        return cls._of(_native.Character.of_file(_path(path)))

    @classmethod
    def from_motion(cls, motion: AnyMotion, name: str = "", mass: float = 0) -> "Character":
        """The figure of a motion. mass: kilograms; 0: that of a human of the same leg length, by volume."""
        return cls._of(_native.Character.of_motion(_motion_of(motion, "motion")._engine, name, number(mass, "mass")))

    @classmethod
    def _of(cls, engine: "_native.Character") -> "Character":
        self = cls.__new__(cls)
        self._set(engine)
        return self

    def _set(self, engine: "_native.Character") -> None:
        self._engine, self._about = engine, engine.about()

    def scaled(self, factor: float) -> "Character":
        """Larger or smaller: lengths by the factor, mass by its cube."""
        return Character._of(self._engine.scaled(number(factor, "factor")))

    @property
    def name(self) -> str:
        return self._about["name"]

    @property
    def mass(self) -> float:
        """Kilograms."""
        return self._about["mass"]

    @property
    def height(self) -> float:
        """Metres: soles to the highest joint at rest."""
        return self._about["height"]

    @property
    def hip_height(self) -> float:
        """Metres: pelvis above the soles, standing at ease."""
        return self._about["hip_height"]

    @property
    def leg_length(self) -> float:
        """Metres: the mean stretched length of the hind (or only) legs."""
        return self._about["leg_length"]

    @property
    def centre_of_mass(self) -> "np.ndarray":
        """[3] at rest, from the pelvis: left, up, forward; metres."""
        return frozen(self._about["centre_of_mass"])

    @property
    def legs(self) -> typing.List[typing.Dict[str, typing.Any]]:
        """A row per leg: name, hip and ankle at rest [3] m, lengths of its bones, ankle_height, foot_length."""
        return [dict(leg) for leg in self._about["legs"]]

    @property
    def leg_names(self) -> typing.Tuple[str, ...]:
        return tuple(leg["name"] for leg in self._about["legs"])

    @property
    def rest(self) -> Motion:
        """The figure at rest, as one frame."""
        return Motion._of(self._engine.rest())

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Character):
            return NotImplemented
        return self.mass == other.mass and self.name == other.name and self.rest == other.rest

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> typing.Tuple[typing.Any, ...]:
        if self._about["preset"]:
            return _scaled_preset, (self._about["preset_name"], self._about["scale"])
        return Character.from_motion, (self.rest, self.name, self.mass)

    def __repr__(self) -> str:
        return "<Character {0}: {1} legs of {2:.2f} m, {3:.3g} kg>".format(
            self.name or "(no name)", len(self.legs), self.leg_length, self.mass)


def _scaled_preset(name: str, scale: float) -> Character:
    return Character(name) if scale == 1 else Character(name).scaled(scale)


def characters() -> typing.Tuple[str, ...]:
    """The names of the presets.

    >>> "human" in footfall.characters()
    True
    """
    return tuple(_native.character_presets())


def _character(value: typing.Union[str, Character, AnyMotion], name: str = "character") -> Character:
    if isinstance(value, Character):
        return value
    if isinstance(value, str):
        return Character(value) if value in characters() or "." not in value else Character.from_file(value)
    return Character.from_motion(_motion_of(value, name))
