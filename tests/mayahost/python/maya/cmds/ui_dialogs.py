# SPDX-License-Identifier: MIT
"""Dialogs, progress, messages in the view: recorded, and answered by the test (mayahost.ui)."""
import _mayahost as host

from . import _names, _playback, _ui_controls, _values
from ._table import command


@command("""
title t string
message m string
messageAlign ma string
button b string+
buttonTooltip bt string+
defaultButton db string
cancelButton cb string
dismissString ds string
icon icn string
parent p string
backgroundColor bgc float float float
annotation ann string+
""", undoable=False, ui=True)
def confirmDialog(args, flags):
    answer = _values.the_ui().ask("confirmDialog", flags)
    buttons = flags.get("button", ["Confirm"])
    if answer is None:
        return flags.get("dismissString", "dismiss")
    _names.check(answer in buttons, "The dialog has no button '%s'." % answer)
    return answer


@command("""
title t string
message m string
messageAlign ma string
button b string+
defaultButton db string
cancelButton cb string
dismissString ds string
text tx string
style st string
parent p string
scrollableField sf bool
backgroundColor bgc float float float
""", modes="q", undoable=False, ui=True)
def promptDialog(args, flags):
    """The answer of a test is a button, or a button and the text that was typed."""
    interface = _values.the_ui()
    if flags.query:
        return interface.answer_text if flags.get("text") else None
    answer = interface.ask("promptDialog", flags)
    interface.answer_text = flags.get("text", "")
    if answer is None:
        return flags.get("dismissString", "dismiss")
    if isinstance(answer, (list, tuple)):
        answer, interface.answer_text = answer
    _names.check(answer in flags.get("button", ["Confirm"]), "The dialog has no button '%s'." % answer)
    return answer


@command("""
caption cap string
fileFilter ff string
fileMode fm int
dialogStyle ds int
startingDirectory dir string
okCaption okc string
cancelCaption cc string
selectFileFilter sff string
returnFilter rf bool
hideNameEdit hne bool
fileTypeChanged ftc script
optionsUICreate ocr script
optionsUICommit ocm script
optionsUICommit2 oc2 script
setProjectBtnEnabled spe bool
""", undoable=False, ui=True)
def fileDialog2(args, flags):
    answer = _values.the_ui().ask("fileDialog2", flags)
    if answer is None:
        return None
    return list(answer) if isinstance(answer, (list, tuple)) else [answer]


@command("""
statusMessage smg string
assistMessage amg string
message msg string
position pos string
fade f bool
fadeInTime fit int
fadeStayTime fst int
fadeOutTime fot int
alpha a float
backColor bkc int
textColor tc int
fontSize fts int
font fnt string
dragKill dk bool
clickKill ck bool
hide hd
clear cl string
show sh
textAlpha ta float
frameAlpha fra float
inView iv bool
""", modes="qe", undoable=False, ui=True)
def inViewMessage(args, flags):
    text = flags.get("assistMessage", flags.get("statusMessage", flags.get("message")))
    if text is not None:
        _values.the_ui().messages.append(text)


@command("""
title t string
status st string
progress pr int
maxValue max int
minValue min int
isInterruptable ii bool
isCancelled ic
endProgress ep
step s int
""", modes="qe", undoable=False, ui=True)
def progressWindow(args, flags):
    return _progress("window", flags)


_bars = {}


def _progress(name, flags):
    interface = _values.the_ui()
    held = _bars.setdefault(name, {"progress": 0, "maxValue": 100, "minValue": 0, "status": "", "title": ""})
    if flags.query:
        if flags.get("isCancelled"):
            return interface.cancelled
        asked = flags.queried(*held)
        return held[asked] if asked else None
    if flags.get("endProgress"):
        interface.progress.append(("end",))
        _bars.pop(name)
        return name
    began = flags.get("beginProgress") or name == "window" and not flags.edit
    held.update({key: value for key, value in flags.items() if key in held})
    if began:
        held["progress"] = flags.get("progress", held["minValue"])
        interface.progress.append(("begin", held["maxValue"]))
    held["progress"] += flags.get("step", 0)
    if "step" in flags or "progress" in flags and not began:
        interface.progress.append(("step", held["progress"]))
    return name


@command(_ui_controls.KINDS["progressBar"][1], modes="qe", undoable=False, ui=True)
def progressBar(args, flags):
    interface = _values.the_ui()
    if flags.get("exists"):
        return bool(args) and interface.has(args[0])
    if not flags.query and not flags.edit:
        made = interface.add("progressBar", args[0] if args else None,
                             interface.find(flags["parent"]) if "parent" in flags else interface.current)
        _progress(made.path, flags)
        return made.path
    return _progress(interface.find(args[0]).path, flags)


