# SPDX-License-Identifier: MIT
"""Helpers for the Maya session: the plug-in, the selection, the time range, undo, progress and messages."""
