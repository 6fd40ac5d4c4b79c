# SPDX-License-Identifier: MIT
"""What the tools do, from the same words as the tooltips."""
from maya import cmds

from .. import tools
from ..session import message
from ..tools.tool_table import TOOLS

WINDOW = "footfallHelpWindow"


def text():
    """A paragraph a tool, a line an item."""
    lines = []
    for tool in TOOLS:
        lines += [tool.label, "    " + tool.note + "."]
        for label, call in tool.items:
            said = getattr(tools, call.split("(")[0]).__doc__
            lines.append("    {0}: {1}".format(label, said))
        lines.append("")
    return "\n".join(lines)


def show():
    """A window with the text; in batch mode it is printed."""
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
