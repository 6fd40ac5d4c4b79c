# SPDX-License-Identifier: MIT
"""The tools that edit existing motion: warp poses, pins, goals, matching of timing, blends, and baking."""
from maya import cmds

from ...error import FootfallError
from .. import warping
from ..session import message, selection, time_range
from ..session.undo import chunk
from .decorator import tool


def _show(report, done):
    """Shows the report of a command in the viewport; its notes make it a warning."""
    if report.get("notes"):
        message.warn("{0}; {1}.".format(done, "; ".join(report["notes"][:3])))
    else:
        message.info(done + ".")


@tool
def match():
    """Give the first selected character the timing of the second."""
    report = warping.match()
    found = report["match"]
    _show(report, "{0}: {1} time keys; the poses are {2:.0f} mm apart, {3:.0f} mm before".format(
        report["nodes"][0], found["time_keys"], found["apart_after_mm"], found["apart_before_mm"]))
    return report


@tool
def warp_pose(keyed=False, space=None, feet=False):
    """Bend the motion to pass through the pose at the current frame. The ends of a highlighted range stay unchanged.

    keyed: the pose was keyed with Auto Key, and its keys are removed again. space: the axes along which moved controls
    travel, "world" or "body". feet: feet on the ground stay planted."""
    frame = cmds.currentTime(query=True)
    span = time_range.highlighted()
    if span and not span[0] < frame < span[1]:
        raise FootfallError("The current frame must be inside the highlighted range, frame {1:g} to {2:g}, got frame "
                            "{0:g}."
                            .format(frame, *span))
    report = warping.set_pose(pins=span or (), keyed=keyed, space=space, contacts="keep" if feet else None)
    kept = "; frames {0:g} and {1:g} are unchanged".format(*span) if span else ""
    done = "The motion passes through the pose at frame {0:g}{1}".format(frame, kept)
    if keyed:  # what became of the keys is what was asked for
        message.info("; ".join([done] + report["notes"]) + ".")
    else:
        _show(report, done)
    return report


@tool
def warp_pin():
    """Keep the motion unchanged at the current frame, or at both ends of a highlighted range."""
    frames = time_range.highlighted() or (cmds.currentTime(query=True),)
    report = warping.pin(frames)
    _show(report, "Pinned frame " + " and frame ".join("{0:g}".format(frame) for frame in frames))
    return report


@tool
def warp_mute():
    """Mute the warps of the selected controls, or unmute them if all are muted."""
    controls = selection.controls()
    names = _warps(controls)
    muted = all(warping.is_muted(name, controls) for name in names)
    with chunk("mute warps"):
        for name in names:
            warping.change(name, controls, mute=not muted)
    message.info("{0}: {1}.".format("Unmuted" if muted else "Muted", ", ".join(names)))


@tool
def warp_remove():
    """Remove the last warp of the selected controls."""
    controls = selection.controls()
    name = _warps(controls)[-1]
    warping.remove(name, controls)
    message.info("Removed {0}.".format(name))


def _warps(controls):
    names = warping.warps(controls)
    if not names:
        raise FootfallError("{0} has no warp yet. Pose it and press Set Warp Pose first.".format(
            selection.short(controls[0])))
    return names


@tool
def goal():
    """Bend the motion so that the first selected joint, a hand or a foot, reaches the second selected object at the
    current frame."""
    chosen = cmds.ls(selection=True) or []
    if len(chosen) != 2:
        raise FootfallError("Select a joint (a hand or a foot), then a locator that it should reach.")
    joint, target = selection.controls(chosen)
    report = warping.goal(joint, cmds.xform(target, query=True, worldSpace=True, rotatePivot=True))
    missed = max(abs(one["error"]) for one in report["goals"])
    if missed > 0.1:
        report["notes"].insert(0, "it is out of reach by {0:.3g} scene units".format(missed))
    _show(report, "{0} reaches for {1} at frame {2:g}".format(selection.short(joint), selection.short(target),
                                                              cmds.currentTime(query=True)))
    return report


@tool
def blend():
    """Blend from the motion of the first selected character to that of the second, starting at the current frame."""
    report = warping.blend()
    _show(report, "Blended from frame {0:g} on".format(cmds.currentTime(query=True)))
    return report


@tool
def blend_remove():
    """Remove the blend of the selected character, which gets its own motion back."""
    count = warping.remove_blend()
    if not count:
        raise FootfallError("{0} has no blend to remove.".format(selection.short(selection.controls()[0])))
    message.info("Removed the blend.")
