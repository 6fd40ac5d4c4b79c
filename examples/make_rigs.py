#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes rigs/biped_rig.ma and rigs/dog_rig.ma beside this file, as Maya would save them: small control rigs with a body of
boxes, IK legs (and arms) with pole vectors, in the proportions of Footfall's own human and dog. They use nothing but Maya's
own nodes."""
import math
import os

HEADER = """//Maya ASCII 2022 scene
//Name: {0}
//Codeset: UTF-8
requires maya "2022";
currentUnit -l centimeter -a degree -t film;
fileInfo "application" "maya";
fileInfo "product" "Maya 2022";
fileInfo "version" "2022";
"""
# A cube as Maya's polyCube makes it.
CORNERS = [(-1, -1, 1), (1, -1, 1), (-1, 1, 1), (1, 1, 1), (-1, 1, -1), (1, 1, -1), (-1, -1, -1), (1, -1, -1)]
EDGES = "0 1 0 2 3 0 4 5 0 6 7 0 0 2 0 1 3 0 2 4 0 3 5 0 4 6 0 5 7 0 6 0 0 7 1 0"
FACES = ["0 5 -2 -5", "1 7 -3 -7", "2 9 -4 -9", "3 11 -1 -11", "-12 -10 -8 -6", "10 4 6 8"]


def numbers(values):
    return " ".join("%.9g" % (value + 0.0) for value in values)


def minus(a, b):
    return tuple(x - y for x, y in zip(a, b))


class Rig(object):
    """Collects the text of a scene. Places are those of the world, centimetres; nothing is turned at rest."""

    def __init__(self, name):
        self.name, self.lines, self.links, self.places = name, [], [], {}

    def node(self, kind, name, parent=None):
        self.lines.append("createNode {0} -n \"{1}\"{2};".format(kind, name, " -p \"%s\"" % parent if parent else ""))

    def set(self, text):
        self.lines.append("\tsetAttr " + text + ";")

    def link(self, source, destination, more=""):
        self.links.append("connectAttr \"{0}\" \"{1}\"{2};".format(source, destination, more))

    def place(self, name, at, parent):
        self.places[name] = at
        self.set("\".t\" -type \"double3\" {0}".format(numbers(minus(at, self.places.get(parent, (0, 0, 0))))))

    def control(self, name, at, parent, size, colour, kind="ring", turns=True, moves=True):
        """A control below a group that takes its rest, so that its channels are zero."""
        offset = name + "_offset"
        self.node("transform", offset, parent)
        self.place(offset, at, parent)
        self.node("transform", name, offset)
        self.places[name] = at
        for channel, free in (("t", moves), ("r", turns)):
            if not free:
                for axis in "xyz":
                    self.set("-l on -k off \".{0}{1}\"".format(channel, axis))
        for axis in "xyz":
            self.set("-l on -k off \".s{0}\"".format(axis))
        self.node("nurbsCurve", name + "Shape", name)
        self.set("\".ove\" yes")
        self.set("\".ovc\" {0}".format(colour))
        points = ring(size) if kind == "ring" else box_line(size)
        count = len(points)
        self.set("\".cc\" -type \"nurbsCurve\" 1 {0} 0 no 3 {1} {2} {1} {3}".format(
            count - 1, count, numbers(range(count)), " ".join(numbers(point) for point in points)))

    def joint(self, name, at, parent, bend=0):
        """bend: the preferred angle about X, for IK."""
        self.node("joint", name, parent)
        self.place(name, at, parent)
        self.set("\".radi\" 1")
        if bend:
            self.set("\".pa\" -type \"double3\" {0}".format(numbers(bend)))

    def block(self, name, start, end, thickness, parent):
        """A box of the body, from one place to another."""
        along = minus(end, start)
        length = math.sqrt(sum(value * value for value in along))
        # Y along the box: about X and then about Z.
        about_z = math.degrees(math.atan2(-along[0], math.hypot(along[1], along[2])))
        about_x = math.degrees(math.atan2(along[2], along[1]))
        self.node("transform", name, parent)
        middle = tuple((a + b) / 2 for a, b in zip(start, end))
        self.place(name, middle, parent)
        self.set("\".ro\" 2")  # zxy: Z first, then X
        self.set("\".r\" -type \"double3\" {0}".format(numbers((about_x, 0, about_z))))
        self.node("mesh", name + "Shape", name)
        wide, deep = thickness
        self.set("-s 8 \".vt[0:7]\" " + " ".join(
            numbers((x * wide / 2, y * length / 2, z * deep / 2)) for x, y, z in CORNERS))
        self.set("-s 12 \".ed[0:11]\" " + EDGES)
        self.set("-s 6 -ch 24 \".fc[0:5]\" -type \"polyFaces\" " + " ".join("f 4 " + face for face in FACES))
        self.link(name + "Shape.iog", ":initialShadingGroup.dsm", " -na")

    def ik(self, name, start, middle, end, control, pole):
        """The joints from start to end reach for a control; the middle one points at a pole."""
        self.node("ikEffector", name + "_effector", middle)
        self.set("\".v\" no")
        for axis in "xyz":
            self.link("{0}.t{1}".format(end, axis), "{0}_effector.t{1}".format(name, axis))
        self.node("ikHandle", name, control)
        self.set("\".v\" no")
        self.set("\".roc\" yes")
        self.link(start + ".msg", name + ".hsj")
        self.link(name + "_effector.hp", name + ".hee")
        self.link("ikRPsolver.msg", name + ".hsv")
        aim = name + "_aim"
        self.node("poleVectorConstraint", aim, name)
        self.lines.append("\taddAttr -ci true -k true -sn \"w0\" -ln \"{0}W0\" -dv 1 -min 0 -at \"double\";".format(pole))
        self.set("-k on \".w0\"")
        self.link(aim + ".w0", aim + ".tg[0].tw")
        self.link(name + ".pim", aim + ".cpim")
        self.link(start + ".pm", aim + ".ps")
        self.link(start + ".t", aim + ".crp")
        for source, destination in (("t", "tt"), ("rp", "trp"), ("rpt", "trt"), ("pm", "tpm")):
            self.link("{0}.{1}".format(pole, source), "{0}.tg[0].{1}".format(aim, destination))
        for axis in "xyz":
            self.link("{0}.ct{1}".format(aim, axis), "{0}.pv{1}".format(name, axis))

    def text(self):
        solver = ["createNode ikRPsolver -n \"ikRPsolver\";"]
        self.link("ikRPsolver.msg", ":ikSystem.sol", " -na")
        return HEADER.format(self.name + ".ma") + "\n".join(self.lines + solver + self.links) + "\n// End of {0}.ma\n".format(
            self.name)


def ring(size):
    """A circle on the ground, of sixteen sides."""
    return [(size * math.sin(math.pi * step / 8), 0, size * math.cos(math.pi * step / 8)) for step in range(17)]


def box_line(size):
    """The edges of a box, drawn in one go."""
    walk = [0, 1, 3, 2, 0, 6, 7, 1, 3, 5, 7, 6, 4, 5, 4, 2]
    return [tuple(size / 2 * value for value in CORNERS[corner]) for corner in walk]


YELLOW, BLUE, RED = 17, 6, 13
SIDES = (("L", 1, BLUE), ("R", -1, RED))


def biped():
    rig = Rig("biped_rig")
    rig.node("transform", "main_ctrl")
    rig.places["main_ctrl"] = (0, 0, 0)
    rig.node("nurbsCurve", "main_ctrlShape", "main_ctrl")
    points = ring(45)
    rig.set("\".cc\" -type \"nurbsCurve\" 1 16 0 no 3 17 {0} 17 {1}".format(
        numbers(range(17)), " ".join(numbers(point) for point in points)))
    rig.control("body_ctrl", (0, 98, 0), "main_ctrl", 26, YELLOW)
    rig.control("hips_ctrl", (0, 98, 0), "body_ctrl", 20, YELLOW)
    rig.control("chest_ctrl", (0, 132, -1), "body_ctrl", 24, YELLOW)
    rig.control("head_ctrl", (0, 159, 1.5), "chest_ctrl", 14, YELLOW)
    rig.joint("hips", (0, 98, 0), "hips_ctrl")
    rig.joint("chest", (0, 132, -1), "chest_ctrl")
    rig.joint("head", (0, 159, 1.5), "head_ctrl")
    rig.block("pelvis_box", (0, 92, 0), (0, 104, 0), (26, 16), "hips")
    rig.block("chest_box", (0, 112, -1), (0, 147, 0), (32, 18), "chest")
    rig.block("head_box", (0, 156, 1.5), (0, 176, 2), (15, 18), "head")
    for letter, sign, colour in SIDES:
        def at(x, y, z, sign=sign):
            return (sign * x, y, z)
        thigh, shin, foot, toe = ("{0}_{1}".format(name, letter) for name in ("thigh", "shin", "foot", "toe"))
        rig.control("foot_{0}_ctrl".format(letter), at(8.75, 6.825, 0), "main_ctrl", 18, colour, "box")
        rig.control("toe_{0}_ctrl".format(letter), at(9.5, 0.8, 13.5), "foot_{0}_ctrl".format(letter), 8, colour, moves=False)
        rig.control("knee_{0}_ctrl".format(letter), at(8.75, 50, 45), "main_ctrl", 6, colour, "box", turns=False)
        rig.joint(thigh, at(8.75, 92.75, 0), "hips")
        rig.joint(shin, at(8.75, 49.9, 1.5), thigh, bend=(30, 0, 0))
        rig.joint(foot, at(8.75, 6.825, 0), shin)
        rig.ik("leg_{0}_ik".format(letter), thigh, shin, foot, "foot_{0}_ctrl".format(letter), "knee_{0}_ctrl".format(letter))
        rig.block("thigh_{0}_box".format(letter), at(8.75, 92, 0), at(8.75, 51, 1.4), (13, 14), thigh)
        rig.block("shin_{0}_box".format(letter), at(8.75, 49, 1.4), at(8.75, 9, 0.1), (10, 11), shin)
        rig.block("foot_{0}_box".format(letter), at(8.75, 3.5, -5), at(9.4, 3.5, 13), (9, 7), "foot_{0}_ctrl".format(letter))
        rig.block("toe_{0}_box".format(letter), at(9.5, 2, 14), at(9.8, 2, 20), (9, 4), "toe_{0}_ctrl".format(letter))
        rig.control("hand_{0}_ctrl".format(letter), at(76, 143.2, 2), "main_ctrl", 12, colour, "box")
        rig.control("elbow_{0}_ctrl".format(letter), at(50.6, 143.2, -45), "main_ctrl", 6, colour, "box", turns=False)
        upper, fore, hand = ("{0}_{1}".format(name, letter) for name in ("upperarm", "forearm", "hand"))
        rig.joint(upper, at(18, 143.2, -0.5), "chest")
        rig.joint(fore, at(50.6, 143.2, -1.5), upper, bend=(0, -30 * sign, 0))
        rig.joint(hand, at(76, 143.2, 2), fore)
        rig.ik("arm_{0}_ik".format(letter), upper, fore, hand, "hand_{0}_ctrl".format(letter), "elbow_{0}_ctrl".format(letter))
        rig.block("upperarm_{0}_box".format(letter), at(19, 143.2, -0.5), at(50, 143.2, -1.5), (9, 9), upper)
        rig.block("forearm_{0}_box".format(letter), at(52, 143.2, -1.4), at(75, 143.2, 1.9), (8, 8), fore)
        rig.block("hand_{0}_box".format(letter), at(77, 143.2, 2), at(93, 143.2, 2), (4, 9), "hand_{0}_ctrl".format(letter))
    return rig


def dog():
    rig = Rig("dog_rig")
    rig.node("transform", "main_ctrl")
    rig.places["main_ctrl"] = (0, 0, 0)
    rig.node("nurbsCurve", "main_ctrlShape", "main_ctrl")
    rig.set("\".cc\" -type \"nurbsCurve\" 1 16 0 no 3 17 {0} 17 {1}".format(
        numbers(range(17)), " ".join(numbers((x, y, z + 20)) for x, y, z in ring(45))))
    rig.control("body_ctrl", (0, 55, 0), "main_ctrl", 20, YELLOW)
    rig.control("chest_ctrl", (0, 57, 42), "body_ctrl", 18, YELLOW)
    rig.control("head_ctrl", (0, 78, 66), "chest_ctrl", 12, YELLOW)
    for name, at in (("body", (0, 55, 0)), ("chest", (0, 57, 42)), ("head", (0, 78, 66))):
        rig.joint(name, at, name + "_ctrl")
    rig.block("rump_box", (0, 55, -10), (0, 56, 16), (17, 18), "body")
    rig.block("belly_box", (0, 57, 14), (0, 57, 30), (15, 16), "chest")
    rig.block("chest_box", (0, 56, 26), (0, 57, 54), (19, 24), "chest")
    rig.block("neck_box", (0, 60, 52), (0, 76, 65), (9, 10), "chest")
    rig.block("head_box", (0, 79, 63), (0, 73, 85), (9, 9), "head")
    rig.block("tail_box", (0, 54, -11), (0, 45, -38), (3, 3), "body")
    legs = (("front", "chest", (7.5, 44, 49), (7.5, 25, 38), (7.5, 3, 44.5), -45, -30),
            ("hind", "body", (7, 50, -2), (7, 28, 7), (7, 3, -3.5), 45, 30))
    for letter, sign, colour in SIDES:
        for row, carrier, hip, knee, paw, reach, bend in legs:
            def at(place, sign=sign):
                return (sign * place[0], place[1], place[2])
            name = "{0}_{1}".format(row, letter)
            rig.control(name + "_paw_ctrl", at(paw), "main_ctrl", 9, colour, "box")
            rig.control(name + "_pole_ctrl", at((knee[0], knee[1], knee[2] + reach)), "main_ctrl", 5, colour, "box", turns=False)
            rig.joint(name + "_upper", at(hip), carrier)
            rig.joint(name + "_lower", at(knee), name + "_upper", bend=(bend, 0, 0))
            rig.joint(name + "_paw", at(paw), name + "_lower")
            rig.ik(name + "_ik", name + "_upper", name + "_lower", name + "_paw", name + "_paw_ctrl", name + "_pole_ctrl")
            rig.block(name + "_upper_box", at(hip), at(knee), (6, 8), name + "_upper")
            rig.block(name + "_lower_box", at(knee), at(paw), (4.5, 5), name + "_lower")
            rig.block(name + "_paw_box", at((paw[0], 1.5, paw[2] - 2)), at((paw[0], 1.5, paw[2] + 8)), (5, 3),
                      name + "_paw_ctrl")
    return rig


def main():
    folder = os.path.join(os.path.dirname(os.path.abspath(__file__)), "rigs")
    os.makedirs(folder, exist_ok=True)
    for rig in (biped(), dog()):
        with open(os.path.join(folder, rig.name + ".ma"), "w", encoding="utf-8", newline="\n") as stream:
            stream.write(rig.text())


if __name__ == "__main__":
    main()
