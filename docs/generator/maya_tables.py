# SPDX-License-Identifier: MIT
"""Tables of attributes and flags, from the C++ that makes them and the pages that describe them."""
import collections
import re

from .cpp import Entry, attributes_in, flags_in, sources
from .manual import ROOT, cell, line_of


class Maya:
    """Expands the blocks of attributes and flags, and knows what they leave out."""

    def __init__(self, problems, options):
        self.problems, self.options = problems, options
        self.described = {"attributes": set(), "flags": set()}
        self.quoted = set()
        for path in list((ROOT / "plugin").rglob("*.cpp")) + list((ROOT / "plugin").rglob("*.h")):
            self.quoted.update(re.findall(r'"(\w+)"', path.read_text(encoding="utf-8")))

    def table(self, path, text, block):
        what, line = block.group("language"), line_of(text, block.start())
        finder = attributes_in if what == "attributes" else flags_in
        known = collections.OrderedDict()
        for source in sources(block.group("rest")):
            if not source.exists():
                self.problems.add(path, line, "there is no " + block.group("rest").strip())
                return ""
            for entry in finder(source):
                known.setdefault(entry.name, entry)
        head = ("attribute", "short name", "type", "default", "") if what == "attributes" else ("flag", "short", "takes", "")
        rows = [head, ("---",) * len(head)]
        for number, row in enumerate(block.group("body").splitlines(), line + 1):
            if not row.strip():
                continue
            if row.count("|") < 1:
                self.problems.add(path, number, "a row needs NAMES | TEXT")
                continue
            names, *rest = [part.strip() for part in row.split(" | ")]
            rows.append(self.row(path, number, what, names, rest, known))
        return "\n".join("| " + " | ".join(row) + " |" for row in rows) + "\n"

    def row(self, path, number, what, names, rest, known):
        entries = []
        for word in names.split():
            name = re.sub(r"\[\w*\]", "", word.split(".")[-1])
            entry = known.get(name) or self.options.get(name)
            if not entry and name.lstrip("-") not in self.quoted:
                self.problems.add(path, number, "the plug-in has no " + name)
            self.described[what].add(name)
            entries.append(entry or Entry(name, "", "", "", None))
        default = rest[0] if len(rest) > 1 else ", ".join(dict.fromkeys(e.default for e in entries if e.default))
        shown = " ".join("`{0}`".format(word) for word in names.split())
        brief = " ".join("`{0}`".format(e.brief) for e in entries if e.brief)
        kinds = [e.kind or getattr(self.options.get(e.name.lstrip("-")), "kind", "") for e in entries]
        kind = "; ".join(dict.fromkeys(k for k in kinds if k))
        text = cell(rest[-1])
        return (shown, brief, cell(kind), cell(default), text) if what == "attributes" else (shown, brief, kind, text)

    def undescribed(self):
        """What the sources make and no page describes. Children that only split a triple are not asked for."""
        result = []
        for path in sources("plugin/maya"):
            result += [e for e in attributes_in(path) if e.name not in self.described["attributes"]
                       and not (e.name[-1] in "XYZ" and e.name[:-1] in self.quoted)]
            result += [e for e in flags_in(path) if e.name not in self.described["flags"]]
        return result
