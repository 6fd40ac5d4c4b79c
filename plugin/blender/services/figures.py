# SPDX-License-Identifier: GPL-3.0-or-later
"""Armatures as the engine's figures. A joint of the figure is a bone's head; how a bone lies at rest does not matter, since
only its turn away from rest is carried over."""
import dataclasses
import typing

import bpy
import numpy as np
from mathutils import Euler, Quaternion, Vector

import footfall
from footfall import FootfallError

from .. import host
from . import roles, space


@dataclasses.dataclass
class Figure:
    """The bones of an armature that move, as the engine sees them. All of it in the engine's axes and metres.

    bones        [J] the bone of each joint; "" for ends
    rest         one frame: the figure standing, facing +Z
    bone_turns   [J, 4] how each bone lies in the world while the figure stands so
    """

    armature: str
    bones: typing.List[str]
    rest: footfall.Motion
    bone_turns: "np.ndarray"

    def __post_init__(self):
        # What carries the turn of a joint over to its bone: away from the joint's own rest, onto how the bone lies.
        self.carry = space.product(space.inverse(self.rest.world()[1][0]), self.bone_turns)

    @property
    def object(self):
        owner = bpy.data.objects.get(self.armature)
        if owner is None:
            raise FootfallError("The armature {0} is gone. Connect another one.".format(self.armature))
        return owner


def preset(character, name="Footfall Figure"):
    """A new armature of a Character, with a simple body; returns (armature, Figure)."""
    rest = character.rest
    places = space.points_out(rest.positions()[0])
    parents, ends = rest.parents, rest.ends
    armature = bpy.data.armatures.new(name)
    owner = bpy.data.objects.new(name, armature)
    bpy.context.collection.objects.link(owner)
    armature.display_type = "STICK"
    _in_mode(owner, "EDIT", lambda: _edit_bones(armature, rest.names, parents, ends, places))
    for bone in owner.pose.bones:
        bone.rotation_mode = "QUATERNION"
    _body(owner)
    return owner, of_preset(owner, character)


def of_preset(owner, character):
    """The Figure of an armature that preset() made."""
    rest = character.rest
    bones = ["" if end else name for name, end in zip(rest.names, rest.ends)]
    missing = [bone for bone in bones if bone and bone not in owner.data.bones]
    if missing:
        raise FootfallError("{0} has lost the bones {1}".format(owner.name, ", ".join(missing)), item=owner.name)
    return Figure(owner.name, bones, rest, _bone_turns(owner, bones, np.array([1.0, 0, 0, 0]), {}))


def of_roles(owner, table, stance=None):
    """The Figure of the bones that have a role.

    table     {role: bone}
    stance    {bone: world matrix} while the figure stands; without it, its rest pose
    """
    if owner.type != "ARMATURE":
        raise FootfallError("{0} is not an armature; select the character's armature".format(owner.name), item=owner.name)
    space.rigid(owner.matrix_world, owner.name)
    plan = roles.plan(table)
    standing = stance or {bone.name: owner.matrix_world @ bone.matrix_local for bone in owner.data.bones}
    absent = sorted({bone for _, _, bone in plan if bone not in standing})
    if absent:
        raise FootfallError("{0} has no bone {1}; choose another one for the role under Rig".format(
            owner.name, ", ".join(absent)), item=absent[0])
    heads = {bone: standing[bone].translation for _, _, bone in plan}
    yaw = roles.facing(table, heads, owner.name)
    upright = Quaternion((0, 0, 1), -yaw)
    names, parents, places, bones, ends = [], [], [], [], []
    index = {}
    for joint, above, bone in plan:
        index[joint] = len(names)
        names.append(joint)
        parents.append(index[above] if above else -1)
        places.append(upright @ heads[bone])
        bones.append(bone)
        ends.append(False)
        if roles.ends_here(joint, plan):
            pose = owner.data.bones[bone]
            tip = standing[bone] @ Vector((0, pose.length, 0))
            names.append(joint + "End")
            parents.append(index[joint])
            places.append(upright @ tip)
            bones.append("")
            ends.append(True)
    at = space.points_in(np.array([tuple(place) for place in places]))
    offsets = at - np.where(np.array(parents)[:, None] >= 0, at[parents], 0)
    turns = np.zeros((1, len(names), 4))
    turns[..., 0] = 1
    rest = footfall.Motion(names, parents, offsets, turns, root=at[:1], ends=ends)
    return Figure(owner.name, bones, rest, _bone_turns(owner, bones, np.array(upright), standing))


