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


def warn(text):
    """Warns that a tool could not do its work, or that its result deserves a look."""
    cmds.warning("Footfall: " + text)
    if not is_batch():
        cmds.inViewMessage(statusMessage=_plain(text), position="topCenter", fade=True, fadeStayTime=4000)


def _plain(text):
    """Escapes the text for inViewMessage, which reads HTML."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\n", "<br>")
