# SPDX-License-Identifier: GPL-3.0-or-later
"""The tab Footfall in the sidebar of the 3D view, ordered by use."""
import textwrap

import bpy

from ..services import checking, examples, prints, walks
from .properties import SHOWN, WALK_OPTIONS


def _lines(layout, context, text, icon="NONE"):
    wide = max(20, int((context.region.width / context.preferences.system.ui_scale - 50) / 6.5))
    for number, line in enumerate(textwrap.wrap(text, wide)):
        layout.label(text=line, icon=icon if number == 0 else "BLANK1")


class _Panel:
    bl_space_type, bl_region_type, bl_category = "VIEW_3D", "UI", "Footfall"


class FOOTFALL_PT_welcome(_Panel, bpy.types.Panel):
    bl_idname, bl_label, bl_options = "FOOTFALL_PT_welcome", "Welcome", {"DEFAULT_CLOSED"}

    def draw(self, context):
        _lines(self.layout, context, "Each of these opens in a new scene. Press the space bar to play it.", "INFO")
        column = self.layout.column(align=True)
        for name, title, _ in examples.EXAMPLES:
            column.operator("footfall.example", text=title).example = name


class FOOTFALL_PT_walk(_Panel, bpy.types.Panel):
    bl_idname, bl_label = "FOOTFALL_PT_walk", "Footprints"

    def draw(self, context):
        layout, walk = self.layout, prints.walk_at_hand(context)
        if walk is None:
            _lines(layout, context, "Footprints become a walk. Add one, or place prints by clicking.", "INFO")
            layout.operator("footfall.add_walk", icon="ADD")
            layout.operator("footfall.place_prints", icon="RESTRICT_SELECT_OFF")
            layout.operator("footfall.walk_along_curve", icon="CURVE_PATH")
            layout.operator("footfall.prints_from_animation", icon="ANIM")
            return
        mine, done = walk.footfall_walk, walks.known(walk)
        layout.label(text=walk.name, icon="MOD_DYNAMICPAINT")
        if done:
            layout.label(text="{0} prints, {1:.1f} s, frames {2} to {3}".format(
                len(done.track), done.seconds, mine.start_frame, mine.start_frame + done.edit.frames - 1))
        if mine.message:
            box = layout.box()
            box.alert = True
            _lines(box, context, mine.message, "ERROR")
        row = layout.row(align=True)
        row.prop(mine, "live", toggle=True, icon="PLAY")
        row.operator("footfall.solve", text="", icon="FILE_REFRESH")
        if mine.curve is None:
            row = layout.row(align=True)
            row.operator("footfall.place_prints", text="Place", icon="RESTRICT_SELECT_OFF")
            row.operator("footfall.next_print", text="Next", icon="ADD")
            row.operator("footfall.swap_foot", text="Swap", icon="ARROW_LEFTRIGHT")
        else:
            layout.operator("footfall.make_editable", icon="UNLINKED")
        layout.prop(mine, "ground", text="", icon="MESH_GRID")
        row = layout.row(align=True)
        row.operator("footfall.apply", text="Apply", icon="CHECKMARK")
        row.operator("footfall.discard", text="Discard", icon="X")


class FOOTFALL_PT_print(_Panel, bpy.types.Panel):
    bl_idname, bl_label = "FOOTFALL_PT_print", "Timing"
    bl_parent_id = "FOOTFALL_PT_walk"

    @classmethod
    def poll(cls, context):
        return prints.walk_at_hand(context) is not None

    def draw(self, context):
        layout, each = self.layout, context.object
        layout.prop(context.scene, "footfall_show_timing", icon="NLA")
        layout.operator("footfall.drag_timing", icon="ARROW_LEFTRIGHT")
        if each is None or not each.footfall_print.is_print:
            _lines(layout, context, "Select a print to set its times as numbers.", "INFO")
            return
        mine = each.footfall_print
        layout.label(text="Print {0}, {1}".format(mine.order + 1, mine.leg_name))
        layout.prop(mine, "stance")
        layout.prop(mine, "step")
        row = layout.row(align=True)
        row.operator("footfall.time_print", text="Lands Here").end = "LAND"
        row.operator("footfall.time_print", text="Leaves Here").end = "LEAVE"


class FOOTFALL_PT_manner(_Panel, bpy.types.Panel):
    bl_idname, bl_label = "FOOTFALL_PT_manner", "Manner"
    bl_parent_id = "FOOTFALL_PT_walk"

    @classmethod
    def poll(cls, context):
        return prints.walk_at_hand(context) is not None

    def draw(self, context):
        layout, mine = self.layout, prints.walk_at_hand(context).footfall_walk
        layout.use_property_split = True
        if mine.rig is None:
            layout.prop(mine, "character")
            layout.prop(mine, "scale")
        layout.prop(mine, "manner")
        layout.prop(mine, "start_frame")
        stands = layout.column(align=True, heading="Stand")
        stands.prop(mine, "standing_start", text="Start")
        stands.prop(mine, "standing_end", text="End")
        if mine.curve is not None:
            layout.prop(mine, "curve")
            for name in ("step_length", "step_width", "toe_out"):
                layout.prop(mine, name)
        column = layout.column(align=True)
        for name in SHOWN:
            column.prop(mine.options, name)


