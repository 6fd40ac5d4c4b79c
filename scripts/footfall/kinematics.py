# SPDX-License-Identifier: MIT
"""Kinematics over whole arrays. Quaternions w, x, y, z; matrices on column vectors; metres, radians.

    positions, rotations = kinematics.fk(parents, offsets, rotations, root)
"""
import typing

import numpy as np

from .data.arrays import Floats, as_array, numbers, whole_numbers
from .error import FootfallError
from .native import _native

__all__ = ["depth_first", "fk", "from_6d", "from_euler", "from_matrices", "to_6d", "to_euler", "to_matrices"]


def fk(parents: Floats, offsets: Floats, rotations: Floats, root: typing.Optional[Floats] = None,
       threads: int = 0) -> typing.Tuple["np.ndarray", "np.ndarray"]:
    """Forward kinematics: positions [T, J, 3] and rotations [T, J, 4] in the world.

    parents      [J] index of each joint's parent, smaller than its own; -1 for a root
    offsets      [J, 3] each joint in its parent's space
    rotations    [T, J, 4] in the parent's space, of length 1
    root         [T, 3] added to the first joint's offset

    >>> from footfall import kinematics
    >>> positions, rotations = kinematics.fk([-1, 0], [[0, 0, 0], [0, 1, 0]], [[[0, 1, 0, 0], [1, 0, 0, 0]]])
    >>> positions[0, 1]
    array([ 0., -1.,  0.])
    """
    up = whole_numbers(parents, "parents", "joints")
    turned = numbers(rotations, "rotations", "frames", len(up), 4)
    return _native.fk(up, numbers(offsets, "offsets", len(up), 3), turned,
                      None if root is None else numbers(root, "root", len(turned), 3), threads)


def depth_first(parents: Floats) -> "np.ndarray":
    """[J] the joints in depth-first order, each branch together, as Motion needs them.

    >>> from footfall import kinematics
    >>> kinematics.depth_first([-1, 0, 0, 1])
    array([0, 1, 3, 2])
    """
    up = whole_numbers(parents, "parents", "joints")
    children: typing.Dict[int, typing.List[int]] = {}
    for joint, parent in enumerate(up):
        if not -1 <= parent < joint:
            raise FootfallError("the parent of joint {0} must come before it (or be -1), got {1}".format(joint, parent),
                                item="parents")
        children.setdefault(int(parent), []).append(joint)
    order, waiting = [], list(reversed(children.get(-1, [])))
    while waiting:
        joint = waiting.pop()
        order.append(joint)
        waiting.extend(reversed(children.get(joint, [])))
    return np.array(order, dtype=int)


def _rows(value: Floats, name: str, size: typing.Tuple[int, ...]) -> typing.Tuple["np.ndarray", typing.Tuple[int, ...]]:
    """value as rows of numbers, and the shape before them."""
    array = as_array(value, name)
    if array.ndim < len(size):
        raise FootfallError("{0} must have the shape (…, {1}), got {2}".format(
            name, ", ".join(map(str, size)), array.shape), item=name)
    words: typing.List[typing.Union[int, str]] = ["…"] * (array.ndim - len(size))
    checked = numbers(array, name, *words, *size)
    return checked, checked.shape[:checked.ndim - len(size)]


def to_matrices(rotations: Floats) -> "np.ndarray":
    """[…, 3, 3] of rotations […, 4]."""
    rows, shape = _rows(rotations, "rotations", (4,))
    return _native.to_matrices(rows).reshape(shape + (3, 3))


def from_matrices(matrices: Floats) -> "np.ndarray":
    """[…, 4] of matrices […, 3, 3].

    >>> from footfall import kinematics
    >>> kinematics.from_matrices(kinematics.to_matrices([0, 0, 1, 0]))
    array([0., 0., 1., 0.])
    """
    rows, shape = _rows(matrices, "matrices", (3, 3))
    return _native.from_matrices(rows).reshape(shape + (4,))


def to_6d(rotations: Floats) -> "np.ndarray":
    """[…, 6] of rotations […, 4]: the first two columns of the matrix, one after the other (Zhou et al. 2019)."""
    rows, shape = _rows(rotations, "rotations", (4,))
    return _native.to_6d(rows).reshape(shape + (6,))


def from_6d(six: Floats) -> "np.ndarray":
    """[…, 4] of two columns […, 6], made orthogonal.

    >>> from footfall import kinematics
    >>> kinematics.from_6d([2, 0, 0, 1, 1, 0])
    array([1., 0., 0., 0.])
    """
    rows, shape = _rows(six, "six", (6,))
    return _native.from_6d(rows).reshape(shape + (4,))


def from_euler(angles: Floats, order: str = "xyz", degrees: bool = False) -> "np.ndarray":
    """[…, 4] of angles […, 3] about x, y and z, applied in this order ("xyz": x first).

    >>> import numpy as np
    >>> from footfall import kinematics
    >>> kinematics.from_euler([0, 90, 0], degrees=True).round(3)
    array([0.707, 0.   , 0.707, 0.   ])
    """
    rows, shape = _rows(angles, "angles", (3,))
    return _native.from_euler(np.radians(rows) if degrees else rows, order).reshape(shape + (4,))


def to_euler(rotations: Floats, order: str = "xyz", degrees: bool = False) -> "np.ndarray":
    """[…, 3] angles about x, y and z, applied in this order; unwrapped along the first axis.

    >>> from footfall import kinematics
    >>> kinematics.to_euler([[0.5, 0.5, 0.5, 0.5]], "zyx", degrees=True).round(6) + 0
    array([[90., 90.,  0.]])
    """
    rows, shape = _rows(rotations, "rotations", (4,))
    angles = _native.to_euler(rows, order, shape[0] if shape else 1).reshape(shape + (3,))
    return np.degrees(angles) if degrees else angles
