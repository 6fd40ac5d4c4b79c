# SPDX-License-Identifier: MIT
"""The help window: what each tool does, from the annotations and docstrings of the tools."""
import os
import webbrowser

from maya import cmds

from ..session import message
from ..tools import menu
from ..tools.tool_table import SECTIONS, TOOLS

WINDOW = "footfallHelpWindow"


def text():
    """The text: a paragraph per tool with a line per menu item."""
    lines = ["The shelf", ""]
    for tool in TOOLS:
        lines += [tool.label, "    " + tool.note + ".", ""]
    for section, entries in SECTIONS:
        lines += [section, ""]
        lines += ["    {0}: {1}".format(entry.label, menu.summary(entry.call)) for entry in entries] + [""]
    return "\n".join(lines)


def manual():
    """The first page of the manual that lies in the module, or None."""
    module = os.path.dirname(os.path.dirname(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))))
    path = os.path.join(os.environ.get("FOOTFALL_ROOT") or module, "docs", "index.html")
    return path if os.path.isfile(path) else None


def open_manual():
    """Opens the manual in the browser; it needs no network."""
    return webbrowser.open("file:///" + manual().replace(os.sep, "/").lstrip("/"))


def show():
    """Opens the window; prints the text in batch mode."""
    if message.is_batch():
        print(text())
        return None
    if cmds.window(WINDOW, exists=True):
        cmds.deleteUI(WINDOW, window=True)
    cmds.window(WINDOW, title="Footfall: Help", widthHeight=(640, 480))
    layout = cmds.columnLayout(adjustableColumn=True, parent=WINDOW)
    if manual():
        cmds.button(label="Open the Manual", parent=layout, command=lambda *_: open_manual())
    cmds.scrollField(editable=False, wordWrap=True, text=text(), height=440, parent=layout)
    cmds.showWindow(WINDOW)
    return WINDOW
