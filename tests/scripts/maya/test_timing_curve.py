# SPDX-License-Identifier: MIT
"""Timing layers as curves of the Graph Editor, by speeds, and on a walk: what an animator does with them."""
import os
import subprocess
import tempfile
import unittest

from maya_case import ROOT, MayaCase
from scene_state import state
from test_timing import TimingCase, ramp

from maya import cmds

from footfall import FootfallError
from footfall.maya import timing, tools
from footfall.maya.session import plugin


class CurveTest(TimingCase):
    def setUp(self):
        super().setUp()
        timing.create()
        timing.beats([(0, 0), (12, 20), (40, 44)])
        self.frames = [-20, 0, 7, 13.5, 20, 31, 44, 90]

    def test_the_curve_shows_what_the_keys_showed(self):
        for kind in ("monotone", "linear", "spline"):
            with self.subTest(kind):
                timing.interpolation(kind)
                before = self.shown(*self.frames)
                curve = timing.to_curve()
                self.assertEqual(cmds.nodeType(curve), "animCurveTU")
                self.assertEqual(cmds.keyframe(curve, query=True, timeChange=True), [0, 20, 44])
                self.assertEqual([round(value, 9) for value in cmds.keyframe(curve, query=True, valueChange=True)],
                                 [0, 12, 40])
                for now, then in zip(self.shown(*self.frames), before):
                    self.assertAlmostEqual(now, then, 5)
                timing.to_keys()
                timing.interpolation(kind)
                self.assertEqual(self.shown(*self.frames), before)
                self.assertIsNone(timing.curve_of())
                self.assertFalse(cmds.objExists(curve))

    def test_it_is_edited_as_any_curve_muted_and_baked(self):
        curve = timing.to_curve()
        cmds.keyframe(curve, edit=True, time=(20, 20), valueChange=15)
        self.assertEqual(self.shown(20), [15])
        timing.mute()
        self.assertEqual(self.shown(20), [20])
        self.assertEqual([round(one, 6) for one in timing.source_at([20])], [15])
        timing.unmute()
        with self.assertRaisesRegex(FootfallError, "is a curve. Edit it in the Graph Editor, or use Convert Timing Curve to Keys"):
            timing.beats([(12, 10)])
        with self.assertRaisesRegex(FootfallError, "is a curve. Edit it"):
            timing.speeds([(0, 2)])
        with self.assertRaisesRegex(FootfallError, "is already a curve"):
            timing.to_curve()
        cmds.playbackOptions(animationStartTime=0, animationEndTime=50)
        before = self.shown(*range(0, 51))
        timing.remove(bake=True)
        for now, then in zip(self.shown(*range(0, 51)), before):
            self.assertAlmostEqual(now, then, 2)
        self.assertFalse(cmds.objExists("timing") or cmds.objExists(curve))

    def test_new_curves_are_taken_in_and_the_timing_itself_is_not(self):
        curve = timing.to_curve()
        self.assertEqual(timing.refresh().connected, [])
        new = ramp("ball.translateZ")
        self.assertEqual(timing.refresh().connected, [new])
        self.assertEqual(timing.curves_of("timing").count(curve), 0)
        with self.assertRaisesRegex(FootfallError, "is timed by a curve"):
            plugin.run("ffWarp", json='{"footfall": "warp", "version": 1, "time": [{"at": 1, "source": 3}]}')
        timing.remove()
        self.assertFalse(cmds.objExists(curve))
        self.assertEqual(self.shown(*self.frames), self.frames)

    def test_each_is_one_step(self):
        before = state()
        timing.to_curve()
        curved = state()
        cmds.undo()
        self.assertEqual(state(), before)
        cmds.redo()
        self.assertEqual(state(), curved)
        timing.to_keys()
        cmds.undo()
        self.assertEqual(state(), curved)

    def test_the_shelf(self):
        cmds.select("ball")
        curve = tools.timing_to_curve()
        self.assertEqual(cmds.ls(selection=True), ["timing"])
        self.assertEqual(tools.timing_to_curve(), curve)  # shows it again
        tools.timing_to_keys()
        self.assertIsNone(timing.curve_of())

    def test_a_saved_scene_plays_the_same(self):
        timing.to_curve()
        before = self.shown(*self.frames)
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "scene.ma")
            cmds.file(rename=path)
            cmds.file(save=True, type="mayaAscii")
            cmds.file(path, open=True, force=True)
        self.assertEqual(self.shown(*self.frames), before)


