# SPDX-License-Identifier: MIT
"""Loads the plug-in (footfall.so, footfall.bundle or footfall.mll) and runs its commands."""
import glob
import os
import sys

from maya import cmds

from ...error import FootfallError

NAME = "footfall"
_SUFFIXES = {"linux": ".so", "darwin": ".bundle", "win32": ".mll"}


def is_loaded():
    """Whether the plug-in is loaded."""
    return bool(cmds.pluginInfo(NAME, query=True, loaded=True))


def load(path=None):
    """Loads the plug-in unless it is loaded already; returns whether it was loaded now. `path`: the file; without it
    the environment variable FOOTFALL_PLUGIN names the file, or Maya searches its plug-in path, which includes the
    module's."""
    if is_loaded():
        return False
    wanted = path or os.environ.get("FOOTFALL_PLUGIN") or NAME
    if wanted != NAME and not os.path.isfile(wanted):
        raise FootfallError("There is no plug-in at {0}. Correct the environment variable FOOTFALL_PLUGIN, or install "
                            "Footfall again.".format(
            wanted))
    try:
        cmds.loadPlugin(wanted, quiet=True)
    except RuntimeError as error:
        raise FootfallError(_why(wanted, str(error).strip())) from error
    if not is_loaded():
        raise FootfallError(_why(wanted, "Maya did not load it."))
    return True


def unload():
    """Unloads the plug-in; returns whether it was loaded. Raises FootfallError while the scene contains its nodes."""
    if not is_loaded():
        return False
    try:
        cmds.unloadPlugin(NAME)
    except RuntimeError as error:
        raise FootfallError("This scene uses Footfall, so the plug-in stays loaded ({0}). Bake or delete its nodes, or "
                            "open "
                            "a new scene, then unload it.".format(str(error).strip())) from error
    return True


def run(command, *args, **flags):
    """Runs a command of the plug-in without the flags that are None. An error of the command becomes a FootfallError
    with the same text."""
    load()
    flags = {name: value for name, value in flags.items() if value is not None}
    function = getattr(cmds, command, None)
    if function is None:
        raise FootfallError("The plug-in has no command {0}, so it is older than the scripts. Install Footfall "
                            "again.".format(
            command))
    try:
        return function(*args, **flags)
    except RuntimeError as error:
        text = str(error).strip()
        raise FootfallError(text.split(": ", 1)[1] if text.startswith(command + ": ") else text) from error


def _module_folder():
    """The folder that holds scripts/ with this package."""
    package = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    return os.path.dirname(os.path.dirname(package))


def _year():
    return str(cmds.about(version=True)).split(" ")[0]


def installed(root=None):
    """[(year, file)] of the plug-ins in the module's folder, which `root` or FOOTFALL_ROOT names."""
    root = root or os.environ.get("FOOTFALL_ROOT") or _module_folder()
    files = sorted(glob.glob(os.path.join(root, "plug-ins", "*", NAME + ".*")))
    return [(os.path.basename(os.path.dirname(file)), file) for file in files]


def _why(wanted, said):
    """Why the plug-in did not load: it is not installed for this Maya, or Maya refused it."""
    suffix = next((end for system, end in _SUFFIXES.items() if sys.platform.startswith(system)), "")
    here = [(year, file) for year, file in installed() if file.endswith(suffix)]
    years = sorted({year for year, _ in here if year.isdigit()})
    year = _year()
    if wanted == NAME and years and year not in years:
        return ("This is Maya {0}, but Footfall is installed for Maya {1}. Install the Footfall package for Maya {0}."
                .format(year, ", ".join(years)))
    if wanted == NAME and not years:
        return ("{0}{1} for Maya {2} was not found. Install Footfall by dropping install.py into the viewport, then "
                "restart Maya. ({3})".format(NAME, suffix, year, said))
    return "The plug-in {0} could not be loaded: {1}".format(wanted, said)
