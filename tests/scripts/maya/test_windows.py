# SPDX-License-Identifier: MIT
"""The windows, the menu and the progress bar, in a user interface that is recorded instead of shown."""
import os
import runpy
import unittest

from maya_case import MayaCase, SCRIPTS
import small_rig
from scene_state import state

from maya import cmds, mel
from mayahost import deferred, ui

from footfall import Cancelled, FootfallError
from footfall.rig import role_names
from footfall.maya import rig_maps, timing, tools, walking
from footfall.maya.session import message, time_range
from footfall.maya.session.progress import Progress
from footfall.maya.tools import menu
from footfall.maya.tools import tool_table
from footfall.maya.windows import help_window, review_window, rig_window


class WindowCase(MayaCase):
    def setUp(self):
        super().setUp()
        self.ui = ui.enable()
        self.addCleanup(ui.disable)
        self.names = small_rig.build("hero")
        small_rig.animate(self.names)
        cmds.select("hero:main_ctrl")

    def said(self):
        """What the last message in the viewport said."""
        self.assertTrue(self.ui.messages, "nothing was said")
        return str(self.ui.messages[-1])

    def highlight(self, start, end):
        """Drags out frames in the time slider."""
        slider = self.ui.find(ui.PLAYBACK)
        slider.flags["rangeArray"] = [float(start), float(end) + 1.0]


class RigWindowTest(WindowCase):
    def button(self, window, role, label):
        row = self.ui.find(window.fields[role]).parent
        return [one for one in row.children if one.flags.get("label") == label][0]

    def test_shows_the_guess(self):
        window = tools.map_rig()
        self.assertEqual(self.ui.windows(), [rig_window.WINDOW])
        shown = {role: cmds.textField(field, query=True, text=True) for role, field in window.fields.items()}
        self.assertEqual(shown, {role: small_rig.ROLES.get(role, "") for role in role_names.template()})
        self.assertEqual(cmds.window(rig_window.WINDOW, query=True, title=True), "Footfall: Rig Map of hero")

    def test_pick_clear_type_and_save(self):
        window = tools.map_rig()
        cmds.select("hero:main_ctrl")
        self.ui.press(self.button(window, "hips", "Pick"))
        self.ui.press(self.button(window, "left elbow", "Clear"))
        self.ui.set(window.fields["right elbow"], "hero:elbowPV_L_ctrl")
        self.assertEqual(cmds.textField(window.fields["hips"], query=True, text=True), "main_ctrl")
        self.assertEqual(cmds.textField(window.fields["left elbow"], query=True, text=True), "")
        self.ui.press(self.ui.labelled("Save", "button"))
        self.assertEqual(self.ui.windows(), [])
        self.assertIn("Saved the rig map in", self.said())
        saved = rig_maps.load("hero:main_ctrl")
        self.assertEqual((saved.roles["hips"], saved.roles["right elbow"]), ("main_ctrl", "elbowPV_L_ctrl"))
        self.assertNotIn("left elbow", saved.roles)
        self.assertEqual(tools.map_rig().editor.note("hips"), "saved")

    def test_what_is_wrong_is_said_and_the_window_stays(self):
        window = tools.map_rig()
        self.ui.set(window.fields["head"], "nothing")
        self.assertIn("There is no hero:nothing in the scene", self.said())
        self.assertEqual(cmds.textField(window.fields["head"], query=True, text=True), "head_ctrl")
        self.ui.set(window.fields["head"], "chest_ctrl")
        self.ui.press(self.ui.labelled("Save", "button"))
        self.assertIn("chest_ctrl has several roles: chest, head", self.said())
        self.ui.press(self.ui.labelled("Save Beside Scene", "button"))
        self.assertEqual(self.ui.windows(), [rig_window.WINDOW])
        self.assertFalse(os.path.exists(self.preferences))

    def test_cancel_saves_nothing(self):
        window = tools.map_rig()
        self.ui.press(self.button(window, "head", "Clear"))
        self.ui.press(self.ui.labelled("Cancel", "button"))
        self.assertEqual((self.ui.windows(), os.path.exists(self.preferences)), ([], False))

    def test_legs_and_guessing_again(self):
        window = tools.map_rig()
        menus = [one for one in self.ui.controls if one.kind == "optionMenu"]
        self.ui.set(menus[0], "4")
        deferred.run()
        self.assertEqual(cmds.textField(window.fields["left front foot"], query=True, text=True), "footIK_L_ctrl")
        self.assertIn("right hind foot", window.fields)
        self.ui.press(self.ui.labelled("Guess Again", "button"))
        deferred.run()
        self.assertEqual(set(window.fields), set(role_names.template()))

    def test_nothing_selected(self):
        cmds.select(clear=True)
        self.assertIsNone(tools.map_rig())
        self.assertIn("Nothing is selected. Select the controls of the character first", self.said())
        self.assertEqual(self.ui.windows(), [])

    def test_opening_twice_opens_one(self):
        tools.map_rig()
        tools.map_rig()
        self.assertEqual(self.ui.windows(), [rig_window.WINDOW])


