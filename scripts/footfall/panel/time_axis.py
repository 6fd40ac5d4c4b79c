# SPDX-License-Identifier: MIT
"""Frames as pixels, and a widget that draws the axis: what every view over time stands on."""
from .qt import QtCore, QtGui, QtWidgets, place_of, width_of

BACK, LINE, TEXT, NOW = "#2b2b2b", "#3f3f3f", "#bdbdbd", "#e0c040"
MARGIN = 18      # pixels beside the first and the last frame
AXIS = 20        # pixels of the axis at the top
SNAP = 6         # pixels within which the pointer has hold of something


class TimeAxis(object):
    """The frames of a span over so many pixels."""

    def __init__(self, first, last, width, left=0):
        self.first, self.last = float(first), float(max(last, first + 1))
        self.left, self.width = left, max(float(width), 1.0)

    def x(self, frame):
        return self.left + (frame - self.first) / (self.last - self.first) * self.width

    def frame(self, x):
        return self.first + (x - self.left) / self.width * (self.last - self.first)

    def ticks(self):
        """(step, frames): about one label per 60 pixels."""
        step = 1
        for step in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000):
            if step * self.width / (self.last - self.first) >= 48:
                break
        begin = int(-(-self.first // step)) * step
        return step, list(range(begin, int(self.last) + 1, step))


class TimeView(QtWidgets.QWidget):
    """A view over time: draws axis and current frame, goes to a frame where the axis is clicked or dragged. Derived
    classes draw in paint_content and answer grab, drag and drop, which are told in frames."""

    def __init__(self, session, parent=None):
        super(TimeView, self).__init__(parent)
        self.session = session
        self._held = None       # what the pointer has hold of
        self._scrubs = False
        self.left = 76          # pixels for the names of rows
        self.setMinimumHeight(90)
        self.setMouseTracking(True)
        self.setFocusPolicy(QtCore.Qt.StrongFocus)
        session.listen(self.update)

    def axis(self):
        first, last = self.session.frames()
        return TimeAxis(first, last, self.width() - self.left - 2 * MARGIN, self.left + MARGIN)

    # What derived classes answer.

    def grab(self, x, y):
        """What is under the pointer, or None."""
        return None

    def drag(self, held, frame, y, modifiers):
        """It is dragged to a frame."""

    def drop(self, held, frame, y, modifiers):
        """It is let go there."""

    def paint_content(self, painter, axis):
        """Draws what is shown."""

    # Events.

    def paintEvent(self, _):
        painter = QtGui.QPainter(self)
        painter.setRenderHint(QtGui.QPainter.Antialiasing)
        painter.fillRect(self.rect(), QtGui.QColor(BACK))
        axis = self.axis()
        metrics = painter.fontMetrics()
        for frame in axis.ticks()[1]:
            x = axis.x(frame)
            painter.setPen(QtGui.QColor(LINE))
            painter.drawLine(QtCore.QPointF(x, AXIS), QtCore.QPointF(x, self.height()))
            painter.setPen(QtGui.QColor(TEXT))
            text = str(frame)
            painter.drawText(QtCore.QPointF(x - width_of(metrics, text) / 2.0, AXIS - 6), text)
        self.paint_content(painter, axis)
        x = axis.x(self.session.frame())
        painter.setPen(QtGui.QPen(QtGui.QColor(NOW), 2))
        painter.drawLine(QtCore.QPointF(x, 2), QtCore.QPointF(x, self.height()))
        painter.end()

    def mousePressEvent(self, event):
        x, y = place_of(event)
        if event.button() != QtCore.Qt.LeftButton:
            return
        self._scrubs = y <= AXIS
        if self._scrubs:
            self.session.go_to(round(self.axis().frame(x)))
        else:
            self._held = self.grab(x, y)
        self.update()

    def mouseMoveEvent(self, event):
        x, y = place_of(event)
        if self._scrubs:
            self.session.go_to(round(self.axis().frame(x)))
        elif self._held is not None:
            self.drag(self._held, self.axis().frame(x), y, event.modifiers())
        else:
            self.setCursor(QtCore.Qt.SizeHorCursor if y > AXIS and self.grab(x, y) else QtCore.Qt.ArrowCursor)
        self.update()

    def mouseReleaseEvent(self, event):
        x, y = place_of(event)
        held, scrubs, self._held, self._scrubs = self._held, self._scrubs, None, False
        if scrubs:
            self.session.go_to(round(self.axis().frame(x)))
        elif held is not None:
            self.attempt(lambda: self.drop(held, self.axis().frame(x), y, event.modifiers()))
        self.update()

    def attempt(self, action):
        """Does it; what it cannot do is told to the animator."""
        from ..error import FootfallError
        try:
            action()
        except FootfallError as error:
            self.session.warn(str(error))
