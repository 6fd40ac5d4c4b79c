# SPDX-License-Identifier: MIT
"""file, and what a new scene starts with."""
import os

import _mayahost as host

from . import _names, _playback, scripts
from ._table import command, refuse

_state = {"name": ""}


def _started(name=""):
    _playback.reset()
    _state["name"] = name


def _ask(names, flags):
    if flags.get("sceneName"):
        return _state["name"]
    if flags.get("shortName"):
        return os.path.basename(_state["name"])
    if flags.get("expandName"):
        return os.path.abspath(names[0] if names else _state["name"])
    if flags.get("exists"):
        return bool(names) and os.path.isfile(names[0])
    if flags.get("list"):
        return [_state["name"]] if _state["name"] else ["untitled"]
    if flags.get("location"):
        return _state["name"] or "unknown"
    if flags.get("modified"):
        return host.undoLength() > 0
    if flags.get("reference"):
        return []
    if flags.get("type"):
        return ["mayaAscii"]
    refuse(flags, *flags)
    return None


def _need(function):
    found = getattr(host, function, None)
    _names.check(found, "The host cannot read and write scenes.")
    return found


def _open(path):
    _names.check(os.path.isfile(path), "File not found: \"%s\"." % path)
    _started(path)
    _need("openScene")(path)
    scripts.fire("SceneOpened")


def _save():
    _names.check(_state["name"], "The scene has no name: rename it before it is saved.")
    _need("saveScene")(_state["name"])
    scripts.fire("SceneSaved")
    return _state["name"]


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
modified mf bool
exists ex
list l
location loc
saveDiskCache sdc string
""", modes="q", undoable=False)
def file(args, flags):
    names = _names.flat(args)
    if flags.query:
        return _ask(names, flags)
    refuse(flags, "import", "reference", "exportSelected", "exportAll")
    if flags.get("newFile"):
        host.newScene()
        _started()
        scripts.fire("NewSceneOpened")
        return "untitled"
    if flags.get("open"):
        _names.check(names, "file: A path is needed.")
        _open(names[0])
        return names[0]
    if "rename" in flags:
        path = flags["rename"]
        _state["name"] = path if os.path.splitext(path)[1] else path + ".ma"
        return _state["name"]
    if flags.get("save"):
        if flags.get("type", "mayaAscii") != "mayaAscii":
            raise RuntimeError("The host writes mayaAscii, not '%s'." % flags["type"])
        return _save()
    if "modified" in flags:
        return None
    raise RuntimeError("file: One of new, open, save, rename or a query is needed.")


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
""", undoable=False)
def referenceQuery(args, flags):
    """Nothing is referenced in the host."""
    name = _names.node(_names.flat(args)[0].split(".")[0])
    if flags.get("isNodeReferenced"):
        return False
    raise RuntimeError("'%s' is not from a referenced file." % name)
