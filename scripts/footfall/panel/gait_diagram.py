# SPDX-License-Identifier: MIT
"""The feet of a gait over time: a row per leg, a bar while its foot is on the ground. Drag a row to let that leg come earlier or
later in its stride; double-click it to put it back."""
import collections

from .qt import QtCore, QtGui, place_of
from .time_axis import AXIS, BACK, TEXT, TimeView

FRONT, HIND = "#4f8fd0", "#7f9f6f"
Held = collections.namedtuple("Held", "leg frame")


class GaitDiagram(TimeView):
    def __init__(self, session, parent=None):
        super(GaitDiagram, self).__init__(session, parent)
        self.left = 110
        self._moved = None  # (leg, frames) as it is dragged
        self.setToolTip("Drag a row to let that leg come earlier or later")

    def row_height(self):
        return min(28.0, max(12.0, (self.height() - AXIS - 8.0) / max(1, len(self.session.footfalls()))))

    def row_top(self, number):
        return AXIS + 4 + number * self.row_height()

    def _at(self, y):
        number = int((y - AXIS - 4) // self.row_height())
        found = self.session.footfalls()
        return found[number] if 0 <= number < len(found) else None

    def grab(self, x, y):
        leg = self._at(y) if y > AXIS else None
        return Held(leg, self.axis().frame(x)) if leg else None

    def drag(self, held, frame, y, modifiers):
        self._moved = (held.leg.name, frame - held.frame)

    def drop(self, held, frame, y, modifiers):
        self._moved = None
        by = (frame - held.frame) / held.leg.stride
        if abs(by) * held.leg.stride >= 0.5:
            # A whole stride later is the same.
            self.session.shift_leg(held.leg.name, (held.leg.shift + by + 0.5) % 1.0 - 0.5)

    def mouseDoubleClickEvent(self, event):
        leg = self._at(place_of(event)[1])
        if leg and leg.shift:
            self.attempt(lambda: self.session.shift_leg(leg.name, 0.0))

    def paint_content(self, painter, axis):
        legs = self.session.footfalls()
        painter.setPen(QtGui.QColor(TEXT))
        if not legs:
            painter.drawText(self.rect(), QtCore.Qt.AlignCenter, "Make a gait, and its feet are bars here.")
            return
        painter.setClipping(False)
        for number, leg in enumerate(legs):
            top, height = self.row_top(number), self.row_height()
            painter.setPen(QtGui.QColor(TEXT))
            painter.drawText(QtCore.QRectF(4, top, self.left - 10, height), QtCore.Qt.AlignVCenter | QtCore.Qt.AlignRight, leg.name)
            moved = self._moved[1] if self._moved and self._moved[0] == leg.name else 0.0
            painter.setPen(QtGui.QColor(BACK))
            painter.setBrush(QtGui.QColor(HIND if "hind" in leg.name.lower() else FRONT))
            for down, up in leg.stands:
                left, right = (min(max(axis.x(frame + moved), self.left), axis.x(axis.last)) for frame in (down, up))
                if right > left:
                    painter.drawRoundedRect(QtCore.QRectF(left, top + 3, right - left, height - 6), 3, 3)
