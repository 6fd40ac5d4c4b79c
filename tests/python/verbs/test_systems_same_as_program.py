# SPDX-License-Identifier: MIT
"""Libraries, steering, gaits, stances and creatures: the functions give the bits of the program."""
import json
import pickle
import unittest

import numpy as np

import footfall
from footfall import creature, gait, library, stance
from support import EXAMPLES, PROGRAM, Case

CLIPS = [EXAMPLES / "walk.bvh", EXAMPLES / "walk_circle.bvh"]
SHELF = EXAMPLES / "stances" / "shelf.json"


@unittest.skipUnless(PROGRAM, "there is no program beside the package")
class SystemsTest(Case):
    def setUp(self):
        super().setUp()
        self.theirs, self.mine = self.folder / "t.bvh", self.folder / "m.bvh"

    def assert_same_motion(self, motion):
        footfall.write(motion, self.mine)
        self.assert_same_bytes(self.mine, self.theirs)

    def test_library_and_locomote(self):
        theirs, mine = self.folder / "t.json", self.folder / "m.json"
        self.program("library", "build", *CLIPS, "-o", theirs)
        shelf = library.build(CLIPS)
        shelf.write(mine)
        self.assert_same_bytes(mine, theirs)
        shelf = library.read(theirs)  # documents are rounded
        with self.subTest("script"):
            script = "Walk {3, [0: (1.3, 0)], [1: (1.2, 20)]}"
            self.program("locomote", theirs, "--script", script, "-o", self.theirs)
            self.assert_same_motion(footfall.locomote(shelf, script=script).motion)
        with self.subTest("to"):
            self.program("locomote", theirs, "--to", "1,4", "-o", self.theirs, "--speed", "1.2")
            made = footfall.locomote(library.read(theirs), to=[1, 4], speed=1.2)
            self.assertTrue(made.arrived)
            self.assert_same_motion(made.motion)
        with self.subTest("path"):
            path = self.folder / "path.json"
            path.write_text(json.dumps({"footfall": "path", "version": 1,
                                        "points": [{"position": p} for p in ([0, 0], [0, 3], [1, 6])]}))
            self.program("locomote", theirs, "--path", path, "-o", self.theirs)
            self.assert_same_motion(footfall.locomote(shelf, path=[[0, 0], [0, 3], [1, 6]]).motion)
            self.assert_same_motion(footfall.locomote(shelf, path=path).motion)
        with self.subTest("pickle"):
            again = pickle.loads(pickle.dumps(shelf))
            self.assertEqual(again.dumps(), shelf.dumps())

    def test_a_crowd_does_what_its_figures_do_alone(self):
        shelf = library.build(CLIPS)
        speeds, turns = np.linspace(1.0, 1.5, 40), np.linspace(-0.3, 0.3, 40)
        crowd = footfall.Locomotor(shelf, figures=40, speed=speeds, turn=turns)
        crowd.steer(speeds, turns)
        crowd.step(1 / 60, times=90, threads=2)
        positions, rotations = crowd.poses()
        for i in (0, 17, 39):
            one = footfall.Locomotor(shelf, figures=1, speed=speeds[i], turn=turns[i])
            one.steer(speeds[i], turns[i])
            one.step(1 / 60, times=90, threads=1)
            self.assertTrue(np.array_equal(one.poses()[0][0], positions[i]))
            self.assertTrue(np.array_equal(one.poses()[1][0], rotations[i]))
            self.assertTrue(np.array_equal(one.bases[0], crowd.bases[i]))
        with self.subTest("a copy is a checkpoint"):
            saved = crowd.copy()
            crowd.step(1 / 60, times=30)
            saved.step(1 / 60, times=30)
            self.assertTrue(np.array_equal(saved.bases, crowd.bases))

    def test_gait_make(self):
        for name in ("dog:trot", "horse:walk"):
            with self.subTest(name):
                report = self.report("gait", "make", name, "-o", self.theirs, "--strides", "3", "--speed", "2")
                made = gait.make(name, strides=3, speed=2)
                self.assert_same_motion(made.motion)
                self.assertEqual(made.suspension, report["suspension"])

    def test_gait_follow(self):
        path = EXAMPLES / "gait_path.json"
        document = json.loads(path.read_text(encoding="utf-8"))
        points = [point["position"] for point in document["points"]]
        headings = [np.radians(point["heading"]) if "heading" in point else np.nan for point in document["points"]]
        for name, flags, options in (("dog:trot", ["--speed", "2.2"], {"speed": 2.2}),
                                     ("dog:auto", ["--speeds", "0s:1,4s:3"], {"speeds": [[0, 1], [4, 3]]})):
            with self.subTest(name):
                self.program("gait", "follow", name, path, "-o", self.theirs, "--terrain", EXAMPLES / "gait_hills.json", *flags)
                travel = gait.follow(name, points, headings=headings, closed=document.get("closed", False),
                                     terrain=footfall.Terrain.from_file(EXAMPLES / "gait_hills.json"), **options)
                self.assert_same_motion(travel.motion)

    def test_stance_extract(self):
        theirs, mine = self.folder / "t.json", self.folder / "m.json"
        self.program("stance", "extract", EXAMPLES / "run.bvh", "-o", theirs)
        stance.extract([EXAMPLES / "run.bvh"]).write(mine)
        self.assert_same_bytes(mine, theirs)

    def test_stance_search_warp_and_blend(self):
        shelf = stance.read(SHELF)
        report = self.report("stance", "search", SHELF, "--set", "startSpeed=3.2")
        found = shelf.search(start_speed=3.2)
        self.assertEqual((found.answer, found.plausible, found.tried),
                         (report["answer"], report["plausible"], report["tried"]))
        names = [one.name for one in shelf][:2]
        report = self.report("stance", "warp", SHELF, names[0], "--set", "endHeight=1.1")
        warped = shelf.warp(names[0], end_height=1.1)
        self.assertEqual(warped.value, report["score"]["value"])
        report = self.report("stance", "blend", SHELF, *names, "--share", "0.4")["blends"][0]
        blended = shelf.blend(*names, share=0.4)
        self.assertEqual((blended.failure, blended.value), (report.get("failure"), report["score"]["value"]))

    def test_stance_chain(self):
        self.program("stance", "chain", SHELF, "--repeat", "3", "-o", self.theirs)
        self.assert_same_motion(stance.read(SHELF).repeat(3).motion)
        with self.assertRaisesRegex(TypeError, "there is no option 'fsp'"):
            stance.read(SHELF).repeat(3, fsp=3)

    def test_creature_play(self):
        self.program("creature", "play", "luxo hop", "-o", self.theirs)
        self.assert_same_motion(creature.read("luxo hop").simulate().motion)

    def test_creature_synthesize(self):
        theirs, mine = self.folder / "t.json", self.folder / "m.json"
        self.program("creature", "synthesize", "luxo hop", "-o", theirs, "--generations", "3", "--population", "8", "--seed", "5")
        found = creature.read("luxo hop").synthesize(generations=3, population=8, seed=5)
        found.write(mine)
        self.assert_same_bytes(mine, theirs)
        with self.subTest("enough"):
            seen = []
            early = creature.read("luxo hop").synthesize(generations=50, population=8, seed=5,
                                                         on_generation=lambda so: seen.append(so) or len(seen) < 2)
            self.assertEqual(len(seen), 2)
            self.assertEqual(early.fitness, seen[-1]["best"])

    def test_prints_over_stones(self):
        theirs, mine = self.folder / "t.json", self.folder / "m.json"
        document = json.loads((EXAMPLES / "tracks" / "river.json").read_text(encoding="utf-8"))
        self.program("prints", "--stones", EXAMPLES / "tracks" / "river.json", "-o", theirs)
        footfall.over_stones(document["stones"], start=document.get("start", 1) - 1,
                             goal=document.get("goal", len(document["stones"])) - 1).write(mine)
        self.assert_same_bytes(mine, theirs)


if __name__ == "__main__":
    unittest.main()
