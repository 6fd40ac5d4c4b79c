# SPDX-License-Identifier: MIT
"""Timing layers: what they show, which curves they take, and that nothing underneath is touched."""
import os
import unittest
from unittest import mock

from maya_case import MayaCase
from scene_state import state

from maya import cmds

from footfall import FootfallError
from footfall.maya import anim_curves, timing, timing_keys
from footfall.maya.session import plugin


def ramp(plug, first=-200, last=300, slope=1.0):
    """Keys `plug` so that its value is the frame times the slope: what it shows is the time it is shown at."""
    node, attribute = plug.split(".")
    for frame in (first, last):
        cmds.setKeyframe(node, attribute=attribute, time=frame, value=slope * frame, inTangentType="linear",
                         outTangentType="linear")
    return cmds.listConnections(plug, source=True, destination=False)[0]


class TimingCase(MayaCase):
    def setUp(self):
        super().setUp()
        self.ball = cmds.createNode("transform", name="ball")
        self.tx, self.ty = ramp("ball.translateX"), ramp("ball.translateY", slope=-2.0)
        cmds.select("ball")

    def shown(self, *frames):
        """The source frames seen at frames, by what the ramp shows."""
        return [round(cmds.getAttr("ball.translateX", time=frame), 6) for frame in frames]


