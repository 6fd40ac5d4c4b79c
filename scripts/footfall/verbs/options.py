# SPDX-License-Identifier: MIT
"""What can be set, from the engine's tables of options."""
import typing

from ..error import FootfallError
from ..native import _native


class Option(typing.NamedTuple):
    """A keyword: its default, unit ("degrees", "m" …), range or words, and what it does."""

    keyword: str
    default: typing.Any
    unit: str
    range: str
    words: typing.List[str]
    help: str


def options(of: str) -> typing.Dict[str, Option]:
    """The keywords of a function: "walk", "prints", "contacts", "clean", "warp", "warping", "blend", "wander" …

    >>> footfall.options("prints")["step_length"].default
    0.6
    """
    tables = _native.option_tables()
    if of not in tables:
        raise FootfallError("there is no table of options '{0}'; there are {1}".format(of, ", ".join(tables)), item=str(of))
    return {row["keyword"]: Option(**row) for row in tables[of]}
