# SPDX-License-Identifier: MIT
"""Runs the program footfall, where it is installed, for what only it does."""
import os
import shutil
import subprocess

from ...error import FootfallError


def find():
    """The program: FOOTFALL_PROGRAM names it, or it is in the module's bin, or on the PATH. Raises FootfallError if it is
    nowhere."""
    module = os.path.dirname(os.path.dirname(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))))
    places = [os.environ.get("FOOTFALL_PROGRAM"), os.path.join(os.environ.get("FOOTFALL_ROOT") or module, "bin", "footfall")]
    for place in places:
        for name in (place, place and place + ".exe"):
            if name and os.path.isfile(name):
                return name
    found = shutil.which("footfall")
    if not found:
        raise FootfallError("The program footfall was not found. Install it beside the plug-in, or name it in the environment "
                            "variable FOOTFALL_PROGRAM.")
    return found


def run(*arguments):
    """Runs the program and returns what it printed; its error becomes a FootfallError."""
    hidden = {"creationflags": 0x08000000} if os.name == "nt" else {}  # without a console window
    done = subprocess.run([find()] + list(arguments), stdout=subprocess.PIPE, stderr=subprocess.PIPE, universal_newlines=True,
                          **hidden)
    if done.returncode:
        text = done.stderr.strip().splitlines()[-1] if done.stderr.strip() else "The program failed."
        raise FootfallError(text.split("footfall: error: ", 1)[-1])
    return done.stdout
