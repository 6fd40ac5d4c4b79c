# SPDX-License-Identifier: GPL-3.0-or-later
"""Operators: one undo step each, with their options in the redo panel. The work is done by the services."""
