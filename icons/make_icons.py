# SPDX-License-Identifier: MIT
"""Draws the icons' PNG files from their SVG sources, in the sizes Maya looks for: name.png for a shelf of 32 pixels,
name_150.png and name_200.png for displays scaled to 150 and 200 percent. Needs rsvg-convert (Debian: librsvg2-bin).

    python3 icons/make_icons.py
"""
import glob
import os
import subprocess

FOLDER = os.path.dirname(os.path.abspath(__file__))
SIZES = (("", 32), ("_150", 48), ("_200", 64))


def main():
    for source in sorted(glob.glob(os.path.join(FOLDER, "*.svg"))):
        for suffix, size in SIZES:
            target = os.path.splitext(source)[0] + suffix + ".png"
            subprocess.check_call(["rsvg-convert", "-w", str(size), "-h", str(size), source, "-o", target])


if __name__ == "__main__":
    main()