class FOOTFALL_PT_all_options(_Panel, bpy.types.Panel):
    bl_idname, bl_label = "FOOTFALL_PT_all_options", "All Options"
    bl_parent_id, bl_options = "FOOTFALL_PT_manner", {"DEFAULT_CLOSED"}

    def draw(self, context):
        column = self.layout.column(align=True)
        column.use_property_split = True
        for name in WALK_OPTIONS:
            if name not in SHOWN:
                column.prop(prints.walk_at_hand(context).footfall_walk.options, name)


class FOOTFALL_PT_rig(_Panel, bpy.types.Panel):
    bl_idname, bl_label = "FOOTFALL_PT_rig", "Character"

    def draw(self, context):
        layout, owner = self.layout, context.object
        walk = prints.walk_of(owner)
        if walk is not None and walk.footfall_walk.rig is not None:
            mine = walk.footfall_walk
            layout.label(text="{0} walks".format(mine.rig.name), icon="ARMATURE_DATA")
            if mine.rig_by_controls:
                _lines(layout, context, "The mannequin follows at once; the rig's controls when you update or apply.", "INFO")
            row = layout.row(align=True)
            row.operator("footfall.update_rig", icon="FILE_REFRESH")
            row.operator("footfall.disconnect", icon="UNLINKED")
        if owner is None or owner.type != "ARMATURE" or (walk and walk.footfall_walk.figure is owner):
            if walk is None or walk.footfall_walk.rig is None:
                _lines(layout, context, "Select your character's armature to let it walk.", "INFO")
            return
        layout.operator("footfall.connect", icon="LINKED")
        row = layout.row(align=True)
        row.operator("footfall.guess_roles", icon="VIEWZOOM")
        row.operator("footfall.take_stance", icon="ARMATURE_DATA")


class FOOTFALL_PT_roles(_Panel, bpy.types.Panel):
    bl_idname, bl_label = "FOOTFALL_PT_roles", "Roles"
    bl_parent_id, bl_options = "FOOTFALL_PT_rig", {"DEFAULT_CLOSED"}

    @classmethod
    def poll(cls, context):
        return context.object is not None and context.object.type == "ARMATURE" and len(context.object.footfall_rig.roles) > 0

    def draw(self, context):
        column, owner = self.layout.column(align=True), context.object
        for item in owner.footfall_rig.roles:
            row = column.row(align=True)
            row.prop_search(item, "bone", owner.data, "bones", text=item.role)
            row.operator("footfall.pick_role", text="", icon="EYEDROPPER").role = item.role


class FOOTFALL_PT_travel(_Panel, bpy.types.Panel):
    bl_idname, bl_label, bl_options = "FOOTFALL_PT_travel", "Along a Curve", {"DEFAULT_CLOSED"}

    def draw(self, context):
        layout, owner = self.layout, context.object
        if owner is None or not owner.footfall_travel.is_travel:
            _lines(layout, context, "Select a curve for a gait of the library; a character, then a curve, for its own cycle.", "INFO")
            layout.operator("footfall.gait_along_curve", icon="CURVE_PATH")
            layout.operator("footfall.cycle_along_curve", icon="CURVE_PATH")
            return
        mine = owner.footfall_travel
        layout.label(text="{0}, frames {1} to {2}".format(mine.gait or "Own cycle", mine.start_frame, mine.last_frame))
        if mine.message:
            box = layout.box()
            box.alert = True
            _lines(box, context, mine.message, "ERROR")
        for name in ("live", "curve", "ground", "speed", "start_frame"):
            layout.prop(mine, name)
        row = layout.row(align=True)
        row.operator("footfall.apply_travel", text="Apply", icon="CHECKMARK")
        row.operator("footfall.discard_travel", text="Discard", icon="X")


class FOOTFALL_UL_warp(bpy.types.UIList):
    def draw_item(self, context, layout, data, item, icon, active, name, index):
        row = layout.row(align=True)
        row.label(text=item.name, icon="EMPTY_AXIS" if item.kind == "GOAL" else "POSE_HLT")
        row.prop(item, "weight", text="", slider=True)
        row.prop(item, "muted", text="", icon="HIDE_ON" if item.muted else "HIDE_OFF", emboss=False)


