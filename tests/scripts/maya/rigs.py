# SPDX-License-Identifier: MIT
"""Control rigs in the manner of rigs in use, built in the scene around a figure of Footfall at rest: their names, what hangs
on what, spaces, frozen channels, mirrored controls, arms that rest in a T."""
from maya import cmds

# The human of Footfall at rest, scene units; the arms in a T, as most rigs are built.
SHOULDER, ELBOW, WRIST = (18.0, 143.2, -0.5), (50.5873, 143.2, -0.5), (76.1916, 143.2, -0.5)
PLACES = {
    "body": (0, 98.0, 0), "hips": (0, 98.0, 0), "chest": (0, 132.0, -1.0), "head": (0, 159.0, 1.5),
    "foot": (8.75, 6.825, 0), "toe": (9.5, 0.8, 13.5), "pole": (8.75, 50, 45), "hand": WRIST, "wrist": WRIST,
    "upperarm": SHOULDER, "forearm": ELBOW, "elbow": (50.5873, 143.2, -45), "clavicle": (3, 145, 1),
}


def place(part, side="L"):
    x, y, z = PLACES[part]
    return (x if side == "L" else -x, y, z)


class Builder(object):
    """Makes controls by name; each under a group that takes its rest, so that its channels are zero."""

    def __init__(self):
        self.roles = {}

    def control(self, name, role, at, parent=None, turn=(0, 0, 0), order=0, frozen=False, locked=(), group=True):
        """A control at a place of the world. frozen: its origin stays at the world's, its pivot is at the place. Returns the
        long name."""
        above = {"parent": parent} if parent else {}
        holder = cmds.createNode("transform", name=name + "_offset", skipSelect=True, **above) if group else parent
        if group and not frozen:
            cmds.xform(holder, worldSpace=True, translation=at)
            cmds.setAttr(holder + ".rotate", *turn)
        node = cmds.createNode("transform", name=name, skipSelect=True, **({"parent": holder} if holder else {}))
        cmds.createNode("locator", name=name + "Shape", parent=node, skipSelect=True)
        cmds.setAttr(node + ".rotateOrder", order)
        if frozen:
            cmds.setAttr(node + ".rotatePivot", *at)
            cmds.setAttr(node + ".scalePivot", *at)
        for channel in locked:
            for axis in "XYZ":
                cmds.setAttr("{0}.{1}{2}".format(node, channel, axis), lock=True)
        if role:
            self.roles[role] = name
        return cmds.ls(node, long=True)[0]

    def follow(self, name, carrier, parent=None):
        """A group that follows a control as a space switch makes it: by a matrix, not by the hierarchy."""
        group = cmds.createNode("transform", name=name, skipSelect=True, **({"parent": parent} if parent else {}))
        cmds.setAttr(group + ".inheritsTransform", False)
        cmds.connectAttr(carrier + ".worldMatrix[0]", group + ".offsetParentMatrix")
        return group


SIDES = (("L", "left"), ("R", "right"))


def advanced_skeleton():
    """The chest turns but does not move; hands in the space of the chest by a matrix; FK and IK arms."""
    make = Builder()
    group = cmds.createNode("transform", name="Group", skipSelect=True)
    main = make.control("Main", None, (0, 0, 0), group)
    body = make.control("RootX_M", "body", place("body"), main)
    make.control("HipSwinger_M", "hips", place("hips"), body, locked=("translate",))
    spine = make.control("FKSpine1_M", None, (0, 108, -1), body, locked=("translate",))
    chest = make.control("FKChest_M", "chest", place("chest"), spine, order=2, locked=("translate",))
    make.control("FKHead_M", "head", place("head"), chest)
    arms = make.follow("IKArmFollow", chest, group)
    for letter, side in SIDES:
        scapula = make.control("FKScapula_" + letter, None, place("clavicle", letter), chest)
        upper = make.control("FKShoulder_" + letter, side + " upperarm", place("upperarm", letter), scapula,
                             turn=(0, 0, 0) if letter == "L" else (180, 0, 0), order=1, locked=("translate",))
        fore = make.control("FKElbow_" + letter, side + " forearm", place("forearm", letter), upper, order=1,
                            locked=("translate",))
        make.control("FKWrist_" + letter, side + " wrist", place("wrist", letter), fore, order=1, locked=("translate",))
        make.control("IKArm_" + letter, side + " hand", place("hand", letter), arms)
        make.control("PoleArm_" + letter, side + " elbow", place("elbow", letter), main)
        foot = make.control("IKLeg_" + letter, side + " foot", place("foot", letter), main)
        make.control("IKToes_" + letter, side + " toe", place("toe", letter), foot, locked=("translate",))
        make.control("PoleLeg_" + letter, side + " pole", place("pole", letter), main)
    return make


