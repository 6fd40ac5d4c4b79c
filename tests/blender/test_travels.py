# SPDX-License-Identifier: MIT
"""Strides along a curve: gaits of the library, and a character's own cycle."""
import bpy
import numpy as np

import footfall
from support import Case, choose, hills, person, places, state_of


class Travels(Case):
    def curve(self, length=4):
        data = bpy.data.curves.new("Way", "CURVE")
        data.dimensions = "3D"
        spline = data.splines.new("POLY")
        spline.points.add(2)
        for point, place in zip(spline.points, ((0, 0, 0), (0, -length / 2, 0), (0.4, -length, 0))):
            point.co = (*place, 1)
        owner = bpy.data.objects.new("Way", data)
        bpy.context.scene.collection.objects.link(owner)
        bpy.context.view_layer.update()
        return owner

    def test_a_gait_of_the_library_is_the_programs_and_follows_the_curve(self):
        from footfall_blender.services import space, travels, walks
        way = self.curve()
        choose(way)
        bpy.ops.footfall.gait_along_curve(gait="dog:trot")
        dog = bpy.context.object
        points, _ = walks.curve_points(way, None)
        theirs = footfall.gait.follow("dog:trot", points, fps=30).motion
        self.assertEqual(dog.footfall_travel.last_frame, theirs.frames)
        shown = places(dog, range(1, theirs.frames + 1, 9), ["pelvis"])[:, 0]
        wanted = space.points_out(theirs.positions())[::9, theirs.index("pelvis")]
        self.assertLess(np.abs(shown - wanted).max(), 1e-4)
        way.scale = (1, 1.5, 1)
        bpy.context.view_layer.update()
        self.assertGreater(dog.footfall_travel.last_frame, theirs.frames + 10)
        bpy.ops.footfall.discard_travel()
        self.assertEqual([each.name for each in bpy.data.objects], ["Way"])
        self.assertFalse(bpy.data.actions)

    def test_over_hills(self):
        way, ground = self.curve(), hills()
        choose(ground, way)
        bpy.ops.footfall.gait_along_curve(gait="horse:walk")
        horse = bpy.context.object
        self.assertIs(horse.footfall_travel.ground, ground)
        heights = places(horse, range(1, horse.footfall_travel.last_frame, 10), ["pelvis"])[:, 0, 2]
        self.assertGreater(np.ptp(heights), 0.05)

    def cycle(self):
        """A person with a walk of their own, and its Action."""
        owner, _ = person()
        bpy.ops.footfall.add_walk(distance=5)
        choose(bpy.context.object, owner)
        bpy.ops.footfall.connect()
        bpy.ops.footfall.apply()
        return owner

    def test_own_cycle_travels_without_sliding_and_comes_back(self):
        from footfall_blender.services import checking
        owner, way = self.cycle(), self.curve(6)
        before = state_of(owner)
        choose(owner, way)
        bpy.ops.footfall.cycle_along_curve()
        self.assertTrue(owner.footfall_travel.is_travel)
        self.assertLess({row[0]: row[1] for row in checking.check(owner).rows}["skate"], 3)
        last = places(owner, [owner.footfall_travel.last_frame])[0, 0]
        self.assertLess(abs(last[1] + 6), 0.6)
        choose(owner)
        bpy.ops.footfall.discard_travel()
        self.assertEqual(state_of(owner), before)

    def test_save_reopen_solve(self):
        from footfall_blender.services import travels
        owner, way = self.cycle(), self.curve(6)
        choose(owner, way)
        bpy.ops.footfall.cycle_along_curve()
        frames = range(1, 100, 9)
        shown = places(owner, frames)
        path = str(self.folder / "travel.blend")
        bpy.ops.wm.save_as_mainfile(filepath=path)
        bpy.ops.wm.open_mainfile(filepath=path)
        owner = travels.all_travels()[0]
        travels.solve(owner)
        self.assertLess(np.abs(places(owner, frames) - shown).max(), 1e-3)

    def test_refusals(self):
        owner, _ = person()
        way = self.curve()
        choose(owner, way)
        self.refused(bpy.ops.footfall.cycle_along_curve, "no Action")


class Examples(Case):
    def test_every_example_opens_and_moves(self):
        from footfall_blender.services import examples
        checked = 0
        for name, title, _ in examples.EXAMPLES:
            scene = examples.make(name)
            self.assertIs(bpy.context.scene, scene)
            figure = next(each for each in scene.objects if each.type == "ARMATURE")
            root = figure.pose.bones[0].name
            path = places(figure, (scene.frame_start, 60, 110), [root])[:, 0]
            self.assertGreater(np.linalg.norm(path[-1] - path[0]), 0.8, name)
            for each in scene.objects:
                self.assertEqual(each.footfall_walk.message + each.footfall_travel.message, "", name)
            checked += 1
        self.assertEqual(checked, 6)

    def test_what_cannot_be_made_leaves_nothing(self):
        from footfall_blender.services import walks
        data = bpy.data.curves.new("Dot", "CURVE")
        dot = bpy.data.objects.new("Dot", data)
        bpy.context.scene.collection.objects.link(dot)
        self.refused(lambda: walks.from_curve(dot), "no points")
        self.assertEqual([each.name for each in bpy.data.objects], ["Dot"])
