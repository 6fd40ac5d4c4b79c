# SPDX-License-Identifier: MIT
import os
import tempfile
import unittest

from host_case import HostCase
from maya import cmds, mel, utils
from mayahost import deferred, shelf, ui


class Recorded(HostCase):
    def setUp(self):
        super(Recorded, self).setUp()
        self.assertIs(cmds.about(batch=True), True)
        self.ui = ui.enable()
        self.addCleanup(ui.disable)

    def test_window(self):
        self.assertIs(cmds.about(b=True), False)
        said = []
        self.assertFalse(cmds.window("tool", exists=True))
        self.assertEqual(cmds.window("tool", title="Tool", widthHeight=(300, 200)), "tool")
        column = cmds.columnLayout(adjustableColumn=True)
        self.assertEqual(column, "tool|columnLayout1")
        field = cmds.floatField(value=2.5, changeCommand=said.append)
        box = cmds.checkBox("box", label="Mute", value=True, changeCommand=lambda on: said.append(("mute", on)))
        name = cmds.textField(text="walk")
        cmds.button("go", label="Go", command=lambda *_: said.append(cmds.floatField(field, q=True, value=True)))
        self.assertEqual(self.ui.windows(), [])
        cmds.showWindow("tool")
        self.assertEqual(self.ui.windows(), ["tool"])
        self.ui.press("go")
        self.ui.set(field, 4.0)
        self.ui.set(box, False)
        self.ui.set(name, "run")
        self.ui.press(self.ui.labelled("Go"))
        self.assertEqual(said, [2.5, 4.0, ("mute", False), 4.0])
        self.assertEqual(cmds.textField(name, q=True, text=True), "run")
        self.assertEqual(cmds.window("tool", q=True, title=True), "Tool")
        cmds.button("go", e=True, enable=False)
        with self.assertRaisesRegex(RuntimeError, "disabled"):
            self.ui.press("go")
        cmds.deleteUI("tool", window=True)
        self.assertFalse(cmds.control("go", exists=True))
        with self.assertRaisesRegex(RuntimeError, "not found"):
            cmds.floatField(field, q=True, value=True)

    def test_parents(self):
        with self.assertRaisesRegex(RuntimeError, "must have a layout"):
            cmds.button()
        cmds.window("w")
        cmds.columnLayout("a")
        cmds.rowLayout("b", numberOfColumns=2)
        self.assertEqual(cmds.text(label="x"), "w|a|b|text1")
        cmds.setParent("..")
        self.assertEqual(cmds.text(label="y"), "w|a|text2")
        self.assertEqual(cmds.separator(parent="b"), "w|a|b|separator1")
        with self.assertRaisesRegex(RuntimeError, "not unique"):
            cmds.window("w")
        with self.assertRaisesRegex(RuntimeError, "is a text, not a button"):
            cmds.button("text1", e=True, label="z")
        with self.assertRaisesRegex(RuntimeError, "needs a menu"):
            cmds.menuItem(label="z")
        with self.assertRaisesRegex(RuntimeError, "not made"):
            cmds.layout("new")
        self.assertEqual(cmds.layout("a", q=True, childArray=True), ["b", "text2"])

    def test_lists_and_options(self):
        cmds.window("w")
        cmds.columnLayout()
        rows = cmds.textScrollList(append=["a", "b", "c"])
        self.assertIsNone(cmds.textScrollList(rows, q=True, selectItem=True))
        self.ui.choose(rows, "b")
        self.assertEqual(cmds.textScrollList(rows, q=True, selectIndexedItem=True), [2])
        cmds.textScrollList(rows, e=True, removeItem="a")
        self.assertEqual(cmds.textScrollList(rows, q=True, allItems=True), ["b", "c"])
        cmds.textScrollList(rows, e=True, selectIndexedItem=2)
        self.assertEqual(cmds.textScrollList(rows, q=True, selectItem=True), ["c"])
        cmds.textScrollList(rows, e=True, removeAll=True)
        self.assertIsNone(cmds.textScrollList(rows, q=True, allItems=True))
        gait = cmds.optionMenu(label="Gait")
        for label in ("walk", "trot"):
            cmds.menuItem(label=label)
        self.assertEqual(cmds.optionMenu(gait, q=True, value=True), "walk")
        cmds.optionMenu(gait, e=True, value="trot")
        self.assertEqual(cmds.optionMenu(gait, q=True, select=True), 2)

    def test_menu(self):
        window = mel.eval("$tmp=$gMainWindow")
        menu = cmds.menu("tools", label="Tools", parent=window)
        pressed = []
        cmds.menuItem("one", label="One", parent=menu, command=lambda *_: pressed.append(1))
        below = cmds.menuItem(label="More", subMenu=True, parent=menu)
        cmds.menuItem("two", label="Two", parent=below, command="host_ui_pressed = True", sourceType="python")
        self.ui.press("one")
        self.ui.press("two")
        self.assertEqual(pressed, [1])
        self.assertEqual(cmds.menu("tools", q=True, numberOfItems=True), 2)
        cmds.deleteUI("tools", menu=True)
        self.assertFalse(cmds.menu("tools", exists=True))

    def test_dialogs(self):
        ask = lambda: cmds.confirmDialog(title="?", message="Sure?", button=["Yes", "No"], dismissString="No")
        self.assertEqual(ask(), "No")  # nobody answered: dismissed
        self.ui.answer("Yes", ("OK", "idle"), ["/tmp/x.ma"])
        self.assertEqual(ask(), "Yes")
        self.assertEqual(cmds.promptDialog(message="Name", button=["OK", "Cancel"]), "OK")
        self.assertEqual(cmds.promptDialog(q=True, text=True), "idle")
        self.assertEqual(cmds.fileDialog2(fileMode=1), ["/tmp/x.ma"])
        self.assertIsNone(cmds.fileDialog2(fileMode=1))
        self.assertEqual([kind for kind, _ in self.ui.dialogs],
                         ["confirmDialog", "confirmDialog", "promptDialog", "fileDialog2", "fileDialog2"])
        cmds.inViewMessage(assistMessage="done", position="topCenter", fade=True)
        self.assertEqual(self.ui.messages, ["done"])

    def test_progress(self):
        bar = mel.eval("$tmp = $gMainProgressBar")
        cmds.progressBar(bar, e=True, beginProgress=True, isInterruptable=True, status="work", maxValue=3)
        for _ in range(2):
            self.assertFalse(cmds.progressBar(bar, q=True, isCancelled=True))
            cmds.progressBar(bar, e=True, step=1)
        self.assertEqual(cmds.progressBar(bar, q=True, progress=True), 2)
        self.ui.cancelled = True
        self.assertTrue(cmds.progressBar(bar, q=True, isCancelled=True))
        cmds.progressBar(bar, e=True, endProgress=True)
        self.assertEqual(self.ui.progress, [("begin", 3), ("step", 1), ("step", 2), ("end",)])

    def test_jobs(self):
        cmds.createNode("transform", n="ball")
        heard = []
        job = cmds.scriptJob(event=["SelectionChanged", lambda: heard.append("selection")])
        once = cmds.scriptJob(attributeChange=["ball.tx", lambda: heard.append("tx")], runOnce=True)
        self.assertNotEqual(job, once)
        self.assertEqual(self.ui.fire("SelectionChanged"), 1)
        self.assertEqual((self.ui.change("ball.tx"), self.ui.change("ball.tx")), (1, 0))
        self.assertEqual(heard, ["selection", "tx"])
        self.assertTrue(cmds.scriptJob(exists=job))
        cmds.scriptJob(kill=job, force=True)
        self.assertFalse(cmds.scriptJob(exists=job))
        with self.assertRaisesRegex(RuntimeError, "Unknown event"):
            cmds.scriptJob(event=["Sneeze", "pass"])

    def test_deferred(self):
        order = []
        utils.executeDeferred(order.append, 1)
        utils.executeDeferred(lambda: utils.executeDeferred(order.append, 2))
        self.assertEqual(order, [])
        self.assertEqual(deferred.run(), 3)
        self.assertEqual(order, [1, 2])

    def test_heads_up(self):
        first = cmds.headsUpDisplay("speed", section=1, block=0, blockSize="small", label="Speed")
        self.assertIsInstance(first, int)
        with self.assertRaisesRegex(RuntimeError, "taken"):
            cmds.headsUpDisplay("other", s=1, b=0)
        self.assertTrue(cmds.headsUpDisplay("speed", exists=True))
        cmds.headsUpDisplay("speed", remove=True)
        self.assertFalse(cmds.headsUpDisplay("speed", exists=True))

    def test_range_of_the_time_slider(self):
        slider = mel.eval("$tmp=$gPlayBackSlider")
        self.assertFalse(cmds.timeControl(slider, q=True, rangeVisible=True))
        self.ui.find(slider).flags["rangeArray"] = [10.0, 20.0]
        self.assertTrue(cmds.timeControl(slider, q=True, rangeVisible=True))
        self.assertEqual(cmds.timeControl(slider, q=True, rangeArray=True), [10.0, 20.0])


