#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The Blender add-on as one zip that any Blender from 3.4 installs: make_blender.py --package BUILD/python/footfall --out FOLDER.

The zip holds plugin/blender in one folder, with the engine's Python package as a wheel inside. The wheel is made of the package
in the build folder: its Python sources, the native module, and the libraries that a bare system lacks. Several --wheel may be
given instead, one for each version of Python; a zip for Blender 5.1 wants one for Python 3.13, too.
"""
import argparse
import base64
import hashlib
import pathlib
import re
import subprocess
import zipfile

ROOT = pathlib.Path(__file__).resolve().parents[1]
FOLDER = "footfall_blender"  # the add-on's name where Blender keeps it; the engine's package is called footfall
# Libraries that every system with Blender has.
SYSTEM = re.compile(r"^(lib(c|m|dl|rt|pthread|resolv|stdc\+\+|gcc_s)\.so|ld-linux|linux-vdso)")
DATE = (2020, 1, 1, 0, 0, 0)  # the same zip from the same files


def version():
    return re.search(r"project\(Footfall VERSION ([\d.]+)", (ROOT / "CMakeLists.txt").read_text(encoding="utf-8")).group(1)


def libraries(module):
    """The shared libraries that come along: (name, path)."""
    listed = subprocess.run(["ldd", module], check=True, capture_output=True, text=True).stdout
    for name, path in re.findall(r"^\s*(\S+) => (/\S+)", listed, re.MULTILINE):
        if not SYSTEM.match(name):
            yield name, pathlib.Path(path)


def glibc_of(files):
    """The newest version of the C library that the files ask for, as (2, n)."""
    text = b"".join(file.read_bytes() for file in files)
    return max(tuple(map(int, found.split(b"."))) for found in re.findall(rb"GLIBC_(\d+\.\d+)", text))


def put(archive, name, content):
    info = zipfile.ZipInfo(name, DATE)
    info.compress_type, info.external_attr = zipfile.ZIP_DEFLATED, 0o644 << 16
    archive.writestr(info, content)


def make_wheel(package, out):
    module = next(iter(sorted(package.glob("_native.cpython-*.so"))), None)
    if module is None:
        raise SystemExit(f"make_blender: there is no native module in {package}; build the target footfall_python first")
    python = re.search(r"cpython-(\d+)-(\w+)-linux", module.name)
    tag, machine = "cp" + python.group(1), python.group(2)
    along = list(libraries(module))
    files = {}
    for path in sorted((ROOT / "scripts/footfall").rglob("*")):
        relative = path.relative_to(ROOT / "scripts/footfall")
        if path.is_file() and "__pycache__" not in relative.parts and relative.parts[0] != "maya":
            files["footfall/" + relative.as_posix()] = path.read_bytes()
    files["footfall/" + module.name] = module.read_bytes()
    for name, path in along:
        files["footfall/libs/" + name] = path.read_bytes()
    least = glibc_of([module] + [path for _, path in along])
    platform = "manylinux_{0}_{1}_{2}".format(*least, machine)
    info = f"footfall-{version()}.dist-info"
    files[info + "/METADATA"] = (f"Metadata-Version: 2.1\nName: footfall\nVersion: {version()}\nLicense: MIT\n"
                                 "Requires-Dist: numpy>=1.21\n").encode()
    files[info + "/WHEEL"] = (f"Wheel-Version: 1.0\nGenerator: footfall\nRoot-Is-Purelib: false\n"
                              f"Tag: {tag}-{tag}-{platform}\n").encode()
    record = info + "/RECORD"
    rows = []
    for name, content in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        rows.append(f"{name},sha256={digest},{len(content)}")
    files[record] = ("\n".join(rows + [record + ",,"]) + "\n").encode()
    wheel = out / f"footfall-{version()}-{tag}-{tag}-{platform}.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        for name, content in files.items():
            put(archive, name, content)
    return wheel


def manifest(wheels):
    text = (ROOT / "plugin/blender/blender_manifest.toml").read_text(encoding="utf-8")
    listed = ", ".join(f'"./wheels/{wheel.name}"' for wheel in wheels)
    return text.replace('version = "0"', f'version = "{version()}"').replace("wheels = []", f"wheels = [{listed}]")


def make_zip(wheels, out):
    addon = ROOT / "plugin/blender"
    target = out / f"footfall-blender-{version()}.zip"
    beside = target.with_suffix(".part")
    with zipfile.ZipFile(beside, "w") as archive:
        for path in sorted(addon.rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts and path.name != "blender_manifest.toml":
                put(archive, f"{FOLDER}/{path.relative_to(addon).as_posix()}", path.read_bytes())
        put(archive, f"{FOLDER}/blender_manifest.toml", manifest(wheels))
        for wheel in wheels:
            put(archive, f"{FOLDER}/wheels/{wheel.name}", wheel.read_bytes())
    beside.replace(target)
    return target


def main():
    parser = argparse.ArgumentParser(description="Make the zip of the Blender add-on.")
    parser.add_argument("--package", type=pathlib.Path, help="the package footfall in a build folder")
    parser.add_argument("--wheel", type=pathlib.Path, action="append", default=[], help="a wheel of the package; repeatable")
    parser.add_argument("--out", type=pathlib.Path, required=True, help="the folder to write into")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    wheels = options.wheel or [make_wheel(options.package, options.out)]
    print(make_zip(wheels, options.out))


if __name__ == "__main__":
    main()