class TimingToolsTest(WindowCase):
    def setUp(self):
        super().setUp()
        cmds.select(self.names[:3])
        tools.timing_layer()
        cmds.currentTime(10)

    def test_window(self):
        window = tools.timing_window()
        self.assertEqual(self.ui.windows(), ["footfallTimingWindow"])
        self.assertEqual(cmds.floatField(window.at, query=True, value=True), 10)
        self.ui.set(window.source, 14.0)
        self.ui.press(self.ui.labelled("Add", "button"))
        self.assertEqual(cmds.textScrollList(window.list, query=True, allItems=True), ["frame 10 shows frame 14"])
        self.ui.choose(window.list, "frame 10 shows frame 14")
        self.ui.set(window.at, 12.0)
        self.ui.press(self.ui.labelled("Change", "button"))
        self.assertEqual([(key.at, key.source) for key in timing.keys()], [(12, 14)])
        self.ui.press(self.ui.labelled("Remove", "button"))
        self.assertIn("Choose a key in the list first", self.said())  # the list was filled anew
        self.ui.choose(window.list, "frame 12 shows frame 14")
        self.ui.press(self.ui.labelled("Remove", "button"))
        self.assertEqual(timing.keys(), [])
        self.ui.set(window.muted, True)
        self.assertTrue(timing.is_muted())

    def test_range_tools(self):
        self.assertIsNone(tools.timing_hold())
        self.assertIn("Highlight the frames to hold in the Time Slider first", self.said())
        self.highlight(5, 9)
        self.assertEqual(time_range.highlighted(), (5, 9))
        self.assertEqual(time_range.chosen(), (5, 9))
        tools.timing_hold()
        self.assertEqual([(key.at, key.source) for key in timing.keys()], [(5, 5), (9, 5)])
        self.assertIn("timing holds from frame 5 to 9", self.said())

    def test_pressing_the_button_again_takes_new_curves_in(self):
        cmds.setKeyframe("hero:cog_ctrl", attribute="translateX", time=1, value=1)
        report = tools.timing_layer()
        self.assertEqual(len(report.connected), 1)
        self.assertEqual(len(timing.layers()), 1)

    def test_mute_bake_remove(self):
        tools.timing_mute()
        self.assertTrue(timing.is_muted())
        tools.timing_mute()
        self.assertFalse(timing.is_muted())
        tools.timing_bake()
        self.assertEqual(timing.layers(), [])
        self.assertIn("Baked the timing of", self.said())
        self.assertIsNone(tools.timing_remove())
        self.assertIn("has no timing layer yet", self.said())

    def test_esc_leaves_the_scene_as_it_was(self):
        timing.add(10, 20)
        before = state()
        self.ui.cancelled = True
        with self.assertRaisesRegex(Cancelled, "was cancelled. Nothing was changed"):
            timing.remove(bake=True, every_frame=True)
        self.assertEqual(state(), before)
        self.assertEqual(self.ui.progress[-1][0], "end")
        self.ui.cancelled = False
        timing.remove(bake=True, every_frame=True)
        self.assertEqual(timing.layers(), [])


class ProgressTest(WindowCase):
    def test_bar_ends_whatever_happens(self):
        with self.assertRaises(ValueError):
            with Progress("Working", 3) as progress:
                progress.step()
                raise ValueError("stop")
        self.assertEqual([one[0] for one in self.ui.progress], ["begin", "step", "end"])


