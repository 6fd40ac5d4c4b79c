# SPDX-License-Identifier: MIT
"""Stances: libraries, evaluators and chains of leaps, connected to rigs and baked; the browser. All of it undone exactly."""
import os
import unittest

from maya_case import MayaCase, ROOT
from scene_state import state
import small_rig

from maya import cmds
from mayahost import ui

from footfall import FootfallError
from footfall.maya import stances
from footfall.maya.windows import stance_window

PLACES = [(0, 94, 0), (0, 94, 100), (0, 105, 210), (5, 105, 340)]


class StanceCase(MayaCase):
    def setUp(self):
        super().setUp()
        cmds.currentTime(1)

    def places(self):
        names = []
        for number, place in enumerate(PLACES):
            names += cmds.spaceLocator(name="place{0}".format(number))
            cmds.setAttr(names[-1] + ".translate", *place)
        return names


class LibraryTest(StanceCase):
    def test_the_shelf_that_comes_along(self):
        self.assertEqual(os.path.realpath(stances.folder()), os.path.realpath(os.path.join(ROOT, "examples", "stances")))
        shelf = stances.library()
        self.assertEqual(stances.libraries(), [shelf])
        self.assertEqual(stances.default_library(), shelf)
        names = stances.members()
        self.assertGreaterEqual(len(names), 12)
        pictured = [name for name in names if stances.picture(name)]
        self.assertGreaterEqual(len(pictured), len(names) - 2)  # blends have none

    def test_search_blends_and_writing(self):
        shelf = stances.library()
        found = stances.search(shelf, like="run", startSpeed=2.6, endHeight=0.95)
        self.assertTrue(found["plausible"])
        never = stances.search(shelf, endHeight=2.0)
        self.assertFalse(never["plausible"])
        self.assertIn("would work", never["why"])
        self.assertTrue(stances.search(shelf, **never["nearest"])["plausible"])
        with self.assertRaisesRegex(FootfallError, "A handle must be one of startHeight.*got 'height'"):
            stances.search(shelf, height=2)
        before = state()
        stances.add_blend("between", "run slow 1", "run fast 1", 0.4)
        self.assertEqual(stances.members()[-1], "between")
        path = os.path.join(self.preferences, "shelf.json")
        os.makedirs(self.preferences, exist_ok=True)
        stances.write(path, shelf)
        self.assertIn("between", stances.members(stances.library(path, embed=True)))
        cmds.undo()
        stances.remove("between", shelf)
        cmds.undo()
        cmds.undo()
        self.assertEqual(state(), before)
        with self.assertRaisesRegex(FootfallError, "nowhere.json"):
            stances.library("/nowhere.json")

    def test_an_evaluator_scores(self):
        node = stances.evaluator("run easy 1")
        value, plausible, chosen, blame = stances.score(node)
        self.assertGreater(value, 0)
        self.assertTrue(plausible)
        self.assertEqual((chosen, blame or ""), ("run easy 1", ""))
        cmds.setAttr(node + "Shape.endHeight", 200)
        value, plausible, chosen, blame = stances.score(node)
        self.assertLess(value, 0)
        self.assertFalse(plausible)
        self.assertIn("run easy 1", blame)


