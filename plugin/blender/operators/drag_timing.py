# SPDX-License-Identifier: GPL-3.0-or-later
"""Timing by dragging: the bars under the view, one row per foot. A bar's left end is where the foot lands, its right end
where it leaves; its middle moves both."""
import bpy

from footfall import FootfallError

from ..panels import overlay
from ..services import live, prints, walks

_GRIP = 7  # pixels from the end of a bar that take hold of it
HELP = "Drag a bar's ends or middle: when the foot lands and leaves    Shift: later steps shift along    Enter: done    Esc: cancel"


class FOOTFALL_OT_drag_timing(bpy.types.Operator):
    """Drag the bars under the view: their ends are where feet land and leave. Enter ends, Esc takes it back"""

    bl_idname, bl_label = "footfall.drag_timing", "Drag Timing"
    bl_options = {"REGISTER", "UNDO"}

    @classmethod
    def poll(cls, context):
        walk = prints.walk_at_hand(context)
        if walk is None or walk.footfall_walk.curve is not None:
            cls.poll_message_set("Select a walk whose prints are objects")
            return False
        return True

    def invoke(self, context, event):
        self.walk = prints.walk_at_hand(context).name
        walk = bpy.data.objects[self.walk]
        self.area = next((each for each in context.screen.areas if each.type == "VIEW_3D"), None)
        if self.area is None:
            self.report({"ERROR"}, "Open a 3D view to drag the timing in")
            return {"CANCELLED"}
        self.region = next(each for each in self.area.regions if each.type == "WINDOW")
        context.scene.footfall_show_timing = True
        if walks.known(walk) is None:
            walks.solve(walk)
        self.kept = [(each.footfall_print.stance, each.footfall_print.step) for each in prints.of_walk(walk)]
        self.grip = None
        context.workspace.status_text_set(HELP)
        context.window_manager.modal_handler_add(self)
        self.area.tag_redraw()
        return {"RUNNING_MODAL"}

    def modal(self, context, event):
        x, y = event.mouse_x - self.region.x, event.mouse_y - self.region.y
        walk = bpy.data.objects[self.walk]
        if event.type == "LEFTMOUSE" and event.value == "PRESS":
            self.grip = self._grip_at(context, walk, x, y)
            if self.grip is None:
                return {"PASS_THROUGH"}
        elif event.type == "MOUSEMOVE" and self.grip:
            self._pull(context, walk, x, event.shift)
        elif event.type == "LEFTMOUSE" and event.value == "RELEASE":
            self.grip = None
        elif event.type in {"RET", "NUMPAD_ENTER"} and event.value == "PRESS":
            context.workspace.status_text_set(None)
            return {"FINISHED"}
        elif event.type in {"ESC", "RIGHTMOUSE"} and event.value == "PRESS":
            context.workspace.status_text_set(None)
            with live.hold():
                for each, (stance, step) in zip(prints.of_walk(walk), self.kept):
                    each.footfall_print.stance, each.footfall_print.step = stance, step
                walks.solve(walk)
            return {"CANCELLED"}
        else:
            return {"PASS_THROUGH"}
        self.area.tag_redraw()
        return {"RUNNING_MODAL"}

    def _layout(self, context, walk):
        return overlay.bar_layout(walk, overlay.open_width(self.area, self.region), context.preferences.system.ui_scale)

    def _grip_at(self, context, walk, x, y):
        for number, _, start, end, low, height in self._layout(context, walk)[0]:
            if low <= y <= low + height and start - _GRIP <= x <= end + _GRIP:
                part = "strike" if x < start + _GRIP else "leave" if x > end - _GRIP else "both"
                frames = next(row for row in walks.bars(walk) if row[0] == number)[2:]
                return number, part, x, frames
        return None

    def _pull(self, context, walk, x, ripple):
        number, part, from_x, (strike, leave) = self.grip
        _, _, pixels = self._layout(context, walk)
        by = round((x - from_x) / pixels)
        wanted = {"strike": strike + by} if part == "strike" else {"leave": leave + by} if part == "leave" else {
            "strike": strike + by, "leave": leave + by}
        try:
            with live.hold():
                walks.retime(walk, number, ripple=ripple, **wanted)
        except FootfallError as fault:
            context.workspace.status_text_set(str(fault))


CLASSES = (FOOTFALL_OT_drag_timing,)
