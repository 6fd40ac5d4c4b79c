# SPDX-License-Identifier: GPL-3.0-or-later
"""The tool Place Footprints: click on a mesh or the floor, left and right in turn; drag to turn the toes. Backspace takes the
last print back, Enter ends, Esc takes back all that were placed."""
import math

import bpy
from bpy_extras import view3d_utils
from mathutils import Vector

from footfall import FootfallError

from ..services import keeping, live, prints, walks

_NEAR = 12  # pixels that the mouse must move before a click becomes a drag
HELP = "Click: place a print    Drag: turn the toes    Ctrl: snap to the grid    Backspace: take one back    Enter: done    Esc: cancel"


class FOOTFALL_OT_place_prints(bpy.types.Operator):
    """Place footprints by clicking on a mesh or the floor, left and right foot in turn; drag to turn the toes"""

    bl_idname, bl_label = "footfall.place_prints", "Place Footprints"
    bl_options = {"REGISTER", "UNDO"}

    @classmethod
    def poll(cls, context):
        return context.mode == "OBJECT" and context.area is not None and context.area.type == "VIEW_3D"

    def invoke(self, context, event):
        walk = prints.walk_of(context.object)
        if walk is not None and walk.footfall_walk.curve is not None:
            self.report({"ERROR"}, "The prints of {0} are bound to a curve; use Make Prints Editable first".format(walk.name))
            return {"CANCELLED"}
        self.walk, self.made = (walk.name if walk else ""), walk is None
        self.placed, self.pressed, self.dragging = [], None, None
        context.workspace.status_text_set(HELP)
        context.window_manager.modal_handler_add(self)
        if event.type == "LEFTMOUSE" and event.value == "PRESS":
            self._press(context, event)
        return {"RUNNING_MODAL"}

    def modal(self, context, event):
        try:
            return self._modal(context, event)
        except FootfallError as fault:
            self.report({"WARNING"}, str(fault))
            return {"RUNNING_MODAL"}
        except Exception:
            context.workspace.status_text_set(None)
            raise

    def _modal(self, context, event):
        inside = self._inside(context, event)
        if event.type == "LEFTMOUSE" and event.value == "PRESS" and inside:
            self._press(context, event)
        elif event.type == "MOUSEMOVE" and self.dragging:
            self._turn(context, event)
        elif event.type == "LEFTMOUSE" and event.value == "RELEASE" and self.dragging:
            self.dragging = None
            self._solve(context)
        elif event.type == "BACK_SPACE" and event.value == "PRESS":
            self._back(context)
        elif event.type in {"RET", "NUMPAD_ENTER"} and event.value == "PRESS":
            return self._end(context)
        elif event.type in {"ESC", "RIGHTMOUSE"} and event.value == "PRESS":
            return self._cancel(context)
        else:
            return {"PASS_THROUGH"}
        context.area.tag_redraw()
        return {"RUNNING_MODAL"}

    def _inside(self, context, event):
        region = context.region
        over = [each for each in context.area.regions if each.type != "WINDOW" and each.width > 1 and
                each.x <= event.mouse_x < each.x + each.width and each.y <= event.mouse_y < each.y + each.height]
        return not over and 0 <= event.mouse_region_x < region.width and 0 <= event.mouse_region_y < region.height

    def _hit(self, context, event):
        """(position, normal, object) under the mouse: the nearest mesh outside of walks, else the floor."""
        region, view = context.region, context.region_data
        mouse = (event.mouse_region_x, event.mouse_region_y)
        origin = view3d_utils.region_2d_to_origin_3d(region, view, mouse)
        ray = view3d_utils.region_2d_to_vector_3d(region, view, mouse)
        depsgraph, scene = context.evaluated_depsgraph_get(), context.scene
        start = origin
        for _ in range(20):
            met, where, normal, _, owner, _ = scene.ray_cast(depsgraph, start, ray)
            if not met:
                break
            owner = owner.original
            if owner.footfall_print.is_print or prints.walk_of(owner) or prints.walk_of(owner.parent):
                start = where + ray * 1e-4
                continue
            return self._snapped(event, where), normal, owner
        level = bpy.data.objects[self.walk].matrix_world.translation.z if self.walk in bpy.data.objects else 0.0
        if abs(ray.z) < 1e-6 or (level - origin.z) / ray.z < 0:
            raise FootfallError("There is neither a mesh nor the floor under the mouse")
        return self._snapped(event, origin + ray * ((level - origin.z) / ray.z)), Vector((0, 0, 1)), None

    def _snapped(self, event, where):
        if not event.ctrl:
            return where
        return Vector((round(where.x * 10) / 10, round(where.y * 10) / 10, where.z))

    def _press(self, context, event):
        where, normal, owner = self._hit(context, event)
        with live.hold():
            walk = bpy.data.objects.get(self.walk)
            if walk is None:
                walk = walks.create(location=(where.x, where.y, where.z))
                live.renew()
                self.walk = walk.name
                walk.footfall_walk.ground = owner
                walk.footfall_walk.standing_start = walk.footfall_walk.standing_end = True
                context.view_layer.objects.active = walk
            elif walk.footfall_walk.ground is None and owner is not None and not self.placed:
                walk.footfall_walk.ground = owner
            ordered = prints.of_walk(walk)
            legs = len(walk.footfall_walk.leg_names.split(","))
            leg = (ordered[-1].footfall_print.leg + 1) % legs if ordered else 0
            yaw = self._ahead(ordered, where)
            each = prints.add(walk, leg, where, yaw, normal=normal)
            self.placed.append(each.name)
            self.dragging, self.pressed = each.name, (event.mouse_region_x, event.mouse_region_y)
            if len(ordered) == 1:
                first, _ = prints.row(ordered[0])
                prints.lay(walk, ordered[0], first, yaw, ordered[0].matrix_world.col[2].to_3d())
            context.view_layer.update()

    def _ahead(self, ordered, where):
        """Toes point where the steps lead: from two prints back, or from the last."""
        if not ordered:
            return 0.0
        back, yaw = prints.row(ordered[-2] if len(ordered) > 1 else ordered[-1])
        way = where - back
        return math.atan2(way.x, -way.y) if math.hypot(way.x, way.y) > 0.15 else yaw

    def _turn(self, context, event):
        moved = math.hypot(event.mouse_region_x - self.pressed[0], event.mouse_region_y - self.pressed[1])
        if moved < _NEAR:
            return
        each = bpy.data.objects[self.dragging]
        where, _ = prints.row(each)
        at, _, _ = self._hit(context, event)
        way = at - where
        if math.hypot(way.x, way.y) > 0.02:
            with live.hold():
                prints.lay(each.parent, each, where, math.atan2(way.x, -way.y), each.matrix_world.col[2].to_3d())
                context.view_layer.update()

    def _solve(self, context):
        walk = bpy.data.objects.get(self.walk)
        if walk is None or len(prints.of_walk(walk)) < 2:
            return
        with live.hold():
            done = walks.solve(walk)
            context.view_layer.update()
        last = walk.footfall_walk.start_frame + done.edit.frames - 1
        if last > context.scene.frame_end:
            walks.extend_range(walk)

    def _back(self, context):
        if not self.placed:
            return
        with live.hold():
            prints.remove(bpy.data.objects[self.placed.pop()])
            context.view_layer.update()
        self._solve(context)

    def _end(self, context):
        context.workspace.status_text_set(None)
        walk = bpy.data.objects.get(self.walk)
        if walk is None or not self.placed:
            return {"CANCELLED"}
        self._solve(context)
        for each in context.selected_objects:
            each.select_set(False)
        walk.select_set(True)
        context.view_layer.objects.active = walk
        return {"FINISHED"}

    def _cancel(self, context):
        context.workspace.status_text_set(None)
        walk = bpy.data.objects.get(self.walk)
        with live.hold():
            if walk is not None and self.made:
                keeping.discard(walk)
            else:
                for name in self.placed:
                    prints.remove(bpy.data.objects[name])
            context.view_layer.update()
        if walk is not None and not self.made:
            self._solve(context)
        return {"CANCELLED"}


class PlaceFootprints(bpy.types.WorkSpaceTool):
    bl_space_type, bl_context_mode = "VIEW_3D", "OBJECT"
    bl_idname, bl_label = "footfall.place", "Place Footprints"
    bl_description = "Click on a mesh or the floor to place footprints, left and right in turn; drag to turn the toes"
    bl_icon = "ops.generic.select_circle"
    bl_keymap = (("footfall.place_prints", {"type": "LEFTMOUSE", "value": "PRESS"}, {"properties": []}),)

    def draw_settings(context, layout, tool):
        layout.label(text="Click: place    Drag: turn the toes    Enter: done")


CLASSES = (FOOTFALL_OT_place_prints,)


def register():
    if not bpy.app.background:
        bpy.utils.register_tool(PlaceFootprints, after={"builtin.cursor"}, separator=True)


def unregister():
    if not bpy.app.background:
        bpy.utils.unregister_tool(PlaceFootprints)