class SpeedsTest(TimingCase):
    def setUp(self):
        super().setUp()
        timing.create()
        cmds.playbackOptions(animationStartTime=0, animationEndTime=100)

    def test_speeds_run_straight_between_their_keys(self):
        timing.speeds([(0, 1), (20, 1), (40, 0), (50, 0), (60, 1)])
        # 20 at full speed, 10 while braking, none while it stands.
        for frame, wanted in ((10, 10), (20, 20), (40, 30), (45, 30), (50, 30), (60, 35), (80, 55), (100, 75)):
            self.assertAlmostEqual(cmds.getAttr("ball.translateX", time=frame), wanted, delta=0.02)
        self.assertEqual(timing.backwards(), [])

    def test_one_speed_is_for_all_and_the_rest_can_run_backwards(self):
        timing.speeds([(0, 2)])
        self.assertEqual(self.shown(0, 10, 50, 100), [0, 20, 100, 200])
        timing.speeds([(0, -1)], showing=80)
        self.assertEqual(self.shown(0, 30, 80), [80, 50, 0])
        self.assertTrue(timing.backwards())
        with self.assertRaisesRegex(FootfallError, "at least one pair"):
            timing.speeds([])


class WalkTest(MayaCase):
    """The example walk as a scene."""

    def setUp(self):
        super().setUp()
        program = os.path.join(os.environ.get("FOOTFALL_BUILD_DIR", ""), "bin", "footfall")
        if not os.path.exists(program):
            raise unittest.SkipTest("the program is not built")
        folder = tempfile.TemporaryDirectory(prefix="footfall ")
        self.addCleanup(folder.cleanup)
        scene = os.path.join(folder.name, "walk.ma")
        subprocess.run([program, "convert", os.path.join(ROOT, "examples", "walk.bvh"), scene, "--quiet"], check=True)
        cmds.file(scene, open=True, force=True)
        self.joints = cmds.ls(type="joint")

    @staticmethod
    def places(name, frames):
        found = []
        for frame in frames:
            cmds.currentTime(frame)
            found.append(cmds.xform(name, query=True, worldSpace=True, translation=True))
        return found

    @staticmethod
    def spread(places):
        return max(max(axis) - min(axis) for axis in zip(*places))

    def stand(self, name):
        """The longest range of frames in which a joint stands still, 0.1 to a frame."""
        places = self.places(name, range(0, 120))
        best, start = (0, 0), 0
        for frame in range(1, 120):
            if max(abs(a - b) for a, b in zip(places[frame], places[frame - 1])) > 0.1:
                start = frame
            if frame - start > best[1] - best[0]:
                best = (start, frame)
        return best

    def test_feet_stay_where_they_stand(self):
        first, last = self.stand("leftToe")
        self.assertGreater(last - first, 15)
        own = self.spread(self.places("leftToe", range(first, last + 1)))
        timing.create(self.joints)
        middle = (first + last) // 2
        timing.beats([(0, 0), (middle, middle + 20), (last, last + 31), (150, 190)])
        shown = [frame for frame in range(0, 200)
                 if first <= timing.source_at([frame])[0] <= last]
        self.assertGreater(len(shown), last - first + 20)
        self.assertLess(self.spread(self.places("leftToe", shown)), own + 0.2)  # cm
        timing.hold(middle + 20, middle + 30)
        held = self.places("leftToe", range(middle + 20, middle + 31))
        self.assertLess(self.spread(held), 1e-9)
        timing.remove()
        self.assertAlmostEqual(self.spread(self.places("leftToe", range(first, last + 1))), own, 9)

    def test_a_pose_with_feet_that_stay(self):
        first, last = self.stand("leftToe")
        middle = (first + last) // 2
        before = self.places("leftToe", range(first, last + 1))
        cmds.currentTime(middle)
        cmds.setAttr("hips.translateX", cmds.getAttr("hips.translateX") + 6)
        cmds.setAttr("hips.translateY", cmds.getAttr("hips.translateY") - 4)
        hips = [cmds.getAttr("hips.translate" + axis) for axis in "XY"]
        cmds.select("hips")
        report = tools.warp_pose(feet=True)
        self.assertIn("slide_after_mm", report["contacts"])
        after = self.places("leftToe", range(first, last + 1))
        self.assertLess(max(abs(a - b) for one, other in zip(after, before) for a, b in zip(one, other)), 0.2)
        cmds.currentTime(middle)
        for axis, value in zip("XY", hips):
            self.assertAlmostEqual(cmds.getAttr("hips.translate" + axis), value, delta=0.05)


if __name__ == "__main__":
    unittest.main()
