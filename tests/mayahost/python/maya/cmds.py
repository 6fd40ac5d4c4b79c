# SPDX-License-Identifier: MIT
"""The part of maya.cmds the host has, and every command of a loaded plug-in by its name.

Unknown flags raise TypeError, failures RuntimeError, unknown names ValueError; no result is None."""
import os

import _mayahost as _host

_MODES = ["off", "serial", "parallel"]
_FIXED = "The attribute '%s' is locked or connected and cannot be modified."


def _flags(given, known):
    """The flags by long name; known maps long names to short ones."""
    found = {}
    for name, value in given.items():
        for long_name, short_name in known.items():
            if name in (long_name, short_name):
                found[long_name] = value
                break
        else:
            raise TypeError("Invalid flag '%s'" % name)
    return found


def _check(done, message):
    if not done:
        raise RuntimeError(message)


def _node(name):
    found = _host.match(name)
    if not found:
        raise ValueError("No object matches name: %s" % name)
    return found[0]


def _plug(name):
    if "." not in name or not _host.hasPlug(name):
        raise ValueError("No object matches name: %s" % name)
    return name


def _names(args):
    names = []
    for arg in args:
        names += [arg] if isinstance(arg, str) else list(arg)
    return names


def _flat(values):
    return [part for value in values for part in (value if isinstance(value, (list, tuple)) else [value])]


def loadPlugin(path, **flags):
    _flags(flags, {"quiet": "qt"})
    name = os.path.splitext(os.path.basename(path))[0]
    if name in _host.loadedPlugins():
        return None
    _host.clearMessages()
    _check(_host.loadPlugin(path), _host.lastError())
    return [name]


def unloadPlugin(name, **flags):
    _flags(flags, {"force": "f"})
    _host.clearMessages()
    _check(_host.unloadPlugin(name), _host.lastError() or "Plug-in, \"%s\", is not loaded." % name)
    return [os.path.splitext(os.path.basename(name))[0]]


def pluginInfo(name=None, **flags):
    flags = _flags(flags, {"query": "q", "loaded": "l", "listPlugins": "ls"})
    if name is None:
        return _host.loadedPlugins() or None
    return os.path.splitext(os.path.basename(name))[0] in _host.loadedPlugins()


def createNode(kind, **flags):
    flags = _flags(flags, {"name": "n", "skipSelect": "ss"})
    name = _host.createNode(kind, flags.get("name", ""))
    _check(name, "Unknown object type: %s" % kind)
    if not flags.get("skipSelect"):
        _host.select([name])
    return name


def delete(*names):
    for name in [_node(name) for name in _names(names)] if names else _host.selection():
        _check(_host.deleteNode(name), "Cannot delete %s" % name)


def rename(name, new_name):
    renamed = _host.renameNode(_node(name), new_name)
    _check(renamed, "Cannot rename %s" % name)
    return renamed


def objExists(name):
    return _host.hasPlug(name) if "." in name else bool(_host.match(name))


def ls(*patterns, **flags):
    flags = _flags(flags, {"selection": "sl", "type": "typ"})
    names = _host.selection() if flags.get("selection") else _host.nodeNames()
    if patterns:
        wanted = [found for pattern in _names(patterns) for found in _host.match(pattern)]
        names = [name for name in names if name in wanted]
    if "type" in flags:
        names = [name for name in names if _host.nodeType(name.split(".")[0]) == flags["type"]]
    return names


def nodeType(name):
    return _host.nodeType(_node(name))


def getAttr(plug, **flags):
    flags = _flags(flags, {"time": "t", "lock": "l", "keyable": "k"})
    _plug(plug)
    for flag in ("lock", "keyable"):
        if flags.get(flag):
            return _host.flagOf(plug, flag)
    return _host.valueAt(plug, float(flags["time"])) if "time" in flags else _host.value(plug)


def _set_numbers(plug, values):
    targets = _host.children(plug) or [plug]
    if len(values) != len(targets):
        raise RuntimeError("Error reading data element number %d" % (min(len(values), len(targets)) + 1))
    if not all(isinstance(value, (int, float)) for value in values):
        raise RuntimeError("'%s' is not a simple numeric attribute. Its type must be given." % plug)
    for target, value in zip(targets, values):
        _check(_host.setNumber(target, float(value)), _FIXED % target)


def setAttr(plug, *values, **flags):
    flags = _flags(flags, {"type": "typ", "lock": "l", "keyable": "k"})
    kind = flags.get("type")
    _plug(plug)
    _host.openUndoChunk("setAttr")
    try:
        if kind == "string":
            _check(_host.setText(plug, values[0]), _FIXED % plug)
        elif kind in ("matrix", "doubleArray"):
            numbers = _flat(values)
            _check(kind != "matrix" or len(numbers) == 16, "A matrix has 16 elements.")
            _check(_host.setNumbers(plug, numbers, kind == "matrix"), _FIXED % plug)
        elif values:
            _set_numbers(plug, _flat(values))
        for flag in ("lock", "keyable"):
            if flag in flags:
                _check(_host.setFlag(plug, flag, bool(flags[flag])), _FIXED % plug)
    finally:
        _host.closeUndoChunk()


