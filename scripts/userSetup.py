# SPDX-License-Identifier: MIT
"""Run by Maya at its start, also without windows and before there are any: the menu is made when Maya is idle."""
from maya import cmds, utils


def _footfall_menu():
    from footfall import menu
    menu.build()


if not cmds.about(batch=True):
    utils.executeDeferred(_footfall_menu)
