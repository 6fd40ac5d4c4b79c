# SPDX-License-Identifier: GPL-3.0-or-later
"""Few Bezier keys instead of one on every frame, within a tolerance that the engine keeps."""
import math

import numpy as np

import footfall

from .. import host
from . import space


def reduce(owner, tolerance):
    """Reduces the channels that an object plays; tolerance in degrees and in centimetres. Returns the keys before and after.
    Where the four parts of a quaternion are off by e each, it turns by up to 4 e more or less."""
    rate = space.frame_rate()
    before = after = 0
    for (path, index), curve in list(host.fcurves(owner).items()):
        count = len(curve.keyframe_points)
        flat = np.empty(2 * count, np.float32)
        curve.keyframe_points.foreach_get("co", flat)
        frames, values = flat[0::2].astype(float), flat[1::2].astype(float)
        before += count
        if count < 3:
            after += count
            continue
        within = tolerance / 100 / space.metres() if path.endswith("location") else math.radians(tolerance)
        if path.endswith("quaternion"):
            within /= 4
        fewer, _ = footfall.reduce(frames / rate, values, within)
        rows = _bezier(fewer, rate)
        group = curve.group.name if curve.group else ""
        host.write_curve(owner, path, index, group, rows)
        after += len(rows)
    return before, after


def _bezier(curve, rate):
    """Rows of frame, value, and the handles a third of the way to the neighbouring keys, with the curve's slopes there."""
    times, values = np.asarray(curve.times), np.asarray(curve.values)
    reach = 1e-4
    rows = []
    for i, (time, value) in enumerate(zip(times, values)):
        left = (time - times[i - 1]) / 3 if i else 1 / rate
        right = (times[i + 1] - time) / 3 if i + 1 < len(times) else 1 / rate
        sides = np.asarray(curve([time - reach, time + reach]))
        into = (value - sides[0]) / reach if i else 0.0
        out = (sides[1] - value) / reach if i + 1 < len(times) else 0.0
        rows.append((time * rate, value, (time - left) * rate, value - into * left, (time + right) * rate, value + out * right))
    return rows
