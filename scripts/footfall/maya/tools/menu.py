# SPDX-License-Identifier: MIT
"""The Footfall menu in Maya's main menu bar."""
from maya import cmds, mel

from ..session import message
from .tool_table import TOOLS, code

MENU = "footfallMenu"


def build():
    """Builds the menu, in place of one that is there; returns its name, or None in batch mode."""
    if message.is_batch():
        return None
    remove()
    window = mel.eval("$tmp=$gMainWindow")
    menu = cmds.menu(MENU, label="Footfall", tearOff=True, parent=window)
    for tool in TOOLS:
        cmds.menuItem(label=tool.label, image=tool.icon + ".png", annotation=tool.note, parent=menu,
                      command=code(tool.function), sourceType="python")
        if tool.items:
            under = cmds.menuItem(label=tool.label + " Options", subMenu=True, parent=menu)
            for label, call in tool.items:
                cmds.menuItem(label=label, parent=under, command=code(call), sourceType="python")
    return menu


def remove():
    """Removes the menu; returns whether there was one."""
    if message.is_batch() or not cmds.menu(MENU, exists=True):
        return False
    cmds.deleteUI(MENU, menu=True)
    return True
