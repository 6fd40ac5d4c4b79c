# SPDX-License-Identifier: MIT
"""What the timing window does, without the window."""
from maya import cmds

from ...error import FootfallError
from .. import timing


class TimingEditor(object):
    """The keys of one layer, listed and edited."""

    def __init__(self, layer=None):
        self.layer = timing.find(layer)

    def rows(self):
        """A line of text a key, in the order of timing.keys."""
        return ["frame {0:g} shows {1:g}".format(one.at, one.source) for one in timing.keys(self.layer)]

    def key(self, row):
        """The key of a line, counted from 0."""
        keys = timing.keys(self.layer)
        if not 0 <= row < len(keys):
            raise FootfallError("Choose a key in the list first.")
        return keys[row]

    def add(self, at, source):
        timing.add(at, source, self.layer)
        return self.warning()

    def change(self, row, at, source):
        timing.move(self.key(row).at, at, source, self.layer)
        return self.warning()

    def remove(self, row):
        timing.remove_key(self.key(row).at, self.layer)

    def here(self):
        """(at, source): the current frame and what it shows."""
        frame = cmds.currentTime(query=True)
        return (frame, timing.source_at([frame], self.layer)[0])

    def warning(self):
        """A sentence where time runs backwards between the keys, otherwise an empty text."""
        return backwards_said(self.layer)


def backwards_said(layer):
    """Where time runs backwards, in a sentence; an empty text where it does not."""
    ranges = timing.backwards(layer)
    if not ranges:
        return ""
    listed = ", ".join("{0:g} to {1:g}".format(*one) for one in ranges[:3])
    return "Time runs backwards from frame {0}: move the keys, or use monotone interpolation.".format(listed)
