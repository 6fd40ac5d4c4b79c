# SPDX-License-Identifier: GPL-3.0-or-later
"""Characters connected to walks, what they had before kept, and walks applied or discarded."""
import json

import bpy
from footfall import FootfallError

from .. import host
from . import controls, prints, roles, walks


def connect(walk, armature):
    """The armature walks instead of the mannequin. What it did before is kept."""
    mine = walk.footfall_walk
    if mine.rig is not armature and (rig_is_taken(armature) or armature.footfall_travel.is_travel):
        raise FootfallError("{0} follows another walk or a curve already; discard or apply that first".format(armature.name))
    if armature.library or armature.data.library and not armature.override_library:
        raise FootfallError("{0} is linked from another file; make a library override of it first (Object > Library "
                            "Override)".format(armature.name), item=armature.name)
    if mine.rig:
        disconnect(walk)
    walks.rig_figure(armature)
    was = walks.kept(walk)
    was["rig"] = state_of(armature)
    mine.kept = json.dumps(was)
    mine.kept_action = armature.animation_data.action if armature.animation_data else None
    mine.rig, mine.rig_by_controls = armature, roles.is_rigify(armature)
    host.assign_action(armature, host.new_action("{0} Walk".format(armature.name)))
    walks.renew_figure(walk)
    _show_figure(walk, mine.rig_by_controls)


def rig_is_taken(armature):
    """Whether a walk moves the armature."""
    return any(walk.footfall_walk.rig is armature for walk in walks.all_walks())


def _show_figure(walk, shown):
    owner = walk.footfall_walk.figure
    for each in (owner, *owner.children):
        each.hide_viewport = not shown


def state_of(armature):
    """What connecting may change of an armature."""
    pose = {}
    for bone in armature.pose.bones:
        pose[bone.name] = {
            "mode": bone.rotation_mode,
            "location": list(bone.location), "scale": list(bone.scale), "quaternion": list(bone.rotation_quaternion),
            "euler": list(bone.rotation_euler), "axis_angle": list(bone.rotation_axis_angle),
            "properties": {key: bone[key] for key in bone.keys() if isinstance(bone[key], (int, float))}}
    return {"pose": pose, "slot": host.slot_name(armature), "animated": armature.animation_data is not None}


def disconnect(walk):
    """The connected armature gets back its Action and pose; the mannequin of the preset walks again."""
    mine = walk.footfall_walk
    armature = mine.rig
    if armature is None:
        return
    give_back(armature, mine.kept_action, walks.kept(walk).get("rig", {}))
    mine.rig, mine.kept_action = None, None
    walks.renew_figure(walk)


def give_back(armature, action, state):
    """The Action and the state (state_of) that an armature had; the Action it plays now is removed if nothing else uses it."""
    ours = armature.animation_data.action if armature.animation_data else None
    host.assign_action(armature, action)
    host.assign_slot(armature, state.get("slot", ""))
    if not state.get("animated", True):
        armature.animation_data_clear()
    _restore_pose(armature, state.get("pose", {}))
    if ours and ours.users == 0:
        bpy.data.actions.remove(ours)


def _restore_pose(armature, pose):
    for name, was in pose.items():
        bone = armature.pose.bones.get(name)
        if bone is None:
            continue
        bone.rotation_mode = was["mode"]
        bone.location, bone.scale = was["location"], was["scale"]
        bone.rotation_quaternion, bone.rotation_euler = was["quaternion"], was["euler"]
        bone.rotation_axis_angle = was["axis_angle"]
        for key, value in was["properties"].items():
            bone[key] = value
    armature.update_tag()


def discard(walk):
    """Everything as it was before the walk."""
    was = walks.kept(walk)
    walks.drop(walk)
    disconnect(walk)
    walks.remove_figure(walk)
    walks.shrink_back(was)
    _remove_prints(walk)


def _remove_prints(walk):
    meshes = set()
    for each in prints.of_walk(walk):
        meshes.add(each.data)
        prints.remove(each)
    bpy.data.objects.remove(walk, do_unlink=True)
    for mesh in meshes:
        if mesh.users == 0:
            materials = list(mesh.materials)
            bpy.data.meshes.remove(mesh)
            for material in materials:
                if material and material.users == 0:
                    bpy.data.materials.remove(material)


def apply(walk):
    """What walks keeps its Action as it is; prints and solver are removed. The Action from before stays in the file.
    Returns the armature that has the walk."""
    mine = walk.footfall_walk
    owner = mine.rig or mine.figure
    if mine.rig:
        update_rig(walk)
        if mine.kept_action:
            mine.kept_action.use_fake_user = True
            mine.kept_action = None
        mine.rig = None
        walks.remove_figure(walk)
    else:
        owner.lock_location = owner.lock_rotation = owner.lock_scale = (False, False, False)
        mine.figure = None
    walks.drop(walk)
    _remove_prints(walk)
    return owner


def update_rig(walk):
    """Puts the connected character where the walk is now; its controls where its bones are moved by constraints."""
    mine = walk.footfall_walk
    done = walks.known(walk) or walks.solve(walk)
    if mine.rig and mine.rig_by_controls:
        controls.drive(mine.rig, walks.rig_figure(mine.rig)[0], done.edit.motion(), mine.start_frame)
    else:
        walks.key(walk, done)
