# SPDX-License-Identifier: MIT
"""The exceptions that Footfall raises; their text is written for the animator."""


class FootfallError(RuntimeError):
    """Says what is wrong, where, and how to put it right. The shelf tools show it as a message, without a traceback."""


class Cancelled(FootfallError):
    """Esc was pressed. What the tool had done so far is undone."""
