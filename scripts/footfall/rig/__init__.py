# SPDX-License-Identifier: MIT
"""Rig maps without a host application: which control of a rig is the body, the hips, a foot, a hand.

    from footfall.rig.guessing import Control, guess
    found = guess([Control("foot_L_ctrl", key="a", parent=None, position=(9, 8, 0), joint=False)])
    found["left foot"].key               # "a", with how sure the guess is and why

role_names       the roles and how they are written: "body", "left foot", "right hind toe"
control_names    what the name of a control says
layout           what the positions and the hierarchy of controls say
guessing         both together
map_file         a rig map as a JSON file"""
