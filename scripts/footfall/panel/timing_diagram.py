# SPDX-License-Identifier: MIT
"""Footprints over time, as in van de Panne's timing diagram: a row per foot, a bar from where it lands to where it leaves.
Drag an end to land or leave at another frame, the middle to shift the step with all that follows; with Shift the rest
stays. Arrow keys nudge the selected print by a frame, Insert and Delete add one after it and remove it."""
import collections

from .qt import QtCore, QtGui
from .time_axis import AXIS, BACK, SNAP, TEXT, TimeView

COLOURS = {"left": "#4f8fd0", "right": "#c8605a"}
_OTHER = "#7f9f6f"

# part: "lands", "leaves" or "middle"; grip: frames between the pointer and what it moves.
Held = collections.namedtuple("Held", "bar part grip")


class TimingDiagram(TimeView):
    def __init__(self, session, parent=None):
        super(TimingDiagram, self).__init__(session, parent)
        self._ghost = None  # the bar as it is dragged: (number, lands, leaves)
        self.setToolTip("Drag the ends of a bar to land or leave at another frame, its middle to move the step and what follows")

    def feet(self):
        """The feet in their order: left before right, front before hind."""
        return list(collections.OrderedDict.fromkeys(
            sorted((bar.foot for bar in self.session.bars()), key=lambda foot: (foot.split()[1:], foot))))

    def row_height(self):
        return min(30.0, max(12.0, (self.height() - AXIS - 8.0) / max(1, len(self.feet()))))

    def box(self, bar):
        """The rectangle of a bar."""
        axis, height = self.axis(), self.row_height()
        top = AXIS + 4 + self.feet().index(bar.foot) * height
        left, right = axis.x(bar.lands), axis.x(bar.leaves)
        return QtCore.QRectF(left, top + 2, max(right - left, 3.0), height - 4)

    def grab(self, x, y):
        found = []
        for bar in self.session.bars():
            box = self.box(bar)
            if box.top() <= y <= box.bottom():
                for part, at in (("lands", box.left()), ("leaves", box.right())):
                    found.append((abs(x - at), bar, part))
                if box.left() + SNAP < x < box.right() - SNAP:
                    return Held(bar, "middle", self.axis().frame(x) - bar.lands)
        near = min(found, key=lambda one: one[0]) if found else None
        if near is None or near[0] > SNAP:
            return None
        grip = self.axis().frame(x) - getattr(near[1], near[2])
        return Held(near[1], near[2], grip)

    def _times(self, held, frame):
        """(lands, leaves) of the bar as it is dragged, on whole frames; a bar lasts a frame at least."""
        bar, at = held.bar, round(frame - held.grip)
        if held.part == "lands":
            return min(at, bar.leaves - 1), bar.leaves
        if held.part == "leaves":
            return bar.lands, max(at, bar.lands + 1)
        return at, bar.leaves + at - bar.lands

    def mousePressEvent(self, event):
        super(TimingDiagram, self).mousePressEvent(event)
        if self._held:
            self.session.select_prints([self._held.bar.number])

    def drag(self, held, frame, y, modifiers):
        self._ghost = (held.bar.number,) + self._times(held, frame)

    def drop(self, held, frame, y, modifiers):
        self._ghost = None
        lands, leaves = self._times(held, frame)
        if (lands, leaves) == (held.bar.lands, held.bar.leaves):
            return
        if held.part == "leaves":
            self.session.leave(held.bar.number, leaves)
        else:
            ripple = held.part == "middle" and not modifiers & QtCore.Qt.ShiftModifier
            self.session.land(held.bar.number, lands, ripple)

    def keyPressEvent(self, event):
        chosen = sorted(self.session.selected_prints())
        step = {QtCore.Qt.Key_Left: -1, QtCore.Qt.Key_Right: 1}.get(event.key())
        if step and chosen:
            bar = next(bar for bar in self.session.bars() if bar.number == chosen[0])
            ripple = not event.modifiers() & QtCore.Qt.ShiftModifier
            self.attempt(lambda: self.session.land(bar.number, bar.lands + step, ripple))
        elif event.key() == QtCore.Qt.Key_Insert and chosen:
            self.attempt(lambda: self.session.insert_print(chosen[-1]))
        elif event.key() in (QtCore.Qt.Key_Delete, QtCore.Qt.Key_Backspace) and chosen:
            self.attempt(lambda: self.session.remove_prints(chosen))
        else:
            super(TimingDiagram, self).keyPressEvent(event)

    def paint_content(self, painter, axis):
        bars, chosen = self.session.bars(), set(self.session.selected_prints())
        painter.setPen(QtGui.QColor(TEXT))
        if not bars:
            painter.drawText(self.rect(), QtCore.Qt.AlignCenter, "Make a walk, and its footprints are bars here.")
            return
        height = self.row_height()
        for row, foot in enumerate(self.feet()):
            painter.drawText(QtCore.QRectF(4, AXIS + 4 + row * height, self.left - 8, height),
                             QtCore.Qt.AlignVCenter | QtCore.Qt.AlignRight, foot)
        for bar in bars:
            if self._ghost and self._ghost[0] == bar.number:
                self._paint_bar(painter, bar, 70, False)
                bar = bar._replace(lands=self._ghost[1], leaves=self._ghost[2])
            self._paint_bar(painter, bar, 255, bar.number in chosen)

    def _paint_bar(self, painter, bar, alpha, chosen):
        colour = QtGui.QColor(COLOURS.get(bar.foot.split()[0], _OTHER))
        colour.setAlpha(alpha)
        box = self.box(bar)
        painter.setPen(QtGui.QPen(QtGui.QColor("#ffffff" if chosen else BACK), 1.5 if chosen else 1))
        painter.setBrush(colour)
        painter.drawRoundedRect(box, 3, 3)
        if box.width() > 22:
            painter.setPen(QtGui.QColor("#ffffff"))
            painter.drawText(box, QtCore.Qt.AlignCenter, str(bar.number))
