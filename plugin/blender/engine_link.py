# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the engine comes from. As an extension (Blender 4.2 and later) Blender itself installs the wheel; before that the
add-on unpacks the wheel it brings into the user's folder once, and puts that on Python's path. Nothing is downloaded."""
import glob
import hashlib
import importlib
import os
import sys
import zipfile

from . import host

fault = ""  # why the engine could not be loaded, as a sentence


def _wheel():
    """The wheel beside the add-on that fits this Python; empty: none."""
    tag = "cp{0}{1}".format(*sys.version_info[:2])
    found = glob.glob(os.path.join(os.path.dirname(__file__), "wheels", "footfall-*-{0}-{0}-*.whl".format(tag)))
    return found[0] if found else ""


def _unpacked(wheel, package):
    with open(wheel, "rb") as stream:
        mark = hashlib.sha256(stream.read()).hexdigest()[:16]
    folder = os.path.join(host.user_folder(package), "engine-" + mark)
    if not os.path.isdir(folder):
        beside = "{0}.{1}".format(folder, os.getpid())
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(beside)
        try:
            os.rename(beside, folder)
        except OSError:  # another Blender was faster
            pass
    return folder


def load(package):
    """The module footfall, or None with `fault` set."""
    global fault
    fault = ""
    try:
        return importlib.import_module("footfall.native") and importlib.import_module("footfall")
    except ImportError as missing:
        fault = str(missing)
    wheel = _wheel()
    if not wheel:
        there = ", ".join(os.path.basename(name) for name in glob.glob(os.path.join(os.path.dirname(__file__), "wheels", "*")))
        fault = "This zip has no engine for Python {0}.{1} on this system (it has {2}).".format(
            *sys.version_info[:2], there or "none")
        return None
    for name in [name for name in sys.modules if name == "footfall" or name.startswith("footfall.")]:
        del sys.modules[name]
    sys.path.insert(0, _unpacked(wheel, package))
    try:
        importlib.import_module("footfall.native")
        return importlib.import_module("footfall")
    except ImportError as missing:
        fault = str(missing)
        return None
