# SPDX-License-Identifier: GPL-3.0-or-later
"""Gaits of the library and a character's own cycle along a curve."""
from bpy.props import EnumProperty, FloatProperty

from ..services import examples, travels
from .reports import Step

_GAITS = [("{0}:{1}".format(*each), "{0}: {1}".format(each[0].capitalize(), "by speed" if each[1] == "auto" else each[1]), "")
          for each in travels.gaits()]


def _chosen(context, kind):
    return next((each for each in context.selected_objects if each.type == kind and not each.footfall_print.is_print), None)


class _Along(Step):
    speed: FloatProperty(name="Speed", description="Over the ground; 0: the stride's own", default=0, min=0, soft_max=10, unit="VELOCITY")


class FOOTFALL_OT_gait_along_curve(_Along):
    """Send an animal of the gait library along the selected curve; a mesh selected with it is the ground"""

    bl_idname, bl_label = "footfall.gait_along_curve", "Gait Along Curve"
    gait: EnumProperty(name="Gait", items=_GAITS, default="dog:trot")
    scale: FloatProperty(name="Size", default=1, min=0.05, soft_max=5)

    @classmethod
    def poll(cls, context):
        if _chosen(context, "CURVE") is None or context.mode != "OBJECT":
            cls.poll_message_set("Select a curve to travel along")
            return False
        return True

    def work(self, context):
        owner = travels.library_gait(_chosen(context, "CURVE"), self.gait, self.speed, _chosen(context, "MESH"), self.scale)
        for each in context.selected_objects:
            each.select_set(False)
        owner.select_set(True)
        context.view_layer.objects.active = owner
        return "{0}, frames {1} to {2}".format(self.gait, owner.footfall_travel.start_frame, owner.footfall_travel.last_frame)


class FOOTFALL_OT_cycle_along_curve(_Along):
    """Send the selected character's own cycle, in place or travelling, along the selected curve, without sliding feet"""

    bl_idname, bl_label = "footfall.cycle_along_curve", "Make Cycle Travel"

    @classmethod
    def poll(cls, context):
        if _chosen(context, "CURVE") is None or _chosen(context, "ARMATURE") is None:
            cls.poll_message_set("Select the animated character and the curve to travel along")
            return False
        return True

    def work(self, context):
        armature = _chosen(context, "ARMATURE")
        travels.own_cycle(armature, _chosen(context, "CURVE"), self.speed, _chosen(context, "MESH"))
        context.view_layer.objects.active = armature


class _OnTravel(Step):
    @classmethod
    def poll(cls, context):
        if context.object is None or not context.object.footfall_travel.is_travel:
            cls.poll_message_set("Select what travels along a curve")
            return False
        return True


class FOOTFALL_OT_apply_travel(_OnTravel):
    """Keep the Action and remove the settings. The Action from before stays in the file"""

    bl_idname, bl_label = "footfall.apply_travel", "Apply Travel"

    def work(self, context):
        travels.apply(context.object)


class FOOTFALL_OT_discard_travel(_OnTravel):
    """Remove the mannequin, or give the character back its Action and pose"""

    bl_idname, bl_label = "footfall.discard_travel", "Discard Travel"

    def work(self, context):
        travels.discard(context.object)


class FOOTFALL_OT_example(Step):
    """Open this example in a new scene. Your own scene stays as it is"""

    bl_idname, bl_label = "footfall.example", "Example"
    example: EnumProperty(name="Example", items=examples.EXAMPLES)

    def work(self, context):
        examples.make(self.example)


CLASSES = (FOOTFALL_OT_example, FOOTFALL_OT_gait_along_curve, FOOTFALL_OT_cycle_along_curve, FOOTFALL_OT_apply_travel, FOOTFALL_OT_discard_travel)
