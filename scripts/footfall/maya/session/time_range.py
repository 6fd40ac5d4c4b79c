# SPDX-License-Identifier: MIT
"""The frames that a tool works on."""
from maya import cmds, mel

from ...error import FootfallError
from .message import is_batch


def highlighted():
    """(first, last) frame of the range highlighted in the Time Slider, or None."""
    if is_batch():
        return None
    slider = mel.eval("$tmp=$gPlayBackSlider")
    start, end = cmds.timeControl(slider, query=True, rangeArray=True)
    return (start, end - 1.0) if end - start > 1.0 else None  # a single frame is just the current time


def playback():
    """(first, last) frame of the playback range."""
    return (cmds.playbackOptions(query=True, minTime=True), cmds.playbackOptions(query=True, maxTime=True))


def chosen(given=None):
    """(first, last) frame: as given, or of the highlighted range, or of the playback range."""
    start, end = given or highlighted() or playback()
    if not start <= end:
        raise FootfallError("The range must start before it ends, got frame {0:g} to {1:g}.".format(start, end))
    return (float(start), float(end))


def frames(given=None):
    """Every frame of the range, including its ends."""
    start, end = chosen(given)
    whole = [start + step for step in range(int(end - start) + 1)]
    return whole if whole[-1] == end else whole + [end]
