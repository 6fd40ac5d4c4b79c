# SPDX-License-Identifier: MIT
"""Gaits: cycles and gaits of the library along curves, changed, connected and baked; the buttons for them. Undone exactly."""
from unittest import mock

from maya_case import MayaCase
from scene_state import state

from maya import cmds

from footfall import FootfallError
from footfall.maya import gaits
from footfall.maya.session import message
from footfall.maya.tools import finish_tools, gait_tools


class GaitCase(MayaCase):
    def setUp(self):
        super().setUp()
        cmds.currentTime(1)

    def way(self):
        cmds.curve(degree=1, point=[(0, 0, 0), (0, 0, 200), (120, 0, 380), (300, 0, 420)], name="way")
        return "way"


class MakeTest(GaitCase):
    def test_a_gait_of_the_book(self):
        gait = gaits.from_library("trot", self.way())
        self.assertEqual(gait, "gait1")
        self.assertEqual(gaits.gaits(), ["gait1"])
        self.assertEqual(gaits.names(), ["trot"])
        self.assertEqual(gaits.legs(), ["frontLeft", "frontRight", "hindLeft", "hindRight"])
        first, last = gaits.span()
        self.assertAlmostEqual(first, 1)
        self.assertGreater(last, 40)
        root = gaits.skeleton()
        cmds.currentTime(last)
        self.assertGreater(cmds.getAttr(root + ".translateX"), 200)
        channels = gaits.bake()
        self.assertGreater(len(channels), 60)
        self.assertEqual(gaits.gaits(), [])
        self.assertGreater(cmds.getAttr(root + ".translateX"), 200)

    def test_speeds_places_and_changes(self):
        gait = gaits.from_library("walk", self.way(), speeds=[(1, 60), (40, 150)])
        self.assertEqual(cmds.getAttr(gait + "Shape.drive"), 1)
        gaits.edit(placeKey=[(1, 0), (60, 300)])
        cmds.currentTime(60)
        self.assertAlmostEqual(cmds.getAttr(gait + "Shape.outDistance"), 300, 3)
        gaits.edit(speed=100)
        self.assertEqual(gaits.change("trot", start=20, duration=15), 1)
        self.assertEqual(gaits.change("pace", start=60), 2)
        self.assertEqual(gaits.names(), ["walk", "trot", "pace"])
        gaits.remove_change(1)
        self.assertEqual(gaits.names(), ["walk", "pace"])
        gaits.shift("frontLeft", 0.1)
        self.assertAlmostEqual(cmds.getAttr(gait + "Shape.legShift[0]"), 0.1)
        self.assertEqual(gaits.names(gaits.automatic("way", speeds=[(1, 50), (40, 260)], start=1)), ["walk", "trot"])

    def test_each_is_one_step(self):
        way = self.way()
        steps = [lambda: gaits.from_library("walk", way), lambda: gaits.change("trot", start=30), lambda: gaits.edit(speed=90),
                 lambda: gaits.shift("hindLeft", -0.1), lambda: gaits.remove_change(), lambda: gaits.skeleton(),
                 lambda: gaits.disconnect()]
        states = []
        for step in steps:
            states.append(state())
            step()
            self.assertNotEqual(state(), states[-1])
        for expected in states[::-1]:
            cmds.undo()
            self.assertEqual(state(), expected)

    def test_refusals_are_in_words(self):
        for call in (gaits.notes, gaits.bake, gaits.skeleton, lambda: gaits.change("trot")):
            with self.assertRaisesRegex(FootfallError, "There is no gait in the scene"):
                call()
        way = self.way()
        with self.assertRaisesRegex(FootfallError, "The character must be one of dog, .*, got 'elk'"):
            gaits.from_library("trot", way, character="elk")
        with self.assertRaisesRegex(FootfallError, "no gait 'crawl' for 4 legs"):
            gaits.from_library("crawl", way)
        self.assertEqual(gaits.gaits(), [])
        with self.assertRaisesRegex(FootfallError, "There is no ghost in the scene"):
            gaits.notes("ghost")


class ToolTest(GaitCase):
    def baked_cycle(self):
        """An animated skeleton, on plain curves: a walk."""
        gait = gaits.from_library("walk", self.way())
        root = gaits.skeleton(gait)
        gaits.bake(gait)
        return root

    def test_a_cycle_along_the_selected_curve(self):
        root = self.baked_cycle()
        cmds.curve(degree=1, point=[(0, 0, 0), (200, 0, 100), (500, 0, 100)], name="other")
        cmds.select([root, "other"])
        before = state()
        with mock.patch.object(message, "info") as told:
            gait = gait_tools.gait_follow()
        self.assertEqual(gait, "gait1")
        self.assertRegex(told.call_args[0][0], "follows other")
        cmds.currentTime(gaits.span(gait)[1])
        self.assertGreater(cmds.getAttr(root + ".translateX"), 350)
        cmds.currentTime(1)  # which is not undone
        cmds.undo()
        self.assertEqual(state(), before)

    def test_the_book_changes_and_bake(self):
        self.way()
        cmds.select("way")
        with mock.patch.object(message, "info"):
            gait_tools.gait_from_library("trot", "cat")
            cmds.currentTime(20)
            gait_tools.gait_change("canter")
            self.assertEqual(gaits.names(), ["trot", "canter"])
            gait_tools.gait_change_remove()
            self.assertEqual(gaits.names(), ["trot"])
            self.assertIsInstance(gait_tools.gait_notes(), list)
            cmds.select(gaits.gaits())
            channels = finish_tools.bake()
        self.assertGreater(len(channels), 60)

    def test_what_is_missing_is_said(self):
        with mock.patch.object(message, "warn") as told:
            gait_tools.gait_from_library()
            self.assertRegex(told.call_args[0][0], "Select a curve")
            self.way()
            cmds.select("way")
            gait_tools.gait_follow()
            self.assertRegex(told.call_args[0][0], "Select the animated skeleton")
            gait_tools.gait_change()
            self.assertRegex(told.call_args[0][0], "There is no gait in the scene")
