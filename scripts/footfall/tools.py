# SPDX-License-Identifier: MIT
"""The buttons of the shelf and the items of the menu: they work on the selection and the time slider, and tell the artist
what came of it. A FootfallError becomes a message; nothing of a tool that fails stays in the scene."""
from maya import cmds

from . import (driving, message, place_tool, plugin, print_window, pull_tool, rig, selection, time_range, walking,
               warping)
from .creature_tools import (creature_bake, creature_connect, creature_disconnect, creature_notes,  # noqa: F401
                             creature_skeleton, creature_window)
from .error import FootfallError
from .stance_tools import (stance_bake, stance_browser, stance_chain, stance_connect, stance_curves,  # noqa: F401
                           stance_disconnect, stance_extract, stance_notes, stance_skeleton, stance_sketch, stance_velocity)
from .gait_tools import (gait_automatic, gait_bake, gait_book, gait_change, gait_change_remove, gait_connect,  # noqa: F401
                         gait_disconnect, gait_follow, gait_notes)
from .steer_tools import (steer, steer_bake, steer_connect, steer_curve, steer_disconnect, steer_library,  # noqa: F401
                          steer_notes, steer_to)
from .timing_tools import (timing_bake, timing_hold, timing_key, timing_layer, timing_mute, timing_remove,  # noqa: F401
                           timing_speed, timing_to_curve, timing_to_keys, timing_window)
from .tooling import tool
from .undo import chunk


@tool
def load():
    """Load the plug-in."""
    if plugin.load():
        message.info("The plug-in is loaded.")


@tool
def map_rig():
    """Say which control is which: body, hips, feet, hands."""
    return rig.edit()


@tool
def select_rig():
    """Select every mapped control of the character."""
    found = rig.of_selection()
    nodes = found.nodes()
    if not nodes:
        raise FootfallError("Nothing of the character is mapped yet: map the rig first.")
    cmds.select(nodes)
    message.info("{0} controls are selected.".format(len(nodes)))


def _told(report, done):
    """What a command of the plug-in reports, in the viewport: its notes are worth a warning."""
    if report.get("notes"):
        message.warn("{0}; {1}.".format(done, "; ".join(report["notes"][:3])))
    else:
        message.info(done + ".")


@tool
def match():
    """Give the first selected character the timing of the second."""
    report = warping.match()
    found = report["match"]
    _told(report, "{0}: {1} time keys; poses {2:.0f} mm apart, {3:.0f} mm before".format(
        report["nodes"][0], found["time_keys"], found["apart_after_mm"], found["apart_before_mm"]))
    return report


@tool
def warp_pose(keyed=False, space=None, feet=False):
    """Let the motion pass through the pose at the current frame; the ends of a range dragged out in the time slider stay.
    keyed: the pose was keyed with Auto Key, and its keys are taken out again. space: along whose axes controls that were
    moved go, "world" or "body". feet: those that stand on the ground stay there."""
    frame = cmds.currentTime(query=True)
    span = time_range.highlighted()
    if span and not span[0] < frame < span[1]:
        raise FootfallError("Frame {0:g} is not inside the range {1:g} to {2:g} in the time slider.".format(frame, *span))
    report = warping.set_pose(pins=span or (), keyed=keyed, space=space, contacts="keep" if feet else None)
    kept = ", {0:g} and {1:g} stay".format(*span) if span else ""
    done = "The motion passes through the pose at frame {0:g}{1}".format(frame, kept)
    if keyed:  # what became of the keys is what was asked for
        message.info("; ".join([done] + report["notes"]) + ".")
    else:
        _told(report, done)
    return report


@tool
def warp_pin():
    """Keep the motion as it is at the current frame, or at both ends of a range dragged out in the time slider."""
    frames = time_range.highlighted() or (cmds.currentTime(query=True),)
    report = warping.pin(frames)
    _told(report, "Pinned: frame " + " and ".join("{0:g}".format(frame) for frame in frames))
    return report