class FOOTFALL_PT_warp(_Panel, bpy.types.Panel):
    bl_idname, bl_label, bl_options = "FOOTFALL_PT_warp", "Warp", {"DEFAULT_CLOSED"}

    def draw(self, context):
        layout, owner = self.layout, context.object
        if owner is None or owner.type != "ARMATURE":
            _lines(layout, context, "Select an animated armature to bend its Action to a few goals.", "INFO")
            return
        mine = owner.footfall_warp
        layout.operator("footfall.warp_pose", icon="POSE_HLT")
        layout.operator("footfall.warp_goal", icon="EMPTY_AXIS")
        layout.operator("footfall.warp_beats", icon="MARKER_HLT")
        if not mine.is_warped:
            return
        layout.template_list("FOOTFALL_UL_warp", "", mine, "items", mine, "active", rows=3)
        if mine.items and mine.active < len(mine.items):
            item = mine.items[mine.active]
            for name in ("frame", "target", "before", "after") if item.kind == "GOAL" else ("frame", "before", "after"):
                layout.prop(item, name)
            layout.operator("footfall.warp_remove", icon="REMOVE")
        layout.prop(mine, "contacts")
        layout.prop(mine, "live")
        if mine.message:
            _lines(layout.box(), context, mine.message, "INFO")
        row = layout.row(align=True)
        row.operator("footfall.apply_warp", text="Apply", icon="CHECKMARK")
        row.operator("footfall.discard_warp", text="Discard", icon="X")


class FOOTFALL_PT_check(_Panel, bpy.types.Panel):
    bl_idname, bl_label = "FOOTFALL_PT_check", "Check and Clean"
    bl_options = {"DEFAULT_CLOSED"}

    def draw(self, context):
        layout, owner = self.layout, context.object
        if owner is None or owner.type != "ARMATURE":
            _lines(layout, context, "Select an animated armature to see how much its feet slide.", "INFO")
            return
        layout.prop(context.scene, "footfall_ground")
        row = layout.row(align=True)
        row.operator("footfall.check", text="Check", icon="VIEWZOOM")
        row.operator("footfall.clean", text="Clean", icon="BRUSH_DATA")
        report = checking.known(owner)
        if report:
            column = layout.column(align=True)
            for name, value, unit, frame, where in report.rows:
                line = column.row()
                line.label(text="{0}  {1:.1f} {2}".format(name.replace("_", " ").capitalize(), value, unit),
                           icon=report.light(name))
                line.operator("footfall.jump", text=str(frame)).frame = frame
            if report.worst:
                layout.label(text="Worth a look:")
                for moment in report.worst:
                    line = layout.row()
                    line.operator("footfall.jump", text=str(report.first + moment["frame"])).frame = report.first + moment["frame"]
                    line.label(text=moment["sentence"])
        if owner.footfall_rig.check_before is not None:
            row = layout.row(align=True)
            row.operator("footfall.before_after", text="Showing Before" if owner.footfall_rig.check_shows_before else "Showing After",
                         icon="ARROW_LEFTRIGHT")
            row = layout.row(align=True)
            row.operator("footfall.keep_clean", text="Apply", icon="CHECKMARK")
            row.operator("footfall.discard_clean", text="Discard", icon="X")


# What the menu Object > Footfall holds, and F3 finds; None: a line.
_MENU = ("add_walk", "walk_along_curve", "prints_from_animation", "place_prints", None, "next_print", "swap_foot", "drag_timing",
         "make_editable", "solve", None, "guess_roles", "connect", "update_rig", "disconnect", None, "apply", "discard", None, "gait_along_curve", "cycle_along_curve", "apply_travel",
         "discard_travel", None, "warp_pose", "warp_goal", "warp_beats",
         "apply_warp", "discard_warp", None, "check",
         "clean", "before_after", "keep_clean", "discard_clean")


class FOOTFALL_MT_object(bpy.types.Menu):
    bl_idname, bl_label = "FOOTFALL_MT_object", "Footfall"

    def draw(self, context):
        for name in _MENU:
            if name is None:
                self.layout.separator()
            else:
                self.layout.operator("footfall." + name)


CLASSES = (FOOTFALL_MT_object, FOOTFALL_PT_walk, FOOTFALL_PT_print, FOOTFALL_PT_manner, FOOTFALL_PT_all_options, FOOTFALL_PT_rig, FOOTFALL_PT_roles,
           FOOTFALL_PT_travel, FOOTFALL_UL_warp, FOOTFALL_PT_warp, FOOTFALL_PT_check, FOOTFALL_PT_welcome)


def _in_object_menu(self, context):
    self.layout.separator()
    self.layout.menu("FOOTFALL_MT_object", icon="MOD_DYNAMICPAINT")


def _in_add_menu(self, context):
    self.layout.operator("footfall.add_walk", icon="MOD_DYNAMICPAINT")


def register():
    bpy.types.Scene.footfall_show_timing = bpy.props.BoolProperty(
        name="Show Timing", description="Show when feet stand, as bars under the view", default=True)
    bpy.types.Scene.footfall_ground = bpy.props.PointerProperty(
        type=bpy.types.Object, name="Ground", description="The ground that feet are measured against; none: where they stand",
        poll=lambda self, owner: owner.type == "MESH")
    bpy.types.VIEW3D_MT_add.append(_in_add_menu)
    for menu in (bpy.types.VIEW3D_MT_object, bpy.types.VIEW3D_MT_pose):
        menu.append(_in_object_menu)


def unregister():
    bpy.types.VIEW3D_MT_add.remove(_in_add_menu)
    for menu in (bpy.types.VIEW3D_MT_object, bpy.types.VIEW3D_MT_pose):
        menu.remove(_in_object_menu)
    del bpy.types.Scene.footfall_show_timing
    del bpy.types.Scene.footfall_ground
