# SPDX-License-Identifier: MIT
"""The tools for rig maps, the plug-in and the help."""
from maya import cmds

from ...error import FootfallError
from .. import rig_maps
from ..session import message, plugin
from .decorator import tool


@tool
def load():
    """Load the plug-in."""
    if plugin.load():
        message.info("The plug-in is loaded.")


@tool
def map_rig():
    """Show which control is the body, the hips, a foot or a hand, and correct it."""
    return rig_maps.edit()


@tool
def select_rig():
    """Select every mapped control of the character."""
    nodes = rig_maps.of_selection().nodes()
    if not nodes:
        raise FootfallError("No control of the character is mapped yet. Use Map Rig first.")
    cmds.select(nodes)
    message.info("Selected {0} controls.".format(len(nodes)))


@tool
def panel():
    """Open the panel: footprints as bars over time, the timing layer, the warps, and what is hard about a motion."""
    from ..windows import panel_window
    return panel_window.show()


@tool
def welcome():
    """Open the example scenes: walks, a retimed walk, a pose warp, a dog over hills, leaps."""
    from ..windows import welcome_window
    return welcome_window.show()


@tool
def show_help():
    """Show what each tool does."""
    from ..windows import help_window
    return help_window.show()
