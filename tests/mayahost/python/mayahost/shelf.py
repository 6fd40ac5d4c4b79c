# SPDX-License-Identifier: MIT
"""What a shelf file says, and what is wrong with it.

    shelf = shelf.read("shelves/shelf_Footfall.mel")
    assert shelf.problems(icons=["icons"]) == []
    for button in shelf.buttons: button.run()
"""
import ast
import os
import sys

from maya._mel_parser import MelError, parse
from maya._mel_run import Interpreter
from maya.cmds._table import COMMANDS

from . import ui

_IMAGES = ("image", "image1", "image2", "image3")


class Button(object):
    """One button: its flags by long name, and its code."""

    def __init__(self, flags):
        self.flags = flags
        self.label = flags.get("label", "")
        self.python = flags.get("sourceType", "mel") == "python"
        self.code = flags.get("command", "")
        self.double_click = flags.get("doubleClickCommand", "")
        marked = flags.get("menuItemPython", [])
        # (label, code, whether it is Python)
        self.menu = [(label, code, index in marked) for index, (label, code) in enumerate(flags.get("menuItem", []))]

    def scripts(self):
        """Every script of the button: (what, code, whether it is Python)."""
        found = [("command", self.code, self.python)]
        if self.double_click:
            found.append(("doubleClickCommand", self.double_click, self.python))
        return found + [("menu item '%s'" % label, code, python) for label, code, python in self.menu]

    def run(self, code=None):
        """Runs the command (or another of its scripts) as Maya would; returns the names it left behind."""
        names = {"__name__": "__main__"}
        exec(compile(self.code if code is None else code, "<shelf %s>" % self.label, "exec"), names)
        return names


class Shelf(object):
    def __init__(self, name, buttons, found):
        self.name, self.buttons, self._found = name, buttons, found

    def problems(self, icons=(), builtin=()):
        """What is wrong: commands and flags that do not exist, icons that are in none of the folders (and are not
        named as Maya's own), menu items whose marks do not pair up, scripts that do not compile."""
        found = list(self._found)
        for button in self.buttons:
            found += ["%s: %s" % (button.label or "(no label)", what) for what in _button_problems(button)]
            for flag in _IMAGES:
                image = button.flags.get(flag)
                if image and image not in builtin and not any(os.path.isfile(os.path.join(f, image)) for f in icons):
                    found.append("%s: the icon '%s' does not exist" % (button.label, image))
        return found


def _button_problems(button):
    found = [] if button.label else ["it has no label"]
    if not button.flags.get("annotation"):
        found.append("it has no annotation")
    if not button.code:
        found.append("it has no command")
    marks = button.flags.get("menuItemPython", [])
    for mark in marks:
        if not 0 <= mark < len(button.menu):
            found.append("-mip %d marks no menu item" % mark)
    if len(set(marks)) != len(marks):
        found.append("a menu item is marked twice")
    for what, code, python in button.scripts():
        wrong = python_problem(code) if python else mel_problem(code)
        if wrong:
            found.append("%s: %s" % (what, wrong))
    return found


def python_problem(code):
    """What keeps the code from compiling with Python 3.7; empty if nothing does."""
    try:
        if sys.version_info >= (3, 8):
            ast.parse(code, feature_version=(3, 7))
        else:
            ast.parse(code)
    except SyntaxError as error:
        return "not Python 3.7: %s" % error
    return ""


def mel_problem(code):
    """What keeps the code from being read as MEL, or the first call of it that cannot be right."""
    try:
        found = call_problems(parse(code))
    except MelError as error:
        return str(error)
    return found[0] if found else ""


def _walk(node):
    if isinstance(node, tuple):
        yield node
    for part in node if isinstance(node, (tuple, list)) else ():
        if isinstance(part, (tuple, list)):
            for inner in _walk(part):
                yield inner


def call_problems(tree):
    """Calls of commands that do not exist or have no such flag."""
    procedures = {node[1] for node in _walk(tree) if node and node[0] == "proc"}
    found = []
    for node in _walk(tree):
        if not node or node[0] != "call" or node[1] in procedures or hasattr(Interpreter, "mel_" + node[1]):
            continue
        known = COMMANDS.get(node[1])
        if known is None:
            found.append("there is no command '%s'" % node[1])
            continue
        for word in node[2]:
            if word[0] == "word" and word[1].startswith("-") and word[1][1:2].isalpha():
                if word[1][1:] not in known.flags and not known.mode(word[1][1:]):
                    found.append("%s has no flag '%s'" % (node[1], word[1]))
    return found


def read(path):
    """Loads a shelf file and runs its procedure into recorded buttons."""
    name = os.path.splitext(os.path.basename(path))[0]
    with open(path, encoding="utf-8") as stream:
        text = stream.read()
    tree = parse(text)
    found = call_problems(tree)
    procedures = [node for node in tree[1] if node[0] == "proc"]
    for node in tree[1]:
        if node[0] != "proc" and node != ("block", []):
            found.append("the file does more than define procedures")
    mine = [node for node in procedures if node[1] == name]
    if not mine:
        return Shelf(name, [], found + ["the file does not define the procedure '%s'" % name])
    if not mine[0][4]:
        found.append("the procedure '%s' is not global" % name)
    if mine[0][2]:
        found.append("the procedure '%s' takes arguments" % name)
    if any("has no flag" in one or "no command" in one for one in found):
        return Shelf(name, [], found)
    with ui.recorded() as interface:
        layout = interface.add("shelfLayout", name[len("shelf_"):] or name, interface.find(ui.SHELF_TABS))
        interface.current = layout
        interpreter = Interpreter()
        interpreter.run(text)
        interpreter.procedure(name, [])
        buttons = [Button(dict(child.flags)) for child in layout.children if child.kind == "shelfButton"]
    return Shelf(name, buttons, found)
