# SPDX-License-Identifier: MIT
"""Maps of rigs in a scene: guessed, corrected, saved, and found again on other copies of the rig."""
import json
import os
import unittest
from unittest import mock

from maya_case import MayaCase, ROOT
import rigs
import small_rig

from maya import cmds

from footfall import FootfallError
from footfall.maya import rig_maps, walking
from footfall.maya.session import message
from footfall.maya.windows.rig_editor import RigEditor


class SceneTest(MayaCase):
    def test_guess_from_any_control(self):
        names = small_rig.build()
        cmds.createNode("transform", name="prop_L_foot")  # not of the character
        for start in (names[0], names[-1]):
            cmds.select(start)
            found = rig_maps.of_selection()
            self.assertEqual(found.roles, small_rig.ROLES)
            self.assertEqual(found.namespace, "")
        self.assertEqual(found.node("left foot"), "footIK_L_ctrl")
        self.assertEqual([(leg.side, leg.row, leg.foot, leg.pole) for leg in found.legs()],
                         [("left", "", "footIK_L_ctrl", "kneePV_L_ctrl"), ("right", "", "footIK_R_ctrl", "kneePV_R_ctrl")])
        self.assertEqual(set(found.nodes()), set(small_rig.ROLES.values()))

    def test_two_characters(self):
        small_rig.build("hero")
        small_rig.build("hero1")
        cmds.select("hero1:head_ctrl")
        found = rig_maps.of_selection()
        self.assertEqual((found.roles, found.namespace), (small_rig.ROLES, "hero1"))
        self.assertEqual(found.node("head"), "hero1:head_ctrl")
        with self.assertRaisesRegex(FootfallError, "2 characters .hero, hero1.. Select one"):
            rig_maps.guess_map(["hero:head_ctrl", "hero1:head_ctrl"])

    def test_z_up(self):
        lines = [(name, parent, (x, -z, y)) for name, parent, (x, y, z) in small_rig.BIPED]
        nameless = {name: "c{0}".format(index) for index, (name, _, _) in enumerate(lines)}
        nameless[None] = None
        small_rig.build(lines=[(nameless[name], nameless[parent], place) for name, parent, place in lines])
        cmds.upAxis(axis="z")
        found = rig_maps.guess_map("c0").roles
        cmds.upAxis(axis="y")
        self.assertEqual({role: found[role] for role in ("head", "left foot", "right foot")},
                         {role: nameless[small_rig.ROLES[role]] for role in ("head", "left foot", "right foot")})

    def test_joints_where_there_are_no_controls(self):
        cmds.createNode("joint", name="Hips")
        for name in ("LeftFoot", "RightFoot", "Head"):
            cmds.createNode("joint", name=name, parent="Hips")
        self.assertEqual(rig_maps.guess_map("Hips").roles, {"body": "Hips", "hips": "Hips", "head": "Head",
                                                      "left foot": "LeftFoot", "right foot": "RightFoot"})

    def test_keyed_joints_beside_controls(self):
        cmds.file(os.path.join(ROOT, "examples", "biped.ma"), open=True, force=True)
        self.assertEqual(rig_maps.guess_map("hips").roles, {
            "body": "hips", "hips": "hips", "chest": "chest", "head": "head", "left foot": "foot_L_ctrl",
            "right foot": "foot_R_ctrl"})  # the ankles are keyed as well; wrists and toes are not

    def test_what_is_missing_is_said(self):
        cmds.createNode("transform", name="lamp")
        with self.assertRaisesRegex(FootfallError, "lamp does not belong to a character"):
            rig_maps.guess_map("lamp")
        small_rig.build()
        found = rig_maps.guess_map("main_ctrl")
        cmds.delete("head_ctrl")
        self.assertEqual(found.missing(), ["head"])
        with self.assertRaisesRegex(FootfallError, "head_ctrl, the control for 'head', is not in the scene"):
            found.node("head")
        with self.assertRaisesRegex(FootfallError, "no control for 'left hind foot'. Use Map Rig"):
            found.node("left hind foot")
        with self.assertRaisesRegex(FootfallError, "'tail' is not a role"):
            found.node("tail")


