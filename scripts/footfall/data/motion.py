# SPDX-License-Identifier: MIT
"""Motions: joints over time as arrays, and the contacts of their feet."""
import typing

import numpy as np

from ..error import FootfallError
from ..native import _native
from .arrays import (Floats, frozen, number, numbers, positive, truths, whole_numbers)

_CHANNELS = ("translateX", "translateY", "translateZ", "rotateX", "rotateY", "rotateZ", "scaleX", "scaleY", "scaleZ")


class Motion:
    """A figure's joints at a steady rate. Metres, seconds, radians; Y up; quaternions w, x, y, z.

    Made from arrays of T frames and J joints:

    names       J names
    parents     J indices, each smaller than the joint's own, -1 for the root; a joint's branch comes right after it
                (depth first; footfall.kinematics.depth_first gives that order)
    offsets     [J, 3], where each joint is in its parent's space at rest
    rotations   [T, J, 4], of each joint in its parent's space
    root        [T, 3], where the first joint is; without it, at its offset
    fps         frames per second
    translations  [T, J, 3] instead of root: where every joint is in its parent's space
    order       "xyz" …, the order in which the angles of files are applied, "x" first; one for all, or one per joint
    ends        J of True for end sites, which only mark where a bone ends
    start       seconds, of the first frame

    A motion is never changed, so that threads may share it; `replace` and slices give new ones. Its arrays cannot be
    written: `.copy()` them.

    >>> import numpy as np, footfall
    >>> turned = np.zeros((10, 2, 4)); turned[..., 0] = 1
    >>> motion = footfall.Motion(["hip", "knee"], [-1, 0], [[0, 1, 0], [0, -0.5, 0]], turned, fps=24)
    >>> motion
    <Motion: 10 frames at 24 fps (0.38 s), 2 joints>
    >>> motion.positions()[0, 1]
    array([0. , 0.5, 0. ])
    >>> motion[2:5].frames
    3
    """

    __slots__ = ("_engine", "_kept", "__weakref__")
    __hash__ = None  # type: ignore[assignment]  # equal by value, and large
    _engine: "_native.Motion"

    def __init__(self, names: typing.Sequence[str], parents: Floats, offsets: Floats, rotations: Floats,
                 root: typing.Optional[Floats] = None, fps: float = 30, *, translations: typing.Optional[Floats] = None,
                 order: typing.Union[str, typing.Sequence[str]] = "xyz", ends: Floats = False, start: float = 0) -> None:
        names = [str(name) for name in names]
        count = len(names)
        if count == 0:
            raise FootfallError("names must have at least one joint", item="names")
        if root is not None and translations is not None:
            raise FootfallError("root and translations both say where the first joint is; give one of them", item="root")
        turned = numbers(rotations, "rotations", "frames", count, 4)
        frames = len(turned)
        orders = [order] * count if isinstance(order, str) else [str(each) for each in order]
        if len(orders) != count:
            raise FootfallError("order must be one word, or {0} of them".format(count), item="order")
        skeleton = {
            "names": names, "parents": whole_numbers(parents, "parents", count),
            "offsets": numbers(offsets, "offsets", count, 3), "orders": orders,
            "kinds": ["endSite" if end else "joint" for end in truths(ends, "ends", count)],
        }
        self._engine = _native.Motion.from_rotations(
            skeleton, turned, None if root is None else numbers(root, "root", frames, 3),
            None if translations is None else numbers(translations, "translations", frames, count, 3),
            1 / positive(fps, "fps"), number(start, "start"))
        self._kept: typing.Dict[str, typing.Any] = {}

    @classmethod
    def _of(cls, engine: "_native.Motion") -> "Motion":
        self = cls.__new__(cls)
        self._engine, self._kept = engine, {}
        return self

    def _keep(self, name: str, make: typing.Callable[[], typing.Any]) -> typing.Any:
        if name not in self._kept:
            self._kept[name] = make()
        return self._kept[name]

    # What it is.

    @property
    def names(self) -> typing.Tuple[str, ...]:
        """The joints' names."""
        return self._keep("names", lambda: tuple(self._engine.names()))

    @property
    def parents(self) -> "np.ndarray":
        """[J] index of each joint's parent, -1 for a root."""
        return self._keep("parents", lambda: frozen(self._engine.parents()))

    @property
    def offsets(self) -> "np.ndarray":
        """[J, 3] each joint in its parent's space at rest, metres."""
        return self._keep("offsets", lambda: frozen(self._engine.offsets()))

    @property
    def ends(self) -> "np.ndarray":
        """[J] True for end sites."""
        return self._keep("ends", lambda: frozen(np.array([kind == "endSite" for kind in self._engine.skeleton()["kinds"]])))

    @property
    def orders(self) -> typing.Tuple[str, ...]:
        """The order in which each joint's angles are applied: "xyz" turns about x first."""
        return self._keep("orders", lambda: tuple(self._engine.skeleton()["orders"]))

    @property
    def frames(self) -> int:
        return self._engine.frames

    @property
    def joints(self) -> int:
        return self._engine.joints

    @property
    def fps(self) -> float:
        """Frames per second."""
        rate = 1 / self._engine.frame_time
        return float(round(rate)) if abs(rate - round(rate)) < 1e-9 * rate else rate

    @property
    def frame_time(self) -> float:
        """Seconds from one frame to the next."""
        return self._engine.frame_time

    @property
    def start(self) -> float:
        """Seconds, of the first frame."""
        return self._engine.start_time

    @property
    def times(self) -> "np.ndarray":
        """[T] seconds of the frames."""
        return self._keep("times", lambda: frozen(self.start + np.arange(self.frames) * self.frame_time))

    def index(self, name: str) -> int:
        """The index of a joint, by its name with or without path and namespace.

        >>> footfall.read("examples/walk.bvh").motion.index("leftFoot") >= 0
        True
        """
        found = self._engine.find(name)
        if found < 0:
            raise FootfallError("there is no joint '{0}'; there are {1}".format(name, ", ".join(self.names)), item=name)
        return found

    # Its arrays.

    @property
    def channels(self) -> typing.Tuple[typing.Tuple[str, str], ...]:
        """The columns of samples: (joint, "translateX" …)."""
        return self._keep("channels", lambda: tuple(
            (self.names[joint], _CHANNELS[kind]) for joint, kind in self._engine.channels()))

    @property
    def samples(self) -> "np.ndarray":
        """[T, C] what the file's channels hold, in place: metres, unwrapped radians in each joint's order."""
        return self._keep("samples", self._engine.samples)

    def _local(self) -> typing.Tuple["np.ndarray", "np.ndarray"]:
        return self._keep("local", lambda: tuple(frozen(each) for each in self._engine.poses(False)))

    @property
    def rotations(self) -> "np.ndarray":
        """[T, J, 4] each joint in its parent's space."""
        return self._local()[0]

    @property
    def translations(self) -> "np.ndarray":
        """[T, J, 3] where each joint is in its parent's space, metres."""
        return self._local()[1]

    @property
    def root(self) -> "np.ndarray":
        """[T, 3] where the first joint is, metres."""
        return self._local()[1][:, 0]

    def world(self, threads: int = 0) -> typing.Tuple["np.ndarray", "np.ndarray"]:
        """[T, J, 3] positions and [T, J, 4] rotations in the world."""
        rotations, positions = self._engine.poses(True, threads)
        return positions, rotations

    def positions(self, threads: int = 0) -> "np.ndarray":
        """[T, J, 3] where the joints are in the world, metres.

        >>> motion = footfall.read("examples/walk.bvh").motion
        >>> motion.positions().shape == (motion.frames, motion.joints, 3)
        True
        """
        return self._engine.positions(threads)

    def matrices(self) -> "np.ndarray":
        """[T, J, 3, 3] rotations in the parent's space, on column vectors."""
        from ..kinematics import to_matrices
        return to_matrices(self.rotations)

    def six_d(self) -> "np.ndarray":
        """[T, J, 6] rotations as the first two columns of their matrices, one after the other."""
        from ..kinematics import to_6d
        return to_6d(self.rotations)

    def euler(self, order: str = "xyz", degrees: bool = False) -> "np.ndarray":
        """[T, J, 3] angles about x, y and z, applied in this order, unwrapped over the frames."""
        from ..kinematics import to_euler
        return to_euler(self.rotations, order, degrees=degrees)

    # Others of it.

    def __len__(self) -> int:
        return self.frames

    def __getitem__(self, frames: typing.Union[slice, int]) -> "Motion":
        """Some frames; their times stay. A step leaves out frames, and the rate falls with it."""
        if not isinstance(frames, slice):
            at = int(frames) + (self.frames if frames < 0 else 0)
            if not 0 <= at < self.frames:
                raise IndexError("there is no frame {0}; there are {1}".format(frames, self.frames))
            frames = slice(at, at + 1)
        first, end, step = frames.indices(self.frames)
        if step < 1:
            raise FootfallError("frames must be taken forwards, got a step of {0}".format(step), item="frames")
        if end <= first:
            raise FootfallError("the slice {0}:{1} holds no frame; there are {2}".format(first, end, self.frames),
                                item="frames")
        cropped = self._engine.cropped(first, end - 1)
        return Motion._of(cropped if step == 1 else cropped.every(step))

    def __add__(self, other: "Motion") -> "Motion":
        """The other's frames after this one's; skeletons and rates must be alike."""
        if not isinstance(other, Motion):
            return NotImplemented
        return Motion._of(self._engine.joined(other._engine))

    def resampled(self, fps: float, channels: bool = False) -> "Motion":
        """At another rate, joints turning the shortest way between frames; channels: each channel straight instead."""
        return Motion._of(self._engine.resampled(positive(fps, "fps"), not channels))

    def unwrapped(self) -> "Motion":
        """With angles that run on from frame to frame."""
        return Motion._of(self._engine.unwrapped())

    def replace(self, *, rotations: typing.Optional[Floats] = None, root: typing.Optional[Floats] = None,
                translations: typing.Optional[Floats] = None) -> "Motion":
        """With other rotations [T, J, 4], root [T, 3] or translations [T, J, 3], in the channels this motion has.

        >>> motion = footfall.read("examples/walk.bvh").motion
        >>> higher = motion.replace(root=motion.root + [0, 0.1, 0])
        >>> bool(abs((higher.root - motion.root)[:, 1] - 0.1).max() < 1e-12)
        True
        """
        if root is not None and translations is not None:
            raise FootfallError("root and translations both say where the first joint is; give one of them", item="root")
        places = None
        if root is not None:
            places = self.translations.copy()
            places[:, 0] = numbers(root, "root", self.frames, 3)
        elif translations is not None:
            places = numbers(translations, "translations", self.frames, self.joints, 3)
        turned = None if rotations is None else numbers(rotations, "rotations", self.frames, self.joints, 4)
        return Motion._of(self._engine.with_poses(turned, places))

    # What is known of it.

    def contacts(self, threads: int = 0, **options: typing.Any) -> "Contacts":
        """When and where heels and balls of the feet stand. Options: see footfall.options("contacts").

        >>> contacts = footfall.read("examples/walk.bvh").motion.contacts()
        >>> contacts.leg_names
        ('left', 'right')
        """
        if not options and not threads:
            return self._keep("contacts", lambda: Contacts._of(_native.find_contacts(self._engine, {}, 0), self))
        return Contacts._of(_native.find_contacts(self._engine, options, threads), self)

    def limbs(self) -> typing.Dict[str, typing.Any]:
        """Which joints are pelvis, chest, head, legs and arms, found by names and shape; -1 for none."""
        return _native.limbs(self._engine)

    def centre_of_mass(self, mass: float = 0, threads: int = 0) -> "np.ndarray":
        """[T, 3] metres. mass: kilograms; 0: as the figure's size suggests."""
        return _native.centre_of_mass(self._engine, number(mass, "mass"), threads)

    def momentum(self, mass: float = 0, threads: int = 0) -> typing.Tuple["np.ndarray", "np.ndarray"]:
        """[T - 1, 3] linear (kg m/s) and angular momentum about the centre of mass (kg m²/s), half-way between frames."""
        return _native.momentum(self._engine, number(mass, "mass"), threads)

    def heading(self, threads: int = 0) -> typing.Dict[str, "np.ndarray"]:
        """Where the figure is on the ground and faces: position [T, 3] m, yaw [T] rad, velocity [T, 3], turn_rate [T]."""
        return dict(zip(("position", "yaw", "velocity", "turn_rate"), _native.heading(self._engine, threads)))

    def difference(self, other: "Motion") -> typing.Tuple["np.ndarray", "np.ndarray"]:
        """How far joints are from those of the same name in another motion at the same time: [T, J] m, and [T] their mean.
        NaN where the other has no such joint or has ended."""
        return self._engine.difference(other._engine)

    # Python's own.

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Motion):
            return NotImplemented
        return self._engine.same(other._engine)

    def __reduce__(self) -> typing.Tuple[typing.Any, ...]:
        return _from_state, (self._engine.state(),)

    def __copy__(self) -> "Motion":
        return self

    def __deepcopy__(self, memo: typing.Any) -> "Motion":
        return self

    def __repr__(self) -> str:
        return "<Motion: {0} frames at {1:g} fps ({2:.2f} s), {3} joints>".format(
            self.frames, self.fps, max(self.frames - 1, 0) * self.frame_time, self.joints)

    def _repr_html_(self) -> str:
        from ..verbs.viewing import inline
        return inline(self)