def mgear():
    """Hands hang on the clavicle, below a control of their own that is not driven; the right side is mirrored."""
    make = Builder()
    world = make.control("world_ctl", None, (0, 0, 0))
    glob = make.control("global_C0_ctl", None, (0, 0, 0), world)
    body = make.control("body_C0_ctl", "body", place("body"), glob)
    make.control("hip_C0_ctl", "hips", place("hips"), body)
    make.control("spine_C0_ik0_ctl", None, (0, 100, 0), body)
    chest = make.control("spine_C0_ik1_ctl", "chest", place("chest"), body, order=2)
    make.control("neck_C0_head_ctl", "head", place("head"), chest, order=2)
    for letter, side in SIDES:
        turn = (0, 0, 0) if letter == "L" else (0, 180, 0)
        clavicle = make.control("shoulder_{0}0_ctl".format(letter), None, place("clavicle", letter), chest, turn=turn)
        apart = make.control("arm_{0}0_ikcns_ctl".format(letter), None, place("hand", letter), clavicle)
        make.control("arm_{0}0_ik_ctl".format(letter), side + " hand", place("hand", letter), apart, order=3)
        upper = make.control("arm_{0}0_fk0_ctl".format(letter), side + " upperarm", place("upperarm", letter), clavicle)
        fore = make.control("arm_{0}0_fk1_ctl".format(letter), side + " forearm", place("forearm", letter), upper)
        make.control("arm_{0}0_fk2_ctl".format(letter), side + " wrist", place("wrist", letter), fore)
        make.control("arm_{0}0_upv_ctl".format(letter), side + " elbow", place("elbow", letter), chest)
        foot = make.control("leg_{0}0_ik_ctl".format(letter), side + " foot", place("foot", letter), glob, turn=turn, order=3)
        make.control("foot_{0}0_fk0_ctl".format(letter), side + " toe", place("toe", letter), foot)
        make.control("leg_{0}0_upv_ctl".format(letter), side + " pole", place("pole", letter), glob)
    return make


def human_ik():
    """Effectors side by side below a reference that may stand anywhere; body and hips are one."""
    make = Builder()
    reference = make.control("Character1_Ctrl_Reference", None, (0, 0, 0), group=False)
    name = "Character1_Ctrl_{0}Effector"
    make.control(name.format("Hips"), "body", place("body"), reference)
    make.roles["hips"] = make.roles["body"]
    make.control(name.format("ChestEnd"), "chest", place("chest"), reference)
    make.control(name.format("Head"), "head", place("head"), reference)
    for letter, side in SIDES:
        word = side.capitalize()
        for role, part in (("hand", "Wrist"), ("elbow", "Elbow"), ("foot", "Ankle"), ("pole", "Knee")):
            make.control(name.format(word + part), "{0} {1}".format(side, role), place(role, letter), reference)
        make.control(name.format(word + "Foot"), side + " toe", place("toe", letter), reference)
    return make


def rapid_rig():
    """Frozen controls: their channels are zero, their pivots where they are; all side by side below a world that is
    scaled."""
    make = Builder()
    world = make.control("world_anim", None, (0, 0, 0), group=False)
    body = make.control("torso_cog_anim", "body", place("body"), world, frozen=True)
    make.control("torso_hips_anim", "hips", place("hips"), body, frozen=True)
    chest = make.control("torso_chest_anim", "chest", place("chest"), body, frozen=True)
    make.control("head_anim", "head", place("head"), chest, frozen=True)
    for letter, side in (("l", "left"), ("r", "right")):
        big = letter.upper()
        make.control(letter + "_hand_ik_anim", side + " hand", place("hand", big), world, frozen=True)
        make.control(letter + "_arm_pv_anim", side + " elbow", place("elbow", big), world, frozen=True)
        foot = make.control(letter + "_foot_ik_anim", side + " foot", place("foot", big), world, frozen=True)
        make.control(letter + "_toe_anim", side + " toe", place("toe", big), foot, frozen=True)
        make.control(letter + "_leg_pv_anim", side + " pole", place("pole", big), world, frozen=True)
    return make


