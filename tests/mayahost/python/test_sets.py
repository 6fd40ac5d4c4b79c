# SPDX-License-Identifier: MIT
"""sets: what is in them, undo, files."""
import os
import tempfile

from host_case import HostCase
from maya import cmds


class Sets(HostCase):
    def setUp(self):
        super(Sets, self).setUp()
        for name in "abc":
            cmds.createNode("transform", n=name)

    def test_members(self):
        cmds.select("a", "b")
        self.assertEqual(cmds.sets(n="controls"), "controls")
        self.assertEqual(cmds.nodeType("controls"), "objectSet")
        self.assertEqual(sorted(cmds.sets("controls", q=True)), ["a", "b"])
        self.assertEqual(cmds.sets("c", "b.tx", add="controls"), "controls")
        self.assertEqual(cmds.sets("controls", q=True, size=True), 4)
        self.assertTrue(cmds.sets("a", "b.tx", isMember="controls"))
        self.assertFalse(cmds.sets("b.ty", im="controls"))
        cmds.sets("a", rm="controls")
        self.assertFalse(cmds.sets("a", im="controls"))
        cmds.undo()
        self.assertTrue(cmds.sets("a", im="controls"))
        cmds.sets(clear="controls")
        self.assertIsNone(cmds.sets("controls", q=True))

    def test_made_empty_and_refused(self):
        cmds.select("a")
        name = cmds.sets(em=True, n="none", text="nothing yet")
        self.assertIsNone(cmds.sets(name, q=True))
        self.assertEqual(cmds.sets(name, q=True, t=True), "nothing yet")
        with self.assertRaisesRegex(RuntimeError, "a is not a set"):
            cmds.sets("b", add="a")
        with self.assertRaisesRegex(ValueError, "No object matches name: nobody"):
            cmds.sets("nobody", add=name)
        with self.assertRaises(RuntimeError):
            cmds.sets("a", v=True)
        self.assertEqual(cmds.ls(type="objectSet"), [name])

    def test_algebra(self):
        cmds.sets("a", "b", n="one")
        cmds.sets("b", "c", n="two")
        cmds.sets("one", "c", n="nested")
        self.assertEqual(sorted(cmds.sets("two", un="one")), ["a", "b", "c"])
        self.assertEqual(cmds.sets("two", int="one"), ["b"])
        self.assertEqual(cmds.sets("two", sub="one"), ["a"])
        self.assertTrue(cmds.sets("two", ii="one"))
        cmds.sets(fl="nested")
        self.assertEqual(sorted(cmds.sets("nested", q=True)), ["a", "b", "c"])

    def test_saved(self):
        plane = cmds.polyPlane(ch=False)[0]
        cmds.sets(plane + ".vtx[0:2]", "a", n="kept")
        before = cmds.sets("kept", q=True)
        path = os.path.join(tempfile.mkdtemp(), "sets.ma")
        cmds.file(rename=path)
        cmds.file(save=True, type="mayaAscii")
        cmds.file(path, o=True, f=True)
        self.assertEqual(sorted(cmds.sets("kept", q=True)), sorted(before))
