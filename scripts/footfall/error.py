# SPDX-License-Identifier: MIT
"""The exceptions that Footfall raises; their text is written for the animator."""
import re

_ITEM = re.compile(r"^((?:print|joint|stance|stride|frame|key|clip|row) \w+)")


class FootfallError(RuntimeError):
    """Says what is wrong, where, and how to put it right. The shelf tools show it as a message, without a traceback.

    message    the sentence without its place
    file       the file it is about, or None
    line       the line of the file, counted from 1, or None
    item       what it is about by name: an argument, "print 3"; or None
    remedy     what to do instead, where the sentence says that after a semicolon; or None

    >>> error = FootfallError("two time keys are at frame 12; there must be only one", "late.json", 7)
    >>> print(error)
    late.json:7: two time keys are at frame 12; there must be only one
    >>> error.line, error.remedy
    (7, 'there must be only one')
    """

    def __init__(self, message="", file=None, line=None, item=None):
        found = _ITEM.match(message) if item is None else None
        self.message, self.file, self.line = message, file, line
        self.item = found.group(1) if found else item
        self.remedy = message.split("; ", 1)[1] if "; " in message else None
        place = file if file and not line else "{0}:{1}".format(file, line) if file else None
        super().__init__("{0}: {1}".format(place, message) if place else message)

    def __reduce__(self):
        return type(self), (self.message, self.file, self.line, self.item)


class Cancelled(FootfallError):
    """Esc was pressed, or a progress function asked to stop. What was done so far is undone; no file was written."""
