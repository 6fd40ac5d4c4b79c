# SPDX-License-Identifier: MIT
"""Arrays that come in are checked here, so that what is wrong is said by the argument's name."""
import typing

import numpy as np

from ..error import FootfallError
from ..native import _native

Floats = typing.Any  # numpy array, or nested sequences of numbers


def _shape_text(shape: typing.Sequence[typing.Union[int, str]]) -> str:
    return "({0}{1})".format(", ".join(str(size) for size in shape), "," if len(shape) == 1 else "")


def as_array(value: typing.Any, name: str) -> "np.ndarray":
    """value as an array of whatever it holds."""
    try:
        return np.asarray(value)
    except Exception as fault:
        raise FootfallError("{0} must be an array of numbers, got {1} ({2})".format(
            name, type(value).__name__, fault), item=name) from None


def numbers(value: Floats, name: str, *shape: typing.Union[int, str]) -> "np.ndarray":
    """value as an array of float64 of this shape, rows one after the other; itself where it is that already.

    shape: a number is meant exactly, a word stands for any size ("frames").

    >>> numbers([[0, 1, 2]], "root", "frames", 3)
    array([[0., 1., 2.]])
    >>> numbers([[0, 1]], "root", "frames", 3)
    Traceback (most recent call last):
    ...
    footfall.error.FootfallError: root must have the shape (frames, 3), got (1, 2)
    """
    array = as_array(value, name)
    if array.dtype != np.float64:
        if array.dtype.kind not in "fiub" or (array.dtype.kind == "b" and array.size):
            raise FootfallError("{0} must be an array of numbers, got one of {1}".format(
                name, array.dtype if array.dtype.kind != "O" else type(value).__name__), item=name)
        array = array.astype(np.float64)
    if array.ndim != len(shape) or any(isinstance(wanted, int) and got != wanted
                                       for got, wanted in zip(array.shape, shape)):
        raise FootfallError("{0} must have the shape {1}, got {2}".format(name, _shape_text(shape), _shape_text(array.shape)),
                            item=name)
    array = np.ascontiguousarray(array)
    fault_at = _native.first_not_finite(array)
    if fault_at >= 0:
        where = np.unravel_index(fault_at, array.shape)
        raise FootfallError("{0} must be finite, got {1} at {2}".format(
            name, array[where], _shape_text([int(i) for i in where])), item=name)
    return array


def number(value: typing.Any, name: str) -> float:
    """value as a float; anything that is not one finite number is refused by name."""
    if isinstance(value, (str, bytes)) or value is None:
        raise FootfallError("{0} must be a number, got {1!r}".format(name, value), item=name)
    try:
        result = float(value)
    except (TypeError, ValueError):
        raise FootfallError("{0} must be a number, got {1}".format(name, type(value).__name__), item=name) from None
    if not np.isfinite(result):
        raise FootfallError("{0} must be finite, got {1}".format(name, result), item=name)
    return result


def whole_numbers(value: Floats, name: str, *shape: typing.Union[int, str]) -> "np.ndarray":
    """value as an array of int32 of this shape."""
    array = numbers(value, name, *shape)
    if not np.array_equal(array, np.rint(array)) or np.any(np.abs(array) > 2**31 - 1):
        raise FootfallError("{0} must be whole numbers".format(name), item=name)
    return array.astype(np.int32)


def whole_number(value: typing.Any, name: str, least: int, most: typing.Optional[int] = None) -> int:
    """value as an int from least to most."""
    result = number(value, name)
    if result != int(result) or result < least or (most is not None and result > most):
        raise FootfallError("{0} must be a whole number {1}, got {2:g}".format(
            name, "of at least {0}".format(least) if most is None else "from {0} to {1}".format(least, most), result),
            item=name)
    return int(result)


def positive(value: typing.Any, name: str) -> float:
    """value as a float above 0."""
    result = number(value, name)
    if result <= 0:
        raise FootfallError("{0} must be above 0, got {1:g}".format(name, result), item=name)
    return result


def truths(value: typing.Any, name: str, count: int) -> "np.ndarray":
    """value as count of True or False; one for all is enough."""
    array = as_array(value, name)
    if array.dtype.kind not in "biu" or array.shape not in ((), (count,)):
        raise FootfallError("{0} must be True or False, or {1} of them".format(name, count), item=name)
    return np.ascontiguousarray(np.broadcast_to(array.astype(bool), (count,)))


def frozen(array: "np.ndarray") -> "np.ndarray":
    """The array, which cannot be written from now on."""
    array.flags.writeable = False
    return array
