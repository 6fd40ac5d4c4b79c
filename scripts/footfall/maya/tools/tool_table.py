# SPDX-License-Identifier: MIT
"""The tools: TOOLS are the buttons of the shelf in their order, SECTIONS the menu with everything there is. The shelf, the
menu, the commands for hotkeys, the windows of options and the help are made from this table."""
import collections

# label; icon; function: of footfall.maya.tools, as called; note: the annotation; double: called by a double-click (or "");
# items: (label, call) of the right-click menu.
Tool = collections.namedtuple("Tool", "label icon function note double items")

# Between these buttons of the shelf there is a line.
BREAKS = ("Retime", "Pose Warp", "Make a Walk", "Connect", "Check")
TOOLS = (
    Tool("Map", "ffRig", "map_rig()",
         "Show which control of the selected character is the body, the hips, a foot or a hand, and correct it. Double-click to "
         "select them all",
         "select_rig()", (("Select Mapped Controls", "select_rig()"),)),
    Tool("Retime", "ffTiming", "timing_layer()",
         "Retime the selected controls without changing their keys. Double-click to edit the timing keys",
         "timing_window()",
         (("Edit Timing Keys...", "timing_window()"),
          ("Key Timing at Current Frame", "timing_key()"),
          ("Hold Highlighted Range", "timing_hold()"),
          ("Half Speed in Highlighted Range", "timing_speed(0.5)"),
          ("Double Speed in Highlighted Range", "timing_speed(2)"),
          ("Match Timing of Second Character", "match()"),
          ("Mute or Unmute Timing", "timing_mute()"),
          ("Remove Timing", "timing_remove()"))),
    Tool("Pose Warp", "ffWarpPose", "warp_pose()",
         "Pose controls at a frame without keying them: the motion bends to pass through the pose. A range highlighted in the "
         "Time Slider limits the change",
         "", (("Keep Feet Planted", "warp_pose(feet=True)"),
              ("Move in Body Space", "warp_pose(space='body')"), ("Move in World Space", "warp_pose(space='world')"),
              ("Use Keyed Pose", "warp_pose(keyed=True)"), ("Mute or Unmute Warps", "warp_mute()"),
              ("Remove Last Warp", "warp_remove()"))),
    Tool("Goal", "ffGoal", "goal()",
         "Select a joint (a hand or a foot), then a locator: the joint reaches the locator at the current frame", "warp_pin()",
         (("Pin Current Frame", "warp_pin()"),)),
    Tool("Blend", "ffBlend", "blend()",
         "Select two characters: from the current frame on, the first blends into the motion of the second", "",
         (("Remove Blend", "blend_remove()"),)),
    Tool("Make a Walk", "ffPrintPlace", "make_window()",
         "Make a walk: from footprints, along a curve, from animation, by steering, with the gaits of animals, as leaps, or by "
         "a search. Double-click to place footprints in the view",
         "place_prints()",
         (("Place Footprints", "place_prints()"),
          ("Walk Along Curve", "walk_curve()"),
          ("Footprints From Animation", "walk_from_animation()"),
          ("Wander", "walk_wander()"),
          ("Steer", "steer()"),
          ("Gait Along Curve", "gait_from_library()"),
          ("Cycle Along Curve", "gait_follow()"),
          ("Chain Leaps", "stance_chain()"))),
    Tool("Connect", "ffWalkConnect", "connect()",
         "Select a character in its rest pose: its whole rig follows the motion. With several motions, select one of them too", "",
         (("Replace Its Animation", "connect(replace=True)"),
          ("Create Skeleton", "make_skeleton()"),
          ("Disconnect", "disconnect()"))),
    Tool("Bake", "ffBake", "bake()",
         "Bake what moves the selection to plain curves: walks, leaps, gaits, steered motion, warps, blends and timing", "",
         (("Bake Every Frame", "bake(every_frame=True)"),
          ("Bake and Keep Footprints", "bake(keep=True)"),
          ("Bake Everything and Remove Footfall", "publish()"))),
    Tool("Check", "ffMatch", "check()",
         "Show what is hard or wrong about the selected motion, or the only one in the scene. Double-click for the panel", "panel()",
         (("Open the Panel", "panel()"),)),
    Tool("Help", "ffHelp", "show_help()", "Show what each Footfall tool does. Double-click for the example scenes", "welcome()",
         (("Open an Example Scene...", "welcome()"),)),
)

# An entry of the menu. options: the key of its window of options in option_table.py (or "").
Entry = collections.namedtuple("Entry", "label call options")


def _entries(*rows):
    return tuple(Entry(*(row if len(row) == 3 else row + ("",))) for row in rows)


