# SPDX-License-Identifier: MIT
import os
import tempfile
import unittest

import _mayahost
from host_case import HostCase
from maya import cmds, mel
from mayahost import deferred, ui

COMMAND = os.environ["COMMAND_PLUGIN"]


class Language(HostCase):
    def test_expressions(self):
        for text, wanted in (("1 + 2 * 3", 7), ("(1 + 2) * 3", 9), ("7 / 2", 3), ("7 / 2.0", 3.5), ("7 % 4", 3),
                             ("-2 - -3", 1), ("1 < 2 && !(3 == 4)", 1), ("0 || 0", 0), ("2 > 1 ? \"a\" : \"b\"", "a"),
                             ("\"a\" + 1 + \"b\"", "a1b"), ("(int)3.9", 3), ("float(\"2.5x\")", 2.5),
                             ("$l = {1, 2, 3}", [1, 2, 3]), ("size({\"a\", \"b\"})", 2),
                             ("\"\\\"q\\\"\\n\"", "\"q\"\n"),
                             ("0x10", 16), ("1e2", 100.0)):
            self.assertEqual(mel.eval(text), wanted, text)
        with self.assertRaisesRegex(RuntimeError, "Division by zero"):
            mel.eval("1 / 0")

    def test_variables(self):
        self.assertEqual(mel.eval("int $a = 2; $a *= 5; $a++; $a"), 11)
        self.assertEqual(mel.eval("string $list[]; $list[2] = \"z\"; size($list)"), 3)
        self.assertEqual(mel.eval("$list[2] + $list[0]"), "z")  # global scope stays
        with self.assertRaisesRegex(RuntimeError, "undeclared variable"):
            mel.eval("$b = $nothing;")
        with self.assertRaisesRegex(RuntimeError, "undeclared variable"):
            mel.eval("$t=$gMainProgressBar")  # in batch there is no main window
        with ui.recorded():
            self.assertEqual(mel.eval("$t=$gMainProgressBar"), ui.PROGRESS_BAR)
            self.assertEqual(mel.eval("global string $gShelfTopLevel; $t = $gShelfTopLevel;"), ui.SHELF_TABS)

    def test_procedures(self):
        mel.eval("""
            global proc int fact(int $n) { if ($n < 2) return 1; return $n * fact($n - 1); }  // recursive
            global proc string join(string $parts[]) {
                string $all = "";
                for ($part in $parts) { if ($part == "skip") continue; $all += $part; }
                return $all;
            }
            global proc reads() { global int $shared; $shared = $shared + 1; }
            global proc blind() { $hidden = 1; print $other; }
        """)
        self.assertEqual(mel.eval("fact(5)"), 120)
        self.assertEqual(mel.eval("`fact 4` + 1"), 25)
        self.assertEqual(mel.eval("join({\"a\", \"skip\", \"b\"})"), "ab")
        mel.eval("global int $shared = 4; reads; reads();")
        self.assertEqual(mel.eval("$shared"), 6)
        with self.assertRaisesRegex(RuntimeError, "undeclared"):
            mel.eval("$other = 3; blind;")
        with self.assertRaisesRegex(RuntimeError, "Wrong number of arguments"):
            mel.eval("fact(1, 2)")

    def test_global_scope_from_within(self):
        """Python that a procedure runs evaluates MEL in the global scope."""
        mel.eval("global int $outside = 3; global proc int inside() { int $own = 9; return "
                 "python(\"__import__('maya.mel').mel.eval('$outside + 1')\"); }")
        self.assertEqual(mel.eval("inside()"), 4)
        mel.eval("global proc nosy() { int $own = 9; eval \"$seen = $own;\"; }")
        with self.assertRaisesRegex(RuntimeError, "undeclared"):
            mel.eval("nosy")

    def test_loops(self):
        self.assertEqual(mel.eval("int $s = 0; for ($i = 0; $i < 5; $i++) { if ($i == 3) break; $s += $i; } $s"), 3)
        self.assertEqual(mel.eval("int $k = 0; while ($k < 4) $k += 3; $k"), 6)
        self.assertEqual(mel.eval("int $d = 9; do { $d++; } while ($d < 3); $d"), 10)

    def test_what_is_not_read_is_named(self):
        for text, what in (("switch ($a) { case 1: break; }", "switch"), ("$v = <<1, 2, 3>>;", "vectors"),
                           ("ls -sl; }", "'}'"), ("string $s = \"open", "without end"), ("if (1 { }", "'\\)'")):
            with self.assertRaisesRegex(RuntimeError, what):
                mel.eval(text)


