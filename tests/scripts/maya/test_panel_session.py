# SPDX-License-Identifier: MIT
"""What the panel asks of Maya, in the stand-in host: bars, timing, warps, problems, and every change in one step of undo."""
import unittest

from maya_case import MayaCase
from scene_state import state
import small_rig

from maya import cmds
from mayahost import ui

from footfall import FootfallError
from footfall.maya import gaits, timing, tools, walking, warping
from footfall.maya.panel_session import MayaSession


class SessionTest(MayaCase):
    def setUp(self):
        super().setUp()
        self.ui = ui.enable()
        self.addCleanup(ui.disable)
        cmds.currentTime(1)
        self.session = MayaSession()
        self.told = []
        self.session.listen(lambda: self.told.append(1))

    def scene(self):
        """All but the selection, which follows what is touched."""
        return dict(state(), selection=None)

    def undone(self, action):
        """Does it, checks that it changed the scene and told the listeners, and that one undo takes it back."""
        before, told = self.scene(), len(self.told)
        action()
        self.assertNotEqual(self.scene(), before)
        self.assertGreater(len(self.told), told)
        cmds.undo()
        self.session.refresh()
        self.assertEqual(self.scene(), before)

    def test_bars_of_the_walk(self):
        self.assertEqual(self.session.bars(), [])
        walk = walking.wander(8, seed=2)
        self.session.refresh()
        bars = self.session.bars()
        self.assertEqual([bar.number for bar in bars], list(range(1, 9)))
        self.assertEqual({bar.foot for bar in bars}, {"left", "right"})
        self.assertEqual([(bar.lands, bar.leaves) for bar in bars], walking.bars(walk))
        self.session.select_prints([3])
        self.assertEqual(cmds.ls(selection=True), [walking.prints(walk)[2]])
        self.assertEqual(self.session.selected_prints(), [3])
        self.undone(lambda: self.session.land(4, bars[3].lands + 3, True))
        self.undone(lambda: self.session.leave(4, bars[3].leaves + 2))
        self.undone(lambda: self.session.insert_print(3))
        self.undone(lambda: self.session.remove_prints([3, 5]))
        self.session.land(4, bars[3].lands + 3, True)
        self.assertAlmostEqual(self.session.bars()[3].lands, bars[3].lands + 3, 3)
        with self.assertRaises(FootfallError):
            self.session.land(99, 5, False)

    def test_it_follows_viewport_channel_box_and_undo(self):
        walk = walking.wander(8, seed=2)
        self.session.start()
        bars = self.session.bars()
        cmds.setAttr(walking.prints(walk)[3] + "Shape.stance", 0.9)
        self.ui.change(walking.prints(walk)[3] + "Shape.stance")
        self.assertNotEqual(self.session.bars(), bars)
        cmds.undo()
        self.ui.fire("Undo")
        self.assertEqual(self.session.bars(), bars)
        told = len(self.told)
        self.ui.fire("timeChanged")
        self.assertGreater(len(self.told), told)
        cmds.select(walking.prints(walk)[1])
        self.ui.fire("SelectionChanged")
        self.assertEqual(self.session.selected_prints(), [2])
        self.session.stop()
        told = len(self.told)
        self.ui.fire("timeChanged")
        self.assertEqual(len(self.told), told)

    def test_timing(self):
        names = small_rig.build()
        small_rig.animate(names)
        timing.create(names)
        timing.add(12)
        cmds.select(names)
        self.session.refresh()
        keys = self.session.timing_keys()
        self.assertIn(12, [key.visible for key in keys])
        self.undone(lambda: self.session.move_timing_key(12, 15))
        self.undone(lambda: self.session.add_timing_key(20))
        self.undone(lambda: self.session.remove_timing_key(12))

    def test_warps(self):
        names = small_rig.build()
        small_rig.animate(names)
        cmds.currentTime(12)
        for name in ("duck", "lean"):
            cmds.setAttr("head_ctrl.rotateX", cmds.getAttr("head_ctrl.rotateX") + 10)
            warping.set_pose(["head_ctrl"], name=name)
        cmds.select("head_ctrl")
        self.session.refresh()
        warps = self.session.warps()
        self.assertEqual([(warp.name, warp.weight, warp.muted) for warp in warps], [("duck", 1.0, False), ("lean", 1.0, False)])
        self.assertEqual(warps[0].keys, [12.0])
        self.undone(lambda: self.session.mute_warp("duck", True))
        self.undone(lambda: self.session.weigh_warp("lean", 0.25))
        self.undone(lambda: self.session.order_warps(["lean", "duck"]))
        self.session.order_warps(["lean", "duck"])
        self.assertEqual([warp.name for warp in self.session.warps()], ["lean", "duck"])
        self.session.weigh_warp("lean", 0.25)
        self.assertEqual(self.session.warps()[0].weight, 0.25)

    def test_steering(self):
        from footfall.maya import locomotion
        self.assertIsNone(self.session.steering())
        node = locomotion.keys(locomotion.default_library(), speed=1.3, duration=60)
        self.session.refresh()
        steering = self.session.steering()
        self.assertAlmostEqual(steering.speed, 1.3)
        self.assertEqual([one.name for one in steering.classes], ["walk", "run"])
        self.assertGreater(len(steering.classes[0].examples), 2)

        def drag():
            self.session.begin("steer")
            for turn in (1.0, 4.0, 9.0):
                self.session.steer(1.2, turn, True)
            self.session.end()
        self.undone(drag)
        drag()
        self.assertAlmostEqual(cmds.getAttr(node + ".turn"), 9)
        self.undone(lambda: self.session.choose_class("run", False))

    def test_feet_of_a_gait(self):
        self.assertEqual(self.session.footfalls(), [])
        cmds.curve(degree=1, point=[(0, 0, 0), (0, 0, 300)], name="way")
        gait = gaits.from_library("trot", "way")
        self.session.refresh()
        legs = self.session.footfalls()
        self.assertEqual([leg.name for leg in legs], gaits.legs(gait))
        self.assertGreater(min(len(leg.stands) for leg in legs), 1)
        for leg in legs:  # a trot: a foot stands for about half of its stride
            down = [last - first + 1 for first, last in leg.stands[1:-1]]
            for frames in down:
                self.assertAlmostEqual(frames / leg.stride, 0.5, delta=0.25)
        self.undone(lambda: self.session.shift_leg(legs[0].name, 0.2))
        self.session.shift_leg(legs[0].name, 0.2)
        after = self.session.footfalls()
        self.assertAlmostEqual(after[0].shift, 0.2)
        self.assertNotEqual(after[0].stands, legs[0].stands)
        self.assertEqual(after[1].stands, legs[1].stands)

    def test_problems_say_where(self):
        walk = walking.wander(8, seed=2)
        print_ = walking.prints(walk)[4]
        cmds.setAttr(print_ + ".translateY", cmds.getAttr(print_ + ".translateY") - 60)
        self.session.refresh()
        problems = self.session.problems()
        self.assertTrue(problems)
        self.assertEqual(len(problems), len(walking.notes(walk)))
        lands = [lands for lands, _ in walking.bars(walk)]
        found = [problem.frame for problem in problems if problem.frame is not None]
        self.assertTrue(found)
        self.assertLessEqual(set(found), set(lands))

    def test_without_qt_the_button_says_what_does_the_same(self):
        import sys
        from unittest import mock
        from footfall.maya.session import message
        with mock.patch.dict(sys.modules, {"footfall.panel.panel": None}), mock.patch.object(message, "warn") as warned:
            tools.panel()
        self.assertRegex(warned.call_args[0][0], "neither PySide6 nor PySide2.*Edit Footprint Times")


if __name__ == "__main__":
    unittest.main()
