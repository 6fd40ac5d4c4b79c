# SPDX-License-Identifier: MIT
"""The attribute editor templates have the options of the tables: what is missing, unknown or old is found."""
import pathlib
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "docs" / "generate_templates.py"
TEMPLATE = '''    // options of StanceChainOptions: {0}
    // end of options
'''


def run(*arguments):
    made = subprocess.run([sys.executable, str(SCRIPT), *map(str, arguments)], stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE, universal_newlines=True, check=False)
    return made.returncode, made.stderr


class Templates(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.folder = pathlib.Path(temporary.name)
        self.file = self.folder / "AEffLeapsTemplate.mel"

    def write(self, names):
        self.file.write_text(TEMPLATE.format(names), encoding="utf-8")

    def test_those_of_the_project_are_up_to_date(self):
        self.assertEqual(run("--check"), (0, ""))

    def test_options_are_written_between_the_lines(self):
        self.write('firstFoot="Foot" drift("leapsChanged") method price')
        code, said = run("--check", "--templates", self.folder)
        self.assertEqual(code, 1)
        self.assertIn("AEffLeapsTemplate.mel: is not up to date", said)
        self.assertEqual(run("--templates", self.folder), (0, ""))
        text = self.file.read_text(encoding="utf-8")
        self.assertIn('    editorTemplate -label "Foot" -annotation "Foot of the first contact" -addControl "firstFoot";\n', text)
        self.assertIn('-label "Drift" -annotation "Turn the body', text)
        self.assertIn('-addControl "drift" "leapsChanged";\n', text)
        self.assertEqual(run("--check", "--templates", self.folder), (0, ""))

    def test_a_missing_and_an_unknown_option(self):
        self.write("firstFoot")
        self.assertIn("the option drift of StanceChainOptions is missing", run("--templates", self.folder)[1])
        self.write("firstFoot drift hover")
        self.assertIn("AEffLeapsTemplate.mel:1: StanceChainOptions has no attribute hover", run("--templates", self.folder)[1])
        self.file.write_text("// options of Nobody: a\n// end of options\n", encoding="utf-8")
        self.assertIn("there is no table of Nobody", run("--templates", self.folder)[1])


if __name__ == "__main__":
    unittest.main()
