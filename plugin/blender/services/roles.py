# SPDX-License-Identifier: GPL-3.0-or-later
"""Which bone of an armature plays which role. Guessed by the engine from names and shape; for Rigify's rigs from a table.

Roles: hips; spine 1, spine 2 … up to chest; neck 1 …; head; and for each limb, with the name of its leg or side in front,
shoulder, upper arm, forearm, hand, thigh, shin, foot, toe ("left foot", "frontLeft bone 2" of animals)."""
import math

import numpy as np
from mathutils import Vector

import footfall
from footfall import FootfallError

from . import space

ARM = ("shoulder", "upper arm", "forearm", "hand")
LEG = ("thigh", "shin", "foot", "toe")
_JOINTS = {"shoulder": "Shoulder", "upper arm": "Arm", "forearm": "ForeArm", "hand": "Hand", "thigh": "UpLeg", "shin": "Leg",
           "foot": "Foot", "toe": "ToeBase"}
_RIGIFY = {"hips": "ORG-spine", "spine 1": "ORG-spine.001", "spine 2": "ORG-spine.002", "chest": "ORG-spine.003",
           "neck 1": "ORG-spine.004", "neck 2": "ORG-spine.005", "head": "ORG-spine.006"}
_RIGIFY_LIMB = {"shoulder": "ORG-shoulder", "upper arm": "ORG-upper_arm", "forearm": "ORG-forearm", "hand": "ORG-hand",
                "thigh": "ORG-thigh", "shin": "ORG-shin", "foot": "ORG-foot", "toe": "ORG-toe"}


def is_rigify(owner):
    """Whether it is a generated Rigify human."""
    return all(name in owner.data.bones for name in ("torso", "ORG-spine", "foot_ik.L", "upper_arm_fk.R"))


def guess(owner):
    """{role: bone} of an armature."""
    if owner.type != "ARMATURE":
        raise FootfallError("{0} is not an armature; select the character's armature".format(owner.name), item=owner.name)
    if is_rigify(owner):
        table = dict(_RIGIFY)
        for side, letter in (("left", "L"), ("right", "R")):
            table.update({side + " " + part: "{0}.{1}".format(bone, letter) for part, bone in _RIGIFY_LIMB.items()})
        return {role: bone for role, bone in table.items() if bone in owner.data.bones}
    return _by_engine(owner)


def _by_engine(owner):
    bones = _depth_first(owner.data.bones)
    if not bones:
        raise FootfallError("{0} has no bones".format(owner.name), item=owner.name)
    # A leaf bone's tail is where its limb ends.
    joints = []  # (name, bone, parent's name, position, end)
    for bone in bones:
        matrix = owner.matrix_world @ bone.matrix_local
        joints.append((bone.name, bone, bone.parent.name if bone.parent else "", matrix.translation, False))
        if not bone.children:
            joints.append((bone.name + "End", None, bone.name, matrix @ Vector((0, bone.length, 0)), True))
    place = {joint[0]: i for i, joint in enumerate(joints) if joint[1]}
    heads = space.points_in(np.array([tuple(joint[3]) for joint in joints]))
    parents = [place[joint[2]] if joint[2] else -1 for joint in joints]
    offsets = heads - np.where(np.array(parents)[:, None] >= 0, heads[parents], 0)
    turns = np.zeros((1, len(joints), 4))
    turns[..., 0] = 1
    motion = footfall.Motion([joint[0] for joint in joints], parents, offsets, turns, translations=offsets[None],
                             ends=[joint[4] for joint in joints])
    limbs = motion.limbs()
    name = lambda joint: joints[joint][0]  # noqa: E731
    if limbs["pelvis"] < 0 or len(limbs["legs"]) < 2:
        raise FootfallError("No legs were found in {0}. Choose bones for the roles yourself, or select another armature.".format(
            owner.name), item=owner.name)
    table = {"hips": name(limbs["pelvis"])}
    _trunk(limbs, joints, table)
    two = len(limbs["legs"]) == 2
    for leg_name, leg in limbs["legs"].items():
        chain = [int(joint) for joint in leg["joints"]]
        if two and len(chain) == 3:
            parts = LEG[:3]
        else:
            parts = ["bone {0}".format(k + 1) for k in range(len(chain))]
        for part, joint in zip(parts, chain):
            table["{0} {1}".format(leg_name, part)] = name(joint)
        if leg["ball"] >= 0 and joints[leg["ball"]][1]:
            table[leg_name + " toe"] = name(leg["ball"])
    for side, chain in limbs["arms"].items():
        if side == "middle" or len(chain) < 3 or not two:
            continue
        for part, joint in zip(ARM[1:], chain):
            if joints[int(joint)][1]:
                table["{0} {1}".format(side, part)] = name(int(joint))
        above = joints[int(chain[0])][1].parent
        if above and above.name not in table.values():
            table[side + " shoulder"] = above.name
    return table


