# SPDX-License-Identifier: MIT
"""Pages that show motion moving, with its faults, in any browser."""
import html
import os
import tempfile
import typing

from ..data.motion import Motion
from ..data.scene import AnyMotion, Path, Scene, _motion_of, _path
from ..data.terrain import Terrain, _terrain
from ..error import FootfallError
from ..native import _native
from .editing import Progress
from .walking import Walk

Viewable = typing.Union[AnyMotion, Walk]


def _viewer() -> str:
    path = os.path.join(os.path.dirname(_native.__file__), "viewer.html")
    try:
        with open(path, encoding="utf-8") as stream:
            return stream.read()
    except OSError:
        raise FootfallError("this footfall was built without its viewer; install Node.js 18 or newer and build again") from None


def _rows(motions: typing.Sequence[Viewable]) -> typing.List[typing.Tuple[str, typing.Any]]:
    rows: typing.List[typing.Tuple[str, typing.Any]] = []
    for i, motion in enumerate(motions):
        name = os.path.splitext(os.path.basename(motion.name))[0] if isinstance(motion, Scene) else ""
        name = name or ("motion" if len(motions) == 1 else "motion {0}".format(i + 1))
        rows.append((name, motion._engine if isinstance(motion, Walk) else _motion_of(motion, "motion")._engine))
    return rows


def page(motion: typing.Union[Viewable, typing.Sequence[Viewable]], *, against: typing.Optional[Viewable] = None,
         terrain: typing.Optional[Terrain] = None, title: str = "", threads: int = 0, progress: Progress = None) -> str:
    """The text of a page, all in one file, that shows a motion or a walk, or a list of them.

    against    compare with this motion, on one clock
    terrain    the ground, where it is known

    >>> "<html" in footfall.page(footfall.read("examples/walk.bvh")).lower()
    True
    """
    motions = list(motion) if isinstance(motion, (list, tuple)) else [typing.cast(Viewable, motion)]
    if against is not None:
        if len(motions) != 1:
            raise FootfallError("against compares one motion, got {0}".format(len(motions)), item="against")
        motions.insert(0, against)
    if not motions:
        raise FootfallError("there must be a motion to show", item="motion")
    rows = _rows(motions)
    return _native.page(rows, title or rows[-1][0], against is not None, _terrain(terrain), _viewer(),
                        "footfall " + _native.version, threads, progress)


def view(motion: typing.Union[Viewable, typing.Sequence[Viewable]], output: typing.Optional[Path] = None, *,
         open: bool = False, against: typing.Optional[Viewable] = None, terrain: typing.Optional[Terrain] = None,
         title: str = "", threads: int = 0, progress: Progress = None) -> str:
    """Writes a page that shows motion moving, and opens it in the browser where `open`; gives its path.

    output    the page (.html); without it, a temporary file

    >>> page = footfall.view(footfall.read("examples/walk.bvh"))
    >>> page.endswith(".html")
    True
    """
    if output is None:
        name = motion.name if isinstance(motion, Scene) else ""
        stem = os.path.splitext(os.path.basename(name))[0] or "motion"
        path = os.path.join(tempfile.gettempdir(), "footfall-{0}.html".format(stem))
    else:
        path = _path(output, "output")
        if os.path.splitext(path)[1].lower() not in (".html", ".htm"):
            raise FootfallError("must be the name of a page, such as walk.html", path)
    text = page(motion, against=against, terrain=terrain, title=title, threads=threads, progress=progress)
    _native.write_file(path, text.encode("utf-8"))
    if open:
        import pathlib
        import webbrowser
        webbrowser.open(pathlib.Path(path).resolve().as_uri())
    return path


def inline(motion: Viewable, height: int = 480) -> str:
    """The page inside another, for notebooks."""
    return '<iframe srcdoc="{0}" style="width: 100%; height: {1}px; border: 0"></iframe>'.format(
        html.escape(page(motion), quote=True), height)
