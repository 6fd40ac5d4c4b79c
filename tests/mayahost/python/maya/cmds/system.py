# SPDX-License-Identifier: MIT
"""Undo, plug-ins, options, messages, what program this is."""
import os
import sys

import _mayahost as host

from . import _names, _values
from ._table import command

VERSION = 2024
API_VERSION = 20240000


@command(undoable=False)
def undo(args, flags):
    _names.check(host.undo(), "There are no more commands to undo.")


@command(undoable=False)
def redo(args, flags):
    _names.check(host.redo(), "There are no more commands to redo.")


@command("""
openChunk ock
closeChunk cck
chunkName cn string
state st bool
stateWithoutFlush swf bool
infinity infinity bool
length l int
undoName un
redoName rn
printQueue pq
undoQueueEmpty uqe
redoQueueEmpty rqe
""", modes="q", undoable=False)
def undoInfo(args, flags):
    if flags.query:
        names = host.undoNames()
        if flags.get("undoName"):
            return names[0]
        if flags.get("redoName"):
            return names[1]
        if flags.get("undoQueueEmpty"):
            return host.undoLength() == 0
        if flags.get("redoQueueEmpty"):
            return names[1] == ""
        return True if flags.get("infinity") else host.undoEnabled()
    if flags.get("openChunk"):
        host.openUndoChunk(flags.get("chunkName", ""))
    if flags.get("closeChunk"):
        host.closeUndoChunk()
    if "stateWithoutFlush" in flags:
        host.setUndoEnabled(flags["stateWithoutFlush"])
    if "state" in flags:
        host.setUndoEnabled(flags["state"])
        host.flushUndo()
    return None


@command(undoable=False)
def flushUndo(args, flags):
    host.flushUndo()


def _plugin_name(path):
    return os.path.splitext(os.path.basename(path))[0]


@command("""
quiet qt
name n string
allPlugins a
addCallback ac script
removeCallback rc script
""", undoable=False)
def loadPlugin(args, flags):
    loaded = []
    for path in _names.flat(args):
        name = _plugin_name(path)
        if name in host.loadedPlugins():
            continue
        host.clearMessages()
        _names.check(host.loadPlugin(_found(path)), host.lastError())
        loaded.append(name)
    return loaded or None


def _found(path):
    """A plug-in by its path, or by its name in a folder of MAYA_PLUG_IN_PATH."""
    if os.path.dirname(path) or os.path.exists(path):
        return path
    for folder in os.environ.get("MAYA_PLUG_IN_PATH", "").split(os.pathsep):
        for ending in ("", ".so"):
            candidate = os.path.join(folder, path + ending)
            if folder and os.path.isfile(candidate):
                return candidate
    return path


@command("""
force f
removeCallback rc script
addCallback ac script
""", undoable=False)
def unloadPlugin(args, flags):
    names = _names.flat(args)
    for name in names:
        host.clearMessages()
        _names.check(host.unloadPlugin(name), host.lastError() or "Plug-in, \"%s\", is not loaded." % name)
    return [_plugin_name(name) for name in names]


def _in_use(facts):
    return any(host.nodeType(name) in facts["nodes"] for name in host.nodeNames())


@command("""
loaded l
registered r
listPlugins ls
path p
name n
version v
vendor vd
apiVersion av
command c
dependNode dn
unloadOk uo
autoload a bool
""", modes="qe", undoable=False)
def pluginInfo(args, flags):
    names = _names.flat(args)
    if flags.get("listPlugins") or not names:
        return host.loadedPlugins() or None
    facts = host.pluginFacts(_plugin_name(names[0]))
    if flags.get("loaded") or flags.get("registered") or flags.edit:
        return bool(facts)
    _names.check(facts, "The plug-in '%s' is not loaded." % names[0])
    if flags.get("unloadOk"):
        return not _in_use(facts)
    if flags.get("autoload"):
        return False
    for flag, fact in (("command", "commands"), ("dependNode", "nodes")):
        if flags.get(flag):
            return facts[fact] or None
    name = flags.queried("path", "name", "version", "vendor", "apiVersion")
    return facts[name] if name else None


