# SPDX-License-Identifier: MIT
"""Warping tools over the plug-in's commands: poses met, pins kept, warps edited, all of it undone exactly."""
import json
import os
import unittest

from maya_case import MayaCase
from scene_state import state

from maya import cmds

from footfall import FootfallError
from footfall.maya import anim_curves, timing, warping


class WarpingCase(MayaCase):
    def setUp(self):
        super().setUp()
        cmds.createNode("transform", name="ball")
        for frame, value in ((1, 0.0), (10, 8.0), (20, -3.0), (30, 5.0)):
            cmds.setKeyframe("ball", attribute="translateX", time=frame, value=value)
            cmds.setKeyframe("ball", attribute="translateY", time=frame, value=2 * value)
        cmds.select("ball")
        self.before = self.values()

    def values(self, plug="ball.translateX"):
        return {frame: cmds.getAttr(plug, time=frame) for frame in range(1, 31)}

    def pose(self, frame, by):
        cmds.currentTime(frame)
        cmds.setAttr("ball.translateX", self.before[frame] + by)


class PoseTest(WarpingCase):
    def test_motion_passes_through_the_pose_and_stays_at_pins(self):
        self.pose(15, 4.0)
        report = warping.set_pose(pins=[8, 22], mode="offset")
        after = self.values()
        self.assertAlmostEqual(after[15], self.before[15] + 4, 9)
        for frame in (8, 22):
            self.assertAlmostEqual(after[frame], self.before[frame], 9)
        self.assertGreater(after[12], self.before[12] + 0.5)
        self.assertEqual(len(report["nodes"]), 1)
        self.assertTrue(all(abs(goal["error"]) < 1e-9 for goal in report["goals"]) and report["goals"])
        for frame, value in self.values("ball.translateY").items():
            self.assertAlmostEqual(value, 2 * self.before[frame], 9)  # was not posed

    def test_along_the_world(self):
        cmds.createNode("transform", name="top")
        cmds.setAttr("top.rotateY", 90)
        cmds.parent("ball", "top", relative=True)
        for frame in (1, 30):
            cmds.setKeyframe("ball", attribute="translateZ", time=frame, value=0.0)
        before = self.values()
        cmds.currentTime(15)
        cmds.setAttr("ball.translateX", before[15] + 4)
        warping.set_pose("ball", space="world", pins=[8, 22])
        self.assertAlmostEqual(cmds.getAttr("ball.translateX", time=15), before[15] + 4, 6)
        self.assertAlmostEqual(cmds.getAttr("ball.translateX", time=8), before[8], 6)
        cmds.undo()
        report = warping.move("ball", by=(0, 3, 4), space="world", frame=15)
        self.assertEqual(len(report["nodes"]), 1)
        # The world's z is the ball's -x.
        self.assertAlmostEqual(cmds.getAttr("ball.translateX", time=20), before[20] - 4, 2)
        for words, wrong in (("Give either a position", {}), ("The space must be world or body, got 'down'", {"by": (1, 0, 0), "space": "down"})):
            with self.assertRaisesRegex(FootfallError, words):
                warping.move("ball", **wrong)

    def test_refusals_are_in_words(self):
        with self.assertRaisesRegex(FootfallError, "The mode must be one of auto, offset, .*, got 'wild'"):
            warping.set_pose(mode="wild")
        cmds.currentTime(15)
        with self.assertRaises(FootfallError) as caught:
            warping.set_pose()  # nothing is posed
        self.assertNotIn("ffWarp:", str(caught.exception))
        cmds.select(clear=True)
        with self.assertRaisesRegex(FootfallError, "Select the controls that you posed first"):
            warping.set_pose()

    def test_edit(self):
        self.pose(15, 4.0)
        warping.set_pose(name="lean", mode="offset", pins=[5, 25])
        self.assertEqual(warping.warps(), ["lean"])
        self.assertEqual([round(frame, 6) for frame in warping.key_frames("lean")], [5, 15, 25])
        warping.change("lean", weight=0.5)
        self.assertAlmostEqual(self.values()[15], self.before[15] + 2, 9)
        warping.change("lean", mute=True)
        self.assertTrue(warping.is_muted("lean"))
        self.assertAlmostEqual(self.values()[15], self.before[15], 9)
        warping.change("lean", mute=False, weight=1)
        self.assertAlmostEqual(self.values()[15], self.before[15] + 4, 9)
        with self.assertRaisesRegex(FootfallError, "there is no warp 'loom'"):
            warping.change("loom", weight=1)
        warping.remove("lean")
        self.assertEqual(warping.warps(), [])
        self.assertEqual(self.values(), self.before)

    def test_pin_later(self):
        self.pose(15, 4.0)
        warping.set_pose(mode="offset")
        self.assertAlmostEqual(self.values()[5], self.before[5] + 4, 9)  # without pins everything moves
        warping.pin([5, 25])
        after = self.values()
        for frame, by in ((5, 0), (15, 4), (25, 0)):
            self.assertAlmostEqual(after[frame], self.before[frame] + by, 9)

    def test_each_is_one_step(self):
        def lasting():
            """All but the value of the posed channel, which its curve gives and a pose changes only until it is shown."""
            found = state()
            found["values"].pop("|ball")
            return found

        self.pose(15, 4.0)
        steps = [lambda: warping.set_pose(name="lean", pins=[5, 25]), lambda: warping.pin([12]),
                 lambda: warping.change("lean", weight=0.25), lambda: warping.remove("lean", frame=12),
                 lambda: warping.bake()]
        states = []
        for step in steps:
            states.append(lasting())
            step()
            self.assertNotEqual(lasting(), states[-1])
        for expected in states[::-1]:
            cmds.undo()
            self.assertEqual(lasting(), expected)

    def test_documents(self):
        path = os.path.join(self.preferences, "warp.json")
        os.makedirs(self.preferences)
        with open(path, "w", encoding="utf-8") as stream:
            json.dump({"footfall": "warp", "version": 1, "channels": [
                {"channel": "ball.translateX", "mode": "offset", "keys": [{"time": 15, "by": 3}]}]}, stream)
        report = warping.apply(path)
        self.assertEqual(len(report["nodes"]), 1)
        shifts = {round(value - self.before[frame], 6) for frame, value in self.values().items()}
        self.assertEqual(shifts, {3.0})
        with self.assertRaisesRegex(FootfallError, "nowhere.json"):
            warping.apply(os.path.join(self.preferences, "nowhere.json"))


