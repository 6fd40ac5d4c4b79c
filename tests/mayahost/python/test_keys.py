# SPDX-License-Identifier: MIT
"""Keys: what maya.cmds documents of setKeyframe and its kin. Answers are worked out by hand."""
import math
import unittest

from host_case import HostCase
from maya import cmds


class Keys(HostCase):
    def setUp(self):
        super(Keys, self).setUp()
        self.ball = cmds.createNode("transform", n="ball")

    def ramp(self, attribute="tx", times=(1, 13, 25), values=(0, 6, 12), kind="linear"):
        for time, value in zip(times, values):
            cmds.setKeyframe("ball", at=attribute, t=time, v=value, itt=kind, ott=kind)
        return cmds.keyframe("ball", at=attribute, q=True, n=True)[0]


class SetKeyframe(Keys):
    def test_counts_and_names(self):
        self.assertEqual(cmds.setKeyframe("ball"), 10)  # visibility and nine channels
        self.assertEqual(cmds.keyframe("ball", q=True, keyframeCount=True), 10)
        self.assertEqual(cmds.setKeyframe("ball", attribute=["tx", "ry"], t=[1, 5, "1sec"], v=2), 6)
        self.assertEqual(cmds.keyframe("ball.tx", q=True, n=True), ["ball_translateX"])
        self.assertEqual(cmds.keyframe("ball.tx", q=True), [1.0, 5.0, 24.0])
        self.assertEqual(cmds.nodeType("ball_translateX"), "animCurveTL")
        self.assertEqual(cmds.nodeType("ball_rotateY"), "animCurveTA")
        self.assertEqual(cmds.nodeType("ball_visibility"), "animCurveTU")
        self.assertEqual(cmds.setKeyframe("ball.translate", t=2), 3)

    def test_values_in_ui_units(self):
        cmds.setKeyframe("ball.ry", t=1, v=90)
        cmds.setKeyframe("ball.ry", t=11, v=180, itt="linear", ott="linear")
        self.assertAlmostEqual(cmds.getAttr("ball.ry", t=1), 90.0, 9)
        self.assertAlmostEqual(cmds.getAttr("ball.rotateY", time=11), 180.0, 9)
        both = cmds.keyframe("ball.ry", q=True, tc=True, vc=True)
        for got, wanted in zip(both, [1.0, 90.0, 11.0, 180.0]):
            self.assertAlmostEqual(got, wanted, 9)

    def test_current_value_and_time(self):
        cmds.setAttr("ball.ty", 7)
        cmds.currentTime(12)
        self.assertEqual(cmds.setKeyframe("ball", at="translateY"), 1)
        self.assertEqual(cmds.keyframe("ball.ty", q=True, tc=True, vc=True), [12.0, 7.0])

    def test_one_undo_step(self):
        before = cmds.undoInfo(q=True, undoName=True)
        cmds.setKeyframe("ball", at=("tx", "ty", "tz"), t=(1, 2, 3), v=4)
        cmds.undo()
        self.assertIsNone(cmds.keyframe("ball", q=True))
        self.assertFalse(cmds.objExists("ball_translateX"))
        self.assertEqual(cmds.undoInfo(q=True, undoName=True), before)
        cmds.redo()
        self.assertEqual(cmds.keyframe("ball", q=True, kc=True), 9)

    def test_insert_keeps_the_shape(self):
        self.ramp("tx", (1, 25), (0, 24), "spline")
        shape = [cmds.getAttr("ball.tx", t=time) for time in range(1, 26)]
        self.assertEqual(cmds.setKeyframe("ball.tx", insert=True, t=7), 1)
        self.assertEqual(cmds.keyframe("ball.tx", q=True), [1.0, 7.0, 25.0])
        for time, value in zip(range(1, 26), shape):
            self.assertAlmostEqual(cmds.getAttr("ball.tx", t=time), value, 9)
        self.assertEqual(cmds.setKeyframe("ball.ty", insert=True, t=7), 0)  # nothing to insert into

    def test_breakdown_locked_driven(self):
        cmds.setKeyframe("ball.tx", t=3, v=1, breakdown=True)
        cmds.setKeyframe("ball.tx", t=6, v=1)
        self.assertEqual(cmds.keyframe("ball.tx", q=True, breakdown=True), [3.0])
        cmds.setAttr("ball.ty", lock=True)
        self.assertEqual(cmds.setKeyframe("ball", at="ty"), 0)
        cmds.createNode("addDoubleLinear", n="sum")
        cmds.connectAttr("sum.output", "ball.tz")
        self.assertEqual(cmds.setKeyframe("ball", at="tz"), 0)

    def test_errors(self):
        with self.assertRaisesRegex(ValueError, "No object matches name: none"):
            cmds.setKeyframe("none.tx", t=1, v=1)
        with self.assertRaisesRegex(TypeError, "Invalid flag 'tim'"):
            cmds.setKeyframe("ball.tx", tim=1)
        with self.assertRaisesRegex(TypeError, "Invalid arguments for flag 'v'.  Expected float, got str"):
            cmds.setKeyframe("ball.tx", v="much")
        with self.assertRaisesRegex(RuntimeError, "tangent type"):
            cmds.setKeyframe("ball.tx", t=1, v=1, itt="wavy")
        self.assertIsNone(cmds.keyframe("ball", q=True))  # what failed left no curve behind
        cmds.select(cl=True)
        with self.assertRaises(RuntimeError):
            cmds.setKeyframe()

    def test_selection_and_curve(self):
        cmds.select("ball")
        self.assertEqual(cmds.setKeyframe(at="sx", t=1, v=3), 1)
        self.assertEqual(cmds.setKeyframe("ball_scaleX", t=9, v=5), 1)
        self.assertEqual(cmds.keyframe("ball_scaleX", q=True, vc=True), [3.0, 5.0])


