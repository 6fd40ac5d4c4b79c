# SPDX-License-Identifier: MIT
"""The window of a walk's times: a line a print with the frames at which its foot lands and leaves, to be changed on the
scene's own time line. Plain Maya controls."""
from maya import cmds

from ...error import FootfallError
from .. import walking
from ..session import message
from ..viewport import footprint_placer

WINDOW = "footfallPrintWindow"


def rows(walk=None):
    """A line of text a print, in their order; a leap is marked."""
    bars, lines = walking.bars(walk), []
    for number, (name, (lands, leaves)) in enumerate(zip(walking.prints(walk), bars), 1):
        foot = cmds.getAttr(name + "Shape.leg", asString=True).lower()
        leaps = number < len(bars) and leaves < bars[number][0]
        lines.append("{0}  {1}  {2:.2f} to {3:.2f}{4}".format(number, foot, lands, leaves, ", leaps" if leaps else ""))
    return lines


def show(walk=None):
    """Opens the window on a walk: the given, the selected, or the only one."""
    if message.is_batch():
        raise FootfallError("There are no windows in batch mode: use walking.bars, land and leave.")
    return PrintWindow(walk or walking.selected() or walking.only())


class PrintWindow(object):
    """Buttons call the methods here."""

    def __init__(self, walk):
        self.walk = walk
        if cmds.window(WINDOW, exists=True):
            cmds.deleteUI(WINDOW, window=True)
        cmds.window(WINDOW, title="Footfall: Times of " + walk, widthHeight=(320, 420))
        form = cmds.columnLayout(adjustableColumn=True, rowSpacing=4, parent=WINDOW)
        self.list = cmds.textScrollList(numberOfRows=14, allowMultiSelection=False, selectCommand=self.on_select,
                                        parent=form)
        fields = cmds.rowLayout(numberOfColumns=4, parent=form)
        cmds.text(label="Lands at", parent=fields)
        self.lands = cmds.floatField(precision=2, annotation="The frame at which the foot lands", parent=fields,
                                     changeCommand=self.on_land)
        cmds.text(label="leaves at", parent=fields)
        self.leaves = cmds.floatField(precision=2, annotation="The frame at which it leaves its print", parent=fields,
                                      changeCommand=self.on_leave)
        self.ripple = cmds.checkBox(label="Move what follows along", value=True, parent=form,
                                    annotation="Off: only this foot lands at another time")
        buttons = cmds.rowLayout(numberOfColumns=3, parent=form)
        for label, action, note in (
                ("Land Here", self.on_land_here, "The foot lands at the current frame"),
                ("Leave Here", self.on_leave_here, "The foot leaves at the current frame"),
                ("Refresh", self.refresh, "After prints were changed elsewhere")):
            cmds.button(label=label, annotation=note, command=lambda *_, action=action: action(), parent=buttons)
        self.refresh()
        cmds.showWindow(WINDOW)

    def refresh(self):
        chosen = self._number()
        cmds.textScrollList(self.list, edit=True, removeAll=True)
        lines = rows(self.walk)
        for line in lines:
            cmds.textScrollList(self.list, edit=True, append=line)
        if 1 <= chosen <= len(lines):
            cmds.textScrollList(self.list, edit=True, selectIndexedItem=chosen)
            self._fill(chosen)

    def _number(self):
        chosen = cmds.textScrollList(self.list, query=True, selectIndexedItem=True)
        return chosen[0] if chosen else 0

    def _fill(self, number):
        lands, leaves = walking.bars(self.walk)[number - 1]
        cmds.floatField(self.lands, edit=True, value=lands)
        cmds.floatField(self.leaves, edit=True, value=leaves)

    def _try(self, action):
        """Runs an action on the chosen print and shows all again; what feet cannot do is told."""
        number = self._number()
        if number == 0:
            return message.warn("Choose a print in the list first.")
        try:
            action(number)
        except FootfallError as error:
            message.warn(str(error))
        self.refresh()

    def on_select(self, *_):
        """The fields show the print, and it is selected in the scene."""
        number = self._number()
        self._fill(number)
        cmds.select(walking.prints(self.walk)[number - 1])

    def _land(self, frame):
        ripple = cmds.checkBox(self.ripple, query=True, value=True)
        self._try(lambda number: walking.land(number, frame, self.walk, ripple))

    def _leave(self, frame):
        self._try(lambda number: walking.leave(number, frame, self.walk))

    def on_land(self, *_):
        self._land(cmds.floatField(self.lands, query=True, value=True))

    def on_leave(self, *_):
        self._leave(cmds.floatField(self.leaves, query=True, value=True))

    def on_land_here(self):
        self._land(cmds.currentTime(query=True))

    def on_leave_here(self):
        self._leave(cmds.currentTime(query=True))