class KeysTest(TimingCase):
    def test_a_new_layer_changes_nothing(self):
        before = {name: cmds.keyframe(name, query=True, timeChange=True, valueChange=True) for name in (self.tx, self.ty)}
        report = timing.create()
        self.assertEqual((report.layer, sorted(report.connected), report.refused, report.referenced),
                         ("timing", sorted([self.tx, self.ty]), [], 0))
        self.assertEqual(self.shown(-50, 1, 12.5, 240), [-50, 1, 12.5, 240])
        self.assertEqual(before, {name: cmds.keyframe(name, query=True, timeChange=True, valueChange=True)
                                  for name in (self.tx, self.ty)})
        self.assertEqual(cmds.ls(selection=True), ["ball"])

    def test_beats_land(self):
        timing.create()
        timing.beats([(12, 10), (24, 30), (40, 38)])
        self.assertEqual(self.shown(10, 30, 38), [12, 24, 40])
        self.assertEqual(self.shown(0, 50), [2, 52])  # beyond the keys at the speed of the source
        self.assertEqual(round(cmds.getAttr("ball.translateY", time=30), 6), -48)
        self.assertEqual(timing.backwards(), [])
        timing.beats([(20, 5)])  # replaces them
        self.assertEqual(self.shown(5, 6, 105), [20, 21, 120])

    def test_beats_refuse_what_cannot_be(self):
        timing.create()
        for pairs, words in (([], "at least one pair"), ([(1, 5), (2, 5)], "Two source frames, 1 and 2, are wanted at frame 5"),
                             ([(10, 5), (3, 8)], "Source frame 3 is wanted at frame 8, after source frame 10 at frame 5")):
            with self.assertRaisesRegex(FootfallError, words):
                timing.beats(pairs)
        self.assertEqual(timing.keys(), [])

    def test_add_move_remove(self):
        timing.create()
        timing.add(10, 20)
        timing.add(30, 25)
        timing.add(30, 26)  # in place of the one there
        self.assertEqual([(key.at, key.source) for key in timing.keys()], [(10, 20), (30, 26)])
        timing.move(10, to=12)
        timing.move(30, source=40)
        self.assertEqual(self.shown(12, 30), [20, 40])
        timing.remove_key(12)
        self.assertEqual(self.shown(0, 30, 31), [10, 40, 41])
        timing.remove_key(30)
        self.assertEqual(self.shown(0, 30), [0, 30])
        with self.assertRaisesRegex(FootfallError, "no key at frame 7 or anywhere else"):
            timing.move(7, 8)

    def test_a_key_without_source_keeps_what_is_shown(self):
        timing.create()
        timing.interpolation("linear")
        timing.beats([(0, 0), (10, 20)])
        timing.add(10)
        self.assertEqual([(key.at, round(key.source, 9)) for key in timing.keys()], [(0, 0), (10, 5), (20, 10)])
        self.assertEqual(self.shown(4, 16), [2, 8])

    def test_hold(self):
        for kind in ("linear", "spline", "monotone"):
            with self.subTest(kind):
                cmds.file(new=True, force=True)
                cmds.createNode("transform", name="ball")
                ramp("ball.translateX")
                timing.create("ball")
                timing.interpolation(kind)
                timing.hold(10, 16)
                self.assertEqual(self.shown(5, 10, 11, 13.5, 16, 17, 30), [5, 10, 10, 10, 10, 11, 24])
                timing.hold(20, 22)  # later, on top: what follows moves again
                self.assertEqual(self.shown(10, 16, 20, 21, 22, 30), [10, 10, 14, 14, 14, 22])

    def test_hold_that_catches_up(self):
        timing.create()
        timing.interpolation("linear")
        timing.add(0, 0)
        timing.add(20, 20)
        timing.hold(5, 10, shift=False)
        self.assertEqual(self.shown(5, 8, 10, 15, 20), [5, 5, 5, 12.5, 20])
        with self.assertRaisesRegex(FootfallError, "A hold must end after it starts"):
            timing.hold(9, 9)

    def test_speed(self):
        timing.create()
        timing.interpolation("linear")
        self.assertEqual(timing.speed(10, 20, 2), 15)
        self.assertEqual(self.shown(10, 12, 15, 16), [10, 14, 20, 21])
        self.assertEqual(timing.speed(10, 15, 0.5), 20)  # and back again
        self.assertEqual(self.shown(9, 10, 15, 20, 30), [9, 10, 15, 20, 30])
        timing.add(40, 40)
        self.assertEqual(timing.speed(20, 30, 0.5, shift=False), 40)
        with self.assertRaisesRegex(FootfallError, "the speed must be above 0"):
            timing.speed(1, 2, 0)

    def test_mute(self):
        timing.create()
        timing.add(10, 20)
        timing.mute()
        self.assertTrue(timing.is_muted())
        self.assertEqual(self.shown(10), [10])
        self.assertEqual(timing.source_at([10]), [20])  # what it would show
        self.assertTrue(timing.is_muted())
        timing.unmute()
        self.assertEqual(self.shown(10), [20])

    def test_backwards_is_noticed(self):
        timing.create()
        timing.add(0, 0)
        timing.add(10, 20)
        timing.add(20, 10)
        self.assertTrue(any(first >= 9 and last <= 21 for first, last in timing.backwards()), timing.backwards())
        crowded = [(0, 0), (10, 10), (30, 12), (33, 40)]
        timing.beats(crowded)
        self.assertEqual(timing.backwards(), [])
        timing.interpolation("spline")
        self.assertNotEqual(timing.backwards(), [])  # the spline overshoots
        timing.interpolation("monotone")
        self.assertEqual(timing.backwards(), [])
        with self.assertRaisesRegex(FootfallError, "Interpolation must be one of spline, linear, monotone, got 'wild'"):
            timing.interpolation("wild")


