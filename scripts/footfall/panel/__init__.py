# SPDX-License-Identifier: MIT
"""The panel: widgets that show and edit a motion over time. They know no Maya: what they show and change is behind a Session,
so the same code runs under plain Qt.

qt               PySide6 or PySide2, whichever is there
session          what the widgets ask for and do
time_axis        frames as pixels
timing_diagram   footprints as bars over time
retime_strip     a timing layer as lines from source frames to visible frames
warp_list        warps in their order, with mute and weight; what is hard about a motion, and when
steer_pad        speed and turn of a steered motion
gait_diagram     the feet of a gait over time
panel            the tabs

footfall.maya.panel_session is the Session of Maya, footfall.maya.windows.panel_window docks the panel."""
