# SPDX-License-Identifier: MIT
"""The tool that drags what is drawn of a footprint: the arrow turns the toes, the end of the dagger's bar sets how long the
foot stays, the crossbar sets when the next foot lands. Clicking the sole selects the print for the Move tool."""
from maya import cmds

from ...error import FootfallError
from .. import walking
from ..session import message, plugin
from . import dragger

CONTEXT = "footfallPullContext"


class HandleDrag(object):
    """The print and the part of it that are being dragged."""

    def __init__(self, walk=None):
        self.walk = walk
        self.number, self.part = 0, None

    def press(self, point, eye):
        """Picks what is drawn at a point; returns its part, or None."""
        found = walking.pick(list(point), list(eye), self.walk)
        self.number, self.part = 0, None
        if not found:
            return None
        name, self.part = found
        self.number = walking.prints(self.walk).index(name) + 1
        cmds.select(name)
        return self.part

    def drag(self, point, eye):
        """Drags the part to a point. What feet cannot do is reported and leaves the print as it was."""
        if self.part in (None, "sole"):
            return
        try:
            walking.pull(self.number, self.part, list(point), list(eye), self.walk)
        except FootfallError as error:
            message.warn(str(error))


_drag_state = HandleDrag()


def start():
    """Starts the tool on the selected walk, or on the only one in the scene."""
    global _drag_state
    plugin.load()
    if message.is_batch():
        raise FootfallError("Footprint handles are dragged in a view. In batch mode use walking.pull, land and leave.")
    _drag_state = HandleDrag(walking.selected() or walking.only())
    dragger.start(CONTEXT, _press, _drag,
                  "Drag the arrow to turn a print, the dagger's end or crossbar to time it. Press Q to finish.")
    return CONTEXT


def _press():
    point = cmds.draggerContext(CONTEXT, query=True, anchorPoint=True)
    try:
        _drag_state.press(point, dragger.eye_of(point))
    except FootfallError as error:
        message.warn(str(error))


def _drag():
    point = cmds.draggerContext(CONTEXT, query=True, dragPoint=True)
    _drag_state.drag(point, dragger.eye_of(point))
    cmds.refresh(currentView=True)
