# SPDX-License-Identifier: GPL-3.0-or-later
"""What the add-on keeps in the scene. Options of the engine become properties by its own tables, so that a new option of the
engine is here, too."""
import math
import re

import bpy
from bpy.props import (BoolProperty, CollectionProperty, EnumProperty, FloatProperty, IntProperty, PointerProperty,
                       StringProperty)

import footfall

from ..services import travels, walks, warping

# Options of the walk that are shown, in this order; the rest is under All Options.
SHOWN = ("crouch", "lean", "arm_swing", "hip_twist", "step_lift", "clearance", "foot_roll")
_HIDDEN = {"fps", "force"}
_CHARACTERS = [(name, name.capitalize(), "The {0} of the presets".format(name)) for name in footfall.characters()]


def _again(self, context):
    """A setting changed: the walk is solved again."""
    walk = self.id_data
    if walk.footfall_walk.is_walk and walks.known(walk):
        walks.solve_or_say(walk)


def _print_again(self, context):
    walk = self.id_data.parent
    if walk is not None and walk.footfall_walk.is_walk and walks.known(walk):
        walks.solve_or_say(walk)


def _new_character(self, context):
    walk = self.id_data
    if walk.footfall_walk.is_walk and walks.known(walk) and not walk.footfall_walk.rig:
        walks.renew_figure(walk)
        walks.solve_or_say(walk)


def _mesh_only(self, owner):
    return owner.type == "MESH" and not owner.footfall_print.is_print


def _curve_only(self, owner):
    return owner.type == "CURVE"


def _bounds(text):
    """The least and most of a range as the engine writes it ("0 to 2", "0 or more", "above 0")."""
    found = [float(number) for number in re.findall(r"-?\d+(?:\.\d+)?(?:e-?\d+)?", text)]
    if len(found) == 2:
        return {"min": found[0], "max": found[1]}
    return {"min": found[0]} if found else {}


def _property_of(option):
    name, default = option.keyword.replace("_", " ").title(), option.default
    if isinstance(default, bool):
        return BoolProperty(name=name, description=option.help, default=default, update=_again)
    if isinstance(default, int) and not option.words:
        bounds = {key: int(value) for key, value in _bounds(option.range).items()}
        return IntProperty(name=name, description=option.help, default=default, update=_again, **bounds)
    if isinstance(default, float):
        help_text = option.help + (" ({0})".format(option.unit) if option.unit and option.unit not in option.help else "")
        return FloatProperty(name=name, description=help_text, default=default, update=_again, **_bounds(option.range))
    if option.words:
        return EnumProperty(name=name, description=option.help, items=[(word, word, "") for word in option.words],
                            default=default, update=_again)
    return None


class WalkOptions(bpy.types.PropertyGroup):
    """The options of the engine's walk. Only what was set differs from the engine's defaults."""

    def changed(self):
        table = footfall.options("walk")
        return {name: getattr(self, name) for name in WALK_OPTIONS
                if self.is_property_set(name) and getattr(self, name) != table[name].default}


WALK_OPTIONS = []
for _name, _option in footfall.options("walk").items():
    _made = _property_of(_option) if _name not in _HIDDEN else None
    if _made is not None:
        WalkOptions.__annotations__ = dict(getattr(WalkOptions, "__annotations__", {}), **{_name: _made})
        WALK_OPTIONS.append(_name)


_LINKED = {"LIBRARY_OVERRIDABLE"}  # armatures of other files keep these in their library override


class RoleItem(bpy.types.PropertyGroup):
    role: StringProperty(name="Role", override=_LINKED)
    bone: StringProperty(name="Bone", description="The bone that plays this role", override=_LINKED)


class RigSettings(bpy.types.PropertyGroup):
    """Of an armature: which bone plays which role."""

    roles: CollectionProperty(type=RoleItem, override={"LIBRARY_OVERRIDABLE", "USE_INSERTION"})
    stance: StringProperty(description="How the armature stands, where that is not its rest pose (JSON)", override=_LINKED)
    check_before: PointerProperty(type=bpy.types.Action, description="The Action before it was cleaned", override=_LINKED)
    check_slot: StringProperty(override=_LINKED)
    check_shows_before: BoolProperty(override=_LINKED)


class PrintSettings(bpy.types.PropertyGroup):
    """Of a footprint."""

    is_print: BoolProperty()
    order: IntProperty(name="Number", description="The place of the print in the walk, from 0", min=0)
    leg: IntProperty(name="Leg", description="Which foot steps here: 0 left, 1 right; of animals, as listed under Character",
                     min=0, max=63, update=_print_again)
    leg_name: StringProperty(name="Foot")
    stance: FloatProperty(name="Stands", description="Seconds that the foot stays on the ground; 0: as suits the distances",
                          min=0, max=60, unit="TIME_ABSOLUTE", update=_print_again)
    step: FloatProperty(name="Next Step", description="Seconds until the next print is stepped on; 0: as suits the distance",
                        min=0, max=60, unit="TIME_ABSOLUTE", update=_print_again)


