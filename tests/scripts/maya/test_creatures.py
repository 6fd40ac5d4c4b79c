# SPDX-License-Identifier: MIT
"""Creatures: searched for with a bar or in the background, made from joints, connected, refined, baked; undone exactly."""
import os
import time
import unittest
from unittest import mock

from maya_case import MayaCase
from scene_state import state

from maya import cmds, utils
from mayahost import ui

from footfall import FootfallError
from footfall.maya import creatures, tools
from footfall.maya.session import message
from footfall.maya.windows import creature_window

QUICK = {"duration": 2.0, "population": 6, "generations": 1, "seed": 3}


def lamp():
    """Joints of a lamp: a foot, an arm, a head."""
    cmds.select(clear=True)
    base = cmds.joint(name="base", position=(0, 2, 0))
    cmds.joint(name="arm", position=(0, 12, -5))
    cmds.joint(name="fore", position=(0, 32, 10))
    cmds.joint(name="tip", position=(0, 50, -10))
    for name, z in (("toe", 15), ("heel", -15)):
        cmds.select(base)
        cmds.joint(name=name, position=(0, 0, z))
    cmds.select(clear=True)
    return [base, "arm", "fore"]


class CreaturesCase(MayaCase):
    def setUp(self):
        super().setUp()
        cmds.currentTime(1)

    def finish(self, watch):
        """Runs what Maya would run when idle, until the search is done."""
        for _ in range(3000):
            utils.processIdleEvents()
            if not watch.running:
                return
            time.sleep(0.02)
        self.fail("the search did not end")


class SynthesizeTest(CreaturesCase):
    def test_a_preset_is_found_and_undone_in_one_step(self):
        before = state()
        node = creatures.synthesize("luxo hop", **QUICK)
        self.assertEqual(creatures.creatures(), [node])
        self.assertTrue(any("distance" in note for note in creatures.notes(node)))
        self.assertIsInstance(creatures.gait(node), str)
        fitness = creatures.fitness(node)
        cmds.undo()
        self.assertEqual(state(), before)
        cmds.redo()
        self.assertEqual(creatures.fitness(node), fitness)

    def test_written_and_played_again(self):
        node = creatures.synthesize("luxo hop", **QUICK)
        os.makedirs(self.preferences, exist_ok=True)
        path = os.path.join(self.preferences, "hop.json")
        creatures.write(path, node)
        again = creatures.play(path, start=5)
        self.assertEqual(creatures.fitness(again), creatures.fitness(node))
        root = creatures.skeleton(again)
        self.assertTrue(cmds.objExists(root))

    def test_what_comes_with_footfall_plays_without_a_search(self):
        gaits = {"luxo hop": "hop", "pogo walk": "walk", "pogo run": "run", "walker balanced walk": "walk",
                 "cat bound": "run", "kangaroo hop": "hop"}
        self.assertEqual(set(gaits), set(creatures.PRESETS))
        for name, gait in gaits.items():
            before = state()
            node = creatures.play(name)
            self.assertEqual(creatures.gait(node), gait, name)
            self.assertGreater(creatures.fitness(node), 0.85)
            cmds.undo()
            self.assertEqual(state(), before)

    def test_features_as_numbers_and_ranges(self):
        node = creatures.synthesize("luxo hop", features={"distance": 0.3, "speed": (0.4, 0, 2, 0.5)}, **QUICK)
        said = "\n".join(creatures.notes(node))
        self.assertIn("distance: wanted 0.3", said)
        self.assertIn("speed: wanted 0.4", said)
        with self.assertRaisesRegex(FootfallError, "distance"):
            creatures.synthesize("luxo hop", features={"distance": "far"})

    def test_joints_become_a_creature_and_move(self):
        joints = lamp()
        cmds.select(joints)
        node = creatures.from_joints(features={"distance": 0.2}, **QUICK)
        channels = creatures.connect(node, joints)
        self.assertIn("arm.rotateX", channels)
        cmds.currentTime(20)
        moved = cmds.getAttr("base.translateZ")
        baked = creatures.bake(node)
        self.assertEqual(set(baked), set(channels))
        self.assertAlmostEqual(cmds.getAttr("base.translateZ"), moved, 2)
        self.assertEqual(creatures.creatures(), [])

    def test_bad_input_is_said(self):
        with self.assertRaisesRegex(FootfallError, "no such"):
            creatures.synthesize("no such problem")
        with self.assertRaisesRegex(FootfallError, "Nothing is selected"):
            creatures.from_joints()


class BackgroundTest(CreaturesCase):
    def setUp(self):
        super().setUp()
        ui.enable()
        self.addCleanup(ui.disable)
        every = mock.patch.object(creatures.BackgroundSearch, "EVERY", 0.01)
        every.start()
        self.addCleanup(every.stop)

    def test_the_creature_comes_when_the_search_is_done(self):
        before = state()
        done, told = [], []
        watch = creatures.search("luxo hop", preview=True, done=done.append, tell=lambda *values: told.append(values), **QUICK)
        self.finish(watch)
        self.assertEqual(creatures.creatures(), done)
        self.assertTrue(told)
        self.assertFalse(cmds.objExists(creatures.BackgroundSearch.PREVIEW))
        cmds.undo()
        self.assertEqual(state(), before)

    def test_cancel_leaves_the_scene_as_it_was(self):
        before = state()
        watch = creatures.search("luxo hop", preview=True, population=6, generations=100000)
        for _ in range(3000):
            utils.processIdleEvents()
            if watch.shown:
                break
            time.sleep(0.02)
        self.assertTrue(cmds.objExists(creatures.BackgroundSearch.PREVIEW))
        watch.cancel()
        self.assertEqual(state(), before)
        watch.cancel()  # once is enough

    def test_the_window_searches_with_its_sliders(self):
        window = creature_window.show()
        self.assertEqual(set(window.features()), {"distance"})
        cmds.optionMenu(window.what, edit=True, value="luxo hop")
        cmds.intSliderGrp(window.generations, edit=True, value=1)
        cmds.checkBox(window.preview, edit=True, value=False)
        window.on_search()
        self.finish(window.search)
        self.assertEqual(len(creatures.creatures()), 1)
        self.assertIn("distance", cmds.text(window.status, query=True, label=True))
        window.on_cancel()

    def test_the_window_plays_what_comes_with_footfall(self):
        window = creature_window.show()
        with mock.patch.object(message, "warn") as warn:
            window.on_play()  # selected joints: nothing comes for them
            self.assertTrue(warn.called)
        self.assertEqual(creatures.creatures(), [])
        cmds.optionMenu(window.what, edit=True, value="kangaroo hop")
        window.on_play()
        self.assertEqual(len(creatures.creatures()), 1)
        self.assertIn("speed", cmds.text(window.status, query=True, label=True))


class BatchTest(CreaturesCase):
    def test_in_batch_mode_the_search_is_done_at_once(self):
        with mock.patch.object(message, "is_batch", lambda: True):
            done = []
            self.assertIsNone(creatures.search("luxo hop", done=done.append, **QUICK))
            self.assertEqual(creatures.creatures(), done)
            self.assertIsNone(tools.creature_window())


if __name__ == "__main__":
    unittest.main()
