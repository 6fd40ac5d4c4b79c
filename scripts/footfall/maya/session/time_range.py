# SPDX-License-Identifier: MIT
"""Which frames a tool works on."""
from maya import cmds, mel

from ...error import FootfallError
from .message import is_batch


def highlighted():
    """(first, last) frame of what is dragged out red in the time slider, or None."""
    if is_batch():
        return None
    slider = mel.eval("$tmp=$gPlayBackSlider")
    start, end = cmds.timeControl(slider, query=True, rangeArray=True)
    return (start, end - 1.0) if end - start > 1.0 else None  # one frame is no more than the current time


def playback():
    """(first, last) frame of the playback range."""
    return (cmds.playbackOptions(query=True, minTime=True), cmds.playbackOptions(query=True, maxTime=True))


def chosen(given=None):
    """(first, last) frame: as given, or highlighted in the time slider, or the playback range."""
    start, end = given or highlighted() or playback()
    if not start <= end:
        raise FootfallError("The range {0:g} to {1:g} runs backwards: give the first frame first.".format(start, end))
    return (float(start), float(end))


def frames(given=None):
    """Every frame of the range, its ends among them."""
    start, end = chosen(given)
    whole = [start + step for step in range(int(end - start) + 1)]
    return whole if whole[-1] == end else whole + [end]
