# SPDX-License-Identifier: MIT
"""The reference of the Python package, from the docstrings of scripts/footfall, without importing it."""
import ast
import inspect
import re

from .manual import ROOT, cell

PACKAGE = ROOT / "scripts" / "footfall"
ROW = re.compile(r"^(\S(?:.*?\S)??)(?: {2,}| {4})(\S.*)$")


def homes():
    """{module: names} of _HOMES, and the submodules, of the package."""
    tree = ast.parse((PACKAGE / "__init__.py").read_text(encoding="utf-8"))
    values = {node.targets[0].id: node.value for node in tree.body
              if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)}
    return ast.literal_eval(values["_HOMES"]), ast.literal_eval(values["_MODULES"])


def module_tree(name):
    return ast.parse((PACKAGE / (name.replace(".", "/") + ".py")).read_text(encoding="utf-8"))


def rendered(doc):
    """A docstring as Markdown: rows of names as a table, examples as code."""
    lines = []
    for block in re.split(r"\n\s*\n", inspect.cleandoc(doc or "")):
        rows = block.split("\n")
        if rows[0].startswith(">>>"):
            lines += ["```python", *rows, "```", ""]
        elif all(ROW.match(row) or row.startswith("  ") for row in rows) and ROW.match(rows[0]):
            lines += ["| | |", "| --- | --- |"]
            for row in rows:
                if row.startswith("  ") and not ROW.match(row):
                    lines[-1] = lines[-1][:-2] + " " + cell(row.strip()) + " |"
                else:
                    name, meaning = ROW.match(row).groups()
                    lines.append("| `{0}` | {1} |".format(name, cell(meaning)))
            lines.append("")
        else:
            lines += [*rows, ""]
    return "\n".join(lines)


def shown_arguments(node):
    """Arguments without self and without the types, which would hide the names."""
    arguments = ast.parse(ast.unparse(node)).body[0].args
    for each in arguments.posonlyargs + arguments.args + arguments.kwonlyargs + [arguments.vararg, arguments.kwarg]:
        if each is not None:
            each.annotation = None
    if arguments.args and arguments.args[0].arg in ("self", "cls"):
        arguments.args.pop(0)
    return ast.unparse(arguments)


def is_property(node):
    return any(isinstance(d, ast.Name) and d.id == "property" for d in node.decorator_list)


def described_class(name, node):
    start = next((n for n in node.body if isinstance(n, ast.FunctionDef) and n.name == "__init__"), None)
    page = ["### `{0}{1}`\n".format(name, "({0})".format(shown_arguments(start)) if start else ""),
            rendered(ast.get_docstring(node))]
    if start is not None and ast.get_docstring(start):
        page.append(rendered(ast.get_docstring(start)))
    for member in node.body:
        if not isinstance(member, ast.FunctionDef) or member.name.startswith("_"):
            continue
        doc = ast.get_docstring(member)
        label = member.name if is_property(member) else "{0}({1})".format(member.name, shown_arguments(member))
        page.append("#### `.{0}`\n\n{1}".format(label, rendered(doc) if doc else ""))
    return page


def described(name, tree):
    node = next((n for n in tree.body if isinstance(n, (ast.ClassDef, ast.FunctionDef)) and n.name == name), None)
    if node is None:
        raise SystemExit("footfall.{0} is not defined where scripts/footfall/__init__.py says".format(name))
    if isinstance(node, ast.ClassDef):
        return described_class(name, node)
    return ["### `{0}({1})`\n".format(name, shown_arguments(node)), rendered(ast.get_docstring(node))]


TITLES = {"data": "What they take and give", "verbs": "Functions"}


def python_reference(out):
    """Writes reference/python-api.md; how many names are in it."""
    places, modules = homes()
    page = ["# The Python package\n", rendered(ast.get_docstring(ast.parse(
        (PACKAGE / "__init__.py").read_text(encoding="utf-8"))))]
    count = 0
    for folder, title in TITLES.items():
        page.append("## {0}\n".format(title))
        for place, names in places.items():
            if place.split(".")[0] != folder:
                continue
            tree = module_tree(place)
            for name in names:
                page += described(name, tree)
                count += 1
    for module in modules:
        if module == "rig":
            continue
        tree = module_tree(module)
        page += ["## footfall.{0}\n".format(module), rendered(ast.get_docstring(tree))]
        exported = next(ast.literal_eval(n.value) for n in tree.body
                        if isinstance(n, ast.Assign) and getattr(n.targets[0], "id", "") == "__all__")
        for name in exported:
            page += described(name, tree)
            count += 1
    (out / "reference" / "python-api.md").write_text("\n".join(page), encoding="utf-8")
    return count