@command(_ui_controls.KINDS["timeControl"][1], modes="qe", undoable=False, ui=True)
def timeControl(args, flags):
    """A range is selected where a test puts one into the control's flags."""
    control = _values.the_ui().find(args[0])
    if not flags.query:
        control.flags.update(flags)
        return control.path
    chosen = control.flags.get("rangeArray")
    if flags.get("rangeVisible"):
        return chosen is not None
    if flags.get("rangeArray"):
        return list(chosen) if chosen else [host.time(), host.time() + 1.0]
    if flags.get("range"):
        first, last = chosen or (host.time(), host.time() + 1.0)
        return '"%g:%g"' % (first, last)
    return control.flags.get(next(iter(flags)), _playback.options()["minTime"])


@command("""
section s int
block b int
blockSize bs string
blockAlignment ba string
label l string
labelFontSize lfs string
labelWidth lw int
dataFontSize dfs string
dataAlignment da string
dataWidth dw int
decimalPrecision dp int
padding p int
allowOverlap ao bool
command c script
event ev string
attributeChange ac string
attachToRefresh atr
nodeChanges nc string
conditionChange cc string
objectComponent oc
remove rem bool
removeID rid int
removePosition rp int int
refresh r
exists ex
id id
visible vis bool
nextFreeBlock nfb int
preset pre string
listHeadsUpDisplays lh
allowedInModes am string
lastOccupiedBlock lob int
""", modes="qe", undoable=False, ui=True)
def headsUpDisplay(args, flags):
    interface = _values.the_ui()
    if flags.get("listHeadsUpDisplays"):
        return sorted(interface.heads_up) or None
    if "nextFreeBlock" in flags:
        taken = {held["block"] for held in interface.heads_up.values() if held["section"] == flags["nextFreeBlock"]}
        return next(block for block in range(len(taken) + 1) if block not in taken)
    _names.check(args, "headsUpDisplay: Which?")
    name = args[0]
    if flags.get("exists"):
        return name in interface.heads_up
    if flags.get("remove"):
        _names.check(name in interface.heads_up, "There is no heads up display '%s'." % name)
        return interface.heads_up.pop(name)["id"]
    if flags.query or flags.edit or flags.get("refresh"):
        _names.check(name in interface.heads_up, "There is no heads up display '%s'." % name)
        held = interface.heads_up[name]
        if flags.query:
            return held.get(next(iter(flags)))
        held.update(flags)
        return held["id"]
    _names.check(name not in interface.heads_up, "There is a heads up display '%s' already." % name)
    _names.check("section" in flags and "block" in flags, "headsUpDisplay: A section and a block are needed.")
    _names.check(0 <= flags["section"] <= 9, "headsUpDisplay: Sections are 0 to 9.")
    if any((held["section"], held["block"]) == (flags["section"], flags["block"])
           for held in interface.heads_up.values()):
        raise RuntimeError("The block %d of section %d is taken." % (flags["block"], flags["section"]))
    interface.heads_up[name] = dict(flags, id=len(interface.heads_up) + 1)
    return interface.heads_up[name]["id"]


@command("""
animate an bool
fitFactor f float
all_ all bool
allObjects ao bool
center c bool
""", undoable=False, ui=True)
def viewFit(args, flags):
    """There is no camera: what was to be seen is kept in mayahost.ui, for tests."""
    _values.the_ui().fitted = [name for arg in args for name in (arg if isinstance(arg, (list, tuple)) else [arg])]


@command("""
annotation ann string
category cat string
command c script
commandLanguage cl string
default d bool
delete dl
exists ex
image i string
label l string
""", modes="qe", undoable=False, ui=True)
def runTimeCommand(args, flags):
    """Commands by name, as the Hotkey Editor lists them; kept in mayahost.ui."""
    known = _values.the_ui().run_time_commands
    name = args[0] if args else ""
    if flags.get("exists"):
        return name in known
    if flags.query:
        asked = next(one for one in flags if flags[one])
        _names.check(name in known, "There is no run time command '%s'." % name)
        return known[name].get(asked)
    if flags.edit:
        _names.check(name in known, "There is no run time command '%s'." % name)
        if flags.get("delete"):
            del known[name]
            return None
        known[name].update(flags)
        return name
    _names.check(name and name not in known, "The run time command '%s' exists already." % name)
    _names.check("command" in flags, "A run time command needs a command.")
    known[name] = dict(flags)
    return name
