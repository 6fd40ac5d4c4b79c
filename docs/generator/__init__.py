# SPDX-License-Identifier: MIT
"""The parts of docs/generate_reference.py."""
