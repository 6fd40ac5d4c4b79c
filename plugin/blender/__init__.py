# SPDX-License-Identifier: GPL-3.0-or-later
"""Footfall for Blender: footprints that become walks, clean feet, on the engine's Python package."""
bl_info = {
    "name": "Footfall",
    "author": "The Footfall authors",
    "version": (0, 1, 0),
    "blender": (3, 4, 0),
    "location": "3D View > Sidebar > Footfall, Add > Footfall Walk",
    "description": "Footprints that become walks; feet that stand still",
    "category": "Animation",
}

import bpy  # noqa: E402

from . import engine_link  # noqa: E402

_modules = []


class FootfallPreferences(bpy.types.AddonPreferences):
    bl_idname = __package__

    def draw(self, context):
        if engine_link.fault:
            self.layout.label(text="The engine could not be loaded: " + engine_link.fault, icon="ERROR")
        else:
            import footfall
            self.layout.label(text="Footfall {0}. Its tab is in the sidebar of the 3D view (N).".format(footfall.__version__))
            self.layout.label(text="The add-on works without a network, and writes nothing outside of your scene.")


def register():
    bpy.utils.register_class(FootfallPreferences)
    if engine_link.load(__package__) is None:
        print("Footfall: the engine could not be loaded: " + engine_link.fault)
        return
    from .operators import drag_timing, place_prints, rig_operators, travel_operators, walk_operators, warp_operators
    from .panels import overlay, properties, sidebar
    from .services import live
    _modules[:] = [properties, walk_operators, rig_operators, travel_operators, warp_operators, drag_timing, place_prints, sidebar, overlay, live]
    for module in _modules:
        for each in getattr(module, "CLASSES", ()):
            bpy.utils.register_class(each)
        if hasattr(module, "register"):
            module.register()


def unregister():
    for module in reversed(_modules):
        if hasattr(module, "unregister"):
            module.unregister()
        for each in reversed(getattr(module, "CLASSES", ())):
            bpy.utils.unregister_class(each)
    _modules.clear()
    bpy.utils.unregister_class(FootfallPreferences)
