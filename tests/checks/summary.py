#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Prints what a run of CTest skipped, and which faults are known: summary.py JUNIT_XML."""

import re
import sys
import xml.etree.ElementTree as xml

KNOWN_FAULT = re.compile(r"(?:^|[./])KnownFault")


def reason(case):
    """Why the test was skipped, in the test's own words."""
    output = case.findtext("system-out") or ""
    said = re.search(r": Skipped\n(.*)", output)
    if said:
        return said.group(1).strip()
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    return lines[-1] if lines else "no reason given"


def summary(root):
    """The lines to print for a JUnit document."""
    skipped, known, mended = [], [], []
    for case in root.iter("testcase"):
        name = case.get("name", "")
        if case.find("skipped") is not None:
            skipped.append(f"{name}: {reason(case)}")
        elif KNOWN_FAULT.search(name):
            (mended if case.find("failure") is not None else known).append(name)
    yield f"{len(skipped)} tests skipped"
    yield from ("  " + line for line in skipped)
    yield f"{len(known)} known faults"
    yield from ("  " + name for name in known)
    if mended:
        yield f"{len(mended)} known faults that pass now, crash or time out: look, and rename those that pass"
        yield from ("  " + name for name in mended)


if __name__ == "__main__":
    print("\n".join(summary(xml.parse(sys.argv[1]).getroot())))
