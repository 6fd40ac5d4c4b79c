# SPDX-License-Identifier: MIT
"""NURBS curves and planes: curve, pointOnCurve, arclen, polyPlane."""
import _mayahost as host

from . import _names
from ._table import command, create_only, refuse


def _uniform(count, degree):
    """Maya's knots of an open curve: without the two outermost, the ends repeated."""
    inner = count - degree
    return [0.0] * (degree - 1) + [float(i) for i in range(inner + 1)] + [float(inner)] * (degree - 1)


@command("""
degree d float
point p linear linear linear+
pointWeight pw linear linear linear linear+
editPoint ep linear linear linear+
knot k float+
periodic per bool
bezier bez
name n string
worldSpace ws
objectSpace os
append a
replace r
""", modes="e")
def curve(args, flags):
    refuse(flags, "append", "replace", "pointWeight")
    if flags.edit:
        raise RuntimeError("The host makes curves and does not edit them.")
    degree = 3 if flags.get("bezier") else int(flags.get("degree", 3))
    through = "editPoint" in flags
    points = flags.get("editPoint") or flags.get("point")
    _names.check(points, "curve: Points are needed.")
    knots = flags.get("knot", [])
    if not through and not knots:
        _names.check(not flags.get("periodic"), "curve: A periodic curve needs its knots.")
        _names.check(len(points) > degree, "curve: At least %d points are needed." % (degree + 1))
        knots = _uniform(len(points), degree)
        if flags.get("bezier"):
            _names.check(len(points) % 3 == 1, "curve: A bezier curve has 3n + 1 points.")
            knots = [float(i) for i in range(len(points) // 3 + 1) for _ in range(3)]
    made = host.makeNurbsCurve(flags.get("name", "curve1"), points, knots, degree, bool(flags.get("periodic")), through)
    host.select([made])
    return made


_ANSWERS = ("position", "tangent", "normalizedTangent", "normalizedNormal")


@command("""
parameter pr float
turnOnPercentage top bool
position p
tangent t
normalizedTangent nt
normal no
normalizedNormal nn
curvatureRadius cr
curvatureCenter cc
constructionHistory ch bool
caching cch bool
nodeState nds int
""", modes="qe", undoable=False)
def pointOnCurve(args, flags):
    refuse(flags, "constructionHistory", "normal", "curvatureRadius", "curvatureCenter")
    name = _names.node(_names.objects(args)[0])
    facts = host.nurbsPoint(name, flags.get("parameter", 0.0), bool(flags.get("turnOnPercentage")))
    return facts[next((one for one in _ANSWERS if flags.get(one)), "position")]


@command("""
constructionHistory ch bool
""", undoable=False)
def arclen(args, flags):
    refuse(flags, "constructionHistory")
    return sum(host.nurbsLength(_names.node(name)) for name in _names.objects(args))


@command("""
width w linear
height h linear
subdivisionsX sx int
subdivisionsY sy int
axis ax float float float
name n string
constructionHistory ch bool
createUVs cuv int
object o bool
texture tx int
""", modes="qe")
def polyPlane(args, flags):
    """A plane in x and z, without history; the transform alone is answered."""
    create_only(flags, "polyPlane")
    if flags.get("constructionHistory", True):
        raise RuntimeError("The host keeps no construction history: polyPlane needs constructionHistory=False.")
    if flags.get("axis", (0.0, 1.0, 0.0)) != (0.0, 1.0, 0.0):
        raise RuntimeError("The host's planes face up.")
    width, height = flags.get("width", 1.0), flags.get("height", 1.0)
    across, along = flags.get("subdivisionsX", 10), flags.get("subdivisionsY", 10)
    _names.check(across > 0 and along > 0, "polyPlane: At least one subdivision each way is needed.")
    # Rows from the front to the back; corners counter-clockwise as seen from above: the faces look up.
    points = [(width * (i / across - 0.5), 0.0, height * (0.5 - j / along))
              for j in range(along + 1) for i in range(across + 1)]
    row = across + 1
    faces = [[j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i]
             for j in range(along) for i in range(across)]
    made = host.makeMesh(flags.get("name", "pPlane1"), points, faces)
    host.select([made])
    return [made]
