# SPDX-License-Identifier: MIT
"""The tools for creatures. They work on the selected creature, or on the joints that it should drive."""
from .. import creatures
from ..session import message
from .decorator import tool


@tool
def creature_window():
    """Open the window that searches for a motion with the features you set."""
    from ..windows import creature_window as window
    return window.show()


@tool
def creature_connect():
    """Connect the creature to the selected joints."""
    channels = creatures.connect()
    message.info("The creature drives {0} channels.".format(len(channels)))
    return channels


@tool
def creature_skeleton():
    """Create a skeleton of the creature, moving."""
    root = creatures.skeleton()
    message.info("Created the skeleton {0}.".format(root))
    return root


@tool
def creature_disconnect():
    """Disconnect the creature from its joints, which keep their current pose."""
    message.info("Disconnected {0} channels.".format(len(creatures.disconnect())))


@tool
def creature_notes():
    """Show the wanted and the measured features."""
    message.info("; ".join(creatures.notes()))


@tool
def creature_bake():
    """Bake the motion of the creature to plain curves."""
    channels = creatures.bake()
    message.info("Baked {0} channels to plain curves.".format(len(channels)))
    return channels
