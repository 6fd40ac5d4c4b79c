# SPDX-License-Identifier: MIT
"""The packages beside maya.cmds, and commands of plug-ins through every door."""
import os
import unittest

import _mayahost
import maya.api.OpenMaya
import maya.OpenMaya
import maya.standalone
import maya.utils
from host_case import HostCase
from maya import cmds, mel

COMMAND = os.environ["COMMAND_PLUGIN"]


class Packages(HostCase):
    def test_standalone(self):
        cmds.createNode("transform", n="left")
        maya.standalone.initialize(name="python")
        self.assertFalse(cmds.objExists("left"))
        maya.standalone.uninitialize()

    def test_messages(self):
        _mayahost.clearMessages()
        for module in (maya.OpenMaya, maya.api.OpenMaya):
            module.MGlobal.displayInfo("a")
            module.MGlobal.displayWarning("b")
            module.MGlobal.displayError("c")
        self.assertEqual(_mayahost.messages(), [("info", "a"), ("warning", "b"), ("error", "c")] * 2)

    def test_selection_list(self):
        cmds.createNode("transform", n="ball")
        names = maya.api.OpenMaya.MSelectionList().add("ball").add("ball.tx")
        self.assertEqual(names.getSelectionStrings(), ("ball", "ball.tx"))
        with self.assertRaises(RuntimeError):
            names.add("none")
        self.assertEqual(maya.api.OpenMaya.MGlobal.getActiveSelectionList().getSelectionStrings(), ("ball",))

    def test_main_thread(self):
        self.assertEqual(maya.utils.executeInMainThreadWithResult(max, 3, 4), 4)


class PluginCommands(HostCase):
    def setUp(self):
        super(PluginCommands, self).setUp()
        cmds.loadPlugin(COMMAND)

    def tearDown(self):
        cmds.file(new=True, f=True)
        cmds.unloadPlugin("command_plugin")
        super(PluginCommands, self).tearDown()

    def test_facts(self):
        self.assertEqual(cmds.pluginInfo("command_plugin", q=True, path=True), COMMAND)
        self.assertIn("hostMake", cmds.pluginInfo("command_plugin", q=True, command=True))
        self.assertTrue(cmds.pluginInfo("command_plugin", q=True, unloadOk=True))
        with self.assertRaisesRegex(RuntimeError, "not loaded"):
            cmds.pluginInfo("other", q=True, version=True)

    def test_mixed_with_the_host_in_one_chunk(self):
        mel.eval("string $made = `hostMake -n \"one\" -value 2`; setAttr ($made + \".input2\") 5; "
                 "setKeyframe -t 3 -v 1 ($made + \".input2\");")
        self.assertEqual(cmds.keyframe("one.input2", q=True), [3.0])
        cmds.undo()
        self.assertFalse(cmds.objExists("one"))
        cmds.redo()
        self.assertEqual(cmds.keyframe("one.input2", q=True, vc=True), [1.0])

    def test_in_mel(self):
        self.assertEqual(mel.eval("hostMake -n m; hostMake -q -value m"), 0.0)
        with self.assertRaisesRegex(RuntimeError, "Invalid flag '-zap'"):
            mel.eval("hostMake -zap")
        with self.assertRaisesRegex(RuntimeError, "asked to fail"):
            mel.eval("hostMake -fail")


if __name__ == "__main__":
    unittest.main()
