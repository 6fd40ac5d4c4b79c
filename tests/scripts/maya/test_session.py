# SPDX-License-Identifier: MIT
"""Loading, selection, undo, ranges, messages and progress: what every tool stands on."""
import os
import unittest

from maya_case import MayaCase
from scene_state import state

from maya import cmds

from footfall import maya as footfall
from footfall.maya import FootfallError
from footfall.maya.session import plugin, selection, time_range, undo


class PluginTest(MayaCase):
    def test_loading_twice_is_loading_once(self):
        self.assertTrue(footfall.is_loaded())
        self.assertFalse(footfall.load())
        self.assertTrue(footfall.unload())
        self.assertFalse(footfall.unload())
        self.assertTrue(footfall.load())

    def test_in_use(self):
        cmds.createNode("ffTimeWarp")
        with self.assertRaisesRegex(FootfallError, "This scene uses Footfall, so the plug-in stays loaded"):
            footfall.unload()

    def test_missing_file(self):
        footfall.unload()
        path = os.environ.pop("FOOTFALL_PLUGIN")
        try:
            os.environ["FOOTFALL_PLUGIN"] = "/nowhere/footfall.so"
            with self.assertRaisesRegex(FootfallError, "There is no plug-in at /nowhere/footfall.so"):
                footfall.load()
            del os.environ["FOOTFALL_PLUGIN"]
            os.environ["FOOTFALL_ROOT"] = os.path.join(self.preferences, "module")
            with self.assertRaisesRegex(FootfallError, "was not found. Install Footfall by dropping install.py"):
                footfall.load()
            for year in ("2019", "2020"):
                folder = os.path.join(self.preferences, "module", "plug-ins", year)
                os.makedirs(folder)
                for suffix in (".so", ".bundle", ".mll"):
                    open(os.path.join(folder, "footfall" + suffix), "w").close()
            with self.assertRaisesRegex(FootfallError, "This is Maya .*, but Footfall is installed for Maya 2019, 2020\\."):
                footfall.load()
            self.assertEqual(len(plugin.installed()), 6)
        finally:
            os.environ["FOOTFALL_PLUGIN"] = path
        footfall.load()


class SelectionTest(MayaCase):
    def test_names(self):
        self.assertEqual(selection.short("|a|b:c"), "b:c")
        self.assertEqual(selection.namespace("|a:x|b:sub:c"), "b:sub")
        self.assertEqual(selection.namespace("|a:x|c"), "")
        self.assertEqual(selection.bare("|a:x|b:sub:c"), "|x|c")
        for name in ("c", "x|c", "|x|c"):
            self.assertEqual(selection.bare(selection.with_namespace(name, "n:m")), name)

    def test_controls(self):
        cmds.createNode("transform", name="a")
        cmds.createNode("transform", name="b", parent="a")
        cmds.createNode("locator", name="bShape", parent="b")
        cmds.createNode("network", name="box")
        cmds.select("a", "bShape", "b.translateX", "box")
        self.assertEqual(selection.controls(), ["|a", "|a|b"])
        self.assertEqual(selection.controls("b"), ["|a|b"])
        cmds.select("box")
        with self.assertRaisesRegex(FootfallError, "box cannot be moved. Select a wheel"):
            selection.controls(what="a wheel")


class UndoTest(MayaCase):
    def test_one_step(self):
        cmds.createNode("transform", name="before")
        start = state()
        with undo.chunk("two"):
            cmds.createNode("transform", name="x")
            cmds.setAttr("x.translateX", 5)
        end = state()
        cmds.undo()
        self.assertEqual(state(), start)
        cmds.redo()
        self.assertEqual(state(), end)

    def test_failure_takes_back(self):
        cmds.createNode("transform", name="before")
        cmds.setAttr("before.translateX", 3)
        start = state()
        with self.assertRaisesRegex(ValueError, "stop"):
            with undo.chunk("half"):
                cmds.createNode("transform", name="x")
                cmds.setAttr("before.translateX", 4)
                raise ValueError("stop")
        self.assertEqual(state(), start)

    def test_failure_before_anything_leaves_the_step_before(self):
        cmds.createNode("transform", name="before")
        with self.assertRaises(ValueError):
            with undo.chunk("nothing"):
                raise ValueError("stop")
        self.assertTrue(cmds.objExists("before"))
        cmds.undo()
        self.assertFalse(cmds.objExists("before"))

    def test_nested_failure_takes_back_all(self):
        cmds.createNode("transform", name="before")
        start = state()

        @undo.undoable("inner")
        def inner():
            cmds.createNode("transform", name="y")
            raise FootfallError("inside")

        with self.assertRaisesRegex(FootfallError, "inside"):
            with undo.chunk("outer"):
                cmds.createNode("transform", name="x")
                inner()
        self.assertEqual(state(), start)

    def test_a_caught_inner_failure_stays_in_the_outer_step(self):
        start = state()
        with undo.chunk("outer"):
            try:
                with undo.chunk("inner"):
                    cmds.createNode("transform", name="y")
                    raise FootfallError("inside")
            except FootfallError:
                pass
            cmds.createNode("transform", name="x")
        self.assertTrue(cmds.objExists("x"))
        cmds.undo()
        self.assertEqual(state(), start)


class RangeTest(MayaCase):
    def test_ranges(self):
        cmds.playbackOptions(minTime=3, maxTime=9)
        self.assertEqual(time_range.chosen(), (3.0, 9.0))
        self.assertEqual(time_range.chosen((5, 6)), (5.0, 6.0))
        self.assertEqual(time_range.frames((1, 3)), [1.0, 2.0, 3.0])
        self.assertEqual(time_range.frames((1, 2.5)), [1.0, 2.0, 2.5])
        self.assertEqual(time_range.frames((4, 4)), [4.0])
        with self.assertRaisesRegex(FootfallError, "must start before it ends, got frame 9 to 3"):
            time_range.chosen((9, 3))


if __name__ == "__main__":
    unittest.main()
