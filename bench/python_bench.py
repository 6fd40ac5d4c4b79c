#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""How fast the Python package is: beside plain numpy, beside the program, and what a call costs.

    PYTHONPATH=build/python python3 bench/python_bench.py --program build/bin/footfall --clips ../shared/data/cmu

The numpy functions are what libraries for motion in Python do: joint by joint, all frames at once. Times are the least of
several rounds."""
import argparse
import pathlib
import subprocess
import time

import numpy as np

import footfall
from footfall import kinematics


def least(work, rounds=7):
    """Seconds, and what work gives."""
    best = float("inf")
    for _ in range(rounds):
        start = time.perf_counter()
        result = work()
        best = min(best, time.perf_counter() - start)
    return best, result


def product(a, b):
    """Of quaternions w, x, y, z."""
    w = a[..., 0] * b[..., 0] - a[..., 1] * b[..., 1] - a[..., 2] * b[..., 2] - a[..., 3] * b[..., 3]
    x = a[..., 0] * b[..., 1] + a[..., 1] * b[..., 0] + a[..., 2] * b[..., 3] - a[..., 3] * b[..., 2]
    y = a[..., 0] * b[..., 2] - a[..., 1] * b[..., 3] + a[..., 2] * b[..., 0] + a[..., 3] * b[..., 1]
    z = a[..., 0] * b[..., 3] + a[..., 1] * b[..., 2] - a[..., 2] * b[..., 1] + a[..., 3] * b[..., 0]
    return np.stack([w, x, y, z], axis=-1)


def turned(q, v):
    t = 2 * np.cross(q[..., 1:], v)
    return v + q[..., :1] * t + np.cross(q[..., 1:], t)


def numpy_fk(parents, offsets, rotations, root):
    positions, world = np.empty(rotations.shape[:2] + (3,)), np.empty(rotations.shape)
    for joint, parent in enumerate(parents):
        if parent < 0:
            positions[:, joint], world[:, joint] = offsets[joint] + root, rotations[:, joint]
        else:
            world[:, joint] = product(world[:, parent], rotations[:, joint])
            positions[:, joint] = positions[:, parent] + turned(world[:, parent], offsets[joint])
    return positions, world


def numpy_matrices(q):
    w, x, y, z = np.moveaxis(q, -1, 0)
    return np.stack([1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y),
                     2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x),
                     2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)], axis=-1).reshape(q.shape[:-1] + (3, 3))


def numpy_from_6d(six):
    a = six[..., :3] / np.linalg.norm(six[..., :3], axis=-1, keepdims=True)
    b = six[..., 3:] - (a * six[..., 3:]).sum(-1, keepdims=True) * a
    b /= np.linalg.norm(b, axis=-1, keepdims=True)
    m = np.stack([a, b, np.cross(a, b)], axis=-1)
    w = np.sqrt(np.maximum(0, 1 + m[..., 0, 0] + m[..., 1, 1] + m[..., 2, 2])) / 2
    return np.stack([w, (m[..., 2, 1] - m[..., 1, 2]) / (4 * w), (m[..., 0, 2] - m[..., 2, 0]) / (4 * w),
                     (m[..., 1, 0] - m[..., 0, 1]) / (4 * w)], axis=-1)


def compare(name, ours, theirs, difference):
    ours_time, ours_result = least(ours)
    theirs_time, theirs_result = least(theirs, 3)
    print("{0:34} {1:9.2f} ms  numpy {2:9.2f} ms  {3:6.1f} times  apart {4:.1e}".format(
        name, 1000 * ours_time, 1000 * theirs_time, theirs_time / ours_time, difference(ours_result, theirs_result)))
    return theirs_time / ours_time


def kinematics_beside_numpy(frames=10000):
    motion = footfall.walk(footfall.prints_along([[0, 0], [0, 20]], standing=True)).motion
    times = -(-frames // motion.frames)
    rotations = np.ascontiguousarray(np.tile(motion.rotations, (times, 1, 1))[:frames])
    root = np.ascontiguousarray(np.tile(motion.root, (times, 1))[:frames]) - motion.offsets[0]
    apart = lambda a, b: np.abs(a - b).max()
    gained = compare("fk, {0} frames, {1} joints".format(frames, motion.joints),
                     lambda: kinematics.fk(motion.parents, motion.offsets, rotations, root)[0],
                     lambda: numpy_fk(motion.parents, motion.offsets, rotations, root)[0], apart)
    compare("to_matrices", lambda: kinematics.to_matrices(rotations), lambda: numpy_matrices(rotations), apart)
    six = kinematics.to_6d(rotations)
    compare("from_6d", lambda: kinematics.from_6d(six), lambda: numpy_from_6d(six),
            lambda a, b: 1 - np.abs((a * b).sum(-1)).min())
    return gained


def cost_of_a_call(rounds=20000):
    motion = footfall.read("examples/walk.bvh").motion[:1]
    curve, times = footfall.Curve([0, 1], [0, 1]), np.array([0.5])
    ground, point = footfall.Terrain.flat(), np.zeros((1, 2))
    for name, call in (("curve(times)", lambda: curve(times)), ("terrain.at(point)", lambda: ground.at(point)),
                       ("motion.positions(), one frame", motion.positions),
                       ("kinematics.to_matrices, one", lambda q=np.array([[1.0, 0, 0, 0]]): kinematics.to_matrices(q))):
        start = time.perf_counter()
        for _ in range(rounds):
            call()
        print("{0:34} {1:9.2f} µs per call".format(name, 1e6 * (time.perf_counter() - start) / rounds))


def beside_the_program(program, clips):
    paths = sorted(pathlib.Path(clips).glob("*.bvh"))[:35]

    def from_python():
        return [footfall.check(footfall.read(path)) for path in paths]

    def by_the_program():
        for path in paths:
            subprocess.run([program, "check", "--quiet", path], check=False, capture_output=True)

    def one_by_one():
        subprocess.run([program, "check", "--quiet", "--threads", "2", *paths], check=False, capture_output=True)

    mine, _ = least(from_python, 3)
    each, _ = least(by_the_program, 2)
    batch, _ = least(one_by_one, 2)
    print("read and check {0} clips: {1:.2f} s in Python; the program {2:.2f} s one by one, {3:.2f} s as a batch".format(
        len(paths), mine, each, batch))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program", help="the program, to compare with")
    parser.add_argument("--clips", help="a folder of recorded clips (.bvh)")
    given = parser.parse_args()
    kinematics_beside_numpy()
    cost_of_a_call()
    if given.program and given.clips:
        beside_the_program(given.program, given.clips)


if __name__ == "__main__":
    main()
