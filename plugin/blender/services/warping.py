# SPDX-License-Identifier: GPL-3.0-or-later
"""A character's Action bent to goals and poses at a few frames, and retimed to beats. The stack of goals and poses is kept on the
armature; the result is always made from the original Action, never from a result."""
import json

import bpy
import numpy as np

import footfall
from footfall import FootfallError

from .. import host
from . import checking, figures, space, walks

GOALS = ("left hand", "right hand", "left foot", "right foot", "hips", "head")
_TURNED = 0.2   # degrees from which a joint counts as posed
_MOVED = 0.002  # m from which the hips do

building = False  # an item is being filled in: nothing is solved before it is whole
_sources = {}  # armature's name: (Figure, Motion of the original Action, its first frame)


def forget():
    _sources.clear()


def ready():
    """Names of armatures whose original Action is known, so that they can follow while Blender evaluates."""
    return set(_sources)


def begin(armature):
    """The armature plays a copy of its Action from now on; the original is kept. Returns its warp settings."""
    mine = armature.footfall_warp
    if mine.is_warped:
        return mine
    checking.need_action(armature)
    figure, _ = walks.rig_figure(armature)
    checking.need_free_bones(armature, figure)
    mine.base, mine.base_slot = armature.animation_data.action, host.slot_name(armature)
    source(armature)
    copy = mine.base.copy()
    copy.name = mine.base.name + " Warp"
    host.assign_action(armature, copy)
    host.assign_slot(armature, mine.base_slot)
    mine.is_warped = True
    return mine


def source(armature):
    """(Figure, Motion, first frame) of the original Action."""
    if armature.name not in _sources:
        mine = armature.footfall_warp
        ours, slot = armature.animation_data.action, host.slot_name(armature)
        host.assign_action(armature, mine.base)
        host.assign_slot(armature, mine.base_slot)
        try:
            figure, _ = walks.rig_figure(armature)
            first, last = checking.span(armature)
            _sources[armature.name] = figure, figures.sample(figure, first, last), first
        finally:
            host.assign_action(armature, ours)
            host.assign_slot(armature, slot)
    return _sources[armature.name]


def joint_of(motion, part):
    """The joint of a figure that a goal names: "left hand" is leftHand."""
    side, _, name = part.rpartition(" ")
    joint = side + name.capitalize() if side else name
    if joint not in motion.names:
        raise FootfallError("The character has no bone with the role {0}; choose one under Roles".format(part), item=part)
    return joint


def add_goal(armature, part, frame, target):
    """A hand, foot, the hips or the head is where an object is, at a frame of the original."""
    fresh = not armature.footfall_warp.is_warped
    mine = begin(armature)
    _, motion, first = source(armature)
    try:
        joint_of(motion, part)
        _need_frame(frame, first, motion)
    except FootfallError:
        if fresh:
            discard(armature)
        raise
    _add(mine, name="{0} at {1}".format(part, frame), kind="GOAL", part=part, frame=frame, target=target)
    return solve(armature)


def set_pose(armature, frame):
    """The armature's present pose is what its Action goes through at this frame."""
    fresh = not armature.footfall_warp.is_warped
    figure, _ = walks.rig_figure(armature)
    posed = figures.pose(figure)
    played = figures.sample(figure, frame, frame)
    turned = 2 * np.degrees(np.arccos(np.clip(np.abs(np.einsum("jk,jk->j", posed.rotations[0], played.rotations[0])), 0, 1)))
    moved = posed.root[0] - played.root[0]
    angles = footfall.kinematics.to_euler(posed.rotations[0], "xyz", degrees=True)
    wanted = {name: angles[i].tolist() for i, name in enumerate(posed.names) if turned[i] > _TURNED and figure.bones[i]}
    shift = moved.tolist() if np.linalg.norm(moved) > _MOVED else None
    if not wanted and shift is None:
        raise FootfallError("The pose is that of the Action at frame {0}. Pose bones first, without keying them.".format(frame))
    mine = begin(armature)
    _, motion, first = source(armature)
    try:
        _need_frame(frame, first, motion)
    except FootfallError:
        if fresh:
            discard(armature)
        raise
    _add(mine, name="pose at {0}".format(frame), kind="POSE", frame=frame, pose=json.dumps({"turned": wanted, "moved": shift}))
    return solve(armature)


def _add(mine, **settings):
    global building
    building = True
    try:
        item = mine.items.add()
        for name, value in settings.items():
            setattr(item, name, value)
    finally:
        building = False
    mine.active = len(mine.items) - 1


def set_beats(armature, pairs):
    """[(frame of the original, frame it is shown at)]; empty: its own timing."""
    mine = begin(armature)
    mine.beats = json.dumps(sorted(pairs))
    return solve(armature)


