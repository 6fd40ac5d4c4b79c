# SPDX-License-Identifier: MIT
"""Installs Footfall for Maya. Drag this file into Maya's viewport, or run it with any Python 3.7 or later:

    python install.py [--copy] [--uninstall] [--modules FOLDER]

It writes footfall.mod to your modules folder, which Maya reads when it starts. Dropped into Maya, it also loads the module
at once, with its plug-in, shelf and menu, so that no restart is needed. The module stays in this folder, which must
not be moved afterwards; with --copy the module is copied beside the .mod file, and this folder can be deleted.
"""
import argparse
import os
import shutil
import sys

NAME = "footfall"
MOD = NAME + ".mod"


class InstallError(Exception):
    """Says what is wrong, with a remedy, to the user."""


def user_modules(platform=None, environ=None, home=None):
    """The user's modules folder, which every version of Maya reads."""
    platform = platform or sys.platform
    environ = os.environ if environ is None else environ
    home = home or os.path.expanduser("~")
    if environ.get("MAYA_APP_DIR"):
        return os.path.join(environ["MAYA_APP_DIR"], "modules")
    if platform.startswith("win"):
        return os.path.join(home, "Documents", "maya", "modules")
    if platform == "darwin":
        return os.path.join(home, "Library", "Preferences", "Autodesk", "maya", "modules")
    return os.path.join(home, "maya", "modules")


def read_module(source):
    """The text of the .mod file in `source`; raises InstallError if `source` is not a complete module."""
    path = os.path.join(source, MOD)
    if not os.path.isfile(path) or not os.path.isdir(os.path.join(source, NAME)):
        raise InstallError(
            "There is no {0} with a folder {1} beside it in {2}. Keep install.py where it was unpacked, next to "
            "them, and drop it from there.".format(MOD, NAME, source))
    with open(path, encoding="utf-8") as stream:
        text = stream.read()
    if not versions(text):
        raise InstallError("{0} lists no version of Maya, so the package is incomplete. Download it again.".format(path))
    return text


def versions(text):
    """(year, platform) per block of a .mod file's text."""
    result = []
    for line in text.splitlines():
        words = dict(word.split(":", 1) for word in line.split() if ":" in word and line.startswith("+"))
        if "MAYAVERSION" in words:
            result.append((words["MAYAVERSION"], words.get("PLATFORM", "")))
    return result


def pointed_at(text, folder):
    """The text with the module's path, ./footfall, replaced by `folder`."""
    lines = []
    for line in text.splitlines():
        if line.startswith("+") and line.endswith(" ./" + NAME):
            line = line[:-len("./" + NAME)] + folder.replace(os.sep, "/")
        lines.append(line)
    return "\n".join(lines) + "\n"


def write(path, text):
    """Writes the file completely or not at all, because Maya may be reading it."""
    part = path + ".part"
    with open(part, "w", encoding="utf-8") as stream:
        stream.write(text)
    os.replace(part, path)


def install(source, modules, copy=False):
    """Installs the module in `source` in the folder `modules`; returns the path of the .mod file there."""
    source = os.path.abspath(source)
    text = read_module(source)
    os.makedirs(modules, exist_ok=True)
    target = os.path.join(modules, MOD)
    if os.path.abspath(modules) == source:
        return target  # it is there already
    folder = os.path.join(source, NAME)
    if copy:
        remove_copy(modules)
        folder = os.path.join(os.path.abspath(modules), NAME)
        shutil.copytree(os.path.join(source, NAME), folder)
    write(target, pointed_at(text, folder))
    return target


def remove_copy(modules):
    """Removes a copied module; raises InstallError for a folder of that name that is not one."""
    folder = os.path.join(modules, NAME)
    if not os.path.isdir(folder):
        return
    if not os.path.isdir(os.path.join(folder, "plug-ins")):
        raise InstallError("{0} is not a copy of Footfall. Move it away, then try again.".format(folder))
    shutil.rmtree(folder)


def uninstall(modules):
    """Reverts install; returns whether Footfall was installed."""
    target = os.path.join(modules, MOD)
    found = os.path.isfile(target)
    if found:
        with open(target, encoding="utf-8") as stream:
            copied = os.path.abspath(os.path.join(modules, NAME)).replace(os.sep, "/") in stream.read()
        os.remove(target)
        if copied:
            remove_copy(modules)
    return found


