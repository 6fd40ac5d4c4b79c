# SPDX-License-Identifier: MIT
"""A timing layer: above the source's frames, below those that are seen, a line for each key. Drag the lower end of a line to
show that moment at another frame; double-click adds a key, Delete removes the one that was touched last. Lines that lean
apart mean slow, together fast."""
import collections

from .qt import QtCore, QtGui, place_of
from .time_axis import AXIS, SNAP, TEXT, TimeView

Held = collections.namedtuple("Held", "key grip")


class RetimeStrip(TimeView):
    def __init__(self, session, parent=None):
        super(RetimeStrip, self).__init__(session, parent)
        self._ghost = None
        self._touched = None
        self.setToolTip("Drag the end of a line to see that moment at another frame. Double-click adds a key")

    def _ends(self, axis, key):
        """(above, below) as points: the source frame, and the frame where it is seen."""
        return (QtCore.QPointF(axis.x(key.source), AXIS + 14),
                QtCore.QPointF(axis.x(key.visible), self.height() - 12.0))

    def grab(self, x, y):
        axis, found = self.axis(), []
        for key in self.session.timing_keys():
            below = self._ends(axis, key)[1]
            if abs(below.y() - y) <= 2 * SNAP and abs(below.x() - x) <= SNAP:
                found.append((abs(below.x() - x), key))
        if not found:
            return None
        key = min(found, key=lambda one: one[0])[1]
        return Held(key, axis.frame(x) - key.visible)

    def mousePressEvent(self, event):
        super(RetimeStrip, self).mousePressEvent(event)
        if self._held:
            self._touched = self._held.key.visible

    def mouseDoubleClickEvent(self, event):
        x, y = place_of(event)
        if y > AXIS and not self.grab(x, y):
            self.attempt(lambda: self.session.add_timing_key(round(self.axis().frame(x))))

    def _between(self, key, at):
        """The frame, kept between the neighbours of the key: time does not run back."""
        others = [one.visible for one in self.session.timing_keys() if one.visible != key.visible]
        before = [one for one in others if one < key.visible]
        after = [one for one in others if one > key.visible]
        if before:
            at = max(at, before[-1] + 1)
        return min(at, after[0] - 1) if after else at

    def drag(self, held, frame, y, modifiers):
        self._ghost = (held.key, self._between(held.key, round(frame - held.grip)))

    def drop(self, held, frame, y, modifiers):
        self._ghost = None
        at = self._between(held.key, round(frame - held.grip))
        if at != held.key.visible:
            self._touched = at
            self.session.move_timing_key(held.key.visible, at)

    def keyPressEvent(self, event):
        if event.key() in (QtCore.Qt.Key_Delete, QtCore.Qt.Key_Backspace) and self._touched is not None:
            touched, self._touched = self._touched, None
            self.attempt(lambda: self.session.remove_timing_key(touched))
        else:
            super(RetimeStrip, self).keyPressEvent(event)

    def paint_content(self, painter, axis):
        keys = self.session.timing_keys()
        painter.setPen(QtGui.QColor(TEXT))
        if not keys:
            painter.drawText(self.rect(), QtCore.Qt.AlignCenter, "Select the controls to retime and press Retime.")
            return
        painter.drawText(QtCore.QRectF(0, AXIS + 4, self.left - 4, 20), QtCore.Qt.AlignRight, "source")
        painter.drawText(QtCore.QRectF(0, self.height() - 22.0, self.left - 4, 20), QtCore.Qt.AlignRight, "seen at")
        if self._ghost:
            keys = [key._replace(visible=self._ghost[1]) if key == self._ghost[0] else key for key in keys]
        for key, after in zip(keys, keys[1:]):
            self._paint_speed(painter, axis, key, after)
        for key in keys:
            above, below = self._ends(axis, key)
            painter.setPen(QtGui.QPen(QtGui.QColor("#ffffff" if key.visible == self._touched else "#9fb7d0"), 2))
            painter.drawLine(above, below)
            painter.setBrush(QtGui.QColor("#4f8fd0"))
            painter.drawEllipse(below, 5, 5)

    def _paint_speed(self, painter, axis, key, after):
        """The field between two keys: blue where time is slower than it was, orange where it is faster."""
        speed = (after.source - key.source) / max(after.visible - key.visible, 1e-6)
        colour = QtGui.QColor("#4f8fd0" if speed < 1 else "#d08f4f")
        colour.setAlpha(int(min(110, 110 * abs(speed - 1))))
        a, b = self._ends(axis, key)
        d, c = self._ends(axis, after)
        painter.setPen(QtCore.Qt.NoPen)
        painter.setBrush(colour)
        painter.drawPolygon(QtGui.QPolygonF([a, b, c, d]))
        painter.setPen(QtGui.QColor(TEXT))
        middle = QtCore.QPointF((a.x() + b.x() + c.x() + d.x()) / 4 - 14, (a.y() + b.y()) / 2)
        painter.drawText(middle, "hold" if speed < 0.005 else "{0:.0f}%".format(100 * speed))