class Keyframe(Keys):
    def test_ranges(self):
        self.ramp()
        asked = lambda **flags: cmds.keyframe("ball.tx", q=True, **flags)
        self.assertEqual(asked(t=(1, 13)), [1.0, 13.0])
        self.assertEqual(asked(time=(13,)), [13.0])
        self.assertEqual(asked(t=("13:",)), [13.0, 25.0])
        self.assertEqual(asked(t=(":13",)), [1.0, 13.0])
        self.assertEqual(asked(t=()), [1.0, 13.0, 25.0])
        self.assertEqual(asked(t=[(1, 1), (25, 25)]), [1.0, 25.0])
        self.assertEqual(asked(t="13:25"), [13.0, 25.0])
        self.assertEqual(asked(index=(1, 2), vc=True), [6.0, 12.0])
        self.assertEqual(asked(index=(0,), iv=True), [0])
        self.assertEqual(asked(t=(1, 13), includeUpperBound=False), [1.0])
        self.assertEqual(asked(t=(13, 13), iub=False), [13.0])
        self.assertIsNone(asked(animation="keys"))  # none is selected
        self.assertIsNone(asked(t=(2, 3)))
        self.assertEqual(asked(t=(2, 3), kc=True), 0)
        self.assertIsNone(cmds.keyframe("ball.ty", q=True, n=True))

    def test_eval(self):
        self.ramp()
        self.assertAlmostEqual(cmds.keyframe("ball.tx", q=True, ev=True, t=(7, 7))[0], 3.0, 12)
        cmds.currentTime(19)
        self.assertAlmostEqual(cmds.keyframe("ball.tx", q=True, eval=True)[0], 9.0, 12)

    def test_moves(self):
        self.ramp()
        self.assertEqual(cmds.keyframe("ball.tx", e=True, t=(13, 13), tc=3, r=True), 1)
        self.assertEqual(cmds.keyframe("ball.tx", q=True), [1.0, 16.0, 25.0])
        cmds.keyframe("ball.tx", index=(1, 1), absolute=True, timeChange=10, valueChange=-4)
        self.assertEqual(cmds.keyframe("ball.tx", q=True, tc=True, vc=True), [1.0, 0.0, 10.0, -4.0, 25.0, 12.0])
        cmds.keyframe("ball.tx", index=(1, 1), tc=30)  # over the last
        self.assertEqual(cmds.keyframe("ball.tx", q=True, vc=True), [0.0, 12.0, -4.0])
        with self.assertRaisesRegex(RuntimeError, "past other keys"):
            cmds.keyframe("ball.tx", index=(0, 0), tc=28, option="move")
        with self.assertRaisesRegex(RuntimeError, "onto other keys"):
            cmds.keyframe("ball.tx", index=(0, 0), tc=25)
        cmds.keyframe("ball.tx", index=(1, 1), tc=5, r=True, option="insert")
        self.assertEqual(cmds.keyframe("ball.tx", q=True), [1.0, 30.0, 35.0])
        cmds.undo()
        cmds.undo()
        self.assertEqual(cmds.keyframe("ball.tx", q=True), [1.0, 10.0, 25.0])

    def test_queries_refuse_values(self):
        self.ramp()
        with self.assertRaisesRegex(TypeError, "boolean argument when query flag is set"):
            cmds.keyframe("ball.tx", q=True, vc=3.5)
        with self.assertRaises(TypeError):
            cmds.keyframe("ball.tx", q=True, e=True)


