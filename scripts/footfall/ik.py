# SPDX-License-Identifier: MIT
"""Inverse kinematics of limbs over whole arrays: N frames at once. Metres; quaternions w, x, y, z in the world."""
import typing

import numpy as np

from .data.arrays import Floats, as_array, number, numbers
from .native import _native

__all__ = ["LimbResult", "TwoBoneResult", "limb", "two_bone"]


class TwoBoneResult(typing.NamedTuple):
    """middle, end [N, 3]; turns to put before the world rotations of root and middle joint [N, 4]; residual [N] m."""

    middle: "np.ndarray"
    end: "np.ndarray"
    upper_turn: "np.ndarray"
    lower_turn: "np.ndarray"
    residual: "np.ndarray"


class LimbResult(typing.NamedTuple):
    """joints [N, B + 1, 3]; turns [N, B, 4] to put before the world rotations of the joints; residual [N] m."""

    joints: "np.ndarray"
    turns: "np.ndarray"
    residual: "np.ndarray"


def two_bone(root: Floats, middle: Floats, end: Floats, target: Floats, pole: Floats, *, softness: float = 0,
             carry_bend: bool = True) -> TwoBoneResult:
    """A limb of two bones bent so that its end is at the target.

    root, middle, end    [N, 3] hip, knee and ankle as they are
    target               [N, 3]
    pole                 [N, 3] or [3]: to which side the middle bends, a direction from the root
    softness             share of the length over which the reach eases out; 0.02 hides knee pops
    carry_bend           frames follow each other: the side is taken over where the pole says nothing

    >>> from footfall import ik
    >>> bent = ik.two_bone([[0, 1, 0]], [[0, 0.5, 0.01]], [[0, 0, 0]], [[0, 0.3, 0]], pole=[0, 0, 1])
    >>> bool(bent.residual[0] < 1e-9 and bent.middle[0, 2] > 0.3)
    True
    """
    a = numbers(root, "root", "frames", 3)
    count = len(a)
    side = as_array(pole, "pole")
    poles = numbers(np.broadcast_to(side, (count, 3)) if side.shape == (3,) else side, "pole", count, 3)
    return TwoBoneResult(*_native.two_bone(
        a, numbers(middle, "middle", count, 3), numbers(end, "end", count, 3), numbers(target, "target", count, 3), poles,
        number(softness, "softness"), bool(carry_bend)))


def limb(joints: Floats, axes: Floats, target: Floats, *, range: typing.Tuple[float, float] = (0, 2.8),
         longest: float = 1, softness: float = 0, threads: int = 0) -> LimbResult:
    """A limb of two to four bones whose inner joints are hinges, bent so that its end is at the target.

    joints     [N, B + 1, 3] from root to end as they are
    axes       [N, B - 1, 3] or [B - 1, 3]: the hinges' axes in the world, flexing positive
    target     [N, 3]
    range      radians of flexion from straight, least and most
    longest    share of its stretched length that the limb may reach to
    softness   share over which the reach eases out before that

    >>> from footfall import ik
    >>> bent = ik.limb([[[0, 1, 0], [0, 0.5, 0.1], [0, 0, 0]]], [[1, 0, 0]], [[0, 0.2, 0]])
    >>> bool(bent.residual[0] < 1e-9)
    True
    """
    chain = numbers(joints, "joints", "frames", "joints", 3)
    count, bones = chain.shape[0], chain.shape[1] - 1
    hinges = as_array(axes, "axes")
    if hinges.ndim == 2:
        hinges = np.broadcast_to(hinges, (count,) + hinges.shape)
    return LimbResult(*_native.limb(
        chain, numbers(hinges, "axes", count, max(bones - 1, 0), 3), numbers(target, "target", count, 3),
        numbers(range, "range", 2), number(longest, "longest"), number(softness, "softness"), threads))