class PoseTest(MayaCase):
    """A character is mapped in any pose."""

    def expected(self, lines):
        names = [line[0] for line in lines]
        found = {"body": names[0], "hips": "Hips", "chest": [name for name in names if name.startswith("Spine")][-1],
                 "head": "Head"}
        for side in ("Left", "Right"):
            found.update({side.lower() + " foot": side + "Foot", side.lower() + " toe": side + "ToeBase",
                          side.lower() + " hand": side + "Hand"})
        return found

    def test_a_walking_mixamo_skeleton_at_every_frame(self):
        """With a namespace, another spine joint and another neck, below a scaled group, walking in a circle."""
        lines = []
        for name, above, at in rigs.MIXAMO:
            above = {"Spine2": "Spine1", "Neck": "Spine3", "Head": "Neck1", "LeftShoulder": "Spine3",
                     "RightShoulder": "Spine3"}.get(name, above)
            if name == "Neck":
                lines.append(("Spine3", "Spine2", (0, 140, -0.5)))
            lines.append((name, above, at))
            if name == "Neck":
                lines.append(("Neck1", "Neck", (0, 154, 0.5)))
        names = rigs.joints(lines, "hero:")
        cmds.curve(degree=1, point=[(0, 0, 0), (150, 0, 150), (0, 0, 300), (-150, 0, 150), (-20, 0, -20)], name="way")
        walk = walking.along_curve("way")
        walking.connect(walk, names[0])
        start, end = cmds.ffWalk(walk, query=True, range=True)
        walking.bake(walk, every_frame=True)
        cmds.delete("way")
        group = cmds.createNode("transform", name="scaled")
        cmds.parent(names[0], group)
        cmds.setAttr(group + ".scale", 0.01, 0.01, 0.01)
        cmds.setAttr(group + ".translate", 4, 0, -3)
        checked = 0
        for frame in range(int(start), int(end) + 1):
            cmds.currentTime(frame)
            self.assertEqual(rig_maps.guess_map("hero:Hips").roles, self.expected(lines), frame)
            checked += 1
        self.assertGreater(checked, 100)

    def test_a_rig_with_its_feet_apart_has_two_legs(self):
        """A stride as long as the legs, turned about, far from the origin: no quadruped."""
        small_rig.build("hero")
        for side, z in (("L", 60), ("R", -60)):
            cmds.setAttr("hero:footIK_{0}_ctrl.translateZ".format(side), z)
        for turn in (0, 70, 180):
            cmds.setAttr("hero:main_ctrl.translate", 800, 0, -300)
            cmds.setAttr("hero:main_ctrl.rotateY", turn)
            self.assertEqual(rig_maps.guess_map("hero:main_ctrl").roles, small_rig.ROLES)

    def test_nameless_joints_are_looked_at_in_their_bind_pose(self):
        lines = [("j{0}".format(number), "j{0}".format([line[0] for line in rigs.MIXAMO].index(above)) if above else None, at)
                 for number, (_, above, at) in enumerate(rigs.MIXAMO)]
        names = rigs.joints(lines)
        rest = rig_maps.guess_map("j0").roles
        self.assertEqual(len([role for role in rest if role.endswith("foot")]), 2)
        for name, _, (x, y, z) in lines:  # skinned: Maya's joints have the attribute
            cmds.addAttr(name, longName="bindPose", dataType="matrix")
            cmds.setAttr(name + ".bindPose", [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, y, z, 1], type="matrix")
        upleg = "j{0}".format([line[0] for line in rigs.MIXAMO].index("LeftUpLeg"))
        cmds.setAttr(upleg + ".rotateX", -80)  # kicks: that foot is high and in front
        cmds.setAttr("j0.rotateX", 70)  # and lies
        self.assertEqual(rig_maps.guess_map("j0").roles, rest)
        for name in names:
            cmds.deleteAttr(name + ".bindPose")
        self.assertNotEqual(rig_maps.guess_map("j0").roles, rest)


