# SPDX-License-Identifier: MIT
"""Whatever arrays come in, the answer is a result or an error in words: never a crash, never a NaN."""
import math
import pickle
import random
import unittest

import numpy as np

import footfall
from footfall import ik, kinematics
from support import EXAMPLES, Case, example

ERRORS = (footfall.FootfallError, TypeError)


def odd_arrays(chooser):
    """Arrays as users have them, mostly wrong."""
    shape = tuple(chooser.choice((0, 1, 2, 3, 4, 5, 7)) for _ in range(chooser.randrange(4)))
    kind = chooser.choice(("float64", "float32", "int64", "uint8", "bool", "complex128", "U3", "object", "datetime64[s]"))
    values = np.random.default_rng(chooser.randrange(2**31)).normal(size=shape)
    with np.errstate(all="ignore"):
        array = np.zeros(shape, kind) if kind in ("U3", "object", "datetime64[s]") else values.astype(kind)
    if array.dtype == np.float64 and array.size and chooser.random() < 0.4:
        array.flat[chooser.randrange(array.size)] = chooser.choice((math.nan, math.inf, -math.inf, 1e308))
    change = chooser.randrange(5)
    if change == 0:
        array = np.asfortranarray(array)
    elif change == 1 and array.ndim:
        array = array[::-1]
    elif change == 2 and array.ndim:
        array = np.repeat(array, 2, axis=-1)[..., ::2]
    elif change == 3:
        array.flags.writeable = False
    return array if chooser.random() < 0.9 else chooser.choice((None, "text", {}, [[1], [1, 2]], 3, b"\0", object()))


