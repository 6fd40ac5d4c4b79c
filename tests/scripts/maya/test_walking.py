# SPDX-License-Identifier: MIT
"""Footprints: walks laid, edited, connected to rigs and baked; prints placed by clicking. All of it undone exactly."""
import json
import os
import unittest
from unittest import mock

from maya_case import MayaCase
from scene_state import state
import small_rig

from maya import cmds
from mayahost import ui

from footfall import FootfallError
from footfall.maya import tools, walking, warping
from footfall.maya.session import message
from footfall.maya.viewport import dragger, footprint_handles, footprint_placer
from footfall.maya.windows import footprint_window

PRINTS = [("left", 0.1, 0.0), ("right", -0.1, 0.0), ("left", 0.1, 0.6), ("right", -0.1, 0.6)]


def document(folder):
    """A file with a track of a few steps."""
    path = os.path.join(folder, "steps.json")
    os.makedirs(folder, exist_ok=True)
    with open(path, "w", encoding="utf-8") as stream:
        json.dump({"footfall": "track", "version": 1, "start": "standing", "end": "standing", "prints": [
            {"side": side, "position": [x, z]} for side, x, z in PRINTS]}, stream)
    return path


class WalkingCase(MayaCase):
    def setUp(self):
        super().setUp()
        cmds.currentTime(1)

    def make(self):
        return walking.from_document(document(self.preferences))


class LayTest(WalkingCase):
    def test_a_document_there_and_back(self):
        walk = self.make()
        self.assertEqual(walk, "walk1")
        self.assertEqual(walking.walks(), ["walk1"])
        self.assertEqual(len(walking.prints()), 4)
        self.assertAlmostEqual(cmds.getAttr(walking.prints()[2] + ".translateZ"), 60)
        self.assertGreater(walking.energy(), 0)
        self.assertGreaterEqual(walking.imbalance(), 0)
        self.assertIsInstance(walking.notes(), list)
        path = os.path.join(self.preferences, "again.json")
        walking.write(path)
        with open(path, encoding="utf-8") as stream:
            again = json.load(stream)
        self.assertEqual([one["side"] for one in again["prints"]], [side for side, _, _ in PRINTS])
        self.assertEqual(again["start"], "standing")
        other = walking.from_document(path, start=10)
        self.assertAlmostEqual(walking.energy(other), walking.energy(walk), 4)

    def test_along_a_curve(self):
        cmds.curve(degree=1, point=[(0, 0, 0), (0, 0, 150), (60, 0, 300)], name="way")
        cmds.select("way")
        walk = walking.along_curve(step_length=60)
        self.assertEqual(walking.prints(walk), [])  # the curve is in charge
        count = cmds.getAttr(walk + "Shape.printCount")
        self.assertGreater(count, 5)
        own = walking.along_curve("way", step_length=60, live=False)
        self.assertEqual(len(walking.prints(own)), count)
        cmds.select(clear=True)
        with self.assertRaisesRegex(FootfallError, "Select a curve on the ground first"):
            walking.along_curve()
        with self.assertRaisesRegex(FootfallError, "The character must be one of human, .*, got 'elk'"):
            walking.along_curve("way", character="elk")

    def test_wander_and_stones(self):
        for number in range(4):
            cmds.spaceLocator(name="stone{0}".format(number))
            cmds.setAttr("stone{0}.translate".format(number), 10 * (-1) ** number, 5, 55 * number)
        names = ["stone{0}".format(number) for number in range(4)]
        walk = walking.stones(names)
        self.assertGreaterEqual(len(walking.prints(walk)), 3)
        self.assertAlmostEqual(cmds.getAttr(walking.prints(walk)[0] + ".translateY"), 5)
        first, second = [walking.wander(12, seed=5, position=(300, 0, 0), half=250) for _ in range(2)]
        places = [[cmds.getAttr(one + ".translate") for one in walking.prints(walk)] for walk in (first, second)]
        self.assertEqual(places[0], places[1])
        self.assertEqual(len(places[0]), 12)

    def test_edit(self):
        walk = self.make()
        made = walking.insert(3, walk)
        self.assertEqual(walking.prints()[2], made)
        self.assertEqual([cmds.getAttr(one + "Shape.order") for one in walking.prints()], [1, 2, 3, 4, 5])
        walking.swap(3)
        walking.remove(3)
        self.assertEqual(len(walking.prints()), 4)
        last = walking.prints()[-1]
        walking.reverse()
        self.assertEqual(walking.prints()[0], last)

    def test_each_is_one_step(self):
        path = document(self.preferences)
        steps = [lambda: walking.from_document(path), lambda: walking.insert(3), lambda: walking.swap(2),
                 lambda: walking.remove(3), lambda: walking.reverse(), lambda: walking.skeleton(),
                 lambda: walking.disconnect()]
        states = []
        for step in steps:
            states.append(state())
            step()
            self.assertNotEqual(state(), states[-1])
        for expected in states[::-1]:
            cmds.undo()
            self.assertEqual(state(), expected)

    def test_refusals_are_in_words(self):
        for call in (walking.energy, walking.reverse, walking.bake, walking.skeleton):
            with self.assertRaisesRegex(FootfallError, "There is no walk in the scene. Place footprints first"):
                call()
        with self.assertRaisesRegex(FootfallError, "There is no ghost in the scene"):
            walking.energy("ghost")
        with self.assertRaisesRegex(FootfallError, "nowhere.json"):
            walking.from_document("nowhere.json")
        self.make()
        with self.assertRaisesRegex(FootfallError, "there is no print 9; walk1 has 4"):
            walking.remove(9)


