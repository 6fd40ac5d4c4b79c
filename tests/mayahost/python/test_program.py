# SPDX-License-Identifier: MIT
"""Files, units, playback, undo and options of a scene: values, returns, errors."""
import os
import tempfile
import unittest

from host_case import HostCase
from maya import cmds


class Program(HostCase):

    def test_offset_parent_matrix(self):
        cmds.createNode("transform", n="above")
        cmds.createNode("transform", n="mid", p="above")
        cmds.createNode("transform", n="driver")
        cmds.setAttr("above.t", 1, 2, 3)
        cmds.setAttr("mid.t", 10, 0, 0)
        cmds.setAttr("driver.t", 0, 100, 0)
        cmds.setAttr("driver.rz", 90)
        cmds.connectAttr("driver.matrix", "mid.offsetParentMatrix")
        for plug, place in (("worldMatrix", (1, 112, 3)), ("parentMatrix", (1, 102, 3)), ("matrix", (10, 0, 0))):
            found = cmds.getAttr("mid." + plug + ("" if plug == "matrix" else "[0]"))[12:15]
            for value, wanted in zip(found, place):
                self.assertAlmostEqual(value, wanted)
        cmds.setAttr("driver.rz", 0)
        self.assertEqual(cmds.xform("mid", q=True, ws=True, t=True), [11.0, 102.0, 3.0])
        cmds.disconnectAttr("driver.matrix", "mid.offsetParentMatrix")

    def test_files(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "walk cycle.ma")
            cmds.createNode("transform", n="ball")
            cmds.setKeyframe("ball.tx", t=(1, 24), v=3, itt="spline", ott="step")
            self.assertTrue(cmds.file(q=True, modified=True))
            with self.assertRaisesRegex(RuntimeError, "Unsaved changes"):
                cmds.file(new=True)
            with self.assertRaisesRegex(RuntimeError, "no name"):
                cmds.file(save=True)
            self.assertEqual(cmds.file(rename=path), path)
            self.assertEqual(cmds.file(save=True, type="mayaAscii"), path)
            self.assertEqual(cmds.file(q=True, sceneName=True), path)
            self.assertEqual(cmds.file(q=True, sn=True, shn=True), path)
            self.assertFalse(cmds.file(q=True, mf=True))
            cmds.file(new=True)
            self.assertFalse(cmds.objExists("ball"))
            self.assertEqual(cmds.file(q=True, sn=True), "")
            self.assertEqual(cmds.file(path, o=True), path)
            self.assertEqual(cmds.keyframe("ball.tx", q=True), [1.0, 24.0])
            self.assertEqual(cmds.keyTangent("ball.tx", q=True, ott=True), ["step", "step"])
            new = cmds.file(path, i=True, ns="other", returnNewNodes=True)
            self.assertIn("|other:ball", new)
            self.assertEqual(cmds.keyframe("other:ball.tx", q=True, vc=True), [3.0, 3.0])
        with self.assertRaisesRegex(RuntimeError, "File not found"):
            cmds.file("nowhere.ma", o=True, f=True)

    def test_units(self):
        self.assertEqual([cmds.currentUnit(q=True, **{f: True}) for f in "lat"], ["cm", "deg", "film"])
        cmds.createNode("transform", n="ball")
        cmds.setKeyframe("ball.tx", t=24, v=100)
        cmds.setKeyframe("ball.tx", t=48, v=200)
        cmds.currentUnit(linear="m")
        self.assertEqual(cmds.keyframe("ball.tx", q=True, vc=True), [1.0, 2.0])
        cmds.undo()
        cmds.currentUnit(time="ntsc")  # keys stay at their frames
        self.assertEqual(cmds.keyframe("ball.tx", q=True), [24.0, 48.0])
        cmds.undo()
        cmds.currentUnit(time="ntsc", updateAnimation=False)  # keys stay at their times
        self.assertEqual(cmds.keyframe("ball.tx", q=True), [30.0, 60.0])
        self.assertEqual(cmds.playbackOptions(q=True, fps=True), 30.0)
        cmds.undo()
        self.assertEqual(cmds.keyframe("ball.tx", q=True), [24.0, 48.0])
        with self.assertRaises(RuntimeError):
            cmds.currentUnit(time="fortnight")

    def test_playback(self):
        cmds.playbackOptions(min=10, max=20)
        self.assertEqual(cmds.playbackOptions(q=True, min=True), 10.0)
        self.assertEqual(cmds.playbackOptions(q=True, maxTime=True), 20.0)
        cmds.playbackOptions(aet=300, ast=-5)
        self.assertEqual(cmds.playbackOptions(q=True, animationEndTime=True), 300.0)
        cmds.undo()
        cmds.undo()
        self.assertEqual(cmds.playbackOptions(q=True, min=True), 1.0)

    def test_time_is_not_undone(self):
        cmds.createNode("transform", n="ball")
        cmds.currentTime(17)
        cmds.undo()
        self.assertFalse(cmds.objExists("ball"))
        self.assertEqual(cmds.currentTime(q=True), 17.0)
        self.assertEqual(cmds.currentTime("2sec"), 48.0)

    def test_chunks(self):
        cmds.undoInfo(openChunk=True, chunkName="outer")
        cmds.createNode("transform", n="a")
        cmds.undoInfo(ock=True)
        cmds.createNode("transform", n="b")
        cmds.undoInfo(cck=True)
        cmds.setAttr("a.tx", 3)
        cmds.undoInfo(closeChunk=True)
        self.assertEqual(cmds.undoInfo(q=True, undoName=True), "outer")
        cmds.undo()
        self.assertEqual(cmds.ls("a", "b"), [])
        self.assertEqual(cmds.undoInfo(q=True, redoName=True), "outer")
        cmds.redo()
        self.assertEqual(cmds.getAttr("a.tx"), 3.0)
        cmds.undoInfo(stateWithoutFlush=False)
        cmds.setAttr("a.tx", 4)
        cmds.undoInfo(swf=True)
        cmds.undo()  # of the chunk: what came between is not on the queue
        self.assertFalse(cmds.objExists("a"))

    def test_a_failed_command_leaves_nothing(self):
        cmds.createNode("transform", n="a")
        cmds.setAttr("a.ty", lock=True)
        name = cmds.undoInfo(q=True, undoName=True)
        with self.assertRaises(RuntimeError):
            cmds.setAttr("a.translate", 1, 2, 3)
        self.assertEqual(cmds.getAttr("a.tx"), 0.0)
        self.assertEqual(cmds.undoInfo(q=True, undoName=True), name)

    def test_options(self):
        self.assertEqual(cmds.optionVar(q="host_missing"), 0)
        cmds.optionVar(iv=("host_i", 3), fv=[("host_f", 0.5)], sv=("host_s", "text"))
        self.assertEqual([cmds.optionVar(q="host_" + kind) for kind in "ifs"], [3, 0.5, "text"])
        cmds.optionVar(stringValueAppend=[("host_l", "a"), ("host_l", "b")])
        self.assertEqual(cmds.optionVar(q="host_l"), ["a", "b"])
        self.assertTrue(cmds.optionVar(exists="host_i"))
        cmds.optionVar(remove=["host_i", "host_f", "host_s", "host_l"])
        self.assertFalse(cmds.optionVar(ex="host_i"))

    def test_about_and_words(self):
        self.assertEqual(cmds.about(version=True), "2024")
        self.assertEqual(cmds.about(apiVersion=True), 20240000)
        self.assertIsNone(cmds.warning("careful"))
        with self.assertRaisesRegex(RuntimeError, "broken"):
            cmds.error("broken")


if __name__ == "__main__":
    unittest.main()
