# SPDX-License-Identifier: GPL-3.0-or-later
"""Scenes to try things on: each is a new scene that plays."""
import bpy
import numpy as np

from . import travels, walks

EXAMPLES = (("HILLS", "A walk over hills", "Drag a print: the walk follows"),
            ("CURVE", "Along a curve", "Edit the curve: its prints stay bound to it"),
            ("SNEAK", "Sneaking up stairs", "Change the manner"),
            ("DINOSAUR", "A dinosaur", "Another figure on prints"),
            ("DOG", "A dog by speed", "Gaits of the library; change the speed"),
            ("HORSE", "A horse over hills", "A walk that keeps its feet on the ground"))


def make(name):
    """A new scene with this example, shown where there is a window. Returns it."""
    title = next(row[1] for row in EXAMPLES if row[0] == name)
    scene = bpy.data.scenes.new(title)
    if bpy.context.window:
        bpy.context.window.scene = scene
    scene.render.fps, scene.frame_end = 24, 120
    _MAKERS[name]()
    bpy.context.view_layer.update()
    return scene


def _hills(size=14.0, height=0.22):
    across = np.linspace(-size / 2, size / 2, 90)
    x, y = np.meshgrid(across, across)
    return _grid(x, y, height * np.sin(0.8 * x) * np.cos(0.6 * y), "Hills")


def _stairs(run=0.32, rise=0.16, count=7):
    ys = sorted([3.0] + [-run * i + shift for i in range(count + 1) for shift in (0.0005, -0.0005)] + [-run * count - 3.0], reverse=True)
    x, y = np.meshgrid([-1.5, 1.5], ys)
    return _grid(x, y, rise * np.clip(np.ceil(-y / run), 0, count), "Stairs")


def _grid(x, y, z, name):
    rows, columns = x.shape
    corners = np.stack([x, y, z], axis=-1).reshape(-1, 3)
    faces = [(i * columns + j, i * columns + j + 1, (i + 1) * columns + j + 1, (i + 1) * columns + j)
             for i in range(rows - 1) for j in range(columns - 1)]
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(corners.tolist(), [], faces)
    mesh.update()
    return _link(bpy.data.objects.new(name, mesh))


def _way(points):
    data = bpy.data.curves.new("Way", "CURVE")
    data.dimensions = "3D"
    spline = data.splines.new("BEZIER")
    spline.bezier_points.add(len(points) - 1)
    for point, place in zip(spline.bezier_points, points):
        point.co = place
        point.handle_left_type = point.handle_right_type = "AUTO"
    return _link(bpy.data.objects.new("Way", data))


def _link(owner):
    bpy.context.scene.collection.objects.link(owner)
    bpy.context.view_layer.update()
    return owner


def _walk_on(ground, points, **options):
    return walks.along(points, ground_object=ground, **options)


_BEND = [(0, 3, 0), (0.8, 1, 0), (-0.6, -1.5, 0), (0.3, -4, 0)]


def _sneak():
    walk = _walk_on(_stairs(), [(0, 1.2, 0), (0, -1, 0), (0, -3.4, 0)], step_length=0.32)
    walk.footfall_walk.manner = "SNEAK"


_MAKERS = {
    "HILLS": lambda: _walk_on(_hills(), [(0, 3, 0), (0.5, 0, 0), (0, -3, 0)]),
    "CURVE": lambda: walks.from_curve(_way(_BEND)),
    "SNEAK": _sneak,
    "DINOSAUR": lambda: _walk_on(None, [(0, 4, 0), (0.5, 0, 0), (0, -5, 0)], character="dinosaur"),
    "DOG": lambda: travels.library_gait(_way(_BEND), "dog:auto", 2.5),
    "HORSE": lambda: travels.library_gait(_way([(0, 6, 0), (1, 1, 0), (-0.5, -5.5, 0)]), "horse:walk", 0.0, _hills()),
}
