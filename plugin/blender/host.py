# SPDX-License-Identifier: GPL-3.0-or-later
"""What differs between versions of Blender, 3.4 to 5.x, and nothing else. Keys are written in bulk.

Up to 4.3 an Action has its curves; from 4.4 they are in the channel bag of a slot; 5.0 has nothing else."""
import bpy
import numpy as np

VERSION = bpy.app.version
INTERPOLATION = {"CONSTANT": 0, "LINEAR": 1, "BEZIER": 2}


def new_action(name):
    action = bpy.data.actions.new(name)
    action.use_fake_user = False
    return action


def assign_action(owner, action):
    """Makes an Action (or None) the one that an object plays, with a slot that moves it."""
    data = owner.animation_data or owner.animation_data_create()
    if getattr(data, "use_tweak_mode", False):
        data.use_tweak_mode = False
    data.action = action
    if action is None or not hasattr(action, "slots"):
        return
    if data.action_slot is None:
        fitting = [slot for slot in action.slots if slot.target_id_type in {"OBJECT", "UNSPECIFIED"}]
        data.action_slot = fitting[0] if fitting else action.slots.new(id_type="OBJECT", name=owner.name)


def slot_name(owner):
    """The identifier of the slot that an object plays; empty where Actions have no slots."""
    data = owner.animation_data
    slot = getattr(data, "action_slot", None) if data else None
    return slot.identifier if slot else ""


def assign_slot(owner, identifier):
    """The slot of this name, where Actions have slots and it is still there."""
    data = owner.animation_data
    if not identifier or data is None or not hasattr(data, "action_slot") or data.action is None:
        return
    for slot in data.action.slots:
        if slot.identifier == identifier:
            data.action_slot = slot


def curve_store(owner, create=False):
    """What holds the F-curves of the Action that an object plays: `.fcurves` and `.groups`. None: there is none."""
    data = owner.animation_data
    action = data.action if data else None
    if action is None or not hasattr(action, "slots"):
        return action
    if data.action_slot is None:
        return None
    if not action.layers:
        if not create:
            return None
        action.layers.new("Layer")
    layer = action.layers[0]
    if not layer.strips:
        if not create:
            return None
        layer.strips.new(type="KEYFRAME")
    return layer.strips[0].channelbag(data.action_slot, ensure=create)


def fcurves(owner):
    """{(data path, index): F-curve} of what an object plays."""
    store = curve_store(owner)
    return {(curve.data_path, curve.array_index): curve for curve in store.fcurves} if store else {}


def write_keys(owner, frames, columns, interpolation="LINEAR"):
    """Keys of many channels at once, replacing those channels.

    frames     [T]
    columns    [(data path, index, values [T], group name or "")]
    """
    store = curve_store(owner, create=True)
    there = {(curve.data_path, curve.array_index): curve for curve in store.fcurves}
    count = len(frames)
    points = np.empty(2 * count, np.float32)
    points[0::2] = frames
    kind = np.full(count, INTERPOLATION[interpolation], np.int32)
    for path, index, values, group in columns:
        curve = there.get((path, index))
        if curve is None:
            curve = store.fcurves.new(path, index=index)
            if group:
                named = store.groups.get(group) or store.groups.new(group)
                curve.group = named
        keys = curve.keyframe_points
        if len(keys) != count:
            while curve.modifiers:
                curve.modifiers.remove(curve.modifiers[0])
            keys.clear()
            keys.add(count)
        points[1::2] = values
        keys.foreach_set("co", points)
        keys.foreach_set("interpolation", kind)
        curve.update()


def write_curve(owner, path, index, group, keys):
    """One channel with Bezier keys: rows of frame, value, frame and value of the left handle, and of the right one."""
    store = curve_store(owner, create=True)
    curve = next((c for c in store.fcurves if c.data_path == path and c.array_index == index), None)
    if curve is None:
        curve = store.fcurves.new(path, index=index)
        if group:
            curve.group = store.groups.get(group) or store.groups.new(group)
    points = curve.keyframe_points
    points.clear()
    points.add(len(keys))
    rows = np.asarray(keys, np.float32)
    count = len(rows)
    points.foreach_set("co", np.ascontiguousarray(rows[:, 0:2]).ravel())
    points.foreach_set("interpolation", np.full(count, INTERPOLATION["BEZIER"], np.int32))
    for point in points:  # in bulk these are not taken
        point.handle_left_type = point.handle_right_type = "FREE"
    points.foreach_set("handle_left", np.ascontiguousarray(rows[:, 2:4]).ravel())
    points.foreach_set("handle_right", np.ascontiguousarray(rows[:, 4:6]).ravel())
    curve.update()


def remove_channel(owner, path, index):
    store = curve_store(owner)
    curve = fcurves(owner).get((path, index)) if store else None
    if curve is not None:
        store.fcurves.remove(curve)


def select_bone(armature, name, active=True):
    """Selects one bone of an armature in pose mode."""
    for bone in armature.pose.bones:
        owner = bone if hasattr(bone, "select") else bone.bone
        owner.select = bone.name == name
    if active:
        armature.data.bones.active = armature.data.bones.get(name)


def selected_bones(armature):
    """The names of the bones that are selected."""
    found = []
    for bone in armature.pose.bones:
        owner = bone if hasattr(bone, "select") else bone.bone
        if owner.select:
            found.append(bone.name)
    return found


def user_folder(package):
    """A folder of the user's that the add-on may write into."""
    if hasattr(bpy.utils, "extension_path_user") and package.startswith("bl_ext."):
        return bpy.utils.extension_path_user(package, create=True)
    return bpy.utils.user_resource("SCRIPTS", path="footfall", create=True)
