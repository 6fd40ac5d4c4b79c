# SPDX-License-Identifier: MIT
"""Joints that are oriented, limbs that reach for a handle, boxes around things."""
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
