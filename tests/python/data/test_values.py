# SPDX-License-Identifier: MIT
"""What the package's objects hold: against numpy, against files, pickled and compared."""
import copy
import pickle
import unittest

import numpy as np

import footfall
from footfall import ik, kinematics
from support import EXAMPLES, Case, example


def turned(q, v):
    t = 2 * np.cross(q[..., 1:], v)
    return v + q[..., :1] * t + np.cross(q[..., 1:], t)


def product(a, b):
    w, v = a[..., :1], a[..., 1:]
    return np.concatenate([w * b[..., :1] - (v * b[..., 1:]).sum(-1, keepdims=True),
                           w * b[..., 1:] + b[..., :1] * v + np.cross(v, b[..., 1:])], axis=-1)


class MotionTest(Case):
    def setUp(self):
        super().setUp()
        self.motion = example("walk.bvh").motion

    def test_world_positions_follow_from_local_rotations(self):
        motion = self.motion
        positions, world = np.empty((motion.frames, motion.joints, 3)), np.empty(motion.rotations.shape)
        for joint, parent in enumerate(motion.parents):
            if parent < 0:
                positions[:, joint], world[:, joint] = motion.root, motion.rotations[:, joint]
            else:
                world[:, joint] = product(world[:, parent], motion.rotations[:, joint])
                positions[:, joint] = positions[:, parent] + turned(world[:, parent], motion.offsets[joint])
        np.testing.assert_allclose(motion.positions(), positions, atol=1e-12)
        by_fk = kinematics.fk(motion.parents, motion.offsets, motion.rotations, motion.root - motion.offsets[0])
        np.testing.assert_allclose(by_fk[0], positions, atol=1e-12)
        self.assertTrue(np.array_equal(motion.world()[0], motion.positions()))
        self.assertTrue(np.array_equal(motion.positions(threads=1), motion.positions(threads=2)))

    def test_made_of_its_own_arrays_it_is_itself(self):
        motion = self.motion
        again = footfall.Motion(motion.names, motion.parents, motion.offsets, motion.rotations, motion.root, motion.fps,
                                order=motion.orders, ends=motion.ends)
        np.testing.assert_allclose(again.positions(), motion.positions(), atol=1e-12)
        self.assertEqual(again.names, motion.names)
        footfall.write(again, self.folder / "again.bvh")
        np.testing.assert_allclose(footfall.read(self.folder / "again.bvh").motion.positions(), motion.positions(), atol=1e-5)

    def test_slices(self):
        motion = self.motion
        part = motion[10:40]
        self.assertTrue(np.array_equal(part.samples, motion.samples[10:40]))
        self.assertEqual(part.start, motion.times[10])
        self.assertEqual(motion[10:20] + motion[20:40], part)
        self.assertEqual(motion[5].frames, 1)
        self.assertEqual(motion[-1].start, motion.times[-1])
        every = motion[::3]
        self.assertTrue(np.array_equal(every.samples, motion.samples[::3]))
        self.assertAlmostEqual(every.fps, motion.fps / 3)
        with self.assertRaisesRegex(footfall.FootfallError, "holds no frame"):
            motion[40:10]
        with self.assertRaisesRegex(footfall.FootfallError, "forwards"):
            motion[::-1]
        with self.assertRaises(IndexError):
            motion[motion.frames]

    def test_pickles_copies_and_equality(self):
        for value in (self.motion, footfall.read(EXAMPLES / "walk.bvh"), footfall.read(EXAMPLES / "arm_wave.anim"),
                      footfall.Terrain.stairs(), footfall.Character("dog").scaled(1.5), footfall.Curve([0, 1], [2, 3]),
                      footfall.read(EXAMPLES / "biped.ma").curves,
                      footfall.prints_along([[0, 0], [0, 3]], terrain=footfall.Terrain.slope(5)).replace(crouch=0.1)):
            with self.subTest(repr(value)):
                again = pickle.loads(pickle.dumps(value))
                self.assertEqual(again, value)
                self.assertEqual(repr(again), repr(value))
                self.assertEqual(copy.deepcopy(value), value)
                self.assertNotEqual(value, 3)
        self.assertNotEqual(self.motion, self.motion[1:])

    def test_rotation_forms(self):
        rotations = np.random.default_rng(2).normal(size=(50, 3, 4))
        rotations /= np.linalg.norm(rotations, axis=-1, keepdims=True)
        rotations *= np.where(rotations[..., :1] < 0, -1, 1)
        for there, back in ((kinematics.to_matrices, kinematics.from_matrices), (kinematics.to_6d, kinematics.from_6d)):
            np.testing.assert_allclose(back(there(rotations)), rotations, atol=1e-12)
        vectors = np.random.default_rng(3).normal(size=(50, 3, 3))
        np.testing.assert_allclose(np.einsum("...ij,...j->...i", kinematics.to_matrices(rotations), vectors),
                                   turned(rotations, vectors), atol=1e-12)
        for order in ("xyz", "yzx", "zxy", "xzy", "yxz", "zyx"):
            angles = kinematics.to_euler(rotations, order)
            np.testing.assert_allclose(kinematics.from_euler(angles, order), rotations, atol=1e-9)
        x, y = kinematics.from_euler([90, 0, 0], degrees=True), kinematics.from_euler([0, 90, 0], degrees=True)
        np.testing.assert_allclose(kinematics.from_euler([90, 90, 0], "xyz", degrees=True), product(y, x), atol=1e-12)
        with self.assertRaisesRegex(footfall.FootfallError, "matrix 0 is not a rotation"):
            kinematics.from_matrices(np.diag([1.0, 1, -1]))

    def test_replace_keeps_the_channels(self):
        motion = self.motion
        same = motion.replace(rotations=motion.rotations, root=motion.root)
        self.assertEqual(same.channels, motion.channels)
        np.testing.assert_allclose(same.positions(), motion.positions(), atol=1e-12)

    def test_a_notebook_shows_it(self):
        shown = self.motion._repr_html_()
        self.assertTrue(shown.startswith("<iframe srcdoc="))

    def test_the_centre_of_mass_and_momentum_agree(self):
        motion = self.motion
        com = motion.centre_of_mass(mass=70)
        linear, angular = motion.momentum(mass=70)
        np.testing.assert_allclose(linear, 70 * np.diff(com, axis=0) * motion.fps, rtol=1e-6, atol=1e-6)
        self.assertEqual(angular.shape, linear.shape)


