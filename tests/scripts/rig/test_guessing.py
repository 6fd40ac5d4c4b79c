# SPDX-License-Identifier: MIT
"""Guesses of roles from names, positions and the hierarchy, on the names of rigs in use."""
import os
import unittest

from plain_python import ROOT
from rig_conventions import CONVENTIONS

from footfall import FootfallError
from footfall.rig import control_names, role_names
from footfall.rig.guessing import Control, guess


def flat(names, joint=False):
    """Controls that only have names."""
    return [Control(name, name, None, (0.0, 0.0, 0.0), joint) for name in names]


def tree(lines):
    """Controls from (name, parent, place)."""
    return [Control(name, name, parent, place, True) for name, parent, place in lines]


class NamesTest(unittest.TestCase):
    def test_conventions(self):
        checked = 0
        for convention, roles, others in CONVENTIONS:
            joints = "joints" in convention
            found = guess(flat(sorted(set(roles.values())) + others.split(), joints))
            with self.subTest(convention):
                self.assertEqual({role: entry.key for role, entry in found.items()}, roles)
                for role, entry in found.items():
                    self.assertEqual(entry.ties, [], role)
                    self.assertGreaterEqual(entry.confidence, 0.4, role)
                    self.assertLessEqual(entry.confidence, 1.0, role)
                    checked += 1
        self.assertGreaterEqual(len(CONVENTIONS), 8)
        self.assertGreater(checked, 120)

    def test_order_of_names_does_not_matter(self):
        for convention, roles, others in CONVENTIONS:
            names = sorted(set(roles.values())) + others.split()
            with self.subTest(convention):
                self.assertEqual(guess(flat(names)), guess(flat(names[::-1])))

    def test_ties_are_told(self):
        found = guess(flat("cog_ctrl L_foot_ctrl L_foot_ctrlB R_foot_ctrl head_ctrl head_ctl".split()))
        self.assertEqual((found["left foot"].key, found["left foot"].ties), ("L_foot_ctrl", ["L_foot_ctrlB"]))
        self.assertEqual((found["head"].key, found["head"].ties), ("head_ctl", ["head_ctrl"]))
        self.assertLess(found["left foot"].confidence, 0.5)
        self.assertEqual(found["right foot"].ties, [])
        self.assertGreater(found["right foot"].confidence, 0.8)
        self.assertIn("others fit equally well", found["head"].reason)

    def test_a_control_beats_a_joint_of_the_same_name(self):
        both = flat(["L_foot_jnt"], True) + flat(["L_foot_ctl"])
        found = guess(both)
        self.assertEqual((found["left foot"].key, found["left foot"].ties), ("L_foot_ctl", []))

    def test_no_role_from_nothing(self):
        self.assertEqual(guess([]), {})
        self.assertEqual(guess(flat(["pSphere1", "camera1", "wheel_L"])), {})
        self.assertEqual(guess(flat(["arrow", "earring", "lamp", "rope", "leaf"])), {})

    def test_words(self):
        cases = {"IKLeg_L": "ik leg l", "lfoot": "l foot", "LeftToeBase": "left toe base", "leftfoot": "left foot",
                 "RootX_M": "root x m", "spine_C0_ik1_ctl": "spine c 0 ik 1 ctl", "rear": "rear", "lowerback": "lowerback",
                 "lamp": "lamp", "RThumb1": "r thumb 1"}
        for name, words in cases.items():
            self.assertEqual(" ".join(control_names.words(name)), words, name)


# A biped of 170 cm without a telling name, facing +Z.
NAMELESS = tree([
    ("j1", None, (0, 95, 0)), ("j2", "j1", (0, 110, 0)), ("j3", "j2", (0, 135, 0)), ("j4", "j3", (0, 150, 0)),
    ("j5", "j4", (0, 165, 2)),
    ("j6", "j3", (18, 140, 0)), ("j7", "j6", (45, 140, 0)), ("j8", "j7", (70, 140, 0)),
    ("j9", "j3", (-18, 140, 0)), ("j10", "j9", (-45, 140, 0)), ("j11", "j10", (-70, 140, 0)),
    ("j12", "j1", (9, 90, 0)), ("j13", "j12", (9, 50, 1)), ("j14", "j13", (9, 8, -2)), ("j15", "j14", (9, 2, 12)),
    ("j16", "j1", (-9, 90, 0)), ("j17", "j16", (-9, 50, 1)), ("j18", "j17", (-9, 8, -2)), ("j19", "j18", (-9, 2, 12)),
])


def skeleton(path):
    """The joints of a .bvh file as controls, at their rest positions."""
    found, above = {}, [None]
    name = None
    with open(path, encoding="utf-8") as stream:
        for words in (line.split() for line in stream):
            if words[0] in ("ROOT", "JOINT", "End"):
                name = words[1] if words[0] != "End" else None
            elif words[0] == "{":
                above.append(name)
            elif words[0] == "}":
                above.pop()
            elif words[0] == "OFFSET" and above[-1]:
                start = found[above[-2]].position if above[-2] else (0.0, 0.0, 0.0)
                place = tuple(float(word) + base for word, base in zip(words[1:], start))
                found[above[-1]] = Control(above[-1], above[-1], above[-2], place, True)
            elif words[0] == "MOTION":
                return list(found.values())
    raise ValueError(path)


