# SPDX-License-Identifier: MIT
"""Inside of Blender's window: does what the files ask-N.py in a folder say, and answers in answer-N.json."""
import json
import pathlib
import sys
import traceback

import bpy

package, folder = sys.argv[sys.argv.index("--") + 1:]
sys.dont_write_bytecode = True
sys.path[:0] = [package, str(pathlib.Path(__file__).resolve().parents[1])]
folder = pathlib.Path(folder)
try:
    bpy.ops.preferences.addon_enable(module="footfall_blender")
except RuntimeError:
    traceback.print_exc()
    bpy.ops.wm.quit_blender()
preferences = bpy.context.preferences
preferences.view.show_splash = False
preferences.system.viewport_aa = "OFF"
preferences.filepaths.temporary_directory = str(folder)
space = {"bpy": bpy}
number = 0


def view():
    """(window, area, region) of the 3D view."""
    window = bpy.context.window_manager.windows[0]
    area = next(each for each in window.screen.areas if each.type == "VIEW_3D")
    return window, area, next(each for each in area.regions if each.type == "WINDOW")


def override():
    window, area, region = view()
    return bpy.context.temp_override(window=window, area=area, region=region)


def pixel(point):
    """Where a point of the scene is on the screen, y down."""
    from bpy_extras import view3d_utils
    from mathutils import Vector
    window, area, region = view()
    at = view3d_utils.location_3d_to_region_2d(region, area.spaces.active.region_3d, Vector(point))
    return [region.x + at.x, window.height - 1 - (region.y + at.y)]


space.update(view=view, override=override, pixel=pixel)


def poll():
    global number
    asked = folder / "ask-{0}.py".format(number)
    if not asked.exists():
        return 0.02
    try:
        exec(compile(asked.read_text(), str(asked), "exec"), space)
        answer = {"result": space.pop("result", None)}
    except Exception:
        answer = {"error": traceback.format_exc()}
    beside = folder / "answer.part"
    beside.write_text(json.dumps(answer))
    beside.rename(folder / "answer-{0}.json".format(number))
    number += 1
    return 0.02


bpy.app.timers.register(poll, first_interval=0.5, persistent=True)
