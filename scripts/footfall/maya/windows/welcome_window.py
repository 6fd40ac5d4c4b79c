# SPDX-License-Identifier: MIT
"""Welcome: the example scenes to open, the rigs to try, and where to read on."""
import os

from maya import cmds

from ...error import FootfallError
from ..session import message

WINDOW = "footfallWelcomeWindow"
# File in scenes/; icon; title; what to try.
SCENES = (
    ("walk_along_curve.ma", "ffPrintCurve", "A walk along a curve", "Move a point of the curve: the walk follows."),
    ("drag_a_footprint.ma", "ffPrintPlace", "Drag a footprint", "Move a footprint: the next step goes there."),
    ("retime.ma", "ffTiming", "Retime a walk", "Select a control and double-click Retime to see the keys of its timing."),
    ("pose_warp.ma", "ffWarpPose", "Pose warp on captured motion", "Pose the chest at another frame and press Pose Warp."),
    ("dog_over_hills.ma", "ffGaitLibrary", "A dog over hills", "Move the curve, or change its gait in the menu."),
    ("chain_of_leaps.ma", "ffStanceChain", "A chain of leaps", "Raise an apex: the leap before it gets higher."),
)


def examples():
    """The folder of the example scenes and rigs: of the module, or of the sources."""
    package = os.path.dirname(os.path.dirname(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))))
    for place in (os.environ.get("FOOTFALL_ROOT") or package, os.path.join(package, "examples")):
        if os.path.isdir(os.path.join(place, "scenes")):
            return place
    raise FootfallError("The example scenes were not found. Install Footfall again.")


def open_scene(name):
    """Opens an example scene; asks first where the present one has changes that were not saved."""
    path = os.path.join(examples(), "scenes", name)
    if not os.path.isfile(path):
        raise FootfallError("There is no example scene {0}. Install Footfall again.".format(path))
    if cmds.file(query=True, modified=True) and not message.is_batch():
        answer = cmds.confirmDialog(title="Footfall", message="The scene has changes that were not saved. Open the example "
                                    "anyway?", button=["Open", "Cancel"], defaultButton="Cancel", cancelButton="Cancel",
                                    dismissString="Cancel")
        if answer != "Open":
            return None
    cmds.file(path, open=True, force=True)
    return path


def show():
    """Opens the window; raises FootfallError in batch mode."""
    if message.is_batch():
        raise FootfallError("There are no windows in batch mode. The example scenes are in {0}.".format(
            os.path.join(examples(), "scenes")))
    if cmds.window(WINDOW, exists=True):
        cmds.deleteUI(WINDOW, window=True)
    cmds.window(WINDOW, title="Welcome to Footfall", widthHeight=(480, 420))
    column = cmds.columnLayout(adjustableColumn=True, rowSpacing=4, parent=WINDOW)
    cmds.text(label="Open an example and press Play. Each plays at once; nothing of your scene is touched until you say so.",
              align="left", wordWrap=True, height=36, parent=column)
    for name, icon, title, hint in SCENES:
        cmds.iconTextButton(style="iconAndTextHorizontal", image=icon + "_150.png", label="{0}\n{1}".format(title, hint),
                            annotation=hint, height=48, parent=column, command=lambda *_, name=name: open_scene(name))
    cmds.separator(style="in", height=8, parent=column)
    cmds.button(label="What Each Tool Does", parent=column, command=lambda *_: _help())
    cmds.button(label="Close", parent=column, command=lambda *_: cmds.deleteUI(WINDOW, window=True))
    cmds.showWindow(WINDOW)
    return WINDOW


def _help():
    from . import help_window
    return help_window.show()
