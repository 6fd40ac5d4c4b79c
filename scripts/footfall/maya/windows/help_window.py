# SPDX-License-Identifier: MIT
"""The help window: what each tool does, from the annotations and docstrings of the tools."""
from maya import cmds

from .. import tools
from ..session import message
from ..tools.tool_table import TOOLS

WINDOW = "footfallHelpWindow"


def text():
    """The text: a paragraph per tool with a line per menu item."""
    lines = []
    for tool in TOOLS:
        lines += [tool.label, "    " + tool.note + "."]
        for label, call in tool.items:
            summary = getattr(tools, call.split("(")[0]).__doc__.split("\n\n")[0]
            lines.append("    {0}: {1}".format(label, " ".join(summary.split())))
        lines.append("")
    return "\n".join(lines)


def show():
    """Opens the window; prints the text in batch mode."""
    if message.is_batch():
        print(text())
        return None
    if cmds.window(WINDOW, exists=True):
        cmds.deleteUI(WINDOW, window=True)
    cmds.window(WINDOW, title="Footfall: Help", widthHeight=(640, 480))
    layout = cmds.paneLayout(parent=WINDOW)
    cmds.scrollField(editable=False, wordWrap=True, text=text(), parent=layout)
    cmds.showWindow(WINDOW)
    return WINDOW