SECTIONS = (
    ("Character", _entries(
        ("Map Rig", "map_rig()"), ("Select Mapped Controls", "select_rig()"),
        ("Connect", "connect()"), ("Connect and Replace Animation", "connect(replace=True)"),
        ("Create Skeleton", "make_skeleton()"), ("Disconnect", "disconnect()"))),
    ("Finish", _entries(
        ("Bake", "bake()"), ("Bake Every Frame", "bake(every_frame=True)"), ("Bake and Keep Footprints", "bake(keep=True)"),
        ("Bake Everything and Remove Footfall", "publish()"), ("Check", "check()"), ("Panel", "panel()"))),
    ("Timing", _entries(
        ("Timing Layer", "timing_layer()"), ("Edit Timing Keys...", "timing_window()"),
        ("Key Timing at Current Frame", "timing_key()"), ("Hold Highlighted Range", "timing_hold()"),
        ("Half Speed in Highlighted Range", "timing_speed(0.5)"), ("Double Speed in Highlighted Range", "timing_speed(2)"),
        ("Match Timing", "match()"), ("Edit Timing in Graph Editor", "timing_to_curve()"),
        ("Convert Timing Curve to Keys", "timing_to_keys()"), ("Mute or Unmute Timing", "timing_mute()"),
        ("Bake Timing", "timing_bake()"), ("Remove Timing", "timing_remove()"))),
    ("Poses", _entries(
        ("Set Warp Pose", "warp_pose()"), ("Set Warp Pose With Feet Planted", "warp_pose(feet=True)"),
        ("Set Warp Pose in Body Space", "warp_pose(space='body')"), ("Set Warp Pose in World Space", "warp_pose(space='world')"),
        ("Warp to Keyed Pose", "warp_pose(keyed=True)"), ("Pin Frame", "warp_pin()"), ("Reach Goal", "goal()"),
        ("Mute or Unmute Warps", "warp_mute()"), ("Remove Last Warp", "warp_remove()"),
        ("Blend Motion", "blend()"), ("Remove Blend", "blend_remove()"))),
    ("Walks", _entries(
        ("Make a Walk...", "make_window()"),
        ("Place Footprints", "place_prints()"), ("Walk Along Curve", "walk_curve()", "walk_curve"),
        ("Footprints From Animation", "walk_from_animation()", "walk_from_animation"),
        ("Wander", "walk_wander()", "walk_wander"), ("Walk Over Stepping Stones", "walk_stones()", "walk_stones"))),
    ("Footprints", _entries(
        ("Drag Footprint Handles", "pull_prints()"), ("Edit Footprint Times...", "print_times()"),
        ("Insert Footprint After Selected", "print_insert()"), ("Remove Selected Footprints", "print_remove()"),
        ("Add Duplicated Footprints", "print_add_copies()"), ("Swap Left and Right", "print_swap()"),
        ("Reverse Walk", "walk_reverse()"), ("Use Selected Mesh as Ground", "walk_ground()"),
        ("Apply Style of Clip...", "walk_style()"), ("Remove Style", "walk_style(off=True)"),
        ("Show Walk Problems", "walk_notes()"))),
    ("Leaps", _entries(
        ("Stance Browser", "stance_browser()"), ("Chain Leaps", "stance_chain()"),
        ("Leap Along Two Curves", "stance_curves()"), ("Sketch Leaps", "stance_sketch()"),
        ("Extract Stances From Animation", "stance_extract()"),
        ("Add Velocity Handles to Selected Apexes", "stance_velocity()"),
        ("Free Velocities of Selected Apexes", "stance_velocity(free=True)"), ("Show Leap Problems", "stance_notes()"))),
    ("Steering", _entries(
        ("Steer", "steer()"), ("Choose Motion Library...", "steer_library()"), ("Build Motion Library...", "steer_build()"),
        ("Follow Selected Curve", "steer_curve()", "steer_curve"), ("Go to Selected Locator", "steer_to()", "steer_to"),
        ("Show Quality", "steer_notes()"))),
    ("Gaits", _entries(
        ("Gait Along Curve", "gait_from_library()", "gait_from_library"), ("Gaits by Speed", "gait_automatic()"),
        ("Cycle Along Curve", "gait_follow()"), ("Change to Trot", "gait_change()"),
        ("Change to Walk", "gait_change('walk')"), ("Change to Canter", "gait_change('canter')"),
        ("Change to Gallop", "gait_change('rotary gallop')"), ("Change to Bound", "gait_change('bound')"),
        ("Remove Last Change", "gait_change_remove()"), ("Show Gait Problems", "gait_notes()"))),
    ("Creatures", _entries(("Creature", "creature_window()"), ("Show Features", "creature_notes()"))),
    ("Help", _entries(("Welcome...", "welcome()"), ("Help", "show_help()"))),
)


def code(call):
    """The Python that a button or an item runs."""
    return "import footfall.maya.tools\nfootfall.maya.tools." + call


def entries():
    """Every Entry of the menu."""
    return [entry for _, section in SECTIONS for entry in section]


def hint(function):
    """How the tool of this name is used, if it is a button of the shelf."""
    return next((tool.note for tool in TOOLS if tool.function.split("(")[0] == function), "")


def calls():
    """{call: label} of everything that a button or an item runs, each once."""
    found = collections.OrderedDict()
    for tool in TOOLS:
        for label, call in ((tool.label, tool.function), (tool.label, tool.double)) + tool.items:
            if call:
                found.setdefault(call, label)
    for entry in entries():
        found.setdefault(entry.call, entry.label)
    return found
