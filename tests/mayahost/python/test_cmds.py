# SPDX-License-Identifier: MIT
import os
import subprocess
import sys
import unittest

import _mayahost
from maya import cmds, mel

SAMPLE = os.environ["SAMPLE_PLUGIN"]
COMMAND = os.environ["COMMAND_PLUGIN"]


class Case(unittest.TestCase):
    def setUp(self):
        cmds.file(new=True, f=True)
        for path in (SAMPLE, COMMAND):
            cmds.loadPlugin(path)

    def tearDown(self):
        cmds.evaluationManager(mode="off")
        cmds.file(new=True, f=True)
        for path in (SAMPLE, COMMAND):
            cmds.unloadPlugin(path)
        self.assertEqual(_mayahost.misuses(), [])


class Plugins(Case):
    def test_loaded(self):
        self.assertTrue(cmds.pluginInfo("sample_plugin", q=True, loaded=True))
        self.assertIsNone(cmds.loadPlugin(SAMPLE))
        self.assertFalse(cmds.pluginInfo("other", q=True, l=True))
        with self.assertRaises(RuntimeError):
            cmds.loadPlugin("nowhere.so")
        with self.assertRaises(RuntimeError):
            cmds.unloadPlugin("nowhere")

    def test_in_use(self):
        cmds.createNode("hostEvery")
        with self.assertRaisesRegex(RuntimeError, "still in use"):
            cmds.unloadPlugin("sample_plugin")


class Nodes(Case):
    def test_create_rename_delete(self):
        self.assertEqual(cmds.createNode("addDoubleLinear", n="a"), "a")
        self.assertEqual(cmds.createNode("addDoubleLinear", name="a"), "a1")
        self.assertEqual(cmds.ls(sl=True), ["a1"])
        self.assertEqual(cmds.rename("a1", "b"), "b")
        self.assertEqual(cmds.ls(type="addDoubleLinear"), ["a", "b"])
        self.assertEqual(cmds.ls("none*"), [])
        cmds.select("a.input1")
        self.assertEqual(cmds.ls(sl=True, type="addDoubleLinear"), ["a.input1"])
        self.assertEqual(cmds.nodeType("b"), "addDoubleLinear")
        self.assertIsNone(cmds.delete("a"))
        self.assertFalse(cmds.objExists("a"))
        cmds.undo()
        self.assertTrue(cmds.objExists("a.input1"))
        cmds.redo()
        self.assertFalse(cmds.objExists("a"))

    def test_first_call_of_a_session(self):
        line = "from maya import cmds; print(cmds.createNode('network', n='first'))"
        done = subprocess.run([sys.executable, "-c", line], capture_output=True, text=True)
        self.assertEqual(done.stdout.strip(), "first", done.stderr)

    def test_errors(self):
        with self.assertRaisesRegex(RuntimeError, "Unknown object type"):
            cmds.createNode("noSuchType")
        with self.assertRaisesRegex(TypeError, "Invalid flag 'zap'"):
            cmds.createNode("addDoubleLinear", zap=1)
        with self.assertRaisesRegex(ValueError, "No object matches name: none"):
            cmds.delete("none")
        with self.assertRaises(ValueError):
            cmds.getAttr("time1.none")
        with self.assertRaises(RuntimeError):
            cmds.undo()
        with self.assertRaises(AttributeError):
            cmds.noSuchCommand()


