# SPDX-License-Identifier: MIT
"""A test that starts in a new scene and ends without misuse."""
import unittest

import _mayahost
from maya import cmds


class HostCase(unittest.TestCase):
    def setUp(self):
        cmds.file(new=True, f=True)

    def tearDown(self):
        cmds.evaluationManager(mode="off")
        cmds.file(new=True, f=True)
        self.assertEqual(_mayahost.misuses(), [])
