# SPDX-License-Identifier: MIT
"""Pages of the Python functions, from their docstrings, and of the shelf, from its table."""
import ast
import inspect
import re

from .manual import ROOT, cell


class Module:
    """A Python module whose docstring shows how to import it."""

    def __init__(self, path):
        self.tree = ast.parse(path.read_text(encoding="utf-8"))
        self.doc = inspect.cleandoc(ast.get_docstring(self.tree) or "")
        shown = re.search(r"^ +(from footfall[\w.]* import (\w+))", self.doc, re.M)
        self.importing, self.name = shown.groups() if shown else (None, path.stem)
        self.functions = {node.name: node for node in self.tree.body
                          if isinstance(node, ast.FunctionDef) and not node.name.startswith("_")}


def api_modules():
    found = [Module(path) for path in sorted((ROOT / "scripts" / "footfall").rglob("*.py"))]
    return {module.name: module for module in found if module.importing}


def signature(node):
    return "{0}({1})".format(node.name, ast.unparse(node.args))


def python_page(modules, out):
    page = ["# Python in Maya\n",
            "The shelf calls these functions, and so can you: in Maya's Script Editor, in `mayapy` and in batch jobs. They\n"
            "raise `footfall.FootfallError` with the sentence that the shelf would show, and each call is one step to undo.\n"]
    for name, module in sorted(modules.items()):
        page += ["## " + name + "\n", module.doc + "\n"]
        for node in module.functions.values():
            text = inspect.cleandoc(ast.get_docstring(node) or "")
            page += ["### `{0}`\n".format(signature(node)), text + "\n"]
    (out / "reference" / "python.md").write_text("\n".join(page), encoding="utf-8")
    return sum(len(module.functions) for module in modules.values())


def shelf_tools():
    """[(label, icon, note, labels of the items)] of the shelf's buttons."""
    paths = [path for path in (ROOT / "scripts" / "footfall").rglob("*.py")
             if "TOOLS = (" in path.read_text(encoding="utf-8")]
    if len(paths) != 1:
        raise SystemExit("TOOLS, the shelf's table, must be in one file of scripts/footfall, got {0}".format(len(paths)))
    tree = ast.parse(paths[0].read_text(encoding="utf-8"))
    table = next(node.value for node in tree.body if isinstance(node, ast.Assign) and node.targets[0].id == "TOOLS")
    return [(call.args[0].value, call.args[1].value, call.args[3].value, [item.elts[0].value for item in call.args[5].elts])
            for call in table.elts]


def menu_sections():
    """{section: labels of its entries} of the Footfall menu, from the same table."""
    tree = ast.parse((ROOT / "scripts" / "footfall" / "maya" / "tools" / "tool_table.py").read_text(encoding="utf-8"))
    table = next(node.value for node in tree.body if isinstance(node, ast.Assign) and node.targets[0].id == "SECTIONS")
    return {section.elts[0].value: [entry.elts[0].value for entry in section.elts[1].args] for section in table.elts}


def shelf_page(tools, out):
    page = ["# The shelf\n",
            "Every button works on the selection, and on the highlighted range of the time slider (Shift-drag). The items are\n"
            "on the right mouse button. The **Footfall** menu has all there is, below.\n",
            "| | button | what it does | right-click |", "| --- | --- | --- | --- |"]
    for label, icon, note, items in tools:
        page.append("| ![](../../icons/{0}_200.png) | **{1}** | {2} | {3} |".format(
            icon, cell(label), cell(note), cell("; ".join(items))))
    page += ["\n## The menu\n", "Each entry is a command for hotkeys, too: *Windows ▸ Settings/Preferences ▸ Hotkey Editor*, category\n"
             "*Footfall*. Entries with a box have options. On footprints and apexes Ctrl, Shift and the right mouse button open a\n"
             "marking menu.\n", "| section | entries |", "| --- | --- |"]
    page += ["| {0} | {1} |".format(cell(section), cell("; ".join(items))) for section, items in menu_sections().items()]
    (out / "reference" / "maya").mkdir(parents=True, exist_ok=True)
    (out / "reference" / "maya" / "shelf.md").write_text("\n".join(page) + "\n", encoding="utf-8")