def beats_from_markers(scene):
    """Pairs of markers: "beat 12" at frame 20 shows frame 12 of the original at frame 20."""
    pairs = []
    for marker in scene.timeline_markers:
        word, _, number = marker.name.partition(" ")
        if word.lower() == "beat" and number.strip().lstrip("-").isdigit():
            pairs.append((int(number), marker.frame))
    if not pairs:
        raise FootfallError("There are no markers for beats. Name a marker \"beat 12\" to show frame 12 where the marker is.")
    return pairs


def _need_frame(frame, first, motion):
    if not first <= frame < first + motion.frames:
        raise FootfallError("Frame {0} is outside of the Action, which has frames {1} to {2}".format(
            frame, first, first + motion.frames - 1))


def document(armature):
    """The warp as a document of the engine, in metres, with frames from the Action's first."""
    mine = armature.footfall_warp
    _, motion, first = source(armature)
    effectors, rotations, positions = [], [], []
    where = motion.positions()
    for item in mine.items:
        if item.muted or item.weight == 0:
            continue
        at = item.frame - first
        ends = [at - item.before, at + item.after]
        neutral = [{"time": time, "neutral": True} for time in ends if 0 <= time < motion.frames]
        if item.kind == "GOAL":
            if item.target is None:
                raise FootfallError("The object of the goal \"{0}\" is gone; choose another one or remove the goal".format(item.name))
            joint = joint_of(motion, item.part)
            there = space.points_in(np.array(item.target.matrix_world.translation))
            here = where[at, motion.index(joint)]
            effectors.append({"joint": joint, "time": at, "position": (here + item.weight * (there - here)).tolist(),
                              "before": item.before, "after": item.after})
            continue
        pose = json.loads(item.pose)
        for joint, angles in pose["turned"].items():
            rotations.append({"joint": joint, "keys": sorted([{"time": at, "value": angles}] + neutral, key=lambda key: key["time"]),
                              "weight": item.weight, "range": _range(ends, motion, item)})
        if pose["moved"]:
            positions.append({"joint": "hips", "space": "world", "weight": item.weight, "range": _range(ends, motion, item),
                              "keys": sorted([{"time": at, "by": pose["moved"]}] + neutral, key=lambda key: key["time"])})
    found = {"effectors": effectors, "rotations": rotations, "positions": positions, "contacts": mine.contacts}
    beats = json.loads(mine.beats or "[]")
    if beats:
        found["time"] = [{"at": at - first, "source": source_frame - first} for source_frame, at in beats]
        found["timeInterpolation"] = "monotone" if len(beats) > 2 else "linear"
    return {key: value for key, value in found.items() if value}


def _range(ends, motion, item):
    return {"start": max(0, ends[0]), "end": min(motion.frames - 1, ends[1])}


def solve(armature):
    """Makes the Action again from the original and the stack. Returns the engine's WarpResult, or None for an empty stack."""
    mine = armature.footfall_warp
    figure, motion, first = source(armature)
    keys = document(armature)
    result = None
    if set(keys) - {"contacts"}:
        scene = footfall.Scene(motion)
        result = footfall.warp(scene, _in_unit(keys, scene.metres_per_unit))
        warped = result.motion
    else:
        warped = motion
    mine.message = " ".join(result.notes) if result else ""
    frames = first + np.arange(warped.frames)
    host.write_keys(armature, frames, figures.columns(figure, warped))
    return result


def _in_unit(keys, metres):
    scaled = json.loads(json.dumps(keys))
    for row in scaled.get("effectors", ()):
        row["position"] = [value / metres for value in row["position"]]
    for row in scaled.get("positions", ()):
        for key in row["keys"]:
            if "by" in key:
                key["by"] = [value / metres for value in key["by"]]
    return scaled


def solve_or_say(armature):
    try:
        solve(armature)
    except FootfallError as fault:
        armature.footfall_warp.message = str(fault)


def remove(armature, index):
    armature.footfall_warp.items.remove(index)
    solve(armature)


def apply(armature):
    """The warped Action stays; the original stays in the file, the stack goes."""
    mine = armature.footfall_warp
    mine.base.use_fake_user = True
    _end(armature)


def discard(armature):
    """The armature plays its original Action again."""
    mine = armature.footfall_warp
    warped = armature.animation_data.action
    host.assign_action(armature, mine.base)
    host.assign_slot(armature, mine.base_slot)
    if warped is not mine.base and warped.users == 0:
        bpy.data.actions.remove(warped)
    _end(armature)


def _end(armature):
    mine = armature.footfall_warp
    _sources.pop(armature.name, None)
    mine.items.clear()
    mine.is_warped, mine.base, mine.beats, mine.message = False, None, "", ""
