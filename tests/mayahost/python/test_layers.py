# SPDX-License-Identifier: MIT
"""Animation layers: additive layers add, override layers replace, by weight; curves are found under them."""
import math
import unittest

from host_case import HostCase
from maya import cmds


class Layers(HostCase):
    def setUp(self):
        super(Layers, self).setUp()
        cmds.createNode("transform", n="ball")
        for time, value in ((1, 0), (11, 10)):
            cmds.setKeyframe("ball", at="tx", t=time, v=value, itt="linear", ott="linear")

    def test_made(self):
        self.assertIsNone(cmds.animLayer(q=True, root=True))
        self.assertEqual(cmds.animLayer("bounce", at=["ball.tx", "ball.rotate", "ball.sy"]), "bounce")
        self.assertEqual(cmds.animLayer(q=True, root=True), "BaseAnimation")
        self.assertEqual(cmds.nodeType("ball_translateX_bounce"), "animBlendNodeAdditiveDL")
        self.assertEqual(cmds.nodeType("ball_rotate_bounce"), "animBlendNodeAdditiveRotation")
        self.assertEqual(cmds.nodeType("ball_scaleY_bounce"), "animBlendNodeAdditiveScale")
        self.assertEqual(cmds.animLayer("bounce", q=True, attribute=True),
                         ["ball.translateX", "ball.rotateX", "ball.rotateY", "ball.rotateZ", "ball.scaleY"])
        self.assertEqual(cmds.listConnections("ball.tx", s=True, p=True), ["ball_translateX_bounce.output"])
        self.assertEqual(cmds.listConnections("ball_translateX_bounce.inputA"), ["ball_translateX_bounce_inputA"])
        self.assertAlmostEqual(cmds.getAttr("ball.tx", t=6), 5.0, 12)
        self.assertEqual(cmds.getAttr("ball.sy"), 1.0)
        self.assertIsNone(cmds.animLayer("bounce", q=True, anc=True))
        cmds.undo()
        self.assertEqual(cmds.listConnections("ball.tx"), ["ball_translateX"])
        self.assertFalse(cmds.objExists("bounce"))
        cmds.redo()
        self.assertAlmostEqual(cmds.getAttr("ball.tx", t=6), 5.0, 12)

    def test_additive(self):
        cmds.animLayer("bounce", at="ball.tx")
        cmds.currentTime(6)
        self.assertEqual(cmds.setKeyframe("ball", at="tx", animLayer="bounce", t=6, v=8), 1)
        curve = cmds.animLayer("bounce", q=True, fcv="ball.tx")
        self.assertEqual(curve, cmds.animLayer("bounce", q=True, animCurves=True))
        self.assertAlmostEqual(cmds.keyframe(curve[0], q=True, vc=True)[0], 3.0, 12)  # 5 below it, 8 in all
        self.assertAlmostEqual(cmds.getAttr("ball.tx"), 8.0, 12)
        cmds.animLayer("bounce", e=True, weight=0.5)
        self.assertAlmostEqual(cmds.getAttr("ball.tx"), 6.5, 12)
        cmds.animLayer("bounce", e=True, mute=True)
        self.assertAlmostEqual(cmds.getAttr("ball.tx"), 5.0, 12)
        self.assertTrue(cmds.animLayer("bounce", q=True, mute=True))
        # Both curves are those of the channel, for whatever edits its keys.
        self.assertEqual(sorted(cmds.keyframe("ball.tx", q=True, n=True)),
                         ["ball_translateX_bounce_inputA", curve[0]])

    def test_override(self):
        cmds.animLayer("pose", override=True, at="ball.tx")
        cmds.currentTime(6)
        cmds.setKeyframe("ball.tx", al="pose", t=6, v=-2)
        self.assertAlmostEqual(cmds.getAttr("ball.tx"), -2.0, 12)
        cmds.animLayer("pose", e=True, w=0.25)
        self.assertAlmostEqual(cmds.getAttr("ball.tx"), 0.75 * 5 + 0.25 * -2, 12)

    def test_best_layer(self):
        cmds.animLayer("one", at="ball.tx")
        cmds.animLayer("two", at="ball.tx")
        self.assertEqual(cmds.animLayer("ball.tx", q=True, bestLayer=True), "BaseAnimation")
        cmds.animLayer("one", e=True, preferred=True)
        self.assertEqual(cmds.animLayer("ball.tx", q=True, bl=True), "one")
        cmds.currentTime(11)
        cmds.setKeyframe("ball.tx", v=14)
        self.assertIsNone(cmds.animLayer("two", q=True, anc=True))
        self.assertAlmostEqual(cmds.getAttr("ball.tx"), 14.0, 12)
        cmds.setKeyframe("ball.tx", al="BaseAnimation", v=20)  # 4 in the layer, so 16 in the base
        self.assertAlmostEqual(cmds.keyframe(cmds.animLayer("BaseAnimation", q=True, fcv="ball.tx")[0], q=True,
                                             t=(11, 11), vc=True)[0], 16.0, 12)

    def test_rotation(self):
        cmds.animLayer("turn", at="ball.rotate")
        cmds.setAttr("ball_rotate_turn.inputAX", 30)
        cmds.setAttr("ball_rotate_turn.inputBX", 15)
        self.assertAlmostEqual(cmds.getAttr("ball.rx"), 45.0, 9)
        cmds.setAttr("ball_rotate_turn.inputBX", 0)
        cmds.setAttr("ball_rotate_turn.inputBY", 90)
        cmds.setAttr("ball_rotate_turn.accumulationMode", 1)
        # B first: a quarter turn about y, then 30 degrees about x.
        matrix = cmds.getAttr("ball.matrix")
        sine, cosine = math.sin(math.radians(30)), math.cos(math.radians(30))
        for got, wanted in zip(matrix[:11], (0, sine, -cosine, 0, 0, cosine, sine, 0, 1, 0, 0)):
            self.assertAlmostEqual(got, wanted, 9)

    def test_taken_out(self):
        cmds.animLayer("bounce", at=["ball.tx", "ball.ty"])
        cmds.setKeyframe("ball.tx", al="bounce", t=1, v=4)
        cmds.animLayer("bounce", e=True, removeAttribute="ball.tx")
        self.assertEqual(cmds.animLayer("bounce", q=True, at=True), ["ball.translateY"])
        self.assertAlmostEqual(cmds.getAttr("ball.tx", t=11), 10.0, 12)
        cmds.delete("bounce")
        self.assertFalse(cmds.objExists("ball_translateY_bounce"))
        cmds.undo()
        cmds.undo()
        self.assertEqual(cmds.animLayer("bounce", q=True, at=True), ["ball.translateX", "ball.translateY"])


if __name__ == "__main__":
    unittest.main()
