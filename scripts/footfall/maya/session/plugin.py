# SPDX-License-Identifier: MIT
"""Loading the plug-in: footfall.so, footfall.bundle or footfall.mll."""
import glob
import os
import sys

from maya import cmds

from ...error import FootfallError

NAME = "footfall"
_SUFFIXES = {"linux": ".so", "darwin": ".bundle", "win32": ".mll"}


def is_loaded():
    return bool(cmds.pluginInfo(NAME, query=True, loaded=True))


def load(path=None):
    """Loads the plug-in unless it is loaded; returns whether it had to. `path` is the file; without it the variable
    FOOTFALL_PLUGIN names it, or Maya looks for it in its plug-in path, which the module adds to."""
    if is_loaded():
        return False
    wanted = path or os.environ.get("FOOTFALL_PLUGIN") or NAME
    if wanted != NAME and not os.path.isfile(wanted):
        raise FootfallError("There is no plug-in at {0}. Install Footfall again, or correct FOOTFALL_PLUGIN.".format(
            wanted))
    try:
        cmds.loadPlugin(wanted, quiet=True)
    except RuntimeError as error:
        raise FootfallError(_why(wanted, str(error).strip())) from error
    if not is_loaded():
        raise FootfallError(_why(wanted, "Maya did not load it."))
    return True


def unload():
    """Unloads the plug-in; FootfallError while the scene has nodes of it."""
    if not is_loaded():
        return False
    try:
        cmds.unloadPlugin(NAME)
    except RuntimeError as error:
        raise FootfallError("Footfall is in use in this scene and stays loaded ({0}). Bake or delete its nodes, or open "
                            "a new scene, then unload it.".format(str(error).strip())) from error
    return True


def run(command, *args, **flags):
    """Runs a command of the plug-in, flags that are None left out; what it refuses is a FootfallError in its own words."""
    load()
    flags = {name: value for name, value in flags.items() if value is not None}
    function = getattr(cmds, command, None)
    if function is None:
        raise FootfallError("The plug-in has no command {0}: it is older than the scripts. Install Footfall again.".format(
            command))
    try:
        return function(*args, **flags)
    except RuntimeError as error:
        text = str(error).strip()
        raise FootfallError(text.split(": ", 1)[1] if text.startswith(command + ": ") else text) from error


def _year():
    return str(cmds.about(version=True)).split(" ")[0]


def installed(root=None):
    """[(year, file)] of the plug-ins that lie in the module's folder."""
    root = root or os.environ.get("FOOTFALL_ROOT") or os.path.dirname(os.path.dirname(os.path.dirname(
        os.path.abspath(__file__))))
    files = sorted(glob.glob(os.path.join(root, "plug-ins", "*", NAME + ".*")))
    return [(os.path.basename(os.path.dirname(file)), file) for file in files]


def _why(wanted, said):
    """A sentence for the artist: is it missing for this Maya, or is it there and would not load?"""
    suffix = next((end for system, end in _SUFFIXES.items() if sys.platform.startswith(system)), "")
    here = [(year, file) for year, file in installed() if file.endswith(suffix)]
    years = sorted({year for year, _ in here if year.isdigit()})
    year = _year()
    if wanted == NAME and years and year not in years:
        return ("This is Maya {0}; Footfall is installed for Maya {1} on this system. Get the package that has Maya {0}."
                .format(year, ", ".join(years)))
    if wanted == NAME and not years:
        return ("No {0}{1} for Maya {2} was found. Install Footfall by dropping install.py into the viewport, then "
                "restart Maya. ({3})".format(NAME, suffix, year, said))
    return "The plug-in {0} would not load: {1}".format(wanted, said)
