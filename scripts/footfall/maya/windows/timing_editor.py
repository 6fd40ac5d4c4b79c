# SPDX-License-Identifier: MIT
"""What the timing window edits: the keys of a timing layer."""
from maya import cmds

from ...error import FootfallError
from .. import timing


class TimingEditor(object):
    """The keys of one timing layer as a list that can be edited."""

    def __init__(self, layer=None):
        self.layer = timing.find(layer)

    def rows(self):
        """A line of text per key, in the order of timing.keys."""
        return ["frame {0:g} shows frame {1:g}".format(one.at, one.source) for one in timing.keys(self.layer)]

    def key(self, row):
        """The key of a line; lines count from 0."""
        keys = timing.keys(self.layer)
        if not 0 <= row < len(keys):
            raise FootfallError("Choose a key in the list first.")
        return keys[row]

    def add(self, at, source):
        """Adds a key; returns the warning."""
        timing.add(at, source, self.layer)
        return self.warning()

    def change(self, row, at, source):
        """Changes the key of a line; returns the warning."""
        timing.move(self.key(row).at, at, source, self.layer)
        return self.warning()

    def remove(self, row):
        """Removes the key of a line."""
        timing.remove_key(self.key(row).at, self.layer)

    def here(self):
        """(at, source): the current frame and the frame of the motion that it shows."""
        frame = cmds.currentTime(query=True)
        return (frame, timing.source_at([frame], self.layer)[0])

    def warning(self):
        """A sentence if time runs backwards between the keys, otherwise an empty text."""
        return backwards_warning(self.layer)


def backwards_warning(layer):
    """A sentence that says where time runs backwards; an empty text if it does not."""
    ranges = timing.backwards(layer)
    if not ranges:
        return ""
    listed = ", ".join("{0:g} to {1:g}".format(*one) for one in ranges[:3])
    return "Time runs backwards from frame {0}. Move the keys, or set Interpolation to Monotone.".format(listed)
