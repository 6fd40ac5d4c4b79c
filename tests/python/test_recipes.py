# SPDX-License-Identifier: MIT
"""The recipes of the docs run as they stand, and make what they say."""
import contextlib
import csv
import io
import os
import re
import shutil
import unittest

import numpy as np

from support import EXAMPLES, ROOT, Case

PAGE = ROOT / "docs" / "python" / "recipes.md"
BLOCK = re.compile(r"^## (?P<title>[^\n]+)\n(?:(?!^## ).)*?^```python\n(?P<code>.*?)^```$", re.M | re.S)


class RecipesTest(Case):
    def setUp(self):
        super().setUp()
        os.makedirs(self.folder / "examples")
        for path in EXAMPLES.glob("*.bvh"):
            shutil.copy(path, self.folder / "examples")
        back = os.getcwd()
        os.chdir(self.folder)
        self.addCleanup(os.chdir, back)

    def run_recipe(self, title):
        found = {match["title"]: match["code"] for match in BLOCK.finditer(PAGE.read_text(encoding="utf-8"))}
        self.assertEqual(len(found), 10)
        said = io.StringIO()
        with contextlib.redirect_stdout(said):
            names = {"__name__": "recipe"}
            exec(compile(found[title], str(PAGE), "exec"), names)
        return names, said.getvalue()

    def test_clean_a_folder(self):
        _, said = self.run_recipe("Clean a folder")
        self.assertEqual(len(list((self.folder / "planted").glob("*.bvh"))), 3)
        self.assertIn("walk_sliding.bvh: ", said)

    def test_a_report_of_foot_skate_as_a_table(self):
        self.run_recipe("A report of foot skate as a table")
        rows = list(csv.DictReader(io.StringIO((self.folder / "skate.csv").read_text())))
        self.assertGreater(len(rows), 4)
        self.assertGreater({row["clip"]: float(row["skate (mm)"]) for row in rows}["walk_sliding"], 10)

    def test_walk_along_a_path_to_gltf(self):
        names, _ = self.run_recipe("Walk along a path, to glTF")
        self.assertEqual((self.folder / "walk.glb").read_bytes()[:4], b"glTF")
        self.assertGreater(names["walk"].track.positions[-1, 1], 0.8)

    def test_a_thousand_figures_steered(self):
        names, _ = self.run_recipe("A thousand figures, steered")
        self.assertEqual(names["positions"].shape[0], 1000)
        moved = np.linalg.norm(names["crowd"].bases[:, :2] - names["start"][:, :2], axis=1)
        self.assertTrue(2 < moved.mean() < 5, moved.mean())

    def test_retime_to_beats(self):
        names, _ = self.run_recipe("Retime to beats")
        import footfall
        strikes = footfall.read("on_the_beat.bvh").motion.contacts().times[:4, 0]
        self.assertLess(np.abs(np.diff(strikes) - 0.5).max(), 0.05)

    def test_contacts_for_machine_learning(self):
        self.run_recipe("Contacts for machine learning")
        data = np.load(self.folder / "features.npz")
        self.assertEqual(data["contacts"].shape, (len(data["positions"]), 4))
        self.assertTrue(0.2 < data["contacts"].mean() < 0.9)

    def test_read_npz(self):
        names, _ = self.run_recipe("Read NPZ")
        self.assertEqual(names["motion"].names, ("hips", "leftLeg", "leftFoot", "rightLeg", "rightFoot"))
        np.testing.assert_allclose(names["motion"].positions()[0, 2], [0.1, 0, 0], atol=1e-12)

    def test_compare_two_clips(self):
        _, said = self.run_recipe("Compare two clips")
        self.assertRegex(said, r"\w+ moved by \d")
        self.assertGreater((self.folder / "compare.html").stat().st_size, 100000)

    def test_a_data_set_of_footprints_and_motions(self):
        self.run_recipe("A data set of footprints and motions")
        for i in range(5):
            data = np.load(self.folder / "walk_{0}.npz".format(i))
            self.assertEqual(len(data["prints"]), len(data["times"]))
            self.assertEqual(data["rotations"].shape[0], data["com"].shape[0])

    def test_use_in_blender(self):
        names, _ = self.run_recipe("Use in Blender")
        self.assertEqual(len(names["path"]), names["walk"].motion.frames)
        blender = shutil.which("blender")
        if not blender:
            self.skipTest("Blender is not installed; the part inside it was not run")


if __name__ == "__main__":
    unittest.main()
