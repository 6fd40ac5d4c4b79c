# SPDX-License-Identifier: MIT
"""Actions bent to goals and poses, and retimed; always from the original, which comes back."""
import json

import bpy
import numpy as np
from mathutils import Quaternion, Vector

import footfall
from support import Case, choose, person, places


class Warps(Case):
    def walking(self):
        """A person with a walk of their own; (armature, {part: bone})."""
        owner, written = person()
        bpy.ops.footfall.add_walk(distance=4)
        choose(bpy.context.object, owner)
        bpy.ops.footfall.connect()
        bpy.ops.footfall.apply()
        choose(owner)
        return owner, written

    def empty(self, place):
        owner = bpy.data.objects.new("Goal", None)
        bpy.context.scene.collection.objects.link(owner)
        owner.location = place
        bpy.context.view_layer.update()
        return owner

    def hand(self, owner, written, frame):
        return Vector(places(owner, [frame], [written["right hand"]])[0, 0])

    def test_a_goal_is_met_follows_and_comes_back(self):
        owner, written = self.walking()
        original = owner.animation_data.action
        here = self.hand(owner, written, 50)
        there = here + Vector((-0.05, -0.15, 0.25))
        goal = self.empty(there)
        far = self.hand(owner, written, 20)
        choose(goal, owner)
        bpy.context.scene.frame_set(50)
        bpy.ops.footfall.warp_goal(part="right hand")
        self.assertLess((self.hand(owner, written, 50) - there).length, 1e-3)
        self.assertLess((self.hand(owner, written, 20) - far).length, 1e-3)
        item = owner.footfall_warp.items[0]
        item.muted = True
        self.assertLess((self.hand(owner, written, 50) - here).length, 1e-4)
        item.muted = False
        item.weight = 0.5
        self.assertLess((self.hand(owner, written, 50) - (here + there) / 2).length, 1e-3)
        item.weight = 1
        goal.location.z -= 0.1
        bpy.context.view_layer.update()
        self.assertLess((self.hand(owner, written, 50) - there + Vector((0, 0, 0.1))).length, 1e-3)
        bpy.ops.footfall.discard_warp()
        self.assertIs(owner.animation_data.action, original)
        self.assertEqual((self.hand(owner, written, 50) - here).length, 0)

    def test_a_pose_is_gone_through_and_the_rest_stays(self):
        owner, written = self.walking()
        before = places(owner, (20, 50, 80))
        bpy.context.scene.frame_set(50)
        bone = owner.pose.bones[written["head"]]
        posed = bone.rotation_quaternion @ Quaternion((0, 0, 1), 0.5)
        bone.rotation_quaternion = posed
        bpy.context.view_layer.update()
        bpy.ops.footfall.warp_pose()
        bpy.context.scene.frame_set(50)
        self.assertLess(owner.pose.bones[written["head"]].rotation_quaternion.rotation_difference(posed).angle % (2 * np.pi), 0.01)
        after = places(owner, (20, 80))
        self.assertLess(np.abs(after - before[[0, 2]]).max(), 1e-3)
        self.assertEqual(len(json.loads(owner.footfall_warp.items[0].pose)["turned"]), 1)

    def test_always_from_the_original(self):
        from footfall_blender.services import warping
        owner, written = self.walking()
        goal = self.empty(self.hand(owner, written, 50) + Vector((0, -0.1, 0.2)))
        choose(goal, owner)
        bpy.context.scene.frame_set(50)
        bpy.ops.footfall.warp_goal(part="right hand")
        once = places(owner, range(30, 80, 4))
        for _ in range(3):
            warping.solve(owner)
        self.assertEqual(np.abs(places(owner, range(30, 80, 4)) - once).max(), 0)
        _, motion, _ = warping.source(owner)
        scene = footfall.Scene(motion)
        direct = footfall.warp(scene, warping._in_unit(warping.document(owner), scene.metres_per_unit)).motion
        self.assertTrue(direct == warping.solve(owner).motion)

    def test_beats_from_markers(self):
        owner, written = self.walking()
        before = places(owner, [30], [written["hips"]])
        markers = bpy.context.scene.timeline_markers
        markers.new("beat 1", frame=1)
        markers.new("beat 30", frame=60)
        bpy.ops.footfall.warp_beats()
        self.assertLess(np.abs(places(owner, [60], [written["hips"]]) - before).max(), 0.01)
        bpy.ops.footfall.apply_warp()
        self.assertFalse(owner.footfall_warp.is_warped)

    def test_refusals_leave_everything(self):
        owner, written = self.walking()
        original = owner.animation_data.action
        self.refused(bpy.ops.footfall.warp_pose, "Pose bones first")
        self.refused(bpy.ops.footfall.warp_goal, "Select the object to reach")
        self.refused(bpy.ops.footfall.warp_beats, "no markers")
        goal = self.empty((0, 0, 1))
        choose(goal, owner)
        bpy.context.scene.frame_set(5000)
        self.refused(bpy.ops.footfall.warp_goal, "outside of the Action")
        self.assertIs(owner.animation_data.action, original)
        self.assertFalse(owner.footfall_warp.is_warped)
