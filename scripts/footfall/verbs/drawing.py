# SPDX-License-Identifier: MIT
"""Motions drawn as pictures."""
import os
import typing

from ..data.arrays import Floats, number, numbers, positive, whole_number
from ..data.scene import AnyMotion, Path, Scene, _motion_of, _path, _scene_of
from ..data.terrain import Terrain, _terrain
from ..error import FootfallError
from ..native import _native


def picture(motion: AnyMotion, output: Path, *, kind: str = "strip", view: str = "side", theme: str = "light",
            title: typing.Optional[str] = None, width: float = 0, height: float = 0, scale: float = 3,
            range: typing.Optional[typing.Tuple[float, float]] = None, count: int = 0, times: Floats = (),
            onion: bool = False, com: bool = False, channels: str = "", terrain: typing.Optional[Terrain] = None,
            threads: int = 0) -> str:
    """Draws a motion into a .png, .svg or .pdf; gives the path.

    kind       "strip": the figure through time; "paths" from above; "timing" of the feet; "curves"
    view       of strips: "side", "front", "three-quarter" …
    range      (start, end) in seconds; not given: without a pose before the motion
    count      figures of a strip; 0: by its length; times: instead, seconds at which it is shown
    width, height    points (1/72 inch); 0: as usual; scale: pixels per point of a .png
    channels   of curves: a pattern of names, "hips.*"
    com        of paths: the centre of mass, too

    >>> import tempfile, os
    >>> path = os.path.join(tempfile.mkdtemp(), "walk.svg")
    >>> os.path.getsize(footfall.picture(footfall.read("examples/walk.bvh"), path)) > 1000
    True
    """
    if not hasattr(_native, "picture"):
        raise FootfallError("this footfall was built without pictures; install cairo, libwebp and giflib and build again")
    path = _path(output, "output")
    format = os.path.splitext(path)[1].lower()
    name = motion.name if isinstance(motion, Scene) else ""
    heading = os.path.splitext(os.path.basename(name))[0] if title is None else str(title)
    size = (number(width, "width"), number(height, "height"), positive(scale, "scale"))
    shown = None if range is None else (number(range[0], "range"), number(range[1], "range"))
    if kind == "curves":
        content = _native.curve_picture(_scene_of(motion, "motion")._engine, channels, format, theme, heading, *size, shown)
    else:
        content = _native.picture(_motion_of(motion, "motion")._engine, kind, format, view, theme, heading, *size, shown,
                                  whole_number(count, "count", 0, 500), numbers(times, "times", "times"), bool(onion),
                                  bool(com), _terrain(terrain), threads)
    _native.write_file(path, content)
    return path
