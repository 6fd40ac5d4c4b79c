# SPDX-License-Identifier: MIT
"""Walks in Blender: made, edited, solved while they are dragged, applied, discarded."""
import json
import pathlib
import subprocess
import sys

import bpy
import numpy as np

import footfall
from support import Case, choose, hills, places


class Walks(Case):
    def test_is_the_walk_of_the_program(self):
        from footfall_blender.services import space, walks
        walk = self.walk(distance=4)
        done = walks.known(walk)
        walks.track_of(walk).write(self.folder / "track.json")
        self.program("walk", self.folder / "track.json", "--fps", 30, "-o", self.folder / "walk.bvh")
        theirs = footfall.read(self.folder / "walk.bvh").motion
        mine = footfall.walk(footfall.Track.read(self.folder / "track.json"), fps=30)
        footfall.write(mine.scene, self.folder / "mine.bvh")
        self.assertEqual((self.folder / "mine.bvh").read_bytes(), (self.folder / "walk.bvh").read_bytes())
        figure = walk.footfall_walk.figure
        shown = places(figure, range(1, done.edit.frames + 1), ["hips", "leftFoot", "rightHand", "head"])
        order = [bone.name for bone in figure.pose.bones if bone.name in ("hips", "leftFoot", "rightHand", "head")]
        wanted = space.points_out(theirs.positions())[:, [theirs.index(name) for name in order]]
        self.assertEqual(shown.shape, wanted.shape)
        self.assertLess(np.abs(shown - wanted).max(), 2e-4)  # m; keys are single precision, BVH has six digits

    def test_planted_feet_stay(self):
        from footfall_blender.services import checking, walks
        walk = self.walk(distance=4)
        quality = footfall.check(walks.known(walk).edit.motion())
        self.assertLess(quality["skate"].max, 1)
        self.assertIsNone(walks.known(walk).edit.unmet)

    def test_follows_a_dragged_print(self):
        from footfall_blender.services import live, prints, walks
        walk = self.walk(distance=8)
        ordered, figure = prints.of_walk(walk), walk.footfall_walk.figure
        frames = range(1, walks.known(walk).edit.frames + 1, 7)
        before = places(figure, frames)
        for step in range(5):
            ordered[6].location.x += 0.03
            bpy.context.view_layer.update()
        dragged = places(figure, frames)
        self.assertGreater(np.abs(dragged - before).max(), 0.1)
        live.finish()
        walks.forget()
        walks.solve(walk)
        fresh = places(figure, frames)
        foot = list(figure.pose.bones.keys()).index("leftFoot" if ordered[6].footfall_print.leg == 0 else "rightFoot")
        self.assertLess(np.abs(fresh[:, foot] - dragged[:, foot]).max(), 0.06)  # times follow when the drag is over

    def test_what_is_posed_while_dragging_is_what_all_of_it_would_be(self):
        from footfall_blender.services import prints, walks
        walk = self.walk(distance=8)
        for each, stance, step in zip(prints.of_walk(walk), walks.known(walk).track.stances, walks.known(walk).track.steps):
            each.footfall_print.stance, each.footfall_print.step = float(stance), float(step)
        walks.solve(walk)
        frames = range(1, walks.known(walk).edit.frames + 1, 5)
        prints.of_walk(walk)[5].location.x += 0.08
        bpy.context.view_layer.update()
        part = places(walk.footfall_walk.figure, frames)
        walks.solve(walk)
        self.assertLess(np.abs(places(walk.footfall_walk.figure, frames) - part).max(), 2e-3)

    def test_prints_lie_on_the_ground_as_they_are_dragged(self):
        from footfall_blender.services import prints, walks
        ground = hills()
        choose(ground)
        walk = self.walk(distance=6)
        self.assertIs(walk.footfall_walk.ground, ground)
        for each in prints.of_walk(walk):
            x, y, z = each.matrix_world.translation
            self.assertAlmostEqual(z, 0.25 * np.sin(0.9 * x) * np.cos(0.7 * y), delta=0.012)
        each = prints.of_walk(walk)[4]
        each.location.x += 0.7
        bpy.context.view_layer.update()
        bpy.context.view_layer.update()
        x, y, z = each.matrix_world.translation
        self.assertAlmostEqual(z, 0.25 * np.sin(0.9 * x) * np.cos(0.7 * y), delta=0.012)
        self.assertGreater(abs(z), 0.02)

    def test_duplicate_delete_swap(self):
        from footfall_blender.services import prints, walks
        walk = self.walk(distance=4)
        count = len(prints.of_walk(walk))
        last = prints.of_walk(walk)[-1]
        choose(last)
        bpy.ops.object.duplicate_move(TRANSFORM_OT_translate={"value": (0.2, -0.5, 0)})
        bpy.context.view_layer.update()
        bpy.ops.footfall.solve()
        ordered = prints.of_walk(walk)
        self.assertEqual([each.footfall_print.order for each in ordered], list(range(count + 1)))
        self.assertNotEqual(ordered[-1].footfall_print.leg, last.footfall_print.leg)
        self.assertEqual(len(walks.known(walk).track), count + 1)
        choose(ordered[3])
        bpy.ops.footfall.swap_foot()
        self.assertEqual(walks.known(walk).track.legs[3], ordered[3].footfall_print.leg)
        bpy.ops.object.delete()
        bpy.context.view_layer.update()
        self.assertEqual(len(walks.known(walk).track), count)

    def test_bound_to_a_curve(self):
        from footfall_blender.services import prints, walks
        bpy.ops.curve.primitive_bezier_curve_add(radius=3)
        curve = bpy.context.object
        bpy.ops.footfall.walk_along_curve()
        walk = bpy.context.object
        before = len(walks.known(walk).track)
        self.assertEqual(prints.of_walk(walk), [])
        curve.scale = (1.5, 1.5, 1)
        bpy.context.view_layer.update()
        self.assertGreater(len(walks.known(walk).track), before)
        bpy.ops.footfall.make_editable()
        self.assertEqual(len(prints.of_walk(walk)), len(walks.known(walk).track))

    def test_timing(self):
        from footfall_blender.services import prints, walks
        walk = self.walk(distance=4)
        bar = walks.bars(walk)[4]
        choose(prints.of_walk(walk)[4])
        bpy.context.scene.frame_set(int(bar[2]) + 4)
        bpy.ops.footfall.time_print(end="LAND")
        self.assertAlmostEqual(walks.bars(walk)[4][2], int(bar[2]) + 4, delta=0.1)
        self.assertGreater(prints.of_walk(walk)[3].footfall_print.step, 0)

    def test_manner_and_options_change_the_walk(self):
        from footfall_blender.services import walks
        walk = self.walk(distance=3)
        figure, frames = walk.footfall_walk.figure, range(30, 90, 4)
        natural = places(figure, frames)[:, 0, 2].mean()
        walk.footfall_walk.manner = "SNEAK"
        self.assertLess(places(figure, frames)[:, 0, 2].mean(), natural - 0.02)
        walk.footfall_walk.options.crouch = 0.0
        self.assertNotIn("crouch", walk.footfall_walk.options.changed())

    def test_animals(self):
        from footfall_blender.services import prints, walks
        for character, legs in (("bird", 2), ("dinosaur", 2), ("dog", 4), ("horse", 4)):
            walk = self.walk(distance=3, character=character)
            self.assertEqual(len(walk.footfall_walk.leg_names.split(",")), legs, character)
            self.assertGreater(walks.known(walk).edit.frames, 20)
            bpy.ops.footfall.discard()

    def test_units_of_the_scene(self):
        from footfall_blender.services import walks
        bpy.context.scene.unit_settings.scale_length = 0.01
        walk = self.walk(distance=400)
        hips = places(walk.footfall_walk.figure, [30], ["hips"])[0, 0]
        self.assertGreater(hips[2], 70)
        self.assertLess(hips[2], 110)

    def test_too_few_prints_are_refused_in_words(self):
        from footfall_blender.services import prints, walks
        walk = self.walk(distance=3)
        for each in prints.of_walk(walk)[1:]:
            prints.remove(each)
        self.refused(lambda: walks.solve(walk), "at least two prints")


