# SPDX-License-Identifier: MIT
"""The buttons for creatures: they work on the selected one, or the joints it should drive."""
from . import creatures, message
from .tooling import tool


@tool
def creature_window():
    """Features as sliders, a search in the background."""
    from . import creature_window as window
    return window.show()


@tool
def creature_connect():
    """The selected joints move as the creature does."""
    channels = creatures.connect()
    message.info("{0} channels move.".format(len(channels)))
    return channels


@tool
def creature_skeleton():
    """A skeleton of the creature's own."""
    root = creatures.skeleton()
    message.info("{0} moves.".format(root))
    return root


@tool
def creature_disconnect():
    """What the creature drives stays as it is now."""
    message.info("{0} channels are free.".format(len(creatures.disconnect())))


@tool
def creature_notes():
    """Wanted and measured features."""
    message.info("; ".join(creatures.notes()))


@tool
def creature_bake():
    """The creature's motion into plain curves."""
    channels = creatures.bake()
    message.info("{0} channels are baked to plain curves.".format(len(channels)))
    return channels
