# SPDX-License-Identifier: MIT
"""A character's motion checked and cleaned; the Action from before comes back."""
import bpy
import numpy as np

import footfall
from support import ROOT, Case, choose, person, places


class Checking(Case):
    def sliding(self, share=0.93):
        """A person who plays a walk whose feet slide; their own Action."""
        from footfall_blender import host
        from footfall_blender.services import figures, walks
        owner, _ = person("mixamo")
        figure, _ = walks.rig_figure(owner)
        walk = footfall.walk(footfall.Track([0, 1] * 4, [[0.09 * (-1) ** i, 0.6 * i] for i in range(8)],
                                            character=footfall.Character.from_motion(figure.rest)), fps=30, force=True).motion
        root = walk.root.copy()
        root[:, 2] *= share  # feet slide backwards
        host.assign_action(owner, bpy.data.actions.new("Slide"))
        figures.write(figure, walk.replace(root=root), 1)
        choose(owner)
        return owner

    def test_numbers_and_worst_moments(self):
        from footfall_blender.services import checking
        owner = self.sliding()
        bpy.ops.footfall.check()
        report = checking.known(owner)
        rows = {row[0]: row for row in report.rows}
        self.assertGreater(rows["skate"][1], 5)
        self.assertTrue(report.worst)
        bpy.ops.footfall.jump(frame=report.first + report.worst[0]["frame"])
        self.assertEqual(bpy.context.scene.frame_current, report.first + report.worst[0]["frame"])

    def test_clean_toggle_discard_apply(self):
        from footfall_blender.services import checking
        owner = self.sliding()
        original = owner.animation_data.action
        shown = places(owner, range(1, 60, 5))
        bpy.ops.footfall.clean()
        self.assertLess({row[0]: row[1] for row in checking.known(owner).rows}["skate"], 2)
        self.assertIsNot(owner.animation_data.action, original)
        bpy.ops.footfall.before_after()
        self.assertEqual(np.abs(places(owner, range(1, 60, 5)) - shown).max(), 0)
        bpy.ops.footfall.discard_clean()
        self.assertIs(owner.animation_data.action, original)
        self.assertEqual([each.name for each in bpy.data.actions], ["Slide"])
        bpy.ops.footfall.clean()
        bpy.ops.footfall.keep_clean()
        self.assertEqual(owner.animation_data.action.name, "Slide Clean")
        self.assertIn("Slide", bpy.data.actions)

    def test_has_the_bits_of_the_program(self):
        from footfall_blender.services import figures, walks
        owner = self.sliding(0.99)
        motion = figures.sample(walks.rig_figure(owner)[0], 1, 100)
        footfall.write(motion, self.folder / "in.bvh")
        self.program("clean", self.folder / "in.bvh", "-o", self.folder / "theirs.bvh", codes=(0, 1))  # 1: not planted as exactly as asked for
        footfall.write(footfall.clean(footfall.read(self.folder / "in.bvh")).scene, self.folder / "mine.bvh")
        self.assertEqual((self.folder / "mine.bvh").read_bytes(), (self.folder / "theirs.bvh").read_bytes())

    def test_refusals(self):
        owner, _ = person()
        choose(owner)
        self.refused(bpy.ops.footfall.check, "no animation")
        owner = self.sliding()
        owner.animation_data.nla_tracks.new().strips.new("Slide", 1, owner.animation_data.action)
        self.refused(bpy.ops.footfall.clean, "NLA")
