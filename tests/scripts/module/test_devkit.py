# SPDX-License-Identifier: MIT
"""What CMake makes of a devkit: year, ABI, definitions and libraries for each system, and what it refuses."""
import os
import subprocess
import tempfile
import unittest

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "..", ".."))
PROJECT = """cmake_minimum_required(VERSION 3.20)
project(Devkit NONE)
include("{root}/plugin/maya/devkit.cmake")
get_directory_property(all COMPILE_DEFINITIONS)
get_target_property(definitions maya_api INTERFACE_COMPILE_DEFINITIONS)
get_target_property(libraries maya_api INTERFACE_LINK_LIBRARIES)
message("maya: ${{FOOTFALL_MAYA}}")
message("all: ${{all}}")
message("definitions: ${{definitions}}")
message("libraries: ${{libraries}}")
"""
LIBRARIES = ("Foundation", "OpenMaya", "OpenMayaAnim", "OpenMayaUI", "OpenMayaRender")
FILES = {"Linux": "lib{}.so", "Darwin": "lib{}.dylib", "Windows": "{}.lib"}


class DevkitTest(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory(prefix="dev kit ")
        self.addCleanup(temporary.cleanup)
        self.folder = temporary.name

    def write(self, text, *path):
        path = os.path.join(self.folder, *path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as stream:
            stream.write(text)

    def devkit(self, api, system="Linux", libraries=LIBRARIES):
        self.write("#define MAYA_APP_VERSION {0}\n#define MAYA_API_VERSION {1}\n".format(str(api)[:4], api),
                   "devkit", "include", "maya", "MTypes.h")
        for name in libraries:
            self.write("", "devkit", "lib", FILES[system].format(name))

    def configure(self, system="Linux", location="DEVKIT_LOCATION"):
        """(success, output, {what: [values]})"""
        self.write(PROJECT.format(root=ROOT.replace(os.sep, "/")), "project", "CMakeLists.txt")
        environment = {k: v for k, v in os.environ.items() if k not in ("DEVKIT_LOCATION", "MAYA_LOCATION")}
        build = tempfile.mkdtemp(dir=self.folder)
        arguments = [os.environ.get("FOOTFALL_CMAKE", "cmake"), "-G", "Ninja", "-S", os.path.join(self.folder, "project"), "-B", build,
                     "-DCMAKE_SYSTEM_NAME=" + system]
        if location:
            arguments.append("-D{0}={1}".format(location, os.path.join(self.folder, "devkit")))
        done = subprocess.run(arguments, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, universal_newlines=True,
                              env=environment)
        said = dict(line.split(": ", 1) for line in done.stdout.splitlines() if ": " in line)
        return done.returncode == 0, done.stdout, {k: v.split(";") for k, v in said.items()}

    def test_years_and_abi(self):
        for api, year, old in ((20220500, "2022", True), (20230300, "2023", True), (20240000, "2024", False),
                               (20250100, "2025", False), (20260000, "2026", False)):
            self.devkit(api)
            good, output, said = self.configure()
            self.assertTrue(good, output)
            self.assertEqual(said["maya"], [year])
            self.assertEqual(set(said["all"]), {"FMT_HEADER_ONLY"} | ({"_GLIBCXX_USE_CXX11_ABI=0"} if old else set()), year)

    def test_definitions_and_libraries_of_each_system(self):
        wanted = {"Linux": {"LINUX", "LINUX_64", "UNIX", "_GNU_SOURCE"},
                  "Darwin": {"OSMac_", "MAC_PLUGIN", "OSMac_MachO"},
                  "Windows": {"NT_PLUGIN", "_USRDLL", "NOMINMAX", "_CRT_SECURE_NO_WARNINGS"}}
        for system, definitions in wanted.items():
            self.devkit(20230000, system)
            good, output, said = self.configure(system)
            self.assertTrue(good, output)
            self.assertEqual(set(said["definitions"]), definitions | {"REQUIRE_IOSTREAM", "_BOOL"}, system)
            self.assertEqual([os.path.basename(path) for path in said["libraries"]],
                             [FILES[system].format(name) for name in LIBRARIES])
            self.assertEqual("_GLIBCXX_USE_CXX11_ABI=0" in said["all"], system == "Linux", system)

    def test_an_installed_maya_serves(self):
        self.devkit(20240200)
        self.assertEqual(self.configure(location="MAYA_LOCATION")[2]["maya"], ["2024"])

    def test_without_a_devkit_the_host_serves(self):
        good, output, said = self.configure(location=None)
        self.assertTrue(good, output)
        self.assertEqual((said["maya"], said["libraries"]), (["mayahost"], ["mayahost"]))

    def test_refuses_what_it_is_not_for(self):
        for api in (201610, 20200400):
            self.devkit(api)
            good, output, _ = self.configure()
            self.assertFalse(good)
            self.assertIn("is of API version {0}".format(api), output)
            self.assertIn("2022 and later", output)

    def test_warns_of_years_that_nobody_has_tried(self):
        for api, year in ((20270000, "2027"), (20290100, "2029")):
            self.devkit(api)
            good, output, said = self.configure()
            self.assertTrue(good, output)
            self.assertEqual(said["maya"], [year])
            self.assertIn("nobody has tried it there", output.replace("\n ", ""))

    def test_says_what_is_missing(self):
        good, output, _ = self.configure()
        self.assertFalse(good)
        self.assertIn("No maya/MTypes.h in DEVKIT_LOCATION", output)
        self.devkit(20240000, libraries=LIBRARIES[:3])
        good, output, _ = self.configure()
        self.assertFalse(good)
        self.assertIn("No library OpenMayaUI", output)


if __name__ == "__main__":
    unittest.main()
