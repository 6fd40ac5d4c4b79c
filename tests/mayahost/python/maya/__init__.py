# SPDX-License-Identifier: MIT
"""A stand-in for Maya's Python package, on the stand-in host."""
