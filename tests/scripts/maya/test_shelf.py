# SPDX-License-Identifier: MIT
"""Every script of every button of the shelf, run in a scene in which it has something to do."""
import os
import unittest
from unittest import mock

from maya_case import MayaCase, ROOT
import small_rig
import test_creatures
import test_locomotion

from maya import cmds
from mayahost import shelf, ui

from footfall.maya import creatures, gaits, locomotion, stances, timing, tools, walking, warping
from footfall.maya.session import message
from footfall.maya.tools.decorator import for_animators

SHELF = os.path.join(ROOT, "shelves", "shelf_Footfall.mel")


class ShelfTest(MayaCase):
    def setUp(self):
        super().setUp()
        self.shelf = shelf.read(SHELF)
        self.ui = ui.enable()
        self.addCleanup(ui.disable)
        self.addCleanup(lambda: cmds.optionVar(remove=locomotion.REMEMBERED))
        for command in ("draggerContext", "setToolTo"):  # of views, which a recorded interface has not
            patch = mock.patch.object(cmds, command, create=True)
            patch.start()
            self.addCleanup(patch.stop)

    def scene(self, timed=False, warped=False):
        """Two animated characters, all of the first selected, posed at frame 12, and frames 5 to 20 highlighted."""
        cmds.file(new=True, force=True)
        self.names = small_rig.build("hero", small_rig.BIPED[:7])
        for names in (self.names, small_rig.build("other", small_rig.BIPED[:7])):
            small_rig.animate(names)
        if timed:
            timing.create(self.names)
            timing.add(12, 12)
        cmds.currentTime(12)
        self.pose()
        if warped:
            warping.set_pose(self.names, name="lean")
            self.pose()
        self.ui.find(ui.PLAYBACK).flags["rangeArray"] = [5.0, 21.0]
        cmds.select(self.names)

    def pose(self):
        cmds.setAttr("hero:head_ctrl.rotateX", cmds.getAttr("hero:head_ctrl.rotateX") + 10)

    def leg_and_goal(self):
        """A leg of joints that swings, and a locator for its foot; both selected."""
        above = {}
        for name, place in (("Hips", (0, 90, 0)), ("LeftUpLeg", (9, 0, 0)), ("LeftLeg", (0, -42, 1)),
                            ("LeftFoot", (0, -42, -1))):
            cmds.createNode("joint", name=name, **above)
            cmds.setAttr(name + ".translate", *place)
            above = {"parent": name}
            for frame, angle in ((1, 0), (12, 20), (25, 0)):
                cmds.setKeyframe(name, attribute="rotate", time=frame, value=angle if name != "Hips" else 0)
        cmds.select("LeftFoot", cmds.spaceLocator(name="there", position=(0, 0, 0))[0])
        cmds.setAttr("there.translate", 12, 15, 10)

    def walk_scene(self, code):
        """What the tools of footprints work on: a curve, stones, a rig at rest, a walk with a print selected …"""
        cmds.file(new=True, force=True)
        cmds.currentTime(1)
        self.ui.find(ui.PLAYBACK).flags["rangeArray"] = [1.0, 2.0]
        stones = []
        for number in range(4):
            stones += cmds.spaceLocator(name="stone{0}".format(number))
            cmds.setAttr(stones[-1] + ".translate", 10 * (-1) ** number, 0, 55 * number)
        if "walk_stones" in code:
            return cmds.select(stones)
        if "walk_wander" in code:
            cmds.setAttr("stone0.translateX", 200)
            return cmds.select("stone0")
        if "walk_curve" in code:
            cmds.curve(degree=1, point=[(0, 0, 0), (0, 0, 200), (50, 0, 400)], name="way")
            return cmds.select("way")
        walk = walking.stones(stones)
        if "walk_connect" in code:
            names = small_rig.build("hero")
            if "replace" in code:
                cmds.setKeyframe("hero:footIK_L_ctrl", attribute="translateX", time=1, value=10)
            return cmds.select(names)
        if "walk_ground" in code:
            cmds.polyPlane(name="ground", width=2000, height=2000, constructionHistory=False)
            return cmds.select("ground")
        if "print_add_copies" in code:
            copy = cmds.createNode("ffFootprint", parent=cmds.createNode("transform", parent=walk))
            cmds.setAttr(copy + ".order", 2)
        if "walk_style" in code:
            root = walking.skeleton(walk)
            walking.bake(walk, keep=True, every_frame=True)
            return cmds.select(root)
        if "walk_bake" in code or "disconnect" in code or "from_animation" in code:
            root = walking.skeleton(walk)
            if "from_animation" in code:
                walking.bake(walk, every_frame=True)
                return cmds.select(root)
        return cmds.select(walking.prints(walk)[1])

    def creature_scene(self, code):
        """What the tools of creatures work on: a lamp of joints and the creature made of it."""
        cmds.file(new=True, force=True)
        cmds.currentTime(1)
        joints = test_creatures.lamp()
        node = creatures.from_joints(joints, features={"distance": 0.2}, **test_creatures.QUICK)
        if "bake" in code or "disconnect" in code:
            creatures.connect(node, joints)
        cmds.select(joints)

    def stance_scene(self, code):
        """What the tools of stances work on: places, two curves, a chain with an apex selected, a rig, an animated run."""
        cmds.file(new=True, force=True)
        cmds.currentTime(1)
        places = []
        for number in range(3):
            places += cmds.spaceLocator(name="place{0}".format(number))
            cmds.setAttr(places[-1] + ".translate", 0, 94, 100 * number)
        if "stance_curves" in code:
            arcs = [(10 * i, 95 - 12 * ((i % 10) / 5.0 - 1) ** 2, 0) for i in range(31)]
            cmds.curve(degree=1, point=arcs, name="path")
            cmds.curve(degree=1, point=[(x, 0, 0) for x, _, _ in arcs], name="shadow")
            return cmds.select("path", "shadow")
        if "stance_chain" in code or "browser" in code or "sketch" in code:
            return cmds.select(places)
        if "stance_extract" in code:
            cmds.currentUnit(time="ntscf")  # a run's contacts are short
            chain = stances.repeat(6, "run easy 1")
            root = stances.skeleton(chain)
            stances.bake(chain, every_frame=True)
            return cmds.select(root)
        chain = stances.chain(places)
        if "connect" in code and "disconnect" not in code:
            names = small_rig.build("hero")
            if "replace" in code:
                cmds.setKeyframe("hero:footIK_L_ctrl", attribute="translateX", time=1, value=10)
            return cmds.select(names)
        if "stance_bake" in code or "disconnect" in code:
            stances.skeleton(chain)
        return cmds.select(stances.apexes(chain)[1])

    def steer_scene(self, code):
        """A library, and what the tools of steered motion work on: a curve, a locator, a motion with its skeleton …"""
        cmds.file(new=True, force=True)
        cmds.currentTime(1)
        self.ui.find(ui.PLAYBACK).flags["rangeArray"] = [1.0, 2.0]
        path = test_locomotion.library(self.preferences)
        locomotion.remember(path)
        self.ui.answer([path])
        if "steer_curve" in code:
            cmds.curve(degree=1, point=[(0, 0, 0), (0, 0, 200), (50, 0, 400)], name="way")
            return cmds.select("way")
        if "steer_to" in code:
            cmds.spaceLocator(name="there")
            cmds.setAttr("there.translateZ", 300)
            return cmds.select("there")
        if "steer()" in code:
            return cmds.select(clear=True)
        motion = locomotion.keys(duration=24)
        if "steer_connect" in code:
            names = small_rig.build("hero")
            if "replace" in code:
                cmds.setKeyframe("hero:footIK_L_ctrl", attribute="translateX", time=1, value=10)
            return cmds.select(names)
        locomotion.skeleton(motion)
        return cmds.select(clear=True)

    def gait_scene(self, code):
        """What the tools of gaits work on: a curve, an animated skeleton, a gait with a change, a rig at rest."""
        cmds.file(new=True, force=True)
        cmds.currentTime(1)
        self.ui.find(ui.PLAYBACK).flags["rangeArray"] = [1.0, 2.0]
        cmds.curve(degree=1, point=[(0, 0, 0), (0, 0, 400)], name="way")
        if "gait_from_library" in code or "gait_automatic" in code:
            return cmds.select("way")
        gait = gaits.from_library("walk", "way")
        root = gaits.skeleton(gait)
        if "gait_follow" in code:
            gaits.bake(gait)
            return cmds.select([root, "way"])
        if "gait_change_remove" in code:
            gaits.change("trot", start=10)
        if "gait_connect" in code and "replace" in code:
            gaits.bake(gait, keep=True)
        elif "gait_connect" in code:
            gaits.disconnect(gait)
        return cmds.select(root)

    def run_script(self, button, code):
        """Runs it; what it warned of."""
        with mock.patch.object(message, "warn") as warned:
            button.run(code)
        return [call[0][0] for call in warned.call_args_list]

    def test_is_as_maya_wants_it(self):
        self.assertEqual(self.shelf.problems(icons=[os.path.join(ROOT, "icons")]), [])
        self.assertEqual(self.shelf.name, "shelf_Footfall")
        self.assertTrue(all(button.python for button in self.shelf.buttons))
        self.assertTrue(all(python for button in self.shelf.buttons for _, _, python in button.menu))

    def test_every_script_does_its_work(self):
        count = 0
        for button in self.shelf.buttons:
            for what, code, _ in button.scripts():
                with self.subTest(button=button.label, script=what):
                    self.scene(timed="timing_" in code,
                               warped=(".warp_" in code or ".bake" in code) and "keyed=True" not in code)
                    if any(word in code for word in (".walk_", ".print_", ".place_", ".pull_")):
                        self.walk_scene(code)
                    if ".creature_" in code:
                        self.creature_scene(code)
                    if ".stance_" in code:
                        self.stance_scene(code)
                    if ".steer" in code:
                        self.steer_scene(code)
                    if ".gait_" in code:
                        self.gait_scene(code)
                    if ".blend" in code:
                        cmds.select("hero:main_ctrl", "other:main_ctrl")
                    if ".match" in code:
                        cmds.select("hero:main_ctrl", "other:main_ctrl")
                    if ".blend_remove" in code:
                        warping.blend("hero:main_ctrl", "other:main_ctrl", start=10, duration=6)
                        cmds.select("hero:cog_ctrl")
                    if ".timing_to_keys" in code:
                        timing.to_curve()
                    if "keyed=True" in code:
                        cmds.setKeyframe("hero:head_ctrl", attribute="rotateX", time=12)
                    if ".goal" in code:
                        self.leg_and_goal()
                    warned = self.run_script(button, code)
                    if "walk_notes" not in code and "gait_notes" not in code:  # which warn of what is hard
                        self.assertEqual(warned, [])
                    count += 1
                for name in self.ui.windows():
                    cmds.deleteUI(name, window=True)
        self.assertGreaterEqual(count, 20)

    def test_every_script_says_why_it_cannot(self):
        """In an empty scene each warns in a sentence, changes nothing and raises nothing; help and windows aside."""
        count = 0
        for button in self.shelf.buttons:
            for what, code, _ in button.scripts():
                if "creature_window" in code or "stance_browser" in code or "stance_sketch" in code:  # which begin in an empty scene
                    continue
                cmds.file(new=True, force=True)
                before = cmds.ls()
                with self.subTest(button=button.label, script=what):
                    warned = self.run_script(button, code)
                    self.assertEqual(cmds.ls(), before)
                    if "show_help" not in code and "place_prints" not in code:  # which need nothing
                        self.assertEqual(len(warned), 1)
                        self.assertRegex(warned[0], r"^[A-Z].*[.)]$")
                        count += 1
        self.assertGreaterEqual(count, 20)

    def test_a_remedy_is_where_the_animator_is(self):
        """What the plug-in says in terms of its flags is said in terms of the shelf."""
        items = {(button.label, label) for button in self.shelf.buttons for label, _, _ in button.menu}
        count = 0
        for button, scene, connect in (("Connect Walk", self.walk_scene, tools.walk_connect),
                                       ("Connect Leaps", self.stance_scene, tools.stance_connect),
                                       ("Connect Steered Motion", self.steer_scene, tools.steer_connect)):
            scene("{0}(replace=True)".format(connect.__name__))
            with mock.patch.object(message, "warn") as warned:
                self.assertIsNone(connect())
            self.assertRegex(warned.call_args[0][0], "is driven by .*right-click the button and choose Replace Its Animation")
            self.assertNotRegex(warned.call_args[0][0], r"\s-[a-z]")
            self.assertIn((button, "Replace Its Animation"), items)
            count += 1
        self.assertEqual(count, 3)
        self.assertEqual(for_animators("bake it (ffBake) before the blend, or give -align path"),
                         "select it and press Bake before the blend")

    def test_what_some_of_them_do(self):
        self.scene()
        tools.timing_layer()
        self.assertEqual(timing.layers(), ["hero_timing"])
        self.assertEqual(len(timing.curves_of("hero_timing")), 2 * len(self.names))
        self.scene()
        tools.warp_pose()
        self.assertEqual([round(frame, 6) for frame in warping.key_frames(warping.warps()[0])], [5, 12, 20])
        tools.warp_mute()
        self.assertTrue(warping.is_muted(warping.warps()[0]))
        tools.bake()
        self.assertEqual(cmds.ls(type="ffMotionWarp"), [])
        self.scene()
        tools.select_rig()
        self.assertEqual(cmds.ls(selection=True)[0], "hero:cog_ctrl")
        self.assertEqual(len(cmds.ls(selection=True)), 6)


if __name__ == "__main__":
    unittest.main()
