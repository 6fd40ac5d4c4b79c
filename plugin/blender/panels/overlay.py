# SPDX-License-Identifier: GPL-3.0-or-later
"""What is drawn over the 3D view: the path of the centre of mass, numbers of the prints, reasons in words, and the bars of
the timing under the view."""
import blf
import bpy
import gpu
import numpy as np
from bpy_extras import view3d_utils
from gpu_extras.batch import batch_for_shader

from ..services import prints, walks

_PATH, _FORCE = (0.95, 0.95, 0.95, 0.9), (0.95, 0.15, 0.1, 1.0)
_UNSUPPORTED = 0.15  # body weights from which the path is drawn in red
ROW = 16             # pixels of a bar's row
_handlers = []


def _scale():
    return bpy.context.preferences.system.ui_scale


def lines_of(walk):
    """(points [2 K, 3], colours [2 K, 4]) of the path of the centre of mass, red where the force is unsupported."""
    done = walks.known(walk)
    if done is None or len(done.com) < 2:
        return np.zeros((0, 3)), np.zeros((0, 4))
    points = np.repeat(done.com, 2, axis=0)[1:-1]
    share = np.clip(done.imbalance / _UNSUPPORTED - 0.2, 0, 1)[:, None]
    colours = np.array(_PATH) * (1 - share) + np.array(_FORCE) * share
    points, colours = points, np.repeat(colours, 2, axis=0)[1:-1]
    if walk.footfall_walk.curve is None:
        return points, colours
    # Prints that are bound to a curve have no objects: their outlines are drawn.
    rings = prints.outlines(walk, done.track)
    edges = np.stack([rings, np.roll(rings, -1, axis=1)], axis=2).reshape(-1, 3)
    sides = np.array([prints.COLOURS[leg % 2] for leg in done.track.legs])
    return np.concatenate([points, edges]), np.concatenate([colours, np.repeat(sides, 2 * rings.shape[1], axis=0)])


def _draw_view():
    shader = gpu.shader.from_builtin("POLYLINE_SMOOTH_COLOR")
    gpu.state.blend_set("ALPHA")
    gpu.state.depth_test_set("LESS_EQUAL")
    try:
        for walk in walks.all_walks():
            points, colours = lines_of(walk)
            if not len(points) or walk.hide_get():
                continue
            batch = batch_for_shader(shader, "LINES", {"pos": points.astype("f").tolist(), "color": colours.astype("f").tolist()})
            shader.bind()
            shader.uniform_float("viewportSize", gpu.state.viewport_get()[2:])
            shader.uniform_float("lineWidth", 2.5 * _scale())
            batch.draw(shader)
    finally:
        gpu.state.blend_set("NONE")
        gpu.state.depth_test_set("NONE")


def _text(x, y, text, colour, size=11):
    blf.size(0, size * _scale(), 72) if bpy.app.version < (3, 4, 0) else blf.size(0, size * _scale())
    blf.color(0, *colour)
    blf.position(0, x, y, 0)
    blf.draw(0, text)


def _draw_pixels():
    region, view = bpy.context.region, bpy.context.region_data
    if view is None:
        return
    active = prints.walk_at_hand(bpy.context)
    for walk in walks.all_walks():
        if walk.hide_get():
            continue
        done = walks.known(walk)
        notes = {}
        for note in (done.notes if done else ()):
            notes.setdefault(note["print"], note)
        worst = max(notes.values(), key=lambda note: (note["unmet"], note["amount"]), default=None)
        for number, each in enumerate(prints.of_walk(walk)):
            at = view3d_utils.location_3d_to_region_2d(region, view, each.matrix_world.translation)
            if at is None:
                continue
            colour = (1, 1, 1, 1)
            if number in notes:
                colour = (1, 0.45, 0.35, 1) if notes[number]["unmet"] else (1, 0.85, 0.4, 1)
            _text(at.x + 6, at.y + 4, str(number + 1), colour)
            # In words for the selected print and the worst one; the others have their number in colour.
            if number in notes and (each is bpy.context.object or notes[number] is worst):
                sentence = notes[number]["text"].split(": ", 1)[-1]
                for line, part in enumerate(sentence.split("; ")):
                    _text(at.x + 6, at.y - (10 + 13 * line) * _scale(), part, colour, 10)
    if active is not None and bpy.context.scene.footfall_show_timing:
        _draw_bars(region, active)


def bar_layout(walk, width, scale):
    """[(print's number, leg, x from, x to, y, height)] of the timing bars, in pixels from the lower left."""
    rows = walks.bars(walk)
    if not rows:
        return [], 0, 1
    legs = max(leg for _, leg, _, _ in rows) + 1
    first, last = min(row[2] for row in rows), max(row[3] for row in rows)
    left, right = 70 * scale, width - 30 * scale
    pixels = (right - left) / max(last - first, 1e-6)
    height = ROW * scale
    return [(number, leg, left + (strike - first) * pixels, left + (leave - first) * pixels,
             26 * scale + (legs - 1 - leg) * (height + 3), height) for number, leg, strike, leave in rows], first, pixels


def open_width(area, region):
    """Pixels of the 3D view that the sidebar leaves open."""
    bar = next((each for each in area.regions if each.type == "UI" and each.width > 1), None)
    return bar.x - region.x if bar and region.x < bar.x < region.x + region.width else region.width


def _draw_bars(region, walk):
    width = open_width(bpy.context.area, region)
    rows, first, pixels = bar_layout(walk, width, _scale())
    if not rows:
        return
    shader = gpu.shader.from_builtin("UNIFORM_COLOR")
    gpu.state.blend_set("ALPHA")
    top = max(y + height for _, _, _, _, y, height in rows)
    _box(shader, 0, 0, width, top + 6, (0.1, 0.1, 0.1, 0.55))
    names = walk.footfall_walk.leg_names.split(",")
    for number, leg, start, end, y, height in rows:
        colour = prints.COLOURS[leg % 2]
        _box(shader, start, y, end, y + height, (*colour[:3], 0.85))
        _text(start + 4, y + 4, str(number + 1), (1, 1, 1, 1), 10)
        _text(8, y + 4, names[leg] if leg < len(names) else "", (0.9, 0.9, 0.9, 1), 10)
    now = 70 * _scale() + (bpy.context.scene.frame_current - first) * pixels
    _box(shader, now - 1, 4, now + 1, top + 4, (0.4, 0.7, 1, 0.9))
    gpu.state.blend_set("NONE")


def _box(shader, left, low, right, high, colour):
    batch = batch_for_shader(shader, "TRIS", {"pos": [(left, low), (right, low), (right, high), (left, high)]},
                             indices=[(0, 1, 2), (0, 2, 3)])
    shader.bind()
    shader.uniform_float("color", colour)
    batch.draw(shader)


def register():
    if bpy.app.background:
        return
    view = bpy.types.SpaceView3D
    _handlers.append(view.draw_handler_add(_draw_view, (), "WINDOW", "POST_VIEW"))
    _handlers.append(view.draw_handler_add(_draw_pixels, (), "WINDOW", "POST_PIXEL"))


def unregister():
    while _handlers:
        bpy.types.SpaceView3D.draw_handler_remove(_handlers.pop(), "WINDOW")
