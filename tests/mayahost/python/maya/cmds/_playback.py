# SPDX-License-Identifier: MIT
"""What a scene says of its playback. The range is the host's own, which MAnimControl knows too."""
import _mayahost as host

TIMES = ("minTime", "maxTime", "animationStartTime", "animationEndTime")
_START = {"by": 1.0, "playbackSpeed": 0.0, "maxPlaybackSpeed": 0.0, "loop": "continuous", "view": "active",
          "blockingAnim": False}
_options = dict(_START)


def options():
    return dict(zip(TIMES, host.playbackRange()), **_options)


def change(**changes):
    """Sets some; a range to play lies in the range of the animation, and both have their ends in order."""
    wanted = dict(options(), **changes)
    host.setPlaybackRange([wanted.pop(name) for name in TIMES], "minTime" in changes)
    _options.update(wanted)


def reset():
    _options.update(_START)
