# SPDX-License-Identifier: MIT
"""The zip: one folder, a manifest, a wheel; installed, enabled, used, disabled."""
import os
import sys
import unittest
import zipfile

import bpy

ZIP = os.environ["FOOTFALL_BLENDER_ZIP"]


class Install(unittest.TestCase):
    def test_holds_what_blender_asks_for(self):
        with zipfile.ZipFile(ZIP) as archive:
            names = archive.namelist()
            manifest = archive.read("footfall_blender/blender_manifest.toml").decode()
        self.assertEqual({name.split("/")[0] for name in names}, {"footfall_blender"})
        for name in ("__init__.py", "LICENSE", "host.py", "services/walks.py", "panels/sidebar.py"):
            self.assertIn("footfall_blender/" + name, names)
        wheels = [name for name in names if name.endswith(".whl")]
        self.assertTrue(wheels)
        for wheel in wheels:
            self.assertIn('"./wheels/{0}"'.format(os.path.basename(wheel)), manifest)
        self.assertIn("GPL-3.0-or-later", manifest)

    def test_installs_and_walks(self):
        bpy.ops.preferences.addon_install(filepath=ZIP, overwrite=True)
        bpy.ops.preferences.addon_enable(module="footfall_blender")
        import footfall
        self.assertIn("engine-", footfall.__file__)
        self.assertEqual(bpy.ops.footfall.add_walk(), {"FINISHED"})
        walk = bpy.context.object
        self.assertGreater(len(walk.footfall_walk.figure.pose.bones), 15)
        bpy.ops.preferences.addon_disable(module="footfall_blender")
        self.assertFalse(hasattr(bpy.types.Object, "footfall_walk"))
        bpy.ops.preferences.addon_enable(module="footfall_blender")
        self.assertTrue(bpy.context.object.footfall_walk.is_walk)
        self.assertFalse(any("urllib.request" == name for name in sys.modules if name.startswith("footfall")))
