# SPDX-License-Identifier: MIT
"""Nodes, attributes, connections, the hierarchy: values, returns, errors and undo."""
import math
import unittest

from host_case import HostCase
from maya import cmds


class Attributes(HostCase):
    def setUp(self):
        super(Attributes, self).setUp()
        cmds.createNode("network", n="n")

    def test_typed_data(self):
        cases = (("string", ("hi",), "hi"), ("doubleArray", ([0.5, 2.0],), [0.5, 2.0]),
                 ("Int32Array", ([3, 4],), [3, 4]), ("stringArray", (2, "a", "b"), ["a", "b"]),
                 ("vectorArray", (2, (1, 2, 3), (4, 5, 6)), [(1.0, 2.0, 3.0), (4.0, 5.0, 6.0)]),
                 ("pointArray", (1, (1, 2, 3, 1)), [(1.0, 2.0, 3.0, 1.0)]),
                 ("matrix", (list(range(16)),), [float(i) for i in range(16)]))
        for kind, given, wanted in cases:
            cmds.addAttr("n", ln="a_" + kind, dt=kind)
            plug = "n.a_" + kind
            cmds.setAttr(plug, *given, type=kind)
            self.assertEqual(cmds.getAttr(plug), wanted)
            self.assertEqual(cmds.getAttr(plug, type=True), kind)
            cmds.undo()
            self.assertNotEqual(cmds.getAttr(plug), wanted)
            cmds.redo()
            self.assertEqual(cmds.getAttr(plug), wanted)
        with self.assertRaisesRegex(RuntimeError, "count"):
            cmds.setAttr("n.a_stringArray", "a", "b", type="stringArray")
        with self.assertRaisesRegex(RuntimeError, "-type flag"):
            cmds.setAttr("n.a_string", "x")

    def test_numbers(self):
        cmds.addAttr("n", ln="w", at="double", min=0, max=1, dv=0.25, k=True)
        self.assertEqual(cmds.getAttr("n.w"), 0.25)
        with self.assertRaisesRegex(RuntimeError, "past its maximum value of 1"):
            cmds.setAttr("n.w", 2)
        cmds.setAttr("n.w", 2, clamp=True)
        self.assertEqual(cmds.getAttr("n.w"), 1.0)
        cmds.addAttr("n.w", e=True, max=10)
        cmds.setAttr("n.w", 7)
        self.assertEqual(cmds.attributeQuery("w", n="n", max=True), [10.0])
        self.assertEqual(cmds.attributeQuery("w", n="n", listDefault=True), [0.25])
        cmds.addAttr("n", ln="mode", at="enum", en="walk:run=4:leap")
        cmds.setAttr("n.mode", 5)
        self.assertEqual(cmds.getAttr("n.mode", asString=True), "leap")
        self.assertEqual(cmds.attributeQuery("mode", n="n", listEnum=True), ["walk:run=4:leap"])
        self.assertEqual(cmds.addAttr("n.mode", q=True, en=True), "walk:run=4:leap")

    def test_compound_and_multi(self):
        cmds.addAttr("n", ln="aim", at="double3")
        for axis in "XYZ":
            cmds.addAttr("n", ln="aim" + axis, at="double", p="aim")
        cmds.setAttr("n.aim", 1, 2, 3, type="double3")
        self.assertEqual(cmds.getAttr("n.aim"), [(1.0, 2.0, 3.0)])
        self.assertEqual(cmds.getAttr("n.aimY"), 2.0)
        cmds.addAttr("n", ln="list", at="float", m=True)
        self.assertIsNone(cmds.getAttr("n.list", multiIndices=True))
        cmds.setAttr("n.list[2]", 5)
        cmds.setAttr("n.list[4:6]", 1, 2, 3)
        self.assertEqual(cmds.getAttr("n.list", mi=True), [2, 4, 5, 6])
        self.assertEqual(cmds.getAttr("n.list", size=True), 4)
        self.assertEqual(cmds.getAttr("n.list[*]"), [5.0, 1.0, 2.0, 3.0])
        self.assertEqual(cmds.getAttr("n.list[4:5]"), [1.0, 2.0])
        cmds.removeMultiInstance("n.list[5]")
        self.assertEqual(cmds.getAttr("n.list", mi=True), [2, 4, 6])
        cmds.undo()
        self.assertEqual(cmds.getAttr("n.list[5]"), 2.0)

    def test_list_and_delete(self):
        cmds.addAttr("n", ln="one", sn="o1", at="double", k=True)
        cmds.addAttr("n", ln="two", at="message")
        self.assertEqual(cmds.listAttr("n", ud=True), ["one", "two"])
        self.assertEqual(cmds.listAttr("n", k=True), ["one"])
        self.assertEqual(cmds.listAttr("n", ud=True, st="t*"), ["two"])
        self.assertIsNone(cmds.listAttr("n", st="nothing*"))
        self.assertEqual(cmds.attributeQuery("o1", n="n", longName=True), "one")
        cmds.deleteAttr("n.one")
        self.assertFalse(cmds.attributeQuery("one", n="n", exists=True))
        cmds.undo()
        self.assertTrue(cmds.objExists("n.one"))
        with self.assertRaisesRegex(RuntimeError, "Message attributes have no data values"):
            cmds.getAttr("n.two")
        with self.assertRaisesRegex(RuntimeError, "not a dynamic attribute"):
            cmds.deleteAttr("n.caching")

    def test_flags(self):
        cmds.createNode("transform", n="ball")
        self.assertTrue(cmds.getAttr("ball.tx", keyable=True))
        self.assertFalse(cmds.getAttr("ball.rotatePivotX", keyable=True))
        cmds.setAttr("ball.tx", keyable=False, channelBox=True, lock=True)
        self.assertEqual([cmds.getAttr("ball.tx", **{f: True}) for f in ("k", "cb", "l", "se")],
                         [False, True, True, False])
        cmds.undo()
        self.assertEqual([cmds.getAttr("ball.tx", **{f: True}) for f in ("k", "l", "se")], [True, False, True])
        self.assertEqual(cmds.listAttr("ball", k=True)[:4], ["visibility", "translateX", "translateY", "translateZ"])
        self.assertEqual(len(cmds.listAttr("ball", k=True)), 10)


