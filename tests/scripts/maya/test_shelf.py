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

from footfall.maya import creatures, gaits, generators, locomotion, stances, timing, tools, walking, warping
from footfall.maya.session import message
from footfall.maya.tools import option_table, tool_table
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
        if "tools.connect" in code:
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
        if any(word in code for word in ("tools.bake", "publish", "disconnect", "from_animation")):
            root = walking.skeleton(walk)
            if "from_animation" not in code:
                return cmds.select(root)
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
        return cmds.select(root)

    def run_script(self, code):
        """Runs it as a button does; what it warned of."""
        with mock.patch.object(message, "warn") as warned:
            self.shelf.buttons[0].run(code)
        return [call[0][0] for call in warned.call_args_list]

    def test_is_as_maya_wants_it(self):
        self.assertEqual(self.shelf.problems(icons=[os.path.join(ROOT, "icons")]), [])
        self.assertEqual(self.shelf.name, "shelf_Footfall")
        self.assertTrue(all(button.python for button in self.shelf.buttons))
        self.assertTrue(all(python for button in self.shelf.buttons for _, _, python in button.menu))

    def test_a_few_tools_and_everything_in_the_menu(self):
        self.assertLessEqual(len(self.shelf.buttons), 10)
        on_shelf = {code for button in self.shelf.buttons for _, code, _ in button.scripts()}
        everything = {tool_table.code(call) for call in tool_table.calls()}
        self.assertLessEqual(on_shelf, everything)
        in_menu = {entry.call for entry in tool_table.entries()}
        self.assertGreater(len(in_menu), 60)
        public = {name for name in tools.__all__ if name not in ("load", "show_options")}
        self.assertEqual({call.split("(")[0] for call in in_menu}, public)  # nothing is out of reach
        for button in self.shelf.buttons:
            self.assertTrue(button.flags["imageOverlayLabel"], button.label)

    def test_every_script_does_its_work(self):
        count = 0
        for call, label in tool_table.calls().items():
            if call in ("panel()", "steer_build()"):  # which need Qt and the program: tests of their own
                continue
            code = tool_table.code(call)
            with self.subTest(label=label, script=call):
                self.set_up_for(call, code)
                warned = self.run_script(code)
                if call not in ("walk_notes()", "gait_notes()", "check()"):  # which warn of what is hard
                    self.assertEqual(warned, [])
                count += 1
            for name in self.ui.windows():
                cmds.deleteUI(name, window=True)
        self.assertGreaterEqual(count, 70)

    def set_up_for(self, call, code):
        """A scene in which the tool has something to do."""
        self.scene(timed="timing_" in code, warped=".warp_" in code and "keyed=True" not in code)
        name = call.split("(")[0]
        if name.startswith(("walk_", "print_", "place_", "pull_")) or name in (
                "connect", "bake", "publish", "disconnect", "make_skeleton", "check", "make_window"):
            self.walk_scene(code)
        for start, scene in (("creature_", self.creature_scene), ("stance_", self.stance_scene), ("steer", self.steer_scene),
                             ("gait_", self.gait_scene)):
            if name.startswith(start):
                scene(code)
        if name in ("blend", "match"):
            cmds.select("hero:main_ctrl", "other:main_ctrl")
        if name == "blend_remove":
            warping.blend("hero:main_ctrl", "other:main_ctrl", start=10, duration=6)
            cmds.select("hero:cog_ctrl")
        if name == "timing_to_keys":
            timing.to_curve()
        if "keyed=True" in code:
            cmds.setKeyframe("hero:head_ctrl", attribute="rotateX", time=12)
        if name == "goal":
            self.leg_and_goal()

    def test_every_script_says_why_it_cannot(self):
        """In an empty scene each warns in a sentence, changes nothing and raises nothing; help and windows aside."""
        count = 0
        for call in tool_table.calls():
            if any(name in call for name in ("creature_window", "stance_browser", "stance_sketch", "make_window", "show_help", "welcome", "panel", "steer()",
                                             "place_prints")):  # which begin in an empty scene
                continue
            cmds.file(new=True, force=True)
            before = cmds.ls()
            with self.subTest(script=call):
                warned = self.run_script(tool_table.code(call))
                self.assertEqual(cmds.ls(), before)
                self.assertEqual(len(warned), 1)
                self.assertRegex(warned[0], r"^[A-Z].*[.)]$")
                count += 1
        self.assertGreaterEqual(count, 60)

    def test_after_a_maker_the_motion_is_seen(self):
        """Playback covers it, the view shows it, and all of it is one step to undo."""
        count = 0
        for call in ("walk_curve()", "walk_wander()", "walk_stones()", "gait_from_library()", "gait_automatic()",
                     "stance_chain()", "stance_curves()", "steer_curve()", "steer_to()"):
            with self.subTest(call):
                code = tool_table.code(call)
                self.set_up_for(call, code)
                cmds.playbackOptions(animationStartTime=1, minTime=1, maxTime=5, animationEndTime=5)
                before, self.ui.fitted = cmds.ls(), []
                self.assertEqual(self.run_script(code), [])
                made = generators.all_of_scene()
                start, end = generators.frames(made[-1])
                self.assertLessEqual(cmds.playbackOptions(query=True, minTime=True), start)
                self.assertGreaterEqual(cmds.playbackOptions(query=True, maxTime=True), end)
                self.assertGreater(end, 5)
                self.assertTrue(self.ui.fitted)
                cmds.undo()
                self.assertEqual(cmds.ls(), before)
                self.assertEqual(cmds.playbackOptions(query=True, maxTime=True), 5)
                count += 1
        self.assertEqual(count, 9)

    def test_connect_and_bake_look_at_the_selection(self):
        cmds.curve(degree=1, point=[(0, 0, 0), (0, 0, 200), (50, 0, 400)], name="way")
        first = walking.along_curve("way")
        hero = small_rig.build("hero")
        cmds.select(hero)
        self.assertEqual(self.run_script(tool_table.code("connect()")), [])
        second = walking.along_curve("way")
        gait = gaits.from_library("walk", "way")
        villain = small_rig.build("villain")
        cmds.select(villain)
        warned = self.run_script(tool_table.code("connect()"))
        self.assertRegex(warned[0], "several motions .walk {0}, gait {1}.. Select one of them and the character".format(second, gait))
        cmds.select([second, villain[1]])
        self.assertEqual(self.run_script(tool_table.code("connect()")), [])
        self.assertEqual(len(generators.driven(generators.all_of_scene()[1])), len(generators.driven(
            generators.all_of_scene()[0])))
        # Baked by a control of the one, the other still walks.
        cmds.select("hero:head_ctrl")
        cmds.setAttr("hero:head_ctrl.rotateX", 5)
        self.assertEqual(self.run_script(tool_table.code("bake()")), [])
        self.assertEqual(walking.walks(), [second])
        cmds.undo()
        self.assertEqual(walking.walks(), [first, second])
        cmds.select(gait)
        self.assertRegex(self.run_script(tool_table.code("bake()"))[0], "drives nothing yet")

    def test_published_nothing_of_ours_is_left(self):
        self.scene(timed=True, warped=True)
        cmds.curve(degree=1, point=[(0, 0, 0), (0, 0, 200), (50, 0, 400)], name="way")
        walk = walking.along_curve("way")
        walker = small_rig.build("walker")
        walking.connect(walk, walker)
        stances.default_library()
        gaits.from_library("walk", "way")
        watched = ("walker:handIK_L_ctrl", "walker:head_ctrl", "hero:head_ctrl")
        start, end = cmds.ffWalk(walk, query=True, range=True)
        frames = range(int(start), int(end), 9)
        where = lambda: [cmds.xform(name, query=True, worldSpace=True, translation=True) for name in watched]  # noqa: E731
        shown = []
        for frame in frames:
            cmds.currentTime(frame)
            shown.append(where())
        before = cmds.ls()
        kinds = {cmds.nodeType(name) for name in generators.ours()}
        self.assertLessEqual({"ffTimeWarp", "ffMotionWarp", "ffFootprintSolver", "ffStanceLibrary", "ffGait"}, kinds)
        self.assertEqual(self.run_script(tool_table.code("publish()")), [])
        self.assertEqual(generators.ours(), [])
        self.assertEqual([name for name in cmds.ls() if cmds.nodeType(name).startswith("ff")], [])
        self.assertTrue(cmds.objExists("way"))
        for frame, row in zip(frames, shown):
            cmds.currentTime(frame)
            for now, was in zip(where(), row):
                for a, b in zip(now, was):
                    self.assertAlmostEqual(a, b, delta=0.1)
        cmds.undo()
        self.assertEqual(cmds.ls(), before)
        cmds.redo()
        path = os.path.join(self.preferences, "published.ma")
        os.makedirs(self.preferences, exist_ok=True)
        cmds.file(rename=path)
        cmds.file(save=True, type="mayaAscii")
        with open(path, encoding="utf-8") as stream:
            self.assertNotIn("createNode ff", stream.read())

    def test_options_are_used_and_remembered(self):
        cmds.curve(degree=1, point=[(0, 0, 0), (0, 0, 600)], name="way")
        self.addCleanup(option_table.reset, "walk_curve")
        for length, least in ((40.0, 12), (120.0, 4)):
            cmds.select("way")
            window = tools.show_options("walk_curve")
            fields = [one for one in self.ui.controls if one.kind == "floatField"]
            self.ui.set(fields[-2].name, length)
            boxes = [one for one in self.ui.controls if one.kind == "checkBox" and "Follow" in one.flags["label"]]
            self.ui.set(boxes[-1].name, False)
            self.ui.press(self.ui.labelled("Apply", "button"))
            walk = walking.walks()[-1]
            self.assertGreaterEqual(len(walking.prints(walk)), least)
            self.assertLess(len(walking.prints(walk)), 3 * least)
            self.assertEqual(option_table.values("walk_curve")["step_length"], length)
            cmds.deleteUI(window, window=True)
        self.ui.press(self.button_after(tools.show_options("walk_curve"), "Reset"))
        self.assertEqual(option_table.values("walk_curve")["step_length"], 0.0)

    def button_after(self, window, label):
        self.assertTrue(cmds.window(window, exists=True))
        return self.ui.labelled(label, "button")

    def test_the_window_of_makers_has_a_tab_for_each_way(self):
        cmds.curve(degree=1, point=[(0, 0, 0), (0, 0, 300)], name="way")
        cmds.select("way")
        window = tools.make_window()
        self.assertEqual(self.ui.windows(), [window])
        self.ui.press(self.ui.labelled("Walk Along Curve", "button"))
        self.assertEqual(len(walking.walks()), 1)
        self.ui.press(self.ui.labelled("Gait Along Curve", "button"))
        self.assertEqual(len(gaits.gaits()), 1)

    def test_a_remedy_is_where_the_animator_is(self):
        """What the plug-in says in terms of its flags is said in terms of the shelf."""
        items = {(button.label, label) for button in self.shelf.buttons for label, _, _ in button.menu}
        self.walk_scene("tools.connect(replace=True)")
        with mock.patch.object(message, "warn") as warned:
            self.assertIsNone(tools.connect())
        self.assertRegex(warned.call_args[0][0], "is driven by .*right-click the button and choose Replace Its Animation")
        self.assertNotRegex(warned.call_args[0][0], r"\s-[a-z]")
        self.assertIn(("Connect", "Replace Its Animation"), items)
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
