# SPDX-License-Identifier: MIT
"""Make a Walk: one window with a tab for each way to make a motion; and the options of a single tool."""
from maya import cmds

from ...error import FootfallError
from ..session import message
from ..tools import menu, option_table, tool_table

WINDOW = "footfallMakeWindow"
OPTIONS_WINDOW = "footfallOptionsWindow"
# Tab; what to do first; the tools on it.
TABS = (
    ("Footprints", "Click in the view where the feet should land. Select a mesh first to walk on it.",
     ("place_prints", "walk_stones", "walk_wander")),
    ("Along Curve", "Draw a curve on the ground and select it, with a mesh to walk on.", ("walk_curve",)),
    ("From Animation", "Select a joint of an animated skeleton: its footprints can be moved and walked again.",
     ("walk_from_animation",)),
    ("Gaits", "Select a curve, with a mesh to travel over. An animated skeleton selected with a curve takes its own cycle "
     "along.", ("gait_from_library", "gait_automatic", "gait_follow")),
    ("Steer", "Steer recorded motion on a pad, along the selected curve, or to the selected locator.",
     ("steer", "steer_curve", "steer_to")),
    ("Leaps", "Select locators at the tops of the leaps, in order; or draw the leaps in the view.",
     ("stance_chain", "stance_curves", "stance_sketch", "stance_browser")),
    ("Creatures", "Set the features a motion should have, and let a search find it.", ("creature_window",)),
)


def _labels():
    return {call.split("(")[0]: label.replace("...", "") for call, label in reversed(list(tool_table.calls().items()))}


class Form(object):
    """The fields of a tool's options below a layout, and the button that uses them."""

    def __init__(self, tool, parent):
        self.tool, self._fields = tool, {}
        values = option_table.values(tool) if tool in option_table.OPTIONS else {}
        for option in option_table.OPTIONS.get(tool, ()):
            self._fields[option.name] = (option, self._field(option, values[option.name], parent))

    def _field(self, option, value, parent):
        if option.kind == "choice":
            field = cmds.optionMenu(label=option.label, parent=parent)
            for choice in option.choices:
                cmds.menuItem(label=choice, parent=field)
            cmds.optionMenu(field, edit=True, value=value)
            return field
        if option.kind == "switch":
            return cmds.checkBox(label=option.label, value=value, parent=parent)
        cmds.text(label=option.label, align="left", parent=parent)
        if option.kind == "count":
            return cmds.intField(value=value, parent=parent)
        return cmds.floatField(value=value, precision=2, parent=parent)

    def values(self):
        """{name: value} as the fields have them."""
        result = {}
        for name, (option, field) in self._fields.items():
            query = {"choice": lambda one: cmds.optionMenu(one, query=True, value=True),
                     "switch": lambda one: bool(cmds.checkBox(one, query=True, value=True)),
                     "count": lambda one: cmds.intField(one, query=True, value=True),
                     "number": lambda one: cmds.floatField(one, query=True, value=True)}[option.kind]
            result[name] = query(field)
        return result

    def run(self):
        """Uses the tool with these options, and remembers them."""
        from .. import tools
        values = self.values()
        if values:
            option_table.remember(self.tool, values)
        return getattr(tools, self.tool)(**values)


def show():
    """Opens the window with a tab for each way."""
    _need_windows()
    if cmds.window(WINDOW, exists=True):
        cmds.deleteUI(WINDOW, window=True)
    cmds.window(WINDOW, title="Footfall: Make a Walk", widthHeight=(460, 420))
    tabs = cmds.tabLayout(parent=WINDOW)
    labels = _labels()
    for title, text, names in TABS:
        column = cmds.columnLayout(adjustableColumn=True, rowSpacing=6, parent=tabs)
        cmds.text(label=text, align="left", wordWrap=True, height=36, parent=column)
        for name in names:
            form = Form(name, column)
            cmds.button(label=labels[name], annotation=menu.summary(name + "()"), parent=column,
                        command=lambda *_, form=form: form.run())
            cmds.separator(style="in", height=8, parent=column)
        cmds.tabLayout(tabs, edit=True, tabLabel=(column, title))
    cmds.showWindow(WINDOW)
    return WINDOW


def show_options(tool):
    """Opens the options of one tool, with Apply and Close."""
    _need_windows()
    if cmds.window(OPTIONS_WINDOW, exists=True):
        cmds.deleteUI(OPTIONS_WINDOW, window=True)
    label = _labels()[tool]
    cmds.window(OPTIONS_WINDOW, title="{0} Options".format(label), widthHeight=(420, 240))
    column = cmds.columnLayout(adjustableColumn=True, rowSpacing=6, parent=OPTIONS_WINDOW)
    form = Form(tool, column)
    cmds.button(label=label, parent=column,
                command=lambda *_: (form.run(), cmds.deleteUI(OPTIONS_WINDOW, window=True)))
    cmds.button(label="Apply", parent=column, command=lambda *_: form.run())
    cmds.button(label="Reset", parent=column, command=lambda *_: (option_table.reset(tool), show_options(tool)))
    cmds.button(label="Close", parent=column, command=lambda *_: cmds.deleteUI(OPTIONS_WINDOW, window=True))
    cmds.showWindow(OPTIONS_WINDOW)
    return OPTIONS_WINDOW


def _need_windows():
    if message.is_batch():
        raise FootfallError("There are no windows in batch mode. Use footfall.maya.walking and the modules beside it.")