def _from_state(state: typing.Dict[str, typing.Any]) -> Motion:
    return Motion._of(_native.Motion.from_state(state))


class Contacts:
    """When and where feet stand, N contacts sorted by strike. Seconds and metres.

    legs            [N] index of the leg, see leg_names
    times           [N, 2] strike and toe-off: while any of the foot touches
    heel_times      [N, 2] while the heel stands; empty (start equals end) where it never does
    ball_times      [N, 2] the same for the ball of the foot
    heel_positions  [N, 3] where it stands
    ball_positions  [N, 3]
    ground          (height in m at the first frame, drift in m/s, roughness in m) of a line through the heights
    first_frame     frames before it are a pose before the motion

    >>> contacts = footfall.read("examples/walk.bvh").motion.contacts()
    >>> contacts.touching.shape[1]
    2
    """

    __slots__ = ("_engine", "_motion", "leg_names", "legs", "times", "heel_times", "ball_times", "heel_positions",
                 "ball_positions", "ground", "first_frame", "_masks")
    _engine: "_native.Contacts"
    _motion: Motion
    _masks: typing.Optional[typing.Tuple["np.ndarray", ...]]
    leg_names: typing.Tuple[str, ...]
    legs: "np.ndarray"
    times: "np.ndarray"
    heel_times: "np.ndarray"
    ball_times: "np.ndarray"
    heel_positions: "np.ndarray"
    ball_positions: "np.ndarray"
    ground: typing.Tuple[float, float, float]
    first_frame: int

    @classmethod
    def _of(cls, engine: "_native.Contacts", motion: Motion) -> "Contacts":
        self = cls.__new__(cls)
        self._engine, self._motion, self._masks = engine, motion, None
        rows = engine.rows()
        self.leg_names = tuple(rows["leg_names"])
        self.ground = rows["ground"]
        self.first_frame = rows["first_frame"]
        for name in ("legs", "times", "heel_times", "ball_times", "heel_positions", "ball_positions"):
            setattr(self, name, frozen(rows[name]))
        return self

    def _mask(self, which: int) -> "np.ndarray":
        if self._masks is None:
            self._masks = tuple(frozen(mask) for mask in self._engine.masks(self._motion._engine))
        return self._masks[which]

    @property
    def touching(self) -> "np.ndarray":
        """[T, L] whether any part of a foot touches the ground in a frame."""
        return self._mask(0)

    @property
    def heels(self) -> "np.ndarray":
        """[T, L] whether the heel stands in a frame."""
        return self._mask(1)

    @property
    def balls(self) -> "np.ndarray":
        """[T, L] whether the ball of the foot stands in a frame."""
        return self._mask(2)

    def __len__(self) -> int:
        return len(self.legs)

    def __reduce__(self) -> typing.Any:
        raise TypeError("contacts are found again from a pickled motion: motion.contacts()")

    def __repr__(self) -> str:
        return "<Contacts: {0} of {1}>".format(len(self), ", ".join(self.leg_names) or "no legs")
