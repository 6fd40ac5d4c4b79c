# SPDX-License-Identifier: GPL-3.0-or-later
"""A control rig that follows a figure: each control is put where a joint carries it, level by level, since what is above a
control may be moved by constraints that only Blender knows."""
import bpy
import numpy as np
from mathutils import Matrix, Quaternion

from .. import host
from . import figures, space

# Rigify's controls: (control, joint of the figure that carries it, whether it is moved as well as turned, level). What is
# above a control depends on controls of lower levels, or is a control of its own level. Legs by IK with pole targets, arms
# by FK.
_TRUNK = (("torso", "hips", True, 0), ("chest", "chest", False, 0), ("spine_fk.003", "chest", False, 1),
          ("neck", "neck1", False, 2), ("head", "head", False, 3))
_SIDE = (("foot_ik", "Foot", True, 0), ("thigh_ik_target", "Leg", True, 1), ("toe_ik", "ToeBase", False, 2),
         ("shoulder", "Shoulder", False, 2), ("upper_arm_fk", "Arm", False, 3), ("forearm_fk", "ForeArm", False, 3),
         ("hand_fk", "Hand", False, 4))
# Properties that are set for it: (bone, property, value).
_SIDE_PROPERTIES = (("upper_arm_parent", "IK_FK", 1.0), ("thigh_parent", "IK_FK", 0.0), ("thigh_parent", "pole_vector", True),
                    ("thigh_parent", "IK_Stretch", 0.0))
_POLE_AHEAD = 0.5  # leg lengths in front of the knee


def plan(armature, figure):
    """[(control, joint's index, moves, level)] of the controls that are there."""
    names = list(figure.rest.names)
    found = [row for row in _TRUNK]
    for side, letter in (("left", "L"), ("right", "R")):
        found += [("{0}.{1}".format(control, letter), side + joint, moves, level) for control, joint, moves, level in _SIDE]
    return [(control, names.index(joint), moves, level) for control, joint, moves, level in found
            if control in armature.pose.bones and joint in names]


def drive(armature, figure, motion, first_frame):
    """Keys on every frame of the armature's controls. The Action that it plays is written into."""
    scene = bpy.context.scene
    kept = scene.frame_current
    rows = plan(armature, figure)
    properties = _set_properties(armature)
    where, turns = figures.bone_worlds(figure, motion)
    carried = _carried(armature, figure, rows, where, turns)
    frames = first_frame + np.arange(motion.frames)
    host.write_keys(armature, frames[:1], properties, "CONSTANT")
    for level in sorted({row[3] for row in rows}):
        mine = [row for row in rows if row[3] == level]
        mine_moves = {row[0]: row[2] for row in mine}
        bases = {control: np.zeros((len(frames), 7)) for control, *_ in mine}
        for k, frame in enumerate(frames):
            scene.frame_set(int(frame))
            wanted = {}
            for control, _, _, _ in mine:
                pose = armature.pose.bones[control]
                wanted[control] = armature.matrix_world.inverted_safe() @ carried[control][k]
                above = pose.parent
                if above and above.name in wanted:
                    basis = pose.bone.convert_local_to_pose(
                        wanted[control], pose.bone.matrix_local, parent_matrix=wanted[above.name],
                        parent_matrix_local=above.bone.matrix_local, invert=True)
                    if not mine_moves[control]:
                        place = Matrix.Translation(pose.bone.convert_local_to_pose(
                            Matrix(), pose.bone.matrix_local, parent_matrix=wanted[above.name],
                            parent_matrix_local=above.bone.matrix_local).translation)
                        wanted[control] = place @ wanted[control].to_quaternion().to_matrix().to_4x4()
                else:
                    basis = armature.convert_space(pose_bone=pose, matrix=wanted[control], from_space="POSE", to_space="LOCAL")
                bases[control][k] = (*basis.to_translation(), *basis.to_quaternion())
        columns = []
        for control, _, moves, _ in mine:
            pose = armature.pose.bones[control]
            if moves:
                path = pose.path_from_id("location")
                columns += [(path, axis, bases[control][:, axis], control) for axis in range(3)]
            columns += figures.rotation_columns(pose, bases[control][:, 3:])
        host.write_keys(armature, frames, columns)
    scene.frame_set(kept)


def _carried(armature, figure, rows, where, turns):
    """{control: [world matrix of each frame]}: the control as it stands at rest, carried along by its joint."""
    heads = space.points_out(figure.rest.positions()[0])
    found = {}
    leg = np.linalg.norm(heads[0] - heads[-1])
    for control, joint, _, _ in rows:
        bone = figure.bones[joint]
        standing = armature.matrix_world @ armature.data.bones[bone].matrix_local
        rest = armature.matrix_world @ armature.data.bones[control].matrix_local
        scale = rest.to_scale()[0]
        if control.startswith("thigh_ik_target"):
            # In front of the knee, as the shin's joint turns with the thigh: kept ahead of the line from hip to ankle.
            found[control] = _poles(figure, joint, where, leg)
            continue
        offset = standing.to_quaternion().inverted() @ (rest.translation - standing.translation)
        turn = standing.to_quaternion().inverted() @ rest.to_quaternion()
        matrices = []
        for k in range(len(where)):
            q = Quaternion(turns[k, joint])
            place = Matrix.Translation(where[k, joint] + np.array(q @ offset))
            matrices.append(place @ (q @ turn).to_matrix().to_4x4() @ Matrix.Scale(scale, 4))
        found[control] = matrices
    return found


def _poles(figure, knee, where, length):
    """In front of the knee, in the plane of the leg."""
    hip = figure.rest.parents[knee]
    ankle = next(i for i, above in enumerate(figure.rest.parents) if above == knee)
    a, b, c = where[:, hip], where[:, knee], where[:, ankle]
    line = c - a
    line /= np.linalg.norm(line, axis=1, keepdims=True)
    ahead = b - a - line * np.einsum("ij,ij->i", b - a, line)[:, None]
    size = np.linalg.norm(ahead, axis=1, keepdims=True)
    ahead = np.where(size > 1e-4, ahead / np.maximum(size, 1e-9), [0, -1, 0])
    return [Matrix.Translation(place) for place in b + ahead * _POLE_AHEAD * length]


def _set_properties(armature):
    """Sets the switches of the limbs; returns them as channels, so that the Action holds them, too."""
    columns = []
    for letter in ("L", "R"):
        for bone, name, value in _SIDE_PROPERTIES:
            pose = armature.pose.bones.get("{0}.{1}".format(bone, letter))
            if pose is None or name not in pose:
                continue
            pose[name] = value
            columns.append(('pose.bones["{0}"]["{1}"]'.format(pose.name, name), 0, [float(value)], pose.name))
    armature.update_tag()
    return columns
