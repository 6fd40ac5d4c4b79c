# SPDX-License-Identifier: GPL-3.0-or-later
"""The walk that follows the mouse: after each change that Blender evaluates, walks whose prints, curve or ground moved are
solved again within the same redraw. Keys written here are evaluated once more by Blender, without calling this again."""
import time

import bpy
from bpy.app.handlers import persistent

from footfall import FootfallError

from . import ground, prints, travels, walks, warping

_busy = False
held = 0         # above 0: operators are at work, which solve by themselves
durations = []   # seconds of the last re-solves, for those who measure
_QUIET = 0.25    # s without a change after which a drag is over
_dragged = {}    # name of a walk that was dragged: when


class hold:
    """While operators build a walk, nothing is solved in between."""

    def __enter__(self):
        global held
        held += 1

    def __exit__(self, *_):
        global held
        held -= 1


_owners = None   # (scene's name, number of its objects, names of walks, travels and warped armatures): scenes may be large


def renew():
    """What there is to follow is looked up again. Operators call this."""
    global _owners
    _owners = None


def _objects(scene):
    """The walks, travels and warped armatures of a scene."""
    global _owners
    if _owners is None or _owners[:2] != (scene.name, len(scene.objects)):
        _owners = (scene.name, len(scene.objects), [each.name for each in walks.all_walks(scene)],
                   [each.name for each in travels.all_travels(scene)],
                   [each.name for each in scene.objects if each.footfall_warp.is_warped])
    return [[bpy.data.objects[name] for name in names if name in bpy.data.objects] for names in _owners[2:]]


def _touched(depsgraph):
    """Names of objects that moved or changed their shape."""
    moved = set()
    for update in depsgraph.updates:
        if isinstance(update.id, bpy.types.Object) and (update.is_updated_transform or update.is_updated_geometry):
            moved.add(update.id.name)
    return moved


def follow(depsgraph):
    """Solves again what the updates of a depsgraph ask for. Returns the walks that were solved."""
    moved = _touched(depsgraph)
    done = []
    if not moved:
        return done
    found_walks, found_travels, found_warps = _objects(bpy.context.scene)
    for walk in found_walks:
        mine = walk.footfall_walk
        ordered = prints.of_walk(walk)
        if mine.ground and mine.ground.name in moved:
            ground.forget(mine.ground.name)
        before = walks.known(walk)
        gone = before is not None and mine.curve is None and len(ordered) != len(before.track)
        if not mine.live or not (gone or moved & ({each.name for each in ordered} | {
                each.name for each in (mine.ground, mine.curve, walk) if each})):
            continue
        started = time.perf_counter()
        try:
            prints.adopt_duplicates(walk)
            if mine.curve is None:
                walks.lay_prints(walk, depsgraph)
            walks.solve(walk, depsgraph, dragging=True)
            done.append(walk)
            _dragged[walk.name] = time.monotonic()
        except FootfallError as fault:
            mine.message = str(fault)
        durations.append(time.perf_counter() - started)
        del durations[:-200]
    for owner in found_travels:
        mine = owner.footfall_travel
        if mine.ground and mine.ground.name in moved:
            ground.forget(mine.ground.name)
        if mine.live and moved & {each.name for each in (mine.ground, mine.curve) if each} and travels.can_follow(owner):
            try:
                travels.solve(owner, depsgraph)
            except FootfallError as fault:
                mine.message = str(fault)
    for owner in found_warps:
        mine = owner.footfall_warp
        if mine.is_warped and mine.live and owner.name in warping.ready() and moved & {
                item.target.name for item in mine.items if item.target}:
            warping.solve_or_say(owner)
    return done


def finish():
    """Solves what was dragged as a whole, with its times. Called when nothing has moved for a while."""
    global _busy
    _busy = True
    try:
        for name in list(_dragged):
            walk = bpy.data.objects.get(name)
            if walk is not None and walk.footfall_walk.is_walk:
                walks.solve_or_say(walk)
        _dragged.clear()
    finally:
        _busy = False


def _wait():
    """A timer: finishes the drag when it is over."""
    if not _dragged:
        return None
    quiet = time.monotonic() - max(_dragged.values())
    if quiet < _QUIET:
        return _QUIET - quiet
    finish()
    for window in bpy.context.window_manager.windows:
        for area in window.screen.areas:
            if area.type in {"VIEW_3D", "DOPESHEET_EDITOR"}:
                area.tag_redraw()
    return None


@persistent
def on_update(scene, depsgraph=None):
    global _busy
    if _busy or held or depsgraph is None:
        return
    _busy = True
    try:
        if follow(depsgraph) and not bpy.app.background and not bpy.app.timers.is_registered(_wait):
            bpy.app.timers.register(_wait, first_interval=_QUIET)
    finally:
        _busy = False


@persistent
def on_reload(*_):
    walks.forget()
    travels.forget()
    warping.forget()
    _dragged.clear()
    renew()
    if not bpy.app.background and not bpy.app.timers.is_registered(_know_again):
        bpy.app.timers.register(_know_again, first_interval=0.2)


def _know_again():
    """A timer: paths and bars are there again after undo and loading; nothing is keyed."""
    for walk in walks.all_walks():
        if walks.known(walk) is None and walk.footfall_walk.figure is not None:
            try:
                walks.solve(walk, write=False)
            except FootfallError as fault:
                walk.footfall_walk.message = str(fault)


_HANDLERS = (("depsgraph_update_post", on_update), ("undo_post", on_reload), ("redo_post", on_reload), ("load_post", on_reload))


def register():
    for name, handler in _HANDLERS:
        getattr(bpy.app.handlers, name).append(handler)


def unregister():
    for name, handler in _HANDLERS:
        handlers = getattr(bpy.app.handlers, name)
        if handler in handlers:
            handlers.remove(handler)
    walks.forget()
