# SPDX-License-Identifier: MIT
"""The pages of the program, from its own help."""
import re
import subprocess

from .manual import ROOT, cell


def run(program, *arguments):
    done = subprocess.run([str(program), *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
    return done.returncode, done.stdout.decode("utf-8")


def subcommands(text):
    """(name, what it does) of each subcommand in a help text."""
    listed = re.search(r"^Subcommands:\n((?:[ ]{2,}.*\n?)+)", text, re.M)
    rows = re.findall(r"^  (\S+)\s+(.+)$", listed.group(1), re.M) if listed else []
    return [row for row in rows if row[0] != "help"]


def program_pages(program, out):
    folder = out / "reference" / "program"
    folder.mkdir(parents=True, exist_ok=True)
    status, top = run(program, "--help")
    if status != 0:
        raise SystemExit("{0} --help failed".format(program))
    verbs = subcommands(top)
    if not verbs:
        raise SystemExit("{0} --help lists no verbs".format(program))
    count = 0
    for verb, summary in verbs:
        page, work = ["# footfall " + verb + "\n"], [[verb]]
        while work:
            words = work.pop(0)
            _, text = run(program, *words, "--help")
            count += 1
            if len(words) > 1:
                page.append("## footfall " + " ".join(words) + "\n")
            page.append("```text\n" + text.strip() + "\n```\n")
            work = [words + [name] for name, _ in subcommands(text)] + work
        (folder / (verb + ".md")).write_text("\n".join(page), encoding="utf-8")
    table = ["# The program\n", "`footfall VERB --help` prints what is on these pages.\n", "| verb | |", "| --- | --- |"]
    table += ["| [{0}]({0}.md) | {1} |".format(verb, cell(summary)) for verb, summary in verbs]
    table.append("\n" + (ROOT / "docs" / "reference" / "exit-codes.txt").read_text(encoding="utf-8"))
    (folder / "index.md").write_text("\n".join(table), encoding="utf-8")
    return count