class FileTest(MayaCase):
    def test_saved_and_found_on_another_namespace(self):
        small_rig.build("hero")
        found = rig_maps.guess_map("hero:main_ctrl")
        found.roles["hips"] = "main_ctrl"  # a correction
        path = rig_maps.save(found)
        self.assertTrue(path.startswith(os.path.join(self.preferences, "rigs")), path)
        with open(path, encoding="utf-8") as stream:
            document = json.load(stream)
        self.assertEqual((document["footfall"], document["version"]), ("rig", 1))
        self.assertEqual(document["roles"], found.roles)
        cmds.file(new=True, force=True)
        small_rig.build("villain")
        again = rig_maps.of_selection("villain:toe_L_ctrl")
        self.assertEqual((again.roles, again.namespace, again.path), (found.roles, "villain", path))
        self.assertEqual(again.node("hips"), "villain:main_ctrl")

    def test_found_by_its_controls_when_the_rig_has_grown(self):
        small_rig.build()
        rig_maps.save(rig_maps.guess_map("main_ctrl"))
        cmds.createNode("transform", name="hat_ctrl", parent="head_ctrl")
        cmds.createNode("locator", name="hat_ctrlShape", parent="hat_ctrl")
        self.assertTrue(rig_maps.load("main_ctrl").path)
        cmds.delete("toe_L_ctrl")
        self.assertIsNone(rig_maps.load("main_ctrl"))

    def test_found_by_the_file_it_is_referenced_from(self):
        """The host has no references: what Maya would answer is put in its mouth."""
        def asked(_, **flags):
            return True if "isNodeReferenced" in flags else "/shows/rigs/hero v2.ma"

        small_rig.build("hero")
        with mock.patch.object(cmds, "referenceQuery", asked):
            found = rig_maps.guess_map("hero:main_ctrl")
            self.assertEqual(found.key, "file hero v2.ma")
            path = rig_maps.save(found)
            self.assertEqual(os.path.basename(path), "file_hero_v2.ma.json")
            cmds.delete("hero:head_ctrl")  # the map still belongs to the file
            self.assertEqual(rig_maps.load("hero:main_ctrl").path, path)
        self.assertIsNone(rig_maps.load("hero:main_ctrl"))

    def test_a_broken_file_does_not_hide_the_others(self):
        small_rig.build()
        path = rig_maps.save(rig_maps.guess_map("main_ctrl"))
        with open(os.path.join(os.path.dirname(path), "a broken one.json"), "w", encoding="utf-8") as stream:
            stream.write("{")
        with mock.patch.object(message, "warn") as warned:
            self.assertEqual(rig_maps.load("main_ctrl").path, path)
        self.assertRegex(warned.call_args[0][0], "a broken one.json: not valid JSON")

    def test_named_files(self):
        small_rig.build("a")
        path = os.path.join(self.preferences, "somewhere", "my rig_maps.json")
        rig_maps.save(rig_maps.guess_map("a:main_ctrl"), path)
        self.assertEqual(rig_maps.load_file(path, "a:main_ctrl").node("body"), "a:cog_ctrl")
        self.assertEqual(os.listdir(os.path.dirname(path)), ["my rig_maps.json"])
        with self.assertRaisesRegex(FootfallError, "nowhere.json cannot be read"):
            rig_maps.load_file(os.path.join(self.preferences, "nowhere.json"), "a:main_ctrl")

    def test_scene_without_a_file_has_no_place_beside_it(self):
        small_rig.build()
        with self.assertRaisesRegex(FootfallError, "The scene has not been saved yet. Save it first"):
            rig_maps.save(rig_maps.guess_map("main_ctrl"), "scene")
        with self.assertRaisesRegex(FootfallError, "The rig map is empty"):
            rig_maps.save(rig_maps.RigMap())

    def test_beside_the_scene(self):
        small_rig.build()
        rig_maps.save(rig_maps.guess_map("main_ctrl"))
        shot = os.path.join(self.preferences, "shots", "a.ma")
        os.makedirs(os.path.dirname(shot))
        cmds.file(rename=shot)
        mine = rig_maps.guess_map("main_ctrl")
        mine.roles["hips"] = "main_ctrl"
        path = rig_maps.save(mine, "scene")
        self.assertEqual(os.path.dirname(path), os.path.join(self.preferences, "shots", "footfall"))
        self.assertEqual(rig_maps.load("main_ctrl").path, path)  # before that of the preferences


