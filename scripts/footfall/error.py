# SPDX-License-Identifier: MIT
"""What can go wrong, told to the artist."""


class FootfallError(RuntimeError):
    """What is wrong, where, and what would be right. The shelf tools show it as a message, without a traceback."""


class Cancelled(FootfallError):
    """The user pressed Esc. What the tool did so far is taken back by its undo chunk."""
