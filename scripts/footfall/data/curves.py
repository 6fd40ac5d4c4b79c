# SPDX-License-Identifier: MIT
"""Animation curves that evaluate as Maya's do. Times in seconds; values in Maya's internal units: centimetres, radians."""
import typing

import numpy as np

from ..error import FootfallError
from ..native import _native
from .arrays import Floats, as_array, frozen, numbers, positive, truths

_KEYS = ("in_types", "out_types", "in_tangents", "out_tangents", "tangents_locked", "weights_locked", "breakdown")


class Curve:
    """A keyed function of time.

    times, values    [K] of the keys; times rising
    in_types, out_types    one word for all, or K: "auto", "spline", "linear", "flat", "step", "stepnext", "fixed", "clamped",
                           "plateau", "slow", "fast"
    in_tangents, out_tangents    [K, 2] of keys whose type is "fixed": three times the Bézier handle, seconds and value
    weighted         whether tangents have a length
    before, after    outside the keys: "constant", "linear", "cycle", "cycleRelative", "oscillate"
    output           what the values are: "linear" (cm), "angular" (rad), "time" (s), "unitless"

    >>> curve = footfall.Curve([0, 1], [0, 10], in_types="linear", out_types="linear")
    >>> curve([0.25, 0.5])
    array([2.5, 5. ])
    """

    __slots__ = ("_engine", "_state")
    __hash__ = None  # type: ignore[assignment]
    _engine: "_native.Curve"
    _state: typing.Optional[typing.Dict[str, typing.Any]]
    times: "np.ndarray"
    values: "np.ndarray"
    in_types: typing.List[str]
    out_types: typing.List[str]
    in_tangents: "np.ndarray"
    out_tangents: "np.ndarray"
    tangents_locked: "np.ndarray"
    weights_locked: "np.ndarray"
    breakdown: "np.ndarray"
    weighted: bool
    before: str
    after: str
    output: str
    input: str

    def __init__(self, times: Floats, values: Floats, *, in_types: typing.Union[str, typing.Sequence[str]] = "auto",
                 out_types: typing.Union[str, typing.Sequence[str]] = "auto",
                 in_tangents: typing.Optional[Floats] = None, out_tangents: typing.Optional[Floats] = None,
                 tangents_locked: Floats = True, weights_locked: Floats = True, breakdown: Floats = False,
                 weighted: bool = False, before: str = "constant", after: str = "constant", output: str = "unitless",
                 input: str = "time") -> None:
        at = numbers(times, "times", "keys")
        count = len(at)
        state: typing.Dict[str, typing.Any] = {
            "times": at, "values": numbers(values, "values", count), "weighted": bool(weighted), "before": before,
            "after": after, "output": output, "input": input}
        for name, words in (("in_types", in_types), ("out_types", out_types)):
            state[name] = [words] * count if isinstance(words, str) else [str(word) for word in words]
        for name, rows in (("in_tangents", in_tangents), ("out_tangents", out_tangents)):
            if rows is not None:
                state[name] = numbers(rows, name, count, 2)
        for name, flags in (("tangents_locked", tangents_locked), ("weights_locked", weights_locked),
                            ("breakdown", breakdown)):
            state[name] = truths(flags, name, count)
        self._engine, self._state = _native.Curve.from_state(state), None

    @classmethod
    def _of(cls, engine: "_native.Curve") -> "Curve":
        self = cls.__new__(cls)
        self._engine, self._state = engine, None
        return self

    def __getattr__(self, name: str) -> typing.Any:
        # What __init__ takes can be read.
        if name.startswith("_"):
            raise AttributeError(name)
        if self._state is None:
            self._state = {key: frozen(value) if isinstance(value, np.ndarray) else value
                           for key, value in self._engine.state().items()}
        try:
            return self._state[name]
        except KeyError:
            raise AttributeError("a Curve has no '{0}'".format(name)) from None

    def __call__(self, times: Floats) -> "np.ndarray":
        """The values at times, in their shape."""
        at = as_array(times, "times")
        values = self._engine.evaluate(numbers(at.ravel(), "times", "times"))
        return values.reshape(at.shape) if at.ndim else values[0]

    evaluate = __call__

    def derivative(self, times: Floats) -> "np.ndarray":
        """The slopes at times, per second."""
        at = as_array(times, "times")
        return self._engine.derivative(numbers(at.ravel(), "times", "times")).reshape(at.shape)

    def __len__(self) -> int:
        return self._engine.keys

    def __eq__(self, other: object) -> bool:
        return self._engine.same(other._engine) if isinstance(other, Curve) else NotImplemented

    def __reduce__(self) -> typing.Tuple[typing.Any, ...]:
        return _curve_from_state, (self._engine.state(),)

    def __repr__(self) -> str:
        if not len(self):
            return "<Curve without keys>"
        times = self._engine.times()
        return "<Curve: {0} keys, {1:g} s to {2:g} s>".format(len(self), times[0], times[-1])


