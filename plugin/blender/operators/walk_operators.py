# SPDX-License-Identifier: GPL-3.0-or-later
"""Walks: made, timed, connected, applied, discarded."""
import math

import numpy as np
from bpy.props import BoolProperty, EnumProperty, FloatProperty

import footfall

from ..services import keeping, prints, walks
from .reports import Step

_CHARACTERS = [(name, name.capitalize(), "") for name in footfall.characters()]


class _OnWalk(Step):
    @classmethod
    def poll(cls, context):
        if prints.walk_at_hand(context) is None:
            cls.poll_message_set("Select a Footfall walk, one of its prints or its figure")
            return False
        return context.mode == "OBJECT" or context.mode == "POSE"


class FOOTFALL_OT_add_walk(Step):
    """Add a figure that walks ahead from the 3D cursor, with footprints you can grab, rotate, duplicate and delete"""

    bl_idname, bl_label = "footfall.add_walk", "Footfall Walk"
    character: EnumProperty(name="Character", items=_CHARACTERS, default="human")
    scale: FloatProperty(name="Size", default=1, min=0.05, soft_max=5)
    distance: FloatProperty(name="Distance", description="How far it walks", default=4, min=0.2, soft_max=50, unit="LENGTH")
    step_length: FloatProperty(name="Step Length", description="0: as suits the figure", default=0, min=0, soft_max=2,
                               unit="LENGTH")
    heading: FloatProperty(name="Heading", description="Where it walks to; 0 is towards the front (-Y)", unit="ROTATION")

    @classmethod
    def poll(cls, context):
        return context.mode == "OBJECT"

    def work(self, context):
        start = np.array(context.scene.cursor.location)
        ahead = np.array([math.sin(self.heading), -math.cos(self.heading), 0])
        mesh = _ground(context, self.distance)
        points = [start + ahead * self.distance * share for share in (0, 0.5, 1)]
        walk = walks.along(points, character=self.character, scale=self.scale, step_length=self.step_length, ground_object=mesh,
                           location=start)
        _select_only(context, walk)
        return "{0} prints, {1:.1f} s".format(len(prints.of_walk(walk)), walks.known(walk).seconds)


class FOOTFALL_OT_walk_along_curve(Step):
    """Add a walk along the selected curve. Its prints stay bound to the curve: edit the curve, and the walk follows"""

    bl_idname, bl_label = "footfall.walk_along_curve", "Walk Along Curve"
    character: EnumProperty(name="Character", items=_CHARACTERS, default="human")
    step_length: FloatProperty(name="Step Length", description="0: as suits the figure", default=0, min=0, soft_max=2,
                               unit="LENGTH")

    @classmethod
    def poll(cls, context):
        if context.object is None or context.object.type != "CURVE":
            cls.poll_message_set("Select the curve to walk along; a mesh selected with it becomes the ground")
            return False
        return context.mode == "OBJECT"

    def work(self, context):
        curve = context.object
        meshes = [each for each in context.selected_objects if each.type == "MESH" and not each.footfall_print.is_print]
        walk = walks.from_curve(curve, self.character, 1.0, self.step_length, meshes[0] if meshes else None)
        _select_only(context, walk)
        return "{0} prints along {1}".format(len(walks.known(walk).track), curve.name)


class FOOTFALL_OT_prints_from_animation(Step):
    """Find the footprints of the selected armature's animation. Edit them, and the armature walks on them again"""

    bl_idname, bl_label = "footfall.prints_from_animation", "Prints from Animation"

    @classmethod
    def poll(cls, context):
        if context.object is None or context.object.type != "ARMATURE" or not context.object.animation_data:
            cls.poll_message_set("Select an armature with an animation")
            return False
        return True

    def work(self, context):
        armature = context.object
        action = armature.animation_data.action
        first, last = (int(round(each)) for each in action.frame_range) if action else (
            context.scene.frame_start, context.scene.frame_end)
        walk = walks.from_animation(armature, first, last)
        _select_only(context, walk)
        return "{0} prints found".format(len(prints.of_walk(walk)))


class FOOTFALL_OT_make_editable(_OnWalk):
    """Make the prints along a curve objects of their own. They no longer follow the curve"""

    bl_idname, bl_label = "footfall.make_editable", "Make Prints Editable"

    @classmethod
    def poll(cls, context):
        walk = prints.walk_at_hand(context)
        return walk is not None and walk.footfall_walk.curve is not None

    def work(self, context):
        walks.make_editable(prints.walk_at_hand(context))


