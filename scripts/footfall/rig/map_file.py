# SPDX-License-Identifier: MIT
"""A rig map as a JSON file.

    {"footfall": "rig", "version": 1, "rig": "file hero.ma", "roles": {"body": "cog_ctrl", "left foot": "footL_ctrl", …}}

Names are without namespaces, so that one file serves every copy of the rig in every scene."""
import hashlib
import json
import os
import re

from ..error import FootfallError
from . import role_names

_KEYS = ("footfall", "version", "rig", "roles")


def key_of_file(path):
    """The key of a rig that is referenced from a file: the file's name, wherever it lies."""
    return "file " + os.path.basename(path.replace("\\", "/"))


def key_of_controls(names):
    """The key of a rig that is known by the set of its controls' names, without namespaces."""
    return "controls " + hashlib.sha1("\n".join(sorted(set(names))).encode("utf-8")).hexdigest()[:12]


def file_name(key):
    """The file name for a rig: its key, with the characters replaced that file systems reject."""
    return re.sub(r"[^A-Za-z0-9.-]+", "_", key) + ".json"


def to_text(key, roles):
    """The JSON text for {role: control}."""
    ordered = {role: roles[role] for role in sorted(roles, key=role_names.order)}
    return json.dumps({"footfall": "rig", "version": 1, "rig": key, "roles": ordered}, indent=2, ensure_ascii=False) + "\n"


def from_text(text, where):
    """(key, {role: control}). Raises FootfallError, which begins with `where`, for anything that is not a rig map."""
    try:
        document = json.loads(text)
    except ValueError as error:
        raise FootfallError("{0}: not valid JSON: {1}".format(where, error)) from error
    if not isinstance(document, dict) or document.get("footfall") != "rig":
        raise FootfallError('{0}: not a rig map, which begins with {{"footfall": "rig", "version": 1, …'.format(where))
    if document.get("version") != 1:
        raise FootfallError("{0}: version must be 1, got {1}. A newer Footfall may have written the file.".format(
            where, document.get("version")))
    for name in document:
        if name not in _KEYS:
            raise FootfallError("{0}: unknown key '{1}'; known keys are {2}.".format(where, name, ", ".join(_KEYS)))
    roles = document.get("roles")
    if not isinstance(roles, dict) or not all(isinstance(name, str) and name for name in roles.values()):
        raise FootfallError("{0}: 'roles' must be an object with the name of a control for each role.".format(where))
    for role in roles:
        try:
            role_names.parse(role)
        except FootfallError as error:
            raise FootfallError("{0}: {1}".format(where, error)) from error
    return str(document.get("rig", "")), dict(roles)


def write(path, text):
    """Writes the file completely or not at all; creates the folder if needed."""
    try:
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path + ".part", "w", encoding="utf-8") as stream:
            stream.write(text)
        os.replace(path + ".part", path)
    except OSError as error:
        raise FootfallError("{0} cannot be written: {1}".format(path, error)) from error


def read(path):
    """(key, {role: control}) of a file."""
    try:
        with open(path, encoding="utf-8") as stream:
            text = stream.read()
    except (OSError, UnicodeDecodeError) as error:
        raise FootfallError("{0} cannot be read: {1}".format(path, error)) from error
    return from_text(text, path)


def files_in(folders):
    """The paths of all rig maps in the folders, in their order."""
    found = []
    for folder in folders:
        if os.path.isdir(folder):
            found += [os.path.join(folder, name) for name in sorted(os.listdir(folder)) if name.endswith(".json")]
    return found