class BakeTest(WarpingCase):
    def test_bake_keeps_the_motion_and_removes_the_nodes(self):
        self.pose(15, 4.0)
        warping.set_pose(pins=[8, 22])
        after = self.values()
        channels = warping.bake()
        self.assertEqual(channels, ["ball.translateX"])
        for frame, value in self.values().items():
            self.assertAlmostEqual(value, after[frame], 2)  # the default tolerance is 0.001 cm
        self.assertEqual(cmds.ls(type="ffMotionWarp"), [])
        with self.assertRaisesRegex(FootfallError, "nothing selected is warped"):
            warping.bake()

    def test_every_frame(self):
        self.pose(15, 4.0)
        warping.set_pose(pins=[8, 22])
        warping.bake(every_frame=True, span=(1, 30))
        curve = cmds.listConnections("ball.translateX", source=True, destination=False)[0]
        self.assertEqual(cmds.keyframe(curve, query=True, keyframeCount=True), 30)


class FigureTest(MayaCase):
    """A leg of joints that swings."""

    def setUp(self):
        super().setUp()
        self.build("a:")

    def build(self, space, lift=0.0):
        above = {}
        for name, place in (("Hips", (0, 90, 0)), ("LeftUpLeg", (9, 0, 0)), ("LeftLeg", (0, -42, 1)),
                            ("LeftFoot", (0, -42, -1))):
            cmds.createNode("joint", name=space + name, **above)
            cmds.setAttr(space + name + ".translate", *place)
            above = {"parent": space + name}
            for frame, angle in ((1, 5), (12, 20 + lift), (25, 5)):
                for axis in "XYZ":
                    value = angle if axis == "X" and name != "Hips" else 0.0
                    cmds.setKeyframe(space + name, attribute="rotate" + axis, time=frame, value=value)

    def place(self, frame):
        cmds.currentTime(frame)
        return cmds.xform("a:LeftFoot", query=True, worldSpace=True, translation=True)

    def test_a_joint_goes_to_its_goal(self):
        before = self.place(1)
        cmds.currentTime(12)
        report = warping.goal("a:LeftFoot", position=(12, 15, 10))
        self.assertEqual(len(report["nodes"]), 1)
        for value, wanted in zip(self.place(12), (12, 15, 10)):
            self.assertAlmostEqual(value, wanted, 2)
        for value, wanted in zip(self.place(1), before):
            self.assertAlmostEqual(value, wanted, 2)  # a second before it is as it was
        with self.assertRaisesRegex(FootfallError, "Give either a position"):
            warping.goal("a:LeftFoot")

    def test_blend(self):
        self.build("b:", lift=15.0)
        first, second = [[cmds.getAttr(space + ":LeftLeg.rotateX", time=frame) for frame in range(1, 26)] for space in "ab"]
        cmds.select("a:Hips")
        with self.assertRaisesRegex(FootfallError, "Select the character whose motion comes first"):
            warping.blend()
        cmds.select("a:Hips", "b:Hips")
        cmds.currentTime(8)
        report = warping.blend(duration=6, enter=8, align="none")
        self.assertEqual(cmds.nodeType(report["node"]), "ffMotionBlend")
        shown = [cmds.getAttr("a:LeftLeg.rotateX", time=frame) for frame in range(1, 26)]
        for frame in range(1, 9):
            self.assertAlmostEqual(shown[frame - 1], first[frame - 1], 6)
        for frame in range(14, 26):
            self.assertAlmostEqual(shown[frame - 1], second[frame - 1], 6)
        with self.assertRaisesRegex(FootfallError, "blends this motion with another. Bake the blend, then retime"):
            timing.create("a:LeftLeg")
        self.assertEqual(timing.layers(), [])


    def test_remove_blend(self):
        self.build("b:", lift=15.0)
        before = state()
        warping.blend("a:Hips", "b:Hips", start=8, duration=6, align="path")
        self.assertEqual(warping.remove_blend("a:LeftLeg"), 1)
        self.assertEqual(state(), before)
        self.assertEqual(warping.remove_blend("a:LeftLeg"), 0)

    def test_match(self):
        """The other lifts its leg at 18, this one at 12."""
        self.build("b:")
        for name in ("LeftUpLeg", "LeftLeg", "LeftFoot"):
            cmds.keyframe("b:" + name, edit=True, time=(12, 12), timeChange=18)
        with self.assertRaisesRegex(FootfallError, "Select the character to retime"):
            cmds.select("a:Hips")
            warping.match()
        cmds.select("a:Hips", "b:Hips")
        report = warping.match()
        self.assertLess(report["match"]["apart_after_mm"], 0.4 * report["match"]["apart_before_mm"])
        self.assertAlmostEqual(cmds.getAttr("a:LeftLeg.rotateX", time=18), 20, delta=1.5)
        layer = report["nodes"][0]
        self.assertEqual((timing.layers_on(["a:LeftLeg"]), timing.layers()), ([layer], [layer]))
        # And it is changed as any other.
        keys = timing.keys(layer)
        timing.move(keys[0].at, source=keys[0].source + 1, layer=layer)
        self.assertAlmostEqual(timing.source_at([keys[0].at], layer)[0], keys[0].source + 1, 6)


