# SPDX-License-Identifier: MIT
"""Qt by way of PySide6 (Maya 2025 and later) or PySide2 (earlier): the few names that differ between them."""
try:
    from PySide6 import QtCore, QtGui, QtWidgets  # noqa: F401
    NAME = "PySide6"
except ImportError:
    from PySide2 import QtCore, QtGui, QtWidgets  # noqa: F401
    NAME = "PySide2"


def place_of(event):
    """(x, y) of a mouse event in its widget."""
    point = event.position() if hasattr(event, "position") else event.localPos()
    return point.x(), point.y()


def width_of(metrics, text):
    """The pixels that a text takes."""
    return metrics.horizontalAdvance(text)
