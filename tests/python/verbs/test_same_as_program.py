# SPDX-License-Identifier: MIT
"""Every verb of the program has its function, and both give the same bits."""
import json
import unittest

import footfall
from support import EXAMPLES, PROGRAM, Case, example

WALK, RUN, SLIDING = EXAMPLES / "walk.bvh", EXAMPLES / "run.bvh", EXAMPLES / "walk_sliding.bvh"
TRACKS = [path for path in sorted((EXAMPLES / "tracks").glob("*.json"))
          if '"footfall": "track"' in path.read_text(encoding="utf-8")]


@unittest.skipUnless(PROGRAM, "there is no program beside the package")
class SameAsProgramTest(Case):
    def test_convert(self):
        for extension in ("bvh", "glb", "anim", "ma", "npz", "json"):
            with self.subTest(extension):
                # In folders of their own: the animation of a glTF file has the file's name.
                theirs, mine = self.folder / "t" / ("walk." + extension), self.folder / "m" / ("walk." + extension)
                theirs.parent.mkdir(exist_ok=True)
                mine.parent.mkdir(exist_ok=True)
                self.program("convert", WALK, theirs)
                footfall.write(footfall.read(WALK), mine)
                if extension == "ma":  # names of files are in it
                    continue
                self.assert_same_bytes(mine, theirs)

    def test_check(self):
        for path in (WALK, RUN, SLIDING, EXAMPLES / "dog.bvh"):
            with self.subTest(path.name):
                theirs = self.report("check", path)
                mine = footfall.check(footfall.read(path))
                self.assertGreater(len(mine), 8)
                for name, measure in mine.items():
                    if not measure.applies:
                        self.assertIsNone(theirs[name])
                        continue
                    self.assertEqual(
                        (measure.unit, measure.mean, measure.p999, measure.max, measure.frame, measure.where),
                        tuple(theirs[name][key] for key in ("unit", "mean", "p999", "max", "frame", "where")), name)
                self.assertEqual(len(mine.contacts), theirs["contacts"])
                self.assertEqual(str(mine), self.program("check", path).split("\n", 1)[1])

    def test_clean(self):
        for path in (SLIDING, EXAMPLES / "biped.ma"):
            with self.subTest(path.name):
                theirs, mine = self.folder / ("t" + path.suffix), self.folder / ("m" + path.suffix)
                report = self.report("clean", path, "-o", theirs)
                result = footfall.clean(footfall.read(path))
                footfall.write(result.scene, mine)
                self.assert_same_bytes(mine, theirs)
                self.assertEqual(result.after["skate"].max, report["after"]["skate"]["max"])
                self.assertEqual(list(result.notes), report["notes"])

    def test_trim_mirror_loop_root_rate(self):
        calls = {
            "trim": (["--range", "0.5s:1.5s", "--at", "0"], lambda s: footfall.trim(s, 0.5, 1.5, at=0)),
            "mirror": ([], lambda s: footfall.mirror(s).scene),
            "loop": (["--blend", "0.2"], lambda s: footfall.loop(s, blend=0.2).scene),
            "root": (["--in-place", "--face", "--origin"],
                     lambda s: footfall.root(s, in_place=True, face=True, origin=True).scene),
            "rate": (["--rate", "24"], lambda s: footfall.rate(s, 24).scene),
        }
        for verb, (arguments, function) in calls.items():
            with self.subTest(verb):
                theirs, mine = self.folder / "t.bvh", self.folder / "m.bvh"
                self.program(verb, WALK, "-o", theirs, *arguments)
                footfall.write(function(footfall.read(WALK)), mine)
                self.assert_same_bytes(mine, theirs)

    def test_concat(self):
        theirs, mine = self.folder / "t.bvh", self.folder / "m.bvh"
        self.program("concat", WALK, RUN, "--align", "-o", theirs)
        footfall.write(footfall.concat(footfall.read(WALK), footfall.read(RUN), align=True).scene, mine)
        self.assert_same_bytes(mine, theirs)

    def test_retarget(self):
        theirs, mine = self.folder / "t.ma", self.folder / "m.ma"
        document = self.folder / "map.json"
        self.program("retarget", WALK, "--onto", EXAMPLES / "biped.ma", "--save-map", document, "-o", theirs)
        report = self.report("retarget", WALK, "--onto", EXAMPLES / "biped.ma", "--map", document, "-o", theirs)
        result = footfall.retarget(footfall.read(WALK), footfall.read(EXAMPLES / "biped.ma"), document)
        footfall.write(result.scene, mine)
        self.assert_same_bytes(mine, theirs)
        self.assertEqual(result.scale, report["scale"])
        self.assertEqual(result.map, report["map"])

    def test_warp(self):
        keys = EXAMPLES / "warp_walk.json"
        theirs, mine = self.folder / "t.bvh", self.folder / "m.bvh"
        self.program("warp", WALK, "--keys", keys, "-o", theirs)
        footfall.write(footfall.warp(footfall.read(WALK), keys).scene, mine)
        self.assert_same_bytes(mine, theirs)
        with self.subTest("as a mapping"):
            document = json.loads(keys.read_text(encoding="utf-8"))
            footfall.write(footfall.warp(footfall.read(WALK), document).scene, mine)
            self.assert_same_bytes(mine, theirs)
        with self.subTest("beats"):
            self.program("warp", WALK, "--beat", "5:8", "--beat", "20:30:4", "--ease", "0.2", "-o", theirs)
            warped = footfall.warp(footfall.read(WALK), beats=[(5, 8), (20, 30, 4)], ease=0.2)
            footfall.write(warped.scene, mine)
            self.assert_same_bytes(mine, theirs)
        with self.subTest("speeds"):
            self.program("warp", WALK, "--speed", "0:1", "--speed", "20:0.5", "--contacts", "free", "-o", theirs)
            footfall.write(footfall.warp(footfall.read(WALK), speeds=[(0, 1), (20, 0.5)], contacts="free").scene, mine)
            self.assert_same_bytes(mine, theirs)
        with self.subTest("match"):
            self.program("warp", WALK, "--match", EXAMPLES / "walk_sliding.bvh", "-o", theirs)
            footfall.write(footfall.warp(footfall.read(WALK), match=footfall.read(SLIDING)).scene, mine)
            self.assert_same_bytes(mine, theirs)

    def test_blend(self):
        theirs, mine = self.folder / "t.bvh", self.folder / "m.bvh"
        self.program("blend", WALK, RUN, "--start", "1s", "--duration", "0.5s", "-o", theirs)
        footfall.write(footfall.blend(footfall.read(WALK), footfall.read(RUN), start=1, duration=0.5).scene, mine)
        self.assert_same_bytes(mine, theirs)
        with self.subTest("curves"):
            arm = EXAMPLES / "arm_wave.anim"
            theirs, mine = self.folder / "t.anim", self.folder / "m.anim"
            self.program("blend", arm, arm, "--start", "12", "--duration", "0.25s", "--align", "none", "-o", theirs)
            scene = footfall.read(arm)
            footfall.write(footfall.blend(scene, scene, start=12 / scene.fps, duration=0.25, align="none").scene, mine)
            self.assert_same_bytes(mine, theirs)

    def test_prints_along(self):
        theirs, mine = self.folder / "t.json", self.folder / "m.json"
        self.program("prints", "--path", EXAMPLES / "path.json", "--step-length", "0.7", "--toe-out", "8", "--standing",
                     "-o", theirs)
        path = json.loads((EXAMPLES / "path.json").read_text(encoding="utf-8"))
        import math
        headings = [math.radians(point["heading"]) if "heading" in point else math.nan for point in path["points"]]
        track = footfall.prints_along([point["position"] for point in path["points"]], closed=path.get("closed", False),
                                      headings=headings, step_length=0.7, toe_out=8, standing=True)
        track.write(mine)
        self.assert_same_bytes(mine, theirs)

    def test_prints_from(self):
        theirs, mine = self.folder / "t.json", self.folder / "m.json"
        self.program("prints", "--from", WALK, "-o", theirs)
        footfall.prints_from(WALK).write(mine)
        self.assert_same_bytes(mine, theirs)

    def test_wander(self):
        theirs, mine = self.folder / "t.json", self.folder / "m.json"
        self.program("wander", "--seed", "7", "--prints", "30", "-o", theirs)
        footfall.wander(30, seed=7).write(mine)
        self.assert_same_bytes(mine, theirs)

    def test_walk(self):
        self.assertGreater(len(TRACKS), 3)
        for path in TRACKS:
            with self.subTest(path.name):
                theirs, mine = self.folder / "t.bvh", self.folder / "m.bvh"
                report = self.report("walk", path, "-o", theirs, "--fps", "30", "--force")
                walk = footfall.walk(path, fps=30, force=True)
                footfall.write(walk.motion, mine)
                self.assert_same_bytes(mine, theirs)
                self.assertEqual(walk.cost, report["E"])
                self.assertEqual([note["text"] for note in walk.notes], report["notes"])

    def test_walk_in_a_style(self):
        theirs, mine = self.folder / "t.bvh", self.folder / "m.bvh"
        track = self.folder / "track.json"
        footfall.prints_from(WALK).write(track)
        self.program("walk", track, "-o", theirs, "--style", WALK, "--style-weight", "0.5")
        footfall.write(footfall.walk(track, style=footfall.read(WALK), style_weight=0.5).motion, mine)
        self.assert_same_bytes(mine, theirs)

    def test_picture(self):
        for kind in ("strip", "paths", "timing", "curves"):
            with self.subTest(kind):
                theirs, mine = self.folder / "t.svg", self.folder / "m.svg"
                self.program("picture", WALK, "-o", theirs, "--kind", kind)
                footfall.picture(footfall.read(WALK), mine, kind=kind)
                self.assert_same_bytes(mine, theirs)

    def test_a_walk_out_of_reach_is_refused_as_the_program_does(self):
        track = footfall.prints_along([[0, 0], [0, 40]], step_length=12)
        path = self.folder / "far.json"
        track.write(path)
        self.program("walk", path, "-o", self.folder / "far.bvh", code=1)
        with self.assertRaises(footfall.FootfallError) as caught:
            footfall.walk(track)
        self.assertIn("force=True", caught.exception.remedy)
        self.assertTrue(footfall.walk(track, force=True).unmet)


if __name__ == "__main__":
    unittest.main()
