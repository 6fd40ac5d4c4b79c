# SPDX-License-Identifier: MIT
"""The tool that places footprints by clicking: each click is the print of the next foot, dragging turns its toes. A mesh
that is selected when the tool starts is the ground."""
from maya import cmds

from ...error import FootfallError
from .. import walking
from ..session import message, plugin, selection
from ..session.undo import chunk
from . import dragger

CONTEXT = "footfallPlaceContext"


class Placer(object):
    """The walk that clicks extend, and the print placed last."""

    def __init__(self, walk=None, terrain=None, character="human"):
        self.walk, self.terrain, self.character = walk, terrain, character
        self.last = None

    def press(self, point, eye):
        """Places a print at a point and returns it."""
        if self.walk and not cmds.objExists(self.walk):
            self.walk = None  # undone or deleted meanwhile
        with chunk("place footprint"):
            self.walk, self.last = walking.place(list(point), self.walk, eye=list(eye), terrain=self.terrain,
                                                 character=self.character)
        return self.last

    def drag(self, point):
        """Turns the toes of the last print towards a point."""
        if not self.last or not cmds.objExists(self.last):
            return
        walking.aim(walking.prints(self.walk).index(self.last) + 1, list(point), self.walk)


_placer = Placer()


def start(character="human"):
    """Starts the tool. It extends the selected walk, or creates one; a selected mesh is the ground."""
    global _placer
    plugin.load()
    if message.is_batch():
        raise FootfallError("Footprints are placed by clicking in a view. In batch mode use walking.place.")
    _placer = Placer(walking.selected(), selection.mesh(), character)
    dragger.start(CONTEXT, _press, _drag, "Click where the next foot lands, drag to turn its toes. Press Q to finish.")
    return CONTEXT


def _press():
    point = cmds.draggerContext(CONTEXT, query=True, anchorPoint=True)
    try:
        _placer.press(point, dragger.eye_of(point))
    except FootfallError as error:
        message.warn(str(error))


def _drag():
    _placer.drag(cmds.draggerContext(CONTEXT, query=True, dragPoint=True))
    cmds.refresh(currentView=True)
