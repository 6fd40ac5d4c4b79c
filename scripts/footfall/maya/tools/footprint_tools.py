# SPDX-License-Identifier: MIT
"""The tools that edit single footprints."""
from maya import cmds

from ...error import FootfallError
from .. import walking
from ..session import message, selection
from ..session.undo import chunk
from ..viewport import footprint_handles, footprint_placer
from ..windows import footprint_window
from .decorator import tool


@tool
def place_prints(character="human"):
    """Start the tool that places footprints by clicking."""
    footprint_placer.start(character)
    message.info("Click where the next foot lands; drag to turn its toes.")


@tool
def pull_prints():
    """Start the tool that drags the handles and daggers of footprints."""
    footprint_handles.start()
    message.info("Drag the arrow to turn a print, the dagger's end or its crossbar to time it.")


@tool
def print_times():
    """Open the window with the frames at which feet land and lift off."""
    return footprint_window.show()


def _selected_prints():
    """[(walk, number)] of the selected prints, the last first."""
    found = []
    for walk in walking.walks():
        for number, name in enumerate(walking.prints(walk), 1):
            path = cmds.ls(name, long=True)[0]
            if path in selection.controls(what="a footprint"):
                found.append((walk, number))
    if not found:
        raise FootfallError("No footprint is selected. Select one first.")
    return found[::-1]


@tool
def print_insert():
    """Insert a footprint half-way between the selected one and the next."""
    walk, number = _selected_prints()[0]
    made = walking.insert(number + 1, walk)
    cmds.select(made)
    message.info("Inserted {0} as footprint {1}.".format(made, number + 1))


@tool
def print_remove():
    """Remove the selected footprints and renumber the others."""
    found = _selected_prints()
    with chunk("remove footprints"):
        for walk, number in found:
            walking.remove(number, walk)
    message.info("Removed {0} footprints.".format(len(found)))


@tool
def print_add_copies():
    """Add duplicated footprints to their walk."""
    message.info("Footprints of the walk: {0}.".format(", ".join(walking.add_copies())))


@tool
def print_swap():
    """Swap the selected footprints between left and right foot."""
    found = _selected_prints()
    with chunk("swap feet"):
        for walk, number in found:
            walking.swap(number, walk)
    message.info("Swapped the foot of {0} footprints.".format(len(found)))
