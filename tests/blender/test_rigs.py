# SPDX-License-Identifier: MIT
"""Characters: roles guessed, connected, given back exactly, refused in words."""
import math

import bpy
import numpy as np

from support import NAMINGS, Case, choose, person, places, state_of


def foot_fault(walk, armature):
    """How far the ankles are from the engine's, at worst (m)."""
    from footfall_blender.services import figures, walks
    figure, _ = walks.rig_figure(armature)
    wanted, _ = figures.bone_worlds(figure, walks.known(walk).edit.motion())
    frames = range(0, len(wanted), 5)
    worst = 0.0
    for frame in frames:
        bpy.context.scene.frame_set(walk.footfall_walk.start_frame + frame)
        for i, bone in enumerate(figure.bones):
            if bone and figure.rest.names[i] in ("leftFoot", "rightFoot", "hips"):
                here = (armature.matrix_world @ armature.pose.bones[bone].matrix).translation
                worst = max(worst, np.linalg.norm(np.array(here) - wanted[frame, i]))
    return worst


class Roles(Case):
    def test_are_guessed_in_every_naming(self):
        from footfall_blender.services import roles
        checked = 0
        for naming in NAMINGS:
            owner, written = person(naming)
            table = roles.guess(owner)
            wanted = {"hips": "hips", "head": "head"}
            for side in ("left", "right"):
                wanted.update({side + " " + role: side + " " + part for role, part in (
                    ("thigh", "thigh"), ("shin", "shin"), ("foot", "foot"), ("toe", "toe"), ("upper arm", "arm"),
                    ("forearm", "forearm"), ("hand", "hand"), ("shoulder", "shoulder"))})
            for role, part in wanted.items():
                self.assertEqual(table.get(role), written[part], (naming, role))
                checked += 1
            self.assertIn(written["chest"], table.values())
        self.assertEqual(checked, 18 * len(NAMINGS))

    def test_are_corrected_by_picking(self):
        owner, written = person()
        choose(owner)
        bpy.ops.footfall.guess_roles()
        owner.data.bones.active = owner.data.bones[written["spine1"]]
        bpy.ops.footfall.pick_role(role="chest")
        self.assertEqual({item.role: item.bone for item in owner.footfall_rig.roles}["chest"], written["spine1"])


class Connecting(Case):
    def connected(self, owner):
        walk = self.walk(distance=3)
        choose(walk, owner)
        bpy.ops.footfall.connect()
        return walk

    def test_walks_whatever_the_naming_and_gives_back_what_was_there(self):
        for naming in ("mixamo", "unreal"):
            owner, written = person(naming)
            owner.pose.bones[written["left forearm"]].rotation_mode = "ZYX"
            owner.pose.bones[written["left forearm"]].rotation_euler = (0.2, 0.1, 0.3)
            owner.pose.bones[written["head"]].keyframe_insert("location", frame=3)
            before = state_of(owner)
            walk = self.connected(owner)
            self.assertLess(foot_fault(walk, owner), 1e-4, naming)
            self.assertNotEqual(state_of(owner)[0], before[0])
            bpy.ops.footfall.discard()
            self.assertEqual(state_of(owner), before, naming)

    def test_scaled_turned_and_moved_armatures(self):
        owner, _ = person(size=100)  # as FBX has them: centimetres, Y up
        owner.scale = (0.01, 0.01, 0.01)
        owner.rotation_euler = (0, 0, 1.1)
        owner.location = (2, 1, 0)
        bpy.context.view_layer.update()
        walk = self.connected(owner)
        self.assertLess(foot_fault(walk, owner), 1e-4)

    def test_larger_figures_step_with_their_own_legs(self):
        owner, written = person(size=1.6)
        walk = self.connected(owner)
        hips = places(owner, [40], [written["hips"]])[0, 0]
        self.assertGreater(hips[2], 1.3)
        self.assertLess(foot_fault(walk, owner), 1e-4)

    def test_apply_keeps_both_actions(self):
        owner, written = person()
        owner.pose.bones[written["head"]].keyframe_insert("location", frame=3)
        original = owner.animation_data.action.name
        walk = self.connected(owner)
        shown = places(owner, range(1, 60, 7))
        bpy.ops.footfall.apply()
        self.assertIn(original, bpy.data.actions)
        self.assertTrue(bpy.data.actions[original].use_fake_user)
        self.assertNotEqual(owner.animation_data.action.name, original)
        self.assertEqual(np.abs(places(owner, range(1, 60, 7)) - shown).max(), 0)

    def test_follows_a_dragged_print_and_disconnects(self):
        from footfall_blender.services import live, prints
        owner, written = person()
        before = state_of(owner)
        walk = self.connected(owner)
        shown = places(owner, range(1, 60, 7))
        prints.of_walk(walk)[3].location.x += 0.15
        bpy.context.view_layer.update()
        self.assertGreater(np.abs(places(owner, range(1, 60, 7)) - shown).max(), 0.05)
        live.finish()
        self.assertLess(foot_fault(walk, owner), 1e-4)
        choose(walk)
        bpy.ops.footfall.disconnect()
        self.assertEqual(state_of(owner), before)
        self.assertGreater(np.ptp(places(walk.footfall_walk.figure, range(1, 60, 7))[:, 0, 1]), 0.5)

    def test_a_stance_that_is_not_the_rest_pose(self):
        owner, written = person()
        for side, sign in (("left", 1), ("right", -1)):
            bone = owner.pose.bones[written[side + " arm"]]
            bone.rotation_mode = "XYZ"
            bone.rotation_euler = (0.4, 0, 0)
        bpy.context.view_layer.update()
        choose(owner)
        bpy.ops.footfall.take_stance()
        walk = self.connected(owner)
        self.assertLess(foot_fault(walk, owner), 1e-4)

    def test_prints_of_its_own_animation(self):
        from footfall_blender.services import prints, walks
        owner, _ = person()
        self.connected(owner)
        bpy.ops.footfall.apply()
        choose(owner)
        bpy.ops.footfall.prints_from_animation()
        walk = walks.all_walks()[0]
        self.assertGreaterEqual(len(prints.of_walk(walk)), 4)
        self.assertIs(walk.footfall_walk.rig, owner)

    def test_refusals(self):
        from footfall_blender.services import keeping, walks
        owner, written = person()
        owner.scale = (1, 1, 1.3)
        bpy.context.view_layer.update()
        self.refused(lambda: self.connected(owner), "scaled unevenly")
        owner.scale = (1, 1, 1)
        owner.rotation_euler = (math.pi / 2, 0, 0)
        bpy.context.view_layer.update()
        walk = walks.all_walks()[0]
        self.refused(lambda: keeping.connect(walk, owner), "upright")
        owner.rotation_euler = (0, 0, 0)
        bpy.context.view_layer.update()
        walks.set_roles(owner, dict(walks.roles_of(owner), hips="gone"))
        self.refused(lambda: keeping.connect(walk, owner), "no bone gone")
        single = bpy.data.armatures.new("One")
        one = bpy.data.objects.new("One", single)
        bpy.context.scene.collection.objects.link(one)
        self.refused(lambda: keeping.connect(walk, one), "has no bones")