class RigTest(WalkingCase):
    def test_a_rig_walks_and_is_baked(self):
        controls = small_rig.build("hero")
        walk = self.make()
        cmds.select("hero:cog_ctrl")
        channels = walking.connect()
        self.assertIn("hero:footIK_L_ctrl.translateX", channels)
        self.assertIn("hero:toe_L_ctrl.rotateX", channels)
        self.assertNotIn("hero:toe_L_ctrl.translateX", channels)
        self.assertNotIn("hero:kneePV_R_ctrl.rotateX", channels)
        self.assertIn("hero:handIK_R_ctrl.translateX", channels)
        self.assertIn("hero:head_ctrl.rotateX", channels)
        start = [cmds.xform("hero:footIK_L_ctrl", query=True, worldSpace=True, translation=True),
                 cmds.xform("hero:cog_ctrl", query=True, worldSpace=True, translation=True)]
        self.assertAlmostEqual(start[0][0], 10, 0)  # on its print
        cmds.currentTime(60)
        self.assertGreater(cmds.getAttr("hero:footIK_L_ctrl.translateZ"), start[0][2] + 55)
        self.assertGreater(cmds.getAttr("hero:cog_ctrl.translateZ"), start[1][2] + 40)
        with self.assertRaisesRegex(FootfallError, "-replace to take its place"):
            walking.connect(controls=controls)
        shown = [cmds.getAttr("hero:footIK_R_ctrl.translateY", time=frame) for frame in range(1, 12)]
        walking.bake(walk, every_frame=True, span=(1, 12))
        self.assertEqual(walking.walks(), [])
        self.assertEqual(cmds.ls(type="ffFootprint"), [])
        for frame, value in enumerate(shown, 1):
            self.assertAlmostEqual(cmds.getAttr("hero:footIK_R_ctrl.translateY", time=frame), value, 4)

    def test_polish_is_kept(self):
        self.make()
        root = walking.skeleton()
        cmds.currentTime(12)
        before = cmds.getAttr("spine.rotateX")
        cmds.setAttr("spine.rotateX", before + 12)
        warping.set_pose("spine", name="polish", mode="offset")
        self.assertAlmostEqual(cmds.getAttr("spine.rotateX"), before + 12, 4)
        node = cmds.ls(type="ffMotionWarp")[0]
        self.assertTrue(cmds.isConnected("walk1Shape.stepTime", node + ".inTime"))
        self.assertEqual(cmds.nodeType(root), "joint")

    def test_prints_from_animation_and_back(self):
        self.make()
        root = walking.skeleton()
        walking.bake(every_frame=True)
        cmds.select(root)
        taken = walking.from_animation(name="taken")
        self.assertGreaterEqual(len(walking.prints(taken)), 3)
        with self.assertRaisesRegex(FootfallError, "-replace to take its place"):
            walking.connect(taken)
        self.assertGreater(len(walking.connect(taken, replace=True)), 30)
        cmds.select(clear=True)
        with self.assertRaisesRegex(FootfallError, "Select a joint of the animated skeleton first"):
            walking.from_animation()


