# SPDX-License-Identifier: MIT
"""The windows of Footfall, built from plain Maya controls so that they open in every version of Maya. What a window edits
is a class of its own where it needs more than a few lines (rig_editor, timing_editor)."""
