# SPDX-License-Identifier: MIT
"""What an animator does in the first minutes, by the buttons and entries that are there: each press is one step of undo, and
does again what it did when it is redone."""
import math
import os
import unittest
from unittest import mock

from maya_case import MayaCase, ROOT

import _mayahost
from maya import cmds
from mayahost import shelf, ui

from footfall.maya import generators, timing, walking, warping
from footfall.maya.session import message
from footfall.maya.tools import tool_table

RIGS = os.path.join(ROOT, "examples", "rigs")
HANDS = ("hand_L_ctrl", "hand_R_ctrl", "head_ctrl")


def where(name):
    return cmds.xform(name, query=True, worldSpace=True, rotatePivot=True)


def apart(a, b):
    return sum((x - y) ** 2 for x, y in zip(a, b)) ** 0.5


class StoryCase(MayaCase):
    def setUp(self):
        super().setUp()
        self.shelf = shelf.read(os.path.join(ROOT, "shelves", "shelf_Footfall.mel"))
        self.ui = ui.enable()
        self.addCleanup(ui.disable)
        self.pressed = 0

    def rig(self, name):
        cmds.file(os.path.join(RIGS, name + ".ma"), open=True, force=True)
        cmds.currentTime(1)

    def press(self, label, item=None, posed=False):
        """A button of the shelf, an item of its right mouse button, or an entry of the menu. It warns of nothing, and one undo
        takes all of it back, but for poses that were not keyed (posed)."""
        button = next((one for one in self.shelf.buttons if one.label == label), None)
        code = next((code for text, code, _ in button.menu if text == item), None) if button and item else (
            button.code if button else None)
        if code is None:
            code = tool_table.code(next(entry.call for entry in tool_table.entries() if entry.label == (item or label)))
        before = self.scene(posed)
        with mock.patch.object(message, "warn") as warned:
            self.shelf.buttons[0].run(code)
        self.assertEqual([call[0][0] for call in warned.call_args_list], [])
        after = cmds.ls()
        for window in self.ui.windows():
            cmds.deleteUI(window, window=True)
        cmds.undo()
        self.assertEqual(self.scene(posed), before, label)
        cmds.redo()
        self.assertEqual(cmds.ls(), after, label)
        self.pressed += 1

    def scene(self, posed=False):
        """What undo has to give back: nodes, connections, keys, and the rig where it was (all values: the tests of each
        system)."""
        nodes = sorted(cmds.ls(long=True))
        curves = [node for node in nodes if cmds.nodeType(node).startswith("animCurve")]
        keys = {node: cmds.keyframe(node, query=True, timeChange=True, valueChange=True) for node in curves}
        moved = [] if posed else [where(name) for name in cmds.ls(type="transform")]
        return ([(node, cmds.nodeType(node)) for node in nodes],
                sorted(pair for node in nodes for pair in map(tuple, _mayahost.connections(node))), keys, moved)

    def played(self, names, step=3):
        """{name: places} over the playback range."""
        found = {name: [] for name in names}
        start, end = (cmds.playbackOptions(query=True, **{flag: True}) for flag in ("minTime", "maxTime"))
        for frame in range(int(start), int(end) + 1, step):
            cmds.currentTime(frame)
            for name in names:
                found[name].append(where(name))
        cmds.currentTime(start)
        return found

    def goes_along(self, least):
        """Hands and head travel with the body and stay near it."""
        found = self.played(HANDS + ("body_ctrl",))
        for name in HANDS:
            self.assertGreater(apart(found[name][0], found[name][-1]), least, name)
            self.assertLess(max(apart(a, b) for a, b in zip(found[name], found["body_ctrl"])), 110, name)

    def way(self, *points):
        cmds.curve(degree=1, point=list(points), name="way")
        cmds.select("way")

    def bake(self, control="body_ctrl"):
        cmds.select(control)
        shown = self.played(HANDS[:1] if cmds.objExists(HANDS[0]) else (control,))
        self.press("Bake", "Bake Every Frame")
        self.assertLessEqual({cmds.nodeType(name) for name in generators.ours()}, {"ffStanceLibrary"})  # for the next leaps
        for name, places in self.played(tuple(shown)).items():
            for a, b in zip(places, shown[name]):
                self.assertLess(apart(a, b), 0.1)


