# SPDX-License-Identifier: GPL-3.0-or-later
"""Footprints as objects: each a sole on the ground, a child of its walk, to be grabbed, turned, duplicated and deleted."""
import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

from . import space

COLOURS = ((0.10, 0.35, 0.85, 1.0), (0.90, 0.38, 0.08, 1.0))  # left, right
# The outline of a left sole, toes along -Y: x, y in lengths of the foot.
_SOLE = ((-0.10, 0.50), (0.08, 0.50), (0.15, 0.42), (0.14, 0.22), (0.13, 0.05), (0.19, -0.12), (0.22, -0.27), (0.17, -0.41),
         (0.05, -0.50), (-0.08, -0.48), (-0.15, -0.36), (-0.15, -0.15), (-0.11, 0.05), (-0.14, 0.25), (-0.16, 0.42))
_LIFT = 0.004  # m that soles are drawn above the ground


def of_walk(walk):
    """The prints of a walk in order. Duplicates come after what they were duplicated from."""
    found = [child for child in walk.children if child.footfall_print.is_print]
    return sorted(found, key=lambda each: (each.footfall_print.order, each.name))


def walk_of(owner):
    """The walk that an object belongs to, is, or moves for; None: none."""
    if owner is None:
        return None
    if owner.footfall_walk.is_walk:
        return owner
    if owner.footfall_print.is_print:
        return owner.parent
    for walk in bpy.data.objects:
        if walk.footfall_walk.is_walk and owner in (walk.footfall_walk.figure, walk.footfall_walk.rig,
                                                    walk.footfall_walk.curve):
            return walk
    return None


def walk_at_hand(context):
    """The walk of the active object, or the only one in the scene; None: none or several."""
    from . import walks
    found = walk_of(context.object)
    every = walks.all_walks(context.scene)
    return found or (every[0] if len(every) == 1 else None)


def adopt_duplicates(walk):
    """Gives prints that were duplicated their own place in the order: after the last of their originals, going on with
    the other foot. True where there were any."""
    ordered = of_walk(walk)
    taken, originals, copies = set(), [], []
    for each in ordered:
        order = each.footfall_print.order
        (copies if order in taken else originals).append(each)
        taken.add(order)
    if not copies:
        return False
    last = max(copies, key=lambda each: each.footfall_print.order).footfall_print.order
    at = next(i for i, each in enumerate(originals) if each.footfall_print.order == last) + 1
    legs = max(2, len(walk.footfall_walk.leg_names.split(",")))
    if copies[0].footfall_print.leg == originals[at - 1].footfall_print.leg and legs == 2:
        for each in copies:
            each.footfall_print.leg = 1 - each.footfall_print.leg
    renumber(walk, originals[:at] + copies + originals[at:])
    return True


def renumber(walk, ordered):
    for number, each in enumerate(ordered):
        each.footfall_print.order = number
        _dress(walk, each)


def _material(leg, legs):
    right = leg % 2
    name = "Footfall Right" if right else "Footfall Left"
    material = bpy.data.materials.get(name)
    if material is None:
        material = bpy.data.materials.new(name)
        material.diffuse_color = COLOURS[right]
    return material


def _sole(length, leg):
    """The mesh of a sole; shared by the prints of a size and side."""
    side = -1 if leg % 2 else 1
    name = "Footfall Sole {0} {1:.3f}".format("R" if leg % 2 else "L", length)
    mesh = bpy.data.meshes.get(name)
    if mesh is None:
        mesh = bpy.data.meshes.new(name)
        corners = [(side * x * length, y * length, 0) for x, y in _SOLE]
        mesh.from_pydata(corners, [], [list(range(len(corners)))[::1 if side > 0 else -1][::-1]])
        mesh.materials.append(_material(leg, 2))
        mesh.update()
    return mesh


def _dress(walk, each):
    """The mesh and name that suit a print's foot."""
    mesh = _sole(walk.footfall_walk.foot_length, each.footfall_print.leg)
    if each.data is not mesh:
        each.data = mesh
    names = walk.footfall_walk.leg_names.split(",")
    leg = each.footfall_print.leg
    each.footfall_print.leg_name = names[leg] if leg < len(names) else ""


def dress_all(walk):
    for each in of_walk(walk):
        _dress(walk, each)


