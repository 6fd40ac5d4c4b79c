# SPDX-License-Identifier: MIT
"""What a scene says of its playback."""

_START = {"minTime": 1.0, "maxTime": 120.0, "animationStartTime": 1.0, "animationEndTime": 200.0, "by": 1.0,
          "playbackSpeed": 0.0, "maxPlaybackSpeed": 0.0, "loop": "continuous", "view": "active",
          "blockingAnim": False}
_options = dict(_START)


def options():
    return _options


def reset():
    _options.clear()
    _options.update(_START)
