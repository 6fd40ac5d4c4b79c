# SPDX-License-Identifier: MIT
"""What the tests of the Blender add-on share: an empty scene for each test, and figures to try things on."""
import os
import pathlib
import subprocess
import tempfile
import unittest

import bpy
import numpy as np
from mathutils import Vector

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("FOOTFALL_PROGRAM", "")


class Case(unittest.TestCase):
    """An empty scene at 30 frames per second, and a folder."""

    def setUp(self):
        from footfall_blender.services import walks
        bpy.ops.wm.read_homefile(use_empty=True, use_factory_startup=True)
        if "footfall_blender" not in bpy.context.preferences.addons:
            bpy.ops.preferences.addon_enable(module="footfall_blender")
        bpy.context.scene.render.fps = 30
        walks.forget()
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def program(self, *arguments, codes=(0,)):
        done = subprocess.run([PROGRAM, *map(str, arguments)], capture_output=True, text=True, check=False)
        self.assertIn(done.returncode, codes, done.stderr + done.stdout)
        return done.stdout

    def refused(self, call, *words):
        """An operator or a service refuses, in a sentence with these words."""
        from footfall import FootfallError
        with self.assertRaises((RuntimeError, FootfallError)) as caught:
            call()
        for word in words:
            self.assertIn(word, str(caught.exception))

    def walk(self, **options):
        bpy.ops.footfall.add_walk(**options)
        return bpy.context.object


def choose(*owners):
    """These objects selected, the last one active."""
    if bpy.context.object and bpy.context.object.mode != "OBJECT":
        bpy.ops.object.mode_set(mode="OBJECT")
    for each in bpy.context.view_layer.objects:
        each.select_set(False)
    for each in owners:
        each.select_set(True)
    bpy.context.view_layer.objects.active = owners[-1]


def places(armature, frames, bones=None):
    """[T, J, 3] where bones are in the world."""
    kept, found = bpy.context.scene.frame_current, []
    for frame in frames:
        bpy.context.scene.frame_set(frame)
        found.append([tuple((armature.matrix_world @ bone.matrix).translation) for bone in armature.pose.bones
                      if bones is None or bone.name in bones])
    bpy.context.scene.frame_set(kept)
    return np.array(found)


def hills(size=12, height=0.25):
    """A hilly mesh around the origin."""
    count = 60
    corners, faces = [], []
    for i in range(count + 1):
        for j in range(count + 1):
            x, y = size * (i / count - 0.5), size * (j / count - 0.5)
            corners.append((x, y, height * np.sin(0.9 * x) * np.cos(0.7 * y)))
    for i in range(count):
        for j in range(count):
            a = i * (count + 1) + j
            faces.append((a, a + count + 1, a + count + 2, a + 1))
    mesh = bpy.data.meshes.new("Hills")
    mesh.from_pydata(corners, [], faces)
    owner = bpy.data.objects.new("Hills", mesh)
    bpy.context.scene.collection.objects.link(owner)
    bpy.context.view_layer.update()
    return owner


# A person of 1.7 m standing with arms stretched out, Z up, facing -Y: (bone, parent, head) for each naming, left side.
_CENTRE = (("hips", None, (0, 0, 0.95)), ("spine", "hips", (0, 0.01, 1.05)), ("spine1", "spine", (0, 0.015, 1.18)),
           ("chest", "spine1", (0, 0.02, 1.3)), ("neck", "chest", (0, 0.02, 1.47)), ("head", "neck", (0, 0, 1.56)))
_LEFT = (("shoulder", "chest", (0.03, 0.02, 1.43)), ("arm", "shoulder", (0.17, 0.02, 1.43)), ("forearm", "arm", (0.44, 0.02, 1.43)),
         ("hand", "forearm", (0.7, 0.01, 1.43)), ("thigh", "hips", (0.09, 0, 0.9)), ("shin", "thigh", (0.09, -0.01, 0.49)),
         ("foot", "shin", (0.09, 0.02, 0.08)), ("toe", "foot", (0.09, -0.11, 0.02)))
