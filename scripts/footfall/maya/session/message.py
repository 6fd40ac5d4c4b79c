# SPDX-License-Identifier: MIT
"""Words to the artist: in the viewport where there is one, in the script editor's log otherwise."""
import sys

from maya import cmds


def is_batch():
    """Without windows: mayabatch, mayapy."""
    return bool(cmds.about(batch=True))


def info(text):
    """Done, and what came of it."""
    if is_batch():
        print("Footfall: " + text)
        return
    cmds.inViewMessage(statusMessage=_plain(text), position="topCenter", fade=True)
    sys.stdout.write("Footfall: " + text + "\n")  # Maya shows the last line of standard output in its command line


def warn(text):
    """Done, but look at this; or not done, and why."""
    cmds.warning("Footfall: " + text)
    if not is_batch():
        cmds.inViewMessage(statusMessage=_plain(text), position="topCenter", fade=True, fadeStayTime=4000)


def _plain(text):
    """inViewMessage reads HTML."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\n", "<br>")