class Linked(Case):
    def library(self):
        """A file with a person in a collection, linked into an empty scene; the collection."""
        owner, _ = person()
        collection = bpy.data.collections.new("Cast")
        bpy.context.scene.collection.children.link(collection)
        bpy.context.scene.collection.objects.unlink(owner)
        collection.objects.link(owner)
        path = str(self.folder / "cast.blend")
        bpy.ops.wm.save_as_mainfile(filepath=path)
        self.setUp()
        with bpy.data.libraries.load(path, link=True) as (_, wanted):
            wanted.collections = ["Cast"]
        linked = wanted.collections[0]
        bpy.context.scene.collection.children.link(linked)
        return linked

    def test_linked_is_refused_and_overridden_walks(self):
        from footfall_blender.services import keeping, walks
        linked = self.library()
        walk = self.walk(distance=2)
        self.refused(lambda: keeping.connect(walk, linked.objects["Person"]), "library override")
        self.assertIsNone(walk.footfall_walk.rig)
        made = linked.override_hierarchy_create(bpy.context.scene, bpy.context.view_layer, do_fully_editable=True)
        self.assertIsNotNone(made)
        owner = next(each for each in bpy.data.objects if each.type == "ARMATURE" and each.override_library)
        before = state_of(owner)
        choose(walk, owner)
        bpy.ops.footfall.connect()
        self.assertLess(foot_fault(walk, owner), 1e-4)
        bpy.ops.footfall.discard()
        self.assertEqual(state_of(owner), before)


class Rigify(Case):
    def test_whole_body_by_its_controls(self):
        from footfall_blender.services import figures, walks
        bpy.ops.preferences.addon_enable(module="rigify")
        bpy.ops.object.armature_human_metarig_add()
        bpy.ops.pose.rigify_generate()
        rig = next(each for each in bpy.data.objects if each.type == "ARMATURE" and "torso" in each.data.bones)
        before = state_of(rig)
        walk = self.walk(distance=1.2)
        choose(walk, rig)
        bpy.ops.footfall.connect()
        figure, _ = walks.rig_figure(rig)
        wanted, _ = figures.bone_worlds(figure, walks.known(walk).edit.motion())
        bounds = {"ORG-spine": 1, "ORG-foot.L": 1, "ORG-foot.R": 1, "ORG-toe.L": 2, "ORG-toe.R": 2, "ORG-shin.L": 40, "ORG-shin.R": 40,
                  "ORG-hand.L": 30, "ORG-hand.R": 30, "ORG-spine.006": 30}  # mm
        worst = dict.fromkeys(bounds, 0.0)
        for frame in range(0, len(wanted), 9):
            bpy.context.scene.frame_set(walk.footfall_walk.start_frame + frame)
            for bone in bounds:
                here = np.array((rig.matrix_world @ rig.pose.bones[bone].matrix).translation)
                worst[bone] = max(worst[bone], 1000 * np.linalg.norm(here - wanted[frame, figure.bones.index(bone)]))
        print("Rigify, mm off at worst:", {bone: round(far, 1) for bone, far in worst.items()})
        for bone, bound in bounds.items():
            self.assertLess(worst[bone], bound, bone)
        bpy.ops.footfall.discard()
        self.assertEqual(state_of(rig), before)
