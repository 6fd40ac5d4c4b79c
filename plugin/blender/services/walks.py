# SPDX-License-Identifier: GPL-3.0-or-later
"""Walks in the scene. A walk is an empty with its settings as properties; its prints are its children; what walks is an
ordinary armature with an ordinary Action: a mannequin, or the character that is connected."""
import contextlib
import json
import math

import bpy
import numpy as np
from mathutils import Matrix

import footfall
from footfall import FootfallError

from .. import host
from . import figures, ground, prints, roles, space

# Ways of walking, as options of the engine; by eye, for the human figure.
MANNERS = {
    "NATURAL": {},
    "SNEAK": {"crouch": 0.12, "lean": 14.0, "arm_swing": 0.35, "clearance": 0.06, "foot_roll": 0.5, "hip_twist": 0.6},
    "TIRED": {"crouch": 0.04, "lean": 9.0, "nod": 4.0, "arm_swing": 0.5, "step_lift": 0.5, "hip_twist": 0.6},
    "PROUD": {"lean": -3.0, "arm_swing": 1.3, "hip_twist": 1.3, "sway": 2.0},
    "MARCH": {"arm_swing": 1.8, "step_lift": 1.8, "hip_twist": 0.6, "nod": 0.0},
}


class Solved:
    """What is known of a walk since it was last solved; not in the scene."""

    def __init__(self, edit, figure, seconds):
        self.edit, self.figure, self.seconds = edit, figure, seconds
        self.track = edit.track
        self.notes = edit.notes
        self.start = float(np.min(self.track.contact_times()[:, 0])) if len(self.track) else 0.0
        self.com = space.points_out(edit.com)
        self.imbalance = np.asarray(edit.imbalance)
        self.columns = None  # the channels that were keyed last, to be changed in part


_solved = {}   # walk's name: Solved
_figures = {}  # what a figure was made of: (Figure, Character)


def forget():
    """After undo, redo and loading: nothing is known but what the scene holds."""
    _solved.clear()
    _figures.clear()
    ground.forget()


def drop(walk):
    """Nothing is known of a walk but what the scene holds."""
    _solved.pop(walk.name, None)


def known(walk):
    """The Solved of a walk, or None before it was solved."""
    return _solved.get(walk.name)


def all_walks(scene=None):
    return [each for each in (scene or bpy.context.scene).objects if each.footfall_walk.is_walk]


# Making.

def create(character="human", scale=1.0, location=(0, 0, 0), name="Footfall Walk"):
    """A walk without prints, with its mannequin."""
    walk = bpy.data.objects.new(name, None)
    walk.empty_display_type, walk.empty_display_size = "CIRCLE", 0.3 / space.metres()
    bpy.context.collection.objects.link(walk)
    walk.location = location
    mine = walk.footfall_walk
    mine.is_walk = True
    mine.start_frame = bpy.context.scene.frame_start
    mine.character, mine.scale = character, scale
    _measure(walk)
    renew_figure(walk)
    bpy.context.view_layer.update()
    return walk


def along(points, yaw_of_start=0.0, character="human", scale=1.0, step_length=0.0, ground_object=None, location=(0, 0, 0)):
    """A walk with prints along points [N, 2 or 3] in Blender's units, standing at both ends."""
    walk = create(character, scale, location)
    walk.footfall_walk.ground = ground_object
    with _whole(walk):
        _along(walk, points, step_length, ground_object)
    return walk


@contextlib.contextmanager
def _whole(walk):
    """A walk that cannot be made leaves nothing behind."""
    from . import keeping
    try:
        yield
    except FootfallError:
        keeping.discard(walk)
        raise


def _along(walk, points, step_length, ground_object):
    track = footfall.prints_along(_plan(points), character=_character(walk), terrain=ground.terrain(ground_object), standing=True,
                                  **_length(walk, step_length))
    settle(walk, track)


def _plan(points):
    return space.points_in(np.asarray(points, float).reshape(len(points), -1)[:, :3])[:, [0, 2]]


def _length(walk, step_length):
    character = _character(walk)
    metres = step_length * space.metres() if step_length > 0 else 0.72 * character.leg_length
    return {"step_length": metres}


def from_curve(curve, character="human", scale=1.0, step_length=0.0, ground_object=None):
    """A walk whose prints stay bound to a curve object."""
    if curve.type != "CURVE":
        raise FootfallError("{0} is not a curve; select a curve on the ground".format(curve.name), item=curve.name)
    walk = create(character, scale)
    mine = walk.footfall_walk
    mine.curve, mine.ground = curve, ground_object
    mine.step_length = step_length or 0.72 * _character(walk).leg_length / space.metres()
    mine.standing_start = mine.standing_end = True
    with _whole(walk):
        solve(walk)
    extend_range(walk)
    return walk


