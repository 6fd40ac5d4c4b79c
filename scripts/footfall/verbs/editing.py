# SPDX-License-Identifier: MIT
"""Existing motion edited: clean, warp, blend."""
import dataclasses
import json
import typing

import numpy as np

from ..data.arrays import Floats, number, numbers, positive
from ..data.motion import Motion
from ..data.quality import Quality
from ..data.scene import AnyMotion, Path, Scene, _path, _scene_of
from ..error import FootfallError
from ..native import _native

if typing.TYPE_CHECKING:
    from typing_extensions import Unpack

    from ..option_types import BlendOptions, CleanOptions, WarpOptions, WarpingOptions

    class AllWarpOptions(WarpOptions, WarpingOptions, total=False):
        contacts: typing.Literal["keep", "follow", "free"]

Progress = typing.Optional[typing.Callable[[float], typing.Any]]


@dataclasses.dataclass(frozen=True)
class CleanResult:
    """A motion with its feet planted. Metres; frames are those of the source."""

    scene: Scene
    before: Quality
    after: Quality
    drift: float  #: farthest a planted part is from its position on a frame
    drift_frame: int
    drift_between_frames: float  #: the same between frames
    met: bool  #: whether that is within between_frames, where it was asked for
    hips_lowered: float
    hips_lowered_frame: int
    changed_frames: int
    rate_factor: int  #: by how much the frame rate was raised
    notes: typing.Tuple[str, ...]

    @property
    def motion(self) -> Motion:
        return self.scene.motion


def clean(motion: AnyMotion, *, threads: int = 0, progress: Progress = None, **options: "Unpack[CleanOptions]") -> CleanResult:
    """Plants feet exactly where they stand, and changes nothing else.

    motion      a Scene keeps its curves, units and rate; a Motion becomes a Scene
    progress    called with the share done, 0 to 1; what it raises, or False from it, stops the work
    options     see footfall.options("clean")

    >>> result = footfall.clean(footfall.read("examples/walk_sliding.bvh"))
    >>> result.after["skate"].max < 0.5 < result.before["skate"].max
    True
    """
    source = _scene_of(motion, "motion")
    scene, before, after, facts = _native.clean(source._engine, options, threads, progress)
    facts["notes"] = tuple(facts["notes"])
    return CleanResult(Scene._of(scene, source.name), Quality._of(before, Motion._of(before.motion())),
                       Quality._of(after, Motion._of(after.motion())), **facts)


@dataclasses.dataclass(frozen=True)
class WarpResult:
    """A warped scene. Slides in metres."""

    scene: Scene
    goals: typing.Tuple[typing.Tuple[str, float, float], ...]  #: (what, frame, how far off in the file's units)
    document: typing.Dict[str, typing.Any]  #: the warp as a document, to keep and to edit
    facts: typing.Dict[str, typing.Any]  #: contacts, replanted, slide_before, slide_after, curves_changed, keys_added …
    notes: typing.Tuple[str, ...]

    @property
    def motion(self) -> Motion:
        return self.scene.motion


def warp(motion: AnyMotion, keys: typing.Union[None, Path, typing.Mapping[str, typing.Any]] = None, *,
         beats: typing.Sequence[Floats] = (), speeds: typing.Sequence[Floats] = (),
         match: typing.Optional[AnyMotion] = None, match_tolerance: float = 1.5, threads: int = 0,
         progress: Progress = None, **options: "Unpack[AllWarpOptions]") -> WarpResult:
    """Bends existing animation to a few keys: goals, offsets, scales, timing.

    keys       a warp document (docs/reference/documents/warp.md) as a mapping, or its path
    beats      (source, at) or (source, at, hold): frame `source` is shown at frame `at`, for `hold` frames
    speeds     (at, speed): playing at this speed at frame `at`, the last to the end
    match      take on the timing of this motion of the same figure
    match_tolerance    frames that its time keys may be from the best fit
    contacts   "keep" planted feet where they are, let them "follow" the warp, or leave them "free"
    options    see footfall.options("warp") and footfall.options("warping")

    >>> scene = footfall.read("examples/walk.bvh")
    >>> later = footfall.warp(scene, beats=[(0, 0), (20, 30)])
    >>> later.motion.frames > scene.motion.frames
    True
    """
    if keys is None and match is None and not len(beats) and not len(speeds):
        raise FootfallError("warp needs something to do; give keys, beats, speeds or match")
    source = _scene_of(motion, "motion")
    text, file = "", "keys"
    if isinstance(keys, typing.Mapping):
        text = json.dumps(dict({"footfall": "warp", "version": 1}, **keys), default=_plain)
    elif keys is not None:
        file = _path(keys, "keys")
        try:
            with open(file, encoding="utf-8") as stream:
                text = stream.read()
        except (OSError, UnicodeDecodeError) as fault:
            raise FootfallError("cannot be read: {0}".format(fault), file) from None
    scene, facts = _native.warp(
        source._engine, text, file, options, [_row(beat, "beats", (2, 3)) for beat in beats],
        [_row(speed, "speeds", (2,)) for speed in speeds],
        None if match is None else _scene_of(match, "match")._engine, positive(match_tolerance, "match_tolerance"), threads,
        progress)
    return WarpResult(Scene._of(scene, source.name), tuple(facts.pop("goals")), json.loads(facts.pop("document")),
                      facts, tuple(facts.pop("notes")))


def _plain(value: typing.Any) -> typing.Any:
    """numpy's values as JSON has them."""
    if isinstance(value, (np.ndarray, np.generic)):
        return value.tolist()
    raise FootfallError("keys must hold plain values, got {0}".format(type(value).__name__), item="keys")


def _row(value: Floats, name: str, sizes: typing.Tuple[int, ...]) -> "np.ndarray":
    row = numbers(value, name, "numbers")
    if len(row) not in sizes:
        raise FootfallError("{0} must have {1} numbers each, got {2}".format(
            name, " or ".join(str(size) for size in sizes), len(row)), item=name)
    return row


@dataclasses.dataclass(frozen=True)
class BlendResult:
    """Two motions blended. Metres, seconds, radians."""

    scene: Scene
    timing: typing.Tuple[typing.Tuple[float, float], ...]  #: at a time of the result, what it shows of the second
    facts: typing.Dict[str, typing.Any]  #: second_start, mismatch, turned, jump_at_start, slide_after …
    notes: typing.Tuple[str, ...]

    @property
    def motion(self) -> Motion:
        return self.scene.motion


def blend(first: AnyMotion, second: AnyMotion, start: float, duration: float = 0.5, *,
          second_start: typing.Optional[float] = None, threads: int = 0, progress: Progress = None,
          **options: "Unpack[BlendOptions]") -> BlendResult:
    """From one motion into another, aligned in position, heading and timing.

    start           seconds of the first motion: where the blend begins
    duration        seconds
    second_start    seconds from the second's start to what is shown then; not given: the best fit
    options         align ("poses", "path", "none"), shape, contacts: see footfall.options("blend")

    >>> walk, run = footfall.read("examples/walk.bvh"), footfall.read("examples/run.bvh")
    >>> blended = footfall.blend(walk, run, start=1.0)
    >>> blended.facts["jump_at_start"] < 1
    True
    """
    a, b = _scene_of(first, "first"), _scene_of(second, "second")
    scene, facts = _native.blend(a._engine, b._engine, number(start, "start"), positive(duration, "duration"),
                                 None if second_start is None else number(second_start, "second_start"), options, threads,
                                 progress)
    return BlendResult(Scene._of(scene, a.name), tuple(facts.pop("timing")), facts, tuple(facts.pop("notes", ())))
