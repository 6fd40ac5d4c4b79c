# SPDX-License-Identifier: MIT
"""What makes a function a tool of the shelf: its errors become messages that an animator can act on."""
import functools
import re

from ...error import FootfallError
from ..session import framing, message
from ..session.undo import chunk
from ..windows import review_window

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
        from .tool_table import hint
        text = hint(function.__name__)
        if text:
            message.first_time(function.__name__, text)
        try:
            return function(*args, **kwargs)
        except FootfallError as error:
            message.warn(for_animators(str(error)))
            return None
    return shown


def maker(function, replaces=False):
    """A tool that makes a motion and returns its node: one undo step; the playback range then covers the motion and the
    view shows it. replaces: it takes the place of animation, which the animator accepts or discards."""
    @functools.wraps(function)
    def made(*args, **kwargs):
        with chunk(" ".join(function.__name__.split("_"))):
            node = function(*args, **kwargs)
            if node:
                show(node)
        if node and replaces:
            review_window.offer("{0} replaced the animation.".format(node))
        return node
    return tool(made)


def replacing_maker(function):
    """A maker that takes the place of animation."""
    return maker(function, replaces=True)


def show(node):
    """The playback range covers the motion of a generator, and the view shows what it moves, or itself."""
    from .. import generators
    for one in generators.all_of_scene():
        if one.name == node:
            framing.cover(generators.frames(one))
            framing.frame(sorted({plug.split(".")[0] for plug in generators.driven(one)}) or [node])