def add(walk, leg, position, yaw, stance=0.0, step=0.0, normal=(0, 0, 1), order=None):
    """A print at a position [3] with its toes at yaw (radians; 0 along -Y), in Blender's units; after the last."""
    ordered = of_walk(walk)
    each = bpy.data.objects.new("Print {0:03d}".format(len(ordered) + 1), _sole(walk.footfall_walk.foot_length, leg))
    for collection in walk.users_collection or (bpy.context.scene.collection,):
        collection.objects.link(each)
    each.parent = walk
    mine = each.footfall_print
    mine.is_print, mine.leg, mine.stance, mine.step = True, leg, stance, step
    mine.order = len(ordered) if order is None else order
    each.lock_scale = (True, True, True)
    lay(walk, each, position, yaw, normal)
    _dress(walk, each)
    return each


def lay(walk, each, position, yaw, normal=(0, 0, 1)):
    """Puts a print on the ground: its height and tilt. Its object's location and rotation alone are set."""
    up = Vector(normal)
    tilt = Vector((0, 0, 1)).rotation_difference(up).to_matrix().to_4x4() if up.length else Matrix()
    where = Vector(position) + up * (_LIFT / space.metres())
    world = Matrix.Translation(where) @ tilt @ Matrix.Rotation(yaw, 4, "Z")
    local = (walk.matrix_world @ each.matrix_parent_inverse).inverted_safe() @ world
    each.location = local.to_translation()
    each.rotation_mode = "XYZ"
    each.rotation_euler = local.to_euler("XYZ", each.rotation_euler)


def outlines(walk, track):
    """[N, K, 3] the outlines of a track's prints on the ground, in Blender's units."""
    places, normals = space.points_out(track.positions), space.directions_out(track.normals)
    corners = np.array([(x, y, 0.0) for x, y in _SOLE]) * walk.footfall_walk.foot_length
    found = []
    for leg, place, normal, yaw in zip(track.legs, places, normals, track.yaws):
        side = np.array([-1 if leg % 2 else 1, 1, 1])
        turn = np.array(Vector((0, 0, 1)).rotation_difference(Vector(normal)).to_matrix() @ Matrix.Rotation(float(yaw), 3, "Z"))
        found.append(corners * side @ turn.T + place + np.asarray(normal) * _LIFT / space.metres())
    return np.array(found).reshape(-1, len(_SOLE), 3)


def row(each):
    """(position [3], yaw) of a print on the ground, in Blender's units."""
    world = each.matrix_world
    up, toes = world.col[2].to_3d().normalized(), -world.col[1].to_3d()
    where = world.translation - up * (_LIFT / space.metres())
    return where, math.atan2(toes.x, -toes.y)


def rows(ordered):
    """Of prints: legs [N], positions [N, 3] (the engine's), yaws [N], stances [N], steps [N] in seconds."""
    places = [row(each) for each in ordered]
    return {
        "legs": [each.footfall_print.leg for each in ordered],
        "positions": space.points_in(np.array([tuple(where) for where, _ in places]).reshape(-1, 3)),
        "yaws": [yaw for _, yaw in places],
        "stances": [each.footfall_print.stance for each in ordered],
        "steps": [each.footfall_print.step for each in ordered],
    }


def from_track(walk, track):
    """Print objects of a Track, with its times."""
    normals = space.directions_out(track.normals)
    places = space.points_out(track.positions)
    return [add(walk, int(track.legs[i]), places[i], float(track.yaws[i]), float(track.stances[i]), float(track.steps[i]),
                normals[i], i) for i in range(len(track))]


def remove(each):
    bpy.data.objects.remove(each, do_unlink=True)


def add_next(walk):
    """The print that is most likely wanted next: as the engine goes on with the stride. The first print is at the walk."""
    from . import walks
    ordered = of_walk(walk)
    if not ordered:
        return add(walk, 0, walk.matrix_world.translation, 0.0)
    if len(ordered) == 1:
        where, yaw = row(ordered[0])
        side = -1 if ordered[0].footfall_print.leg == 0 else 1
        ahead, left = Vector((math.sin(yaw), -math.cos(yaw), 0)), Vector((math.cos(yaw), math.sin(yaw), 0))
        step = 2.4 * walk.footfall_walk.foot_length
        return add(walk, 1 - ordered[0].footfall_print.leg, where + ahead * step + left * side * 0.3 * step, yaw)
    track = walks.track_of(walk).with_next_print()
    last = len(track) - 1
    return add(walk, int(track.legs[last]), space.points_out(track.positions[last]), float(track.yaws[last]))
