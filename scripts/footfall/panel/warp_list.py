# SPDX-License-Identifier: MIT
"""The warps of the selected controls in their order: mute, weight, keys as marks over time. Drag a row to apply it earlier or
later; double-click a row to go to its first key."""
from .qt import QtCore, QtGui, QtWidgets, place_of
from .time_axis import AXIS, TEXT, TimeView

ROW = 26.0
BOX, SLIDER = 16.0, 90.0  # pixels of the mute box and of the weight


class WarpList(TimeView):
    def __init__(self, session, parent=None):
        super(WarpList, self).__init__(session, parent)
        self.left = 260
        self._weight = None  # (name, weight) as it is dragged
        self._row = None     # (name, y) as it is dragged
        self.setToolTip("Box: on or muted. Bar: weight. Drag a name up or down to change the order")

    def row_top(self, number):
        return AXIS + 4 + number * ROW

    def mute_box(self, number):
        return QtCore.QRectF(6, self.row_top(number) + (ROW - BOX) / 2, BOX, BOX)

    def weight_bar(self, number):
        return QtCore.QRectF(self.left - SLIDER - 6, self.row_top(number) + 7, SLIDER, ROW - 14)

    def _at(self, y):
        number = int((y - AXIS - 4) // ROW)
        return number if 0 <= number < len(self.session.warps()) else None

    def grab(self, x, y):
        number = self._at(y)
        if number is None or x > self.left:
            return None
        warp, point = self.session.warps()[number], QtCore.QPointF(x, y)
        if self.mute_box(number).contains(point):
            return ("mute", warp, number)
        if self.weight_bar(number).adjusted(-4, -6, 4, 6).contains(point):
            return ("weight", warp, number)
        return ("row", warp, number)

    def mouseMoveEvent(self, event):
        x, y = place_of(event)
        if self._held is not None and self._held[0] == "weight":
            self._weight = (self._held[1].name, self._weight_at(self._held[2], x))
            self.update()
        elif self._held is not None and self._held[0] == "row":
            self._row = (self._held[1].name, y)
            self.update()
        else:
            super(WarpList, self).mouseMoveEvent(event)

    def _weight_at(self, number, x):
        bar = self.weight_bar(number)
        return round(min(max((x - bar.left()) / bar.width(), 0.0), 1.0), 2)

    def mouseReleaseEvent(self, event):
        x, y = place_of(event)
        held, self._held, self._scrubs, self._weight, self._row = self._held, None, False, None, None
        if held is not None:
            self.attempt(lambda: self._let_go(held, x, y))
        self.update()

    def _let_go(self, held, x, y):
        what, warp, number = held
        if what == "mute":
            self.session.mute_warp(warp.name, not warp.muted)
        elif what == "weight":
            self.session.weigh_warp(warp.name, self._weight_at(number, x))
        else:
            names = [one.name for one in self.session.warps()]
            to = min(max(int((y - AXIS - 4) // ROW), 0), len(names) - 1)
            if to != number:
                names.insert(to, names.pop(number))
                self.session.order_warps(names)

    def mouseDoubleClickEvent(self, event):
        number = self._at(place_of(event)[1])
        if number is not None and self.session.warps()[number].keys:
            self.session.go_to(self.session.warps()[number].keys[0])

    def paint_content(self, painter, axis):
        warps = self.session.warps()
        painter.setPen(QtGui.QColor(TEXT))
        if not warps:
            painter.drawText(self.rect(), QtCore.Qt.AlignCenter, "Pose a control and press Pose Warp.")
            return
        for number, warp in enumerate(warps):
            self._paint_row(painter, axis, number, warp)

    def _paint_row(self, painter, axis, number, warp):
        top = self.row_top(number)
        if self._row and self._row[0] == warp.name:
            painter.fillRect(QtCore.QRectF(0, self._row[1] - ROW / 2, self.left, ROW), QtGui.QColor(255, 255, 255, 30))
        box, bar = self.mute_box(number), self.weight_bar(number)
        painter.setPen(QtGui.QColor(TEXT))
        painter.setBrush(QtCore.Qt.NoBrush if warp.muted else QtGui.QBrush(QtGui.QColor("#4f8fd0")))
        painter.drawRect(box)
        painter.setPen(QtGui.QColor("#777777" if warp.muted else "#ffffff"))
        painter.drawText(QtCore.QRectF(box.right() + 8, top, bar.left() - box.right() - 16, ROW), QtCore.Qt.AlignVCenter,
                         warp.name)
        weight = self._weight[1] if self._weight and self._weight[0] == warp.name else warp.weight
        painter.setPen(QtGui.QColor(TEXT))
        painter.setBrush(QtCore.Qt.NoBrush)
        painter.drawRect(bar)
        painter.fillRect(QtCore.QRectF(bar.left(), bar.top(), bar.width() * weight, bar.height()), QtGui.QColor("#4f8fd0"))
        painter.setPen(QtCore.Qt.NoPen)
        painter.setBrush(QtGui.QColor("#777777" if warp.muted else "#d0b04f"))
        for key in warp.keys:
            middle = QtCore.QPointF(axis.x(key), top + ROW / 2)
            painter.drawPolygon(QtGui.QPolygonF([middle + QtCore.QPointF(dx, dy)
                                                 for dx, dy in ((-5, 0), (0, -5), (5, 0), (0, 5))]))


class ListOfProblems(QtWidgets.QListWidget):
    """What is hard or wrong about a motion, the worst first; a click goes to its frame."""

    def __init__(self, session, parent=None):
        super(ListOfProblems, self).__init__(parent)
        self.session, self._shown = session, None
        session.listen(self.refresh)
        self.itemClicked.connect(self._go)
        self.refresh()

    def refresh(self):
        problems = self.session.problems()
        if problems == self._shown:
            return
        self._shown = problems
        self.clear()
        for problem in problems:
            where = "" if problem.frame is None else "frame {0:g}: ".format(problem.frame)
            self.addItem(where + problem.text)
        if not problems:
            self.addItem("Nothing is wrong that Footfall knows of.")

    def _go(self, item):
        row = self.row(item)
        if self._shown and self._shown[row].frame is not None:
            self.session.go_to(self._shown[row].frame)