class CurvesTest(TimingCase):
    def test_nothing_to_time(self):
        cmds.createNode("transform", name="still")
        with self.assertRaisesRegex(FootfallError, "still has no animation. Key the controls first"):
            timing.create("still")
        cmds.select(clear=True)
        with self.assertRaisesRegex(FootfallError, "Nothing is selected. Select the controls of the character first"):
            timing.create()
        with self.assertRaisesRegex(FootfallError, "There is no ghost in the scene"):
            timing.create("ghost")
        self.assertEqual(timing.layers(), [])

    def test_through_blends_and_conversions(self):
        """The host has no pairBlend, unitConversion is not made by hand: nodes that say they are stand for them."""
        cmds.createNode("transform", name="arm")
        through = {}
        kinds = {"pair": "pairBlend", "silent": "mute", "layered": "animBlendNodeAdditiveDL", "expr": "expression"}
        for name, attribute in zip(kinds, ("translateX", "translateY", "translateZ", "rotateX")):
            cmds.createNode("network", name=name)
            for plug in ("enter", "leave"):
                cmds.addAttr(name, longName=plug, attributeType="double")
            curve = cmds.createNode("animCurveTU", name=name + "_curve")
            cmds.connectAttr(curve + ".output", name + ".enter")
            cmds.connectAttr(name + ".leave", "arm." + attribute)
            through[name] = curve
        genuine = cmds.nodeType
        told = lambda name, **flags: kinds.get(name) or genuine(name, **flags)  # noqa: E731
        with mock.patch.object(cmds, "nodeType", told):
            found = anim_curves.timed(["arm"])
            self.assertEqual(sorted(found), ["layered_curve", "pair_curve", "silent_curve"])
            for curve in found:
                self.assertEqual(anim_curves.driven(curve), ["|arm"])
            self.assertEqual(sorted(timing.create("arm").connected), sorted(found))

    def test_through_animation_layers(self):
        cmds.select("ball")
        layer = cmds.animLayer("extra", attribute=["ball.translateX"])
        cmds.setKeyframe("ball", attribute="translateX", time=0, value=5, animLayer=layer)
        cmds.setKeyframe("ball", attribute="translateX", time=50, value=5, animLayer=layer)
        found = anim_curves.timed(["ball"])
        self.assertEqual(len(found), 3, found)  # two on X, one on Y
        self.assertEqual(sum("translateX" in curve for curve in found), 2)
        report = timing.create("ball")
        self.assertEqual(sorted(report.connected), sorted(found))

    def test_driven_keys_are_left_alone(self):
        cmds.createNode("animCurveUL", name="driven")
        cmds.connectAttr("driven.output", "ball.translateZ")
        self.assertEqual(sorted(anim_curves.timed(["ball"])), sorted([self.tx, self.ty]))

    def test_taken_and_locked_curves_are_reported(self):
        other = cmds.createNode("ffTimeWarp", name="other")
        cmds.connectAttr("other.outTime", self.ty + ".input")
        tz = ramp("ball.translateZ")
        cmds.lockNode(tz, lock=True)
        report = timing.create("ball")
        self.assertEqual(report.connected, [self.tx])
        self.assertEqual(sorted(report.refused), sorted([(self.ty, "its time input is driven by other.outTime"),
                                                         (tz, "it is locked")]))
        self.assertTrue(cmds.isConnected("other.outTime", self.ty + ".input"))
        cmds.delete(report.layer)
        cmds.setAttr(self.tx + ".input", lock=True)
        with self.assertRaisesRegex(FootfallError, "No curve can take a timing layer"):
            timing.create("ball")
        self.assertEqual((timing.layers(), cmds.ls(type="ffTimeWarp")), ([], [other]))
        cmds.lockNode(tz, lock=False)

    def test_referenced_curves_are_counted_and_refusals_told(self):
        """The host has no references: what Maya would answer is put in its mouth."""
        genuine = cmds.connectAttr

        def connect(source, destination, **flags):
            if destination == self.ty + ".input":
                raise RuntimeError("The reference is locked against edits.\n")
            return genuine(source, destination, **flags)

        with mock.patch.object(cmds, "referenceQuery", lambda *_, **__: True), \
                mock.patch.object(cmds, "connectAttr", connect):
            report = timing.create("ball")
        self.assertEqual((report.connected, report.referenced), ([self.tx], 1))
        self.assertEqual(report.refused, [(self.ty, "The reference is locked against edits.")])

    def test_refresh_takes_in_new_curves(self):
        cmds.createNode("transform", name="later")
        report = timing.create(["ball", "later"])
        tz, tail = ramp("ball.translateZ"), ramp("later.translateX")
        cmds.select("later")  # had no curve when the layer was made
        self.assertEqual(sorted(timing.refresh().connected), sorted([tz, tail]))
        self.assertEqual(timing.refresh(report.layer).connected, [])
        cmds.createNode("transform", name="more")
        more = ramp("more.translateX")
        self.assertEqual(timing.refresh(report.layer, "more").connected, [more])
        self.assertEqual(set(timing.controls_of(report.layer)), {"|ball", "|later", "|more"})

    def test_which_layer_is_meant(self):
        cmds.createNode("transform", name="cube")
        ramp("cube.translateX")
        cmds.select(clear=True)
        with self.assertRaisesRegex(FootfallError, "The scene has no timing layer"):
            timing.find()
        first, second = timing.create("ball").layer, timing.create("cube").layer
        self.assertEqual((first, second), ("timing", "timing1"))
        with self.assertRaisesRegex(FootfallError, "several timing layers .timing, timing1."):
            timing.find()
        cmds.select("cube")
        self.assertEqual(timing.find(), second)
        cmds.select(first)
        self.assertEqual(timing.find(), first)
        cmds.select("ball", "cube")
        with self.assertRaisesRegex(FootfallError, "several timing layers .timing, timing1."):
            timing.find()
        with self.assertRaisesRegex(FootfallError, "ball is not a timing layer. Timing layers in the scene: timing, timing1"):
            timing.keys("ball")