GOOD = """
global proc shelf_Test () {
    global string $gBuffStr;
    shelfButton -enable 1 -width 35 -annotation "says \\"hi\\"" -label "Hi" -image "hi.png" -style "iconOnly"
        -command "host_shelf_said = 'hi'\\nhost_shelf_more = 2" -sourceType "python"
        -doubleClickCommand "pass" -mi "Twice" ( "x = 2\\ny = x * 2" ) -mip 0 -mi "Mel" ( "ls -sl" ) -flat 1
    ;
}
"""


class Shelves(HostCase):
    def read(self, text, name="shelf_Test.mel", icons=("hi.png",)):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        for icon in icons:
            open(os.path.join(folder.name, icon), "w").close()
        path = os.path.join(folder.name, name)
        with open(path, "w") as stream:
            stream.write(text)
        read = shelf.read(path)
        return read, read.problems([folder.name])

    def test_good(self):
        read, problems = self.read(GOOD)
        self.assertEqual(problems, [])
        self.assertEqual([button.label for button in read.buttons], ["Hi"])
        button = read.buttons[0]
        self.assertEqual(button.flags["annotation"], 'says "hi"')
        self.assertEqual(button.menu, [("Twice", "x = 2\ny = x * 2", True), ("Mel", "ls -sl", False)])
        self.assertEqual(button.run()["host_shelf_more"], 2)
        self.assertEqual(button.run(button.menu[0][1])["y"], 4)

    def test_bad(self):
        for old, new, what in (
                ("-enable 1", "-enabled 1", "shelfButton has no flag '-enabled'"),
                ("shelfButton", "shelfButtn", "there is no command 'shelfButtn'"),
                ('"hi.png"', '"ho.png"', "the icon 'ho.png' does not exist"),
                ("-mip 0", "-mip 5", "-mip 5 marks no menu item"),
                ("x = 2\\\\ny", "x := 2\\\\ny", "not Python 3.7"),
                ('"pass"', '"if (n := 1): pass"', "not Python 3.7"),
                ("ls -sl", "ls -zap", "ls has no flag '-zap'"),
                ('-label "Hi"', '-label ""', "it has no label"),
                ("shelf_Test ()", "shelf_Tset ()", "does not define the procedure 'shelf_Test'"),
                ("global proc", "proc", "is not global")):
            text = GOOD.replace(old, new.replace("\\\\", "\\"), 1) if "\\\\" not in old else \
                GOOD.replace(old.replace("\\\\", "\\"), new.replace("\\\\", "\\"), 1)
            self.assertNotEqual(text, GOOD, old)
            problems = self.read(text)[1]
            self.assertTrue(any(what in one for one in problems), (old, problems))

    def test_not_mel(self):
        with self.assertRaisesRegex(RuntimeError, "Syntax error"):
            self.read(GOOD.replace("}", ""))


if __name__ == "__main__":
    unittest.main()
