# SPDX-License-Identifier: MIT
"""The tool that pulls footprints by what is drawn of them: the arrow turns the toes, the end of the dagger's bar is how long
the foot stays, the crossbar when the next one lands. A click on the sole selects the print, for the move tool."""
from maya import cmds

from . import message, place_tool, plugin, walking
from .error import FootfallError

CONTEXT = "footfallPullContext"


class Pulling(object):
    """What the tool has taken hold of."""

    def __init__(self, walk=None):
        self.walk = walk
        self.number, self.part = 0, None

    def press(self, point, eye):
        """Takes hold of what is at a point; returns its part, or None."""
        found = walking.pick(list(point), list(eye), self.walk)
        self.number, self.part = 0, None
        if not found:
            return None
        name, self.part = found
        self.number = walking.prints(self.walk).index(name) + 1
        cmds.select(name)
        return self.part

    def drag(self, point, eye):
        """Pulls it to a point; what feet cannot do is said and left as it was."""
        if self.part in (None, "sole"):
            return
        try:
            walking.pull(self.number, self.part, list(point), list(eye), self.walk)
        except FootfallError as error:
            message.warn(str(error))


_pulling = Pulling()


def start():
    """Takes up the tool on the selected walk, or the only one."""
    global _pulling
    plugin.load()
    if message.is_batch():
        raise FootfallError("Prints are pulled in a view; in batch mode use walking.pull, land and leave.")
    _pulling = Pulling(place_tool.selected_walk() or walking.only())
    place_tool.take_up(CONTEXT, _press, _drag,
                       "Drag the arrow to turn a print, the dagger's end or crossbar to time it; Q ends.")
    return CONTEXT


def _press():
    point = cmds.draggerContext(CONTEXT, query=True, anchorPoint=True)
    try:
        _pulling.press(point, place_tool.eye_of(point))
    except FootfallError as error:
        message.warn(str(error))


def _drag():
    point = cmds.draggerContext(CONTEXT, query=True, dragPoint=True)
    _pulling.drag(point, place_tool.eye_of(point))
    cmds.refresh(currentView=True)
