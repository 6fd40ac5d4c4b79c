# SPDX-License-Identifier: MIT
"""Recorded motion steered: made, keyed, connected, baked; the pad. All of it undone exactly."""
import os
import subprocess
import unittest

from maya_case import MayaCase, ROOT
from scene_state import state

from maya import cmds
from mayahost import ui

from footfall import FootfallError
from footfall.maya import locomotion
from footfall.maya.windows import steering_pad

SCRIPT = "Walk {2, [0: (1.3, 0)]}, Run {2}"
PROGRAM = os.path.join(os.environ.get("FOOTFALL_BUILD_DIR", ""), "bin", "footfall")


def library(folder, made={}):
    """A library of the examples' walks and run, built once; its path."""
    if not made:
        if not os.path.exists(PROGRAM):
            raise unittest.SkipTest("the program is not built")
        path = os.path.join(folder, "library.json")
        os.makedirs(folder, exist_ok=True)
        clips = [os.path.join(ROOT, "examples", name) for name in ("walk.bvh", "walk_circle.bvh", "run.bvh")]
        subprocess.run([PROGRAM, "library", "build"] + clips + ["--mirror", "-o", path], check=True, stdout=subprocess.DEVNULL)
        with open(path, encoding="utf-8") as stream:
            made["text"] = stream.read()
    path = os.path.join(folder, "library.json")
    os.makedirs(folder, exist_ok=True)
    with open(path, "w", encoding="utf-8") as stream:
        stream.write(made["text"])
    return path


class LocomotionCase(MayaCase):
    def setUp(self):
        super().setUp()
        cmds.currentTime(1)
        self.library = library(self.preferences)
        self.addCleanup(lambda: cmds.optionVar(remove=locomotion.REMEMBERED))


class LibraryTest(MayaCase):
    def test_there_is_one_from_the_start(self):
        """No file is asked for: the library that comes with Footfall serves."""
        from footfall.maya import tools
        interface = ui.enable()
        self.addCleanup(ui.disable)
        self.addCleanup(lambda: cmds.optionVar(remove=locomotion.REMEMBERED))
        cmds.optionVar(remove=locomotion.REMEMBERED)
        cmds.curve(degree=1, point=[(0, 0, 0), (0, 0, 400)], name="way")
        cmds.select("way")
        motion = tools.steer_curve()
        self.assertEqual(interface.dialogs, [])
        self.assertGreater(locomotion.frames(motion)[1], 40)
        self.assertEqual(locomotion.class_names(motion), ["walk", "run"])

    @unittest.skipUnless(os.path.exists(PROGRAM), "the program is not built")
    def test_the_one_that_comes_along_is_what_its_script_makes_and_more_can_be_built(self):
        from footfall.maya import tools
        interface = ui.enable()
        self.addCleanup(ui.disable)
        self.addCleanup(lambda: cmds.optionVar(remove=locomotion.REMEMBERED))
        os.environ["FOOTFALL_PROGRAM"] = PROGRAM
        os.makedirs(self.preferences)
        path = os.path.join(self.preferences, "mine.json")
        clips = [os.path.join(ROOT, "examples", name) for name in ("walk.bvh", "walk_circle.bvh", "run.bvh")]
        interface.answer(clips, [path])
        self.assertEqual(tools.steer_build(), path)
        with open(path, encoding="utf-8") as mine, open(locomotion.default_library(), encoding="utf-8") as ours:
            self.assertEqual(mine.read(), ours.read())
        self.assertEqual(locomotion.remembered(), path)