NAMINGS = {
    "mixamo": (dict(hips="mixamorig:Hips", spine="mixamorig:Spine", spine1="mixamorig:Spine1", chest="mixamorig:Spine2",
                    neck="mixamorig:Neck", head="mixamorig:Head"),
               dict(shoulder="mixamorig:{S}Shoulder", arm="mixamorig:{S}Arm", forearm="mixamorig:{S}ForeArm",
                    hand="mixamorig:{S}Hand", thigh="mixamorig:{S}UpLeg", shin="mixamorig:{S}Leg", foot="mixamorig:{S}Foot",
                    toe="mixamorig:{S}ToeBase"), ("Left", "Right")),
    "unreal": (dict(hips="pelvis", spine="spine_01", spine1="spine_02", chest="spine_03", neck="neck_01", head="head"),
               dict(shoulder="clavicle_{S}", arm="upperarm_{S}", forearm="lowerarm_{S}", hand="hand_{S}", thigh="thigh_{S}",
                    shin="calf_{S}", foot="foot_{S}", toe="ball_{S}"), ("l", "r")),
    "vrm": (dict(hips="J_Bip_C_Hips", spine="J_Bip_C_Spine", spine1="J_Bip_C_Chest", chest="J_Bip_C_UpperChest",
                 neck="J_Bip_C_Neck", head="J_Bip_C_Head"),
            dict(shoulder="J_Bip_{S}_Shoulder", arm="J_Bip_{S}_UpperArm", forearm="J_Bip_{S}_LowerArm", hand="J_Bip_{S}_Hand",
                 thigh="J_Bip_{S}_UpperLeg", shin="J_Bip_{S}_LowerLeg", foot="J_Bip_{S}_Foot", toe="J_Bip_{S}_ToeBase"),
            ("L", "R")),
    "rokoko": (dict(hips="Hips", spine="Spine1", spine1="Spine2", chest="Spine3", neck="Neck", head="Head"),
               dict(shoulder="{S}Shoulder", arm="{S}Arm", forearm="{S}ForeArm", hand="{S}Hand", thigh="{S}Thigh", shin="{S}Shin",
                    foot="{S}Foot", toe="{S}Toe"), ("Left", "Right")),
    "rigify deform": (dict(hips="spine", spine="spine.001", spine1="spine.002", chest="spine.003", neck="spine.004", head="spine.006"),
                      dict(shoulder="shoulder.{S}", arm="upper_arm.{S}", forearm="forearm.{S}", hand="hand.{S}", thigh="thigh.{S}",
                           shin="shin.{S}", foot="foot.{S}", toe="toe.{S}"), ("L", "R")),
}


def person(naming="mixamo", size=1.0, name="Person"):
    """An armature in this naming; returns (armature, {part: bone name})."""
    centre, limb, sides = NAMINGS[naming]
    rows = [(part, above, head, 0) for part, above, head in _CENTRE]
    for side in (1, -1):
        rows += [(part, above, (side * x, y, z), side) for part, above, (x, y, z) in _LEFT]
    written = {}

    def bone_name(part, side):
        return limb[part].format(S=sides[0 if side > 0 else 1]) if part in limb else centre[part]

    data = bpy.data.armatures.new(name)
    owner = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(owner)
    choose(owner)
    bpy.ops.object.mode_set(mode="EDIT")
    for part, above, head, side in rows:
        bone = data.edit_bones.new(bone_name(part, side))
        bone.head = Vector(head) * size
        bone.tail = bone.head + Vector((0, -0.06, 0) if part == "toe" else (0.08 * side, 0, 0) if part == "hand" else (0, 0, 0.1)) * size
        if above:
            bone.parent = data.edit_bones[bone_name(above, side)]
        written[("left " if side > 0 else "right " if side < 0 else "") + part] = bone.name
    for bone in data.edit_bones:  # bones point at the next joint, with rolls of their own
        if len(bone.children) == 1:
            bone.tail = bone.children[0].head
        bone.roll = 0.3
    bpy.ops.object.mode_set(mode="OBJECT")
    return owner, written


def state_of(armature):
    """What must come back exactly: the pose, rotation modes and what is played."""
    action = armature.animation_data.action.name if armature.animation_data and armature.animation_data.action else None
    return action, [(bone.name, bone.rotation_mode, tuple(bone.location), tuple(bone.rotation_quaternion), tuple(bone.rotation_euler),
                     tuple(bone.scale)) for bone in armature.pose.bones]
