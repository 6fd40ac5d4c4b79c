# SPDX-License-Identifier: GPL-3.0-or-later
"""A character's motion measured, and its feet planted. The Action from before is kept beside the cleaned one."""
import bpy
import numpy as np

import footfall
from footfall import FootfallError

from .. import host
from . import figures, ground, space, walks

_LIGHTS = ("COLORSET_03_VEC", "COLORSET_09_VEC", "COLORSET_01_VEC")  # green, yellow, red

_reports = {}  # armature's name: Report


class Report:
    """What was measured of an armature's motion, and when."""

    def __init__(self, quality, first, rate):
        self.quality, self.first, self.rate = quality, first, rate
        self.rows = [(name, measure.max, measure.unit, first + measure.frame, measure.where)
                     for name, measure in quality.items() if measure.applies]
        moments = quality.worst(50)
        self.worst = moments[:5]
        self._severities = {}
        for moment in moments:
            self._severities.setdefault(moment["measure"], moment["severity"])

    def light(self, name):
        """The icon of a measure's traffic light: yellow where the engine says a moment is worth a look (severity 1), red
        from twice that."""
        return _LIGHTS[min(2, int(self._severities.get(name, 0)))]


def known(armature):
    return _reports.get(armature.name)


def forget():
    _reports.clear()


def span(armature):
    """First and last frame of what an armature plays."""
    action = armature.animation_data.action if armature.animation_data else None
    if action is None:
        if armature.animation_data and armature.animation_data.nla_tracks:
            scene = bpy.context.scene
            return scene.frame_start, scene.frame_end
        raise FootfallError("{0} has no animation to check".format(armature.name), item=armature.name)
    first, last = action.frame_range
    return int(np.floor(first)), max(int(np.ceil(last)), int(np.floor(first)) + 1)


def check(armature, ground_object=None):
    """Measures what the armature does over its Action; with its NLA and constraints."""
    figure, _ = walks.rig_figure(armature)
    first, last = span(armature)
    motion = figures.sample(figure, first, last)
    quality = footfall.check(motion, terrain=ground.terrain(ground_object))
    _reports[armature.name] = Report(quality, first, space.frame_rate())
    return _reports[armature.name]


def clean(armature, ground_object=None, **options):
    """Plants the feet in a copy of the armature's Action; only bones that move differently get new keys. Returns the
    engine's CleanResult and the names of those bones."""
    need_action(armature)
    data = armature.animation_data
    figure, _ = walks.rig_figure(armature)
    need_free_bones(armature, figure)
    first, last = span(armature)
    source = figures.sample(figure, first, last)
    result = footfall.clean(source, **options)
    cleaned = result.motion
    if cleaned.frames != source.frames:
        raise FootfallError("cleaning {0} changed the number of frames; this Action cannot hold it".format(armature.name))
    before = figures.columns(figure, source)
    after = figures.columns(figure, cleaned)
    changed = {new[3] for old, new in zip(before, after) if np.max(np.abs(new[2] - old[2])) > 1e-5}
    original, slot = data.action, host.slot_name(armature)
    copy = original.copy()
    copy.name = original.name + " Clean"
    host.assign_action(armature, copy)
    host.assign_slot(armature, slot)
    if changed:
        host.write_keys(armature, np.arange(first, last + 1), [row for row in after if row[3] in changed])
    mine = armature.footfall_rig
    if mine.check_before is None:
        mine.check_before, mine.check_slot = original, slot
    else:
        bpy.data.actions.remove(original)
    mine.check_shows_before = False
    check(armature, ground_object)
    return result, sorted(changed)


def need_action(armature):
    """Refuses what plays no single Action, in words."""
    data = armature.animation_data
    if data is None or data.action is None:
        raise FootfallError("{0} has no Action; {1}".format(armature.name, "leave the NLA editor's tweak mode or bake its strips first"
                                                           if data and data.nla_tracks else "animate it first"), item=armature.name)
    if any(not track.mute and track.strips for track in data.nla_tracks):
        raise FootfallError("{0} plays NLA strips, too; bake them to one Action first (Object > Animation > Bake Action)".format(
            armature.name), item=armature.name)


def need_free_bones(armature, figure):
    """Refuses bones that constraints move."""
    for bone in figure.bones:
        if not bone:
            continue
        pose = armature.pose.bones[bone]
        moving = [each.name for each in pose.constraints if not each.mute and each.influence > 0]
        if moving:
            raise FootfallError("{0} is moved by its constraint {1}, so keys on it would not count. Use the skeleton "
                                "that is exported, or bake it first.".format(bone, moving[0]), item=bone)


def show_before(armature, before):
    """Plays the Action from before, or the cleaned one."""
    mine = armature.footfall_rig
    if mine.check_before is None or mine.check_shows_before == before:
        return
    current = armature.animation_data.action
    host.assign_action(armature, mine.check_before)
    host.assign_slot(armature, mine.check_slot)
    mine.check_before, mine.check_shows_before = current, before


def keep(armature):
    """The cleaned Action stays; the one from before stays in the file."""
    show_before(armature, False)
    mine = armature.footfall_rig
    if mine.check_before is None:
        raise FootfallError("{0} was not cleaned".format(armature.name))
    mine.check_before.use_fake_user = True
    mine.check_before = None


def discard(armature):
    """The armature plays the Action from before; the cleaned one is removed."""
    mine = armature.footfall_rig
    if mine.check_before is None:
        raise FootfallError("{0} was not cleaned".format(armature.name))
    show_before(armature, True)
    cleaned = mine.check_before
    mine.check_before, mine.check_shows_before = None, False
    if cleaned.users == 0:
        bpy.data.actions.remove(cleaned)
    _reports.pop(armature.name, None)