class Commands(HostCase):
    def test_calls(self):
        self.assertEqual(mel.eval("createNode -n \"ball\" transform"), "ball")
        mel.eval("setAttr ball.tx 5; setAttr -type \"double3\" ball.rotate 10 20 30; setAttr -l on ball.ty;")
        self.assertEqual(mel.eval("getAttr ball.tx"), 5.0)
        self.assertEqual([round(v, 9) for v in mel.eval("getAttr \"ball.r\"")], [10.0, 20.0, 30.0])
        self.assertEqual(mel.eval("getAttr -l ball.ty"), 1)
        self.assertEqual(mel.eval("setKeyframe -t 1 -v 0 -at sx -t 5 ball"), 2)
        self.assertEqual(mel.eval("keyframe -q -tc ball.sx"), [1.0, 5.0])
        self.assertEqual(mel.eval("string $n = `ls -type \"transform\"` ? \"x\" : \"\"; size(`ls ball`)"), 1)
        self.assertEqual(mel.eval("select -r ball; string $sel[] = `ls -sl`; $sel[0]"), "ball")
        self.assertEqual(mel.eval("catch(`getAttr none.tx`)"), 1)

    def test_errors(self):
        with self.assertRaisesRegex(RuntimeError, "Invalid flag '-zap'"):
            mel.eval("ls -zap")
        with self.assertRaisesRegex(RuntimeError, "Cannot find procedure \"nothing\""):
            mel.eval("nothing 1 2")
        with self.assertRaisesRegex(RuntimeError, "must be passed"):
            mel.eval("currentUnit -time")

    def test_one_undo_step(self):
        mel.eval("createNode transform -n a; createNode transform -n b; setAttr b.tx 3;")
        mel.eval("undo")
        self.assertEqual(cmds.ls("a", "b"), [])
        mel.eval("redo;")
        self.assertEqual(cmds.getAttr("b.tx"), 3.0)

    def test_python_and_source(self):
        self.assertEqual(mel.eval("python(\"1 + 1\")"), 2)
        mel.eval("python(\"import os\\nhost_test_value = 5\")")
        self.assertEqual(mel.eval("python \"host_test_value\""), 5)
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "some tool.mel")
            with open(path, "w") as stream:
                stream.write("global proc int answer() { return 42; }\n")
            mel.eval("source \"%s\"; " % path)
        self.assertEqual(mel.eval("answer()"), 42)
        with self.assertRaisesRegex(RuntimeError, "Cannot find file"):
            mel.eval("source \"nowhere.mel\"")
        mel.eval("evalDeferred \"createNode -n late transform\"")
        self.assertFalse(cmds.objExists("late"))
        self.assertEqual(deferred.run(), 1)
        self.assertTrue(cmds.objExists("late"))


class FromPlugins(HostCase):
    """MGlobal::executeCommand and executePythonCommand reach the same languages."""

    def test_mel(self):
        self.assertEqual(_mayahost.evalMel("int $x = 2; createNode -n cpp transform; $x * 4"), (True, 8))
        self.assertTrue(cmds.objExists("cpp"))
        cmds.undo()
        self.assertFalse(cmds.objExists("cpp"))
        self.assertEqual(_mayahost.evalMel("getAttr none.tx"), (False, None))
        self.assertIn("No object matches name: none", _mayahost.lastError())

    def test_python(self):
        line = "__import__('maya.cmds').cmds.createNode('transform', n='py')"
        self.assertEqual(_mayahost.executePython(line, True), (True, "py"))
        cmds.undo()
        self.assertFalse(cmds.objExists("py"))
        before = _mayahost.undoLength()
        self.assertEqual(_mayahost.executePython(line, False), (True, "py"))
        self.assertEqual(_mayahost.undoLength(), before)  # without undo it stays
        self.assertTrue(cmds.objExists("py"))
        self.assertEqual(_mayahost.executePython("[1.5, 2]", False), (True, [1.5, 2.0]))
        self.assertEqual(_mayahost.executePython("no such thing", False)[0], False)


if __name__ == "__main__":
    unittest.main()