@tool
def warp_mute():
    """Mute the warps of the selected controls, or unmute them where all are muted."""
    controls = selection.controls()
    names = _warps(controls)
    muted = all(warping.is_muted(name, controls) for name in names)
    with chunk("mute warps"):
        for name in names:
            warping.change(name, controls, mute=not muted)
    message.info("{0}: {1}.".format("On" if muted else "Muted", ", ".join(names)))


@tool
def warp_remove():
    """Remove the last warp of the selected controls."""
    controls = selection.controls()
    name = _warps(controls)[-1]
    warping.remove(name, controls)
    message.info("{0} is removed.".format(name))


def _warps(controls):
    names = warping.warps(controls)
    if not names:
        raise FootfallError("{0} has no warp yet: pose it and set a warp pose first.".format(selection.short(controls[0])))
    return names


@tool
def goal():
    """Let the first selected joint, a hand or a foot, be where the second selected object is at the current frame."""
    chosen = cmds.ls(selection=True) or []
    if len(chosen) != 2:
        raise FootfallError("Select a joint (a hand, a foot), then something that stands where it should be: a locator.")
    joint, place = selection.controls(chosen)
    report = warping.goal(joint, cmds.xform(place, query=True, worldSpace=True, rotatePivot=True))
    missed = max(abs(one["error"]) for one in report["goals"])
    if missed > 0.1:
        report["notes"].insert(0, "it is out of reach by {0:.3g}".format(missed))
    _told(report, "{0} goes to {1} at frame {2:g}".format(selection.short(joint), selection.short(place),
                                                         cmds.currentTime(query=True)))
    return report


@tool
def blend():
    """Pass from the motion of the first selected character to that of the second, starting at the current frame."""
    report = warping.blend()
    _told(report, "Blended from frame {0:g}".format(cmds.currentTime(query=True)))
    return report


@tool
def blend_remove():
    """Take the blend of the selected character away: its own motion is back."""
    count = warping.remove_blend()
    if not count:
        raise FootfallError("{0} has no blend to remove.".format(selection.short(selection.controls()[0])))
    message.info("The blend is removed.")


@tool
def bake(every_frame=False):
    """Write warps, blends and timing of the selected controls into plain curves."""
    channels = warping.bake(every_frame=every_frame)
    message.info("{0} channels are baked to plain curves.".format(len(channels)))
    return channels


@tool
def place_prints(character="human"):
    """Take up the tool that places footprints."""
    place_tool.start(character)
    message.info("Click where the next foot lands; drag to turn its toes.")


@tool
def pull_prints():
    """Take up the tool that pulls the handles and daggers of footprints."""
    pull_tool.start()
    message.info("Drag the arrow to turn a print, the dagger's end or its crossbar to time it.")


@tool
def print_times():
    """The window in which feet land and leave at frames."""
    return print_window.show()


def _selected_prints():
    """[(walk, number)] of the selected prints, the last first."""
    found = []
    for walk in walking.walks():
        for number, name in enumerate(walking.prints(walk), 1):
            path = cmds.ls(name, long=True)[0]
            if path in selection.controls(what="a footprint"):
                found.append((walk, number))
    if not found:
        raise FootfallError("No footprint is selected: select one first.")
    return found[::-1]


@tool
def print_insert():
    """A print half-way from the selected one to the next."""
    walk, number = _selected_prints()[0]
    made = walking.insert(number + 1, walk)
    cmds.select(made)
    message.info("{0} is print {1}.".format(made, number + 1))


@tool
def print_remove():
    """The selected prints go; the others are numbered anew."""
    found = _selected_prints()
    with chunk("remove prints"):
        for walk, number in found:
            walking.remove(number, walk)
    message.info("{0} prints are removed.".format(len(found)))


@tool
def print_adopt():
    """Duplicated prints become prints of their walk."""
    message.info("Prints of the walk now: {0}.".format(", ".join(walking.adopt())))


