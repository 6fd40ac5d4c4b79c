# SPDX-License-Identifier: MIT
"""What comes with Footfall: rigs that map at once, and scenes that play when they are opened."""
import importlib.util
import os
import unittest

from maya_case import MayaCase, ROOT

from maya import cmds
from mayahost import ui

from footfall.maya import generators, rig_maps, timing, tools, walking, warping
from footfall.maya.windows import welcome_window

EXAMPLES = os.path.join(ROOT, "examples")


def where(name):
    return cmds.xform(name, query=True, worldSpace=True, rotatePivot=True)


def apart(a, b):
    return sum((x - y) ** 2 for x, y in zip(a, b)) ** 0.5


class RigTest(MayaCase):
    def test_are_what_the_script_writes(self):
        spec = importlib.util.spec_from_file_location("make_rigs", os.path.join(EXAMPLES, "make_rigs.py"))
        script = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(script)
        for rig in (script.biped(), script.dog()):
            with open(os.path.join(EXAMPLES, "rigs", rig.name + ".ma"), encoding="utf-8") as stream:
                self.assertEqual(stream.read(), rig.text())

    def roles(self, rig):
        cmds.file(os.path.join(EXAMPLES, "rigs", rig), open=True, force=True)
        self.assertEqual([name for name in cmds.ls() if cmds.nodeType(name).startswith("ff")], [])
        return rig_maps.guess_map("body_ctrl").roles

    def test_biped(self):
        roles = self.roles("biped_rig.ma")
        self.assertEqual(roles["body"], "body_ctrl")
        for side, letter in (("left", "L"), ("right", "R")):
            for part, name in (("foot", "foot"), ("toe", "toe"), ("pole", "knee"), ("hand", "hand"), ("elbow", "elbow")):
                self.assertEqual(roles["{0} {1}".format(side, part)], "{0}_{1}_ctrl".format(name, letter))
        self.assertEqual(len(roles), 14)

    def test_dog(self):
        roles = self.roles("dog_rig.ma")
        for side, letter in (("left", "L"), ("right", "R")):
            for row in ("front", "hind"):
                self.assertEqual(roles["{0} {1} foot".format(side, row)], "{0}_{1}_paw_ctrl".format(row, letter))
                self.assertEqual(roles["{0} {1} pole".format(side, row)], "{0}_{1}_pole_ctrl".format(row, letter))
        self.assertEqual((roles["body"], roles["chest"], roles["head"]), ("body_ctrl", "chest_ctrl", "head_ctrl"))


