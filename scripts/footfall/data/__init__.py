# SPDX-License-Identifier: MIT
"""What the functions of footfall take and give: motions, scenes, curves, characters, tracks, ground, reports."""
