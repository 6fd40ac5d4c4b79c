# SPDX-License-Identifier: GPL-3.0-or-later
"""Characters: roles guessed and picked, connected to a walk, checked and cleaned."""
import bpy
from bpy.props import FloatProperty, IntProperty, StringProperty

from ..services import checking, keeping, prints, roles, walks
from .reports import Step


def _armature(context):
    owner = context.object
    if owner is None:
        return None
    if owner.type == "ARMATURE":
        return owner
    return owner.find_armature() if owner.type == "MESH" else None


class _OnArmature(Step):
    @classmethod
    def poll(cls, context):
        if _armature(context) is None:
            cls.poll_message_set("Select the character's armature")
            return False
        return True


class FOOTFALL_OT_guess_roles(_OnArmature):
    """Find out which bone plays which role, from names and shape. Roles you picked are guessed again, too"""

    bl_idname, bl_label = "footfall.guess_roles", "Guess Roles"

    def work(self, context):
        armature = _armature(context)
        table = roles.guess(armature)
        walks.set_roles(armature, table)
        return "{0} roles found".format(len(table))


class FOOTFALL_OT_pick_role(_OnArmature):
    """Give this role to the active bone"""

    bl_idname, bl_label = "footfall.pick_role", "Use Active Bone"
    role: StringProperty()

    def work(self, context):
        armature = _armature(context)
        bone = armature.data.bones.active
        if bone is None:
            raise walks.FootfallError("No bone is active. Select one in Pose Mode first.")
        for item in armature.footfall_rig.roles:
            if item.role == self.role:
                item.bone = bone.name


class FOOTFALL_OT_take_stance(_OnArmature):
    """The armature's present pose is how it stands, instead of its rest pose. Pose it standing at ease first"""

    bl_idname, bl_label = "footfall.take_stance", "Stands Like This"

    def work(self, context):
        armature = _armature(context)
        walks.take_stance(armature)
        walks.rig_figure(armature)


class FOOTFALL_OT_connect(_OnArmature):
    """The selected armature walks instead of the mannequin. Its own Action and pose are kept, and Discard brings them back"""

    bl_idname, bl_label = "footfall.connect", "Connect Character"

    @classmethod
    def poll(cls, context):
        if _armature(context) is None or not walks.all_walks(context.scene):
            cls.poll_message_set("Select the character's armature; there must be a Footfall walk in the scene")
            return False
        return True

    def work(self, context):
        armature = _armature(context)
        free = [walk for walk in walks.all_walks(context.scene) if walk.footfall_walk.figure is not armature]
        chosen = [walk for walk in free if walk.select_get()] or [prints.walk_of(each) for each in context.selected_objects
                                                                 if each is not armature and prints.walk_of(each)] or free
        if len(set(chosen)) > 1:
            raise walks.FootfallError("There are {0} walks in the scene. Select the one to follow together with the armature.".format(
                len(set(chosen))))
        walk = chosen[0]
        walks.track_of(walk)  # a walk that cannot be solved is refused before anything changes
        keeping.connect(walk, armature)
        walks.solve(walk)
        keeping.update_rig(walk)
        return "{0} walks on {1}{2}".format(armature.name, walk.name,
                                           "; its controls are set by Update Rig and Apply" if walk.footfall_walk.rig_by_controls else "")


class FOOTFALL_OT_update_rig(Step):
    """Put the controls of the connected rig where the walk is now"""

    bl_idname, bl_label = "footfall.update_rig", "Update Rig"

    @classmethod
    def poll(cls, context):
        walk = prints.walk_of(context.object)
        return walk is not None and walk.footfall_walk.rig is not None

    def work(self, context):
        keeping.update_rig(prints.walk_of(context.object))


class FOOTFALL_OT_disconnect(Step):
    """The armature gets back its Action and pose, and the mannequin walks again"""

    bl_idname, bl_label = "footfall.disconnect", "Disconnect"

    @classmethod
    def poll(cls, context):
        walk = prints.walk_of(context.object)
        return walk is not None and walk.footfall_walk.rig is not None

    def work(self, context):
        walk = prints.walk_of(context.object)
        keeping.disconnect(walk)
        context.view_layer.update()
        walks.solve(walk)


class FOOTFALL_OT_check(_OnArmature):
    """Measure how the feet slide, sink and float over the whole Action"""

    bl_idname, bl_label = "footfall.check", "Check Motion"

    def work(self, context):
        report = checking.check(_armature(context), context.scene.footfall_ground)
        return "; ".join("{0} {1:.1f} {2}".format(name, value, unit) for name, value, unit, _, _ in report.rows[:3])


class FOOTFALL_OT_clean(_OnArmature):
    """Plant the feet in a copy of the Action. Look at before and after, then keep or discard it"""

    bl_idname, bl_label = "footfall.clean", "Clean Motion"
    blend: FloatProperty(name="Blend", description="Time over which corrections ease in and out", default=0.2, min=0, max=2,
                         unit="TIME_ABSOLUTE")

    def work(self, context):
        result, bones = checking.clean(_armature(context), context.scene.footfall_ground, blend=self.blend)
        return "Skate {0:.1f} mm before, {1:.1f} mm after; {2} bones have new keys".format(
            result.before["skate"].max, result.after["skate"].max, len(bones))


class _OnCleaned(Step):
    @classmethod
    def poll(cls, context):
        armature = _armature(context)
        return armature is not None and armature.footfall_rig.check_before is not None


class FOOTFALL_OT_before_after(_OnCleaned):
    """Play the Action from before, or the cleaned one again"""

    bl_idname, bl_label = "footfall.before_after", "Before / After"

    def work(self, context):
        armature = _armature(context)
        checking.show_before(armature, not armature.footfall_rig.check_shows_before)


class FOOTFALL_OT_keep_clean(_OnCleaned):
    """Keep the cleaned Action. The one from before stays in the file"""

    bl_idname, bl_label = "footfall.keep_clean", "Apply Cleaning"

    def work(self, context):
        checking.keep(_armature(context))


class FOOTFALL_OT_discard_clean(_OnCleaned):
    """Back to the Action from before; the cleaned one is removed"""

    bl_idname, bl_label = "footfall.discard_clean", "Discard Cleaning"

    def work(self, context):
        checking.discard(_armature(context))


class FOOTFALL_OT_jump(bpy.types.Operator):
    """Go to this frame"""

    bl_idname, bl_label = "footfall.jump", "Go to Frame"
    frame: IntProperty()

    def execute(self, context):
        context.scene.frame_set(self.frame)
        return {"FINISHED"}


CLASSES = (FOOTFALL_OT_guess_roles, FOOTFALL_OT_pick_role, FOOTFALL_OT_take_stance, FOOTFALL_OT_connect, FOOTFALL_OT_update_rig,
           FOOTFALL_OT_disconnect, FOOTFALL_OT_check, FOOTFALL_OT_clean, FOOTFALL_OT_before_after, FOOTFALL_OT_keep_clean,
           FOOTFALL_OT_discard_clean, FOOTFALL_OT_jump)
