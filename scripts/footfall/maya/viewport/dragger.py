# SPDX-License-Identifier: MIT
"""What the viewport tools share: a dragger context on the ground plane, and the position of the eye."""
from maya import cmds

_FAR = 1e6  # scene units from a point to the eye of an orthographic view


def start(context, press, drag, help_line):
    """Creates the tool `context` and makes it the current one. `press` and `drag` are called for clicks and drags on
    the ground plane. A press with its drags is one undo step."""
    edit = {"edit": True} if cmds.draggerContext(context, exists=True) else {}
    up = (0.0, 1.0, 0.0) if _y_is_up() else (0.0, 0.0, 1.0)
    cmds.draggerContext(context, pressCommand=press, dragCommand=drag, cursor="crossHair", space="world",
                        projection="plane", plane=up, undoMode="step", helpString=help_line, **edit)
    cmds.setToolTo(context)


def _y_is_up():
    return cmds.upAxis(query=True, axis=True) == "y"


def eye_of(point):
    """The position from which the view with the focus looks at a point."""
    panel = cmds.getPanel(withFocus=True)
    if not panel or cmds.getPanel(typeOf=panel) != "modelPanel":
        return [value + _FAR * up for value, up in zip(point, (0, 1, 0) if _y_is_up() else (0, 0, 1))]
    camera = cmds.modelPanel(panel, query=True, camera=True)
    matrix = cmds.xform(camera, query=True, worldSpace=True, matrix=True)
    if cmds.camera(camera, query=True, orthographic=True):
        return [value + _FAR * back for value, back in zip(point, matrix[8:11])]  # it looks along its -Z
    return matrix[12:15]