class LimbsTest(Case):
    def test_two_bones_keep_their_lengths_and_meet_the_target(self):
        chooser = np.random.default_rng(5)
        root, middle, end = np.zeros((40, 3)), np.tile([0.0, -0.4, 0.05], (40, 1)), np.tile([0.0, -0.85, 0.0], (40, 1))
        target = chooser.normal(size=(40, 3)) * 0.3
        bent = ik.two_bone(root, middle, end, target, pole=[0, 0, 1])
        self.assertLess(bent.residual.max(), 1e-9)
        np.testing.assert_allclose(bent.end, target, atol=1e-9)
        np.testing.assert_allclose(np.linalg.norm(bent.middle - root, axis=1), np.linalg.norm(middle - root, axis=1))
        np.testing.assert_allclose(turned(bent.upper_turn, middle - root), bent.middle - root, atol=1e-9)
        np.testing.assert_allclose(turned(bent.lower_turn, end - middle), bent.end - bent.middle, atol=1e-9)

    def test_a_limb_of_three_bones(self):
        joints = np.tile([[0.0, 1, 0], [0, 0.7, 0.1], [0, 0.3, 0], [0, 0, 0.1]], (20, 1, 1))
        target = np.stack([np.zeros(20), np.linspace(0.1, 0.4, 20), np.linspace(0, 0.2, 20)], axis=1)
        bent = ik.limb(joints, [[1, 0, 0], [-1, 0, 0]], target, range=(-2, 2))
        self.assertLess(bent.residual.max(), 1e-6)
        np.testing.assert_allclose(bent.joints[:, -1], target, atol=1e-6)
        with self.assertRaisesRegex(footfall.FootfallError, "2 to 4 bones, got 1"):
            ik.limb(joints[:, :2], np.zeros((20, 0, 3)), target)


