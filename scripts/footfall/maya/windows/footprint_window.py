# SPDX-License-Identifier: MIT
"""The window with the times of a walk: a line per footprint with the frames of its strike and lift-off, to be edited."""
from maya import cmds

from ...error import FootfallError
from .. import walking
from ..session import message

WINDOW = "footfallPrintWindow"


def rows(walk=None):
    """A line of text per print, in order; leaps are marked."""
    bars, lines = walking.bars(walk), []
    for number, (name, (lands, leaves)) in enumerate(zip(walking.prints(walk), bars), 1):
        foot = cmds.getAttr(name + "Shape.leg", asString=True).lower()
        leaps = number < len(bars) and leaves < bars[number][0]
        lines.append("{0}  {1}  frame {2:.2f} to {3:.2f}{4}".format(number, foot, lands, leaves, ", leap" if leaps else ""))
    return lines


def show(walk=None):
    """Opens the window on the given walk, the selected one, or the only one."""
    if message.is_batch():
        raise FootfallError("There are no windows in batch mode. Use footfall.maya.walking.bars, land and leave.")
    return FootprintWindow(walk or walking.selected() or walking.only())


class FootprintWindow(object):
    """The window; its buttons call the methods on_…."""

    def __init__(self, walk):
        self.walk = walk
        if cmds.window(WINDOW, exists=True):
            cmds.deleteUI(WINDOW, window=True)
        cmds.window(WINDOW, title="Footfall: Footprint Times of " + walk, widthHeight=(320, 420))
        form = cmds.columnLayout(adjustableColumn=True, rowSpacing=4, parent=WINDOW)
        self.list = cmds.textScrollList(numberOfRows=14, allowMultiSelection=False, selectCommand=self.on_select,
                                        parent=form)
        fields = cmds.rowLayout(numberOfColumns=4, parent=form)
        cmds.text(label="Strike (frame)", parent=fields)
        self.lands = cmds.floatField(precision=2, annotation="The frame at which the foot lands on its print", parent=fields,
                                     changeCommand=self.on_land)
        cmds.text(label="Lift-off (frame)", parent=fields)
        self.leaves = cmds.floatField(precision=2, annotation="The frame at which the foot leaves its print", parent=fields,
                                      changeCommand=self.on_leave)
        self.ripple = cmds.checkBox(label="Shift What Follows", value=True, parent=form,
                                    annotation="Shift all later footprints by as much; off: change only this strike")
        buttons = cmds.rowLayout(numberOfColumns=3, parent=form)
        for label, action, note in (
                ("Strike Here", self.on_land_here, "Let the foot land at the current frame"),
                ("Lift Off Here", self.on_leave_here, "Let the foot lift off at the current frame"),
                ("Refresh", self.refresh, "Read the times again after footprints were changed elsewhere")):
            cmds.button(label=label, annotation=note, command=lambda *_, action=action: action(), parent=buttons)
        self.refresh()
        cmds.showWindow(WINDOW)

    def refresh(self):
        """Shows the times of the walk."""
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
        """Runs an action on the chosen print and refreshes the list; an error is shown as a warning."""
        number = self._number()
        if number == 0:
            return message.warn("Choose a footprint in the list first.")
        try:
            action(number)
        except FootfallError as error:
            message.warn(str(error))
        self.refresh()

    def on_select(self, *_):
        """Shows the chosen print in the fields and selects it in the scene."""
        number = self._number()
        self._fill(number)
        cmds.select(walking.prints(self.walk)[number - 1])

    def _land(self, frame):
        ripple = cmds.checkBox(self.ripple, query=True, value=True)
        self._try(lambda number: walking.land(number, frame, self.walk, ripple))

    def _leave(self, frame):
        self._try(lambda number: walking.leave(number, frame, self.walk))

    def on_land(self, *_):
        """Set the strike to the value of the field."""
        self._land(cmds.floatField(self.lands, query=True, value=True))

    def on_leave(self, *_):
        """Set the lift-off to the value of the field."""
        self._leave(cmds.floatField(self.leaves, query=True, value=True))

    def on_land_here(self):
        """Set the strike to the current frame."""
        self._land(cmds.currentTime(query=True))

    def on_leave_here(self):
        """Set the lift-off to the current frame."""
        self._leave(cmds.currentTime(query=True))