class Scenes(Case):
    def names(self):
        return (sorted(each.name for each in bpy.data.objects), sorted(each.name for each in bpy.data.actions),
                sorted(each.name for each in bpy.data.armatures), bpy.context.scene.frame_end)

    def test_discard_leaves_nothing(self):
        before = self.names()
        self.walk(distance=12)
        self.assertNotEqual(self.names(), before)
        bpy.ops.footfall.discard()
        self.assertEqual(self.names(), before)

    def test_apply_leaves_an_ordinary_action(self):
        walk = self.walk(distance=4)
        figure = walk.footfall_walk.figure
        before = places(figure, range(1, 80, 6))
        bpy.ops.footfall.apply()
        self.assertFalse([each for each in bpy.data.objects if each.footfall_walk.is_walk or each.footfall_print.is_print])
        self.assertEqual(np.abs(places(figure, range(1, 80, 6)) - before).max(), 0)

    def test_apply_with_few_keys(self):
        walk = self.walk(distance=4)
        figure = walk.footfall_walk.figure
        before = places(figure, range(1, 80, 3))
        bpy.ops.footfall.apply(keys="FEW", tolerance=0.2)
        from footfall_blender import host
        counts = [len(curve.keyframe_points) for curve in host.fcurves(figure).values()]
        self.assertLess(np.mean(counts), 0.5 * 120)
        self.assertLess(np.abs(places(figure, range(1, 80, 3)) - before).max(), 0.02)

    def test_undo_and_redo(self):
        from footfall_blender.services import prints, walks
        bpy.ops.ed.undo_push(message="start")
        walk = self.walk(distance=4)
        bpy.ops.ed.undo_push(message="walk")
        count = len(prints.of_walk(walk))
        bpy.ops.footfall.next_print()
        bpy.ops.ed.undo_push(message="print")
        bpy.ops.ed.undo()
        walk = walks.all_walks()[0]
        self.assertEqual(len(prints.of_walk(walk)), count)
        bpy.ops.ed.redo()
        self.assertEqual(len(prints.of_walk(walks.all_walks()[0])), count + 1)
        bpy.ops.ed.undo()
        bpy.ops.ed.undo()
        self.assertEqual(walks.all_walks(), [])
        self.assertFalse(bpy.data.armatures)

    def test_save_reopen_and_without_the_add_on(self):
        from footfall_blender.services import prints, walks
        walk = self.walk(distance=4)
        frames = list(range(1, 90, 8))
        shown = places(walk.footfall_walk.figure, frames)
        path = str(self.folder / "walk.blend")
        bpy.ops.wm.save_as_mainfile(filepath=path)
        bpy.ops.wm.open_mainfile(filepath=path)
        walk = walks.all_walks()[0]
        self.assertEqual(np.abs(places(walk.footfall_walk.figure, frames) - shown).max(), 0)
        prints.of_walk(walk)[3].location.x += 0.05
        bpy.context.view_layer.update()
        self.assertIsNotNone(walks.known(walk))
        bpy.ops.wm.open_mainfile(filepath=path)
        bpy.ops.wm.save_as_mainfile(filepath=path)
        script = (
            "import bpy, sys, json\n"
            "bpy.ops.wm.open_mainfile(filepath={2!r})\n"
            "assert not hasattr(bpy.types.Object, 'footfall_walk')\n"
            "owner = next(o for o in bpy.data.objects if o.type == 'ARMATURE')\n"
            "rows = []\n"
            "for frame in {0}:\n"
            "    bpy.context.scene.frame_set(frame)\n"
            "    rows.append([tuple((owner.matrix_world @ b.matrix).translation) for b in owner.pose.bones])\n"
            "open({1!r}, 'w').write(json.dumps(rows))\n").format(frames, str(self.folder / "rows.json"), path)
        pathlib.Path(self.folder / "plain.py").write_text(script)
        plain = str(self.folder / "plain.py")
        blender = [bpy.app.binary_path, "-b", "--factory-startup", "--python-exit-code", "3", "-P", plain]
        subprocess.run(blender if bpy.app.binary_path else [sys.executable, plain], check=True, capture_output=True)
        rows = np.array(json.loads((self.folder / "rows.json").read_text()))
        self.assertEqual(np.abs(rows - shown).max(), 0)
