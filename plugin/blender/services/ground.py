# SPDX-License-Identifier: GPL-3.0-or-later
"""A mesh as the engine's ground, kept until the mesh changes."""
import bpy
import numpy as np

import footfall
from footfall import FootfallError

from . import space

_kept = {}  # object's name: (what it was made of, Terrain)


def forget(name=None):
    """What was kept of one object, or of all."""
    if name is None:
        _kept.clear()
    else:
        _kept.pop(name, None)


def terrain(owner, depsgraph=None):
    """The Terrain of a mesh object with its modifiers; None for no object."""
    if owner is None:
        return None
    if owner.type != "MESH":
        raise FootfallError("{0} is not a mesh; choose a mesh as the ground".format(owner.name), item=owner.name)
    mark = (tuple(tuple(row) for row in owner.matrix_world), len(owner.data.vertices), space.metres())
    kept = _kept.get(owner.name)
    if kept and kept[0] == mark:
        return kept[1]
    evaluated = owner.evaluated_get(depsgraph or bpy.context.evaluated_depsgraph_get())
    mesh = evaluated.to_mesh()
    try:
        mesh.calc_loop_triangles()
        corners = np.empty(3 * len(mesh.vertices), np.float32)
        mesh.vertices.foreach_get("co", corners)
        faces = np.empty(3 * len(mesh.loop_triangles), np.int32)
        mesh.loop_triangles.foreach_get("vertices", faces)
    finally:
        evaluated.to_mesh_clear()
    if not len(faces):
        raise FootfallError("{0} has no faces to stand on".format(owner.name), item=owner.name)
    matrix = np.array(owner.matrix_world)
    world = corners.reshape(-1, 3).astype(float) @ matrix[:3, :3].T + matrix[:3, 3]
    made = footfall.Terrain.mesh(space.points_in(world), faces.reshape(-1, 3))
    _kept[owner.name] = (mark, made)
    return made
