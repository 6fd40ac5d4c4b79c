# SPDX-License-Identifier: MIT
"""The tools in the order of the shelf and the menu: one table for both, and for the help."""
import collections

# label; icon; function: of footfall.tools, as called; note: the tooltip; double: called by a double click (or "");
# items: (label, call) of the menu under the right mouse button and of the submenu.
Tool = collections.namedtuple("Tool", "label icon function note double items")

TOOLS = (
    Tool("Map Rig", "ffRig", "map_rig()", "Say which control of the selected character is which: body, hips, feet, hands",
         "select_rig()", (("Select Mapped Controls", "select_rig()"),)),
    Tool("Timing Layer", "ffTiming", "timing_layer()",
         "Retime the selected controls without touching their keys; double-click: keys of the timing",
         "timing_window()",
         (("Keys of the Timing...", "timing_window()"),
          ("Key the Current Frame", "timing_key()"),
          ("Hold the Dragged-Out Range", "timing_hold()"),
          ("Half Speed in the Range", "timing_speed(0.5)"),
          ("Double Speed in the Range", "timing_speed(2)"),
          ("Mute or Unmute the Timing", "timing_mute()"),
          ("Bake the Timing", "timing_bake()"),
          ("Remove the Timing", "timing_remove()"))),
    Tool("Match Timing", "ffMatch", "match()",
         "Select two characters: the first does what it does when the second does it; a timing layer that can be changed", "",
         ()),
    Tool("Set Warp Pose", "ffWarpPose", "warp_pose()",
         "Pose controls at a frame without keying them: the motion bends to pass through the pose; a range dragged out in the "
         "time slider limits the change",
         "", (("Use the Keyed Pose", "warp_pose(keyed=True)"), ("Mute or Unmute the Warps", "warp_mute()"),
              ("Remove the Last Warp", "warp_remove()"))),
    Tool("Pin", "ffPin", "warp_pin()", "Keep the motion as it is at the current frame, whatever warps do around it", "", ()),
    Tool("Goal", "ffGoal", "goal()",
         "Select a joint (a hand, a foot) and a locator: at the current frame the joint is where the locator is", "", ()),
    Tool("Blend", "ffBlend", "blend()",
         "Select two characters: the first passes into the motion of the second at the current frame", "",
         (("Remove the Blend", "blend_remove()"),)),
    Tool("Bake", "ffBake", "bake()", "Write warps, blends and timing of the selected controls into plain curves", "",
         (("With a Key a Frame", "bake(every_frame=True)"),)),
    Tool("Place Footprints", "ffPrintPlace", "place_prints()",
         "Click where feet should land, drag to turn the toes; a selected mesh is the ground, a selected walk goes on",
         "walk_notes()",
         (("Footprints of a Bird", "place_prints('bird')"),
          ("Footprints of a Dinosaur", "place_prints('dinosaur')"),
          ("Footprints of a Dog", "place_prints('dog')"),
          ("Insert After the Selected Print", "print_insert()"),
          ("Remove the Selected Prints", "print_remove()"),
          ("Swap the Foot of the Selected Prints", "print_swap()"),
          ("Reverse the Walk", "walk_reverse()"),
          ("What Is Hard to Walk?", "walk_notes()"))),
    Tool("Walk Along Curve", "ffPrintCurve", "walk_curve()",
         "Select a curve on the ground (and a mesh): prints along it, which follow when it is edited", "",
         (("With Prints of Their Own", "walk_curve(live=False)"),)),
    Tool("Prints From Animation", "ffPrintFrom", "walk_from_animation()",
         "Select a joint of an animated skeleton: prints where its feet stand, to be moved and walked again", "", ()),
    Tool("Wander", "ffPrintWander", "walk_wander()",
         "A walk that wanders about, around the selected objects; again for another way", "",
         (("Over Stepping Stones", "walk_stones()"),)),
    Tool("Connect Walk", "ffWalkConnect", "walk_connect()",
         "Select a character in its rest pose: it walks on the prints", "",
         (("In Place of Its Animation", "walk_connect(replace=True)"),
          ("Make a Skeleton", "walk_skeleton()"),
          ("Disconnect", "walk_disconnect()"))),
    Tool("Bake Walk", "ffWalkBake", "walk_bake()",
         "Write the walk into plain curves; prints and solver go", "",
         (("And Keep the Prints", "walk_bake(keep=True)"),
          ("With a Key a Frame", "walk_bake(every_frame=True)"))),
    Tool("Steer", "ffSteer", "steer()",
         "Recorded motion steered by speed and turn: a pad with the examples of its library; a range dragged out in the time "
         "slider says from when to when",
         "steer_notes()",
         (("Another Library...", "steer_library()"),
          ("Along the Selected Curve", "steer_curve()"),
          ("To the Selected Locator", "steer_to()"),
          ("How Well Does It?", "steer_notes()"),
          ("Disconnect", "steer_disconnect()"))),
    Tool("Connect Steered Motion", "ffSteerConnect", "steer_connect()",
         "Select a character or skeleton in its rest pose: it moves as steered, whatever its proportions", "",
         (("In Place of Its Animation", "steer_connect(replace=True)"),
          ("Bake to Plain Curves", "steer_bake()"),
          ("Bake and Keep the Steering", "steer_bake(keep=True)"))),
    Tool("Help", "ffHelp", "show_help()", "What the tools of Footfall do", "", ()),
)


def code(call):
    """The Python a button or an item runs."""
    return "import footfall.tools\nfootfall.tools." + call