def from_animation(armature, first, last):
    """A walk with a print wherever a foot of an animated armature is planted, for that armature."""
    from . import keeping
    figure = rig_figure(armature)[0]
    motion = figures.sample(figure, first, last)
    track = footfall.prints_from(motion)
    if len(track) < 2:
        raise FootfallError("No planted feet were found in {0} from frame {1} to {2}".format(armature.name, first, last))
    walk = create(name=armature.name + " Walk")
    mine = walk.footfall_walk
    mine.start_frame = first
    with _whole(walk):
        keeping.connect(walk, armature)
        settle(walk, track)
    return walk


def settle(walk, track):
    """Gives a walk the prints and ends of a track, and solves it."""
    mine = walk.footfall_walk
    if mine.ground:
        track = track.laid_on(ground.terrain(mine.ground))
    mine.standing_start, mine.standing_end = track.standing_start, track.standing_end
    for each in prints.of_walk(walk):
        prints.remove(each)
    prints.from_track(walk, track)
    bpy.context.view_layer.update()
    solve(walk)
    extend_range(walk)


def make_editable(walk):
    """Prints that were bound to a curve become objects."""
    if walk.footfall_walk.curve is None:
        raise FootfallError("The prints of {0} are objects already".format(walk.name))
    track = track_of(walk)
    walk.footfall_walk.curve = None
    settle(walk, track)


def extend_range(walk):
    """Makes the scene long enough for a walk; Discard makes it as long as it was."""
    done = known(walk)
    if done:
        was = kept(walk)
        extend_to(walk.footfall_walk.start_frame + done.edit.frames - 1, was)
        walk.footfall_walk.kept = json.dumps(was)


def extend_to(last, kept):
    """The scene ends at this frame or later; `kept` remembers how long it was."""
    scene = bpy.context.scene
    if last > scene.frame_end:
        kept.setdefault("frame_end", [scene.frame_end, last])[1] = last
        scene.frame_end = last


def shrink_back(kept):
    """The scene is as long as it was, unless somebody else has changed that since."""
    scene = bpy.context.scene
    if "frame_end" in kept and scene.frame_end == kept["frame_end"][1]:
        scene.frame_end = kept["frame_end"][0]


def kept(walk):
    """What Discard restores."""
    return json.loads(walk.footfall_walk.kept or "{}")


# The figure that walks.

def rig_figure(armature):
    """(Figure, Character) of a connected armature, by its roles."""
    table = roles_of(armature)
    if not table:
        table = roles.guess(armature)
        set_roles(armature, table)
    stance = json.loads(armature.footfall_rig.stance or "{}")
    mark = (armature.name, tuple(sorted(table.items())), tuple(tuple(row) for row in armature.matrix_world), space.metres(),
            armature.footfall_rig.stance)
    if mark not in _figures:
        standing = {bone: Matrix(rows) for bone, rows in stance.items()} or None
        figure = figures.of_roles(armature, table, standing)
        _figures[mark] = (figure, footfall.Character.from_motion(figure.rest, armature.name))
    return _figures[mark]


def roles_of(armature):
    return {item.role: item.bone for item in armature.footfall_rig.roles if item.bone}


def set_roles(armature, table):
    items = armature.footfall_rig.roles
    items.clear()
    for role, bone in table.items():
        item = items.add()
        item.role, item.bone = role, bone


def take_stance(armature):
    """How the armature is posed now is how it stands, instead of its rest pose."""
    stance = {pose.name: [list(row) for row in armature.matrix_world @ pose.matrix] for pose in armature.pose.bones}
    armature.footfall_rig.stance = json.dumps(stance)


def _character(walk):
    mine = walk.footfall_walk
    if mine.rig:
        return rig_figure(mine.rig)[1]
    key = (mine.character, round(mine.scale, 6))
    if key not in _figures:
        made = footfall.Character(mine.character)
        _figures[key] = (None, made if mine.scale == 1 else made.scaled(mine.scale))
    return _figures[key][1]


def _measure(walk):
    character, mine = _character(walk), walk.footfall_walk
    mine.leg_names = ",".join(character.leg_names)
    mine.foot_length = max(leg["foot_length"] for leg in character.legs) / space.metres() * (1.25 if len(character.legs) == 2 else 1)
    if mine.foot_length < 0.02:
        mine.foot_length = 0.25 * character.leg_length / space.metres()


