#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Finds idioms that no native speaker would write, in everything that users and engineers read.

Looks at sources, comments, messages, docs, scripts and tests; prints FILE:LINE: what is there -> what to write, and
exits 1 where anything is found. A phrase may run over the end of a line, a comment or a string.

    wording.py                 everything that git knows
    wording.py --counts        how many in each folder
    wording.py FILE...         these files
"""

import argparse
import collections
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
KINDS = (".cpp", ".h", ".py", ".mel", ".md", ".txt", ".cmake", ".sh", ".js", ".yml", ".json")
NAMES = ("dev", "run")  # scripts without a suffix
SKIPPED = ("LICENSE", "tests/checks/wording.py", "tests/checks/test_checks.py", "tests/fuzz/corpus/")

# What there can be one of per …
THING = (r"(?:\w+ )?(?:angle|axis|bar|bit|body|box|byte|call|candidate|channel|circle|class|clip|column|command|contact|"
         r"cubic|curve|digit|document|element|entry|error|evaluation|example|factor|file|flag|folder|foot|force|frame|"
         r"function|goal|interval|item|joint|key|label|leg|library|limit|line|link|list|loop|mark|matrix|measure|"
         r"message|metre|millimetre|centimetre|motion|name|node|note|number|object|offset|one|option|pair|paragraph|"
         r"parameter|part|piece|pixel|place|plot|point|position|pose|print|quaternion|radius|row|sample|second|"
         r"segment|shape|slope|span|speed|spring|stance|state|step|stride|system|target|test|thread|time|track|turn|"
         r"value|vector|weight|word|writer)")
THINGS = ("angles|bytes|calls|candidates|centimetres|channels|clips|columns|cycles|degrees|entries|evaluations|frames|"
          "joints|joules|keys|kilograms|knots|metres|millimetres|milliseconds|newtons|numbers|pixels|radians|rows|"
          "samples|seconds|strides|units|values|watts")
UNIT = (r"(?:apex|axis|bar|body|bone|call|candidate|cell|channel|character|class|clip|column|contact|control|core|curve|"
        r"cycle|document|element|entry|evaluation|example|feature|figure|file|flight|foot|footprint|format|frame|"
        r"function|gait|generation|group|hour|instance|item|joint|key|kilogram|knot|layer|leg|limb|line|link|list|loop|"
        r"mark|measure|menu|metre|millimetre|minute|module|motion|name|newton|node|object|option|panel|part|phase|"
        r"picture|piece|pixel|plot|point|pose|preset|print|program|radian|role|root|row|sample|scene|second|segment|"
        r"shape|span|stance|state|step|stream|stride|system|target|test|thread|tool|topic|track|triangle|unit|user|"
        r"value|verb|walk)")

# (pattern, what to write: \1 … are the groups). A blank in a pattern matches the end of a line, too; what has the group
# "fine" is fine.
EVERYWHERE = [
    (rf"\b(?:a|an|one|each) ({THING}) an? ({UNIT})\b(?! (?:is|has|takes|lasts|needs|of|was))", r"one \1 per \2"),
    (rf"\b({THINGS}) an? ({UNIT})\b(?! (?:is|has|takes|lasts|needs|of|was|may|can|spends))", r"\1 per \2"),
    (r"\b(?P<fine>there )?(are|were) no (?!longer\b|more\b|fewer\b|better\b|worse\b|other\b|\w+er than\b)(\w+)",
     r"\2 not \3"),
    (r"\b(?P<fine>there )?(is|was) no (?!longer\b|more\b|less\b|fewer\b|better\b|worse\b|other\b|way\b|"
     r"\w+er than\b|one\b|nearer\b|farther\b|larger\b|smaller\b)(\w+)", r"\2 not a \3"),
    (r"\bwould be right\b", "must be A to B, got C (or what to do instead)"),
    (r"\bfrom nowhere\b", "unsupported force"),
    (r"\b(?:gaits? of the book|book of gaits|gait book|out of the book|gaits? from the book)\b", "gait library"),
    (r"\bwho walks\b", "the character"),
    (r"\bwhich see\b", "(see NAME)"),
    (r"\bno foot can\b", "impossible for a foot"),
    (r"\bwhat becomes of\b", "what happens to, or how … are handled"),
    (r"\bthe former (walk|path|motion|track|stance|gait|clip)\b", r"the previous \1"),
    (r"\bwhat is (?:wrong|amiss) and what would\b", "what is wrong and how to mend it"),
    (r"\bforce from air\b", "unsupported force"),
]
# In strings of programs only.
MESSAGES = [
    (r"should be ([^\"\n]*), not\b", r"must be \1, got …"),
]
# In strings of the plug-in, the scripts and the shelf: an animator there has no flags.
IN_MAYA = [
    (r"\b(?:give|use|with|or|set) (-(?:replace|force|keep|disconnect))\b", "what to choose or click, not \\1"),
]
# Exactly these are right as they stand: (file, text).
ALLOWED = [
    ("CONTRIBUTING.md", "a key a frame"),  # says what not to write
]

BLANK = r'(?:[ \t]+|[ \t]*"?[ \t]*\n[ \t]*(?://+|\#+|\*)?[ \t]*f?"?)'
STRING = re.compile(r'"(?:[^"\\\n]|\\.)*"')


def compiled(rules):
    return [(re.compile(pattern.replace(" ", BLANK), re.IGNORECASE), remedy) for pattern, remedy in rules]


EVERYWHERE, MESSAGES, IN_MAYA = compiled(EVERYWHERE), compiled(MESSAGES), compiled(IN_MAYA)


def only_strings(text):
    """The text with all but its strings blanked, so that places stay."""
    out, end = [], 0
    for match in STRING.finditer(text):
        out += [re.sub(r"[^\n]", " ", text[end:match.start()]), match.group()]
        end = match.end()
    return "".join(out)


def findings(name, text):
    """(line, what is there, what to write) of one file."""
    found = [(match, remedy) for rule, remedy in EVERYWHERE for match in rule.finditer(text)]
    if name.endswith((".cpp", ".h", ".py")):
        strings = only_strings(text)
        in_maya = name.startswith(("plugin/maya/", "scripts/", "shelves/"))
        for rule, remedy in MESSAGES + (IN_MAYA if in_maya else []):
            found += [(match, remedy) for match in rule.finditer(strings)]
    for match, remedy in sorted(found, key=lambda item: item[0].start()):
        there = " ".join(re.sub(r'\n\s*(?://+|#+|\*)?\s*', " ", match.group()).replace('"', "").split())
        if not match.groupdict().get("fine") and (name, there) not in ALLOWED:
            yield text.count("\n", 0, match.start()) + 1, there, " ".join(match.expand(remedy).split())


def files_to_read():
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in listed.splitlines():
        if (name.endswith(KINDS) or pathlib.PurePath(name).name in NAMES) and not name.startswith(SKIPPED):
            yield name


def folder_of(name):
    parts = pathlib.PurePath(name).parts
    return "/".join(parts[:min(3, len(parts) - 1)]) or "."


def main():
    parser = argparse.ArgumentParser(description="Find idioms that no native speaker would write.")
    parser.add_argument("files", nargs="*", help="files to read (those that git knows where not given)")
    parser.add_argument("--counts", action="store_true", help="print the number of findings of each folder")
    options = parser.parse_args()
    names = [pathlib.Path(f).resolve().relative_to(ROOT).as_posix() for f in options.files] or list(files_to_read())
    counts = collections.Counter()
    for name in names:
        try:
            text = (ROOT / name).read_text(encoding="utf-8")
        except (UnicodeDecodeError, FileNotFoundError):  # data of the tests; deleted, but not yet committed
            continue
        for line, there, remedy in findings(name, text):
            counts[folder_of(name)] += 1
            if not options.counts:
                print(f"{name}:{line}: \"{there}\" -> \"{remedy}\"", file=sys.stderr)
    if options.counts:
        for folder, count in sorted(counts.items()):
            print(f"{count:5d} {folder}")
    total = sum(counts.values())
    print(f"wording: {len(names)} files, {total} phrases to reword")
    return 1 if total else 0


if __name__ == "__main__":
    sys.exit(main())
