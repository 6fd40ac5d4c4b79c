#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes the pages of the manual that animators need as HTML, for the module: they open without a network.

    python3 make_manual.py DOCS OUT

DOCS is the folder docs of the sources, OUT the folder to write to. Reads the Markdown that those pages are written in:
headings, paragraphs, lists, tables, code, links and pictures."""
import html
import os
import re
import shutil
import sys

PAGES = ("start/maya.md", "tutorials/walk-in-maya.md", "how-to/maya/map-a-rig.md", "how-to/maya/footprints.md",
         "how-to/maya/gaits.md", "how-to/maya/leaps.md", "how-to/maya/steer.md", "how-to/maya/retime.md",
         "how-to/maya/warp-poses.md", "how-to/maya/blend.md", "how-to/maya/creatures.md", "how-to/maya/bake.md", "how-to/maya/panel.md",
         "glossary.md",
         "troubleshooting.md")
STYLE = """body{font:15px/1.5 sans-serif;max-width:46em;margin:2em auto;padding:0 1em;color:#222}
code,pre{background:#f2f2f2;border-radius:3px;padding:0 .25em}pre{padding:.7em;overflow:auto}
table{border-collapse:collapse}td,th{border:1px solid #ccc;padding:.3em .6em;text-align:left;vertical-align:top}
nav a{display:block}img{max-width:100%}"""


def name_of(page):
    """The file of a page: how-to/maya/bake.md is how-to-maya-bake.html."""
    return page[:-len(".md")].replace("/", "-") + ".html"


def inline(text, page):
    """The HTML of a piece of a line."""
    kept = []

    def keep(piece):
        kept.append(piece)
        return "\0{0}\0".format(len(kept) - 1)

    text = re.sub(r"`([^`]+)`", lambda found: keep("<code>{0}</code>".format(html.escape(found.group(1)))), text)
    text = html.escape(text, quote=False)
    text = re.sub(r"!\[([^\]]*)\]\(([^)]+)\)", lambda found: keep(
        '<img alt="{0}" src="{1}">'.format(html.escape(found.group(1)), os.path.basename(found.group(2)))), text)
    text = re.sub(r"\[([^\]]+)\]\(([^)\s]+)\)", lambda found: linked(found.group(1), found.group(2), page), text)
    text = re.sub(r"\*\*(.+?)\*\*", r"<b>\1</b>", text)
    text = re.sub(r"\*(.+?)\*", r"<i>\1</i>", text)
    while "\0" in text:
        text = re.sub("\0(\\d+)\0", lambda found: kept[int(found.group(1))], text)
    return text


def linked(text, target, page):
    """A link to another page of the manual; pages that are not part of it are named only."""
    if re.match(r"\w+:", target):
        return '<a href="{0}">{1}</a>'.format(target, text)
    path, _, mark = target.partition("#")
    other = os.path.normpath(os.path.join(os.path.dirname(page), path)).replace(os.sep, "/") if path else page
    if other not in PAGES:
        return text
    return '<a href="{0}{1}">{2}</a>'.format(name_of(other), "#" + mark if mark else "", text)


def blocks(text):
    """[(kind, lines)] of a page: "heading", "code", "table", "bullets", "numbers" or "text"."""
    found, lines = [], text.splitlines()
    while lines:
        line = lines.pop(0)
        if not line.strip():
            continue
        if line.startswith("```"):
            code = []
            while lines and not lines[0].startswith("```"):
                code.append(lines.pop(0))
            del lines[:1]
            found.append(("code", code))
            continue
        kind = ("heading" if re.match(r"#+ ", line) else "table" if line.startswith("|")
                else "bullets" if re.match(r"[-*] ", line) else "numbers" if re.match(r"\d+\. ", line) else "text")
        part = [line]
        while kind != "heading" and lines and lines[0].strip() and not lines[0].startswith(("```", "#")):
            part.append(lines.pop(0))
        found.append((kind, part))
    return found


def items(lines, mark):
    """The entries of a list: a line with the mark and those that go on."""
    found = []
    for line in lines:
        if re.match(mark, line):
            found.append(re.sub(mark, "", line, count=1))
        else:
            found[-1] += " " + line.strip()
    return found


def page_html(text, page):
    """The body of a page."""
    out = []
    for kind, lines in blocks(text):
        if kind == "heading":
            level, words = re.match(r"(#+) (.*)", lines[0]).groups()
            mark = re.sub(r"[^a-z0-9]+", "-", words.lower()).strip("-")
            out.append('<h{0} id="{1}">{2}</h{0}>'.format(len(level), mark, inline(words, page)))
        elif kind == "code":
            out.append("<pre>{0}</pre>".format(html.escape("\n".join(lines))))
        elif kind == "table":
            rows = [[cell.strip() for cell in re.split(r"(?<!\\)\|", line.strip().strip("|"))] for line in lines]
            rows = [row for row in rows if not all(re.match(r":?-+:?$", cell) for cell in row)]
            out.append("<table>{0}</table>".format("".join("<tr>{0}</tr>".format("".join(
                "<{0}>{1}</{0}>".format("th" if number == 0 else "td", inline(cell, page)) for cell in row))
                for number, row in enumerate(rows))))
        elif kind in ("bullets", "numbers"):
            tag, mark = ("ul", r"[-*] ") if kind == "bullets" else ("ol", r"\d+\. ")
            out.append("<{0}>{1}</{0}>".format(tag, "".join(
                "<li>{0}</li>".format(inline(item, page)) for item in items(lines, mark))))
        else:
            out.append("<p>{0}</p>".format(inline(" ".join(line.strip() for line in lines), page)))
    return "\n".join(out)


def title_of(text):
    """The first heading."""
    return next(line[2:].strip() for line in text.splitlines() if line.startswith("# "))


def write(path, title, body):
    """One page with its frame."""
    with open(path, "w", encoding="utf-8", newline="\n") as stream:
        stream.write("<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>{0}</title><style>{1}</style>\n{2}\n"
                     "</html>\n".format(html.escape(title), STYLE, body))


def make(docs, out):
    """Writes all pages and index.html, with the pictures that they show; returns the names of the files."""
    os.makedirs(out, exist_ok=True)
    index, made = [], []
    for page in PAGES:
        with open(os.path.join(docs, page), encoding="utf-8") as stream:
            text = stream.read()
        write(os.path.join(out, name_of(page)), "Footfall: " + title_of(text),
              '<p><a href="index.html">Footfall</a></p>\n' + page_html(text, page))
        index.append('<a href="{0}">{1}</a>'.format(name_of(page), html.escape(title_of(text))))
        made.append(name_of(page))
        for picture in re.findall(r"!\[[^\]]*\]\(([^)]+)\)", text):
            shutil.copy(os.path.join(docs, os.path.dirname(page), picture), out)
    write(os.path.join(out, "index.html"), "Footfall", "<h1>Footfall in Maya</h1><nav>{0}</nav>".format("\n".join(index)))
    return made + ["index.html"]


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: make_manual.py DOCS OUT")
    print("{0} pages in {1}".format(len(make(sys.argv[1], sys.argv[2])), sys.argv[2]))
