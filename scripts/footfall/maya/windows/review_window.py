# SPDX-License-Identifier: MIT
"""Accept or Discard, where a tool has replaced animation."""
from maya import cmds

from ..session import message, undo

WINDOW = "footfallReviewWindow"


def offer(what):
    """Shows what the last step did, with Accept and Discard, which undoes it; nothing in batch mode. Returns the window."""
    step = undo.last_step()
    if message.is_batch() or not step:
        return None
    close()
    cmds.window(WINDOW, title="Footfall: Accept?", widthHeight=(320, 110))
    column = cmds.columnLayout(adjustableColumn=True, rowSpacing=6, parent=WINDOW)
    cmds.text(label=what + " Play it: is it what you wanted?", align="left", wordWrap=True, height=36, parent=column)
    cmds.button(label="Accept", parent=column, command=lambda *_: close())
    cmds.button(label="Discard", parent=column, command=lambda *_: discard(step))
    cmds.showWindow(WINDOW)
    return WINDOW


def close():
    if cmds.window(WINDOW, exists=True):
        cmds.deleteUI(WINDOW, window=True)


def discard(step):
    """Undoes the step, unless there were others since."""
    close()
    if undo.last_step() != step:
        message.warn("There were other changes since. Undo them first (Ctrl+Z), then the motion goes with the next undo.")
        return False
    cmds.undo()
    message.info("Discarded: the animation is what it was.")
    return True
