# SPDX-License-Identifier: MIT
"""Messages to the animator: in the viewport, or in the log in batch mode."""
import sys

from maya import cmds


def is_batch():
    """Whether Maya runs without windows (mayabatch, mayapy)."""
    return bool(cmds.about(batch=True))


def info(text):
    """Reports what a tool did."""
    if is_batch():
        print("Footfall: " + text)
        return
    cmds.inViewMessage(statusMessage=_plain(text), position="topCenter", fade=True)
    sys.stdout.write("Footfall: " + text + "\n")  # Maya shows the last line of standard output in the Command Line


_SEEN = "footfallSeen"


def first_time(what, text):
    """Shows how a tool is used, the first time that it is."""
    if is_batch():
        return False
    seen = (cmds.optionVar(query=_SEEN) or "") if cmds.optionVar(exists=_SEEN) else ""
    if what in seen.split():
        return False
    cmds.optionVar(stringValue=(_SEEN, " ".join(seen.split() + [what])))
    cmds.inViewMessage(assistMessage=_plain(text), position="midCenterBot", fade=True, fadeStayTime=6000)
    return True


def warn(text):
    """Warns that a tool could not do its work, or that its result deserves a look."""
    cmds.warning("Footfall: " + text)
    if not is_batch():
        cmds.inViewMessage(statusMessage=_plain(text), position="topCenter", fade=True, fadeStayTime=4000)


def _plain(text):
    """Escapes the text for inViewMessage, which reads HTML."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\n", "<br>")
