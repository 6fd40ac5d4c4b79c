# SPDX-License-Identifier: MIT
"""The Footfall menu in Maya's main menu bar, the commands for hotkeys, and the marking menu on footprints and apexes."""
from maya import cmds, mel

from ..session import message
from . import option_table, tool_table
from .tool_table import SECTIONS, code

MENU = "footfallMenu"
MARKING = "footfallMarkingMenu"
CATEGORY = "Footfall"
# (position, label, call) on a footprint, with Ctrl, Shift and the right mouse button in a view.
ON_PRINT = (("N", "Insert After", "print_insert()"), ("E", "Swap Left and Right", "print_swap()"),
            ("W", "Edit Times...", "print_times()"), ("NE", "Use Selected Mesh as Ground", "walk_ground()"),
            ("S", "Remove", "print_remove()"), ("NW", "Drag Handles", "pull_prints()"))
ON_APEX = (("N", "Add Velocity Handle", "stance_velocity()"), ("E", "Free Velocity", "stance_velocity(free=True)"),
           ("W", "Show Leap Problems", "stance_notes()"))


def build():
    """Builds the menu, in place of one that is there; returns its name, or None in batch mode."""
    if message.is_batch():
        return None
    remove()
    window = mel.eval("$tmp=$gMainWindow")
    menu = cmds.menu(MENU, label="Footfall", tearOff=True, parent=window)
    for section, entries in SECTIONS:
        cmds.menuItem(divider=True, dividerLabel=section, parent=menu)
        for entry in entries:
            cmds.menuItem(label=entry.label, annotation=summary(entry.call), parent=menu, command=code(entry.call),
                          sourceType="python")
            if entry.options:
                cmds.menuItem(optionBox=True, parent=menu, sourceType="python",
                              command=code("show_options('{0}')".format(entry.options)))
    _add_commands()
    _add_marking_menu()
    return menu


def summary(call):
    """The first sentence of what a tool does."""
    from .. import tools
    return " ".join(getattr(tools, call.split("(")[0]).__doc__.split("\n\n")[0].split())


def command_name(call):
    """The name of the command for hotkeys: gait_change('walk') is FootfallGaitChangeWalk."""
    words = "".join(letter if letter.isalnum() else " " for letter in call).split()
    return "Footfall" + "".join(word.capitalize() for word in " ".join(words).replace("_", " ").split())


def _add_commands():
    for call, label in tool_table.calls().items():
        name = command_name(call)
        if not cmds.runTimeCommand(name, exists=True):
            cmds.runTimeCommand(name, annotation="{0}: {1}".format(label, summary(call)), category=CATEGORY,
                                command=code(call), commandLanguage="python", default=True)


def _add_marking_menu():
    if cmds.popupMenu(MARKING, exists=True):
        cmds.deleteUI(MARKING)
    panes = mel.eval("$tmp=$gMainPane")
    if panes:
        cmds.popupMenu(MARKING, markingMenu=True, button=3, ctrlModifier=True, shiftModifier=True, parent=panes,
                       postMenuCommand=lambda *_: fill_marking_menu())


def fill_marking_menu():
    """What can be done with the selected footprints or apexes; nothing where none is selected."""
    cmds.popupMenu(MARKING, edit=True, deleteAllItems=True)
    chosen = cmds.ls(selection=True, transforms=True, long=True) or []
    shapes = (cmds.listRelatives(chosen, shapes=True, fullPath=True) or []) if chosen else []
    kinds = {cmds.nodeType(shape) for shape in shapes}
    items = ON_PRINT if "ffFootprint" in kinds else ON_APEX if "ffStanceApex" in kinds else ()
    for position, label, call in items:
        cmds.menuItem(label=label, radialPosition=position, parent=MARKING, command=code(call), sourceType="python")
    return len(items)


def remove():
    """Removes menu, marking menu and commands; returns whether there was a menu."""
    if message.is_batch():
        return False
    for call in tool_table.calls():
        if cmds.runTimeCommand(command_name(call), exists=True):
            cmds.runTimeCommand(command_name(call), edit=True, delete=True)
    if cmds.popupMenu(MARKING, exists=True):
        cmds.deleteUI(MARKING)
    if not cmds.menu(MENU, exists=True):
        return False
    cmds.deleteUI(MENU, menu=True)
    return True


def show_options(tool):
    """The window with the options of a tool."""
    if tool not in option_table.OPTIONS:
        raise ValueError(tool)
    from ..windows import make_window
    return make_window.show_options(tool)
