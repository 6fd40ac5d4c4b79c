# SPDX-License-Identifier: GPL-3.0-or-later
"""Strides along a curve over the ground: of the gait library on a mannequin, or of a character's own cycle. What travels is an
armature with an ordinary Action; its settings are properties of it, so that it follows when the curve is edited."""
import json

import bpy

import footfall
from footfall import FootfallError, gait

from .. import host
from . import figures, ground, keeping, space, walks

_strides = {}  # armature's name: (Figure, Stride or the name of a gait)


def forget():
    _strides.clear()


def all_travels(scene=None):
    return [each for each in (scene or bpy.context.scene).objects if each.footfall_travel.is_travel]


def gaits():
    """[(figure, gait)] of the library."""
    return [(name, each) for name in ("dog", "cat", "horse") for each in ("auto",) + gait.names(name)]


def library_gait(curve, name, speed=0.0, ground_object=None, scale=1.0):
    """A mannequin that travels a curve in a gait of the library, "dog:trot"; "dog:auto" chooses gaits by speed."""
    _need_curve(curve)
    character = footfall.Character(name.split(":")[0]).scaled(scale)
    owner, _ = figures.preset(character, name.split(":")[0].capitalize())
    host.assign_action(owner, host.new_action("{0} along {1}".format(name.replace(":", " "), curve.name)))
    owner.footfall_travel.gait, owner.footfall_travel.scale = name, scale
    try:
        _begin(owner, curve, speed, ground_object)
    except FootfallError:
        discard(owner)
        raise
    return owner


def own_cycle(armature, curve, speed=0.0, ground_object=None):
    """A character's own cycle, in place or travelling, along a curve. Its Action and pose are kept."""
    _need_curve(curve)
    data = armature.animation_data
    if data is None or data.action is None:
        raise FootfallError("{0} has no Action; give it a walk or run cycle first".format(armature.name), item=armature.name)
    if keeping.rig_is_taken(armature):
        raise FootfallError("{0} follows a walk; discard or apply that first".format(armature.name), item=armature.name)
    mine = armature.footfall_travel
    stride = _own_stride(armature)
    kept = keeping.state_of(armature)
    mine.kept_action, mine.kept = data.action, json.dumps(kept)
    host.assign_action(armature, host.new_action("{0} along {1}".format(data.action.name, curve.name)))
    mine.gait = ""
    _strides[armature.name] = stride
    try:
        _begin(armature, curve, speed, ground_object)
    except FootfallError:
        discard(armature)
        raise


def _own_stride(armature):
    """(Figure, Stride) of the Action that an armature plays."""
    figure, _ = walks.rig_figure(armature)
    first, last = (int(round(each)) for each in armature.animation_data.action.frame_range)
    return figure, gait.stride_of(figures.sample(figure, first, max(last, first + 1)))


def _begin(owner, curve, speed, ground_object):
    mine = owner.footfall_travel
    mine.curve, mine.ground, mine.speed = curve, ground_object, speed
    mine.start_frame = bpy.context.scene.frame_start
    mine.is_travel = True  # from here on a changed setting solves again
    solve(owner)
    kept = json.loads(mine.kept or "{}")
    walks.extend_to(mine.last_frame, kept)
    mine.kept = json.dumps(kept)


def _need_curve(curve):
    if curve is None or curve.type != "CURVE":
        raise FootfallError("Select a curve on the ground to travel along")


def _stride(owner):
    """(Figure, Stride or gait's name) of what travels; the cycle of a reopened file is sampled again."""
    mine = owner.footfall_travel
    if owner.name not in _strides:
        if mine.gait:
            character = footfall.Character(mine.gait.split(":")[0]).scaled(mine.scale)
            auto = mine.gait.endswith(":auto")
            made = mine.gait if auto and mine.scale == 1 else gait.make(mine.gait.split(":")[1] if not auto else "trot", character).stride
            _strides[owner.name] = figures.of_preset(owner, character), made
        else:
            ours, slot = owner.animation_data.action, host.slot_name(owner)
            host.assign_action(owner, mine.kept_action)
            try:
                _strides[owner.name] = _own_stride(owner)
            finally:
                host.assign_action(owner, ours)
                host.assign_slot(owner, slot)
    return _strides[owner.name]


def can_follow(owner):
    """Whether it can be solved while Blender evaluates: a cycle has to be sampled first."""
    return bool(owner.footfall_travel.gait) or owner.name in _strides


def solve(owner, depsgraph=None):
    """Solves the travel as it stands and keys it. Returns the engine's Travel."""
    mine = owner.footfall_travel
    if mine.curve is None:
        raise FootfallError("The curve of {0} is gone; choose another one".format(owner.name), item=owner.name)
    figure, stride = _stride(owner)
    points, closed = walks.curve_points(mine.curve, depsgraph)
    travel = gait.follow(stride, points, closed=closed, speed=mine.speed * space.metres(), terrain=ground.terrain(mine.ground, depsgraph),
                         force=True, fps=space.frame_rate())
    figures.write(figure, travel.motion, mine.start_frame)
    mine.last_frame = mine.start_frame + travel.motion.frames - 1
    mine.message = travel.unmet or ""
    return travel


def solve_or_say(owner):
    try:
        solve(owner)
    except FootfallError as fault:
        owner.footfall_travel.message = str(fault)


def apply(owner):
    """The Action stays; the settings go. The one from before stays in the file."""
    mine = owner.footfall_travel
    if mine.kept_action:
        mine.kept_action.use_fake_user = True
    _end(owner)


def discard(owner):
    """As it was before: a mannequin is removed, a character has its Action and pose."""
    mine = owner.footfall_travel
    walks.shrink_back(json.loads(mine.kept or "{}"))
    if mine.gait:
        _strides.pop(owner.name, None)
        walks.remove_mannequin(owner)
        return
    keeping.give_back(owner, mine.kept_action, json.loads(mine.kept or "{}"))
    _end(owner)


def _end(owner):
    _strides.pop(owner.name, None)
    mine = owner.footfall_travel
    mine.is_travel, mine.curve, mine.ground, mine.kept_action, mine.kept = False, None, None, None, ""