class Connections(HostCase):
    def test_pairs_and_types(self):
        cmds.createNode("transform", n="ball")
        cmds.setKeyframe("ball", at=["tx", "sx"], t=1, v=1)
        self.assertEqual(cmds.listConnections("ball", s=True, d=False, p=True),
                         ["ball_translateX.output", "ball_scaleX.output"])
        self.assertEqual(cmds.listConnections("ball.tx", c=True, p=True), ["ball.translateX", "ball_translateX.output"])
        self.assertEqual(cmds.listConnections("ball", type="animCurveTU"), ["ball_scaleX"])
        self.assertIsNone(cmds.listConnections("ball", d=True, s=False))
        self.assertEqual(cmds.listHistory("ball", pdo=True), ["ball_translateX", "ball_scaleX"])
        self.assertEqual(cmds.listHistory("ball_scaleX", future=True), ["ball_scaleX", "ball"])

    def test_conversions(self):
        cmds.createNode("addDoubleLinear", n="sum")
        cmds.createNode("transform", n="ball")
        cmds.connectAttr("sum.output", "ball.rx")
        self.assertEqual(cmds.nodeType(cmds.listConnections("ball.rx")[0]), "unitConversion")
        self.assertEqual(cmds.listConnections("ball.rx", scn=True, p=True), ["sum.output"])
        self.assertEqual(cmds.listConnections("sum.output", scn=True, p=True), ["ball.rotateX"])
        self.assertFalse(cmds.isConnected("sum.output", "ball.rx"))
        self.assertTrue(cmds.isConnected("sum.output", "ball.rx", iuc=True))

    def test_force_next_and_info(self):
        for name in "abc":
            cmds.createNode("addDoubleLinear", n=name)
        cmds.connectAttr("a.output", "c.input1")
        with self.assertRaisesRegex(RuntimeError, "already has an incoming connection"):
            cmds.connectAttr("b.output", "c.input1")
        self.assertEqual(cmds.connectAttr("b.output", "c.input1", f=True), "Connected b.output to c.input1.")
        self.assertEqual(cmds.connectionInfo("c.input1", sfd=True), "b.output")
        self.assertEqual(cmds.connectionInfo("b.output", dfs=True), ["c.input1"])
        self.assertEqual(cmds.connectionInfo("a.output", isSource=True), False)
        self.assertEqual(cmds.connectionInfo("a.input1", sfd=True), "")
        cmds.undo()
        self.assertEqual(cmds.connectionInfo("c.input1", sfd=True), "a.output")
        cmds.createNode("plusMinusAverage", n="many")
        for name in "ab":
            cmds.connectAttr(name + ".output", "many.input1D", nextAvailable=True)
        self.assertEqual(cmds.listConnections("many.input1D", p=True), ["a.output", "b.output"])
        cmds.disconnectAttr("b.output", "many.input1D", na=True)
        self.assertEqual(cmds.listConnections("many.input1D"), ["a"])


