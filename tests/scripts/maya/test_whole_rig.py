# SPDX-License-Identifier: MIT
"""What generates motion moves the whole of a rig: hands, head and feet are where the engine has them, at every frame,
whatever space they are in."""
import unittest

from maya_case import MayaCase
import rigs

from maya import cmds

from footfall.maya import driving, gaits, rig_maps, tools, walking

MILLIMETRE = 0.1


def where(node):
    return cmds.xform(node, query=True, worldSpace=True, rotatePivot=True)


def apart(a, b):
    return sum((x - y) ** 2 for x, y in zip(a, b)) ** 0.5


class WholeRigTest(MayaCase):
    def setUp(self):
        super().setUp()
        cmds.currentTime(1)

    def walk(self, character="human"):
        cmds.curve(degree=1, point=[(0, 0, 0), (0, 0, 250), (80, 0, 420)], name="way")
        return walking.along_curve("way", character=character)

    def frames(self, walk):
        start, end = cmds.ffWalk(walk, query=True, range=True)
        return range(int(start), int(end) + 1)

    def follows(self, pairs, frames, tolerance=MILLIMETRE):
        """Each control stays within a millimetre of the joint, and travels with it."""
        worst, checked, starts = {}, 0, {}
        for frame in frames:
            cmds.currentTime(frame)
            for control, joint in pairs:
                a, b = where(control), where(joint)
                starts.setdefault(control, a)
                worst[control] = max(worst.get(control, 0.0), apart(a, b))
                checked += 1
        self.assertGreater(checked, 20 * len(pairs))
        self.assertLess(max(worst.values()), tolerance, worst)
        for control, _ in pairs:
            self.assertGreater(apart(where(control), starts[control]), 100, control)

    def human_rig(self, make):
        """A rig connected by the button, beside the skeleton of its figure. Returns the walk."""
        found = rig_maps.guess_map(make.roles["body"])
        self.assertEqual(found.roles, make.roles)
        walk = self.walk()
        cmds.select(make.roles["body"])
        before = cmds.ls()
        tools.connect()
        cmds.undo()  # one step
        self.assertEqual(cmds.ls(), before)
        cmds.redo()
        walking.skeleton(walk)
        pairs = [(make.roles["head"], "head")]
        for side in ("left", "right"):
            pairs += [(make.roles[side + " hand"], side + "Hand"), (make.roles[side + " foot"], side + "Foot")]
        self.follows(pairs, self.frames(walk))
        return walk

    def turned_by(self, node):
        """The world's axes of a node, row by row."""
        matrix = cmds.xform(node, query=True, worldSpace=True, matrix=True)
        return [matrix[0:3], matrix[4:7], matrix[8:11]]

    def test_advanced_skeleton(self):
        make = rigs.advanced_skeleton()
        walk = self.human_rig(make)
        # FK arms show the same pose as the IK controls: the wrist's control is where the hand's is, but for what a spine
        # that does not move its chest leaves.
        for frame in list(self.frames(walk))[::7]:
            cmds.currentTime(frame)
            for side in ("left", "right"):
                one, other = (where(make.roles["{0} {1}".format(side, part)]) for part in ("forearm", "wrist"))
                arm = [b - a for a, b in zip(one, other)]
                hand = [b - a for a, b in zip(where(side + "ForeArm"), where(side + "Hand"))]
                self.assertLess(apart(arm, hand), MILLIMETRE)

    def test_advanced_skeleton_when_the_space_is_switched(self):
        """The hands leave the chest's space for the world's, and for a turned one, after the walk was connected."""
        make = rigs.advanced_skeleton()
        walk = self.human_rig(make)
        cmds.disconnectAttr("FKChest_M.worldMatrix[0]", "IKArmFollow.offsetParentMatrix")
        cmds.setAttr("IKArmFollow.translate", 30, -20, 5)
        cmds.setAttr("IKArmFollow.rotate", 10, 50, -20)
        self.follows([("IKArm_L", "leftHand"), ("IKArm_R", "rightHand")], self.frames(walk))

    def test_mgear(self):
        self.human_rig(rigs.mgear())

    def test_human_ik(self):
        make = rigs.human_ik()
        cmds.setAttr("Character1_Ctrl_Reference.translate", 0, 0, 0)
        self.human_rig(make)

    def test_rapid_rig_with_frozen_controls(self):
        self.human_rig(rigs.rapid_rig())

    def test_a_rig_that_stands_elsewhere_and_is_carried(self):
        """Its world control is moved, turned and animated: the controls stay with the walk."""
        make = rigs.mgear()
        cmds.setAttr("world_ctl.translate", 300, 0, -120)
        cmds.setAttr("world_ctl.rotateY", 70)
        for frame, value in ((1, 300.0), (30, 360.0)):
            cmds.setKeyframe("global_C0_ctl", attribute="translateX", time=frame, value=value - 300)
        self.human_rig(make)

    def test_joints(self):
        for lines, turn, ends in ((rigs.MIXAMO, (0, 0, 0), ("Head", "LeftHand", "RightHand", "LeftFoot", "RightFoot")),
                                  (rigs.unreal(), (20, -35, 50), ("head", "hand_l", "hand_r", "foot_l", "foot_r"))):
            cmds.file(new=True, force=True)
            with self.subTest(lines[0][0]):
                names = rigs.joints(lines, "hero:", turn)
                rest = {name: where("hero:" + name) for name in ends}
                walk = self.walk()
                cmds.select(names[0])
                self.assertTrue(tools.connect())
                made = walking.skeleton(walk)
                copies = {path.rsplit("|", 1)[-1].rsplit(":", 1)[-1].rstrip("1"): path for path in
                          cmds.listRelatives(made, allDescendents=True, fullPath=True, type="joint")}
                self.follows([("hero:" + name, copies[name]) for name in ends], self.frames(walk))
                cmds.currentTime(self.frames(walk)[-1])
                self.assertLess(where("hero:" + ends[1])[1], rest[ends[1]][1] - 20)  # the arms hang

    def test_quadruped_with_shoulder_blades(self):
        cmds.curve(degree=1, point=[(0, 0, 0), (0, 0, 400)], name="way")
        gait = gaits.from_library("trot", "way", character="dog")
        root = gaits.skeleton(gait)
        gaits.disconnect(gait)
        below = cmds.listRelatives(root, allDescendents=True, fullPath=True, type="joint")
        for path in below:
            cmds.setAttr(path + ".rotate", 0, 0, 0)
        cmds.setAttr(root + ".rotate", 0, 0, 0)
        height = where(root)[1] - min(where(path)[1] for path in below)
        cmds.setAttr(root + ".translate", 0, height, 0)
        places = {path.rsplit("|", 1)[-1]: where(path) for path in below + [root]}
        cmds.delete(root)
        make = rigs.quadruped(places)
        self.assertEqual(rig_maps.guess_map("RootX_M").roles, dict(make.roles, hips="RootX_M") if "hips" in
                         rig_maps.guess_map("RootX_M").roles else make.roles)
        cmds.select("RootX_M")
        self.assertTrue(tools.connect())
        gaits.skeleton(gait)
        start, end = (int(value) for value in cmds.ffGaitFollow(gait, query=True, range=True))
        pairs = [("FKHead_M", "head")] + [
            (make.roles["{0} {1} foot".format(side, row)], side + row.capitalize() + "Paw")
            for side in ("left", "right") for row in ("front", "hind")]
        self.follows(pairs, range(start, end + 1))

    def test_hands_that_the_map_does_not_name_are_carried(self):
        make = rigs.mgear()
        prop = make.control("prop_aim_ctl", None, (0, 160, 60))
        walk = self.walk()
        found = rig_maps.guess_map("body_C0_ctl")
        for side in ("left", "right"):
            for part in ("hand", "elbow", "upperarm", "forearm", "wrist"):
                del found.roles["{0} {1}".format(side, part)]
        world = rigs.Builder().control("hand_loose_ctl", None, rigs.WRIST)
        pairs = driving.role_controls(found)
        self.assertEqual(driving.left_behind(found, pairs), [])  # other top nodes are other characters
        cmds.parent(world.rsplit("|", 1)[0], "global_C0_ctl")
        cmds.parent(prop.rsplit("|", 1)[0], "global_C0_ctl")
        left = [path.rsplit("|", 1)[-1] for path in driving.left_behind(found, pairs)]
        self.assertEqual(sorted(left), ["hand_loose_ctl", "prop_aim_ctl"])
        walking.connect(walk, "body_C0_ctl", found)
        first = [where(name) for name in ("hand_loose_ctl", "body_C0_ctl", "prop_aim_ctl", "arm_L0_ik_ctl")]
        for frame in self.frames(walk):
            cmds.currentTime(frame)
        last = [where(name) for name in ("hand_loose_ctl", "body_C0_ctl", "prop_aim_ctl", "arm_L0_ik_ctl")]
        self.assertLess(abs(apart(last[0], last[1]) - apart(first[0], first[1])), MILLIMETRE)
        self.assertLess(abs(apart(last[2], last[1]) - apart(first[2], first[1])), MILLIMETRE)
        self.assertGreater(apart(first[3], last[3]), 300)  # on the chest, as it was

    def test_baked_nothing_is_left(self):
        make = rigs.advanced_skeleton()
        walk = self.human_rig(make)
        frames = list(self.frames(walk))[::5]
        cmds.delete("hips")
        names = [make.roles[role] for role in ("left hand", "right wrist", "head", "left foot")]
        shown = []
        for frame in frames:
            cmds.currentTime(frame)
            shown.append([where(name) for name in names])
        cmds.select("IKArm_L")
        tools.bake(every_frame=True)
        self.assertEqual([node for node in cmds.ls() if cmds.nodeType(node).startswith("ff")], [])
        for frame, row in zip(frames, shown):
            cmds.currentTime(frame)
            for name, was in zip(names, row):
                self.assertLess(apart(where(name), was), MILLIMETRE, (name, frame))
        cmds.undo()
        self.assertTrue(cmds.ls(type="ffControlSpace"))
        walking.disconnect(walk)
        self.assertEqual(cmds.ls(type="ffControlSpace"), [])


if __name__ == "__main__":
    unittest.main()
