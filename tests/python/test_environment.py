# SPDX-License-Identifier: MIT
"""The built package in a clean virtual environment, with numpy and mypy from PyPI where that can be reached."""
import os
import pathlib
import shutil
import subprocess
import sys
import unittest

import footfall
from support import ROOT, Case

BUILT = pathlib.Path(footfall.__file__).parent


class EnvironmentTest(Case):
    def environment(self, *packages):
        """The Python of a new environment with these packages and footfall."""
        folder = self.folder / "environment"
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        pip = subprocess.run([folder / "bin" / "pip", "install", "--quiet", "--timeout", "20", "--retries", "1", *packages],
                             capture_output=True, text=True, check=False)
        if pip.returncode:
            self.skipTest("PyPI cannot be reached: " + pip.stderr.strip().splitlines()[-1])
        site = next((folder / "lib").glob("python*")) / "site-packages"
        shutil.copytree(BUILT, site / "footfall", ignore=shutil.ignore_patterns("__pycache__"))
        return folder / "bin" / "python"

    def run_in(self, python, *arguments):
        clean = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
        clean["PYTHONPATH"] = str(ROOT / "tests" / "python")
        done = subprocess.run([python, *arguments], cwd=ROOT, env=clean, capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        return done.stdout + done.stderr

    def test_it_works_with_the_newest_numpy(self):
        python = self.environment("numpy")
        said = self.run_in(python, "-c", "import footfall, numpy; print(footfall.__file__, numpy.__version__)")
        self.assertIn("environment", said)
        self.assertIn("OK", self.run_in(python, "-m", "unittest", "discover", "-s", "tests/python", "-p", "test_arguments.py"))

    def test_the_types_hold(self):
        python = self.environment("numpy", "mypy", "typing_extensions")
        said = self.run_in(python, "-m", "mypy", "--config-file", "pyproject.toml", "--cache-dir", str(self.folder), "-p",
                           "footfall.data", "-p", "footfall.verbs", "-m", "footfall", "-m", "footfall.creature", "-m",
                           "footfall.gait", "-m", "footfall.ik", "-m", "footfall.kinematics", "-m", "footfall.library", "-m",
                           "footfall.stance")
        self.assertIn("no issues found in 2", said)


if __name__ == "__main__":
    unittest.main()
