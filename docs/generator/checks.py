# SPDX-License-Identifier: MIT
"""Whether what the manual names is there: functions, flags, buttons, files, tests, pages."""
import ast
import inspect
import pathlib
import re
import subprocess

from .manual import FENCE, ROOT, line_of


def check_python(path, text, block, modules, problems):
    """That an example in Python parses, and calls functions that are there with arguments that they take."""
    line = line_of(text, block.start()) + 1
    try:
        tree = ast.parse(inspect.cleandoc("\n" + block.group("body")))
    except SyntaxError as error:
        problems.add(path, line + (error.lineno or 1) - 1, "not Python: " + error.msg)
        return
    for call in ast.walk(tree):
        if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute)
                and isinstance(call.func.value, ast.Name)):
            continue
        module = modules.get(call.func.value.id)
        if not module:
            continue
        node = module.functions.get(call.func.attr)
        if not node:
            problems.add(path, line + call.lineno - 1, "{0} has no {1}".format(module.name, call.func.attr))
            continue
        taken = {argument.arg for argument in node.args.args + node.args.kwonlyargs}
        for keyword in call.keywords:
            if keyword.arg and keyword.arg not in taken and not node.args.kwarg:
                problems.add(path, line + call.lineno - 1, "{0}.{1} has no argument {2}".format(
                    module.name, call.func.attr, keyword.arg))
        if len(call.args) > len(node.args.args) and not node.args.vararg:
            problems.add(path, line + call.lineno - 1, "{0}.{1} takes fewer arguments".format(module.name, call.func.attr))


def check_mel(path, text, block, flags, problems):
    """That an example in MEL uses flags that its command has."""
    for number, line in enumerate(block.group("body").splitlines(), line_of(text, block.start()) + 1):
        for command, rest in re.findall(r"\b(ff[A-Z]\w+)\b([^;]*)", line):
            known = flags.get(command)
            for flag in re.findall(r"(?:^|\s)-([a-zA-Z]\w*)", re.sub(r'"[^"]*"', "", rest)):
                if known is not None and flag not in known | {"edit", "query"}:
                    problems.add(path, number, "{0} has no flag -{1}".format(command, flag))


def check_labels(path, text, tools, sections, problems):
    """That *Button ▸ Item* is on the shelf, or *Section ▸ Item* in the menu; and in the pages for Maya **Button**, too."""
    buttons = {label: list(items) for label, _, _, items in tools}
    for section, items in sections.items():
        buttons.setdefault(section, []).extend(items)
    entries = {item for items in sections.values() for item in items}
    for found in re.finditer(r"\*([A-Z][^*▸]+?)\s+▸\s+([^*]+?)\*", text):
        label, item = (" ".join(part.split()) for part in found.groups())
        if label in buttons and item not in buttons[label]:
            problems.add(path, line_of(text, found.start()), "the button {0} has no item {1}".format(label, item))
    if "maya" in path.relative_to(ROOT).as_posix() and "how-to" in path.parts:
        for found in re.finditer(r"\*\*([A-Z][^*.]+)\*\*", text):
            if " ".join(found.group(1).split()) not in entries | set(buttons):
                problems.add(path, line_of(text, found.start()), "neither shelf nor menu has " + found.group(1))


def git_files(*folders):
    """The files of the repository, or of some of its folders."""
    done = subprocess.run(["git", "ls-files", *folders], cwd=str(ROOT), stdout=subprocess.PIPE, check=True)
    return done.stdout.decode("utf-8").split()


class Sources:
    """The files and the tests of the repository, by the names that pages use."""

    FOLDERS = ("", "plugin/", "plugin/core/", "tests/", "tests/core/")

    def __init__(self):
        listed = git_files()
        self.files = set(listed)
        self.stems = {re.sub(r"\.\w+$", "", name) for name in listed}
        self.folders = {parent.as_posix() for name in listed for parent in pathlib.PurePosixPath(name).parents}
        self.suites = set()
        for name in listed:
            if name.startswith("tests/") and name.endswith(".cpp"):
                text = (ROOT / name).read_text(encoding="utf-8", errors="replace")
                self.suites.update(".".join(pair) for pair in re.findall(r"\bTEST(?:_F|_P)?\(\s*(\w+),\s*(\w+)\s*\)", text))
        self.roots = {name.split("/")[0] for name in self.folders if name != "."}
        self.roots |= {name.split("/")[2] for name in self.folders if name.startswith("plugin/core/")} | {"core"}

    def check(self, path, text, problems):
        for found in re.finditer(r"`([\w./]+)`", text):
            word = found.group(1).rstrip("/")
            if "/" in word and word.split("/")[0] in self.roots and not any(
                    folder + word in known for folder in self.FOLDERS for known in (self.files, self.stems, self.folders)):
                problems.add(path, line_of(text, found.start()), "there is no file or folder " + word)
            if re.match(r"[a-z]\w+_test$", word) and not any(stem.endswith("/" + word) for stem in self.stems):
                problems.add(path, line_of(text, found.start()), "there is no test " + word)
        for found in re.finditer(r"`([A-Z]\w+\.[A-Z]\w+)(…?)`", text):
            name, more = found.groups()
            if not any(suite == name or more and suite.startswith(name) for suite in self.suites):
                problems.add(path, line_of(text, found.start()), "there is no test " + name)


def check_mentions(problems):
    """That the pages named in comments, help texts and scripts are there."""
    for name in git_files("plugin", "scripts", "tests", "examples", "bench", "dev", "CMakeLists.txt"):
        path = ROOT / name
        text = path.read_bytes().decode("utf-8", "replace") if path.is_file() else ""
        for found in re.finditer(r"\bdocs/[\w/-]+\.md", text):
            if not (ROOT / found.group(0)).exists():
                problems.add(path, line_of(text, found.start()), "there is no page " + found.group(0))


def slug(heading):
    """The anchor that MkDocs gives to a heading."""
    text = re.sub(r"`|\[([^\]]*)\]\([^)]*\)|\*", lambda m: m.group(1) or "", heading)
    text = re.sub(r"[^\w\s-]", "", text.encode("ascii", "ignore").decode("ascii")).strip().lower()
    return re.sub(r"[-\s]+", "-", text)


def check_links(paths, problems):
    """That every relative link of the pages, and its anchor, leads somewhere."""
    anchors = {}

    def anchors_of(path):
        if path not in anchors:
            text = re.sub(FENCE, "", path.read_text(encoding="utf-8"))
            anchors[path] = {slug(heading) for heading in re.findall(r"^#+ (.+)$", text, re.M)}
        return anchors[path]

    count = 0
    for path, shown in paths:
        text = (shown if shown.exists() else path).read_text(encoding="utf-8")
        text = FENCE.sub(lambda b: b.group(0) if b.group("language") in ("attributes", "flags")
                         else "\n" * b.group(0).count("\n"), text)
        for found in re.finditer(r"\]\(([^)\s]+)\)", text):
            link = found.group(1)
            if re.match(r"[a-z]+:", link):
                continue
            count += 1
            name, _, anchor = link.partition("#")
            target = (path.parent / name).resolve() if name else path.resolve()
            if not target.exists():
                problems.add(shown, line_of(text, found.start()), "a link leads nowhere: " + link)
            elif anchor and anchor not in anchors_of(target):
                problems.add(shown, line_of(text, found.start()), "there is no heading for " + link)
    return count
