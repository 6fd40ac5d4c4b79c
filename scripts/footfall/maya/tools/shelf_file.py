# SPDX-License-Identifier: MIT
"""The text of the shelf file shelves/shelf_Footfall.mel, made from the table of tools."""
from .tool_table import BREAKS, TOOLS, code

_HEAD = """// SPDX-License-Identifier: MIT
// The Footfall shelf, in the form in which Maya saves shelves. Made from scripts/footfall/maya/tools/tool_table.py.
global proc shelf_Footfall () {
    global string $gBuffStr;
    global string $gBuffStr0;
    global string $gBuffStr1;

"""
_BREAK = """    separator
        -enable 1
        -width 12
        -height 34
        -manage 1
        -visible 1
        -style "shelf"
        -horizontal 0
    ;
"""


def _quoted(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def _button(tool):
    lines = [
        "-enable 1", "-width 35", "-height 34", "-manage 1", "-visible 1", "-annotation " + _quoted(tool.note),
        "-label " + _quoted(tool.label), "-imageOverlayLabel " + _quoted(tool.label.split()[-1]),
        "-overlayLabelColor 0.9 0.9 0.9", "-overlayLabelBackColor 0 0 0 0.45",
        "-image " + _quoted(tool.icon + ".png"),
        '-style "iconOnly"', "-command " + _quoted(code(tool.function)), '-sourceType "python"',
    ]
    if tool.double:
        lines.append("-doubleClickCommand " + _quoted(code(tool.double)))
    for index, (label, call) in enumerate(tool.items):
        lines.append("-mi {0} ( {1} )".format(_quoted(label), _quoted(code(call))))
        lines.append("-mip {0}".format(index))
    lines += ["-commandRepeatable 1", "-flat 1"]
    return "    shelfButton\n" + "".join("        {0}\n".format(line) for line in lines) + "    ;\n"


def text():
    """The whole text of shelf_Footfall.mel."""
    return _HEAD + "".join((_BREAK if tool.label in BREAKS else "") + _button(tool) for tool in TOOLS) + "}\n"
