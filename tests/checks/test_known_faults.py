# SPDX-License-Identifier: MIT
"""Known faults are expected to fail, and are noticed when they pass, crash or end without a result."""

import os
import pathlib
import subprocess
import tempfile
import unittest
import xml.etree.ElementTree as xml

import summary

HERE = pathlib.Path(__file__).resolve().parent
CMAKE = os.environ.get("FOOTFALL_CMAKE", "cmake")

PASS = {"Probe.Holds", "Probe.KnownFaultIsStillThere", "KnownFaultProbe.IsStillThere",
        "Some/KnownFaultOfMany.IsStillThere/1", "Some/KnownFaultOfMany.IsStillThere/2"}
FAIL = {"Probe.Breaks", "KnownFaultProbe.IsMended", "KnownFaultProbe.Aborts", "KnownFaultProbe.LeavesWithoutAResult"}
SKIP = {"Probe.IsSkipped"}


class KnownFaultsTest(unittest.TestCase):
    def run_quietly(self, *command):
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        return done.returncode, done.stdout

    def test_only_a_failure_counts(self):
        with tempfile.TemporaryDirectory() as build:
            for command in ([CMAKE, "-S", str(HERE / "known_faults"), "-B", build, "-G", "Ninja"],
                            [CMAKE, "--build", build]):
                code, said = self.run_quietly(*command)
                self.assertEqual(code, 0, said)
            results = os.path.join(build, "tests.xml")
            ctest = os.path.join(os.path.dirname(CMAKE), "ctest")
            code, said = self.run_quietly(ctest, "--test-dir", build, "--output-junit", results)
            self.assertNotEqual(code, 0, said)
            root = xml.parse(results).getroot()
        cases = {case.get("name"): case for case in root.iter("testcase")}
        failed = {name for name, case in cases.items() if case.find("failure") is not None}
        skipped = {name for name, case in cases.items() if case.find("skipped") is not None}
        self.assertEqual(failed, FAIL)
        self.assertEqual(skipped, SKIP)
        self.assertEqual(set(cases) - failed - skipped, PASS)

        lines = list(summary.summary(root))
        self.assertIn("1 tests skipped", lines)
        self.assertIn("  Probe.IsSkipped: because it is a probe", lines)
        self.assertIn("4 known faults", lines)
        self.assertIn("  Some/KnownFaultOfMany.IsStillThere/1", lines)
        self.assertIn("3 known faults that pass now, crash or time out: look, and rename those that pass", lines)


if __name__ == "__main__":
    unittest.main()