class PlacesTest(unittest.TestCase):
    def keys(self, controls):
        return {role: entry.key for role, entry in guess(controls).items()}

    def test_nameless_biped(self):
        self.assertEqual(self.keys(NAMELESS), {
            "body": "j1", "hips": "j1", "chest": "j3", "head": "j5", "left foot": "j14", "left toe": "j15",
            "right foot": "j18", "right toe": "j19", "left hand": "j8", "right hand": "j11"})
        for role, entry in guess(NAMELESS).items():
            self.assertLessEqual(entry.confidence, 0.6, role)  # never as sure as a name

    def test_example_skeletons(self):
        dog = self.keys(skeleton(os.path.join(ROOT, "examples", "dog.bvh")))
        self.assertEqual(dog, {
            "body": "pelvis", "hips": "pelvis", "chest": "chest", "head": "head", "left front foot": "leftFrontPaw",
            "right front foot": "rightFrontPaw", "left hind foot": "leftHindPaw", "right hind foot": "rightHindPaw"})
        walker = self.keys(skeleton(os.path.join(ROOT, "examples", "walk.bvh")))
        self.assertEqual(sorted(walker.values()), sorted("hips hips chest head leftFoot leftToe rightFoot rightToe leftHand "
                                                         "rightHand".split()))

    def test_size_and_position_in_the_scene_do_not_matter(self):
        scaled = [control._replace(position=tuple(0.01 * value for value in control.position)) for control in NAMELESS]
        raised = [control._replace(position=(control.position[0], control.position[1] + 500, control.position[2] - 300))
                  for control in NAMELESS]
        self.assertEqual(self.keys(scaled), self.keys(NAMELESS))
        self.assertEqual(self.keys(raised), self.keys(NAMELESS))

    def test_nameless_quadruped(self):
        lines = [("a", None, (0, 60, 0)), ("b", "a", (0, 62, 60)), ("c", "b", (0, 85, 90))]
        for side, x in (("l", 10), ("r", -10)):
            for row, z, top in (("f", 60, "b"), ("h", 0, "a")):
                lines += [("x" + side + row, top, (x, 40, z)), ("y" + side + row, "x" + side + row, (x, 3, z))]
        found = self.keys(tree(lines))
        self.assertEqual([found[role] for role in (
            "left front foot", "right front foot", "left hind foot", "right hind foot", "hips")],
            ["ylf", "yrf", "ylh", "yrh", "a"])

    def test_eight_legs_that_names_do_not_tell_apart(self):
        controls = [Control("body_ctl", "body", None, (0, 10, 0), False)]
        for number, z in enumerate((30, 10, -10, -30)):
            for side, x in (("L", 20), ("R", -20)):
                name = "foot{0}_{1}_ctl".format("ABCD"[number], side)
                controls.append(Control(name, name, "body", (x, 0, z), False))
        found = self.keys(controls)
        self.assertEqual(found["left 1 foot"], "footA_L_ctl")
        self.assertEqual(found["right 4 foot"], "footD_R_ctl")
        self.assertEqual(len(found), 9)

    def test_side_from_the_position_where_the_name_has_none(self):
        controls = [Control("foot_ctl", "a", None, (12, 0, 0), False), Control("foot_ctl1", "b", None, (-12, 0, 0), False),
                    Control("head_ctl", "h", None, (0, 160, 0), False)]
        found = guess(controls)
        self.assertEqual((found["left foot"].key, found["right foot"].key), ("a", "b"))
        self.assertIn("its position left", found["left foot"].reason)


class RolesTest(unittest.TestCase):
    def test_parse(self):
        self.assertEqual(role_names.parse("left hind toe"), ("left", "hind", "toe"))
        self.assertEqual(role_names.parse("right 12 foot"), ("right", "12", "foot"))
        self.assertEqual(role_names.parse("body"), ("", "", "body"))
        for bad in ("", "foot", "left body", "middle foot", "left front hand", "left 0 foot", "left  foot", "tail",
                    "left front hind foot", "Left foot"):
            with self.assertRaisesRegex(FootfallError, "'{0}' is not a role".format(bad)):
                role_names.parse(bad)

    def test_order_and_template(self):
        roles = role_names.template(("front", "hind"), arms=False)
        self.assertEqual(roles[:5], ["body", "hips", "chest", "head", "left front foot"])
        self.assertEqual(len(roles), 16)
        self.assertEqual(len(role_names.template()), 20)
        self.assertEqual(role_names.rows(4), ("1", "2", "3", "4"))


if __name__ == "__main__":
    unittest.main()
