# SPDX-License-Identifier: GPL-3.0-or-later
"""What all operators have in common: one undo step, errors as sentences, nothing solved half-way."""
import bpy

from footfall import Cancelled, FootfallError

from ..services import live


class Step(bpy.types.Operator):
    """An operator whose `work` does everything and may return a sentence about it."""

    bl_idname, bl_label = "footfall.step", "Step"
    bl_options = {"REGISTER", "UNDO"}

    def execute(self, context):
        try:
            with live.hold():
                said = self.work(context)
                context.view_layer.update()
            live.renew()
        except (FootfallError, Cancelled) as fault:
            self.report({"ERROR"}, str(fault))
            return {"CANCELLED"}
        if said:
            self.report({"INFO"}, said)
        return {"FINISHED"}