def renew_figure(walk):
    """The mannequin of the walk's character, in place of the one before."""
    remove_figure(walk)
    mine = walk.footfall_walk
    owner, _ = figures.preset(_character(walk), "Footfall Figure")
    owner.lock_location = owner.lock_rotation = owner.lock_scale = (True, True, True)
    mine.figure = owner
    host.assign_action(owner, host.new_action("Footfall Walk"))
    _solved.pop(walk.name, None)
    _measure(walk)
    prints.dress_all(walk)


def remove_figure(walk):
    owner = walk.footfall_walk.figure
    walk.footfall_walk.figure = None
    if owner is not None:
        remove_mannequin(owner)


def remove_mannequin(owner):
    """An armature that figures.preset made, with its body and its Action."""
    action = owner.animation_data.action if owner.animation_data else None
    for each in list(owner.children):
        mesh = each.data
        bpy.data.objects.remove(each, do_unlink=True)
        if mesh and mesh.users == 0:
            bpy.data.meshes.remove(mesh)
    armature = owner.data
    bpy.data.objects.remove(owner, do_unlink=True)
    if armature.users == 0:
        bpy.data.armatures.remove(armature)
    if action and action.users == 0:
        bpy.data.actions.remove(action)


# Solving.

def options_of(walk):
    """The options of the engine that a walk sets: its manner, and what differs from the defaults."""
    mine = walk.footfall_walk
    chosen = dict(MANNERS[mine.manner])
    chosen.update(mine.options.changed())
    return dict(chosen, fps=space.frame_rate(), force=True)


def track_of(walk, depsgraph=None):
    """The footprints of a walk as the engine's Track."""
    mine = walk.footfall_walk
    terrain = ground.terrain(mine.ground, depsgraph)
    character = _character(walk)
    if mine.curve:
        points, closed = curve_points(mine.curve, depsgraph)
        return footfall.prints_along(points, closed=closed, character=character, terrain=terrain,
                                     step_length=mine.step_length * space.metres(), toe_out=math.degrees(mine.toe_out),
                                     step_width=mine.step_width * space.metres() if mine.step_width > 0 else -1.0,
                                     standing=mine.standing_start and not closed)
    ordered = prints.of_walk(walk)
    if len(ordered) < 2:
        raise FootfallError("A walk needs at least two prints; {0} has {1}. Place more with the tool Place Footprints.".format(
            walk.name, len(ordered)), item=walk.name)
    return footfall.Track(**prints.rows(ordered), character=character, terrain=terrain, standing_start=mine.standing_start,
                          standing_end=mine.standing_end, height_given=[terrain is not None] * len(ordered))


def curve_points(curve, depsgraph):
    """Points [N, 2] of a curve in plan (the engine's), evenly enough, and whether it closes."""
    evaluated = curve.evaluated_get(depsgraph or bpy.context.evaluated_depsgraph_get())
    mesh = evaluated.to_mesh()
    try:
        if mesh is None or len(mesh.vertices) < 2:
            raise FootfallError("{0} has no points to walk along".format(curve.name), item=curve.name)
        corners = np.empty(3 * len(mesh.vertices), np.float32)
        mesh.vertices.foreach_get("co", corners)
    finally:
        evaluated.to_mesh_clear()
    matrix = np.array(curve.matrix_world)
    world = corners.reshape(-1, 3).astype(float) @ matrix[:3, :3].T + matrix[:3, 3]
    plan = space.points_in(world)[:, [0, 2]]
    apart = np.r_[True, np.linalg.norm(np.diff(plan, axis=0), axis=1) > 1e-6]
    return plan[apart], bool(curve.data.splines and curve.data.splines[0].use_cyclic_u)


def solve(walk, depsgraph=None, write=True, dragging=False):
    """Solves a walk as it stands in the scene and keys what walks. Returns the Solved. dragging: only the frames near what
    changed are posed again."""
    mine = walk.footfall_walk
    track = track_of(walk, depsgraph)
    options = options_of(walk)
    before = known(walk)
    if dragging and before and mine.curve is None and np.array_equal(track.legs, before.track.legs):
        # Times that follow from the distances are found again when the drag is over (live.finish).
        track = track.replace(stances=np.where(track.stances > 0, track.stances, before.track.stances),
                              steps=np.where(track.steps > 0, track.steps, before.track.steps))
    edit = before.edit.edited(track, **options) if before else footfall.edit_walk(track, **options)
    figure = before.figure if before else None
    if figure is None and mine.figure:
        figure = figures.of_preset(mine.figure, _character(walk))
    done = Solved(edit, figure, edit.frames / space.frame_rate())
    _solved[walk.name] = done
    if write:
        key(walk, done, _changed_frames(before, done) if dragging and before else None)
    mine.message = edit.unmet or ""
    return done