class Tangents(Keys):
    def test_types(self):
        self.ramp(kind="flat")
        self.assertEqual(cmds.keyTangent("ball.tx", q=True, t=(1, 1), itt=True, ott=True), ["flat", "flat"])
        cmds.keyTangent("ball", at="tx", e=True, itt="linear", ott="step")
        self.assertEqual(cmds.keyTangent("ball.tx", q=True, ott=True), ["step"] * 3)
        self.assertEqual(cmds.getAttr("ball.tx", t=12.9), 0.0)
        self.assertIsNone(cmds.keyTangent("ball.ty", q=True, itt=True))

    def test_angles(self):
        self.ramp()  # half a centimetre per frame
        angle = math.degrees(math.atan(0.5))
        for got in cmds.keyTangent("ball.tx", q=True, oa=True, index=(0, 1)):
            self.assertAlmostEqual(got, angle, 9)
        slope = [cmds.keyTangent("ball.tx", q=True, index=(1, 1), **{flag: True})[0] for flag in ("ix", "iy")]
        self.assertAlmostEqual(slope[1] / slope[0], 12.0, 9)  # centimetres per second
        cmds.keyTangent("ball.tx", e=True, index=(1, 1), ia=0, oa=0)
        self.assertEqual(cmds.keyTangent("ball.tx", q=True, index=(1, 1), itt=True, ott=True), ["fixed", "fixed"])
        # From value 0 with slope 1/2 to value 6 with slope 0 in 12 frames: Hermite's cubic in the middle.
        self.assertAlmostEqual(cmds.getAttr("ball.tx", t=7), 3.0 + 12 * 0.5 / 8, 9)

    def test_lock_and_weights(self):
        self.ramp(kind="spline")
        with self.assertRaisesRegex(RuntimeError, "weighted"):
            cmds.keyTangent("ball.tx", e=True, iw=2)
        self.assertEqual(cmds.keyTangent("ball.tx", q=True, wt=True), [False])
        cmds.keyTangent("ball.tx", e=True, wt=True)
        cmds.keyTangent("ball.tx", e=True, lock=False, weightLock=False)
        cmds.keyTangent("ball.tx", e=True, index=(1, 1), ia=10, iw=3)
        self.assertAlmostEqual(cmds.keyTangent("ball.tx", q=True, index=(1, 1), ia=True)[0], 10.0, 9)
        self.assertAlmostEqual(cmds.keyTangent("ball.tx", q=True, index=(1, 1), iw=True)[0], 3.0, 9)
        self.assertAlmostEqual(cmds.keyTangent("ball.tx", q=True, index=(1, 1), oa=True)[0],
                               math.degrees(math.atan(0.5)), 9)
        self.assertEqual(cmds.keyTangent("ball.tx", q=True, lock=True), [False] * 3)
        cmds.keyTangent("ball.tx", e=True, index=(1, 1), r=True, ia=5)
        self.assertAlmostEqual(cmds.keyTangent("ball.tx", q=True, index=(1, 1), ia=True)[0], 15.0, 9)

    def test_defaults(self):
        self.assertEqual(cmds.keyTangent(q=True, g=True, itt=True), ["auto"])
        cmds.keyTangent(g=True, itt="linear", ott="step")
        cmds.setKeyframe("ball.tx", t=1, v=1)
        self.assertEqual(cmds.keyTangent("ball.tx", q=True, itt=True, ott=True), ["linear", "step"])
        cmds.undo()
        cmds.undo()
        self.assertEqual(cmds.keyTangent(q=True, g=True, itt=True, ott=True), ["auto", "auto"])