class SavedTest(TimingCase):
    def test_a_saved_scene_plays_the_same_and_remembers(self):
        timing.create()
        timing.beats([(12, 10), (24, 30), (40, 38)])
        before, keys = self.shown(*range(0, 50)), timing.keys()
        path = os.path.join(self.preferences, "shot.ma")
        os.makedirs(self.preferences)
        cmds.file(rename=path)
        cmds.file(save=True, type="mayaAscii")
        cmds.file(new=True, force=True)
        cmds.file(path, open=True, force=True)
        self.assertEqual((timing.layers(), timing.keys()), (["timing"], keys))
        self.assertEqual(self.shown(*range(0, 50)), before)
        tz = ramp("ball.translateZ")
        self.assertEqual(timing.refresh("timing").connected, [tz])


class RemoveTest(TimingCase):
    def test_remove_gives_the_motion_back(self):
        before = state()
        timing.create()
        timing.beats([(10, 30)])
        timing.remove()
        self.assertEqual(state(), before)

    def baked(self, plugs=("ball.translateX", "ball.translateY", "ball.visibility"), **how):
        """Retimes, bakes, and returns what each channel showed before and after, one list per channel."""
        cmds.setKeyframe("ball", attribute="visibility", time=1, value=1, outTangentType="step")
        cmds.setKeyframe("ball", attribute="visibility", time=12, value=0, outTangentType="step")
        timing.create("ball")
        timing.beats([(1, 1), (10, 20), (40, 30)])
        cmds.playbackOptions(minTime=5, maxTime=10, animationStartTime=1, animationEndTime=30)
        look = lambda: [[cmds.getAttr(plug, time=frame) for frame in range(1, 31)] for plug in plugs]  # noqa: E731
        before = look()
        timing.remove(bake=True, **how)
        self.assertEqual(timing.layers(), [])
        return before, look()

    def near(self, pair, tolerance):
        checked = 0
        for before, after in zip(*pair):
            for value, wanted in zip(after, before):
                self.assertLessEqual(abs(value - wanted), tolerance)
                checked += 1
        self.assertEqual(checked, 90)

    def test_bake_keeps_what_was_shown_with_few_keys(self):
        self.near(self.baked(), 0.002)  # twice the tolerance of ffBake
        curve = cmds.listConnections("ball.translateX", source=True, destination=False)[0]
        self.assertLess(cmds.keyframe(curve, query=True, keyframeCount=True), 20)

    def test_bake_with_a_key_a_frame(self):
        self.near(self.baked(every_frame=True), 1e-9)
        self.assertEqual(cmds.keyframe(self.tx, query=True, keyframeCount=True), 30)
        self.assertEqual(set(cmds.keyTangent("ball.visibility", query=True, outTangentType=True)), {"step"})
        self.assertIsNone(anim_curves.time_source(self.tx))

    def test_bake_under_animation_layers(self):
        layer = cmds.animLayer("extra", attribute=["ball.translateX"])
        for frame, value in ((1, 0.0), (25, 5.0)):
            cmds.setKeyframe("ball", attribute="translateX", time=frame, value=value, animLayer=layer)
        count = len(anim_curves.timed(["ball"]))
        self.near(self.baked(), 0.002)
        self.assertEqual(len(anim_curves.timed(["ball"])), count + 1)  # visibility; both curves of X are there

    def test_bake_refuses_locked_curves_whole(self):
        timing.create()
        timing.add(10, 20)
        cmds.lockNode(self.ty, lock=True)
        before = state()
        with self.assertRaisesRegex(FootfallError, "is locked. Unlock it"):
            timing.remove(bake=True)
        self.assertEqual(state(), before)
        cmds.lockNode(self.ty, lock=False)