class StoryTest(StoryCase):
    def test_walk_my_rig(self):
        self.rig("biped_rig")
        self.way((0, 0, 0), (0, 0, 200), (80, 0, 420))
        self.press("Make a Walk", "Walk Along Curve")
        cmds.select("head_ctrl")
        self.press("Connect")
        self.goes_along(350)
        cmds.setAttr("way.translateX", 25)  # the curve is edited: the walk follows
        self.goes_along(350)
        self.bake()
        self.assertEqual(self.pressed, 3)

    def test_fix_sliding_capture(self):
        """A captured walk whose feet slide: prints from it, and the same skeleton walks on them."""
        self.way((0, 0, 0), (0, 0, 500))
        walk = walking.along_curve("way", live=False)
        root = walking.skeleton(walk)
        bars = walking.bars(walk)
        walking.bake(walk, every_frame=True)
        cmds.delete("way")
        frames = cmds.keyframe(root + ".translateZ", query=True)
        for number, frame in enumerate(frames):  # the root goes on, the feet do not know
            cmds.keyframe(root + ".translateZ", time=(frame,), relative=True, valueChange=0.6 * number)
        slid = self.slip(bars)
        cmds.select(root)
        cmds.playbackOptions(minTime=frames[0], maxTime=frames[-1])
        self.press("Make a Walk", "Footprints From Animation")
        cmds.select(root)
        self.press("Connect", "Replace Its Animation")
        walk = walking.walks()[0]
        self.assertGreater(slid, 2.0)
        self.assertLess(self.slip(walking.bars(walk)), 0.25 * slid)
        cmds.select(root)
        self.press("Bake")
        self.assertEqual(generators.ours(), [])

    def slip(self, bars):
        """How far the ankles of the feet that stand move, centimetres: the mean of the flat part of each step."""
        moved = []
        for lands, leaves in bars[1:-1]:
            begin, end = lands + 0.35 * (leaves - lands), lands + 0.6 * (leaves - lands)
            cmds.currentTime(begin)
            before = {name: where(name) for name in ("leftFoot", "rightFoot")}
            cmds.currentTime(end)
            moved.append(min(apart(where(name), before[name]) for name in before))
        return sum(moved) / len(moved)

    def test_retime_to_beats(self):
        self.rig("biped_rig")
        self.way((0, 0, 0), (0, 0, 400))
        walk = walking.along_curve("way")
        walking.connect(walk, "body_ctrl")
        walking.bake(walk)
        cmds.select([name for name in cmds.ls(type="transform") if name.endswith("_ctrl")])
        self.press("Retime")
        slider = self.ui.find(ui.PLAYBACK)
        cmds.currentTime(24)
        self.press("Retime", "Key Timing at Current Frame")
        slider.flags["rangeArray"] = [30.0, 37.0]
        self.press("Retime", "Hold Highlighted Range")
        slider.flags["rangeArray"] = [1.0, 2.0]
        cmds.currentTime(31)
        held = where("body_ctrl")
        cmds.currentTime(35)
        self.assertLess(apart(where("body_ctrl"), held), 0.5)
        self.press("Retime", "Mute or Unmute Timing")
        self.assertTrue(timing.is_muted())
        self.press("Retime", "Mute or Unmute Timing")
        self.press("Bake Timing")
        cmds.currentTime(35)
        self.assertLess(apart(where("body_ctrl"), held), 0.5)
        self.assertEqual(generators.ours(), [])

    def test_pose_warp(self):
        self.way((0, 0, 0), (0, 0, 400))
        walk = walking.along_curve("way")
        root = walking.skeleton(walk)
        walking.bake(walk, every_frame=True)
        keys = cmds.keyframe(root + ".translateY", query=True, valueChange=True)
        cmds.currentTime(40)
        before = where("head")
        cmds.setAttr("spine.rotateX", cmds.getAttr("spine.rotateX") + 30)
        cmds.setAttr(root + ".translateY", cmds.getAttr(root + ".translateY") - 15)
        posed = where("head")
        cmds.select("spine", root)
        self.press("Pose Warp", posed=True)
        self.assertLess(apart(where("head"), posed), 0.1)
        self.assertGreater(apart(before, posed), 15)
        self.press("Pose Warp", "Mute or Unmute Warps")
        self.assertLess(apart(where("head"), before), 0.1)
        self.press("Pose Warp", "Mute or Unmute Warps")
        self.assertEqual(cmds.keyframe("{0}_translateY".format(root), query=True, valueChange=True) or keys, keys)
        cmds.select("spine", root)
        self.press("Bake")
        self.assertEqual(warping.warps(), [])
        self.assertLess(apart(where("head"), posed), 0.5)

    def test_steer(self):
        self.rig("biped_rig")
        self.way((0, 0, 0), (0, 0, 300), (60, 0, 500))
        self.press("Follow Selected Curve")
        cmds.select("body_ctrl")
        self.press("Connect")
        self.goes_along(250)
        self.bake()

    def test_dog_over_hills(self):
        self.rig("dog_rig")
        size = 25.0
        points = [(size * (i - 4), 10 * math.sin(j / 3.0), size * (26 - j)) for j in range(33) for i in range(9)]
        faces = [[j * 9 + i, j * 9 + i + 1, j * 9 + i + 10, j * 9 + i + 9] for j in range(32) for i in range(8)]
        _mayahost.makeMesh("hills", points, faces)
        self.way((0, 0, 0), (0, 0, 250), (20, 0, 480))
        cmds.select("way", "hills")
        self.press("Gait Along Curve")
        cmds.select("head_ctrl")
        self.press("Connect")
        found = self.played(("body_ctrl", "head_ctrl", "front_L_paw_ctrl"))
        for name, places in found.items():
            self.assertGreater(apart(places[0], places[-1]), 250, name)
        heights = [place[1] for place in found["body_ctrl"]]
        self.assertGreater(max(heights) - min(heights), 10)
        cmds.currentTime(10)
        self.press("Change to Canter")
        self.bake()

    def test_leaps(self):
        self.rig("biped_rig")
        places = []
        for number in range(3):
            places += cmds.spaceLocator(name="top{0}".format(number))
            cmds.setAttr(places[-1] + ".translate", 0, 104, 180 * number)
        cmds.select(places)
        self.press("Chain Leaps")
        cmds.select("hand_L_ctrl")
        self.press("Connect")
        self.goes_along(250)
        self.bake()


if __name__ == "__main__":
    unittest.main()