class Edits(Keys):
    def test_cut(self):
        curve = self.ramp()
        self.assertEqual(cmds.cutKey("ball", at="tx", t=(13, 13), clear=True), 1)
        self.assertEqual(cmds.keyframe("ball.tx", q=True), [1.0, 25.0])
        self.assertEqual(cmds.cutKey("ball.tx", clear=True), 1)
        self.assertFalse(cmds.objExists(curve))  # a curve goes with its last key
        cmds.undo()
        self.assertEqual(cmds.keyframe(curve, q=True), [1.0, 25.0])
        self.assertEqual(cmds.getAttr("ball.tx", t=25), 12.0)
        self.assertEqual(cmds.cutKey("ball.ty", clear=True), 0)

    def test_scale(self):
        self.ramp()
        self.assertEqual(cmds.scaleKey("ball", at="tx", timeScale=2, timePivot=1, valueScale=0.5), 1)
        self.assertEqual(cmds.keyframe("ball.tx", q=True, tc=True, vc=True), [1.0, 0.0, 25.0, 3.0, 49.0, 6.0])
        cmds.scaleKey("ball.tx", nst=101, net=113)
        for got, wanted in zip(cmds.keyframe("ball.tx", q=True), [101.0, 107.0, 113.0]):
            self.assertAlmostEqual(got, wanted, 9)
        cmds.undo()
        cmds.scaleKey("ball.tx", timeScale=-1, timePivot=25)
        self.assertEqual(cmds.keyframe("ball.tx", q=True, vc=True), [6.0, 3.0, 0.0])

    def test_infinity(self):
        self.ramp(kind="spline")
        self.assertEqual(cmds.setInfinity("ball.tx", q=True, pri=True), ["constant"])
        cmds.setInfinity("ball", at="tx", preInfinite="linear", postInfinite="cycleRelative")
        self.assertEqual(cmds.setInfinity("ball.tx", q=True, poi=True), ["cycleRelative"])
        self.assertAlmostEqual(cmds.getAttr("ball.tx", t=-23), -12.0, 9)
        self.assertAlmostEqual(cmds.getAttr("ball.tx", t=37), 18.0, 9)
        with self.assertRaises(RuntimeError):
            cmds.setInfinity("ball.tx", poi="forever")
        cmds.undo()
        self.assertEqual(cmds.getAttr("ball.tx", t=37), 12.0)

    def test_find(self):
        curve = self.ramp()
        cmds.currentTime(13)
        find = lambda **flags: cmds.findKeyframe("ball", at="tx", **flags)
        self.assertEqual(find(which="next"), 25.0)
        self.assertEqual(find(w="previous"), 1.0)
        self.assertEqual(find(w="first"), 1.0)
        self.assertEqual(find(w="last"), 25.0)
        self.assertEqual(find(w="next", t=(25, 25)), 1.0)  # round again
        self.assertEqual(find(c=True), [curve])
        self.assertEqual(cmds.findKeyframe("ball", at="ty", w="next"), 13.0)


if __name__ == "__main__":
    unittest.main()
