# SPDX-License-Identifier: GPL-3.0-or-later
"""Warps: poses, goals and beats on top of a character's Action."""
from bpy.props import EnumProperty, IntProperty

from footfall import FootfallError

from ..services import warping
from .reports import Step

_PARTS = [(part, part.capitalize(), "") for part in warping.GOALS]


def _armature(context):
    owner = context.object
    return owner if owner is not None and owner.type == "ARMATURE" else None


class _OnArmature(Step):
    @classmethod
    def poll(cls, context):
        if _armature(context) is None:
            cls.poll_message_set("Select the character's armature")
            return False
        return True


class _OnWarped(_OnArmature):
    @classmethod
    def poll(cls, context):
        armature = _armature(context)
        if armature is None or not armature.footfall_warp.is_warped:
            cls.poll_message_set("Select an armature with a warp")
            return False
        return True


class FOOTFALL_OT_warp_pose(_OnArmature):
    """Pose bones at the current frame without keying them: the Action goes through that pose, and comes and goes around it"""

    bl_idname, bl_label = "footfall.warp_pose", "Set Warp Pose"

    def work(self, context):
        warping.set_pose(_armature(context), context.scene.frame_current)


class FOOTFALL_OT_warp_goal(_OnArmature):
    """A hand, a foot, the hips or the head is where the other selected object is, at the current frame"""

    bl_idname, bl_label = "footfall.warp_goal", "Set Goal"
    part: EnumProperty(name="Part", items=_PARTS, default="right hand")

    def work(self, context):
        armature = _armature(context)
        others = [each for each in context.selected_objects if each is not armature]
        if len(others) != 1:
            raise FootfallError("Select the object to reach, such as an empty, then the armature; {0} other objects are selected".format(
                len(others)))
        result = warping.add_goal(armature, self.part, context.scene.frame_current, others[0])
        return " ".join(result.notes) if result and result.notes else None


class FOOTFALL_OT_warp_beats(_OnArmature):
    """Retime the Action to markers: one that is named "beat 12" shows frame 12 where the marker is"""

    bl_idname, bl_label = "footfall.warp_beats", "Beats from Markers"

    def work(self, context):
        warping.set_beats(_armature(context), warping.beats_from_markers(context.scene))


class FOOTFALL_OT_warp_remove(_OnWarped):
    """Take this goal or pose off the stack"""

    bl_idname, bl_label = "footfall.warp_remove", "Remove"
    index: IntProperty(default=-1)

    def work(self, context):
        armature = _armature(context)
        index = armature.footfall_warp.active if self.index < 0 else self.index
        if not 0 <= index < len(armature.footfall_warp.items):
            raise FootfallError("There is no goal or pose to remove")
        warping.remove(armature, index)


class FOOTFALL_OT_apply_warp(_OnWarped):
    """Keep the warped Action and remove the stack. The original stays in the file"""

    bl_idname, bl_label = "footfall.apply_warp", "Apply Warp"

    def work(self, context):
        warping.apply(_armature(context))


class FOOTFALL_OT_discard_warp(_OnWarped):
    """Back to the original Action"""

    bl_idname, bl_label = "footfall.discard_warp", "Discard Warp"

    def work(self, context):
        warping.discard(_armature(context))


CLASSES = (FOOTFALL_OT_warp_pose, FOOTFALL_OT_warp_goal, FOOTFALL_OT_warp_beats, FOOTFALL_OT_warp_remove, FOOTFALL_OT_apply_warp,
           FOOTFALL_OT_discard_warp)