@tool
def walk_ground():
    """The selected mesh is the ground of the walk."""
    mesh = place_tool.selected_mesh()
    if not mesh:
        raise FootfallError("Select the mesh that the prints should lie on.")
    walk = walking.ground(mesh, walking.only())
    message.info("{0} walks on {1}.".format(walk, mesh))


@tool
def print_swap():
    """The selected prints become those of the other foot."""
    found = _selected_prints()
    with chunk("swap feet"):
        for walk, number in found:
            walking.swap(number, walk)
    message.info("{0} prints are of the other foot now.".format(len(found)))


@tool
def walk_reverse():
    """The walk goes from its end to its start."""
    walk = walking.reverse()
    message.info("{0} goes the other way.".format(walk))


@tool
def walk_notes():
    """What is hard to walk, and what would help."""
    notes = walking.notes()
    if notes:
        message.warn("; ".join(notes[:3]) + ".")
    else:
        message.info("The walk has nothing to complain of: E is {0:.3g}.".format(walking.energy()))
    return notes


@tool
def walk_curve(live=True):
    """Prints along the selected curve, on the selected mesh."""
    walk = walking.along_curve(live=live, terrain=place_tool.selected_mesh())
    message.info("{0} goes along the curve.".format(walk))
    return walk


@tool
def walk_from_animation(style=False):
    """Prints where the feet of the selected skeleton stand, in the range dragged out in the time slider, if any. style: the
    walk keeps what the animation does beyond its prints."""
    walk = walking.from_animation(span=time_range.highlighted(), style=style)
    message.info("{0}: {1} prints. Move them, then connect the walk in place of the animation.".format(
        walk, len(walking.prints(walk))))
    return walk


@tool
def walk_style(off=False):
    """The walk takes the style of a clip: that of the selected animated skeleton, else of a file that is asked for."""
    walk = walking.only()
    if off:
        walking.style(None, walk)
        message.info("{0} walks plainly.".format(walk))
        return walk
    joints = cmds.ls(selection=True, type="joint") or []
    if joints:
        clip = driving.top_joint(joints[0])
    elif message.is_batch():
        raise FootfallError("Select a joint of the animated skeleton first, or use walking.style with a file.")
    else:
        clip = (cmds.fileDialog2(fileMode=1, caption="A clip of the same figure",
                                 fileFilter="Motion (*.bvh *.amc *.ma *.anim *.glb *.gltf *.json)") or [None])[0]
    if not clip:
        return None
    walking.style(clip, walk, span=time_range.highlighted() if joints else None)
    message.info("{0} walks in the style of {1}. Clip Weight on its shape says how much.".format(walk, clip))
    return walk


@tool
def walk_wander():
    """A walk around the selected objects."""
    obstacles = cmds.ls(selection=True, transforms=True) or []
    if not obstacles:
        raise FootfallError("Select what the walk should go around: a few objects on the ground.")
    walk = walking.wander(seed=1 + len(walking.walks()), obstacles=obstacles)
    message.info("{0} wanders; press again for another way.".format(walk))
    return walk


@tool
def walk_stones():
    """A walk over the tops of the selected objects, from the first to the last."""
    walk = walking.stones()
    message.info("{0} crosses in {1} prints.".format(walk, len(walking.prints(walk))))
    return walk


@tool
def walk_connect(replace=False):
    """The selected character walks."""
    channels = walking.connect(replace=replace)
    message.info("{0} channels walk.".format(len(channels)))
    return channels


@tool
def walk_skeleton():
    """A skeleton of the walk's character."""
    root = walking.skeleton()
    message.info("{0} walks.".format(root))
    return root


@tool
def walk_disconnect():
    """What the walk drives stays as it is now."""
    message.info("{0} channels are free.".format(len(walking.disconnect())))


@tool
def walk_bake(keep=False, every_frame=False):
    """The walk into plain curves."""
    channels = walking.bake(keep=keep, every_frame=every_frame)
    message.info("{0} channels are baked to plain curves.".format(len(channels)))
    return channels


@tool
def show_help():
    """What the tools do."""
    from . import help_window
    return help_window.show()