class CommandTest(TimingCase):
    """ffTimeKeys, on which all of it stands."""

    def test_writes_all_keys_and_takes_them_back(self):
        layer = timing.create().layer
        cmds.ffTimeKeys(layer, keys=[(10, 12, 0.5, 0.25, -0.5), (30, 24, 0, 0, 0), (40, 41, 0, 0, 0)])
        three = state()
        self.assertEqual(timing.keys()[0], (10, 12, 0.5, 0.25, -0.5))
        cmds.ffTimeKeys(layer, keys=[(1, 2, 0, 0, 0)])
        self.assertEqual([(key.at, key.source) for key in timing.keys()], [(1, 2)])
        cmds.ffTimeKeys(layer)
        self.assertEqual(timing.keys(), [])
        cmds.undo()
        cmds.undo()
        self.assertEqual(state(), three)
        cmds.undo()
        self.assertEqual(cmds.getAttr(layer + ".keys", multiIndices=True), None)

    def test_refuses_other_nodes(self):
        with self.assertRaisesRegex(FootfallError, "^give or select the ffTimeWarp to key"):
            plugin.run("ffTimeKeys", "ball")
        with self.assertRaisesRegex(FootfallError, "has no command ffNothing, so it is older than the scripts"):
            plugin.run("ffNothing")


class UndoTest(TimingCase):
    def test_each_is_one_step(self):
        layer = timing.create().layer
        timing.beats([(10, 12), (30, 24)])
        steps = [lambda: timing.add(20, 15), lambda: timing.move(12, 13, 11), lambda: timing.remove_key(24),
                 lambda: timing.hold(14, 18), lambda: timing.speed(14, 18, 0.5), lambda: timing.beats([(1, 2)]),
                 lambda: timing.interpolation("spline"), timing.mute, lambda: timing.remove(bake=True, span=(1, 30))]
        states = [state()]
        for step in steps:
            step()
            states.append(state())
            self.assertNotEqual(states[-1], states[-2])
        self.assertFalse(cmds.objExists(layer))
        for expected in states[-2::-1]:
            cmds.undo()
            self.assertEqual(state(), expected)
        for expected in states[1:]:
            cmds.redo()
            self.assertEqual(state(), expected)

    def test_creating_is_one_step(self):
        before = state()
        timing.create()
        cmds.undo()
        self.assertEqual(state(), before)

    def test_what_fails_leaves_nothing(self):
        layer = timing.create().layer
        timing.add(10, 12)
        timing.add(20, 22)
        cmds.setAttr(layer + ".keys[1].keySource", lock=True)
        before = state()
        with self.assertRaisesRegex(FootfallError, r"timing.keys\[1\].keySource is locked or driven"):
            timing.beats([(5, 1), (6, 7)])
        self.assertEqual(state(), before)
        cmds.undo()  # the lock, not something of the failed step
        self.assertFalse(cmds.getAttr(layer + ".keys[1].keySource", lock=True))


class BookkeepingTest(unittest.TestCase):
    def test_put_and_later(self):
        key = timing_keys.key
        keys = timing_keys.put([key(1, 1), key(5, 5)], key(3, 9), key(5.001, 7))
        self.assertEqual([(one.at, one.source) for one in keys], [(1, 1), (3, 9), (5.001, 7)])
        self.assertEqual([one.at for one in timing_keys.later(keys, 3, 10)], [1, 3, 5.001 + 10])
        with self.assertRaisesRegex(FootfallError, "no key at frame 2; it has keys at frames 1, 3, 5.001"):
            timing_keys.without(keys, 2)


if __name__ == "__main__":
    unittest.main()
