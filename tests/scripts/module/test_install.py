# SPDX-License-Identifier: MIT
"""The installer of the module, and the module that cmake --install lays out."""
import contextlib
import glob
import importlib.util
import io
import os
import re
import shutil
import subprocess
import sys
import tempfile
import types
import unittest
from unittest import mock

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "..", ".."))
SCRIPT = os.path.join(ROOT, "plugin", "maya", "module", "install.py")

BLOCK = """+ MAYAVERSION:{year} PLATFORM:{platform} footfall 0.1.0 ./footfall
plug-ins: plug-ins/{year}
MAYA_SCRIPT_PATH +:= scripts/AETemplates
FOOTFALL_ROOT := .

"""


def load(path):
    spec = importlib.util.spec_from_file_location("footfall_install", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def read(*path):
    with open(os.path.join(*path), encoding="utf-8") as stream:
        return stream.read()


def write(text, *path):
    os.makedirs(os.path.dirname(os.path.join(*path)), exist_ok=True)
    with open(os.path.join(*path), "w", encoding="utf-8") as stream:
        stream.write(text)


def listing(folder):
    """Every file below, as relative paths."""
    found = []
    for base, _, files in os.walk(folder):
        found += [os.path.relpath(os.path.join(base, name), folder).replace(os.sep, "/") for name in files]
    return sorted(found)


class InstallTest(unittest.TestCase):
    def setUp(self):
        self.module = load(SCRIPT)
        temporary = tempfile.TemporaryDirectory(prefix="foot fall ")  # paths of users have spaces
        self.addCleanup(temporary.cleanup)
        self.package = os.path.join(temporary.name, "package")
        self.modules = os.path.join(temporary.name, "home", "maya", "modules")
        write(BLOCK.format(year=2024, platform="linux") + BLOCK.format(year=2025, platform="win64"),
              self.package, "footfall.mod")
        write("binary", self.package, "footfall", "plug-ins", "2024", "footfall.so")
        write(read(SCRIPT), self.package, "install.py")

    def test_points_to_the_package(self):
        target = self.module.install(self.package, self.modules)
        self.assertEqual(target, os.path.join(self.modules, "footfall.mod"))
        self.assertEqual(listing(self.modules), ["footfall.mod"])
        lines = read(target).splitlines()
        folder = os.path.join(self.package, "footfall")
        self.assertEqual(lines[0], "+ MAYAVERSION:2024 PLATFORM:linux footfall 0.1.0 " + folder)
        self.assertEqual(lines[5], "+ MAYAVERSION:2025 PLATFORM:win64 footfall 0.1.0 " + folder)
        self.assertEqual(lines[1:4], BLOCK.format(year=2024, platform="linux").splitlines()[1:4])

    def test_installs_again_over_itself(self):
        for copy in (False, True, True, False):
            self.module.install(self.package, self.modules, copy)
        self.assertIn(os.path.join(self.package, "footfall"), read(self.modules, "footfall.mod"))

    def test_copies(self):
        self.module.install(self.package, self.modules, copy=True)
        self.assertEqual(listing(self.modules), ["footfall.mod", "footfall/plug-ins/2024/footfall.so"])
        self.assertIn(" 0.1.0 " + os.path.join(self.modules, "footfall") + "\n", read(self.modules, "footfall.mod"))

    def test_uninstall_leaves_nothing_of_ours_and_all_of_others(self):
        write("other", self.modules, "other.mod")
        for copy in (False, True):
            self.module.install(self.package, self.modules, copy)
            self.assertTrue(self.module.uninstall(self.modules))
            self.assertEqual(listing(self.modules), ["other.mod"])
        self.assertFalse(self.module.uninstall(self.modules))
        self.assertIn("footfall/plug-ins/2024/footfall.so", listing(self.package))

    def test_uninstall_spares_a_folder_it_did_not_copy(self):
        self.module.install(self.package, self.modules)
        write("mine", self.modules, "footfall", "notes.txt")
        self.assertTrue(self.module.uninstall(self.modules))
        self.assertEqual(listing(self.modules), ["footfall/notes.txt"])
        with self.assertRaisesRegex(self.module.InstallError, "is not a copy of Footfall. Move it away"):
            self.module.install(self.package, self.modules, copy=True)
        self.assertEqual(listing(self.modules), ["footfall/notes.txt"])

    def test_installing_where_it_lies_changes_nothing(self):
        before = listing(self.package), read(self.package, "footfall.mod")
        self.module.install(self.package, self.package)
        self.assertEqual((listing(self.package), read(self.package, "footfall.mod")), before)

    def test_says_what_is_missing(self):
        with self.assertRaisesRegex(self.module.InstallError, "no footfall.mod with a folder footfall beside it"):
            self.module.install(self.modules, self.modules)
        write("", self.package, "footfall.mod")
        with self.assertRaisesRegex(self.module.InstallError, "lists no version of Maya"):
            self.module.install(self.package, self.modules)
        self.assertFalse(os.path.exists(os.path.join(self.modules, "footfall.mod")))

    def test_knows_the_modules_folder_of_each_system(self):
        at = self.module.user_modules
        self.assertEqual(at("linux", {}, "/h"), os.path.join("/h", "maya", "modules"))
        self.assertEqual(at("win32", {}, "/h"), os.path.join("/h", "Documents", "maya", "modules"))
        self.assertEqual(at("darwin", {}, "/h"),
                         os.path.join("/h", "Library", "Preferences", "Autodesk", "maya", "modules"))
        self.assertEqual(at("win32", {"MAYA_APP_DIR": "/x"}, "/h"), os.path.join("/x", "modules"))

    def test_command_line(self):
        script = os.path.join(self.package, "install.py")
        run = lambda *a: subprocess.run([sys.executable, script, "--modules", self.modules, *a],  # noqa: E731
                                        stdout=subprocess.PIPE, stderr=subprocess.PIPE, universal_newlines=True)
        done = run()
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertIn("installed for Maya 2024, 2025", done.stdout)
        self.assertIn("uninstalled", run("--uninstall").stdout)
        self.assertIn("was not installed", run("--uninstall").stdout)
        os.remove(os.path.join(self.package, "footfall.mod"))
        failed = run()
        self.assertEqual(failed.returncode, 1)
        self.assertTrue(failed.stderr.startswith("footfall: error: There is no footfall.mod"), failed.stderr)

    def drop(self, answer, version="2024", commands=None, evaluate=None):
        """Drops the file into a Maya whose dialog is answered; returns the dialogs' messages."""
        shown = []

        def dialog(**flags):
            shown.append(flags["message"])
            return answer if len(shown) == 1 else "OK"

        maya = types.ModuleType("maya")
        maya.cmds = types.SimpleNamespace(confirmDialog=dialog, about=lambda **_: version, **(commands or {}))
        maya.mel = types.SimpleNamespace(eval=evaluate)
        old, environ = sys.modules.get("maya"), dict(os.environ)
        sys.modules["maya"] = maya
        os.environ["MAYA_APP_DIR"] = os.path.dirname(self.modules)
        try:
            load(os.path.join(self.package, "install.py")).onMayaDroppedPythonFile(None)
        finally:
            os.environ.clear()
            os.environ.update(environ)
            sys.modules.pop("maya")
            if old:
                sys.modules["maya"] = old
        return shown

    def test_dropped_into_maya_it_is_there_at_once(self):
        """No restart: the module is loaded, then plug-in, menu and shelf; and all of it goes again."""
        done = []
        footfall, inner, tool_package = (types.ModuleType(name) for name in ("footfall", "footfall.maya", "footfall.maya.tools"))
        footfall.maya, inner.tools = inner, tool_package
        inner.load, inner.unload = (lambda: done.append("plug-in")), (lambda: done.append("no plug-in"))
        tool_package.menu = types.SimpleNamespace(build=lambda: done.append("menu"), remove=lambda: done.append("no menu"))
        shelves = os.path.join(os.path.dirname(self.modules), "shelves")
        os.makedirs(shelves)
        write("", shelves, "shelf_Footfall.mel")
        commands = dict(
            loadModule=lambda load: done.append(os.path.basename(load)), deleteUI=lambda name, layout: done.append("no shelf"),
            shelfLayout=lambda name, exists: "shelf" in done, internalVar=lambda userShelfDir: shelves,
            optionVar=lambda **flags: done.append("no " + flags["remove"]) if "remove" in flags else ["footfallLibrary", "other"])
        evaluate = lambda text: done.append("shelf") if text.startswith("loadNewShelf") else None  # noqa: E731
        stubs = {"footfall": footfall, "footfall.maya": inner, "footfall.maya.tools": tool_package}
        with mock.patch.dict(sys.modules, stubs):
            self.assertIn("press Make a Walk", self.drop("Install", commands=commands, evaluate=evaluate)[1])
            self.assertEqual(done, ["footfall.mod", "plug-in", "menu", "shelf"])
            self.assertIn("has been uninstalled", self.drop("Uninstall", commands=commands, evaluate=evaluate)[1])
        self.assertEqual(done[4:], ["no menu", "no shelf", "no footfallLibrary", "no plug-in"])
        self.assertEqual(listing(shelves) + listing(self.modules), [])

    def test_dropped_into_maya(self):
        self.assertEqual(len(self.drop("Cancel")), 1)
        self.assertFalse(os.path.exists(self.modules))
        self.assertIn("Restart Maya", self.drop("Install")[1])
        self.assertEqual(listing(self.modules), ["footfall.mod"])
        self.assertIn("This is Maya 2026; the package has no plug-in for it", self.drop("Install", "2026")[1])
        self.assertIn("has been uninstalled", self.drop("Uninstall")[1])
        self.assertEqual(listing(self.modules), [])
        os.remove(os.path.join(self.package, "footfall.mod"))
        self.assertIn("There is no footfall.mod", self.drop("Install")[1])


@unittest.skipUnless(os.environ.get("FOOTFALL_BUILD_DIR"), "FOOTFALL_BUILD_DIR names no build to install")
class LayoutTest(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory(prefix="foot fall ")
        self.addCleanup(temporary.cleanup)
        self.prefix = os.path.join(temporary.name, "modules")

    def cmake_install(self):
        done = subprocess.run([os.environ.get("FOOTFALL_CMAKE", "cmake"), "--install", os.environ["FOOTFALL_BUILD_DIR"],
                               "--component", "maya", "--prefix", self.prefix],
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, universal_newlines=True)
        self.assertEqual(done.returncode, 0, done.stdout)

    def test_lays_out_a_module(self):
        self.cmake_install()
        files = listing(self.prefix)
        for wanted in ("footfall.mod", "install.py", "footfall/scripts/AETemplates/AEffTimeWarpTemplate.mel",
                       "footfall/scripts/footfall/__init__.py", "footfall/scripts/userSetup.py",
                       "footfall/scripts/footfallUI.mel", "footfall/shelves/shelf_Footfall.mel",
                       "footfall/scripts/footfall/maya/tools/menu.py", "footfall/scripts/footfall/rig/guessing.py",
                       "footfall/rigs/biped_rig.ma", "footfall/scenes/dog_over_hills.ma", "footfall/docs/index.html", "footfall/motions/walks_and_run.json",
                       "footfall/docs/how-to-maya-footprints.html", "footfall/icons/ffTiming.svg", "footfall/icons/ffTiming.png", "footfall/icons/ffTiming_200.png"):
            self.assertIn(wanted, files)
        for folder, suffixes in (("scripts", ("py", "mel")), ("icons", ("png", "svg")), ("shelves", ("mel",))):
            self.assertEqual([name for name in files if name.startswith("footfall/" + folder + "/")],
                             ["footfall/{0}/{1}".format(folder, name) for name in listing(os.path.join(ROOT, folder))
                              if name.rsplit(".", 1)[-1] in suffixes and name != "make_icons.py"])
        plugins = [name for name in files if name.startswith("footfall/plug-ins/")]
        self.assertEqual(len(plugins), 1)
        year = plugins[0].split("/")[2]
        text = read(self.prefix, "footfall.mod")
        self.assertRegex(text, r"(?m)^\+ MAYAVERSION:" + year + r" PLATFORM:\w+ footfall \d+\.\d+\.\d+ \./footfall$")
        # Each folder of the module that is named is there (Maya says nothing where one is not).
        folders = re.findall(r"(?m)^plug-ins: (.+)$", text) + re.findall(r"(?m)^MAYA_SCRIPT_PATH \+:= (.+)$", text)
        self.assertEqual(len(folders), 2)
        for folder in folders:
            self.assertTrue(os.path.isdir(os.path.join(self.prefix, "footfall", folder)), folder)
        with contextlib.redirect_stdout(io.StringIO()) as said:
            modules = os.path.join(self.prefix, "..", "home")
            self.assertEqual(load(os.path.join(self.prefix, "install.py")).main(["--modules", modules]), 0)
        self.assertIn("installed for Maya " + year, said.getvalue())

    def test_the_manual_is_whole_without_a_network(self):
        """Every link and picture of it is a file or a heading that is there; nothing of Markdown is left."""
        self.cmake_install()
        folder = os.path.join(self.prefix, "footfall", "docs")
        pages = {name: read(folder, name) for name in os.listdir(folder) if name.endswith(".html")}
        self.assertGreater(len(pages), 12)
        checked = 0
        for name, page in pages.items():
            for target in re.findall(r'(?:href|src)="([^"]+)"', page):
                path, _, mark = target.partition("#")
                self.assertTrue(os.path.isfile(os.path.join(folder, path or name)), (name, target))
                if mark:
                    self.assertIn('id="{0}"'.format(mark), pages[path or name], (name, target))
                checked += 1
            plain = re.sub(r"<(pre|code|style)>.*?</\1>", "", page, flags=re.S)
            self.assertNotRegex(plain, r"\*\*|\]\(|^\|", name)
        self.assertGreater(checked, 40)

    @unittest.skipUnless(shutil.which("nm") and sys.platform.startswith("linux"), "there is no nm for .so files")
    def test_shows_maya_its_entry_and_nothing_of_the_engine(self):
        self.cmake_install()
        plugin = glob.glob(os.path.join(self.prefix, "footfall", "plug-ins", "*", "footfall.so"))
        listed = subprocess.check_output(["nm", "-DC", "--defined-only"] + plugin, universal_newlines=True).splitlines()
        strong = sorted(line.split(" ", 2)[2].split("(")[0] for line in listed if line.split(" ", 2)[1] in "TDB")
        self.assertEqual(strong, ["MApiVersion", "initializePlugin", "uninitializePlugin"])
        self.assertEqual([line for line in listed if "footfall::" in line], [])

    def test_lists_every_year_and_system_that_is_there(self):
        for other in ("2022/footfall.so", "2024/footfall.mll", "2024/footfall.bundle", "2025/footfall.txt"):
            write("", self.prefix, "footfall", "plug-ins", other)
        self.cmake_install()
        found = load(SCRIPT).versions(read(self.prefix, "footfall.mod"))
        self.assertLessEqual({("2022", "linux"), ("2024", "win64"), ("2024", "mac")}, set(found))
        self.assertEqual(len(found), 4)


if __name__ == "__main__":
    unittest.main()
