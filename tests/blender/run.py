# SPDX-License-Identifier: MIT
"""Runs tests inside of Blender: blender -b --factory-startup --python-exit-code 3 -P run.py -- FOLDER MODULE...

FOLDER holds the package footfall. The add-on is read from the sources through BLENDER_USER_SCRIPTS; a module whose name ends
in "install" installs the zip instead."""
import os
import pathlib
import sys
import unittest

import bpy

HERE = pathlib.Path(__file__).resolve().parent
sys.dont_write_bytecode = True
package, *modules = sys.argv[sys.argv.index("--") + 1:]
sys.path[:0] = [str(HERE)] + ([] if any(name.endswith("install") for name in modules) else [package])
os.chdir(HERE.parents[1])
if not any(name.endswith("install") for name in modules):
    bpy.ops.preferences.addon_enable(module="footfall_blender")
suite = unittest.defaultTestLoader.loadTestsFromNames(modules)
if suite.countTestCases() == 0:
    raise SystemExit("no tests in " + ", ".join(modules))
if not unittest.TextTestRunner(verbosity=2, stream=sys.stdout).run(suite).wasSuccessful():
    raise SystemExit(1)
