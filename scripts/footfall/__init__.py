# SPDX-License-Identifier: MIT
"""Footfall, motion tools for animators, in Python.

footfall.maya    the tools in Autodesk Maya: what the shelf and the menu do, as functions
footfall.rig     which control of a rig plays which role, guessed from names and positions; needs no host application

This package imports neither of them, so that footfall.rig also works where there is no Maya."""
from .error import Cancelled, FootfallError

__version__ = "0.1.0"

__all__ = ["Cancelled", "FootfallError"]
