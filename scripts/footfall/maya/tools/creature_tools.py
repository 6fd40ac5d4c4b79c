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
def creature_notes():
    """Show the wanted and the measured features."""
    message.info("; ".join(creatures.notes()))
