# SPDX-License-Identifier: MIT
"""Commands of plug-ins: their flags are what their syntax says."""
import _mayahost as host

from . import _names


def words(form, given):
    """Keyword flags as the words of a call. A flag of a query or without arguments is given True."""
    flags, can_query, can_edit = form
    found = []
    modes = {"q": can_query, "query": can_query, "e": can_edit, "edit": can_edit}
    query = any(given.get(mode) for mode in ("q", "query"))
    for key, value in given.items():
        flag = next((f for f in flags if key in f[:2]), None)
        if modes.get(key):
            found += ["-" + key] if value else []
            continue
        if flag is None:
            raise TypeError("Invalid flag '%s'" % key)
        count = len(flag[2])
        if count == 0 or (query and value is True):
            if not isinstance(value, bool):
                raise TypeError("Flag '%s' must be passed a boolean argument" % key)
            found += ["-" + flag[1]] if value else []
            continue
        several = flag[3] and isinstance(value, (list, tuple))
        if several and count > 1:
            several = all(isinstance(use, (list, tuple)) for use in value)
        for use in value if several else [value]:
            found += ["-" + flag[1]] + (list(use) if isinstance(use, (list, tuple)) else [use])
    return found


def _flat(values):
    return [part for value in values for part in (value if isinstance(value, (list, tuple)) else [value])]


def find(name):
    if host.form(name) is None:
        raise AttributeError("module 'maya.cmds' has no attribute '%s'" % name)

    def command(*args, **given):
        form = host.form(name)
        _names.check(form is not None, "Cannot find procedure \"%s\"." % name)
        call = words(form, given) + _flat(args)
        host.clearMessages()
        done, result = host.call(name, call)
        error = host.lastError()
        if not done and error.startswith(("Flag '-", "Invalid flag '-", "Invalid arguments for flag '-")):
            raise TypeError(error.replace("'-", "'", 1))
        _names.check(done, error or "%s failed" % name)
        return result

    command.__name__ = name
    return command