def _bone_turns(owner, bones, upright, standing):
    turns = np.zeros((len(bones), 4))
    turns[:, 0] = 1
    for i, name in enumerate(bones):
        if name:
            matrix = standing.get(name) or owner.matrix_world @ owner.data.bones[name].matrix_local
            turns[i] = space.turns_in(space.product(upright, np.array(matrix.to_quaternion())))
    return turns


# Motion onto bones.

def bone_worlds(figure, motion):
    """Where bones are in a motion of the figure: positions [T, J, 3] and rotations [T, J, 4] in Blender's world."""
    positions, turns = motion.world()
    return space.points_out(positions), space.turns_out(space.product(turns, figure.carry))


def columns(figure, motion):
    """The channels of the figure's bones that show a motion: [(data path, index, values [T], bone)] for host.write_keys."""
    owner = figure.object
    where, turns = bone_worlds(figure, motion)
    to_armature = owner.matrix_world.inverted_safe()
    lifted = space.product(np.array(to_armature.to_quaternion()), turns)
    index = {bone: i for i, bone in enumerate(figure.bones) if bone}
    found = []
    for bone, i in index.items():
        pose = owner.pose.bones[bone]
        above = pose.parent
        while above and above.name not in index:
            above = above.parent
        if above:
            relative = above.bone.matrix_local.inverted() @ pose.bone.matrix_local
            base = space.product(lifted[:, index[above.name]], np.array(relative.to_quaternion()))
        else:
            under = pose.parent
            hung = under.matrix @ under.bone.matrix_local.inverted() @ pose.bone.matrix_local if under else pose.bone.matrix_local
            base = np.array(hung.to_quaternion())
            matrix = np.array(to_armature)
            local = where[:, i] @ matrix[:3, :3].T + matrix[:3, 3]
            placed = space.turned(space.inverse(base), local - np.array(hung.translation)) / hung.to_scale()[0]
            path = pose.path_from_id("location")
            found += [(path, axis, placed[:, axis], bone) for axis in range(3)]
        found += rotation_columns(pose, space.product(space.inverse(base), lifted[:, i]))
    return found


def rotation_columns(pose, turns):
    """The rotation channels of a bone, in its own rotation mode, for rotations [T, 4] relative to its rest."""
    mode = pose.rotation_mode
    if mode == "QUATERNION":
        values, channel = space.continuous(turns), "rotation_quaternion"
    elif mode == "AXIS_ANGLE":
        angles = [Quaternion(q).to_axis_angle() for q in turns]
        values, channel = np.array([(angle, *axis) for axis, angle in angles]), "rotation_axis_angle"
    else:
        rows, near = [], Euler((0, 0, 0), mode)
        for q in turns:
            near = Quaternion(q).to_euler(mode, near)
            rows.append(tuple(near))
        values, channel = np.array(rows), "rotation_euler"
    path = pose.path_from_id(channel)
    return [(path, axis, values[:, axis], pose.name) for axis in range(values.shape[1])]


def patched(columns, part, first):
    """Channels with those of some frames in their place, from frame `first`; rotations go on without a jump."""
    fresh = {row[:2]: row for row in part}
    before = {row[:2]: row[2] for row in columns}
    found = []
    for path, index, values, group in columns:
        row = fresh.get((path, index))
        if row is not None:
            new = row[2]
            if path.endswith("rotation_quaternion"):
                if sum(fresh[path, k][2][0] * before[path, k][first] for k in range(4)) < 0:
                    new = -new
            values = values.copy()
            values[first:first + len(new)] = new
        found.append((path, index, values, group))
    return found


def write(figure, motion, first_frame):
    """Keys on every frame of the Action that the armature plays."""
    frames = first_frame + np.arange(motion.frames)
    host.write_keys(figure.object, frames, columns(figure, motion))


def pose(figure):
    """The armature's present pose, keyed or not, as a motion of one frame."""
    return sample(figure, None, None)


