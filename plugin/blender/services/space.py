# SPDX-License-Identifier: GPL-3.0-or-later
"""The engine counts in metres, Y up, facing +Z, quaternions w, x, y, z; Blender Z up, facing -Y, in scene units. Both are
right-handed: (x, y, z) there is (x, -z, y) here."""
import bpy
import numpy as np

from footfall import FootfallError


def metres(scene=None):
    """Metres per Blender unit."""
    return (scene or bpy.context.scene).unit_settings.scale_length or 1.0


def frame_rate(scene=None):
    render = (scene or bpy.context.scene).render
    return render.fps / render.fps_base


def points_out(points, scene=None):
    """[…, 3] of the engine as Blender's."""
    p = np.asarray(points, float)
    return np.stack([p[..., 0], -p[..., 2], p[..., 1]], axis=-1) / metres(scene)


def points_in(points, scene=None):
    """[…, 3] of Blender as the engine's."""
    p = np.asarray(points, float) * metres(scene)
    return np.stack([p[..., 0], p[..., 2], -p[..., 1]], axis=-1)


def directions_out(vectors):
    v = np.asarray(vectors, float)
    return np.stack([v[..., 0], -v[..., 2], v[..., 1]], axis=-1)


def turns_out(turns):
    """Rotations […, 4] of the engine as Blender's."""
    q = np.asarray(turns, float)
    return np.stack([q[..., 0], q[..., 1], -q[..., 3], q[..., 2]], axis=-1)


def turns_in(turns):
    q = np.asarray(turns, float)
    return np.stack([q[..., 0], q[..., 1], q[..., 3], -q[..., 2]], axis=-1)


# Quaternions w, x, y, z over whole arrays.

def product(a, b):
    aw, ax, ay, az = np.moveaxis(np.asarray(a, float), -1, 0)
    bw, bx, by, bz = np.moveaxis(np.asarray(b, float), -1, 0)
    return np.stack([aw * bw - ax * bx - ay * by - az * bz, aw * bx + ax * bw + ay * bz - az * by,
                     aw * by - ax * bz + ay * bw + az * bx, aw * bz + ax * by - ay * bx + az * bw], axis=-1)


def inverse(q):
    return np.asarray(q, float) * [1, -1, -1, -1]


def turned(q, vectors):
    """Vectors […, 3] turned by rotations […, 4]."""
    v = np.asarray(vectors, float)
    full = np.concatenate([np.zeros(v.shape[:-1] + (1,)), v], axis=-1)
    return product(product(q, full), inverse(q))[..., 1:]


def continuous(q):
    """Rotations [T, 4] with signs that do not jump from frame to frame."""
    q = np.array(q, float)
    if len(q) > 1:
        flips = np.where(np.einsum("ij,ij->i", q[1:], q[:-1]) < 0, -1.0, 1.0)
        q[1:] *= np.cumprod(flips)[:, None]
    return q


def rigid(matrix, what):
    """Location [3], rotation [4] and scale of a matrix; a scale that is not the same along all axes is an error."""
    where, turn, scale = matrix.decompose()
    if min(scale) <= 1e-9 or max(scale) > 1.001 * min(scale):
        raise FootfallError("{0} is scaled unevenly ({1:.3g}, {2:.3g}, {3:.3g}); apply its scale with Ctrl+A first".format(
            what, *scale), item=what)
    return np.array(where), np.array(turn), sum(scale) / 3
