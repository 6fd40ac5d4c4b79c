# SPDX-License-Identifier: MIT
"""What makes a function a tool of the shelf: its errors become messages that an animator can act on."""
import functools
import re

from ...error import FootfallError
from ..session import message

# The plug-in names flags of its commands as remedies; the same remedies where a user of the shelf finds them.
_REMEDIES = (
    (r"(?:(?:give|use|pass|add|set) )?-replace\b", "right-click the button and choose Replace Its Animation"),
    (r",? or (?:give|use|pass|add|set) -align path\b", ""),
    (r"\bbake it \(ffBake\)", "select it and press Bake"),
)


def for_animators(text):
    """The text of an error with the flags of commands replaced by what the shelf offers."""
    for pattern, remedy in _REMEDIES:
        text = re.sub(pattern, remedy, text)
    return text


def tool(function):
    """Shows a FootfallError as a warning instead of raising it; the function then returns None."""
    @functools.wraps(function)
    def shown(*args, **kwargs):
        try:
            return function(*args, **kwargs)
        except FootfallError as error:
            message.warn(for_animators(str(error)))
            return None
    return shown
