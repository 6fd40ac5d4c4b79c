# SPDX-License-Identifier: MIT
"""The part of maya.cmds the host has, and every command of a loaded plug-in by its name.

Unknown flags and wrong types raise TypeError, failures RuntimeError, unknown names ValueError; no result is None.
Commands are in modules by topic; _table.py knows the flags of all."""
from . import _plugin
from ._table import COMMANDS, Command
from . import attribute_info, attributes, connections, dag, files, geometry, key_edit, keys, layers, nodes
from . import scripts, system, timing, tools, ui, ui_dialogs, xforms

_MODULES = (attribute_info, attributes, connections, dag, files, geometry, key_edit, keys, layers, nodes,
            scripts, system, timing, tools, ui, ui_dialogs, xforms)


def _gather():
    for module in _MODULES:
        for name, value in vars(module).items():
            known = getattr(value, "command", None)
            if isinstance(known, Command):
                globals()[known.name] = value


_gather()


def __getattr__(name):
    return _plugin.find(name)
