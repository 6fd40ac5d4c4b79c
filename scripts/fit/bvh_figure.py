# SPDX-License-Identifier: MIT
"""A recorded figure read for fitting: joint places of a BVH clip, and the angles of limbs and trunk over time.

Angles are in degrees as an onlooker would measure them from joint places alone, in the vertical plane of the
figure's heading: forward and bent are positive. Metres, seconds; arrays have a row per frame.
"""

import re

import numpy as np

SIDES = ("Left", "Right")


def rotation(axis, degrees):
    """#frames by 3 by 3, about one axis of x, y, z."""
    angle = np.radians(degrees)
    matrix = np.zeros((len(angle), 3, 3))
    a, b, c = axis, (axis + 1) % 3, (axis + 2) % 3
    matrix[:, a, a] = 1
    matrix[:, b, b] = matrix[:, c, c] = np.cos(angle)
    matrix[:, b, c], matrix[:, c, b] = -np.sin(angle), np.sin(angle)
    return matrix


def read_places(path, unit, skip):
    """Joint places by name (#frames by 3, metres), the same at rest (all angles 0) and the frame time. skip: frames
    to leave out at the start."""
    head, motion = open(path, encoding="utf-8", errors="replace").read().split("MOTION", 1)
    frame_time = float(re.search(r"Frame Time:\s*(\S+)", motion).group(1))
    rows = motion[re.search(r"Frame Time:\s*\S+", motion).end():].split()
    frames = int(re.search(r"Frames:\s*(\d+)", motion).group(1))
    values = np.array(rows, float).reshape(frames, -1)[skip:]
    names, parents, offsets, channels, open_joints = [], [], [], [], []
    words = iter(head.split())
    for word in words:
        if word in ("ROOT", "JOINT", "End"):
            name = next(words)
            parents.append(open_joints[-1] if open_joints else -1)
            names.append(names[parents[-1]] + "End" if word == "End" else name)
            offsets.append(np.zeros(3))
            channels.append([])
        elif word == "{":
            open_joints.append(len(names) - 1)
        elif word == "}":
            open_joints.pop()
        elif word == "OFFSET":
            offsets[-1] = np.array([float(next(words)) for _ in range(3)])
        elif word == "CHANNELS":
            channels[-1] = [next(words) for _ in range(int(next(words)))]
    places, turns, rest, column = {}, [], {}, 0
    for joint, name in enumerate(names):
        local, turn = np.tile(offsets[joint], (len(values), 1)), np.tile(np.eye(3), (len(values), 1, 1))
        for channel in channels[joint]:
            axis = "XYZ".index(channel[0])
            if channel.endswith("position"):
                local[:, axis] = values[:, column]
            else:
                turn = turn @ rotation(axis, values[:, column])
            column += 1
        parent = parents[joint]
        if parent >= 0:
            local = places[names[parent]] + np.einsum("fij,fj->fi", turns[parent], local)
            turn = turns[parent] @ turn
        places[name] = local
        rest[name] = unit * offsets[joint] + (rest[names[parent]] if parent >= 0 else 0)
        turns.append(turn)
    return {name: place * unit for name, place in places.items()}, rest, frame_time


def averaged(values, half):
    """Mean over `half` frames to either side; the ends are held."""
    padded = np.pad(values, ((half, half), (0, 0)), mode="edge")
    total = np.cumsum(np.vstack([np.zeros(values.shape[1]), padded]), 0)
    return (total[2 * half + 1:] - total[:-2 * half - 1]) / (2 * half + 1)


class Figure:
    """angles: by name, degrees; those of limbs end in Left or Right. pelvis: the middle of the hips. leg: metres
    from hip to ankle, stretched."""

    def __init__(self, path, unit, skip=1):
        places, rest, self.frame_time = read_places(path, unit, skip)
        frames = len(places["Hips"])
        self.time = (np.arange(frames) + skip) * self.frame_time
        side = lambda joint: [places[s + joint] for s in SIDES]
        hips, shoulders = side("UpLeg"), side("Arm")
        across = averaged((hips[0] - hips[1]) * [1, 0, 1], int(0.5 / self.frame_time))
        self.left = across / np.linalg.norm(across, axis=1)[:, None]
        self.forward = np.cross(self.left, [0, 1, 0])
        self.pelvis = (hips[0] + hips[1]) / 2
        trunk = (shoulders[0] + shoulders[1]) / 2 - self.pelvis
        # A skeleton's shoulders need not be straight above its hips: the lean counts from where they are at rest.
        upright = sum(rest[s + "Arm"] - rest[s + "UpLeg"] for s in SIDES)
        rest_lean = np.degrees(np.arctan2(upright[2], upright[1]))
        bones = [places["LeftLeg"] - hips[0], places["LeftFoot"] - places["LeftLeg"]]
        self.leg = sum(float(np.median(np.linalg.norm(bone, axis=1))) for bone in bones)
        self.angles = {
            "list": np.degrees(np.arcsin((hips[0] - hips[1])[:, 1] / np.linalg.norm(hips[0] - hips[1], axis=1))),
            "pelvis_twist": self.in_plan(hips[0] - hips[1]),
            "shoulder_twist": self.in_plan(shoulders[0] - shoulders[1]),
            "lean": np.degrees(np.arctan2((trunk * self.forward).sum(1), trunk[:, 1])) - rest_lean,
            "bank": np.degrees(np.arctan2((trunk * self.left).sum(1), trunk[:, 1])),
        }
        for k, s in enumerate(SIDES):
            knee, ankle, ball = places[s + "Leg"], places[s + "Foot"], places[s + "ToeBase"]
            elbow, wrist = places[s + "ForeArm"], places[s + "Hand"]
            thigh, shank, foot, upper = knee - hips[k], ankle - knee, ball - ankle, elbow - shoulders[k]
            self.angles["thigh" + s] = self.from_plumb(thigh)
            self.angles["knee" + s] = self.between(thigh, shank)
            self.angles["foot" + s] = np.degrees(np.arctan2(-foot[:, 1], (foot * self.forward).sum(1)))
            self.angles["arm" + s] = self.from_plumb(upper)
            self.angles["elbow" + s] = self.between(upper, wrist - elbow)
            outward = self.left if s == "Left" else -self.left
            self.angles["arm_out" + s] = np.degrees(np.arctan2((upper * outward).sum(1), -upper[:, 1]))

    def in_plan(self, vector):
        return np.degrees(np.arctan2((vector * self.forward).sum(1), (vector * self.left).sum(1)))

    def from_plumb(self, bone):
        return np.degrees(np.arctan2((bone * self.forward).sum(1), -bone[:, 1]))

    @staticmethod
    def between(a, b):
        cosine = (a * b).sum(1) / np.linalg.norm(a, axis=1) / np.linalg.norm(b, axis=1)
        return np.degrees(np.arccos(np.clip(cosine, -1, 1)))
