# SPDX-License-Identifier: MIT
"""The story of the docs by mouse and keyboard: from an empty scene with hills and a Rigify character to a walk that is applied.
story.py FOLDER PACKAGE: every step is checked in the scene and is a picture in FOLDER."""
import sys
import time
import unittest

from screen import Screen

SCENE = """
import math
for each in list(bpy.data.objects):
    bpy.data.objects.remove(each)
from support import hills
ground = hills(size=9, height=0.18)
ground.data.polygons.foreach_set("use_smooth", [True] * len(ground.data.polygons))
bpy.context.scene.render.fps = 24
with override():
    window, area, region = view()
    area.spaces.active.show_region_ui = True
    r3d = area.spaces.active.region_3d
    from mathutils import Euler
    r3d.view_rotation = Euler((math.radians(62), 0, math.radians(35))).to_quaternion()
    r3d.view_location, r3d.view_distance, r3d.view_perspective = (0.9, 0.1, 0.5), 6.5, 'PERSP'
    bpy.ops.ed.undo_push(message="start")
result = True
"""
PRINTS = """
from footfall_blender.services import prints, walks
found = walks.all_walks()
result = [tuple(each.matrix_world.translation) for each in prints.of_walk(found[0])] if found else None
"""
FIGURE = """
from footfall_blender.services import walks
owner = walks.all_walks()[0].footfall_walk.figure
rows = []
for frame in range(1, 80, 8):
    bpy.context.scene.frame_set(frame)
    rows.append([tuple((owner.matrix_world @ bone.matrix).translation) for bone in owner.pose.bones])
result = rows
"""


