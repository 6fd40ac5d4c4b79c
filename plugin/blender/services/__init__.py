# SPDX-License-Identifier: GPL-3.0-or-later
"""What the add-on does, without any user interface: operators, handlers and scripts call these.

space     the engine's axes and Blender's
ground    a mesh as the engine's ground
prints    footprints as objects
figures   armatures as the engine's figures, sampled and written
roles     which bone plays which role
walks     a walk in the scene: made, solved, keyed, timed
keeping   characters connected, what they had before given back; walks applied and discarded
live      the walk that follows the mouse
controls  a control rig that follows the walk
keys      few keys instead of one on every frame
travels   strides along a curve: of the gait library, or a character's own cycle
examples  scenes to try things on
warping   an Action bent to goals and poses, and retimed
checking  a motion measured and cleaned"""
