# SPDX-License-Identifier: MIT
"""The program's verbs as functions."""
