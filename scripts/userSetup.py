# SPDX-License-Identifier: MIT
"""Run by Maya when it starts, before there are any windows: the menu is built as soon as Maya is idle."""
from maya import cmds, utils


def _footfall_menu():
    from footfall.maya.tools import menu
    menu.build()


if not cmds.about(batch=True):
    utils.executeDeferred(_footfall_menu)
