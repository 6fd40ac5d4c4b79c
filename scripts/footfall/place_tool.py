# SPDX-License-Identifier: MIT
"""The tool that places footprints by clicking: each click is the next foot's print, dragging turns its toes. A mesh that is
selected when the tool starts is the ground."""
from maya import cmds

from . import message, plugin, walking
from .error import FootfallError
from .undo import chunk

CONTEXT = "footfallPlaceContext"
_FAR = 1e6  # units that the eye of an orthographic view is away


class Placing(object):
    """What the tool is at work on."""

    def __init__(self, walk=None, terrain=None, character="human"):
        self.walk, self.terrain, self.character = walk, terrain, character
        self.last = None

    def press(self, point, eye):
        """A print where the animator clicked; returns it."""
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


_placing = Placing()


def start(character="human"):
    """Takes up the tool: goes on with the selected walk, or a new one; on the selected mesh, if any."""
    global _placing
    plugin.load()
    if message.is_batch():
        raise FootfallError("Prints are placed by clicking in a view; in batch mode use walking.place.")
    _placing = Placing(selected_walk(), selected_mesh(), character)
    take_up(CONTEXT, _press, _drag, "Click where the next foot lands, drag to turn its toes; Q ends.")
    return CONTEXT


def take_up(context, press, drag, help_line):
    """Makes a tool whose clicks and drags are places on the ground plane the current one. A press with its drags is one step
    of undo."""
    made = {"edit": True} if cmds.draggerContext(context, exists=True) else {}
    up = (0.0, 1.0, 0.0) if _y_is_up() else (0.0, 0.0, 1.0)
    cmds.draggerContext(context, pressCommand=press, dragCommand=drag, cursor="crossHair", space="world",
                        projection="plane", plane=up, undoMode="step", helpString=help_line, **made)
    cmds.setToolTo(context)


def _press():
    point = cmds.draggerContext(CONTEXT, query=True, anchorPoint=True)
    try:
        _placing.press(point, eye_of(point))
    except FootfallError as error:
        message.warn(str(error))


def _drag():
    _placing.drag(cmds.draggerContext(CONTEXT, query=True, dragPoint=True))
    cmds.refresh(currentView=True)


def _y_is_up():
    return cmds.upAxis(query=True, axis=True) == "y"


def eye_of(point):
    """Where the view looks at a point from."""
    panel = cmds.getPanel(withFocus=True)
    if not panel or cmds.getPanel(typeOf=panel) != "modelPanel":
        return [value + _FAR * up for value, up in zip(point, (0, 1, 0) if _y_is_up() else (0, 0, 1))]
    camera = cmds.modelPanel(panel, query=True, camera=True)
    matrix = cmds.xform(camera, query=True, worldSpace=True, matrix=True)
    if cmds.camera(camera, query=True, orthographic=True):
        return [value + _FAR * back for value, back in zip(point, matrix[8:11])]  # it looks along its -Z
    return matrix[12:15]


def selected_walk():
    """The walk that is selected, or one of whose prints is; or None."""
    chosen = set(cmds.ls(selection=True, long=True) or [])
    for walk in walking.walks():
        path = cmds.ls(walk, long=True)[0]
        if any(name == path or name.startswith(path + "|") for name in chosen):
            return walk
    return None


def selected_mesh():
    """The first selected mesh, or None."""
    for name in cmds.ls(selection=True) or []:
        if any(cmds.nodeType(shape) == "mesh" for shape in cmds.listRelatives(name, shapes=True, fullPath=True) or []):
            return name
    return None