class CurvesTest(Case):
    def test_many_curves_at_many_times(self):
        curves = footfall.read(EXAMPLES / "biped.ma").curves
        times = np.linspace(0, 2, 77)
        table = curves.evaluate(times)
        self.assertEqual(table.shape, (len(curves), 77))
        self.assertGreater(len(curves), 10)
        for row, curve in zip(table, curves.values()):
            self.assertTrue(np.array_equal(row, curve(times)))

    def test_curves_put_into_a_scene(self):
        scene = footfall.read(EXAMPLES / "arm_wave.anim")
        raised = {name: footfall.Curve(c.times, c.values + 1, in_types=c.in_types, out_types=c.out_types,
                                       in_tangents=c.in_tangents, out_tangents=c.out_tangents, weighted=c.weighted,
                                       before=c.before, after=c.after, output=c.output) for name, c in scene.curves.items()}
        changed = scene.with_curves(footfall.Curves(raised))
        np.testing.assert_allclose(changed.curves.evaluate([0.5]), scene.curves.evaluate([0.5]) + 1)


class TerrainTest(Case):
    def test_a_mesh_and_a_height_field_agree(self):
        z, x = np.mgrid[0:4, 0:5]
        heights = 0.1 * x + 0.2 * z
        field = footfall.Terrain.height_field(heights)
        vertices = np.stack([x.ravel(), heights.ravel(), z.ravel()], axis=1)
        corner = (np.arange(3)[:, None] * 5 + np.arange(4)).ravel()
        triangles = np.concatenate([np.stack([corner, corner + 5, corner + 1], 1),
                                    np.stack([corner + 1, corner + 5, corner + 6], 1)])
        mesh = footfall.Terrain.mesh(vertices, triangles)
        points = np.random.default_rng(1).uniform(0, 3, size=(30, 2))
        np.testing.assert_allclose(field.at(points)[0], mesh.at(points)[0], atol=1e-9)
        np.testing.assert_allclose(field.at(points)[1], mesh.at(points)[1], atol=1e-9)
        self.assertTrue(np.isnan(mesh.at([[9, 9]])[0][0]))


class TracksTest(Case):
    def test_a_track_with_a_mesh_reads_back(self):
        mesh = footfall.Terrain.mesh([[-9, 0, -9], [9, 0, -9], [0, 1, 20]], [[0, 1, 2]])
        track = footfall.prints_along([[0, 0], [0, 4]], terrain=mesh, standing=True).replace(crouch=0.1)
        track.write(self.folder / "track.json")
        again = footfall.Track.read(self.folder / "track.json")
        np.testing.assert_allclose(again.positions, track.positions, atol=1e-8)  # documents are rounded
        self.assertEqual((again.options, again.terrain, again.character), (track.options, track.terrain, track.character))
        self.assertEqual(footfall.walk(again).motion.frames, footfall.walk(track).motion.frames)

    def test_editing_reuses_and_changes_no_bit(self):
        track = footfall.prints_along([[0, 0], [0, 12]], standing=True)
        walk = footfall.edit_walk(track)
        for i, shift in ((6, 0.05), (9, -0.04), (6, 0.0)):
            x, y, z = track[i].position
            moved = track.edited(i, position=(x + shift, y, z))
            walk = walk.edited(moved)
            fresh = footfall.edit_walk(moved)
            self.assertTrue(np.array_equal(walk.com, fresh.com))
            self.assertEqual(walk.motion(30, 60), fresh.motion(30, 60))
        whole = footfall.walk(moved).motion
        np.testing.assert_allclose(walk.motion().positions(), whole.positions(), atol=1e-4)

    def test_times_of_prints(self):
        track = footfall.prints_along([[0, 0], [0, 6]], standing=True)
        times = track.contact_times()
        self.assertEqual(times.shape, (len(track), 2))
        later = track.retimed({4: times[4, 0] + 0.05})
        self.assertAlmostEqual(later.contact_times()[4, 0], times[4, 0] + 0.05)
        with self.assertRaisesRegex(footfall.FootfallError, "print 5"):
            track.retimed({4: 99})

    def test_a_figure_of_a_motion(self):
        character = footfall.Character.from_motion(example("dog.bvh"), "dog")
        self.assertEqual(len(character.legs), 4)
        walk = footfall.walk(footfall.prints_along([[0, 0], [0, 3]], character=character), force=True)
        self.assertEqual(walk.motion.names, character.rest.names)
        with self.assertRaisesRegex(footfall.FootfallError, "Character.from_file"):
            walk.track.write(self.folder / "no.json")


if __name__ == "__main__":
    unittest.main()