class Attributes(Case):
    def test_values(self):
        cmds.createNode("hostEvery", n="e")
        cmds.setAttr("e.angle", 180)
        self.assertAlmostEqual(cmds.getAttr("e.angle"), 180.0, 12)
        before = cmds.getAttr("e.vector")
        cmds.setAttr("e.vector", 7, 8, 9)
        self.assertEqual(cmds.getAttr("e.vector"), [(7.0, 8.0, 9.0)])
        cmds.undo()  # all three at once
        self.assertEqual(cmds.getAttr("e.vector"), before)
        self.assertNotEqual(before, [(7.0, 8.0, 9.0)])
        cmds.setAttr("e.label", "text", type="string")
        self.assertEqual(cmds.getAttr("e.label"), "text")
        self.assertIs(cmds.getAttr("e.flag"), True)
        self.assertIsInstance(cmds.getAttr("e.whole"), int)
        self.assertEqual(len(cmds.getAttr("e.matrix")), 16)
        self.assertTrue(cmds.attributeQuery("label", n="e", ex=True))
        self.assertFalse(cmds.attributeQuery("none", n="e", ex=True))
        self.assertEqual(cmds.attributeQuery("vector", n="e", lc=True), ["vectorX", "vectorY", "vectorZ"])
        self.assertEqual(cmds.attributeQuery("rotate", typ="transform", at=True), "double3")
        self.assertEqual(cmds.attributeQuery("rx", typ="transform", at=True), "doubleAngle")
        self.assertFalse(cmds.attributeQuery("none", typ="transform", ex=True))
        self.assertEqual(cmds.ls(typ="transform"), [])
        for wrong in ({"typ": "noSuchType"}, {}, {"n": "e", "typ": "network"}):
            with self.assertRaises((RuntimeError, ValueError)):
                cmds.attributeQuery("label", at=True, **wrong)
        with self.assertRaises(RuntimeError):
            cmds.setAttr("e.vector", 1, 2)
        with self.assertRaises(RuntimeError):
            cmds.setAttr("e.angle", "text")

    def test_data_and_flags(self):
        cmds.createNode("hostEvery", n="e")
        rows = [float(i) for i in range(16)]
        cmds.setAttr("e.matrix", rows, type="matrix")
        self.assertEqual(cmds.getAttr("e.matrix"), rows)
        cmds.setAttr("e.list", [0.5, 1.5, 2.5], type="doubleArray")
        self.assertEqual(cmds.getAttr("e.list"), [0.5, 1.5, 2.5])
        with self.assertRaises(RuntimeError):
            cmds.setAttr("e.matrix", rows[:15], type="matrix")
        cmds.setAttr("e.angle", 30, l=True)
        self.assertTrue(cmds.getAttr("e.angle", l=True))
        with self.assertRaisesRegex(RuntimeError, "locked or connected"):
            cmds.setAttr("e.angle", 40)
        cmds.undo()  # value and lock at once
        self.assertFalse(cmds.getAttr("e.angle", lock=True))
        self.assertNotAlmostEqual(cmds.getAttr("e.angle"), 30.0)

    def test_other_time(self):
        cmds.createNode("hostMix", n="m")
        cmds.connectAttr("time1.outTime", "m.time")
        cmds.currentTime(5)
        later = cmds.getAttr("m.out", t=15)
        self.assertAlmostEqual(later - cmds.getAttr("m.out"), 0.1, 12)
        self.assertEqual(cmds.currentTime(q=True), 5.0)

    def test_add(self):
        cmds.createNode("network", n="n")
        cmds.addAttr("n", ln="weight", at="double", dv=0.5, min=0, max=1, k=True)
        cmds.addAttr("n", ln="mode", at="enum", en="off:on:auto", dv=2)
        cmds.addAttr("n", ln="note", dt="string")
        cmds.addAttr(ln="turn", at="doubleAngle", dv=90)  # n is selected
        self.assertEqual(cmds.getAttr("n.weight"), 0.5)
        self.assertEqual(cmds.getAttr("n.mode"), 2)
        self.assertAlmostEqual(cmds.getAttr("n.turn"), 90.0, 12)
        cmds.setAttr("n.note", "hi", type="string")
        self.assertEqual(cmds.getAttr("n.note"), "hi")
        for _ in range(2):
            cmds.undo()
        self.assertFalse(cmds.objExists("n.turn"))
        self.assertTrue(cmds.objExists("n.note"))
        for bad in ({"ln": "weight"}, {"ln": "new", "at": "noType"}, {"at": "double"}):
            with self.assertRaises(RuntimeError):
                cmds.addAttr("n", **bad)

    def test_connections(self):
        for name in "ab":
            cmds.createNode("addDoubleLinear", n=name)
        self.assertIsNone(cmds.listConnections("a"))
        cmds.connectAttr("a.output", "b.input1")
        self.assertTrue(cmds.isConnected("a.output", "b.input1"))
        self.assertEqual(cmds.listConnections("b", s=True, d=False), ["a"])
        self.assertIsNone(cmds.listConnections("b", s=False))
        self.assertEqual(cmds.listConnections("a.output", p=True), ["b.input1"])
        cmds.setAttr("a.input1", 4)
        self.assertEqual(cmds.getAttr("b.output"), 4.0)
        with self.assertRaisesRegex(RuntimeError, "locked or connected"):
            cmds.setAttr("b.input1", 1)
        with self.assertRaises(RuntimeError):
            cmds.connectAttr("b.output", "b.input1")
        cmds.disconnectAttr("a.output", "b.input1")
        with self.assertRaises(RuntimeError):
            cmds.disconnectAttr("a.output", "b.input1")

    def test_time_and_mode(self):
        cmds.createNode("hostMix", n="m")
        cmds.connectAttr("time1.outTime", "m.time")
        outs = []
        for mode in ("off", "serial", "parallel"):
            cmds.evaluationManager(mode=mode)
            self.assertEqual(cmds.evaluationManager(q=True, mode=True), [mode])
            self.assertEqual(cmds.currentTime(20), 20.0)
            outs.append(cmds.getAttr("m.out"))
            self.assertEqual(cmds.currentTime(1), 1.0)
            self.assertAlmostEqual(outs[-1] - cmds.getAttr("m.out"), 0.19, 12)
        self.assertEqual(len(set(outs)), 1)


