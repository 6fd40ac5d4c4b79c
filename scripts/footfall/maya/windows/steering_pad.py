# SPDX-License-Identifier: MIT
"""The steering pad: speed and turn of the examples of a motion class, the hull around them, and a click that steers."""
from maya import cmds

from ...error import FootfallError
from .. import locomotion
from ..session import message

WINDOW = "footfallPadWindow"
COLUMNS, ROWS = 15, 11  # cells across (turn, left on the left) and down (speed, fastest at the top)
COLOURS = {"outside": (0.18, 0.18, 0.18), "inside": (0.22, 0.36, 0.50), "example": (0.85, 0.55, 0.20)}


def inside(hull, point):
    """Whether a point is inside a convex hull with counter-clockwise corners (speed, turn); nothing is inside a
    line."""
    if len(hull) < 3:
        return False
    return all((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) >= -1e-9
               for a, b in zip(hull, hull[1:] + hull[:1]))


class Pad(object):
    """The cells of one motion class: which speed and turn each means, and what is there."""

    def __init__(self, motion_class):
        points = motion_class.examples + motion_class.hull
        speeds, turns = [p[0] for p in points] or [0.0], [p[1] for p in points] or [0.0]
        speed_room = 0.1 * max(max(speeds) - min(speeds), 0.5)
        turn = 1.1 * max(max(abs(one) for one in turns), 10.0)
        self.low = (max(min(speeds) - speed_room, 0.0), -turn)
        self.high = (max(speeds) + speed_room, turn)
        self.motion_class = motion_class

    def value(self, column, row):
        """(speed, turn) at the centre of a cell."""
        across = (column + 0.5) / COLUMNS
        up = 1 - (row + 0.5) / ROWS
        return (self.low[0] + up * (self.high[0] - self.low[0]), self.high[1] - across * (self.high[1] - self.low[1]))

    def cell(self, speed, turn):
        """The cell of a speed and turn, or the nearest one for values outside the pad."""
        up = (speed - self.low[0]) / (self.high[0] - self.low[0])
        across = (self.high[1] - turn) / (self.high[1] - self.low[1])
        return (min(max(int(across * COLUMNS), 0), COLUMNS - 1), min(max(int((1 - up) * ROWS), 0), ROWS - 1))

    def kind(self, column, row):
        """What is in a cell: "example", "inside" (the hull) or "outside"."""
        if any(self.cell(*example) == (column, row) for example in self.motion_class.examples):
            return "example"
        return "inside" if inside(self.motion_class.hull, self.value(column, row)) else "outside"


def show(motion=None):
    """Opens the pad on a steered motion."""
    if message.is_batch():
        raise FootfallError("There are no windows in batch mode. Use footfall.maya.locomotion.steer.")
    return SteeringPad(motion)


class SteeringPad(object):
    """The window: a click on a cell steers, the menu chooses the motion class, the box whether keys are set."""

    def __init__(self, motion=None):
        self.motion = locomotion.node_of(motion)
        self.classes = locomotion.classes(self.motion)
        self.chosen = min(max(int(cmds.getAttr(self.motion + ".motionClass")), 0), len(self.classes) - 1)
        if cmds.window(WINDOW, exists=True):
            cmds.deleteUI(WINDOW, window=True)
        cmds.window(WINDOW, title="Footfall: Steering of " + self.motion, widthHeight=(COLUMNS * 24 + 12, ROWS * 24 + 110))
        self.form = cmds.columnLayout(adjustableColumn=True, rowSpacing=4, parent=WINDOW)
        self.menu = cmds.optionMenu(label="Motion Class", changeCommand=self.on_class, parent=self.form)
        for one in self.classes:
            cmds.menuItem(label=one.name, parent=self.menu)
        cmds.optionMenu(self.menu, edit=True, select=self.chosen + 1)
        self.key = cmds.checkBox(label="Key at Current Frame", parent=self.form,
                                 annotation="Set keys at the current frame; off: set the values for the whole motion")
        self.grid = None
        self.cells = {}
        self.status = cmds.text(label="", align="left", parent=self.form)
        self.build()
        cmds.showWindow(WINDOW)

    def build(self):
        """Builds the cells of the chosen motion class."""
        if self.grid:
            cmds.deleteUI(self.grid)
        self.pad = Pad(self.classes[self.chosen])
        self.grid = cmds.gridLayout(numberOfColumns=COLUMNS, cellWidthHeight=(24, 24), parent=self.form)
        self.cells = {}
        for row in range(ROWS):
            for column in range(COLUMNS):
                speed, turn = self.pad.value(column, row)
                kind = self.pad.kind(column, row)
                note = "{0:.2f} m/s, {1:.0f} degrees per second to the {2}{3}".format(
                    speed, abs(turn), "left" if turn > 0 else "right",
                    {"example": " (an example)", "outside": " (outside the examples)"}.get(kind, ""))
                self.cells[column, row] = cmds.button(
                    label="", annotation=note, backgroundColor=COLOURS[kind], parent=self.grid,
                    command=lambda *_, column=column, row=row: self.on_cell(column, row))
        self.mark()

    def mark(self):
        """Marks the cell of the current speed and turn."""
        speed, turn = (cmds.getAttr(self.motion + ".speed"), cmds.getAttr(self.motion + ".turn"))
        here = self.pad.cell(speed, turn)
        for place, control in self.cells.items():
            cmds.button(control, edit=True, label="o" if place == here else "")
        cmds.text(self.status, edit=True, label="{0:.2f} m/s, {1:.0f} degrees per second".format(speed, turn))

    def on_class(self, name):
        """Choose the motion class."""
        self.chosen = [one.name for one in self.classes].index(name)
        self._steer(motion_class=self.chosen)
        self.build()

    def on_cell(self, column, row):
        """Steer by the speed and turn of a cell."""
        speed, turn = self.pad.value(column, row)
        self._steer(speed=speed, turn=turn, motion_class=self.chosen)
        self.mark()

    def _steer(self, **to):
        try:
            locomotion.steer(motion=self.motion, key=cmds.checkBox(self.key, query=True, value=True), **to)
        except FootfallError as error:
            message.warn(str(error))