class SteerTest(LocomotionCase):
    def test_a_script_is_made_undone_and_made_again(self):
        before = state()
        motion = locomotion.script(SCRIPT, library=self.library)
        self.assertEqual(motion, "locomotion1")
        self.assertEqual(locomotion.motions(), ["locomotion1"])
        self.assertEqual(locomotion.class_names(), ["walk", "run"])
        first, last = locomotion.frames()
        self.assertAlmostEqual(first, 1)
        self.assertAlmostEqual(last, 1 + 4 * 24, 3)
        after = state()
        cmds.undo()
        self.assertEqual(state(), before)
        cmds.redo()
        self.assertEqual(state(), after)
        report = locomotion.report()
        self.assertLess(report["worst_seam_deg_s"], 400)
        self.assertTrue(report["steady"])
        self.assertEqual(locomotion.remembered(), self.library)

    def test_a_curve_a_place_and_keys(self):
        cmds.curve(degree=1, point=[(0, 0, 0), (0, 0, 300), (80, 0, 600)], name="way")
        cmds.select("way")
        along = locomotion.follow(library=self.library, speed=1.25)
        self.assertGreater(locomotion.frames(along)[1], 80)
        there = cmds.spaceLocator(name="there")[0]
        cmds.setAttr("there.translateZ", 500)
        to = locomotion.go_to(there)  # the library is remembered
        self.assertGreater(locomotion.frames(to)[1], 60)
        keyed = locomotion.keys(duration=72, name="keyed")
        self.assertAlmostEqual(locomotion.frames(keyed)[1], 73, 3)
        locomotion.steer(speed=1.28, turn=20, motion=keyed)
        self.assertAlmostEqual(cmds.getAttr("keyed.turn"), 20)
        cmds.currentTime(30)
        locomotion.steer(motion_class="run", speed=3, motion=keyed, key=True)
        self.assertEqual(cmds.keyframe("keyed.motionClass", query=True, valueChange=True), [1.0])
        with self.assertRaisesRegex(FootfallError, "must be one of walk, run, got 'hop'"):
            locomotion.steer(motion_class="hop", motion=keyed)

    def test_a_skeleton_is_driven_and_baked(self):
        motion = locomotion.script(SCRIPT, library=self.library)
        root = locomotion.skeleton(motion)
        self.assertTrue(cmds.objExists(root))
        cmds.currentTime(40)
        here = cmds.getAttr(root + ".translateZ")
        self.assertGreater(here, 100)
        self.assertGreater(len(locomotion.joint_map(motion)), 10)
        self.assertTrue(locomotion.bake(motion))
        self.assertEqual(locomotion.motions(), [])
        cmds.currentTime(40)
        self.assertAlmostEqual(cmds.getAttr(root + ".translateZ"), here, 1)

    def test_faults_are_sentences(self):
        with self.assertRaisesRegex(FootfallError, "No motion library is set"):
            locomotion.script(SCRIPT)
        with self.assertRaisesRegex(FootfallError, "no steered motion"):
            locomotion.notes()
        with self.assertRaisesRegex(FootfallError, "expected"):
            locomotion.script("Walk {1", library=self.library)
        self.assertEqual(locomotion.motions(), [])
        with self.assertRaisesRegex(FootfallError, "no such file"):
            locomotion.script(SCRIPT, library=os.path.join(self.preferences, "none.json"))
        self.assertEqual(locomotion.motions(), [])


class PadTest(LocomotionCase):
    def test_cells_stand_for_speeds_and_turns(self):
        hull = [(1.0, -30.0), (1.6, -30.0), (1.6, 30.0), (1.0, 30.0)]
        pad = steering_pad.Pad(locomotion.MotionClass("walk", hull + [(1.3, 0.0)], hull))
        kinds = {}
        for row in range(steering_pad.ROWS):
            for column in range(steering_pad.COLUMNS):
                self.assertEqual(pad.cell(*pad.value(column, row)), (column, row))
                kind = pad.kind(column, row)
                kinds[kind] = kinds.get(kind, 0) + 1
        self.assertEqual(kinds["example"], 5)
        self.assertGreater(kinds["inside"], 60)
        self.assertGreater(kinds["outside"], 10)
        left, fast = pad.value(0, 0)[1], pad.value(0, 0)[0]
        self.assertGreater(left, 0)
        self.assertGreater(fast, pad.value(0, steering_pad.ROWS - 1)[0])

    def test_the_window_steers(self):
        motion = locomotion.keys(self.library, duration=48)
        with ui.recorded() as interface:
            window = steering_pad.show()
            self.assertIn(steering_pad.WINDOW, interface.windows())
            column, row = window.pad.cell(1.27, 15)
            interface.press(window.cells[column, row])
            speed, turn = window.pad.value(column, row)
            self.assertAlmostEqual(cmds.getAttr(motion + ".speed"), speed)
            self.assertAlmostEqual(cmds.getAttr(motion + ".turn"), turn)
            cmds.undo()
            self.assertAlmostEqual(cmds.getAttr(motion + ".speed"), 1.3)
            interface.set(window.key, True)
            interface.press(window.cells[column, row])
            self.assertEqual(len(cmds.keyframe(motion + ".speed", query=True, valueChange=True)), 1)
            interface.set(window.menu, "run")
            self.assertEqual(cmds.getAttr(motion + ".motionClass"), 1)


if __name__ == "__main__":
    unittest.main()