# name, parent, place in the world
MIXAMO = [("Hips", None, (0, 98, 0)), ("Spine", "Hips", (0, 108, -1)), ("Spine1", "Spine", (0, 120, -1.5)),
          ("Spine2", "Spine1", (0, 132, -1)), ("Neck", "Spine2", (0, 150, 0)), ("Head", "Neck", (0, 159, 1.5)),
          ("HeadTop_End", "Head", (0, 175, 2))]
for _sign, _side in ((1, "Left"), (-1, "Right")):
    MIXAMO += [(_side + _name, _side + _above if _above[0] != "*" else _above[1:], (_sign * _x, _y, _z))
               for _name, _above, (_x, _y, _z) in (
                   ("Shoulder", "*Spine2", (3, 145, 1)), ("Arm", "Shoulder", SHOULDER), ("ForeArm", "Arm", ELBOW),
                   ("Hand", "ForeArm", WRIST), ("HandMiddle1", "Hand", (85, 143.2, 2)), ("UpLeg", "*Hips", (8.75, 92.75, 0)),
                   ("Leg", "UpLeg", (8.75, 49.9, 0)), ("Foot", "Leg", (8.75, 6.825, 0)),
                   ("ToeBase", "Foot", (9.5, 0.8, 13.5)), ("Toe_End", "ToeBase", (9.8, 0, 20.5)))]
UNREAL_NAMES = {"Hips": "pelvis", "Spine": "spine_01", "Spine1": "spine_02", "Spine2": "spine_03", "Neck": "neck_01",
                "Head": "head", "Shoulder": "clavicle", "Arm": "upperarm", "ForeArm": "lowerarm", "Hand": "hand",
                "HandMiddle1": "middle_01", "UpLeg": "thigh", "Leg": "calf", "Foot": "foot", "ToeBase": "ball"}


def unreal():
    """The same joints with Unreal's names, below a root on the ground."""
    def named(name):
        for word, letter in (("Left", "_l"), ("Right", "_r")):
            if name.startswith(word):
                return UNREAL_NAMES[name[len(word):]] + letter
        return UNREAL_NAMES[name]
    kept = [line for line in MIXAMO if not line[0].endswith("_End")]
    return [("root", None, (0, 0, 0))] + [(named(name), named(above) if above else "root", at) for name, above, at in kept]


def joints(lines, space="", turn=(0, 0, 0)):
    """A skeleton at rest; turn: of each joint's orient, so that no axes are the world's. Returns the names."""
    for name, above, at in lines:
        parent = {"parent": space + above} if above else {}
        cmds.createNode("joint", name=space + name, skipSelect=True, **parent)
        if turn != (0, 0, 0):
            cmds.setAttr(space + name + ".jointOrient", *turn)
        cmds.xform(space + name, worldSpace=True, translation=at)
    return [space + name for name, _, _ in lines]



def quadruped(places):
    """Controls of a dog around the joints of Footfall's, {joint: place}; the shoulder blades are controls that turn."""
    make = Builder()
    main = make.control("Main", None, (0, 0, 0))
    body = make.control("RootX_M", "body", places["pelvis"], main)
    chest = make.control("FKChest_M", "chest", places["chest"], body)
    make.control("FKHead_M", "head", places["head"], chest)
    for letter, side in SIDES:
        for row, name, joint in (("front", "Front", "FrontPaw"), ("hind", "Back", "HindPaw")):
            if row == "front":
                x, y, z = places["chest"]
                make.control("FKScapula_" + letter, None, (6 if letter == "L" else -6, y, z), chest)
            at = places[side + joint]
            make.control("IKLeg{0}_{1}".format(name, letter), "{0} {1} foot".format(side, row), at, main)
            make.control("PoleLeg{0}_{1}".format(name, letter), "{0} {1} pole".format(side, row),
                         (at[0], 30, at[2] + (-40 if row == "front" else 40)), main)
    return make
