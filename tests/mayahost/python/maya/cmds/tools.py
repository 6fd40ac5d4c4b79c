# SPDX-License-Identifier: MIT
"""Tools: those that scripts make (draggerContext), those of plug-ins, and which one is in use. In batch they fail; with
a recorded user interface mayahost.tool uses them as a hand would."""
import _mayahost as host

from . import scripts
from ._table import command

SELECT = "selectSuperContext"  # what Maya starts with
_BUILT_IN = (SELECT, "moveSuperContext", "RotateSuperContext", "scaleSuperContext")
_PROJECTIONS = ("plane", "objectViewPlane", "objectPlane", "viewPlane")
_SPACES = ("world", "object", "local", "screen")


class Dragger(object):
    """A tool of a script: its flags, and where the mouse was pressed and is."""

    def __init__(self):
        self.flags = {}
        self.anchor = self.point = (0.0, 0.0, 0.0)
        self.button, self.modifier = 1, "none"
        self.step = 0


draggers = {}
_current = [SELECT]


def clear():
    draggers.clear()
    _current[0] = SELECT


def current():
    return _current[0]


def _check(flags):
    for name, known in (("projection", _PROJECTIONS), ("space", _SPACES),
                        ("undoMode", ("all", "sequence", "step"))):
        if name in flags and flags[name] not in known:
            raise RuntimeError("draggerContext: '%s' is no %s." % (flags[name], name))


def _query(tool, flags):
    if flags.get("anchorPoint"):
        return list(tool.anchor)
    if flags.get("dragPoint"):
        return list(tool.point)
    if flags.get("button"):
        return tool.button
    if flags.get("modifier"):
        return tool.modifier
    if flags.get("currentStep"):
        return tool.step
    defaults = {"projection": "viewPlane", "space": "world", "cursor": "default", "stepsCount": 1, "undoMode": "all",
                "plane": [0.0, 1.0, 0.0]}
    asked = next(name for name in flags)
    value = tool.flags.get(asked, defaults.get(asked))
    return list(value) if isinstance(value, tuple) else value


@command("""
anchorPoint ap
dragPoint dp
button bu
modifier mo
currentStep cs
pressCommand pc script
prePressCommand ppc script
dragCommand dc script
holdCommand hc script
releaseCommand rc script
initialize i script
finalize fnz script
cursor cur string
drawString dst string
helpString hs string
plane pl float float float
projection pr string
space sp string
stepsCount sc int
undoMode um string
image1 i1 string
image2 i2 string
image3 i3 string
name n string
history ch bool
exists ex
snapping snp bool
""", modes="qe", undoable=False, ui=True)
def draggerContext(args, flags):
    name = args[0] if args else flags.get("name")
    if flags.get("exists"):
        return name in draggers
    if flags.query or flags.edit:
        if name not in draggers:
            raise RuntimeError("draggerContext: Object '%s' not found." % name)
        if flags.query:
            return _query(draggers[name], flags)
    elif name is None:
        name = next(made for made in ("draggerContext%d" % i for i in range(1, 10000)) if made not in draggers)
    elif name in draggers:
        raise RuntimeError("Object's name '%s' is not unique." % name)
    for asked in ("anchorPoint", "dragPoint", "button", "modifier", "currentStep"):
        if asked in flags:
            raise RuntimeError("draggerContext: '%s' can only be queried." % asked)
    _check(flags)
    draggers.setdefault(name, Dragger()).flags.update(flags)
    return None if flags.edit else name


def _leave():
    tool = draggers.get(_current[0])
    if tool is not None and "finalize" in tool.flags:
        scripts.run(tool.flags["finalize"])


@command("", undoable=False, ui=True)
def setToolTo(args, flags):
    if len(args) != 1:
        raise RuntimeError("setToolTo: The name of a tool is wanted.")
    name = args[0]
    if name not in draggers and name not in _BUILT_IN and name not in host.toolNames():
        raise RuntimeError("setToolTo: No tool is called '%s'." % name)
    _leave()
    host.setTool(name if name in host.toolNames() else "")
    _current[0] = name
    tool = draggers.get(name)
    if tool is not None and "initialize" in tool.flags:
        scripts.run(tool.flags["initialize"])


@command("", undoable=False, ui=True)
def currentCtx(args, flags):
    return _current[0]


@command("""
toolName tn
""", modes="q", undoable=False, ui=True)
def contextInfo(args, flags):
    name = args[0] if args else ""
    if name not in draggers and name not in _BUILT_IN and name not in host.toolNames():
        raise RuntimeError("contextInfo: No tool is called '%s'." % name)
    return name

