# SPDX-License-Identifier: MIT
"""The buttons of the shelf and the items of the menu. They work on the selection and the Time Slider, and report what they
did in the viewport. A FootfallError becomes a warning, and nothing of a tool that fails stays in the scene.

tool_table       the tools in the order of the shelf, with labels and annotations
shelf_file, menu    the shelf and the menu that are made from the table
..._tools        the functions that the buttons call, a module per subject"""
from .creature_tools import creature_notes, creature_window
from .finish_tools import bake, check, connect, disconnect, make_skeleton, publish
from .footprint_tools import (place_prints, print_add_copies, print_insert, print_remove, print_swap, print_times,
                              pull_prints)
from .gait_tools import (gait_automatic, gait_change, gait_change_remove, gait_follow, gait_from_library, gait_notes)
from .locomotion_tools import steer, steer_build, steer_curve, steer_library, steer_notes, steer_to
from .rig_tools import load, map_rig, panel, select_rig, show_help, welcome
from .stance_tools import (stance_browser, stance_chain, stance_curves, stance_extract, stance_notes, stance_sketch,
                           stance_velocity)
from .timing_tools import (timing_bake, timing_hold, timing_key, timing_layer, timing_mute, timing_remove, timing_speed,
                           timing_to_curve, timing_to_keys, timing_window)
from .walk_tools import (make_window, show_options, walk_curve, walk_from_animation, walk_ground, walk_notes, walk_reverse,
                         walk_stones, walk_style, walk_wander)
from .warp_tools import blend, blend_remove, goal, match, warp_mute, warp_pin, warp_pose, warp_remove

__all__ = [
    "bake", "blend", "blend_remove", "check", "connect", "creature_notes", "creature_window", "disconnect", "gait_automatic",
    "gait_change", "gait_change_remove", "gait_follow", "gait_from_library", "gait_notes", "goal", "load", "make_skeleton",
    "make_window", "map_rig", "match", "panel", "place_prints", "print_add_copies", "print_insert", "print_remove", "print_swap",
    "print_times", "publish", "pull_prints", "select_rig", "show_help", "show_options", "stance_browser", "stance_chain",
    "stance_curves", "stance_extract", "stance_notes", "stance_sketch", "stance_velocity", "steer", "steer_build", "steer_curve",
    "steer_library", "steer_notes", "steer_to", "timing_bake", "timing_hold", "timing_key", "timing_layer", "timing_mute",
    "timing_remove", "timing_speed", "timing_to_curve", "timing_to_keys", "timing_window", "walk_curve",
    "walk_from_animation", "walk_ground", "walk_notes", "walk_reverse", "walk_stones", "walk_style", "walk_wander",
    "warp_mute", "warp_pin", "warp_pose", "warp_remove", "welcome"]
