# SPDX-License-Identifier: MIT
"""Every command fails in the same way on what it does not know."""
import ast
import glob
import os
import sys
import unittest

from host_case import HostCase
from maya import cmds
from maya.cmds._table import COMMANDS
from maya.cmds._values import KINDS
from mayahost import ui

# The commands a tool for animators is made of: all of them are there.
NEEDED = """
setKeyframe keyframe keyTangent cutKey findKeyframe scaleKey setInfinity currentTime
playbackOptions currentUnit listConnections connectAttr disconnectAttr isConnected connectionInfo createNode getAttr
setAttr addAttr deleteAttr attributeQuery listAttr objExists nodeType objectType ls select listRelatives listHistory
rename parent group delete duplicate undoInfo undo redo xform joint spaceLocator curve pointOnCurve file loadPlugin
unloadPlugin pluginInfo optionVar animLayer evaluationManager dgdirty refresh about scriptJob progressWindow
progressBar headsUpDisplay confirmDialog promptDialog fileDialog2 window shelfLayout shelfButton menu menuItem deleteUI
inViewMessage warning error lockNode removeMultiInstance upAxis showWindow setParent columnLayout rowLayout formLayout
button text textField floatField intField checkBox optionMenu textScrollList evalDeferred workspaceControl
""".split()


class Tables(HostCase):
    def test_all_are_there(self):
        for name in NEEDED:
            self.assertIn(name, COMMANDS)
            self.assertTrue(callable(getattr(cmds, name)), name)

    def test_unknown_flags(self):
        counted = 0
        with ui.recorded():
            for name in COMMANDS:
                with self.assertRaisesRegex(TypeError, "^Invalid flag 'noSuchFlag'$", msg=name):
                    getattr(cmds, name)(noSuchFlag=True)
                counted += 1
        self.assertGreater(counted, 120)

    def test_wrong_types(self):
        """A value that no kind takes, for every flag of every command."""
        counted = 0
        with ui.recorded():
            for name, known in COMMANDS.items():
                for flag in known.table:
                    if flag.kinds and flag.kinds[0] == "any":
                        continue
                    for given in (flag.long, flag.short):
                        with self.assertRaises(TypeError, msg="%s(%s=object())" % (name, given)):
                            getattr(cmds, name)(**{given: object()})
                        counted += 1
        self.assertGreater(counted, 2000)

    def test_tables_are_sound(self):
        for name, known in COMMANDS.items():
            seen = {}
            for flag in known.table:
                self.assertTrue(set(flag.kinds) <= KINDS, (name, flag.long))
                for spelled in {flag.long, flag.short}:
                    self.assertNotIn(spelled, seen, name)
                    self.assertIsNone(known.mode(spelled), (name, spelled))
                    seen[spelled] = flag

    def test_words(self):
        """What Maya answers to the same mistakes."""
        cmds.createNode("transform", n="a")
        for call, words in (
                (lambda: cmds.xform("a", t=True), "Invalid arguments for flag 't'.  Expected \\( distance, distance, "
                 "distance \\), got bool"),
                (lambda: cmds.joint(radius="big"), "Invalid arguments for flag 'radius'.  Expected distance, got str"),
                (lambda: cmds.listConnections("a", exactType="transform"),
                 "Invalid arguments for flag 'exactType'.  Expected int, got str"),
                (lambda: cmds.move(r=(2.5, 2.5, 2.5)), "Flag 'r' must be passed a boolean argument")):
            with self.assertRaisesRegex(TypeError, "^" + words + "$"):
                call()
        with ui.recorded(), self.assertRaisesRegex(TypeError, "Expected int, got \\( int, int \\)$"):
            cmds.window(width=(300, 200))

    def test_both_names_of_a_flag(self):
        with self.assertRaisesRegex(TypeError, "short and its long"):
            cmds.createNode("transform", n="a", name="b")

    def test_user_interface_fails_in_batch(self):
        counted = 0
        for name, known in COMMANDS.items():
            if known.ui:
                with self.assertRaisesRegex(RuntimeError, "batch", msg=name):
                    getattr(cmds, name)()
                counted += 1
        self.assertGreater(counted, 40)

    def test_python_37(self):
        counted = 0
        for path in glob.glob(os.path.join(os.path.dirname(__file__), "**", "*.py"), recursive=True):
            with open(path, encoding="utf-8") as stream:
                text = stream.read()
            self.assertTrue(text.startswith("# SPDX-License-Identifier: MIT\n"), path)
            self.assertLess(len(text.splitlines()), 450, path)
            if sys.version_info >= (3, 8):
                ast.parse(text, path, feature_version=(3, 7))
            counted += 1
        self.assertGreater(counted, 25)


if __name__ == "__main__":
    unittest.main()
