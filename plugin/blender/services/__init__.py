# SPDX-License-Identifier: GPL-3.0-or-later
"""What the add-on does, without any user interface: operators, handlers and scripts call these.

space     the engine's axes and Blender's
ground    a mesh as the engine's ground
prints    footprints as objects
figures   armatures as the engine's figures, sampled and written
roles     which bone plays which role
walks     a walk in the scene: solved, written, baked, discarded
live      the walk that follows the mouse
controls  a control rig that follows the walk
checking  a motion measured and cleaned"""
