# SPDX-License-Identifier: MIT
"""Scenes: what a file holds, read and written."""
import logging
import os
import typing

from ..error import FootfallError
from ..native import _native
from .arrays import number
from .curves import Curves
from .motion import Motion

log = logging.getLogger("footfall")
AnyMotion = typing.Union["Scene", Motion]
Path = typing.Union[str, "os.PathLike[str]"]


class Scene:
    """What a file holds: a sampled motion (.bvh, .amc) or a figure with curves (.ma, .anim, .gltf, .glb).

    Written again, a scene keeps all that was not changed: rate, units, names, and of .ma every byte.

    >>> scene = footfall.read("examples/walk.bvh")
    >>> scene.keyed, scene.motion.joints > 10
    (False, True)
    """

    __slots__ = ("_engine", "_about", "_motion", "name")
    __hash__ = None  # type: ignore[assignment]
    _engine: "_native.Scene"
    _about: typing.Dict[str, typing.Any]
    _motion: typing.Optional[Motion]
    name: str

    def __init__(self, motion: Motion, name: str = "") -> None:
        """A scene that holds a motion and nothing else."""
        self._set(_native.Scene.of_motion(_motion_of(motion, "motion")._engine), name)
        self._motion = motion

    @classmethod
    def _of(cls, engine: "_native.Scene", name: str = "") -> "Scene":
        self = cls.__new__(cls)
        self._set(engine, name)
        return self

    def _set(self, engine: "_native.Scene", name: str) -> None:
        self._engine, self._about, self._motion, self.name = engine, engine.about(), None, name

    @property
    def motion(self) -> Motion:
        """The figure's motion; a keyed scene is sampled at its rate."""
        if self._motion is None:
            try:
                self._motion = Motion._of(self._engine.motion())
            except FootfallError as fault:
                raise FootfallError(fault.message, fault.file or self.name or None, fault.line) from None
        return self._motion

    @property
    def curves(self) -> Curves:
        """The animation curves, in Maya's internal units; none of a sampled motion."""
        return Curves._of(self._engine.curves())

    @property
    def keyed(self) -> bool:
        """Whether it holds curves rather than a sampled motion."""
        return self._about["keyed"]

    @property
    def fps(self) -> float:
        """Frames per second that the file counts in."""
        return self._about["frame_rate"]

    @property
    def range(self) -> typing.Tuple[float, float]:
        """Seconds: the file's own statement where it makes one, else its keys or frames."""
        return self._about["start"], self._about["end"]

    @property
    def unit(self) -> str:
        """The file's unit of length: "cm" …, or "unit" for a format that does not say."""
        return self._about["unit"]

    @property
    def metres_per_unit(self) -> float:
        return self._about["metres_per_unit"]

    @property
    def takes(self) -> typing.Tuple[str, ...]:
        """The animations in the file, where the format names them."""
        return tuple(self._about["takes"])

    @property
    def take(self) -> str:
        """The one that was read."""
        return self._about["take"]

    @property
    def notes(self) -> typing.Tuple[str, ...]:
        """What reading has to tell: guesses, things passed over."""
        return tuple(self._about["notes"])

    def with_motion(self, motion: Motion) -> "Scene":
        """With an edited motion: a keyed scene gets a key per frame in the channels that differ.

        >>> scene = footfall.read("examples/walk.bvh")
        >>> scene.with_motion(scene.motion[:20]).motion.frames
        20
        """
        return Scene._of(self._engine.with_motion(self.motion._engine, _motion_of(motion, "motion")._engine), self.name)

    def with_curves(self, curves: Curves) -> "Scene":
        """With other curves instead of its own."""
        if not isinstance(curves, Curves):
            raise FootfallError("curves must be Curves, got {0}".format(type(curves).__name__), item="curves")
        return Scene._of(self._engine.with_curves(curves._engine), self.name)

    def __eq__(self, other: object) -> bool:
        return dumps(self, ".json") == dumps(other, ".json") if isinstance(other, Scene) else NotImplemented

    def __reduce__(self) -> typing.Tuple[typing.Any, ...]:
        return _from_bytes, (dumps(self, ".json"), self.name)

    def __repr__(self) -> str:
        what = "{0} curves".format(self._about["curves"]) if self.keyed else repr(self.motion)[1:-1]
        return "<Scene{0}: {1}, in {2}>".format(
            " " + os.path.basename(self.name) if self.name else "", what, self.unit)

    def _repr_html_(self) -> str:
        return self.motion._repr_html_()


def _from_bytes(content: bytes, name: str) -> Scene:
    return Scene._of(_native.parse(content, ".json", "pickled scene", None, "", "", "", ""), name)


