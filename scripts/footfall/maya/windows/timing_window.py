# SPDX-License-Identifier: MIT
"""The window with the keys of a timing layer: a list, and two fields to edit a key."""
from maya import cmds

from ...error import FootfallError
from .. import timing
from ..session import message
from .timing_editor import TimingEditor

WINDOW = "footfallTimingWindow"


def show(layer=None):
    """Opens the window on a timing layer, by default the selected one."""
    if message.is_batch():
        raise FootfallError("There are no windows in batch mode. Use the functions of footfall.maya.timing.")
    return TimingWindow(TimingEditor(layer))


class TimingWindow(object):
    """The window of a TimingEditor; its buttons call the methods on_…."""

    def __init__(self, editor):
        self.editor = editor
        if cmds.window(WINDOW, exists=True):
            cmds.deleteUI(WINDOW, window=True)
        cmds.window(WINDOW, title="Footfall: Timing Keys of " + editor.layer, widthHeight=(320, 380))
        form = cmds.columnLayout(adjustableColumn=True, rowSpacing=4, parent=WINDOW)
        self.list = cmds.textScrollList(numberOfRows=10, allowMultiSelection=False, selectCommand=self.on_select,
                                        parent=form)
        fields = cmds.rowLayout(numberOfColumns=4, parent=form)
        cmds.text(label="At frame", parent=fields)
        self.at = cmds.floatField(precision=2, annotation="The frame of the shot", parent=fields)
        cmds.text(label="show frame", parent=fields)
        self.source = cmds.floatField(precision=2, annotation="The frame of the motion underneath", parent=fields)
        buttons = cmds.rowLayout(numberOfColumns=4, parent=form)
        for label, action, note in (
                ("Here", self.on_here, "Fill in the current frame and the frame of the motion that it shows"),
                ("Add", self.on_add, "Add a key with these frames"),
                ("Change", self.on_change, "Give the chosen key these frames"),
                ("Remove", self.on_remove, "Remove the chosen key")):
            cmds.button(label=label, annotation=note, command=lambda *_, action=action: action(), parent=buttons)
        self.muted = cmds.checkBox(label="Mute", annotation="Play the motion with its own timing", parent=form,
                                   value=timing.is_muted(editor.layer), changeCommand=self.on_mute)
        self.refresh()
        self.on_here()
        cmds.showWindow(WINDOW)

    def refresh(self):
        """Shows the keys of the layer."""
        cmds.textScrollList(self.list, edit=True, removeAll=True)
        for row in self.editor.rows():
            cmds.textScrollList(self.list, edit=True, append=row)

    def _row(self):
        chosen = cmds.textScrollList(self.list, query=True, selectIndexedItem=True)
        return chosen[0] - 1 if chosen else -1

    def _frames(self):
        return (cmds.floatField(self.at, query=True, value=True), cmds.floatField(self.source, query=True, value=True))

    def _fill(self, at, source):
        cmds.floatField(self.at, edit=True, value=at)
        cmds.floatField(self.source, edit=True, value=source)

    def _try(self, action):
        """Runs an action and refreshes the list; an error or a warning is shown."""
        try:
            warning = action()
        except FootfallError as error:
            warning = str(error)
        if warning:
            message.warn(warning)
        self.refresh()

    def on_select(self, *_):
        """Show the chosen key in the fields."""
        one = self.editor.key(self._row())
        self._fill(one.at, one.source)

    def on_here(self):
        """Show the current frame in the fields."""
        self._fill(*self.editor.here())

    def on_add(self):
        """Add a key with the frames in the fields."""
        self._try(lambda: self.editor.add(*self._frames()))

    def on_change(self):
        """Change the chosen key to the frames in the fields."""
        row = self._row()
        self._try(lambda: self.editor.change(row, *self._frames()))

    def on_remove(self):
        """Remove the chosen key."""
        row = self._row()
        self._try(lambda: self.editor.remove(row))

    def on_mute(self, value, *_):
        """Mute or unmute the layer."""
        (timing.mute if value else timing.unmute)(self.editor.layer)