class Story(unittest.TestCase):
    def test_story(self):
        folder, package = sys.argv[1:3]
        screen = Screen(folder, package)
        try:
            self.tell(screen)
        finally:
            screen.close()

    def tell(self, screen):
        screen.ask(SCENE)
        self.open_tab(screen)
        screen.shot("1-empty")
        # Six prints, by clicking.
        screen.ask("with override():\n    bpy.ops.wm.tool_set_by_id(name='footfall.place')\nresult = True")
        wanted = [(0.98 if i % 2 else 1.22, 1.6 - 0.62 * i, 0) for i in range(6)]
        for x, y, _ in wanted:
            where = screen.ask("import numpy as np\nresult = pixel(({0}, {1}, 0.18 * np.sin(0.9 * {0}) * np.cos(0.7 * {1})))".format(x, y))
            screen.click(*where)
        screen.shot("2-placed")
        screen.key("Return")
        placed = screen.ask(PRINTS)
        self.assertEqual(len(placed), 6)
        for (x, y, _), there in zip(wanted, placed):
            self.assertAlmostEqual(x, there[0], delta=0.04)
            self.assertAlmostEqual(y, there[1], delta=0.04)
        self.assertGreater(max(abs(each[2]) for each in placed), 0.03)  # on the hills
        # One is dragged; the walk follows.
        screen.ask("with override():\n    bpy.ops.wm.tool_set_by_id(name='builtin.select')\nbpy.context.scene.frame_set(40)\nresult = True")
        before = screen.ask(FIGURE)
        screen.ask("bpy.context.scene.frame_set(40)\nresult = True")
        screen.click(*screen.ask("result = pixel({0})".format(tuple(placed[3]))))
        active = screen.ask("result = bpy.context.object.name if bpy.context.object.footfall_print.is_print else ''")
        self.assertTrue(active, "a click selects the print")
        screen.key("g")
        x, y = screen.ask("result = pixel({0})".format(tuple(placed[3])))
        screen._tool("mousemove_relative", "--", 30, 0)
        screen.settle()
        for step in range(5):
            screen._tool("mousemove_relative", "--", 9, 3)
            screen.shot("drag-{0}".format(step), "836x640+0+80")
        screen.shot("3-dragging")
        screen._tool("click", 1)
        screen.settle()
        time.sleep(0.5)
        screen.settle()
        moved = screen.ask(PRINTS)
        self.assertGreater(sum((a - b) ** 2 for a, b in zip(moved[3], placed[3])) ** 0.5, 0.1)
        after = screen.ask(FIGURE)
        self.assertGreater(max(abs(a - b) for f, g in zip(before, after) for p, q in zip(f, g) for a, b in zip(p, q)), 0.05)
        timed = screen.ask("from footfall_blender.services import live\nresult = sorted(live.durations)")
        print("solved again while dragging: {0} times, median {1:.0f} ms, most {2:.0f} ms".format(
            len(timed), 1000 * timed[len(timed) // 2], 1000 * timed[-1]))
        # Undo and redo.
        screen.key("ctrl+z")
        undone = screen.ask(PRINTS)
        self.assertAlmostEqual(undone[3][0], placed[3][0], delta=1e-4)
        screen.key("ctrl+shift+z")
        self.assertAlmostEqual(screen.ask(PRINTS)[3][0], moved[3][0], delta=1e-4)
        # A bar of the timing is pulled: the fourth foot leaves later.
        bar = """
from footfall_blender.panels import overlay
window, area, region = view()
walk = walks.all_walks()[0]
rows = overlay.bar_layout(walk, overlay.open_width(area, region), bpy.context.preferences.system.ui_scale)[0]
number, leg, start, end, low, height = rows[3]
result = [region.x + end - 2, window.height - 1 - (region.y + low + height / 2), walks.bars(walk)[3][3]]
"""
        screen.ask("walks.solve(walks.all_walks()[0])\nwith override():\n    from support import choose\n"
                   "    choose(walks.all_walks()[0])\nresult = True")
        screen.move(500, 400)
        screen.key("F3")
        screen.type("Drag Timing")
        screen.key("Return")
        x, y, leaves = screen.ask(bar)
        screen.press(x, y)
        screen.move(x + 10, y)
        screen.move(x + 30, y)
        screen.shot("timing")
        screen.release()
        screen.key("Return")
        self.assertGreater(screen.ask(bar)[2], leaves + 1)
        # A Rigify character.
        screen.ask("""
bpy.ops.preferences.addon_enable(module="rigify")
with override():
    bpy.ops.object.armature_human_metarig_add()
    bpy.ops.pose.rigify_generate()
bpy.data.objects.remove(bpy.data.objects["metarig"])
from support import choose
from footfall_blender.services import walks
with override():
    choose(walks.all_walks()[0], bpy.data.objects["rig"])
    bpy.ops.ed.undo_push(message="rig")
result = True
""")
        screen.move(500, 400)
        screen.key("F3")
        screen.type("Connect Character")
        screen.key("Return")
        self.assertEqual(screen.ask("result = walks.all_walks()[0].footfall_walk.rig.name"), "rig")
        screen.ask("bpy.context.scene.frame_set(40)\nresult = True")
        screen.shot("4-connected")
        screen.key("F3")
        screen.type("Apply Walk")
        screen.key("Return")
        left = screen.ask("result = [len(walks.all_walks()), bpy.data.objects['rig'].animation_data.action.name]")
        self.assertEqual(left[0], 0)
        feet = screen.ask("""
rig, rows = bpy.data.objects["rig"], []
for frame in range(1, 80, 2):
    bpy.context.scene.frame_set(frame)
    rows.append([tuple((rig.matrix_world @ rig.pose.bones["ORG-foot." + s].matrix).translation) for s in "LR"])
result = rows
""")
        steps = [abs(a[0][1] - b[0][1]) + abs(a[1][1] - b[1][1]) for a, b in zip(feet, feet[1:])]
        self.assertGreater(abs(feet[-1][0][1] - feet[0][0][1]), 1.0)
        self.assertGreater(sum(steps), 2.0)
        screen.ask("bpy.context.scene.frame_set(46)\nresult = True")
        # Pictures show the skeleton that deforms, not the controls.
        screen.ask("""
rig = bpy.data.objects["rig"]
rig.data.layers = [i == 29 for i in range(32)]
rig.show_in_front = True
result = True
""")
        for step in range(8):
            screen.ask("bpy.context.scene.frame_set({0})\nresult = True".format(24 + 5 * step))
            screen.shot("walk-{0}".format(step), "836x640+0+80")
        screen.shot("5-applied")

    def open_tab(self, screen):
        """The tab Footfall in the sidebar: clicked, where Blender cannot be asked for it."""
        asked = screen.ask("""
window, area, region = view()
bar = next(each for each in area.regions if each.type == "UI")
try:
    bar.active_panel_category = "Footfall"
except (AttributeError, TypeError):
    pass
result = [getattr(bar, "active_panel_category", ""), bar.x, bar.y, bar.width, bar.height, window.height]
""")
        name, x, y, width, height, whole = asked
        if name == "Footfall":
            return
        screen.ask("""
from footfall_blender.panels import sidebar
seen, plain = [], sidebar.FOOTFALL_PT_walk.draw
def draw(self, context):
    seen.append(1)
    plain(self, context)
sidebar.FOOTFALL_PT_walk.draw = draw
result = True
""")
        for down in (20, 60, 100, 140, 180, 220, 260, 300):
            screen.click(x + width - 8, whole - (y + height) + down)
            if screen.ask("result = len(seen) > 0"):
                return
        self.fail("the tab Footfall was not found in the sidebar")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=2)