class ChainTest(StanceCase):
    def test_through_places(self):
        cmds.select(self.places())
        made = stances.chain()
        self.assertEqual(made, "leaps1")
        self.assertEqual(stances.chains(), ["leaps1"])
        self.assertEqual(len(stances.apexes()), 4)
        self.assertEqual(stances.notes(), [])
        links = stances.links()
        self.assertEqual(len(links), 3)
        self.assertTrue(all(link["plausible"] for link in links))
        handle = stances.velocity(2)
        cmds.setAttr(handle + ".translateZ", 1.1 * cmds.getAttr(handle + ".translateZ"))
        self.assertNotEqual(stances.links()[1]["handles"]["startSpeed"], links[1]["handles"]["startSpeed"])
        stances.free(2)
        self.assertFalse(cmds.objExists(handle))
        self.assertAlmostEqual(stances.links()[1]["handles"]["startSpeed"], links[1]["handles"]["startSpeed"], 5)
        cmds.delete(stances.apexes()[-1])
        self.assertEqual(len(stances.links()), 2)

    def test_says_what_is_missing(self):
        with self.assertRaisesRegex(FootfallError, "There is no chain of leaps in the scene. Press Chain Leaps first"):
            stances.apexes()
        with self.assertRaisesRegex(FootfallError, "Nothing is selected. Select two or more locators"):
            stances.chain()
        with self.assertRaisesRegex(FootfallError, "Select two curves: the path of the body"):
            stances.sketch()
        with self.assertRaisesRegex(FootfallError, "no stance library in the scene"):
            stances.members()

    def test_each_is_one_step(self):
        places = self.places()
        steps = [stances.library, lambda: stances.chain(places), lambda: stances.velocity(2),
                 lambda: stances.insert((0, 100, 450)), lambda: stances.skeleton(), lambda: stances.bake(every_frame=True)]
        states = []
        for step in steps:
            states.append(state())
            step()
            self.assertNotEqual(state(), states[-1])
        for expected in states[::-1]:
            cmds.undo()
            self.assertEqual(state(), expected)

    def test_a_character_leaps_and_is_baked(self):
        names = small_rig.build("hero")
        made = stances.chain(self.places())
        before = cmds.getAttr(made + "Shape.value")
        channels = stances.connect(made, names)
        self.assertIn("hero:cog_ctrl.translateZ", [channel.split("|")[-1] for channel in channels])
        self.assertAlmostEqual(cmds.getAttr(made + "Shape.value"), before, delta=0.05 * before)
        cmds.currentTime(12)
        ahead = cmds.getAttr("hero:cog_ctrl.translateZ")
        self.assertGreater(ahead, 20)
        stances.bake(made, every_frame=True)
        self.assertEqual(stances.chains(), [])
        self.assertEqual(cmds.ls(type="ffStanceApex"), [])
        cmds.currentTime(12)
        self.assertAlmostEqual(cmds.getAttr("hero:cog_ctrl.translateZ"), ahead, 2)

    def test_along_two_curves(self):
        points = []
        for i in range(61):
            leap = min(i // 20, 2)
            along = (i - 20 * leap) / 10.0 - 1
            points.append((100 * leap + 50 + 50 * along, 95 - 12 * along * along, 0))
        cmds.curve(degree=1, point=points, name="path")
        cmds.curve(degree=1, point=[(x, 0, 0) for x, _, _ in points], name="shadow")
        cmds.select("path", "shadow")
        made = stances.sketch()
        self.assertEqual(len(stances.apexes(made)), 3)


class BrowserTest(StanceCase):
    def setUp(self):
        super().setUp()
        self.ui = ui.enable()
        self.addCleanup(ui.disable)

    def said(self, window):
        return cmds.text(window.status, query=True, label=True)

    def test_pick_drag_blend_and_keep(self):
        window = stance_window.show()
        self.assertEqual(self.ui.windows(), [stance_window.WINDOW])
        self.assertEqual(sorted(window.buttons), sorted(stances.members()))
        self.ui.press(window.buttons["run easy 1"])
        self.assertIn("run easy 1", self.said(window))
        self.assertIn(": can be done", self.said(window))
        self.ui.set(window.sliders["endHeight"], 1.5)
        self.assertIn("run easy 1", self.said(window))
        self.assertNotIn(": can be done", self.said(window))
        window.nearest()
        window.refresh()
        self.assertIn(": can be done", self.said(window))
        self.ui.press(window.buttons["run easy 1"])
        self.ui.set(window.blending, True)
        self.ui.press(window.buttons["run easy 2"])
        self.assertIn("0.50 run easy 1 + 0.50 run easy 2", self.said(window))
        self.ui.set(window.share, 0.25)
        self.assertIn("0.25 run easy 1", self.said(window))
        count = len(stances.members())
        window.keep()
        self.assertEqual(len(stances.members()), count + 1)
        window.repeat()
        self.assertEqual(len(stances.links()), 6)


if __name__ == "__main__":
    unittest.main()