def addAttr(*names, **flags):
    """One attribute for each node named, or selected. Limits are for plain numbers only."""
    known = {"longName": "ln", "shortName": "sn", "attributeType": "at", "dataType": "dt"}
    known.update(defaultValue="dv", minValue="min", maxValue="max", keyable="k", enumName="en")
    flags = _flags(flags, known)
    long_name = flags.get("longName") or flags.get("shortName")
    _check(long_name, "New attribute needs either a long (-ln) or short (-sn) attribute name.")
    fields = flags["enumName"].split(":") if "enumName" in flags else []
    kind = flags.get("dataType") or flags.get("attributeType", "double")
    for name in [_node(name) for name in _names(names)] if names else _host.selection():
        done = _host.addAttr(
            name,
            long_name,
            flags.get("shortName", long_name),
            kind,
            float(flags.get("defaultValue", 0)),
            fields,
            flags.get("minValue"),
            flags.get("maxValue"),
            bool(flags.get("keyable")),
        )
        _check(done, "Cannot add attribute '%s' of type '%s' to '%s'." % (long_name, kind, name))


def connectAttr(source, destination, **flags):
    flags = _flags(flags, {"force": "f"})
    done = _host.connect(_plug(source), _plug(destination), bool(flags.get("force")))
    _check(done, "'%s' could not be connected to '%s'." % (source, destination))
    return "Connected %s to %s." % (source, destination)


def disconnectAttr(source, destination):
    done = _host.disconnect(_plug(source), _plug(destination))
    _check(done, "There is no connection from '%s' to '%s' to disconnect" % (source, destination))
    return "Disconnect %s from %s." % (source, destination)


def isConnected(source, destination):
    _plug(destination)
    return any(a == source and b == destination for a, b in _host.connections(_plug(source)))


def listConnections(name, **flags):
    flags = _flags(flags, {"source": "s", "destination": "d", "plugs": "p"})
    _plug(name) if "." in name else _node(name)
    node = name.split(".")[0]
    found = []
    for source, destination in _host.connections(name):
        incoming = destination.split(".")[0] == node and ("." not in name or destination == name)
        if flags.get("source" if incoming else "destination", True):
            found.append(source if incoming else destination)
    return [plug if flags.get("plugs") else plug.split(".")[0] for plug in found] or None


def currentTime(time=None, **flags):
    flags = _flags(flags, {"query": "q", "update": "u", "edit": "e"})
    if not flags.get("query"):
        if time is None:
            raise TypeError("currentTime needs a time")
        _host.setTime(float(time))
    return _host.time()


def undo():
    _check(_host.undo(), "There are no more commands to undo.")


def redo():
    _check(_host.redo(), "There are no more commands to redo.")


def undoInfo(**flags):
    flags = _flags(flags, {"openChunk": "ock", "closeChunk": "cck", "chunkName": "cn"})
    if flags.get("openChunk"):
        _host.openUndoChunk(flags.get("chunkName", ""))
    if flags.get("closeChunk"):
        _host.closeUndoChunk()


def select(*names, **flags):
    flags = _flags(flags, {"clear": "cl", "add": "add", "replace": "r"})
    wanted = _names(names)
    for name in wanted:
        _plug(name) if "." in name else _node(name)
    former = _host.selection() if flags.get("add") else []
    _check(_host.select(former + [name for name in wanted if name not in former]), "Nothing to select")


def attributeQuery(name, **flags):
    flags = _flags(flags, {"node": "n", "exists": "ex", "listChildren": "lc"})
    plug = "%s.%s" % (_node(flags["node"]), name)
    if flags.get("listChildren"):
        return [child.split(".")[-1] for child in _host.children(_plug(plug))] or None
    return _host.hasPlug(plug)


def evaluationManager(**flags):
    flags = _flags(flags, {"mode": "m", "query": "q"})
    if flags.get("query"):
        return [_MODES[_host.mode()]]
    if flags.get("mode") not in _MODES:
        raise RuntimeError("Invalid evaluation mode: %s" % flags.get("mode"))
    _host.setMode(_MODES.index(flags["mode"]))


def file(**flags):
    flags = _flags(flags, {"newFile": "new", "force": "f"})
    if not flags.get("newFile"):
        raise RuntimeError("The host makes new scenes only.")
    _host.newScene()


def _words(name, form, given):
    """Keyword flags as the words of a call. A flag of a query or without arguments is given True."""
    flags, can_query, can_edit = form
    words = []
    modes = {"q": can_query, "query": can_query, "e": can_edit, "edit": can_edit}
    query = any(given.get(mode) for mode in ("q", "query"))
    for key, value in given.items():
        flag = next((f for f in flags if key in f[:2]), None)
        if modes.get(key):
            words += ["-" + key] if value else []
        elif flag is None:
            raise TypeError("Invalid flag '%s'" % key)
        elif flag[2] == 0 or (query and value is True):
            if not isinstance(value, bool):
                raise TypeError("Flag '%s' must be passed a boolean argument" % key)
            words += ["-" + flag[1]] if value else []
        else:
            several = flag[3] and isinstance(value, (list, tuple))
            if several and flag[2] > 1:
                several = all(isinstance(use, (list, tuple)) for use in value)
            for use in value if several else [value]:
                words += ["-" + flag[1]] + (list(use) if isinstance(use, (list, tuple)) else [use])
    return words


def __getattr__(name):
    if _host.form(name) is None:
        raise AttributeError("module 'maya.cmds' has no attribute '%s'" % name)

    def command(*args, **flags):
        form = _host.form(name)
        _check(form is not None, "Cannot find procedure \"%s\"." % name)
        words = _words(name, form, flags)
        _host.clearMessages()
        done, result = _host.call(name, words + _flat(args))
        error = _host.lastError()
        if not done and error.startswith(("Flag '-", "Invalid flag '-", "Invalid arguments for flag '-")):
            raise TypeError(error.replace("'-", "'", 1))
        _check(done, error or "%s failed" % name)
        return result

    command.__name__ = name
    return command