class EditorTest(MayaCase):
    def setUp(self):
        super().setUp()
        small_rig.build("hero")
        small_rig.build("other")
        self.editor = RigEditor(rig_maps.guess_map("hero:main_ctrl"))

    def test_lists_every_role(self):
        rows = {role: (name, note) for role, name, note in self.editor.rows()}
        self.assertEqual(len(rows), 20)
        self.assertEqual(rows["left foot"][0], "footIK_L_ctrl")
        self.assertRegex(rows["left foot"][1], r"^\d+% its name says foot$")
        self.assertEqual(self.editor.doubtful(), [])

    def test_pick_type_clear(self):
        cmds.select("hero:main_ctrl")
        self.assertEqual(self.editor.pick("hips"), "main_ctrl")
        self.assertEqual(self.editor.note("hips"), "chosen")
        self.editor.type_name("head", "hero:chest_ctrl")
        self.assertEqual(self.editor.roles["head"], "chest_ctrl")
        self.editor.type_name("head", "head_ctrl")
        self.assertEqual(self.editor.roles["head"], "head_ctrl")
        self.editor.type_name("chest", " ")
        self.assertEqual((self.editor.note("chest"), "chest" in self.editor.roles), ("-", False))
        self.assertEqual(self.editor.source.roles, small_rig.ROLES)  # the source stays

    def test_bad_picks(self):
        for names, words in ((["other:head_ctrl"], "belongs to another character; this is the map of hero"),
                             (["hero:head_ctrl", "hero:chest_ctrl"], "2 controls are selected")):
            cmds.select(names)
            with self.assertRaisesRegex(FootfallError, words):
                self.editor.pick("head")
        cmds.select(clear=True)
        with self.assertRaisesRegex(FootfallError, "Nothing is selected. Select the one control for 'head' first"):
            self.editor.pick("head")
        with self.assertRaisesRegex(FootfallError, "There is no hero:nothing in the scene"):
            self.editor.type_name("head", "nothing")
        self.assertEqual(self.editor.roles, small_rig.ROLES)

    def test_one_control_in_two_roles(self):
        self.editor.type_name("chest", "head_ctrl")
        self.assertEqual(self.editor.problems(), ["head_ctrl has several roles: chest, head. Choose one."])
        with self.assertRaisesRegex(FootfallError, "has several roles"):
            self.editor.save()
        self.editor.clear("chest")
        self.editor.type_name("hips", "cog_ctrl")  # body and hips may be one
        self.assertTrue(os.path.isfile(self.editor.save()))

    def test_other_numbers_of_legs(self):
        self.editor.set_legs(2)
        self.assertEqual(self.editor.roles["left front foot"], "footIK_L_ctrl")
        self.assertIn("left hind foot", [role for role, _, _ in self.editor.rows()])
        self.editor.set_legs(4)
        self.assertEqual(self.editor.roles["right 1 toe"], "toe_R_ctrl")
        self.editor.set_legs(1)
        self.assertEqual(self.editor.roles, small_rig.ROLES)


if __name__ == "__main__":
    unittest.main()