def sample(figure, first, last):
    """What the armature does from frame to frame, as the engine's motion."""
    scene, owner = bpy.context.scene, figure.object
    rate = space.frame_rate(scene)
    kept = scene.frame_current
    named = [(i, owner.pose.bones[bone]) for i, bone in enumerate(figure.bones) if bone]
    frames = [None] if first is None else list(range(first, last + 1))
    turns = np.zeros((len(frames), len(figure.bones), 4))
    turns[..., 0] = 1
    places = np.zeros((len(frames), 3))
    for k, frame in enumerate(frames):
        if frame is not None:
            scene.frame_set(frame)
        world = owner.matrix_world
        carry = world.to_quaternion()
        for i, pose in named:
            turns[k, i] = carry @ pose.matrix.to_quaternion()
        places[k] = (world @ named[0][1].matrix).translation
    if first is not None:
        scene.frame_set(kept)
    delta = space.product(space.turns_in(turns), space.inverse(figure.carry))
    parents = figure.rest.parents
    local = delta.copy()
    for i, above in enumerate(parents):
        if not figure.bones[i]:
            local[:, i] = figure.rest.rotations[0, i]
        elif above >= 0:
            local[:, i] = space.product(space.inverse(delta[:, above]), delta[:, i])
    local /= np.linalg.norm(local, axis=-1, keepdims=True)
    return footfall.Motion(figure.rest.names, parents, figure.rest.offsets, local, root=space.points_in(places), fps=rate,
                           ends=figure.rest.ends)


# The making of armatures.

def _in_mode(owner, mode, work):
    layer = bpy.context.view_layer
    active, selected = layer.objects.active, [each for each in layer.objects if each.select_get()]
    if active and active.mode != "OBJECT":
        bpy.ops.object.mode_set(mode="OBJECT")
    for each in selected:
        each.select_set(False)
    layer.objects.active = owner
    owner.select_set(True)
    bpy.ops.object.mode_set(mode=mode)
    try:
        work()
    finally:
        bpy.ops.object.mode_set(mode="OBJECT")
        owner.select_set(False)
        for each in selected:
            each.select_set(True)
        layer.objects.active = active


def _edit_bones(armature, names, parents, ends, places):
    made = {}
    for i, name in enumerate(names):
        if ends[i]:
            continue
        bone = armature.edit_bones.new(name)
        made[i] = bone
        bone.head = places[i]
        below = [k for k in range(len(names)) if parents[k] == i]
        straight = [k for k in below if abs(places[k][0] - places[i][0]) < 0.05] or below
        tip = np.mean(places[straight], axis=0) if straight else places[i] + [0, 0, 0.08]
        if np.linalg.norm(tip - places[i]) < 0.01:
            tip = places[i] + [0, 0, 0.05]
        bone.tail = tip
        if parents[i] in made:
            bone.parent = made[parents[i]]


def _body(owner):
    """A mannequin of one box for each bone, moved by the armature."""
    corners, faces, groups = [], [], {}
    for bone in owner.data.bones:
        along, length = bone.matrix_local, bone.length
        wide = min(max(0.22 * length, 0.025), 0.09)
        if not bone.parent or len(bone.children) > 1:
            wide = 0.11 if len(bone.children) > 1 else 0.08
        first = len(corners)
        for share, size in ((-0.03, 0.6), (0.25, 1.0), (0.75, 0.85), (1.02, 0.5)):
            for x, z in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
                corners.append(along @ Vector((x * wide * size, share * length, z * wide * size * 0.75)))
        for ring in range(3):
            low = first + 4 * ring
            faces += [(low + k, low + (k + 1) % 4, low + 4 + (k + 1) % 4, low + 4 + k) for k in range(4)]
        faces += [(first + 3, first + 2, first + 1, first), tuple(first + 12 + k for k in range(4))]
        groups[bone.name] = range(first, first + 16)
    mesh = bpy.data.meshes.new(owner.name + " Body")
    mesh.from_pydata([tuple(corner) for corner in corners], [], faces)
    mesh.update()
    body = bpy.data.objects.new(owner.name + " Body", mesh)
    for collection in owner.users_collection:
        collection.objects.link(body)
    body.parent = owner
    body.hide_select = True
    for name, vertices in groups.items():
        body.vertex_groups.new(name=name).add(list(vertices), 1.0, "REPLACE")
    body.modifiers.new("Armature", "ARMATURE").object = owner
    return body
