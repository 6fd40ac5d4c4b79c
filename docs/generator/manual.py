# SPDX-License-Identifier: MIT
"""The repository and its pages: where they are, and what is wrong with them."""
import pathlib
import re


ROOT = pathlib.Path(__file__).resolve().parents[2]
FENCE = re.compile(r"^(?P<indent> *)```(?P<language>\w*)(?P<rest>[^\n]*)\n(?P<body>.*?)^(?P=indent)```[ ]*$", re.M | re.S)


class Problems:
    """What is wrong with a page, as FILE:LINE: text."""

    def __init__(self):
        self.found = []

    def add(self, path, line, text):
        self.found.append("{0}:{1}: {2}".format(path.relative_to(ROOT), line, text))


def line_of(text, offset):
    return text.count("\n", 0, offset) + 1


def cell(text):
    """Text in a cell of a Markdown table."""
    return text.replace("|", "\\|").strip()
