# SPDX-License-Identifier: MIT
"""A user interface that is recorded instead of shown. In batch, without it, commands of the user interface fail.

    with ui.recorded() as interface:
        my_tool.show()
        interface.set("nameField", "walk")
        interface.press("okButton")
        assert "myWindow" in interface.windows()
"""
import contextlib

from maya.cmds import _values, scripts, tools

MAIN_WINDOW = "MayaWindow"
SHELF_TABS = "ShelfLayout"
PROGRESS_BAR = "mainProgressBar"
PLAYBACK = "playbackSlider"
# What MEL's global variables of the main window hold.
GLOBALS = {"gMainWindow": MAIN_WINDOW, "gShelfTopLevel": SHELF_TABS, "gMainProgressBar": PROGRESS_BAR,
           "gPlayBackSlider": PLAYBACK, "gMainPane": "viewPanes"}


class Control(object):
    """One window, layout, control or menu."""

    def __init__(self, name, kind, parent):
        self.name, self.kind, self.parent = name, kind, parent
        self.flags = {}  # by long name, as they were given last
        self.children = []
        self.items, self.chosen = [], []  # of lists
        self.shown = kind != "window"

    @property
    def path(self):
        """As commands answer it: "window|layout|button"."""
        named = self.parent.path + "|" if self.parent is not None and self.kind != "window" else ""
        return named + self.name

    def below(self):
        found = []
        for child in self.children:
            found += [child] + child.below()
        return found

    def __repr__(self):
        return "<%s %s>" % (self.kind, self.path)


class Interface(object):
    """Everything that was made, shown, said and asked."""

    def __init__(self):
        self.controls = []
        self.current = None  # the layout or menu that new controls go to
        self.counts = {}
        self.messages = []  # of inViewMessage
        self.dialogs = []  # flags of every dialog that asked
        self.progress = []  # of the main progress bar and windows: ("begin", total) ("step", value) ("end",)
        self.heads_up = {}
        self.fitted = []  # what viewFit was last asked to show
        self.run_time_commands = {}  # {name: flags}
        self.cancelled = False  # what isCancelled answers: the Esc key
        self._answers = []
        self.answer_text = ""
        main = self.add("window", MAIN_WINDOW, None)
        main.shown = True
        for kind, name in (("shelfTabLayout", SHELF_TABS), ("progressBar", PROGRESS_BAR), ("timeControl", PLAYBACK),
                           ("paneLayout", "viewPanes")):
            self.add(kind, name, main)
        self.current = None

    # What commands do.

    def add(self, kind, name, parent):
        if name is None:
            self.counts[kind] = self.counts.get(kind, 0) + 1
            name = "%s%d" % (kind, self.counts[kind])
        elif self.has(name) and (parent is None or any(child.name == name for child in parent.children)):
            raise RuntimeError("Object's name '%s' is not unique." % name)
        made = Control(name, kind, parent)
        self.controls.append(made)
        if parent is not None:
            parent.children.append(made)
        return made

    def find(self, name):
        for control in self.controls:
            if name in (control.path, control.name) or control.path.endswith("|" + name):
                return control
        raise RuntimeError("Object '%s' not found." % name)

    def has(self, name):
        return any(name in (control.path, control.name) or control.path.endswith("|" + name)
                   for control in self.controls)

    def remove(self, control):
        gone = [control] + control.below()
        self.controls = [one for one in self.controls if one not in gone]
        if control.parent is not None:
            control.parent.children.remove(control)
        if self.current in gone:
            self.current = None

    def ask(self, dialog, flags):
        self.dialogs.append((dialog, dict(flags)))
        return self._answers.pop(0) if self._answers else None

    # What a test does.

    def windows(self):
        """Names of the windows that are shown, the main window aside."""
        return [one.name for one in self.controls if one.kind == "window" and one.shown and one.name != MAIN_WINDOW]

    def labelled(self, label, kind=None):
        """The one control with a label."""
        found = [one for one in self.controls
                 if one.flags.get("label") == label and (kind is None or one.kind == kind)]
        if len(found) != 1:
            raise LookupError("%d controls have the label '%s'" % (len(found), label))
        return found[0]

    def _control(self, name):
        return name if isinstance(name, Control) else self.find(name)

    def press(self, name):
        """Presses a button, or chooses an item of a menu; returns what its command returned."""
        control = self._control(name)
        if not control.flags.get("enable", True):
            raise RuntimeError("'%s' cannot be pressed: it is disabled." % control.path)
        if control.kind == "menuItem" and control.flags.get("checkBox") is not None:
            control.flags["checkBox"] = not control.flags["checkBox"]
        if "command" not in control.flags:
            raise RuntimeError("'%s' has no command." % control.path)
        return self.call(control.flags["command"], control, (bool(control.flags.get("checkBox", False)),))

    def double_click(self, name):
        control = self._control(name)
        return self.call(control.flags["doubleClickCommand"], control, (False,))

    def set(self, name, value):
        """Puts a value into a field, box, menu or slider as a user would, and tells its command."""
        control = self._control(name)
        if not control.flags.get("enable", True):
            raise RuntimeError("'%s' cannot be set: it is disabled." % control.path)
        place = "text" if control.kind in ("textField", "textFieldGrp", "scrollField") else "value"
        if control.kind == "textFieldButtonGrp":
            place = "text"
        control.flags[place] = value
        for command in ("changeCommand", "command", "enterCommand"):
            if command in control.flags:
                return self.call(control.flags[command], control, (value,))
        return None

    def choose(self, name, *items):
        """Selects items of a list."""
        control = self._control(name)
        for item in items:
            if item not in control.items:
                raise LookupError("'%s' is not in the list %s" % (item, control.items))
        control.chosen = [index for index, item in enumerate(control.items) if item in items]
        command = control.flags.get("selectCommand")
        return self.call(command, control, ()) if command else None

    def close(self, name):
        control = self._control(name)
        command = control.flags.get("closeCommand")
        self.remove(control)
        return self.call(command, control, ()) if command else None

    def answer(self, *answers):
        """What the next dialogs are answered, in order."""
        self._answers += answers

    def call(self, command, control, args):
        if callable(command):
            return command(*args)
        if control.flags.get("sourceType", "python") == "mel":
            from maya import mel
            return mel.eval(command)
        exec(compile(command, "<%s>" % control.path, "exec"), {"__name__": "__main__"})
        return None

    def fire(self, event):
        """Runs the scriptJobs of an event; returns how many."""
        return scripts.fire(event)

    def change(self, plug):
        """Runs the scriptJobs of an attribute; returns how many."""
        return scripts.fire("attribute", plug)


def enable():
    """Records from now on; about(batch=True) is False."""
    interface = Interface()
    _values.set_ui(interface)
    return interface


def disable():
    _values.set_ui(None)
    scripts.clear()
    tools.clear()


@contextlib.contextmanager
def recorded():
    interface = enable()
    try:
        yield interface
    finally:
        disable()
