# SPDX-License-Identifier: MIT
"""What an animator sees after a motion was made: the playback range covers it, and the view shows the character."""
from maya import cmds

from .message import is_batch


def cover(span):
    """Playback runs from the first frame of the span to the last; the animation range grows to hold it."""
    if span is None:
        return
    start, end = span[0] + 1e-6, span[1] - 1e-6
    start, end = start // 1, -(-end // 1)  # whole frames around it
    if end <= start:
        return
    cmds.playbackOptions(animationStartTime=min(start, cmds.playbackOptions(query=True, animationStartTime=True)),
                         animationEndTime=max(end, cmds.playbackOptions(query=True, animationEndTime=True)))
    cmds.playbackOptions(minTime=start, maxTime=end)


def frame(nodes):
    """Shows the nodes in the view; the selection stays."""
    nodes = [name for name in nodes if cmds.objExists(name)]
    if nodes and not is_batch():
        cmds.viewFit(nodes, fitFactor=0.6)
