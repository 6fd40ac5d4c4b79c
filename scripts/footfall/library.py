# SPDX-License-Identifier: MIT
"""Recorded walks and runs as a library that is steered by speed and turn rate.

    shelf = library.build(footfall.read(path) for path in clips)
    made = footfall.locomote(shelf, script="Walk {4, [0: (1.3, 0)]}, Run {3, [0: (3, 0)]}, Stop {4}")
    crowd = footfall.Locomotor(shelf, figures=1000)
"""
import logging
import os
import typing

from .data.arrays import whole_number
from .data.motion import Motion
from .data.scene import AnyMotion, Path, Scene, _motion_of, _path
from .error import FootfallError
from .native import _native
from .verbs.editing import Progress

__all__ = ["Library", "build", "read"]

log = logging.getLogger("footfall")


class Library:
    """Classes of examples that differ in speed and turn, and transitions between them. Never changed.

    classes    a row per class: name, pattern, examples (source, speed m/s, turn rad/s, duration s …), hull [N, 2] of the
               speeds and turns it spans
    notes      what building had to tell; rejected: (clip, why) that were left out; labels: what was found, to be edited
    """

    __slots__ = ("_engine", "_classes", "notes", "rejected", "labels")
    _engine: "_native.Library"
    _classes: typing.Optional[typing.List[typing.Dict[str, typing.Any]]]
    notes: typing.Tuple[str, ...]
    rejected: typing.Tuple[typing.Tuple[str, str], ...]
    labels: str

    @classmethod
    def _of(cls, engine: "_native.Library", notes: typing.Sequence[str] = (),
            rejected: typing.Sequence[typing.Tuple[str, str]] = (), labels: str = "") -> "Library":
        self = cls.__new__(cls)
        self._engine, self._classes = engine, None
        self.notes, self.rejected, self.labels = tuple(notes), tuple(rejected), labels
        return self

    @property
    def classes(self) -> typing.List[typing.Dict[str, typing.Any]]:
        if self._classes is None:
            self._classes = self._engine.classes()
        return self._classes

    @property
    def class_names(self) -> typing.Tuple[str, ...]:
        return tuple(row["name"] for row in self.classes)

    @property
    def joint_names(self) -> typing.Tuple[str, ...]:
        return tuple(self._engine.joint_names())

    @property
    def fps(self) -> float:
        """Frames per second of the recordings."""
        return 1 / self._engine.frame_time

    def index(self, name: str) -> int:
        """The place of a class, by its name in any case."""
        found = self._engine.find(name)
        if found < 0:
            raise FootfallError("there is no class '{0}'; there are {1}".format(name, ", ".join(self.class_names)), item=name)
        return found

    def example(self, name: str, example: int = 0, loops: int = 1) -> Motion:
        """One example of a class as a motion, going round so many times."""
        at = self.index(name)
        return Motion._of(self._engine.example(
            at, whole_number(example, "example", 0, len(self.classes[at]["examples"]) - 1),
            whole_number(loops, "loops", 1, 1000)))

    def dumps(self) -> str:
        """The text of the document."""
        return self._engine.format()

    def write(self, path: Path) -> None:
        """As a document, for `footfall locomote` and Maya."""
        _native.write_file(_path(path), self.dumps().encode("utf-8"))

    def __reduce__(self) -> typing.Tuple[typing.Any, ...]:
        return _from_text, (self.dumps(), self.notes, self.rejected, self.labels)

    def __repr__(self) -> str:
        return "<Library: {0}>".format(", ".join(
            "{0} ({1})".format(row["name"], len(row["examples"])) for row in self.classes))


def _from_text(text: str, *rest: typing.Any) -> Library:
    return Library._of(_native.Library.parse(text, "library"), *rest)


def read(path: Path) -> Library:
    """The library of a document, as build or `footfall library build` wrote it."""
    name = _path(path)
    try:
        with open(name, encoding="utf-8") as stream:
            return Library._of(_native.Library.parse(stream.read(), name))
    except (OSError, UnicodeDecodeError) as fault:
        raise FootfallError("cannot be read: {0}".format(fault), name) from None


def build(clips: typing.Iterable[typing.Union[AnyMotion, Path]], *, class_names: typing.Mapping[str, str] = {},
          labels: typing.Optional[Path] = None, threads: int = 0, progress: Progress = None,
          **options: typing.Any) -> Library:
    """A library of recorded clips of one figure: usable strides are found, corrected, cut and sorted.

    clips          Motions, Scenes, or paths of files
    class_names    {pattern of clips' names: class that their strides go into}
    labels         the path of a labels document: classes, ranges and contacts instead of what would be found
    options        see footfall.options("library")

    Raises FootfallError where no class of strides can be made, with the reason.
    """
    from .data.scene import read as read_scene
    rows: typing.List[typing.Tuple[str, typing.Any]] = []
    for clip in clips:
        scene = clip if isinstance(clip, (Motion, Scene)) else read_scene(clip)
        name = os.path.splitext(os.path.basename(scene.name))[0] if isinstance(scene, Scene) and scene.name else \
            "clip {0}".format(len(rows) + 1)
        rows.append((name, _motion_of(scene, "clips")._engine))
    if not rows:
        raise FootfallError("there must be at least one clip", item="clips")
    text, file = "", ""
    if labels is not None:
        file = _path(labels, "labels")
        try:
            with open(file, encoding="utf-8") as stream:
                text = stream.read()
        except (OSError, UnicodeDecodeError) as fault:
            raise FootfallError("cannot be read: {0}".format(fault), file) from None
    engine, notes, rejected, found = _native.build_library(
        rows, list(dict(class_names).items()), text, file, options, threads, progress)
    for note in notes:
        log.info("library: %s", note)
    return Library._of(engine, notes, rejected, found)
