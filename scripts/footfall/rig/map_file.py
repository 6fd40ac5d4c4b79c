# SPDX-License-Identifier: MIT
"""A rig's map as a file, and where such files lie.

    {"footfall": "rig", "version": 1, "rig": "file hero.ma", "roles": {"body": "cog_ctrl", "left foot": "footL_ctrl", …}}

Names are without namespaces, so that one file serves every copy of the rig in every scene."""
import hashlib
import json
import os
import re

from maya import cmds

from ..error import FootfallError
from ..maya.session import selection
from . import role_names

_KEYS = ("footfall", "version", "rig", "roles")


def rig_key(names):
    """What a rig is known by: the file it is referenced from, or the set of its controls' names without namespaces."""
    for name in names:
        if cmds.referenceQuery(name, isNodeReferenced=True):
            path = cmds.referenceQuery(name, filename=True, withoutCopyNumber=True)
            return "file " + os.path.basename(path.replace("\\", "/"))
    text = "\n".join(sorted({selection.bare(selection.short(name)) for name in names}))
    return "controls " + hashlib.sha1(text.encode("utf-8")).hexdigest()[:12]


def preferences():
    """The folder of Footfall's preferences: FOOTFALL_PREFERENCES, or footfall in the user's Maya folder."""
    return os.environ.get("FOOTFALL_PREFERENCES") or os.path.join(cmds.internalVar(userAppDir=True), "footfall")


def folders():
    """Where maps are looked for: beside the scene, then in the preferences."""
    scene = cmds.file(query=True, sceneName=True)
    beside = [os.path.join(os.path.dirname(scene), "footfall")] if scene else []
    return beside + [os.path.join(preferences(), "rigs")]


def file_name(key):
    """The file of a rig: its key with what file systems do not like replaced."""
    return re.sub(r"[^A-Za-z0-9.-]+", "_", key) + ".json"


def to_text(key, roles):
    ordered = {role: roles[role] for role in sorted(roles, key=role_names.order)}
    return json.dumps({"footfall": "rig", "version": 1, "rig": key, "roles": ordered}, indent=2, ensure_ascii=False) + "\n"


def from_text(text, where):
    """(key, {role: name}); FootfallError, with `where`, for anything that is not a rig's map."""
    try:
        document = json.loads(text)
    except ValueError as error:
        raise FootfallError("{0}: this is no JSON: {1}".format(where, error)) from error
    if not isinstance(document, dict) or document.get("footfall") != "rig":
        raise FootfallError('{0}: this is no map of a rig: it should start {{"footfall": "rig", "version": 1, …'.format(
            where))
    if document.get("version") != 1:
        raise FootfallError("{0}: version {1} is not known; this Footfall reads version 1.".format(
            where, document.get("version")))
    for name in document:
        if name not in _KEYS:
            raise FootfallError("{0}: unknown key '{1}': known are {2}.".format(where, name, ", ".join(_KEYS)))
    roles = document.get("roles")
    if not isinstance(roles, dict) or not all(isinstance(name, str) and name for name in roles.values()):
        raise FootfallError("{0}: 'roles' should be an object with the name of a control for each role.".format(where))
    for role in roles:
        try:
            role_names.parse(role)
        except FootfallError as error:
            raise FootfallError("{0}: {1}".format(where, error)) from error
    return str(document.get("rig", "")), dict(roles)


def write(path, text):
    """Whole or not at all."""
    try:
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path + ".part", "w", encoding="utf-8") as stream:
            stream.write(text)
        os.replace(path + ".part", path)
    except OSError as error:
        raise FootfallError("{0} cannot be written: {1}".format(path, error)) from error


def read(path):
    try:
        with open(path, encoding="utf-8") as stream:
            text = stream.read()
    except (OSError, UnicodeDecodeError) as error:
        raise FootfallError("{0} cannot be read: {1}".format(path, error)) from error
    return from_text(text, path)


def stored():
    """The paths of all maps, nearest folder first."""
    found = []
    for folder in folders():
        if os.path.isdir(folder):
            found += [os.path.join(folder, name) for name in sorted(os.listdir(folder)) if name.endswith(".json")]
    return found