def success(text, year="", ready=False):
    """The message after an installation; year is the version of the running Maya, ready: it is loaded already."""
    known = sorted({version for version, _ in versions(text)})
    message = "Footfall is installed for Maya {0}. {1}".format(
        ", ".join(known), "Its shelf and its menu are there: press Make a Walk on the Footfall shelf." if ready
        else "Restart Maya, then load footfall in the Plug-in Manager.")
    if year and year not in known:
        message += "\n\nThis is Maya {0}; the package has no plug-in for it.".format(year)
    return message


def activate(target, source):
    """Loads the installed module into the Maya that is running: its folders, plug-in, menu and shelf. Returns whether that
    worked; if not, a restart does it."""
    folder = module_folder(target, source)
    scripts = os.path.join(folder, "scripts")
    if scripts not in sys.path:
        sys.path.append(scripts)
    try:
        from maya import cmds, mel
        cmds.loadModule(load=target)
        from footfall import maya as footfall
        from footfall.maya.tools import menu
        footfall.load()
        menu.build()
        if not cmds.shelfLayout("Footfall", exists=True):
            mel.eval('loadNewShelf "{0}"'.format(os.path.join(folder, "shelves", "shelf_Footfall.mel").replace(os.sep, "/")))
    except Exception:  # whatever keeps it from loading now, the next start of Maya reads the module
        return False
    return True


def module_folder(target, source):
    """The folder of the module that a .mod file points to."""
    with open(target, encoding="utf-8") as stream:
        for line in stream.read().splitlines():
            if line.startswith("+"):
                path = line[line.index(" " + NAME + " ") + 1:].split(" ", 2)[2]
                return path if os.path.isabs(path) else os.path.normpath(os.path.join(os.path.dirname(target), path))
    return os.path.join(source, NAME)


def deactivate():
    """Takes Footfall out of the Maya that is running: menu, shelf, options and plug-in. A scene that uses it keeps the plug-in
    loaded."""
    try:
        from maya import cmds
        from footfall import maya as footfall
        from footfall.maya.tools import menu
        menu.remove()
        if cmds.shelfLayout("Footfall", exists=True):
            cmds.deleteUI("Footfall", layout=True)
        saved = os.path.join(cmds.internalVar(userShelfDir=True), "shelf_Footfall.mel")
        if os.path.isfile(saved):
            os.remove(saved)
        for name in cmds.optionVar(list=True) or []:
            if name.lower().startswith(NAME):
                cmds.optionVar(remove=name)
        footfall.unload()
    except Exception:  # not loaded, or in use: nothing of it comes back after a restart
        return False
    return True


def onMayaDroppedPythonFile(*_):  # noqa: N802, the name that Maya looks for
    """Called by Maya when this file is dropped into a viewport."""
    from maya import cmds

    source, modules = os.path.dirname(os.path.abspath(__file__)), user_modules()
    choice = cmds.confirmDialog(
        title="Footfall", message="Install Footfall?\n\n{0} will be written to\n{1}".format(MOD, modules),
        button=["Install", "Uninstall", "Cancel"], defaultButton="Install", cancelButton="Cancel", dismissString="Cancel")
    try:
        if choice == "Install":
            target = install(source, modules)
            year = str(cmds.about(version=True)).split(" ")[0]
            known = year in {version for version, _ in versions(read_module(source))}
            message = success(read_module(source), year, known and activate(target, source))
        elif choice == "Uninstall":
            deactivate()
            message = "Footfall has been uninstalled." if uninstall(modules) else "Footfall was not installed."
        else:
            return
    except (InstallError, OSError) as error:
        message = "Footfall: {0}".format(error)
    cmds.confirmDialog(title="Footfall", message=message, button=["OK"])


def main(arguments=None):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--copy", action="store_true", help="copy the module instead of pointing to it")
    parser.add_argument("--uninstall", action="store_true", help="revert the installation")
    parser.add_argument("--modules", default=user_modules(), help="modules folder (default: %(default)s)")
    options = parser.parse_args(arguments)
    source = os.path.dirname(os.path.abspath(__file__))
    try:
        if options.uninstall:
            print("Footfall has been uninstalled." if uninstall(options.modules) else "Footfall was not installed.")
        else:
            print(install(source, options.modules, options.copy))
            print(success(read_module(source)))
    except (InstallError, OSError) as error:
        print("footfall: error: {0}".format(error), file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
