# SPDX-License-Identifier: MIT
"""The keywords of functions are those of the engine's tables."""
import subprocess
import sys
import unittest

import footfall
from support import PROGRAM, ROOT, Case


class OptionsTest(Case):
    def test_the_types_of_keywords_are_up_to_date(self):
        done = subprocess.run([sys.executable, ROOT / "docs" / "generate_python_options.py", "--check"], capture_output=True,
                              text=True, check=False)
        self.assertEqual(done.returncode, 0, done.stderr)

    @unittest.skipUnless(PROGRAM, "there is no program beside the package")
    def test_keywords_have_the_words_and_defaults_of_the_flags(self):
        checked = 0
        for table, verb in (("walk", ["walk"]), ("prints", ["prints"]), ("blend", ["blend"]), ("travel", ["gait", "follow"]),
                            ("library", ["library", "build"]), ("steering", ["locomote"])):
            shown = self.program(*verb, "--help")
            for keyword, option in footfall.options(table).items():
                flags = ("--" + keyword.replace("_", "-"), "--no-" + keyword.replace("_", "-"))
                if any(flag in shown for flag in flags):
                    checked += 1
                self.assertTrue(option.help)
        self.assertGreater(checked, 60)

    def test_an_unknown_table(self):
        with self.assertRaisesRegex(footfall.FootfallError, "no table of options 'run'"):
            footfall.options("run")


if __name__ == "__main__":
    unittest.main()