class ArgumentsTest(Case):
    def test_odd_arrays_are_answered_in_words(self):
        walk = example("walk.bvh").motion
        track = footfall.prints_along([[0, 0], [0, 2]])
        ground = footfall.Terrain.flat()
        curve = footfall.Curve([0, 1], [0, 1])
        takers = {
            "Motion": lambda a, b, c: footfall.Motion(["a", "b"], a, b, c),
            "Motion of rotations": lambda a, b, c: footfall.Motion(["a"], [-1], [[0, 0, 0]], a, root=b),
            "replace": lambda a, b, c: walk.replace(rotations=a, root=b),
            "Curve": lambda a, b, c: footfall.Curve(a, b, in_tangents=c),
            "evaluate": lambda a, b, c: curve(a),
            "reduce": lambda a, b, c: footfall.reduce(a, b),
            "Track": lambda a, b, c: footfall.Track(a, b, c),
            "track.replace": lambda a, b, c: track.replace(positions=a, yaws=b, stances=c),
            "prints_along": lambda a, b, c: footfall.prints_along(a, headings=b),
            "over_stones": lambda a, b, c: footfall.over_stones(a),
            "wander": lambda a, b, c: footfall.wander(3, obstacles=a, start=b),
            "height_field": lambda a, b, c: footfall.Terrain.height_field(a),
            "mesh": lambda a, b, c: footfall.Terrain.mesh(a, b),
            "at": lambda a, b, c: ground.at(a),
            "fk": lambda a, b, c: kinematics.fk(a, b, c),
            "two_bone": lambda a, b, c: ik.two_bone(a, b, c, a, b),
            "limb": lambda a, b, c: ik.limb(a, b, c),
            "to_matrices": lambda a, b, c: kinematics.to_matrices(a),
            "from_matrices": lambda a, b, c: kinematics.from_matrices(a),
            "from_6d": lambda a, b, c: kinematics.from_6d(a),
            "from_euler": lambda a, b, c: kinematics.from_euler(a),
            "to_euler": lambda a, b, c: kinematics.to_euler(a),
            "beats": lambda a, b, c: footfall.warp(walk, beats=[a]),
        }
        chooser, refused, taken = random.Random(4), 0, 0
        for name, take in takers.items():
            for _ in range(60):
                arrays = [odd_arrays(chooser) for _ in range(3)]
                with self.subTest(name, arrays=[getattr(a, "shape", a) for a in arrays]):
                    try:
                        take(*arrays)
                        taken += 1
                    except ERRORS as error:
                        self.assertTrue(str(error))
                        refused += 1
        self.assertGreater(refused, 600)
        self.assertGreater(taken, 20)

    def test_faults_are_said_by_name(self):
        turned = np.tile([1.0, 0, 0, 0], (4, 1, 1))
        for argument, value, words in (
                ("rotations", turned[:, :, :3], r"rotations must have the shape \(frames, 1, 4\), got \(4, 1, 3\)"),
                ("rotations", np.where(np.arange(4)[:, None, None] == 2, np.nan, turned), r"rotations must be finite, got nan at \(2, 0, 0\)"),
                ("rotations", turned.astype(complex), "rotations must be an array of numbers, got one of complex128"),
                ("rotations", 0 * turned, "the rotation of hip at frame 0 has length 0"),
                ("offsets", [[0, 0]], r"offsets must have the shape \(1, 3\), got \(1, 2\)"),
                ("parents", [0.5], "parents must be whole numbers"),
                ("parents", [0], "the parent of joint 0 .hip. must come before it"),
                ("fps", 0, "fps must be above 0, got 0"),
                ("fps", "fast", "fps must be a number, got 'fast'"),
                ("order", "abc", "order must be one of xyz, yzx"),
                ("root", np.zeros((3, 3)), r"root must have the shape \(4, 3\), got \(3, 3\)")):
            given = dict(names=["hip"], parents=[-1], offsets=[[0, 1, 0]], rotations=turned)
            given[argument] = value
            with self.subTest(argument, value=str(value)[:30]), self.assertRaisesRegex(footfall.FootfallError, words):
                footfall.Motion(**given)

    def test_any_layout_of_an_array_gives_the_same(self):
        turned = np.random.default_rng(3).normal(size=(6, 2, 4))
        turned /= np.linalg.norm(turned, axis=2, keepdims=True)
        make = lambda rotations: footfall.Motion(["a", "b"], [-1, 0], [[0, 1, 0], [0, 1, 0]], rotations)
        plain, read_only = make(turned), turned.copy()
        read_only.flags.writeable = False
        for name, same in (("Fortran order", np.asfortranarray(turned)), ("every second", np.repeat(turned, 2, axis=0)[::2]),
                           ("read-only", read_only), ("a list", turned.tolist()), ("big-endian", turned.astype(">f8"))):
            with self.subTest(name):
                self.assertEqual(make(same), plain)

    def test_options_are_refused_by_name_with_the_nearest(self):
        track = footfall.prints_along([[0, 0], [0, 2]])
        with self.assertRaisesRegex(TypeError, "there is no option 'crouchy'; did you mean 'crouch'"):
            footfall.walk(track, crouchy=0.1)
        with self.assertRaisesRegex(footfall.FootfallError, "fps must be 1 to 100000 frames per second, got 0"):
            footfall.walk(track, fps=0)
        with self.assertRaisesRegex(footfall.FootfallError, "fps must be a number, got str"):
            footfall.walk(track, fps="fast")
        with self.assertRaisesRegex(footfall.FootfallError, "solver must be one of fast, greedy, got 'slow'"):
            footfall.walk(track, solver="slow")
        with self.assertRaisesRegex(footfall.FootfallError, "step_length must be above 0 m, got -1"):
            footfall.prints_along([[0, 0], [0, 2]], step_length=-1)

    def test_errors_tell_file_line_item_and_remedy(self):
        broken = self.folder / "broken.bvh"
        broken.write_text((EXAMPLES / "walk.bvh").read_text(encoding="utf-8").replace("OFFSET 0 98", "OFFSET low 98", 1),
                          encoding="utf-8")
        with self.assertRaises(footfall.FootfallError) as caught:
            footfall.read(broken)
        self.assertEqual(caught.exception.file, str(broken))
        self.assertGreater(caught.exception.line, 1)
        again = pickle.loads(pickle.dumps(caught.exception))
        self.assertEqual((str(again), again.line), (str(caught.exception), caught.exception.line))
        with self.assertRaises(footfall.FootfallError) as caught:
            footfall.walk(footfall.Track([0, 1, 0, 1], [[0.1, 0], [-0.1, 0.5], [0.1, 1], [-0.1, 1.5]], stances=[5, 0.6, 0.6, 0.6], steps=0.5))
        self.assertTrue(caught.exception.item.startswith("print"), str(caught.exception))

    def test_arrays_of_a_motion_cannot_be_written_and_outlive_it(self):
        motion = example("walk.bvh").motion
        samples, expected = motion.samples, motion.samples.copy()
        for array in (motion.samples, motion.rotations, motion.root, motion.offsets, motion.times):
            with self.assertRaises(ValueError):
                array[0] = 0
        del motion
        self.assertTrue(np.array_equal(samples, expected))

    def test_samples_are_seen_in_place(self):
        motion = example("walk.bvh").motion
        self.assertEqual(motion._engine.samples().ctypes.data, motion._engine.samples().ctypes.data)
        self.assertFalse(motion.samples.flags.owndata)


if __name__ == "__main__":
    unittest.main()