class Hierarchy(HostCase):
    def test_relatives(self):
        root = cmds.group(em=True, n="root")
        cmds.spaceLocator(n="mark", p=(1, 2, 3))
        self.assertEqual(cmds.listRelatives("mark", s=True), ["markShape"])
        self.assertEqual(cmds.getAttr("markShape.localPosition"), [(1.0, 2.0, 3.0)])
        self.assertEqual(cmds.parent("mark", root), ["mark"])
        self.assertEqual(cmds.listRelatives(root), ["mark"])
        self.assertEqual(cmds.listRelatives("mark", p=True), ["root"])
        self.assertEqual(cmds.listRelatives(root, ad=True, f=True), ["|root|mark|markShape", "|root|mark"])
        self.assertEqual(cmds.listRelatives(root, ad=True, typ="locator"), ["markShape"])
        self.assertIsNone(cmds.listRelatives(root, p=True))
        self.assertEqual(cmds.ls("mark", long=True), ["|root|mark"])
        self.assertEqual(cmds.ls(dag=True, shapes=True), ["markShape"])
        self.assertEqual(cmds.nodeType("mark", inherited=True)[-1], "transform")
        self.assertTrue(cmds.objectType("markShape", isa="shape"))

    def test_parent_keeps_the_world(self):
        cmds.createNode("transform", n="a")
        cmds.createNode("transform", n="b")
        cmds.xform("a", t=(1, 2, 3), ro=(0, 90, 0), s=(2, 2, 2))
        cmds.xform("b", t=(5, 0, 0), ro=(30, 0, 0))
        world = cmds.xform("b", q=True, ws=True, m=True)
        cmds.parent("b", "a")
        for got, wanted in zip(cmds.xform("b", q=True, ws=True, m=True), world):
            self.assertAlmostEqual(got, wanted, 9)
        # a's matrix: scale 2, then 90 degrees about y, then (1, 2, 3): b is at ((3/2), -1, 2) in it.
        for got, wanted in zip(cmds.getAttr("b.t")[0], (1.5, -1.0, 2.0)):
            self.assertAlmostEqual(got, wanted, 9)
        cmds.undo()
        self.assertIsNone(cmds.listRelatives("b", p=True))
        cmds.parent("b", "a", relative=True)
        self.assertEqual(cmds.getAttr("b.tx"), 5.0)
        cmds.parent("b", w=True)
        self.assertIsNone(cmds.listRelatives("b", p=True))
        with self.assertRaises(RuntimeError):
            cmds.parent("a", "a")

    def test_same_names(self):
        for name in "ab":
            cmds.createNode("transform", n=name)
            cmds.createNode("transform", n="hand", p=name)
        self.assertEqual(sorted(cmds.ls("hand")), ["a|hand", "b|hand"])
        with self.assertRaisesRegex(ValueError, "More than one object matches name: hand"):
            cmds.rename("hand", "x")
        self.assertEqual(cmds.setKeyframe("a|hand", at="tx", t=1, v=3), 1)
        self.assertEqual(cmds.keyframe("a|hand.tx", q=True, vc=True), [3.0])
        self.assertIsNone(cmds.keyframe("b|hand.tx", q=True))
        self.assertEqual(cmds.rename("b|hand", "foot"), "foot")

    def test_duplicate_group_rename(self):
        cmds.createNode("transform", n="a")
        cmds.addAttr("a", ln="tag", dt="string")
        cmds.setAttr("a.tag", "left", type="string")
        cmds.setAttr("a.ty", 4)
        cmds.setKeyframe("a.tx", t=1, v=7)
        cmds.createNode("transform", n="child", p="a")
        copies = cmds.duplicate("a")
        self.assertEqual(copies[0], "a1")
        self.assertEqual(len(copies), 2)
        self.assertEqual(cmds.getAttr("a1.tag"), "left")
        self.assertEqual((cmds.getAttr("a1.tx"), cmds.getAttr("a1.ty")), (7.0, 4.0))
        self.assertIsNone(cmds.listConnections("a1"))
        self.assertEqual(cmds.listRelatives("a1"), ["child"])
        cmds.undo()
        self.assertFalse(cmds.objExists("a1"))
        cmds.duplicate("a", n="b", upstreamNodes=True, rr=True)
        self.assertEqual(cmds.keyframe("b.tx", q=True, vc=True), [7.0])
        cmds.keyframe("b.tx", vc=9)
        self.assertEqual(cmds.getAttr("a.tx"), 7.0)
        self.assertEqual(cmds.group("a", "b", n="both"), "both")
        self.assertEqual(cmds.listRelatives("both"), ["a", "b"])
        cmds.delete("both")
        self.assertFalse(cmds.objExists("a"))
        self.assertEqual(cmds.ls(type="animCurve"), [])  # curves go with what they drive
        cmds.undo()
        self.assertEqual(cmds.getAttr("a.tag"), "left")
        self.assertEqual(cmds.keyframe("a.tx", q=True, vc=True), [7.0])

    def test_xform(self):
        cmds.createNode("transform", n="a")
        cmds.createNode("transform", n="b", p="a")
        cmds.xform("a", t=(10, 0, 0), ro=(0, 0, 90))
        cmds.xform("b", ws=True, t=(10, 5, 0))
        for got, wanted in zip(cmds.getAttr("b.t")[0], (5.0, 0.0, 0.0)):
            self.assertAlmostEqual(got, wanted, 9)
        self.assertAlmostEqual(cmds.xform("b", q=True, ws=True, ro=True)[2], 90.0, 9)
        cmds.xform("b", ws=True, ro=(0, 0, 30))
        self.assertAlmostEqual(cmds.getAttr("b.rz"), -60.0, 9)
        cmds.xform("b", r=True, t=(1, 1, 1))
        self.assertAlmostEqual(cmds.getAttr("b.ty"), 1.0, 9)
        cmds.xform("b", roo="zyx", p=True)
        self.assertEqual(cmds.xform("b", q=True, roo=True), "zyx")
        self.assertAlmostEqual(cmds.xform("b", q=True, ws=True, ro=True)[2], 30.0, 9)
        cosine, sine = math.cos(math.radians(20)), math.sin(math.radians(20))
        rows = [cosine, sine, 0, 0, -sine, cosine, 0, 0, 0, 0, 1, 0, 1, 2, 3, 1]
        cmds.xform("b", m=rows)
        for got, wanted in zip(cmds.xform("b", q=True, m=True), rows):
            self.assertAlmostEqual(got, wanted, 9)
        self.assertAlmostEqual(cmds.getAttr("b.rz"), 20.0, 9)
        cmds.undo()
        self.assertAlmostEqual(cmds.xform("b", q=True, ws=True, ro=True)[2], 30.0, 9)
        cmds.setAttr("b.tx", lock=True)
        with self.assertRaisesRegex(RuntimeError, "locked or connected"):
            cmds.xform("b", t=(9, 9, 9))

    def test_joints(self):
        cmds.select(cl=True)
        self.assertEqual(cmds.joint(n="hip", p=(0, 10, 0)), "hip")
        cmds.joint(n="knee", p=(0, 5, 1))
        self.assertEqual(cmds.listRelatives("hip", typ="joint"), ["knee"])
        self.assertEqual(cmds.getAttr("knee.t"), [(0.0, -5.0, 1.0)])
        self.assertEqual(cmds.joint("knee", q=True, p=True), [0.0, 5.0, 1.0])
        cmds.joint("knee", e=True, o=(0, 0, 45))
        self.assertAlmostEqual(cmds.getAttr("knee.jointOrientZ"), 45.0, 9)
        cmds.xform("knee", ws=True, ro=(0, 0, 60))
        self.assertAlmostEqual(cmds.getAttr("knee.rz"), 15.0, 9)

    def test_selection(self):
        for name in "abc":
            cmds.createNode("transform", n=name)
        cmds.select("a", "b")
        cmds.select("c", add=True)
        cmds.select("a", deselect=True)
        self.assertEqual(cmds.ls(sl=True), ["b", "c"])
        cmds.select("b", "a", tgl=True)
        self.assertEqual(cmds.ls(sl=True), ["c", "a"])
        cmds.undo()
        self.assertEqual(cmds.ls(selection=True), ["b", "c"])
        cmds.select(cl=True)
        self.assertEqual(cmds.ls(sl=True), [])
        with self.assertRaises(ValueError):
            cmds.select("none")

    def test_curve(self):
        points = [(0, 0, 0), (0, 0, 3), (0, 0, 6), (0, 0, 9)]
        self.assertEqual(cmds.curve(d=3, p=points, n="path"), "path")
        self.assertEqual(cmds.nodeType(cmds.listRelatives("path", s=True)[0]), "nurbsCurve")
        for got, wanted in zip(cmds.pointOnCurve("path", pr=0.5, p=True), (0.0, 0.0, 4.5)):
            self.assertAlmostEqual(got, wanted, 9)
        for got, wanted in zip(cmds.pointOnCurve("path", pr=0.25, top=True, nt=True), (0.0, 0.0, 1.0)):
            self.assertAlmostEqual(got, wanted, 9)
        self.assertAlmostEqual(cmds.arclen("path"), 9.0, 6)
        cmds.xform("path", t=(1, 0, 0))
        self.assertAlmostEqual(cmds.pointOnCurve("path", pr=0)[0], 1.0, 9)
        cmds.undo()
        cmds.undo()
        self.assertFalse(cmds.objExists("path"))
        cmds.redo()
        self.assertAlmostEqual(cmds.pointOnCurve("path", pr=1)[2], 9.0, 9)
        with self.assertRaises(RuntimeError):
            cmds.curve(d=3, p=points[:2])


    def test_plane(self):
        self.assertEqual(cmds.polyPlane(w=4, h=2, sx=2, sy=1, n="floor", ch=False), ["floor"])
        self.assertEqual(cmds.nodeType(cmds.listRelatives("floor", s=True)[0]), "mesh")
        cmds.undo()
        self.assertFalse(cmds.objExists("floor"))
        with self.assertRaisesRegex(RuntimeError, "history"):
            cmds.polyPlane()


if __name__ == "__main__":
    unittest.main()
