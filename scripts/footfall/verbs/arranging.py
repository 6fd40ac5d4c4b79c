# SPDX-License-Identifier: MIT
"""Existing motion arranged: trimmed, mirrored, looped, moved, joined, resampled, put on another figure."""
import dataclasses
import typing

from ..data.arrays import number, positive
from ..data.motion import Motion
from ..data.quality import Quality
from ..data.scene import AnyMotion, Path, Scene, _path, _scene_of
from ..error import FootfallError
from ..native import _native

if typing.TYPE_CHECKING:
    from typing_extensions import Unpack

    from ..option_types import ConcatOptions, LoopOptions, RetargetOptions, RootOptions


@dataclasses.dataclass(frozen=True)
class EditResult:
    """An edited scene. Metres, seconds, radians."""

    scene: Scene
    facts: typing.Dict[str, typing.Any]  #: what the program reports
    notes: typing.Tuple[str, ...] = ()

    @property
    def motion(self) -> Motion:
        return self.scene.motion


def _result(made: typing.Tuple[typing.Any, typing.Dict[str, typing.Any]], name: str) -> EditResult:
    scene, facts = made
    notes = tuple(facts.pop("notes", ()))
    return EditResult(Scene._of(scene, name), facts, notes)


def trim(motion: AnyMotion, start: typing.Optional[float] = None, end: typing.Optional[float] = None, *,
         at: typing.Optional[float] = None) -> Scene:
    """Cut to a range, both ends included; curves between stay as they are.

    start, end    seconds of the motion; its own ends where not given
    at            seconds at which the result begins; where it was where not given

    >>> scene = footfall.read("examples/walk.bvh")
    >>> footfall.trim(scene, 0.5, 1.0).motion.frames
    31
    """
    source = _scene_of(motion, "motion")
    given = [None if value is None else number(value, name) for value, name in ((start, "start"), (end, "end"), (at, "at"))]
    return Scene._of(_native.trim(source._engine, *given), source.name)


def mirror(motion: AnyMotion) -> EditResult:
    """Left and right exchanged.

    >>> scene = footfall.read("examples/walk_circle.bvh")
    >>> footfall.mirror(scene).facts["pairs"] > 4
    True
    """
    source = _scene_of(motion, "motion")
    return _result(_native.mirror(source._engine), source.name)


def loop(motion: AnyMotion, *, threads: int = 0, **options: "Unpack[LoopOptions]") -> EditResult:
    """Cut where the motion fits its own beginning best, the seam blended.

    options    see footfall.options("loop")

    >>> result = footfall.loop(footfall.read("examples/walk.bvh"))
    >>> result.facts["seam"][1] < 0.001
    True
    """
    source = _scene_of(motion, "motion")
    return _result(_native.loop(source._engine, options, threads), source.name)


def root(motion: AnyMotion, **options: "Unpack[RootOptions]") -> EditResult:
    """The travel of a figure moved: onto a root bone, out of the clip, into it, to the origin.

    options    see footfall.options("root")

    >>> still = footfall.root(footfall.read("examples/walk.bvh"), in_place=True)
    >>> abs(still.facts["travel"][1]) < 0.01
    True
    """
    source = _scene_of(motion, "motion")
    return _result(_native.root(source._engine, options), source.name)


def concat(first: AnyMotion, *others: AnyMotion, **options: "Unpack[ConcatOptions]") -> EditResult:
    """Clips of one figure, one after the other.

    options    see footfall.options("concat")

    >>> walk = footfall.read("examples/walk.bvh")
    >>> footfall.concat(walk, walk, align=True).motion.frames == 2 * walk.motion.frames
    True
    """
    if not others:
        raise FootfallError("concat needs two clips or more", item="others")
    scenes = [_scene_of(first, "first")] + [_scene_of(other, "others") for other in others]
    return _result(_native.concat([scene._engine for scene in scenes], options), scenes[0].name)


def rate(motion: AnyMotion, fps: float) -> EditResult:
    """Resampled at another frame rate, with what that loses.

    >>> footfall.rate(footfall.read("examples/walk.bvh"), 30).scene.fps
    30.0
    """
    source = _scene_of(motion, "motion")
    return _result(_native.rate(source._engine, positive(fps, "fps")), source.name)


@dataclasses.dataclass(frozen=True)
class RetargetResult:
    """A motion on another figure, in that figure's scene."""

    scene: Scene
    before: Quality  #: of the source
    after: Quality  #: of the result
    map: typing.Dict[str, str]  #: of each joint that follows, the joint of the source
    scale: float  #: of lengths
    source_names: str  #: the school of names that was recognised; "" where joints went by shape
    target_names: str
    notes: typing.Tuple[str, ...]

    @property
    def motion(self) -> Motion:
        return self.scene.motion


def retarget(motion: AnyMotion, onto: AnyMotion, map: typing.Union[None, Path, typing.Mapping[str, typing.Optional[str]]] = None,
             *, threads: int = 0, **options: "Unpack[RetargetOptions]") -> RetargetResult:
    """A motion on another figure, in the figure's own scene.

    onto       the figure: its rest pose, mesh and names stay
    map        joints of the figure and the source's that they follow (None: it rests), over what is guessed; or the path
               of a "joint-map" document
    options    see footfall.options("retarget")

    >>> walk, biped = footfall.read("examples/walk.bvh"), footfall.read("examples/biped.ma")
    >>> footfall.retarget(walk, biped).scale > 0.5
    True
    """
    source, target = _scene_of(motion, "motion"), _scene_of(onto, "onto")
    if map is None:
        pairs: typing.List[typing.Tuple[str, str]] = []
    elif isinstance(map, typing.Mapping):
        pairs = [(str(joint), other or "") for joint, other in map.items()]
    else:
        file = _path(map, "map")
        try:
            with open(file, encoding="utf-8") as stream:
                pairs = _native.joint_map(stream.read(), file)
        except (OSError, UnicodeDecodeError) as fault:
            raise FootfallError("cannot be read: {0}".format(fault), file) from None
    scene, before, after, facts = _native.retarget(source._engine, target._engine, pairs, options, threads)
    facts["notes"] = tuple(facts["notes"])
    return RetargetResult(Scene._of(scene, target.name), Quality._of(before, Motion._of(before.motion())),
                          Quality._of(after, Motion._of(after.motion())), **facts)