class SceneTest(MayaCase):
    def opened(self, name):
        """The scene, and the frames that it opens with."""
        welcome_window.open_scene(name + ".ma")
        with open(os.path.join(EXAMPLES, "scenes", name + ".ma"), encoding="utf-8") as stream:
            text = next(line for line in stream if "playbackOptions" in line).split('"')[5].split()
        start, end = (int(text[text.index(flag) + 1]) for flag in ("-min", "-max"))
        self.assertGreater(end - start, 20)
        return range(start, end + 1)

    def paths(self, names, frames):
        """{name: places} as the scene plays; none jumps."""
        found = {name: [] for name in names}
        for frame in frames:
            cmds.currentTime(frame)
            for name in names:
                found[name].append(where(name))
        for name, places in found.items():
            self.assertLess(max(apart(a, b) for a, b in zip(places, places[1:])), 45, name)  # 10 m/s
        return found

    def travels(self, names, frames, least):
        found = self.paths(names, frames)
        for name, places in found.items():
            self.assertGreater(apart(places[0], places[-1]), least, name)
        return found

    WHOLE = ("body_ctrl", "head_ctrl", "hand_L_ctrl", "hand_R_ctrl", "foot_L_ctrl", "foot_R_ctrl")

    def together(self, found):
        """Hands and head stay near the body."""
        for name in ("head_ctrl", "hand_L_ctrl", "hand_R_ctrl"):
            self.assertLess(max(apart(a, b) for a, b in zip(found[name], found["body_ctrl"])), 110, name)

    def test_walk_along_curve(self):
        frames = self.opened("walk_along_curve")
        self.together(self.travels(self.WHOLE, frames, 400))
        cmds.currentTime(frames[-1])
        before = where("body_ctrl")
        cmds.setAttr("way.translateX", 60)
        self.assertAlmostEqual(where("body_ctrl")[0], before[0] + 60, delta=2)

    def test_drag_a_footprint(self):
        frames = self.opened("drag_a_footprint")
        self.together(self.travels(self.WHOLE, frames, 350))
        prints = walking.prints()
        lands = walking.bars()[4][0]
        cmds.currentTime(round(lands) + 3)
        control = min(("foot_L_ctrl", "foot_R_ctrl"), key=lambda one: apart(where(one), where(prints[4])))
        before = where(control)
        cmds.setAttr(prints[4] + ".translateX", cmds.getAttr(prints[4] + ".translateX") + 7)
        self.assertAlmostEqual(where(control)[0], before[0] + 7, delta=1)

    def test_retime(self):
        frames = self.opened("retime")
        self.together(self.travels(self.WHOLE, frames, 400))
        places = self.paths(["body_ctrl"], range(30, 41))["body_ctrl"]
        self.assertLess(apart(places[0], places[-1]), 0.5)  # the hold
        timing.mute(timing.layers()[0])
        places = self.paths(["body_ctrl"], range(30, 41))["body_ctrl"]
        self.assertGreater(apart(places[0], places[-1]), 20)

    def test_pose_warp(self):
        frames = self.opened("pose_warp")
        ducked = min(place[1] for place in self.travels(("hips", "head"), frames, 350)["head"])
        warping.change("duck", ["hips"], mute=True)
        upright = min(place[1] for place in self.paths(["head"], frames)["head"])
        self.assertGreater(upright - ducked, 15)

    def test_dog_over_hills(self):
        frames = self.opened("dog_over_hills")
        names = ("body_ctrl", "head_ctrl", "front_L_paw_ctrl", "hind_R_paw_ctrl")
        found = self.travels(names, frames, 350)
        heights = [place[1] for place in found["body_ctrl"]]
        self.assertGreater(max(heights) - min(heights), 12)  # hills

    def test_chain_of_leaps(self):
        frames = self.opened("chain_of_leaps")
        found = self.travels(self.WHOLE, frames, 350)
        self.together(found)
        air = [min(left[1], right[1]) for left, right in zip(found["foot_L_ctrl"], found["foot_R_ctrl"])]
        self.assertGreater(max(air), 12)

    def test_any_of_them_can_be_published(self):
        """Baked by the button, without a node of ours, as it was."""
        for name, watched in (("walk_along_curve", "hand_L_ctrl"), ("dog_over_hills", "head_ctrl"),
                              ("chain_of_leaps", "head_ctrl"), ("retime", "hand_R_ctrl")):
            with self.subTest(name):
                frames = self.opened(name)[::11]
                shown = self.paths_at(watched, frames)
                tools.publish()
                self.assertEqual(generators.ours(), [])
                for a, b in zip(self.paths_at(watched, frames), shown):
                    self.assertLess(apart(a, b), 0.1)

    def paths_at(self, name, frames):
        found = []
        for frame in frames:
            cmds.currentTime(frame)
            found.append(where(name))
        return found


class WelcomeTest(MayaCase):
    def test_each_scene_has_a_button_that_opens_it(self):
        interface = ui.enable()
        self.addCleanup(ui.disable)
        tools.welcome()
        for name, _, title, _ in welcome_window.SCENES:
            interface.answer("Open")
            button = next(one for one in interface.controls if one.flags.get("label", "").startswith(title + "\n"))
            interface.press(button)
            self.assertEqual(os.path.basename(cmds.file(query=True, sceneName=True)), name)
        self.assertEqual(sorted(name for name, _, _, _ in welcome_window.SCENES),
                         sorted(name for name in os.listdir(os.path.join(EXAMPLES, "scenes"))))


if __name__ == "__main__":
    unittest.main()
