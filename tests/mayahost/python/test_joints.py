# SPDX-License-Identifier: MIT
"""Joints that are oriented, limbs that reach for a handle, boxes around things."""
import math
import unittest

from host_case import HostCase
from maya import cmds


class Joints(HostCase):
    def near(self, numbers, wanted, places=9):
        self.assertEqual(len(numbers), len(wanted))
        for got, number in zip(numbers, wanted):
            self.assertAlmostEqual(got, number, places)

    def test_joints_are_oriented(self):
        places = [(0, 0, 0), (3, 4, 0), (3, 4, 5), (6, 4, 5)]
        cmds.select(cl=True)
        chain = [cmds.joint(p=place, n="j%d" % i) for i, place in enumerate(places)]
        self.assertIsNone(cmds.joint(chain[0], e=True, oj="xyz", sao="yup", ch=True, zso=True))
        for i, place in enumerate(places):  # nobody moves, and what turns them is their orient
            self.near(cmds.xform(chain[i], q=True, ws=True, t=True), place)
            self.near(cmds.getAttr(chain[i] + ".r")[0], (0, 0, 0))
        matrix = cmds.xform(chain[0], q=True, ws=True, m=True)
        self.near(matrix[0:3], (0.6, 0.8, 0))  # x along the bone
        self.near(matrix[4:7], (-0.8, 0.6, 0))  # y up
        self.near(cmds.xform(chain[1], q=True, ws=True, m=True)[0:3], (0, 0, 1))
        self.near(cmds.getAttr(chain[3] + ".jo")[0], (0, 0, 0))
        cmds.joint(chain[0], e=True, oj="zyx", sao="ydown")
        self.near(cmds.xform(chain[0], q=True, ws=True, m=True)[8:11], (0.6, 0.8, 0))
        self.near(cmds.xform(chain[2], q=True, ws=True, t=True), places[2])
        cmds.setAttr(chain[0] + ".rx", 5)
        with self.assertRaisesRegex(RuntimeError, "non-zero rotations"):
            cmds.joint(chain[0], e=True, oj="xyz")
        with self.assertRaises(RuntimeError):
            cmds.joint(chain[1], e=True, oj="xxz")

    def test_ik_handle(self):
        cmds.select(cl=True)
        places = [(0, 10, 0), (0, 5, 1), (0, 0, 0)]
        hip, knee, ankle = [cmds.joint(p=place, n=name) for place, name in zip(places, ("hip", "knee", "ankle"))]
        made = cmds.ikHandle(sj=hip, ee=ankle, sol="ikRPsolver", n="leg")
        self.assertEqual(made, ["leg", "effector1"])
        self.assertEqual(cmds.listRelatives("effector1", p=True), [knee])
        self.assertEqual(cmds.ikHandle("leg", q=True, sj=True), hip)
        self.assertEqual(cmds.ikHandle("leg", q=True, ee=True), "effector1")
        self.assertEqual(cmds.ikHandle("leg", q=True, sol=True), "ikRPsolver")
        self.assertEqual((cmds.nodeType("leg"), cmds.nodeType("effector1")), ("ikHandle", "ikEffector"))
        self.near(cmds.getAttr("leg.t")[0], (0, 0, 0))

        def at(name):
            return cmds.xform(name, q=True, ws=True, t=True)

        for name, place in zip((hip, knee, ankle), places):  # it stays as it is until the handle moves
            self.near(at(name), place, 6)
        bones = [math.dist(places[0], places[1]), math.dist(places[1], places[2])]
        for goal in ((1, 2, 3), (-2, 3, -1), (0, 1, 0)):
            cmds.setAttr("leg.t", *goal)
            self.near(at(ankle), goal, 6)
            self.near([math.dist(at(hip), at(knee)), math.dist(at(knee), at(ankle))], bones, 6)
        self.assertGreater(at(knee)[2], 0.5)  # the knee stays ahead ...
        cmds.setAttr("leg.pv", 1, 0, 0)
        self.assertGreater(at(knee)[0], 0.5)  # ... or goes where the pole is
        cmds.setAttr("leg.twist", 180)
        self.assertLess(at(knee)[0], -0.5)
        cmds.setAttr("leg.twist", 0)
        cmds.setAttr("leg.ty", -30)  # too far: straight at it
        self.near(at(ankle), (0, 10 - sum(bones), 0), 6)
        cmds.setKeyframe("leg", at="tx", t=1, v=0)
        cmds.setKeyframe("leg", at="tx", t=10, v=2)
        cmds.setAttr("leg.ty", 1)
        moved = cmds.getAttr(ankle + ".worldMatrix[0]", t=10)[12:15]
        self.near(moved, (2, 1, 0), 6)
        for mode in ("serial", "parallel"):
            cmds.evaluationManager(mode=mode)
            cmds.currentTime(10)
            self.near(at(ankle), (2, 1, 0), 6)
        with self.assertRaises(RuntimeError):
            cmds.ikHandle(sj=hip, ee=knee)
        with self.assertRaises(RuntimeError):
            cmds.ikHandle(sj=hip, ee=ankle, sol="ikSplineSolver")
        with self.assertRaises(RuntimeError):
            cmds.ikHandle(sj=hip, ee=ankle)  # they have one
        for _ in range(20):
            if cmds.objExists("leg"):
                cmds.undo()
        self.near(at(ankle), places[2])
        self.assertTrue(cmds.getAttr(knee + ".rx", se=True))

    def test_box(self):
        cmds.polyPlane(n="floor", w=4, h=2, ch=False)
        cmds.group("floor", n="above")
        cmds.setAttr("above.t", 10, 1, 0)
        cmds.setAttr("floor.ry", 90)
        self.near(cmds.xform("floor", q=True, bb=True), (-1, 0, -2, 1, 0, 2))
        self.near(cmds.xform("floor", q=True, ws=True, bb=True), (9, 1, -2, 11, 1, 2))
        cmds.currentUnit(l="m")
        self.near(cmds.xform("floor", q=True, ws=True, bb=True), (0.09, 0.01, -0.02, 0.11, 0.01, 0.02))
        cmds.currentUnit(l="cm")
        with self.assertRaises(RuntimeError):
            cmds.xform("floor", bb=True)

    def test_arrays_in_arrays(self):
        """An array of which no element of the one around it is named has none, and no value."""
        cmds.createNode("transform", n="t")
        self.assertIsNone(cmds.getAttr("t.objectGroups"))
        self.assertIsNone(cmds.getAttr("t.objectGroups", mi=True))
        self.assertEqual(cmds.getAttr("t.objectGroups", size=True), 0)


if __name__ == "__main__":
    unittest.main()