def _trunk(limbs, joints, table):
    """Spine, chest, neck and head: the bones from the head down to the pelvis."""
    if limbs["head"] < 0:
        return
    line, bone = [], joints[limbs["head"]][1]
    while bone and bone.name != table["hips"]:
        line.insert(0, bone.name)
        bone = bone.parent
    if bone is None:
        return
    chest = joints[limbs["chest"]][0] if limbs["chest"] >= 0 else line[max(0, len(line) - 3)]
    cut = line.index(chest) if chest in line[:-1] else max(0, len(line) - 2)
    for k, below in enumerate(line[:cut]):
        table["spine {0}".format(k + 1)] = below
    if cut < len(line) - 1:
        table["chest"] = line[cut]
    for k, above in enumerate(line[cut + 1:-1]):
        table["neck {0}".format(k + 1)] = above
    table["head"] = line[-1]


def _depth_first(bones):
    found, open_bones = [], [bone for bone in bones if bone.parent is None][::-1]
    while open_bones:
        bone = open_bones.pop()
        found.append(bone)
        open_bones += list(bone.children)[::-1]
    return found


def _numbered(table, word):
    found = [role for role in table if role.startswith(word + " ")]
    return sorted(found, key=lambda role: int(role.split(" ")[1]))


def legs(table):
    """The names of the legs, in the order of the table."""
    return list(dict.fromkeys(role.split(" ")[0] for role in table
                              if role.endswith(" foot") or " bone " in role))


def plan(table):
    """[(joint, joint above, bone)] of a figure, branch by branch, parents first. Joints have names the engine knows."""
    table = {role: bone for role, bone in table.items() if bone}
    if "hips" not in table:
        raise FootfallError("No bone has the role hips; choose one under Rig", item="hips")
    if len(legs(table)) < 2:
        raise FootfallError("A left and a right leg are needed; choose bones for thigh, shin and foot under Rig", item="legs")
    found = [("hips", "", table["hips"])]

    def limb(name, parts, above):
        for part in parts:
            role = "{0} {1}".format(name, part)
            if role in table:
                joint = name + (_JOINTS[part] if part in _JOINTS else part.replace("bone ", "Leg"))
                found.append((joint, above, table[role]))
                above = joint

    hind, front = [], []
    for name in legs(table):
        (front if name.startswith("front") else hind).append(name)
    for name in hind:
        parts = LEG if name + " thigh" in table else [r[len(name) + 1:] for r in table if r.startswith(name + " bone")] + ["toe"]
        limb(name, parts, "hips")
    above = "hips"
    for k, role in enumerate(_numbered(table, "spine")):
        found.append(("spine{0}".format(k + 1), above, table[role]))
        above = found[-1][0]
    if "chest" in table:
        found.append(("chest", above, table["chest"]))
        above = "chest"
    trunk = above
    for role in _numbered(table, "neck") + ["head"]:
        if role in table:
            found.append((role.replace(" ", ""), above, table[role]))
            above = found[-1][0]
    for name in front:
        limb(name, [r[len(name) + 1:] for r in table if r.startswith(name + " bone")] + ["toe"], trunk)
    for side in ("left", "right"):
        limb(side, ARM, trunk)
    return found


def ends_here(joint, rows):
    """Whether a joint of the plan is the last of its limb, so that its bone's tail is needed."""
    return all(above != joint for _, above, _ in rows)


def facing(table, heads, name):
    """The yaw (radians, 0 along -Y) that a figure faces, from its left and right; heads: {bone: position}."""
    pairs = [(table[left], table["right" + left[4:]]) for left in table
             if left.startswith("left ") and "right" + left[4:] in table]
    pairs += [(table[left], table[left.replace("Left", "Right")]) for left in table
              if "Left " in left and left.replace("Left", "Right") in table]
    across = sum(((heads[left] - heads[right]) for left, right in pairs if left in heads and right in heads),
                 start=heads[table["hips"]] * 0)
    if math.hypot(across.x, across.y) < 1e-6 or abs(across.z) > math.hypot(across.x, across.y):
        raise FootfallError("{0} has no clear left and right side at rest; check the roles of its legs".format(name), item=name)
    feet = [heads[bone].z for role, bone in table.items() if role.endswith(" foot") and bone in heads]
    if feet and heads[table["hips"]].z <= max(feet):
        raise FootfallError("{0} does not stand upright: its hips are not above its feet. Turn the armature so that it "
                            "stands on the ground, Z up.".format(name), item=name)
    return math.atan2(across.y, across.x)
