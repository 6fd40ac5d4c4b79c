#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes biped.ma and arm_wave.anim, as Maya would save them, beside this file.

biped.ma: a biped of joints under a control, whose legs and arms cycle while the control goes forward for ever; its
curves show the tangent types, an offset cycle, weighted tangents and a driven key. arm_wave.anim: a wave of the arm.
"""
import os

HEADER = """//Maya ASCII 2022 scene
//Name: biped.ma
//Last modified: Mon, Jan 08, 2024 10:00:00 AM
//Codeset: UTF-8
requires maya "2022";
currentUnit -l centimeter -a degree -t film;
fileInfo "application" "maya";
fileInfo "product" "Maya 2022";
fileInfo "version" "2022";
// A biped 170 cm tall that faces +Z. Left is +X. The walk is 24 frames per stride, 130 cm long.
"""

# name, parent, translation in centimetres, radius
JOINTS = [
    ("hips", "walk_ctrl", (0, 92, 0), 3),
    ("spine", "hips", (0, 12, 0), 2),
    ("chest", "spine", (0, 22, 0), 2),
    ("neck", "chest", (0, 18, 0), 1.5),
    ("head", "neck", (0, 12, 2), 2),
    ("head_end", "head", (0, 14, 0), 1),
]
for side, sign in (("L", 1), ("R", -1)):
    JOINTS += [
        ("shoulder_" + side, "chest", (17 * sign, 12, 0), 1.5),
        ("elbow_" + side, "shoulder_" + side, (0, -28, 0), 1.5),
        ("wrist_" + side, "elbow_" + side, (0, -25, 0), 1),
        ("thigh_" + side, "hips", (9 * sign, -4, 0), 2),
        ("knee_" + side, "thigh_" + side, (0, -42, 0), 2),
        ("ankle_" + side, "knee_" + side, (0, -39, 0), 1.5),
        ("ball_" + side, "ankle_" + side, (0, -7, 13), 1),
        ("toe_" + side, "ball_" + side, (0, 0, 7), 1),
    ]

SHORT = {"translateX": "tx", "translateY": "ty", "translateZ": "tz",
         "rotateX": "rx", "rotateY": "ry", "rotateZ": "rz", "visibility": "v", "footRoll": "footRoll"}


def numbers(values):
    return " ".join("%.15g" % value for value in values)


class Curve:
    """An animCurve node. keys: (frame, value) or (frame, value, in type, out type, in vector, out vector)."""

    def __init__(self, node, attribute, kind, tangent, keys, weighted=False, pre=0, post=0, extra=()):
        self.node, self.attribute, self.kind, self.tangent = node, attribute, kind, tangent
        self.keys = [tuple(key) + (None,) * (6 - len(key)) for key in keys]
        self.weighted, self.pre, self.post, self.extra = weighted, pre, post, extra
        self.name = node + "_" + attribute

    def elements(self, attribute, values, usual):
        """A setAttr over the range of keys that differ from the usual value, as Maya writes it."""
        differing = [i for i, value in enumerate(values) if value != usual]
        if not differing:
            return ""
        first, last = differing[0], differing[-1]
        span = "%d" % first if first == last else "%d:%d" % (first, last)
        size = "-s %d " % len(values) if len(values) > 1 else ""
        return '\tsetAttr %s".%s[%s]"  %s;\n' % (size, attribute, span, numbers(values[first:last + 1]))

    def text(self):
        count = len(self.keys)
        lines = 'createNode animCurve%s -n "%s";\n\tsetAttr ".tan" %d;\n' % (self.kind, self.name, self.tangent)
        if not self.weighted:
            lines += '\tsetAttr ".wgt" no;\n'
        pairs = [number for key in self.keys for number in key[:2]]
        span = "0:%d" % (count - 1) if count > 1 else "0"
        size = "-s %d " % count if count > 1 else ""
        lines += '\tsetAttr %s".ktv[%s]"  %s;\n' % (size, span, numbers(pairs))
        for attribute, column in (("kit", 2), ("kot", 3)):
            types = [self.tangent if key[column] is None else key[column] for key in self.keys]
            lines += self.elements(attribute, types, self.tangent)
        for attribute, column, axis in (("kix", 4, 0), ("kiy", 4, 1), ("kox", 5, 0), ("koy", 5, 1)):
            given = [i for i, key in enumerate(self.keys) if key[column] is not None]
            if not given:
                continue
            values = [(1, 0)[axis] if key[column] is None else key[column][axis] for key in self.keys]
            first, last = given[0], given[-1]
            span = "%d" % first if first == last else "%d:%d" % (first, last)
            lines += '\tsetAttr -s %d ".%s[%s]"  %s;\n' % (count, attribute, span, numbers(values[first:last + 1]))
        for line in self.extra:
            lines += "\t" + line + "\n"
        if self.pre:
            lines += '\tsetAttr ".pre" %d;\n' % self.pre
        if self.post:
            lines += '\tsetAttr ".pst" %d;\n' % self.post
        return lines


def leg(side, shift):
    """A stride of one leg; the other is half a cycle later. Cycles before and after the keys (3)."""
    def at(pairs):
        moved = sorted(((frame - 1 + shift) % 24 + 1, value) for frame, value in pairs)
        return moved + [(moved[0][0] + 24, moved[0][1])]
    thigh = at([(1, -28), (4, -22), (13, 12), (16, 8), (21, -30)])
    knee = at([(1, 4), (4, 18), (10, 6), (15, 42), (18, 60), (22, 20)])
    ankle = at([(1, -4), (4, 8), (13, -8), (16, 22), (20, 6)])
    return [
        Curve("thigh_" + side, "rotateX", "TA", 18, thigh, pre=3, post=3),
        Curve("knee_" + side, "rotateX", "TA", 9, knee, pre=3, post=3),
        Curve("ankle_" + side, "rotateX", "TA", 16, ankle, pre=3, post=3),
    ]


def biped_curves():
    curves = [
        # Forward for ever: a linear cycle that goes on from where it was (4).
        Curve("walk_ctrl", "translateZ", "TL", 2, [(1, 0), (25, 130)], pre=4, post=4),
        # Up over the standing leg, down between: spline, half a stride.
        Curve("hips", "translateY", "TL", 9, [(1, 90), (4, 88.5), (9, 93), (13, 90)], pre=3, post=3),
        # A sway with weighted, fixed tangents: vectors in seconds and centimetres.
        Curve("hips", "translateX", "TL", 1,
              [(1, 0, 1, 1, (0.25, 3), (0.25, 3)), (7, 2.5, 1, 1, (0.2, 0), (0.3, 0)),
               (13, 0, 1, 1, (0.25, -3), (0.25, -3)), (19, -2.5, 1, 1, (0.3, 0), (0.2, 0)),
               (25, 0, 1, 1, (0.25, 3), (0.25, 3))], weighted=True, pre=3, post=3,
              extra=['setAttr -s 5 ".kwl[1]" no;']),
        Curve("hips", "rotateY", "TA", 18, [(1, 6), (13, -6), (25, 6)], pre=3, post=3),
        # The chest turns against the hips; there and back again (5).
        Curve("chest", "rotateY", "TA", 3, [(1, -8), (13, 8)], pre=5, post=5,
              extra=['setAttr ".roti" 5;']),
        Curve("head", "rotateX", "TA", 10, [(1, 2), (7, -1), (13, 2), (19, -1), (25, 2)], pre=3, post=3),
        # On or off has no in-between: steps.
        Curve("walk_ctrl", "visibility", "TU", 9, [(1, 1, None, 5), (48, 1, None, 5)]),
    ]
    curves += leg("L", 0) + leg("R", 12)
    for side, sign in (("L", 1), ("R", -1)):
        curves.append(Curve("shoulder_" + side, "rotateX", "TA", 18,
                            [(1, 22 * sign), (13, -22 * sign), (25, 22 * sign)], pre=3, post=3))
        curves.append(Curve("elbow_" + side, "rotateX", "TA", 2, [(1, -20), (13, -35), (25, -20)], pre=3, post=3))
    return curves


def driven_curves():
    """The ball of a foot follows the roll of its control: input has no unit (driven keys)."""
    return [Curve("ball_" + side, "rotateX", "UA", 2, [(0, 0), (5, 0, 2, 1, None, (1, 0)), (10, -40)])
            for side in ("L", "R")]


def biped():
    out = HEADER
    out += 'createNode transform -n "walk_ctrl";\n'
    out += 'createNode locator -n "walk_ctrlShape" -p "walk_ctrl";\n\tsetAttr -k off ".v";\n'
    out += '\tsetAttr ".los" -type "double3" 20 1 20 ;\n'
    for name, parent, (x, y, z), radius in JOINTS:
        out += 'createNode joint -n "%s" -p "%s";\n' % (name, parent)
        out += '\tsetAttr ".t" -type "double3" %s ;\n' % numbers((x, y, z))
        if name.startswith("shoulder"):
            out += '\tsetAttr ".ro" 2;\n\tsetAttr ".jo" -type "double3" 0 0 %s ;\n' % (8 if name.endswith("L") else -8)
        out += '\tsetAttr ".radi" %s;\n' % numbers([radius])
    for side, x in (("L", 9), ("R", -9)):
        out += 'createNode transform -n "foot_%s_ctrl" -p "walk_ctrl";\n' % side
        out += '\taddAttr -ci true -k true -sn "footRoll" -ln "footRoll" -min 0 -max 10 -at "double";\n'
        out += '\tsetAttr ".t" -type "double3" %d 0 6 ;\n\tsetAttr -k on ".footRoll";\n' % x
        out += 'createNode locator -n "foot_%s_ctrlShape" -p "foot_%s_ctrl";\n\tsetAttr -k off ".v";\n' % (side, side)
        out += '\tsetAttr ".los" -type "double3" 5 1 12 ;\n'
    timed, driven = biped_curves(), driven_curves()
    for shift, side in ((0, "L"), (12, "R")):
        roll = [(13 + shift, 0), (16 + shift, 10), (19 + shift, 0), (37 + shift, 0)]
        timed.append(Curve("foot_%s_ctrl" % side, "footRoll", "TU", 17 if side == "R" else 18, roll, pre=3, post=3))
    for curve in timed + driven:
        out += curve.text()
    out += 'createNode script -n "sceneConfigurationScriptNode";\n'
    out += '\tsetAttr ".b" -type "string" "playbackOptions -min 1 -max 49 -ast 1 -aet 49 ";\n\tsetAttr ".st" 6;\n'
    out += 'select -ne :time1;\n\tsetAttr ".o" 1;\n\tsetAttr ".unw" 1;\n'
    for curve in timed + driven:
        out += 'connectAttr "%s.o" "%s.%s";\n' % (curve.name, curve.node, SHORT[curve.attribute])
    for curve in driven:
        out += 'connectAttr "foot_%s_ctrl.footRoll" "%s.i";\n' % (curve.node[-1], curve.name)
    joints = {name for name, _, _, _ in JOINTS}
    for name, parent, _, _ in JOINTS:
        if parent in joints:
            out += 'connectAttr "%s.s" "%s.is";\n' % (parent, name)
    return out + "// End of biped.ma\n"


ARM_WAVE = [
    # row, children, node, [(attribute, output, weighted, pre, post, keys)]
    (0, 1, "shoulder_L", [
        ("rotate.rotateX", "angular", 0, "constant", "constant",
         ["1 0 auto auto 1 1 0", "13 -12 auto auto 1 1 0", "73 -12 auto auto 1 1 0", "85 0 auto auto 1 1 0"]),
        ("rotate.rotateZ", "angular", 0, "constant", "constant",
         ["1 8 flat flat 1 1 0", "13 140 spline spline 1 1 0", "73 140 clamped clamped 1 1 0", "85 8 flat flat 1 1 0"]),
    ]),
    (1, 1, "elbow_L", [
        # The wave itself: there and back every 12 frames, steepest in the middle (fixed: 5 degrees per frame).
        ("rotate.rotateZ", "angular", 0, "constant", "cycle",
         ["13 -30 flat flat 1 1 0", "19 0 fixed fixed 1 1 0 78.690067525979785 1 78.690067525979785 1",
          "25 30 flat flat 1 1 0", "31 0 fixed fixed 1 1 0 -78.690067525979785 1 -78.690067525979785 1",
          "37 -30 flat flat 1 1 0"]),
    ]),
    (2, 0, "wrist_L", [
        ("rotate.rotateZ", "angular", 1, "constant", "cycle",
         ["13 20 fixed fixed 1 0 0 0 1.5 0 1.5", "25 -20 fixed fixed 1 0 0 0 2 0 1", "37 20 fixed fixed 1 0 0 0 1.5 0 1.5"]),
        ("visibility", "unitless", 0, "constant", "constant", ["1 1 linear step 1 1 0"]),
    ]),
]


def arm_wave():
    out = "animVersion 1.1;\nmayaVersion 2022;\ntimeUnit film;\nlinearUnit cm;\nangularUnit deg;\n"
    out += "startTime 1;\nendTime 85;\n"
    for row, children, node, curves in ARM_WAVE:
        for index, (attribute, output, weighted, pre, post, keys) in enumerate(curves):
            out += "anim %s %s %s %d %d %d;\nanimData {\n  input time;\n  output %s;\n  weighted %d;\n" % (
                attribute, attribute.split(".")[-1], node, row, children, index, output, weighted)
            out += "  preInfinity %s;\n  postInfinity %s;\n  keys {\n" % (pre, post)
            out += "".join("    %s;\n" % key for key in keys) + "  }\n}\n"
    return out


def main():
    folder = os.path.dirname(os.path.abspath(__file__))
    for name, text in (("biped.ma", biped()), ("arm_wave.anim", arm_wave())):
        with open(os.path.join(folder, name), "w", newline="\n") as file:
            file.write(text)


if __name__ == "__main__":
    main()