class KeyedPoseTest(WarpingCase):
    def test_keys_go_out_of_the_curves(self):
        self.pose(15, 4.0)
        cmds.setKeyframe("ball", attribute="translateX", time=15, value=self.before[15] + 4)
        report = warping.set_pose(mode="offset", pins=[8, 22], keyed=True)
        self.assertEqual(cmds.keyframe("ball_translateX", query=True, timeChange=True), [1, 10, 20, 30])
        self.assertAlmostEqual(cmds.getAttr("ball.translateX", time=15), self.before[15] + 4, 9)
        self.assertAlmostEqual(cmds.getAttr("ball.translateX", time=8), self.before[8], 9)
        self.assertIn("were removed", report["notes"][0])


class TimingUnderWarpTest(WarpingCase):
    def test_a_timing_layer_takes_the_warp_along(self):
        self.pose(15, 4.0)
        warping.set_pose(mode="offset", pins=[8, 22])
        warped = self.values()
        report = timing.create("ball")
        node = cmds.ls(type="ffMotionWarp")[0]
        self.assertIn(node, report.connected)
        timing.beats([(15, 20)])
        self.assertAlmostEqual(cmds.getAttr("ball.translateX", time=20), warped[15], 9)
        with self.assertRaisesRegex(FootfallError, "Bake the warp first"):
            timing.remove(bake=True)
        timing.remove()
        self.assertEqual(self.values(), warped)
        self.assertTrue(cmds.isConnected("time1.outTime", anim_curves.time_input(node)))


if __name__ == "__main__":
    unittest.main()