class WalkSettings(bpy.types.PropertyGroup):
    """Of a walk: all that is needed to solve it again."""

    is_walk: BoolProperty()
    live: BoolProperty(name="Live", description="Solve again while prints, the curve or the ground move", default=True)
    character: EnumProperty(name="Character", description="The figure that walks where no armature is connected",
                            items=_CHARACTERS, default="human", update=_new_character)
    scale: FloatProperty(name="Size", description="Scale of the figure", default=1, min=0.01, max=100, update=_new_character)
    manner: EnumProperty(name="Manner", description="A way of walking; the options below are set on top of it", update=_again,
                         items=[(key, key.capitalize(), "") for key in walks.MANNERS])
    start_frame: IntProperty(name="Start", description="Frame on which the walk starts", default=1, update=_again)
    standing_start: BoolProperty(name="Stand at Start", description="Both feet stand before the first step", update=_again)
    standing_end: BoolProperty(name="Stand at End", description="The figure comes to a stand after the last step", update=_again)
    ground: PointerProperty(type=bpy.types.Object, name="Ground", description="The mesh that prints lie on; none: the level "
                            "of the walk's own object", poll=_mesh_only, update=_again)
    curve: PointerProperty(type=bpy.types.Object, name="Curve", description="The curve that the prints are bound to",
                           poll=_curve_only, update=_again)
    step_length: FloatProperty(name="Step Length", description="Distance from print to print along the curve", default=0.65,
                               min=0.01, soft_max=2, unit="LENGTH", update=_again)
    step_width: FloatProperty(name="Step Width", description="Distance between left and right feet; 0: as the hips", default=0,
                              min=0, soft_max=1, unit="LENGTH", update=_again)
    toe_out: FloatProperty(name="Toe Out", description="Turn the toes outwards", default=math.radians(7), min=-1.5, max=1.5,
                           unit="ROTATION", update=_again)
    options: PointerProperty(type=WalkOptions)
    figure: PointerProperty(type=bpy.types.Object, description="The mannequin")
    rig: PointerProperty(type=bpy.types.Object, description="The armature that walks")
    rig_by_controls: BoolProperty(description="The armature is moved by its controls, when it is applied or updated")
    kept_action: PointerProperty(type=bpy.types.Action, description="What the armature played before")
    kept: StringProperty(description="What Discard restores (JSON)")
    leg_names: StringProperty(default="left,right")
    foot_length: FloatProperty(default=0.26)
    message: StringProperty(description="Why the walk cannot be met as it stands")


def _travel_again(self, context):
    if self.id_data.footfall_travel.is_travel:
        travels.solve_or_say(self.id_data)


class TravelSettings(bpy.types.PropertyGroup):
    """Of an armature that travels along a curve."""

    is_travel: BoolProperty()
    live: BoolProperty(name="Live", description="Solve again while the curve or the ground moves", default=True)
    gait: StringProperty(description="A gait of the library, dog:trot; empty: the character's own cycle")
    scale: FloatProperty(default=1)
    curve: PointerProperty(type=bpy.types.Object, name="Curve", description="The curve to travel along", poll=_curve_only,
                           update=_travel_again)
    ground: PointerProperty(type=bpy.types.Object, name="Ground", description="The mesh that feet step on; none: level ground",
                            poll=_mesh_only, update=_travel_again)
    speed: FloatProperty(name="Speed", description="Over the ground; 0: the stride's own", default=0, min=0, soft_max=10,
                         unit="VELOCITY", update=_travel_again)
    start_frame: IntProperty(name="Start", description="Frame on which it starts", default=1, update=_travel_again)
    last_frame: IntProperty()
    kept_action: PointerProperty(type=bpy.types.Action, description="What the armature played before")
    kept: StringProperty(description="What Discard restores (JSON)")
    message: StringProperty()


def _warp_again(self, context):
    if self.id_data.footfall_warp.is_warped and not warping.building:
        warping.solve_or_say(self.id_data)


class WarpItem(bpy.types.PropertyGroup):
    """A goal or a pose of a warp."""

    kind: EnumProperty(items=[("GOAL", "Goal", ""), ("POSE", "Pose", "")])
    part: StringProperty(name="Part")
    frame: IntProperty(name="Frame", description="Frame of the original Action", update=_warp_again)
    target: PointerProperty(type=bpy.types.Object, name="Target", description="Where it should be", update=_warp_again)
    pose: StringProperty(description="The turned joints (JSON)")
    muted: BoolProperty(name="Mute", description="Leave it out for now", update=_warp_again)
    weight: FloatProperty(name="Weight", description="How much of it counts", default=1, min=0, max=1, update=_warp_again)
    before: IntProperty(name="Before", description="Frames over which it comes", default=10, min=1, max=1000, update=_warp_again)
    after: IntProperty(name="After", description="Frames over which it goes", default=10, min=1, max=1000, update=_warp_again)


class WarpSettings(bpy.types.PropertyGroup):
    """Of an armature whose Action is warped."""

    is_warped: BoolProperty()
    live: BoolProperty(name="Live", description="Warp again while the objects of its goals move", default=True)
    base: PointerProperty(type=bpy.types.Action, description="The original Action")
    base_slot: StringProperty()
    items: CollectionProperty(type=WarpItem)
    active: IntProperty()
    beats: StringProperty(description="Pairs of frames (JSON)")
    contacts: EnumProperty(name="Feet", update=_warp_again, items=[
        ("keep", "Stay", "Planted feet stay where they were"), ("follow", "Go Along", "Feet stand still where the warp takes them"),
        ("free", "Free", "As it comes")])
    message: StringProperty()


CLASSES = (WarpItem, WarpSettings, TravelSettings, WalkOptions, RoleItem, RigSettings, PrintSettings, WalkSettings)
_OWNED = (("footfall_walk", WalkSettings), ("footfall_print", PrintSettings), ("footfall_rig", RigSettings),
          ("footfall_travel", TravelSettings), ("footfall_warp", WarpSettings))


def register():
    for name, kind in _OWNED:
        setattr(bpy.types.Object, name, PointerProperty(type=kind, override=_LINKED))


def unregister():
    for name, _ in _OWNED:
        delattr(bpy.types.Object, name)