class Commands(Case):
    def test_plugin_command(self):
        self.assertEqual(cmds.hostMake(n="x", value=2), "x")
        self.assertEqual(cmds.hostMake("x", q=True, value=True), 2.0)
        self.assertIsNone(cmds.hostMake("x", e=True, v=-3.5))
        self.assertEqual(cmds.getAttr("x.input1"), -3.5)
        cmds.undo()
        self.assertEqual(cmds.getAttr("x.input1"), 2.0)
        cmds.select("x")
        self.assertEqual(cmds.hostEcho(m=[("p", 1), ("q", 2)], d=(3, 1)), ["d2", "p1", "q2", "x"])
        self.assertEqual(cmds.hostAnswer("ints"), [7, 7])
        self.assertIsNone(cmds.hostAnswer("cleared"))

    def test_errors(self):
        with self.assertRaisesRegex(TypeError, "Invalid flag 'zap'"):
            cmds.hostMake(zap=True)
        with self.assertRaisesRegex(TypeError, "for flag 'value'. Expected float, got string"):
            cmds.hostMake(value="much")
        with self.assertRaisesRegex(RuntimeError, "asked to fail"):
            cmds.hostMake(fail=True)
        with self.assertRaisesRegex(RuntimeError, "Not enough objects"):
            cmds.hostEcho()

    def test_chunk(self):
        cmds.undoInfo(openChunk=True, chunkName="both")
        try:
            cmds.hostMake(n="x")
            cmds.setAttr("x.input2", 5)
        finally:
            cmds.undoInfo(closeChunk=True)
        cmds.undo()
        self.assertFalse(cmds.objExists("x"))
        cmds.redo()
        self.assertEqual(cmds.getAttr("x.input2"), 5.0)

    def test_arrays_as_a_whole(self):
        fan = cmds.createNode("hostFan")
        self.assertEqual(cmds.getAttr(fan + ".out"), [0.0, 1.0, 2.0])  # made when they are asked for
        node = cmds.createNode("network")
        cmds.addAttr(node, longName="turns", attributeType="doubleAngle", multi=True)
        cmds.setAttr(node + ".turns[0]", 180.0)
        self.assertAlmostEqual(cmds.getAttr(node + ".turns[0]"), 180.0)
        self.assertAlmostEqual(cmds.getAttr(node + ".turns")[0], 3.141592653589793)  # as Maya gives them

    def test_mel(self):
        self.assertEqual(mel.eval('hostMake -n "m"; hostAnswer int;'), -3)
        self.assertTrue(cmds.objExists("m"))
        with self.assertRaisesRegex(RuntimeError, "Cannot find procedure"):
            mel.eval("nothing")


if __name__ == "__main__":
    unittest.main()
