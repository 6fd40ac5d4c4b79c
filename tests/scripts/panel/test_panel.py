# SPDX-License-Identifier: MIT
"""The widgets of the panel under plain Qt, without Maya: pointer and key events, and what they ask of the session.

FOOTFALL_PICTURES names a folder for pictures of the tabs, to look at and for docs/images."""
import os
import sys
import unittest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "..", ".."))
sys.path.insert(0, os.path.join(ROOT, "scripts"))

from footfall import FootfallError  # noqa: E402
from footfall.panel.panel import Panel  # noqa: E402
from footfall.panel.qt import NAME, QtCore, QtWidgets  # noqa: E402
from footfall.panel.session import Bar, LegTimes, MotionClass, Problem, Session, Steering, TimingKey, Warp  # noqa: E402

if NAME == "PySide6":
    from PySide6.QtTest import QTest
else:
    from PySide2.QtTest import QTest

LEFT, NONE, SHIFT = QtCore.Qt.LeftButton, QtCore.Qt.NoModifier, QtCore.Qt.ShiftModifier


class Notebook(Session):
    """A scene in lists, which notes what it was asked to do and can undo it."""

    def __init__(self):
        super(Notebook, self).__init__()
        self.now, self.done, self.told, self.selected, self.old = 1.0, [], [], [], []
        self.steps = [Bar(n, "left" if n % 2 else "right", 1.0 + 14 * (n - 1), 20.0 + 14 * (n - 1)) for n in range(1, 7)]
        self.keys = [TimingKey(1, 1), TimingKey(30, 24), TimingKey(60, 70), TimingKey(96, 96)]
        self.stack = [Warp("duck", [12, 30], 1.0, False), Warp("reach", [50], 0.5, True), Warp("lean", [20, 64, 80], 1.0, False)]
        walk = MotionClass("walk", [(0.9, 0), (1.3, 25), (1.3, -25), (1.5, 0)], [(0.9, 0), (1.3, -25), (1.5, 0), (1.3, 25)])
        self.pad = Steering(1.2, 5.0, "walk", [walk, MotionClass("run", [(3.0, 0)], [(3.0, 0)])], [(1.0, 0), (1.1, 2), (1.2, 5)])
        self.legs = [LegTimes(name, [(start + 24 * n, start + 14 + 24 * n) for n in range(4)], 24.0, 0.0) for name, start in
                     (("frontLeft", 6), ("frontRight", 18), ("hindLeft", 1), ("hindRight", 13))]
        self.wrong = [Problem("print 3: its foot would land 6 cm short", 29.0), Problem("the walk is hurried", None)]

    def note(self, *what):
        self.old.append((list(self.steps), list(self.keys), list(self.stack)))
        self.done.append(what)
        self.changed()

    def undo(self):
        self.steps, self.keys, self.stack = self.old.pop()
        self.changed()

    def warn(self, text):
        self.told.append(text)

    def frame(self):
        return self.now

    def go_to(self, frame):
        self.now = frame
        self.changed()

    def frames(self):
        return 1.0, 100.0

    def bars(self):
        return self.steps

    def selected_prints(self):
        return self.selected

    def select_prints(self, numbers):
        self.selected = list(numbers)
        self.changed()

    def land(self, number, frame, ripple):
        if frame < 1:
            raise FootfallError("A foot cannot land before the walk starts.")
        self.note("land", number, frame, ripple)
        by = frame - self.steps[number - 1].lands
        self.steps = [bar._replace(lands=bar.lands + by, leaves=bar.leaves + (by if ripple else 0))
                      if bar.number == number or (ripple and bar.number > number) else bar for bar in self.steps]

    def leave(self, number, frame):
        self.note("leave", number, frame)
        self.steps[number - 1:number] = [self.steps[number - 1]._replace(leaves=frame)]

    def insert_print(self, after):
        self.note("insert", after)

    def remove_prints(self, numbers):
        self.note("remove", numbers)

    def timing_keys(self):
        return self.keys

    def move_timing_key(self, visible, to):
        self.note("move", visible, to)
        self.keys = [key._replace(visible=to) if key.visible == visible else key for key in self.keys]

    def add_timing_key(self, visible):
        self.note("key", visible)

    def remove_timing_key(self, visible):
        self.note("unkey", visible)

    def warps(self):
        return self.stack

    def mute_warp(self, name, mute):
        self.note("mute", name, mute)

    def weigh_warp(self, name, weight):
        self.note("weight", name, weight)

    def order_warps(self, names):
        self.note("order", names)
        self.stack = [next(one for one in self.stack if one.name == name) for name in names]

    def steering(self):
        return self.pad

    def steer(self, speed, turn, key):
        self.done.append(("steer", speed, turn, key))
        self.pad = self.pad._replace(speed=speed, turn=turn)
        self.changed()

    def choose_class(self, name, key):
        self.done.append(("class", name, key))
        self.pad = self.pad._replace(motion_class=name)
        self.changed()

    def footfalls(self):
        return self.legs

    def shift_leg(self, name, strides):
        self.done.append(("shift", name, round(strides, 2)))

    def begin(self, what):
        self.done.append(("begin", what))

    def end(self):
        self.done.append(("end",))

    def problems(self):
        return self.wrong