_arrays = {}


def _option(name):
    if name in _arrays:
        return _arrays[name][1]
    held = host.optionVars().get(name)
    if held is None:
        return 0
    kind = _kinds.get(name)
    return kind(held) if kind else held


_kinds = {}


def _set_option(name, value, kind):
    _arrays.pop(name, None)
    _kinds[name] = kind
    host.setOptionVar(name, repr(value) if kind is not str else value)


def _append(name, value, kind):
    held = _arrays.get(name)
    _arrays[name] = (kind, (held[1] if held and held[0] is kind else []) + [value])
    host.setOptionVar(name, "")


@command("""
exists ex string
list l
intValue iv string int+
floatValue fv string float+
stringValue sv string string+
intValueAppend iva string int+
floatValueAppend fva string float+
stringValueAppend sva string string+
remove rm string+
clearArray ca string
arraySize as string
removeFromArray rfa string int
version v int
query q string
""", undoable=False)
def optionVar(args, flags):
    if "query" in flags:
        return _option(flags["query"])
    if "exists" in flags:
        return flags["exists"] in host.optionVars()
    if "arraySize" in flags:
        held = _option(flags["arraySize"])
        return len(held) if isinstance(held, list) else 1
    if flags.get("list"):
        return sorted(host.optionVars()) or None
    for flag, kind in (("intValue", int), ("floatValue", float), ("stringValue", str)):
        for name, value in flags.get(flag, ()):
            _set_option(name, value, kind)
        for name, value in flags.get(flag + "Append", ()):
            _append(name, value, kind)
    for name in flags.get("remove", ()):
        _arrays.pop(name, None)
        host.removeOptionVar(name)
    if "clearArray" in flags and flags["clearArray"] in _arrays:
        _arrays[flags["clearArray"]] = (_arrays[flags["clearArray"]][0], [])
    if "removeFromArray" in flags:
        name, index = flags["removeFromArray"]
        del _arrays[name][1][index]
    return None


@command("""
version v
apiVersion api
batch b
operatingSystem os
installedVersion iv
product p
application a
currentTime ct
file f
linux lnx
linux64 l64
windows win
macOS mac
uiLanguage uil
preferences pd
environmentFile env
cutIdentifier c
is64 x64
majorVersion mjv
minorVersion mnv
""", modes="q", undoable=False)
def about(args, flags):
    """One answer; without a flag, as with version."""
    answers = {
        "version": str(VERSION), "apiVersion": API_VERSION, "batch": _values.the_ui() is None,
        "operatingSystem": "linux64" if sys.platform.startswith("linux") else sys.platform,
        "installedVersion": "Autodesk Maya %d" % VERSION, "product": "Maya %d" % VERSION, "application": "maya",
        "linux": sys.platform.startswith("linux"), "linux64": sys.platform.startswith("linux"),
        "windows": sys.platform == "win32", "macOS": sys.platform == "darwin", "uiLanguage": "en_US",
        "preferences": os.environ.get("MAYA_APP_DIR", ""), "is64": True, "majorVersion": str(VERSION),
        "minorVersion": "0",
    }
    name = flags.queried(*answers)
    if name is None and flags:
        raise RuntimeError("The host cannot tell: %s" % ", ".join(flags))
    return answers[name or "version"]


_SAY = """
noContext n
showLineNumber sl bool
"""


@command(_SAY, undoable=False)
def warning(args, flags):
    host.say("warning", " ".join(str(arg) for arg in args))


@command(_SAY, undoable=False)
def error(args, flags):
    host.say("error", " ".join(str(arg) for arg in args))
    raise RuntimeError(" ".join(str(arg) for arg in args))