def _motion_of(value: AnyMotion, name: str) -> Motion:
    if isinstance(value, Motion):
        return value
    if isinstance(value, Scene):
        return value.motion
    raise FootfallError("{0} must be a Motion or a Scene, got {1}".format(name, type(value).__name__), item=name)


def _scene_of(value: AnyMotion, name: str) -> Scene:
    if isinstance(value, Scene):
        return value
    return Scene(_motion_of(value, name))


def _path(value: Path, name: str = "path") -> str:
    try:
        text = os.fspath(value)
    except TypeError:
        raise FootfallError("{0} must be a path, got {1}".format(name, type(value).__name__), item=name) from None
    text = os.fsdecode(text)
    if not text or "\0" in text:
        raise FootfallError("{0} must be the path of a file, got {1!r}".format(name, text), item=name)
    return text


def _unit(unit: typing.Union[None, str, float]) -> typing.Union[None, str, float]:
    return unit if unit is None or isinstance(unit, str) else number(unit, "unit")


def read(path: Path, *, unit: typing.Union[None, str, float] = None, up: str = "", take: typing.Union[str, int] = "",
         asf: Path = "", skeleton: Path = "") -> Scene:
    """The scene of a file; the extension says its format.

    unit        of a format without units: "cm", "m", "in" …, or metres; guessed where not given, with a note
    up          "y" or "z", of a format that does not say; by how the figure stands where not given
    take        of an .fbx, or the animation of a .gltf or .glb, by name or number from 1; the first where not given
    asf         the skeleton of an .amc; found beside it where not given
    skeleton    a file whose figure an .npz without offsets of joints is on

    >>> footfall.read("examples/walk.bvh").fps
    60.0
    """
    name = _path(path)
    scene = Scene._of(_native.read(name, *_read_options(unit, up, take, asf, skeleton)), name)
    for note in scene.notes:
        log.info("%s: %s", name, note)
    return scene


def _read_options(unit: typing.Union[None, str, float], up: str, take: typing.Union[str, int], asf: Path,
                  skeleton: Path) -> typing.Tuple[typing.Any, ...]:
    return (_unit(unit), _path(asf, "asf") if asf else "", str(take), up, _path(skeleton, "skeleton") if skeleton else "")


def parse(content: typing.Union[bytes, str], format: str, *, name: str = "memory",
          unit: typing.Union[None, str, float] = None, up: str = "", take: typing.Union[str, int] = "", asf: Path = "",
          skeleton: Path = "") -> Scene:
    """The scene of a whole file in memory.

    format    its extension: "bvh", ".glb" …
    name      of the file, for errors

    >>> import pathlib
    >>> text = pathlib.Path("examples/walk.bvh").read_bytes()
    >>> footfall.parse(text, "bvh") == footfall.read("examples/walk.bvh")
    True
    """
    data = content.encode("utf-8") if isinstance(content, str) else bytes(content)
    return Scene._of(_native.parse(data, _extension(format), name, *_read_options(unit, up, take, asf, skeleton)), name)


def _extension(format: str) -> str:
    if not isinstance(format, str) or not format:
        raise FootfallError("format must be an extension, such as 'bvh', got {0!r}".format(format), item="format")
    return format.lower() if format.startswith(".") else "." + format.lower()


def write(source: AnyMotion, path: Path, *, tolerance: float = 1e-4, fps: float = 0, skin: bool = True,
          reduce: bool = False) -> typing.Dict[str, typing.Any]:
    """Writes a scene or a motion; the extension says the format. Gives a report: exact, linear_error (m), angular_error
    (rad), notes.

    tolerance    metres and radians that a curve may be off where a format cannot hold it exactly
    fps          frames per second of sampled formats; 0: the scene's
    skin         of glTF: a simple body, so that viewers show something
    reduce       few keys within tolerance instead of one key per frame

    >>> import tempfile, os
    >>> scene = footfall.read("examples/walk.bvh")
    >>> footfall.write(scene, os.path.join(tempfile.mkdtemp(), "walk.glb"))["exact"]
    True
    """
    name = _path(path)
    report = _native.write(_scene_of(source, "source")._engine, name, number(tolerance, "tolerance"), number(fps, "fps"),
                           bool(skin), bool(reduce))
    for note in report["notes"]:
        log.info("%s: %s", name, note)
    return report


def dumps(source: AnyMotion, format: str, *, tolerance: float = 1e-4, fps: float = 0, skin: bool = True,
          reduce: bool = False) -> bytes:
    """What write would put into a file of this format.

    >>> footfall.dumps(footfall.read("examples/walk.bvh"), "bvh")[:9]
    b'HIERARCHY'
    """
    return _native.format(_scene_of(source, "source")._engine, _extension(format), number(tolerance, "tolerance"),
                          number(fps, "fps"), bool(skin), bool(reduce))[0]
