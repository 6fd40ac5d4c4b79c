# SPDX-License-Identifier: MIT
"""file, and what a new scene starts with."""
import os

import _mayahost as host

from . import _names, _playback, scripts
from ._table import command, refuse

_renamed = []  # the name the scene is to be saved under, where it was renamed


def _name():
    return _renamed[0] if _renamed else host.sceneName()


def _ask(names, flags):
    if flags.get("sceneName"):
        return _name()
    if flags.get("shortName"):
        return os.path.basename(_name())
    if flags.get("expandName"):
        return os.path.abspath(names[0] if names else _name())
    if flags.get("exists"):
        return bool(names) and os.path.isfile(names[0])
    if flags.get("list"):
        return [_name() or "untitled"]
    if flags.get("location"):
        return _name() or "unknown"
    if flags.get("modified"):
        return host.sceneModified()
    if flags.get("reference"):
        return []
    if flags.get("type"):
        return ["mayaAscii"]
    refuse(flags, *flags)
    return None


def _started(flags):
    """A scene goes: not without force if it has changes."""
    if host.sceneModified() and not flags.get("force"):
        raise RuntimeError("Unsaved changes.")
    scripts.fire("PreFileNewOrOpened")
    _playback.reset()
    del _renamed[:]


def _new(flags):
    _started(flags)
    host.newScene()
    scripts.fire("NewSceneOpened")
    return "untitled"


def _open(path, flags):
    _names.check(os.path.isfile(path), "File not found: \"%s\"." % path)
    _started(flags)
    host.clearMessages()
    _names.check(host.openScene(path), host.lastError() or "Error reading file.")
    scripts.fire("SceneOpened")
    return path


def _import(path, flags):
    _names.check(os.path.isfile(path), "File not found: \"%s\"." % path)
    before = set(host.nodeNames())
    host.clearMessages()
    _names.check(host.importScene(path, flags.get("namespace", "")), host.lastError() or "Error reading file.")
    if flags.get("returnNewNodes"):
        new = [name for name in host.nodeNames() if name not in before]
        return [host.fullPath(name) if host.isDag(name) else name for name in new]
    return path


def _save(flags):
    if flags.get("type", "mayaAscii") != "mayaAscii":
        raise RuntimeError("The host writes mayaAscii, not '%s'." % flags["type"])
    path = _name()
    _names.check(path, "The scene has no name: rename it before it is saved.")
    host.clearMessages()
    _names.check(host.saveScene(path), host.lastError() or "The scene could not be saved.")
    del _renamed[:]
    scripts.fire("SceneSaved")
    return path


@command("""
newFile new
open o
save s
force f
rename rn string
type typ string
import i
reference r
exportSelected es
exportAll ea
namespace ns string
preserveReferences pr
prompt pmt bool
ignoreVersion iv
returnNewNodes rnn
mergeNamespacesOnClash mnc bool
renamingPrefix rpr string
options op string
sceneName sn
shortName shn
expandName exn
modified mf
exists ex
list l
location loc
saveDiskCache sdc string
""", modes="q", undoable=False)
def file(args, flags):
    names = _names.flat(args)
    if flags.query:
        return _ask(names, flags)
    refuse(flags, "reference", "exportSelected", "exportAll")
    if flags.get("newFile"):
        return _new(flags)
    if flags.get("open") or flags.get("import"):
        _names.check(names, "file: A path is needed.")
        return (_open if flags.get("open") else _import)(names[0], flags)
    if "rename" in flags:
        path = flags["rename"]
        _renamed[:] = [path if os.path.splitext(path)[1] else path + ".ma"]
        return _renamed[0]
    if flags.get("save"):
        return _save(flags)
    raise RuntimeError("file: One of new, open, import, save, rename or a query is needed.")


@command("""
rootDirectory rd bool
directory dir string
fullName fn
""", modes="qe", undoable=False)
def workspace(args, flags):
    if flags.query and (flags.get("rootDirectory") or flags.get("directory") or flags.get("fullName")):
        return os.environ.get("MAYA_PROJECT", os.getcwd())
    raise RuntimeError("The host only tells the workspace's directory.")


@command("""
userScriptDir usd
userShelfDir ush
userPrefDir upd
userAppDir uad
userBitmapsDir ubd
userTmpDir utd
""", undoable=False)
def internalVar(args, flags):
    root = os.environ.get("MAYA_APP_DIR", os.path.join(os.path.expanduser("~"), "maya"))
    folders = {"userScriptDir": "2024/scripts", "userShelfDir": "2024/prefs/shelves", "userPrefDir": "2024/prefs",
               "userAppDir": "", "userBitmapsDir": "2024/prefs/icons", "userTmpDir": "tmp"}
    name = next((flag for flag in folders if flags.get(flag)), None)
    _names.check(name, "internalVar: Which folder?")
    return os.path.join(root, folders[name], "")


@command("""
isNodeReferenced inr
filename f
nodes n
namespace ns
referenceNode rfn
isLoaded il
parent p
unresolvedName un
withoutCopyNumber wcn
shortName shn
topReference tr
child ch
""", undoable=False)
def referenceQuery(args, flags):
    """Nothing is referenced in the host."""
    name = _names.node(_names.flat(args)[0].split(".")[0])
    if flags.get("isNodeReferenced"):
        return False
    raise RuntimeError("'%s' is not from a referenced file." % name)