class PanelCase(unittest.TestCase):
    def setUp(self):
        self.application = QtWidgets.QApplication.instance() or QtWidgets.QApplication([])
        self.session = Notebook()
        self.opened = []
        self.panel = Panel(self.session, "Walk", self.opened.append)
        self.panel.resize(900, 220)
        self.panel.show()
        self.addCleanup(self.panel.close)

    def view(self, name):
        self.panel.tabs.setCurrentWidget(self.panel.views[name])
        self.application.processEvents()
        return self.panel.views[name]

    def drag(self, view, start, end, modifier=NONE):
        """The pointer goes from one place of the view to another with the button held."""
        start, end = (QtCore.QPoint(int(round(x)), int(round(y))) for x, y in (start, end))
        QTest.mousePress(view, LEFT, modifier, start)
        QTest.mouseMove(view, QtCore.QPoint((start.x() + end.x()) // 2, (start.y() + end.y()) // 2))
        QTest.mouseMove(view, end)
        QTest.mouseRelease(view, LEFT, modifier, end)


class WalkTest(PanelCase):
    def setUp(self):
        super(WalkTest, self).setUp()
        self.diagram = self.view("Walk")

    def at(self, number, part):
        box = self.diagram.box(self.session.steps[number - 1])
        x = {"lands": box.left(), "leaves": box.right(), "middle": box.center().x()}[part]
        return x, box.center().y()

    def by(self, place, frames):
        axis = self.diagram.axis()
        return place[0] + axis.x(frames) - axis.x(0), place[1]

    def test_a_row_for_each_foot_and_a_bar_for_each_print(self):
        self.assertEqual(self.diagram.feet(), ["left", "right"])
        boxes = [self.diagram.box(bar) for bar in self.session.steps]
        self.assertEqual(len({box.top() for box in boxes}), 2)
        for box, after in zip(boxes[::2], boxes[2::2]):
            self.assertLess(box.right(), after.left())

    def test_ends_and_middle_are_dragged(self):
        for part, frames, modifier, wanted in (("leaves", 5, NONE, ("leave", 3, 53)), ("lands", 3, NONE, ("land", 3, 32, False)),
                                               ("middle", -4, NONE, ("land", 3, 25, True)),
                                               ("middle", 6, SHIFT, ("land", 3, 35, False))):
            self.drag(self.diagram, self.at(3, part), self.by(self.at(3, part), frames), modifier)
            self.assertEqual(self.session.done[-1], wanted)
            self.assertEqual(self.session.selected, [3])
            self.session.undo()
        self.assertEqual(len(self.session.done), 4)
        self.assertEqual(self.session.steps[2], Bar(3, "left", 29.0, 48.0))

    def test_a_click_that_moves_nothing_changes_nothing(self):
        self.drag(self.diagram, self.at(2, "middle"), self.at(2, "middle"))
        self.assertEqual((self.session.done, self.session.selected), ([], [2]))
        self.drag(self.diagram, (400, 200), (500, 200))  # beside every bar
        self.assertEqual(self.session.done, [])

    def test_a_bar_keeps_a_frame(self):
        self.drag(self.diagram, self.at(2, "leaves"), self.by(self.at(2, "leaves"), -80))
        self.assertEqual(self.session.done, [("leave", 2, 16)])

    def test_keys(self):
        self.session.select_prints([4])
        for key, modifier, wanted in ((QtCore.Qt.Key_Right, NONE, ("land", 4, 44, True)),
                                      (QtCore.Qt.Key_Left, SHIFT, ("land", 4, 43, False)),
                                      (QtCore.Qt.Key_Insert, NONE, ("insert", 4)), (QtCore.Qt.Key_Delete, NONE, ("remove", [4]))):
            QTest.keyClick(self.diagram, key, modifier)
            self.assertEqual(self.session.done[-1], wanted)

    def test_what_cannot_be_is_told(self):
        self.drag(self.diagram, self.at(1, "middle"), self.by(self.at(1, "middle"), -5))
        self.assertEqual(self.session.told, ["A foot cannot land before the walk starts."])
        self.assertEqual(self.session.done, [])

    def test_the_axis_goes_to_frames(self):
        x = self.diagram.axis().x(40)
        self.drag(self.diagram, (x, 6), (x, 6))
        self.assertEqual(self.session.now, 40)
        self.drag(self.diagram, (x, 6), (self.diagram.axis().x(77), 6))
        self.assertEqual(self.session.now, 77)

    def test_it_follows_the_scene(self):
        """Changed elsewhere, it is drawn anew: the picture differs."""
        before = picture(self.diagram)
        self.session.leave(2, 50)
        self.assertNotEqual(picture(self.diagram), before)
        self.session.undo()
        self.assertEqual(picture(self.diagram), before)
        self.session.steps = []
        self.session.changed()
        self.assertNotEqual(picture(self.diagram), before)  # says what to do


def picture(widget):
    """The pixels of a widget."""
    image = QtWidgets.QWidget.grab(widget).toImage()
    return [image.pixel(x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3)]


class RetimeTest(PanelCase):
    def setUp(self):
        super(RetimeTest, self).setUp()
        self.strip = self.view("Retime")

    def end(self, frame):
        return self.strip.axis().x(frame), self.strip.height() - 12.0

    def test_a_key_is_dragged_and_stays_between_its_neighbours(self):
        self.drag(self.strip, self.end(30), self.end(41))
        self.assertEqual(self.session.done, [("move", 30, 41)])
        self.drag(self.strip, self.end(41), self.end(90))
        self.assertEqual(self.session.done[-1], ("move", 41, 59))
        self.drag(self.strip, self.end(59), self.end(-20))
        self.assertEqual(self.session.done[-1], ("move", 59, 2))

    def test_keys_come_and_go(self):
        x = self.strip.axis().x(45)
        QTest.mouseDClick(self.strip, LEFT, NONE, QtCore.QPoint(int(round(x)), 100))
        self.assertEqual(self.session.done, [("key", 45)])
        self.drag(self.strip, self.end(60), self.end(60))
        QTest.keyClick(self.strip, QtCore.Qt.Key_Delete)
        self.assertEqual(self.session.done[-1], ("unkey", 60))
        QTest.keyClick(self.strip, QtCore.Qt.Key_Delete)  # nothing is touched any more
        self.assertEqual(len(self.session.done), 2)


class WarpTest(PanelCase):
    def setUp(self):
        super(WarpTest, self).setUp()
        self.list = self.view("Warp")

    def middle(self, box):
        return box.center().x(), box.center().y()

    def test_mute_weight_and_order(self):
        self.drag(self.list, self.middle(self.list.mute_box(1)), self.middle(self.list.mute_box(1)))
        self.assertEqual(self.session.done[-1], ("mute", "reach", False))
        bar = self.list.weight_bar(0)
        self.drag(self.list, (bar.right() - 1, bar.center().y()), (bar.left() + bar.width() * 0.3, bar.center().y()))
        self.assertEqual(self.session.done[-1][:2], ("weight", "duck"))
        self.assertAlmostEqual(self.session.done[-1][2], 0.3, delta=0.02)
        name = lambda number: (60, self.list.row_top(number) + 12)  # noqa: E731
        self.drag(self.list, name(2), name(0))
        self.assertEqual(self.session.done[-1], ("order", ["lean", "duck", "reach"]))
        self.drag(self.list, name(0), name(9))
        self.assertEqual(self.session.done[-1], ("order", ["duck", "reach", "lean"]))
        self.assertEqual(len(self.session.done), 4)

    def test_a_double_click_goes_to_the_first_key(self):
        QTest.mouseDClick(self.list, LEFT, NONE, QtCore.QPoint(60, int(self.list.row_top(2) + 12)))
        self.assertEqual(self.session.now, 20)


class SteerTest(PanelCase):
    def setUp(self):
        super(SteerTest, self).setUp()
        self.steer = self.view("Steer")

    def at(self, speed, turn):
        point = self.steer.pad.point(speed, turn)
        return point.x(), point.y()

    def test_a_place_is_a_speed_and_a_turn(self):
        for speed, turn in ((0.9, 0), (1.3, 25), (1.5, -10)):
            found = self.steer.pad.value(*self.at(speed, turn))
            self.assertAlmostEqual(found[0], speed, 9)
            self.assertAlmostEqual(found[1], turn, 9)
        self.assertLess(self.at(1.3, 25)[0], self.at(1.3, -25)[0])  # left is left
        self.assertLess(self.at(1.5, 0)[1], self.at(0.9, 0)[1])     # faster is up

    def test_a_drag_steers_and_is_one_step(self):
        self.drag(self.steer.pad, self.at(1.2, 5), self.at(1.4, -8))
        self.assertEqual(self.session.done[0], ("begin", "steer"))
        self.assertEqual(self.session.done[-1], ("end",))
        self.assertEqual([one for one in self.session.done if one[0] in ("begin", "end")], [("begin", "steer"), ("end",)])
        self.assertAlmostEqual(self.session.pad.speed, 1.4, delta=0.02)
        self.assertAlmostEqual(self.session.pad.turn, -8, delta=0.5)
        self.assertFalse(self.session.done[-2][3])
        self.steer.key.setChecked(True)
        self.drag(self.steer.pad, self.at(1.2, 5), (9000, -9000))  # beyond the edge it stays inside
        self.assertTrue(self.session.done[-2][3])
        self.assertLess(self.session.pad.speed, 1.7)

    def test_the_class_is_chosen(self):
        self.steer.classes.setCurrentIndex(1)
        self.steer.classes.activated.emit(1)
        self.assertEqual(self.session.done, [("class", "run", False)])
        self.session.pad = None
        self.session.changed()
        self.assertFalse(self.steer.isEnabled())
        self.drag(self.steer.pad, (50, 50), (80, 80))
        self.assertEqual(len(self.session.done), 1)


class GaitTest(PanelCase):
    def test_a_row_is_dragged_and_put_back(self):
        diagram = self.view("Gaits")
        axis = diagram.axis()
        row = lambda number: diagram.row_top(number) + diagram.row_height() / 2  # noqa: E731
        self.drag(diagram, (axis.x(40), row(1)), (axis.x(46), row(1)))
        self.assertEqual(self.session.done, [("shift", "frontRight", 0.25)])
        self.drag(diagram, (axis.x(40), row(2)), (axis.x(20), row(2)))  # 20 frames earlier is 4 later
        self.assertEqual(self.session.done[-1], ("shift", "hindLeft", 0.17))
        self.drag(diagram, (axis.x(40), row(2)), (axis.x(40), row(2)))
        self.assertEqual(len(self.session.done), 2)
        QTest.mouseDClick(diagram, LEFT, NONE, QtCore.QPoint(int(axis.x(40)), int(row(0))))  # it is where it was
        self.session.legs[0] = self.session.legs[0]._replace(shift=0.2)
        QTest.mouseDClick(diagram, LEFT, NONE, QtCore.QPoint(int(axis.x(40)), int(row(0))))
        self.assertEqual(self.session.done[-1], ("shift", "frontLeft", 0.0))
        self.assertEqual(len(self.session.done), 3)


class CheckTest(PanelCase):
    def test_a_click_goes_to_the_moment(self):
        problems = self.view("Check")
        self.assertEqual(problems.count(), 2)
        QTest.mouseClick(problems.viewport(), LEFT, NONE, problems.visualItemRect(problems.item(0)).center())
        self.assertEqual(self.session.now, 29)
        QTest.mouseClick(problems.viewport(), LEFT, NONE, problems.visualItemRect(problems.item(1)).center())
        self.assertEqual(self.session.now, 29)
        self.session.wrong = []
        self.session.changed()
        self.assertIn("Nothing is wrong", problems.item(0).text())


class TabsTest(PanelCase):
    def test_the_open_tab_is_remembered(self):
        self.view("Warp")
        self.assertEqual(self.opened[-1], "Warp")
        again = Panel(self.session, "Warp")
        self.assertIs(again.tabs.currentWidget(), again.views["Warp"])

    def test_pictures(self):
        """Each tab shows something; the pictures are kept where a folder is named."""
        folder = os.environ.get("FOOTFALL_PICTURES")
        self.session.go_to(36)
        self.session.select_prints([4])
        seen = set()
        for name in ("Walk", "Retime", "Warp", "Steer", "Gaits", "Check"):
            view = self.view(name)
            colours = set(picture(view))
            self.assertGreater(len(colours), 3, name)
            seen.add(tuple(sorted(colours)))
            if folder:
                self.assertTrue(QtWidgets.QWidget.grab(self.panel).save(os.path.join(folder, "panel-{0}.png".format(name.lower()))))
        self.assertGreaterEqual(len(seen), 5)


if __name__ == "__main__":
    unittest.main()