def key(walk, done, span=None):
    """Keys what walks with the solved motion: the connected character where its bones can be set, else the mannequin.

    span    (first, end) of the frames that changed, and the channels keyed before; None: all frames
    """
    mine = walk.footfall_walk
    by_bones = mine.rig and not mine.rig_by_controls
    figure = rig_figure(mine.rig)[0] if by_bones else done.figure
    if figure is None or not (by_bones or mine.figure):
        return
    frames = mine.start_frame + np.arange(done.edit.frames)
    if span is None:
        done.columns = figures.columns(figure, done.edit.motion())
    else:
        first, end, columns = span
        part = figures.columns(figure, done.edit.motion(first, end)) if end > first else []
        done.columns = figures.patched(columns, part, first)
        changed = {row[:2] for row in part}
        host.write_keys(figure.object, frames, [row for row in done.columns if row[:2] in changed])
        return
    host.write_keys(figure.object, frames, done.columns)


_STILL = 5e-4  # m: what the body moves by less is left until the drag is over
_REACH = 1.0  # s: how far around a changed step the body's turning, averaged over a stride, may differ


def _changed_frames(before, done):
    """(first, end, channels before) of the frames that a drag changed; None where all may have."""
    old, new = before.track, done.track
    same = (before.columns is not None and before.edit.frames == done.edit.frames and len(old) == len(new)
            and np.array_equal(old.legs, new.legs) and np.allclose(old.contact_times(), new.contact_times(), atol=1e-9))
    if not same:
        return None
    times = new.contact_times()
    moved = np.any(np.abs(old.positions - new.positions) > 1e-6, axis=1) | (np.abs(old.yaws - new.yaws) > 1e-6)
    body = np.flatnonzero(np.any(np.abs(before.com - done.com) > _STILL / space.metres(), axis=1))
    if not moved.any() and not len(body):
        return 0, 0, before.columns
    legs, around = len(set(new.legs.tolist())), np.flatnonzero(moved)
    spans = [(body[0] / space.frame_rate(), body[-1] / space.frame_rate())] if len(body) else []
    if len(around):
        near = slice(max(0, around[0] - legs), around[-1] + legs + 1)
        spans.append((times[near, 0].min() - done.start - _REACH, times[near, 1].max() - done.start + _REACH))
    rate = space.frame_rate()
    first = max(0, int(min(span[0] for span in spans) * rate))
    end = min(done.edit.frames, int(max(span[1] for span in spans) * rate) + 2)
    return first, end, before.columns


def lay_prints(walk, depsgraph=None):
    """Puts the prints onto the ground; only their heights and tilts change."""
    terrain = ground.terrain(walk.footfall_walk.ground, depsgraph)
    for each in prints.of_walk(walk):
        where, yaw = prints.row(each)
        height, normal = 0.0, (0, 0, 1)
        if terrain is None:
            height = walk.matrix_world.translation.z
        else:
            plan = space.points_in(np.array([tuple(where)]))
            heights, normals = terrain.at(plan[:, [0, 2]], near=plan[0, 1])
            if not math.isfinite(heights[0]):
                continue
            height, normal = heights[0] / space.metres(), space.directions_out(normals)[0]
        prints.lay(walk, each, (where.x, where.y, height), yaw, normal)


# Timing.

def bars(walk):
    """[(print's number, leg, frame of the strike, frame of the lift-off)] of a solved walk."""
    done = known(walk)
    if done is None:
        return []
    rate, first = space.frame_rate(), walk.footfall_walk.start_frame
    return [(i, int(done.track.legs[i]), first + (strike - done.start) * rate, first + (leave - done.start) * rate)
            for i, (strike, leave) in enumerate(done.track.contact_times())]


def retime(walk, number, strike=None, leave=None, ripple=False):
    """A print's foot lands or leaves at another frame; its times become properties of the prints."""
    done = known(walk) or solve(walk)
    ordered = prints.of_walk(walk)
    if walk.footfall_walk.curve:
        raise FootfallError("The prints of {0} are bound to a curve; use Make Prints Editable first".format(walk.name))
    rate, first = space.frame_rate(), walk.footfall_walk.start_frame
    seconds = lambda frame: {number: (frame - first) / rate + done.start}  # noqa: E731
    track = done.track.retimed(seconds(strike) if strike is not None else {}, seconds(leave) if leave is not None else {}, ripple)
    for each, stance, step in zip(ordered, track.stances, track.steps):
        each.footfall_print.stance, each.footfall_print.step = float(stance), float(step)
    return solve(walk)


def solve_or_say(walk):
    """Solves a walk; what is wrong becomes its message instead of an error. For changes of settings."""
    try:
        return solve(walk)
    except FootfallError as fault:
        walk.footfall_walk.message = str(fault)
        return None
