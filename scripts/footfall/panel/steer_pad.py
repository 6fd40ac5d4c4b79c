# SPDX-License-Identifier: MIT
"""The steering pad: speed upwards, turn to the side, as the body would turn. Dots are the recorded examples, the field around
them what can be blended from them, the line what was steered so far. Drag: the motion follows, and with *Key* on each frame
that is passed gets a key. A drag is one step to undo."""
from .qt import QtCore, QtGui, QtWidgets, place_of
from .time_axis import BACK, LINE, TEXT

_EDGE = 14.0


class PadView(QtWidgets.QWidget):
    """The field of one motion class."""

    def __init__(self, session, parent=None):
        super(PadView, self).__init__(parent)
        self.session, self.key = session, False
        self._dragged = False
        self.setMinimumSize(160, 120)
        session.listen(self.update)

    def limits(self):
        """((lowest speed, highest), widest turn) that the pad shows."""
        one = self.session.steering()
        points = [point for motion in one.classes if motion.name == one.motion_class
                  for point in list(motion.examples) + list(motion.hull)] or [(0.0, 0.0)]
        speeds, turn = [speed for speed, _ in points], max([abs(turn) for _, turn in points] + [10.0])
        room = 0.1 * max(max(speeds) - min(speeds), 0.5)
        return (max(min(speeds) - room, 0.0), max(speeds) + room), 1.1 * turn

    def point(self, speed, turn):
        """Where a speed and turn are on the pad."""
        (low, high), widest = self.limits()
        across, up = (widest - turn) / (2 * widest), (speed - low) / (high - low)
        return QtCore.QPointF(_EDGE + across * (self.width() - 2 * _EDGE), self.height() - _EDGE - up * (self.height() - 2 * _EDGE))

    def value(self, x, y):
        """(speed, turn) of a place, within the pad."""
        (low, high), widest = self.limits()
        across = min(max((x - _EDGE) / (self.width() - 2 * _EDGE), 0.0), 1.0)
        up = min(max((self.height() - _EDGE - y) / (self.height() - 2 * _EDGE), 0.0), 1.0)
        return low + up * (high - low), widest - 2 * widest * across

    def mousePressEvent(self, event):
        if event.button() == QtCore.Qt.LeftButton and self.session.steering():
            self._dragged = True
            self.session.begin("steer")
            self._steer(event)

    def mouseMoveEvent(self, event):
        if self._dragged:
            self._steer(event)

    def mouseReleaseEvent(self, event):
        if self._dragged:
            self._dragged = False
            self._steer(event)
            self.session.end()

    def _steer(self, event):
        from ..error import FootfallError
        try:
            self.session.steer(*(self.value(*place_of(event)) + (self.key,)))
        except FootfallError as error:
            self.session.warn(str(error))

    def paintEvent(self, _):
        painter = QtGui.QPainter(self)
        painter.setRenderHint(QtGui.QPainter.Antialiasing)
        painter.fillRect(self.rect(), QtGui.QColor(BACK))
        one = self.session.steering()
        painter.setPen(QtGui.QColor(TEXT))
        if not one:
            painter.drawText(self.rect(), QtCore.Qt.AlignCenter, "Press Steer in the menu to make a motion to steer.")
            painter.end()
            return
        painter.setPen(QtGui.QColor(LINE))
        painter.drawLine(self.point(self.limits()[0][0], 0), self.point(self.limits()[0][1], 0))
        for motion in one.classes:
            if motion.name == one.motion_class:
                self._paint_class(painter, motion)
        painter.setPen(QtGui.QPen(QtGui.QColor("#d0b04f"), 1.5))
        painter.drawPolyline(QtGui.QPolygonF([self.point(*place) for place in one.path]))
        painter.setBrush(QtGui.QColor("#ffffff"))
        painter.drawEllipse(self.point(one.speed, one.turn), 6, 6)
        painter.setPen(QtGui.QColor(TEXT))
        side = "left" if one.turn > 0 else "right"
        painter.drawText(QtCore.QPointF(8, 16), "{0:.2f} m/s, {1:.0f}\u00b0/s {2}".format(one.speed, abs(one.turn), side))
        painter.end()

    def _paint_class(self, painter, motion):
        field = QtGui.QColor("#4f8fd0")
        field.setAlpha(60)
        painter.setBrush(field)
        painter.drawPolygon(QtGui.QPolygonF([self.point(*corner) for corner in motion.hull]))
        painter.setBrush(QtGui.QColor("#d98c33"))
        painter.setPen(QtCore.Qt.NoPen)
        for example in motion.examples:
            painter.drawEllipse(self.point(*example), 4, 4)


class SteerPad(QtWidgets.QWidget):
    """The pad with the choice of the motion class, and whether a drag sets keys."""

    def __init__(self, session, parent=None):
        super(SteerPad, self).__init__(parent)
        self.session = session
        self.classes, self.key, self.pad = QtWidgets.QComboBox(), QtWidgets.QCheckBox("Key"), PadView(session)
        self.key.setToolTip("Set keys at the current frame while dragging; off: change the whole motion")
        self.key.toggled.connect(self._set_key)
        self.classes.activated.connect(self._choose)
        side = QtWidgets.QVBoxLayout()
        for widget in (self.classes, self.key):
            side.addWidget(widget)
        side.addStretch(1)
        layout = QtWidgets.QHBoxLayout(self)
        layout.setContentsMargins(4, 4, 4, 4)
        layout.addWidget(self.pad, 1)
        layout.addLayout(side)
        session.listen(self.refresh)
        self.refresh()

    def refresh(self):
        one = self.session.steering()
        names = [motion.name for motion in one.classes] if one else []
        if [self.classes.itemText(number) for number in range(self.classes.count())] != names:
            self.classes.clear()
            self.classes.addItems(names)
        if one and one.motion_class in names:
            self.classes.setCurrentIndex(names.index(one.motion_class))
        self.setEnabled(bool(one))

    def _set_key(self, on):
        self.pad.key = bool(on)

    def _choose(self, number):
        self.session.choose_class(self.classes.itemText(number), self.pad.key)
