# SPDX-License-Identifier: MIT
"""A walk from an empty scene to plain curves, as docs/tutorials/walk-in-maya.md tells it: prints over a hill, a rig on them, polish, edits, bake."""
import math
import unittest

from maya_case import MayaCase
import small_rig

from maya import cmds

from footfall import FootfallError
from footfall.maya import tools, walking, warping


def hill(name="hill"):
    """A ground that rises by 40 over ten metres."""
    cmds.polyPlane(name=name, width=2000, height=2000, subdivisionsX=1, subdivisionsY=1, constructionHistory=False)
    cmds.setAttr(name + ".rotateX", -math.degrees(math.atan(0.04)))
    return name


class StoryTest(MayaCase):
    def setUp(self):
        super(StoryTest, self).setUp()
        cmds.currentTime(1)

    def heights(self, control, frames):
        found = []
        for frame in frames:
            cmds.currentTime(frame)
            found.append(cmds.xform(control, query=True, worldSpace=True, translation=True)[1])
        return found

    def test_from_a_curve_over_a_hill_to_plain_curves(self):
        ground = hill()
        cmds.curve(degree=3, point=[(0, 0, 0), (0, 0, 150), (60, 0, 300), (60, 0, 450)], name="way")
        cmds.select("way", ground)
        walk = tools.walk_curve(live=False)
        prints = walking.prints(walk)
        self.assertGreater(len(prints), 6)
        for one in prints:  # they lie on the ground
            x, y, z = cmds.xform(one, query=True, worldSpace=True, translation=True)
            self.assertAlmostEqual(y, 0.04 * z, 2)
        self.assertEqual(cmds.ls(type="ffFootprintPath"), [])
        controls = small_rig.build("hero")
        cmds.select(controls)
        tools.connect()
        foot = "hero:footIK_L_ctrl"
        start, end = cmds.ffWalk(walk, query=True, range=True)
        frames = [start + (end - start) * share for share in (0.1, 0.5, 0.9)]
        low, _, high = self.heights(foot, frames)
        self.assertGreater(high, low + 5)  # up the hill
        # A print is moved: the walk follows at once, the rig with it.
        cmds.currentTime(frames[1])
        before = cmds.getAttr("hero:cog_ctrl.translateX")
        middle = prints[len(prints) // 2]
        cmds.setAttr(middle + ".translateX", cmds.getAttr(middle + ".translateX") + 12)
        self.assertGreater(abs(cmds.getAttr("hero:cog_ctrl.translateX") - before), 0.1)
        cmds.undo()
        self.assertAlmostEqual(cmds.getAttr("hero:cog_ctrl.translateX"), before)
        # Baked, nothing of Footfall is left, and it moves as before; one undo brings it back.
        shown = self.heights(foot, frames)
        cmds.select("hero:cog_ctrl")
        tools.bake(every_frame=True)
        self.assertEqual([node for node in cmds.ls() if cmds.nodeType(node).startswith("ff")], [])
        for value, was in zip(self.heights(foot, frames), shown):
            self.assertAlmostEqual(value, was, delta=0.5)  # frames lie between
        cmds.undo()
        self.assertEqual(walking.prints(walk), prints)
        self.assertEqual(self.heights(foot, frames), shown)

    def lean(self, frames):
        """Where the polish is most, and how much: [(amount, frame)], the largest last."""
        found = []
        for frame in frames:
            cmds.currentTime(frame)
            polished = cmds.getAttr("spine.rotateX")
            cmds.setAttr("ffMotionWarp1.envelope", 0)
            found.append((polished - cmds.getAttr("spine.rotateX"), frame))
            cmds.setAttr("ffMotionWarp1.envelope", 1)
        return max(found)

    def test_polish_stays_with_its_step(self):
        """Posed on a step, whatever becomes of the prints around it: moved, put in, taken out, timed anew."""
        walk = walking.wander(12, seed=4, half=600)
        walking.skeleton(walk)
        prints = walking.prints(walk)
        lands, _ = walking.bars(walk)[6]
        own = prints[6]
        cmds.currentTime(round(lands) + 5)
        shape = walk + "Shape"
        share = cmds.getAttr(shape + ".step") % 1
        cmds.setAttr("spine.rotateX", cmds.getAttr("spine.rotateX") + 20)
        warping.set_pose("spine", name="lean", pins=[round(lands) - 8, round(lands) + 18], mode="offset")

        def check():
            lands = walking.bars(walk)[walking.prints(walk).index(own)][0]
            start = int(round(lands)) - 40
            amount, frame = self.lean(range(start, start + 90))
            self.assertAlmostEqual(amount, 20, delta=1.5)
            cmds.currentTime(frame)
            step = cmds.getAttr(shape + ".step")
            self.assertEqual(walking.prints(walk)[int(step)], own)
            self.assertAlmostEqual(step % 1, share, delta=0.12)

        check()
        edits = (lambda: cmds.setAttr(prints[5] + ".translateX", cmds.getAttr(prints[5] + ".translateX") + 6),
                 lambda: cmds.setAttr(own + ".translateZ", cmds.getAttr(own + ".translateZ") + 5),
                 lambda: walking.insert(3, walk), lambda: walking.insert(4, walk),
                 lambda: walking.remove(2, walk), lambda: walking.remove(2, walk),
                 lambda: walking.land(5, walking.bars(walk)[4][0] + 7, walk, ripple=True),
                 lambda: walking.remove(len(walking.prints(walk)), walk))
        for edit in edits:
            edit()
            check()
        for _ in edits:
            cmds.undo()
        check()
        # Its own step taken out takes the polish along; the rest of the walk has none.
        walking.remove(7, walk)
        amount, _ = self.lean(range(1, 60))
        self.assertLess(amount, 1)

    def test_ground_copies_and_style(self):
        walk = walking.wander(10, seed=2)
        first = walking.prints(walk)[0]
        mesh = hill()
        cmds.setAttr(mesh + ".rotateX", 0)
        cmds.setAttr(mesh + ".translateY", 25)
        low = cmds.getAttr(walk + "Shape.bodyTranslateY")
        walking.ground(mesh)
        self.assertAlmostEqual(cmds.getAttr(walk + "Shape.bodyTranslateY") - low, 25, delta=0.05)
        walking.ground(None)
        self.assertAlmostEqual(cmds.getAttr(walk + "Shape.bodyTranslateY") - low, 0, delta=0.05)
        with self.assertRaisesRegex(FootfallError, "has no copied prints below it"):
            walking.add_copies(walk)
        root = walking.skeleton(walk)
        walking.bake(walk, keep=True, every_frame=True)
        cmds.currentTime(50)
        plain = cmds.getAttr(walk + "Shape.joint[3].jointRotate")[0][0]
        walking.style(root, walk, weight=0.5)
        self.assertEqual(cmds.ffWalk(walk, query=True, style=True), root)
        self.assertEqual(cmds.getAttr(walk + "Shape.styleWeight"), 0.5)
        self.assertAlmostEqual(cmds.getAttr(walk + "Shape.joint[3].jointRotate")[0][0], plain, delta=3)  # its own style
        walking.style(None, walk)
        self.assertEqual(cmds.getAttr(walk + "Shape.joint[3].jointRotate")[0][0], plain)
        self.assertTrue(cmds.objExists(first))


if __name__ == "__main__":
    unittest.main()
