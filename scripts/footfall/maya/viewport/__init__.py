# SPDX-License-Identifier: MIT
"""Tools that are used by clicking and dragging in a view."""
