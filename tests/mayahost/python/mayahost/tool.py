# SPDX-License-Identifier: MIT
"""A hand that uses the current tool, in a recorded user interface.

    cmds.setToolTo(cmds.draggerContext(pressCommand=place, projection="plane", plane=(0, 1, 0)))
    tool.click((10.0, 0.0, -3.0))

A tool of a script is told points in the world; one of a plug-in pixels of the view (tool.click_pixel), which looks down
at the ground unless tool.set_view says otherwise."""
import _mayahost as host
from maya.cmds import scripts, tools


def _tool():
    found = tools.draggers.get(tools.current())
    if found is None:
        raise RuntimeError("The current tool, '%s', is not one of a script." % tools.current())
    return found


def _run(found, command):
    if command in found.flags:
        scripts.run(found.flags[command])


def press(point, button=1, modifier="none"):
    """Presses a mouse button at a point of the world: modifier none, shift, ctrl."""
    found = _tool()
    found.anchor = found.point = tuple(float(x) for x in point)
    found.button, found.modifier = button, modifier
    _run(found, "prePressCommand")
    _run(found, "pressCommand")


def drag(point):
    found = _tool()
    found.point = tuple(float(x) for x in point)
    _run(found, "dragCommand")


def release(point=None):
    found = _tool()
    if point is not None:
        found.point = tuple(float(x) for x in point)
    _run(found, "releaseCommand")
    found.step += 1


def click(point, button=1, modifier="none"):
    press(point, button, modifier)
    release()


def click_pixel(x, y, shift=False, control=False):
    """A click with a tool of a plug-in; False if the tool does not handle it."""
    return all(host.sendMouse(does, x, y, shift, control) for does in ("press", "release"))


def set_view(corner, right, up, size):
    """The view of tools of plug-ins: where pixel (0, 0) is, the axes of the screen, and cm a pixel."""
    host.setView(corner, right, up, size)