def _curve_from_state(state: typing.Dict[str, typing.Any]) -> Curve:
    return Curve._of(_native.Curve.from_state(state))


class Curves(typing.Mapping[str, Curve]):
    """The curves of a scene by name, "hips.translateX".

    >>> curves = footfall.Curves({"ball.translateY": footfall.Curve([0, 1], [0, 10])})
    >>> curves.evaluate([0, 0.5, 1]).shape
    (1, 3)
    """

    __slots__ = ("_engine", "_names")
    _engine: "_native.CurveSet"

    def __init__(self, curves: typing.Mapping[str, Curve]) -> None:
        rows = []
        for name, curve in curves.items():
            node, dot, attribute = str(name).rpartition(".")
            if not dot:
                raise FootfallError("the name of a curve must be NODE.ATTRIBUTE, got '{0}'".format(name), item=str(name))
            if not isinstance(curve, Curve):
                raise FootfallError("{0} must be a Curve, got {1}".format(name, type(curve).__name__), item=str(name))
            rows.append((node, attribute, curve._engine))
        self._set(_native.CurveSet.from_rows(rows))

    @classmethod
    def _of(cls, engine: "_native.CurveSet") -> "Curves":
        self = cls.__new__(cls)
        self._set(engine)
        return self

    def _set(self, engine: "_native.CurveSet") -> None:
        self._engine = engine
        self._names = {"{0}.{1}".format(*name): i for i, name in enumerate(engine.names())}

    def evaluate(self, times: Floats, threads: int = 0) -> "np.ndarray":
        """[curves, times] every curve at every time, in the order of the names."""
        return self._engine.evaluate(numbers(times, "times", "times"), threads)

    def __getitem__(self, name: str) -> Curve:
        return Curve._of(self._engine.curve(self._names[name]))

    def __iter__(self) -> typing.Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, typing.Mapping):
            return NotImplemented
        return list(self) == list(other) and all(self[name] == other[name] for name in self)

    def __reduce__(self) -> typing.Tuple[typing.Any, ...]:
        return Curves, (dict(self),)

    def __repr__(self) -> str:
        start, end = self._engine.range()
        return "<Curves: {0}, {1:g} s to {2:g} s>".format(len(self), start, end)


def reduce(times: Floats, values: Floats, tolerance: float = 1e-3, *, keep_extremes: bool = True,
           pinned: Floats = (), output: str = "unitless") -> typing.Tuple[Curve, float]:
    """A curve with few keys within tolerance of samples, and its largest error at them.

    times        [N] seconds, rising
    values       [N]
    tolerance    in units of the values
    pinned       times that must be keys, such as contacts

    >>> import numpy as np
    >>> times = np.linspace(0, 1, 121)
    >>> curve, error = footfall.reduce(times, np.sin(6 * times), 0.001)
    >>> len(curve) < 20 and error <= 0.001
    True
    """
    at = numbers(times, "times", "samples")
    engine, error = _native.reduce_keys(at, numbers(values, "values", len(at)), positive(tolerance, "tolerance"),
                                        bool(keep_extremes), numbers(pinned, "pinned", "times"), output)
    return Curve._of(engine), error