class TimesTest(WalkingCase):
    """Feet land and leave at frames of the scene."""

    def test_bars_are_moved(self):
        walk = self.make()
        before = walking.bars(walk)
        self.assertEqual(len(before), 4)
        self.assertAlmostEqual(before[0][0], 1)  # the walk starts at the current frame
        walking.leave(3, before[2][1] + 2)
        self.assertAlmostEqual(walking.bars()[2][1], before[2][1] + 2, 5)
        walking.land(3, before[2][0] + 3)
        alone = walking.bars()
        self.assertAlmostEqual(alone[2][0], before[2][0] + 3, 5)
        self.assertAlmostEqual(alone[3][0], before[3][0], 5)
        walking.land(3, before[2][0] + 5, ripple=True)
        self.assertAlmostEqual(walking.bars()[3][0], before[3][0] + 2, 5)
        for _ in range(3):
            cmds.undo()
        self.assertEqual(walking.bars(), before)
        self.assertEqual(cmds.getAttr(walking.prints()[2] + "Shape.stance"), 0)  # made up again
        with self.assertRaisesRegex(FootfallError, "print 3: its foot would land at .* before that of print 2"):
            walking.land(3, 1, ripple=True)
        with self.assertRaisesRegex(FootfallError, "print 1: time is counted from its footfall"):
            walking.land(1, 3)
        self.assertEqual(walking.bars(), before)

    def test_a_curve_times_its_own(self):
        cmds.curve(degree=1, point=[(0, 0, 0), (0, 0, 300)], name="way")
        walk = walking.along_curve("way")
        with self.assertRaisesRegex(FootfallError, "walk1 follows a curve, which times its prints"):
            walking.bars(walk)

    def test_daggers_and_handles_are_pulled(self):
        walk = self.make()
        print_, shape = walking.prints(walk)[2], walking.prints(walk)[2] + "Shape"
        lands, leaves = walking.bars(walk)[2]
        pulling = footprint_handles.HandleDrag(walk)
        above = (10, 900, 60)
        self.assertIsNone(pulling.press((500, 0, 500), above))
        self.assertEqual(pulling.press((10, 0, 60), above), "sole")
        self.assertEqual(cmds.ls(selection=True), [print_])
        self.assertEqual(pulling.press((10, 0, 60 + 0.8 * cmds.getAttr(shape + ".size")), above), "toes")
        pulling.drag((60, 0, 60), above)
        self.assertAlmostEqual(cmds.getAttr(print_ + ".rotateY"), 90, 4)
        cmds.undo()
        # The end of the bar, as many centimetres aside as its stance says.
        scale, stance = cmds.getAttr(shape + ".daggerScale"), (leaves - lands) / 24.0
        end = [place for place in range(10, 80) if walking.pick((place, 0, 60), above, walk) == (print_, "stance")]
        self.assertAlmostEqual(end[len(end) // 2] - 10 - scale * stance, 5, delta=4)  # from the side of the sole
        self.assertEqual(pulling.press((end[0] + 3, 0, 60), above), "stance")
        pulling.drag((40, 0, 60), above)
        first = cmds.getAttr(shape + ".stance")
        pulling.drag((44, 0, 60), above)
        self.assertAlmostEqual(cmds.getAttr(shape + ".stance") - first, 24 * 4 / scale, 4)
        self.assertEqual(cmds.getAttr(shape + ".step"), 0)
        with mock.patch.object(message, "warn") as warned:
            pulling.drag((400, 0, 60), above)  # still on the print when it should stand on the next
        self.assertEqual(warned.call_count, 0)  # it is the last of its foot
        self.assertGreater(cmds.getAttr(shape + ".stance"), first)

    def test_the_tool_that_pulls(self):
        with self.assertRaisesRegex(FootfallError, "Footprint handles are dragged in a view"):
            footprint_handles.start()
        self.make()
        points = {"anchorPoint": [10.0, 0.0, 78.0], "dragPoint": [60.0, 0.0, 60.0]}

        def context(name, query=False, exists=False, **flags):
            return False if exists else points[next(iter(flags))] if query else name

        with mock.patch.object(cmds, "draggerContext", side_effect=context, create=True) as made_context, \
                mock.patch.object(cmds, "setToolTo", create=True) as taken, \
                mock.patch.object(footprint_handles.message, "is_batch", return_value=False), \
                mock.patch.object(dragger, "eye_of", return_value=[10.0, 900.0, 60.0]):
            footprint_handles.start()
            taken.assert_called_once_with(footprint_handles.CONTEXT)
            made = made_context.call_args_list[-1][1]
            self.assertEqual(made["undoMode"], "step")
            made["pressCommand"]()
            made["dragCommand"]()
        self.assertAlmostEqual(cmds.getAttr(walking.prints()[2] + ".rotateY"), 90, 4)

    def test_the_window(self):
        walk = self.make()
        with self.assertRaisesRegex(FootfallError, "There are no windows in batch mode"):
            footprint_window.show(walk)
        shown = ui.enable()
        self.addCleanup(ui.disable)
        window = tools.print_times()
        self.assertEqual(shown.windows(), [footprint_window.WINDOW])
        lines = footprint_window.rows(walk)
        self.assertEqual(cmds.textScrollList(window.list, query=True, allItems=True), lines)
        self.assertRegex(lines[2], r"^3  left  frame [0-9.]+ to [0-9.]+$")
        before = walking.bars(walk)
        cmds.textScrollList(window.list, edit=True, selectIndexedItem=3)
        window.on_select()
        self.assertEqual(cmds.ls(selection=True), [walking.prints(walk)[2]])
        self.assertAlmostEqual(cmds.floatField(window.leaves, query=True, value=True), before[2][1], 4)
        shown.set(window.lands, before[2][0] + 4)
        after = walking.bars(walk)
        self.assertAlmostEqual(after[2][0], before[2][0] + 4, 4)
        self.assertAlmostEqual(after[3][1], before[3][1] + 4, 4)
        cmds.currentTime(after[3][0] - 4)
        shown.press(shown.labelled("Lift Off Here", "button"))
        self.assertRegex(footprint_window.rows(walk)[2], ", leap$")
        cmds.currentTime(1)
        shown.press(shown.labelled("Strike Here", "button"))
        self.assertIn("print 3: its foot would land", str(shown.messages[-1]))


class PlaceTest(WalkingCase):
    def test_clicks_are_prints_and_drags_turn_them(self):
        cmds.polyPlane(name="ground", width=2000, height=2000, constructionHistory=False)
        cmds.setAttr("ground.translateY", 30)
        placing = footprint_placer.Placer(terrain="ground")
        first = placing.press((0, 0, 0), (0, 500, 0))
        self.assertAlmostEqual(cmds.getAttr(first + ".translateY"), 30, 3)
        # From the side the line of sight meets the ground before the click's plane.
        second = placing.press((0, 0, 100), (0, 60, -100))
        self.assertAlmostEqual(cmds.getAttr(second + ".translateY"), 30, 3)
        self.assertAlmostEqual(cmds.getAttr(second + ".translateZ"), 0, 2)
        third = placing.press((10, 0, 70), (10, 500, 70))
        self.assertEqual([cmds.getAttr(one + "Shape.leg") for one in (first, second, third)], [0, 1, 0])
        placing.drag((80, 0, 70))
        self.assertAlmostEqual(cmds.getAttr(third + ".rotateY"), 90, 6)
        self.assertEqual(walking.prints(), [first, second, third])
        cmds.delete(placing.walk)
        placing.press((0, 0, 0), (0, 500, 0))
        self.assertEqual(len(walking.prints()), 1)

    def test_the_tool(self):
        with self.assertRaisesRegex(FootfallError, "Footprints are placed by clicking in a view"):
            footprint_placer.start()
        points = {"anchorPoint": [5.0, 0.0, 3.0], "dragPoint": [5.0, 0.0, 9.0]}

        def context(name, query=False, exists=False, **flags):
            if exists:
                return False
            return points[next(iter(flags))] if query else name

        with mock.patch.object(cmds, "draggerContext", side_effect=context, create=True) as made_context, \
                mock.patch.object(cmds, "setToolTo", create=True) as taken, \
                mock.patch.object(footprint_placer.message, "is_batch", return_value=False), \
                mock.patch.object(dragger, "eye_of", return_value=[5.0, 900.0, 3.0]):
            footprint_placer.start("bird")
            taken.assert_called_once_with(footprint_placer.CONTEXT)
            made = made_context.call_args_list[-1][1]
            made["pressCommand"]()
            made["dragCommand"]()
        self.assertEqual(len(walking.prints()), 1)
        self.assertEqual(cmds.getAttr("walk1Shape.character"), 1)
        self.assertAlmostEqual(cmds.getAttr(walking.prints()[0] + ".translateZ"), 3)


if __name__ == "__main__":
    unittest.main()