class MessageTest(WindowCase):
    def test_in_the_viewport(self):
        message.info("2 < 3 & done")
        self.assertIn("2 &lt; 3 &amp; done", self.said())


    def test_the_first_time_a_tool_says_how_it_is_used(self):
        self.addCleanup(lambda: cmds.optionVar(remove="footfallSeen"))
        cmds.optionVar(remove="footfallSeen")
        for expected in (1, 1):
            tools.connect()  # there is nothing to connect
            shown = [one for one in self.ui.messages if "whole rig follows" in one]
            self.assertEqual(len(shown), expected)

    def test_replaced_animation_is_accepted_or_discarded(self):
        names = small_rig.build("other")
        cmds.setKeyframe("other:footIK_L_ctrl", attribute="translateX", time=1, value=10)
        walking.wander(8, seed=3)
        cmds.currentTime(1)
        cmds.select(names)
        before = state()
        for answer in ("Discard", "Accept"):
            cmds.select(names)
            tools.connect(replace=True)
            self.assertNotEqual(state(), before)
            self.assertEqual(self.ui.windows(), [review_window.WINDOW])
            self.ui.press(self.ui.labelled(answer, "button"))
            self.assertEqual(self.ui.windows(), [])
            self.assertEqual(state() == before, answer == "Discard")
        # With another change since, Discard says so and undoes nothing.
        cmds.undo()
        cmds.select(names)
        tools.connect(replace=True)
        cmds.createNode("transform", name="later")
        self.ui.press(self.ui.labelled("Discard", "button"))
        self.assertIn("other changes since", self.said())
        self.assertTrue(cmds.objExists("later"))


class MenuTest(WindowCase):
    def test_built_once_and_removed(self):
        self.assertEqual(menu.build(), menu.build())
        items = [one for one in self.ui.controls if one.kind == "menuItem"]
        entries = tool_table.entries()
        for entry in entries:
            self.assertEqual(sum(one.flags.get("label") == entry.label for one in items), 1, entry.label)
        boxes = [one for one in items if one.flags.get("optionBox")]
        self.assertEqual(len(boxes), sum(bool(entry.options) for entry in entries))
        self.assertGreater(len([one for one in items if one.flags.get("divider")]), 8)
        self.assertEqual(len(self.ui.run_time_commands), len(tool_table.calls()))  # for hotkeys
        self.assertIn("FootfallGaitChangeWalk", self.ui.run_time_commands)
        self.ui.press(self.ui.labelled("Help", "menuItem"))
        self.assertEqual(self.ui.windows(), [help_window.WINDOW])
        self.assertTrue(menu.remove())
        self.assertFalse(menu.remove())
        self.assertFalse(cmds.menu(menu.MENU, exists=True))
        self.assertEqual(self.ui.run_time_commands, {})
        self.assertFalse(cmds.popupMenu(menu.MARKING, exists=True))

    def test_marking_menu_on_prints_and_apexes(self):
        menu.build()
        walk = walking.wander(6, seed=2)
        for chosen, labels in ((walking.prints(walk)[2], {label for _, label, _ in menu.ON_PRINT}), (walk, set())):
            cmds.select(chosen)
            self.assertEqual(menu.fill_marking_menu(), len(labels))
            self.assertEqual({one.flags["label"] for one in self.ui.find(menu.MARKING).children}, labels)
        cmds.select(walking.prints(walk)[2])
        menu.fill_marking_menu()
        before = len(walking.prints(walk))
        self.ui.press(next(one for one in self.ui.find(menu.MARKING).children if one.flags["label"] == "Insert After"))
        self.assertEqual(len(walking.prints(walk)), before + 1)

    def test_comes_and_goes_with_the_plugin(self):
        """What the plug-in registers for Maya to call when it is loaded and unloaded."""
        with open(os.path.join(SCRIPTS, "footfallUI.mel"), encoding="utf-8") as stream:
            mel.eval(stream.read())
        mel.eval("footfallCreateUI()")
        self.assertTrue(cmds.menu(menu.MENU, exists=True))
        mel.eval("footfallDeleteUI()")
        self.assertFalse(cmds.menu(menu.MENU, exists=True))

    def test_made_when_maya_is_idle(self):
        runpy.run_path(os.path.join(SCRIPTS, "userSetup.py"))
        self.assertFalse(cmds.menu(menu.MENU, exists=True))
        deferred.run()
        self.assertTrue(cmds.menu(menu.MENU, exists=True))


class BatchTest(MayaCase):
    def test_no_windows(self):
        small_rig.build()
        cmds.select("main_ctrl")
        self.assertTrue(message.is_batch())
        with self.assertRaisesRegex(FootfallError, "no windows in batch mode. Use footfall.maya.rig_maps.guess_map"):
            rig_maps.edit()
        self.assertIsNone(tools.map_rig())  # told in the log
        self.assertIsNone(menu.build())
        self.assertFalse(menu.remove())
        self.assertIsNone(help_window.show())
        runpy.run_path(os.path.join(SCRIPTS, "userSetup.py"))
        with Progress("Working", 2) as progress:
            progress.step()
        self.assertIsNone(time_range.highlighted())


if __name__ == "__main__":
    unittest.main()