class FOOTFALL_OT_solve(_OnWalk):
    """Solve the walk again"""

    bl_idname, bl_label = "footfall.solve", "Solve Again"

    def work(self, context):
        walk = prints.walk_at_hand(context)
        prints.adopt_duplicates(walk)
        if walk.footfall_walk.curve is None:
            walks.lay_prints(walk)
            context.view_layer.update()
        done = walks.solve(walk)
        return "{0} prints, {1:.1f} s{2}".format(len(done.track), done.seconds, "; " + done.edit.unmet if done.edit.unmet else "")


class FOOTFALL_OT_next_print(_OnWalk):
    """Add the print that most likely comes next"""

    bl_idname, bl_label = "footfall.next_print", "Next Print"

    @classmethod
    def poll(cls, context):
        walk = prints.walk_at_hand(context)
        return walk is not None and walk.footfall_walk.curve is None

    def work(self, context):
        walk = prints.walk_at_hand(context)
        added = prints.add_next(walk)
        context.view_layer.update()
        walks.lay_prints(walk)
        context.view_layer.update()
        walks.solve(walk)
        _select_only(context, added)


class FOOTFALL_OT_swap_foot(Step):
    """Swap the selected prints between left and right foot"""

    bl_idname, bl_label = "footfall.swap_foot", "Swap Foot"

    @classmethod
    def poll(cls, context):
        return any(each.footfall_print.is_print for each in context.selected_objects)

    def work(self, context):
        chosen = [each for each in context.selected_objects if each.footfall_print.is_print]
        for each in chosen:
            each.footfall_print.leg ^= 1
        for walk in {each.parent for each in chosen}:
            prints.dress_all(walk)
            walks.solve(walk)


class FOOTFALL_OT_time_print(_OnWalk):
    """Let the foot of the active print land, or leave the ground, at the current frame"""

    bl_idname, bl_label = "footfall.time_print", "Time Print"
    end: EnumProperty(name="At the Current Frame", items=[("LAND", "The Foot Lands", ""), ("LEAVE", "The Foot Leaves", "")])
    ripple: BoolProperty(name="Later Steps Shift Along", default=False)

    @classmethod
    def poll(cls, context):
        if context.object is None or not context.object.footfall_print.is_print:
            cls.poll_message_set("Select a footprint")
            return False
        return True

    def work(self, context):
        each, frame = context.object, context.scene.frame_current
        walk = each.parent
        number = prints.of_walk(walk).index(each)
        when = {"strike": frame} if self.end == "LAND" else {"leave": frame}
        walks.retime(walk, number, ripple=self.ripple, **when)


class FOOTFALL_OT_apply(_OnWalk):
    """Keep the walk as an ordinary Action, and remove its prints and settings. The Action from before stays in the file"""

    bl_idname, bl_label = "footfall.apply", "Apply Walk"
    keys: EnumProperty(name="Keys", items=[("EVERY", "Every Frame", "One key per frame"),
                                           ("FEW", "Few Keys", "Bezier keys within the tolerance of the walk")])
    tolerance: FloatProperty(name="Tolerance", description="How far a few keys may be off, in degrees and in centimetres",
                             default=0.2, min=0.001, max=10)

    def work(self, context):
        owner = keeping.apply(prints.walk_at_hand(context))
        _select_only(context, owner)
        if self.keys == "FEW":
            from ..services import keys
            before, after = keys.reduce(owner, self.tolerance)
            return "{0} has the walk, {1} keys instead of {2}".format(owner.name, after, before)
        return "{0} has the walk as the Action {1}".format(owner.name, owner.animation_data.action.name)


class FOOTFALL_OT_discard(_OnWalk):
    """Remove the walk and give the character back its animation and pose"""

    bl_idname, bl_label = "footfall.discard", "Discard Walk"

    def work(self, context):
        keeping.discard(prints.walk_at_hand(context))


def _ground(context, distance):
    """The selected mesh, where it is wide enough to be the ground of a walk over this distance."""
    for each in context.selected_objects:
        if each.type == "MESH" and not each.footfall_print.is_print and max(each.dimensions[:2]) >= distance:
            return each
    return None


def _select_only(context, owner):
    for each in context.selected_objects:
        each.select_set(False)
    owner.select_set(True)
    context.view_layer.objects.active = owner


CLASSES = (FOOTFALL_OT_add_walk, FOOTFALL_OT_walk_along_curve, FOOTFALL_OT_prints_from_animation, FOOTFALL_OT_make_editable,
           FOOTFALL_OT_solve, FOOTFALL_OT_next_print, FOOTFALL_OT_swap_foot, FOOTFALL_OT_time_print, FOOTFALL_OT_apply,
           FOOTFALL_OT_discard)
