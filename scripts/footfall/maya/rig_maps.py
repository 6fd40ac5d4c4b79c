# SPDX-License-Identifier: MIT
"""Rig maps of the characters in a scene: which control is the body, the hips, a foot, a hand.

    from footfall.maya import rig_maps
    found = rig_maps.of_selection()     # the saved map of the selected character, or a guess
    found.node("left foot")             # the control, in the namespace of this copy of the rig
    rig_maps.save(found)                # for every scene; rig_maps.edit() opens a window to correct it
"""
import collections
import os

from maya import cmds

from ..error import FootfallError
from ..rig import map_file, role_names
from ..rig.guessing import Control, guess
from . import anim_curves, rig_folders
from .session import message, selection


class RigMap(object):
    """{role: control} of one rig. Names are stored without namespaces; `namespace` is that of the copy in the scene."""

    def __init__(self, roles=None, namespace="", key="", guesses=None, path=""):
        self.roles = dict(roles or {})
        self.namespace, self.key, self.path = namespace, key, path
        self.guesses = dict(guesses or {})  # {role: Guess} for the roles that were guessed

    def node(self, role):
        """The control of a role; raises FootfallError if the role has none or it is not in the scene."""
        role_names.parse(role)
        if role not in self.roles:
            raise FootfallError("The rig map has no control for '{0}'. Use Map Rig to choose one.".format(role))
        name = selection.with_namespace(self.roles[role], self.namespace)
        if not cmds.objExists(name):
            raise FootfallError("{0}, the control for '{1}', is not in the scene. Use Map Rig to choose "
                                "another.".format(name, role))
        return name

    def nodes(self):
        """Every mapped control that is in the scene, without duplicates."""
        names = [selection.with_namespace(self.roles[role], self.namespace)
                 for role in sorted(self.roles, key=role_names.order)]
        return [name for name in collections.OrderedDict.fromkeys(names) if cmds.objExists(name)]

    def missing(self):
        """The roles whose control is not in the scene."""
        return [role for role in sorted(self.roles, key=role_names.order)
                if not cmds.objExists(selection.with_namespace(self.roles[role], self.namespace))]

    def rows(self):
        """The rows of legs: ("",) for one pair, ("front", "hind") for a quadruped."""
        parsed = [role_names.parse(role) for role in sorted(self.roles, key=role_names.order)]
        rows = collections.OrderedDict.fromkeys(role.row for role in parsed if role.part == "foot")
        return tuple(rows) or ("",)

    def legs(self):
        """A role_names.Leg per foot: side, row, and the nodes of foot, toe and pole (None where there is none)."""
        result = []
        for row in self.rows():
            for side in role_names.SIDES:
                if role_names.name("foot", side, row) in self.roles:
                    names = [role_names.name(part, side, row) for part in role_names.LEG]
                    result.append(role_names.Leg(side, row, *[self.node(name) if name in self.roles else None
                                                           for name in names]))
        return result


def character_of(names):
    """(controls, joints) of the character that the names belong to, as long names. Controls are transforms with a curve
    or a locator as their shape, in the same namespace or, without one, below the same top node."""
    space = selection.shared_namespace(names)
    tops = {name.split("|")[1] for name in names}
    mine = lambda path: selection.namespace(path) == space and (space or path.split("|")[1] in tops)  # noqa: E731
    shapes = [path for kind in ("nurbsCurve", "locator") for path in cmds.ls(type=kind, long=True)]
    controls = sorted({path.rsplit("|", 1)[0] for path in shapes if mine(path.rsplit("|", 1)[0])})
    joints = sorted(path for path in cmds.ls(type="joint", long=True) if mine(path))
    if not controls and not joints:
        raise FootfallError("{0} does not belong to a character: there are no controls or joints around it. Select a "
                            "control of a rig.".format(
            selection.short(names[0])))
    return controls, joints


def _place(path, joints):
    """Where a control is: a skinned joint in its bind pose, anything else as it is now."""
    if path in joints and cmds.attributeQuery("bindPose", node=path, exists=True):
        bound = cmds.getAttr(path + ".bindPose")
        if bound and any(abs(value - (index % 5 == 0)) > 1e-9 for index, value in enumerate(bound)):
            return bound[12:15]
    return cmds.xform(path, query=True, worldSpace=True, rotatePivot=True)


def _described(paths, joints, up):
    """A Control per long name."""
    known = set(paths)
    result = []
    for path in paths:
        parent = path.rsplit("|", 1)[0]
        while parent and parent not in known:
            parent = parent.rsplit("|", 1)[0]
        x, y, z = _place(path, joints)
        position = (x, y, z) if up == "y" else (x, z, -y)
        result.append(Control(selection.bare(selection.short(path)), path, parent or None, position, path in joints))
    return result


def guess_map(names=None):
    """Guesses a RigMap for the character of the given or selected controls, from their names and current positions.
    Joints count only if there are no controls or if the joints are keyed."""
    names = selection.controls(names)
    controls, joints = character_of(names)
    up = cmds.upAxis(query=True, axis=True)
    keyed = [joint for joint in joints if anim_curves.timed([joint])] if controls else joints  # others follow the controls
    found = guess(_described(controls + keyed, set(joints), up))
    roles = {role: stored_name(entry.key) for role, entry in found.items()}
    return RigMap(roles, selection.shared_namespace(names), rig_folders.rig_key(controls or joints), found)


def stored_name(path):
    """The name that a map stores: without namespaces, with as much of the path as makes it unique."""
    return selection.bare(cmds.ls(path)[0])


def of_selection(names=None):
    """The saved map for the character of the given or selected controls, or a guess if none is saved."""
    names = selection.controls(names)
    return load(names) or guess_map(names)


def load(names=None):
    """The saved map that fits the character, or None. A map fits if it was saved for the same rig file or set of
    controls, or else if every control it names is in the scene. A file that is not a rig map is skipped with a
    warning."""
    names = selection.controls(names)
    space = selection.shared_namespace(names)
    controls, joints = character_of(names)
    key = rig_folders.rig_key(controls or joints)
    fitting = []
    for path in rig_folders.stored():
        try:
            stored_key, roles = map_file.read(path)
        except FootfallError as error:
            message.warn(str(error))
            continue
        found = RigMap(roles, space, key, path=path)
        if stored_key == key:
            return found
        if roles and not found.missing():
            fitting.append(found)
    return max(fitting, key=lambda one: len(one.roles)) if fitting else None


def load_file(path, names=None):
    """Reads a map from a file, for the character of the given or selected controls."""
    names = selection.controls(names)
    key, roles = map_file.read(path)
    return RigMap(roles, selection.shared_namespace(names), key, path=path)


def save(rig_map, where="preferences"):
    """Saves the map in the "preferences", beside the "scene", or at a path. Returns the path."""
    if not rig_map.roles:
        raise FootfallError("The rig map is empty. Choose a control for at least one role before saving.")
    for role in rig_map.roles:
        role_names.parse(role)
    if where == "scene":
        folder = rig_folders.beside_scene()
        if not folder:
            raise FootfallError("The scene has not been saved yet. Save it first, or save the rig map in the "
                                "preferences.")
        where = os.path.join(folder, map_file.file_name(rig_map.key))
    elif where == "preferences":
        where = os.path.join(rig_folders.in_preferences(), map_file.file_name(rig_map.key))
    map_file.write(where, map_file.to_text(rig_map.key, rig_map.roles))
    rig_map.path = where
    return where


def edit(names=None):
    """Opens the window that shows the map of the selected character and lets you correct it."""
    from .windows import rig_window
    return rig_window.show(of_selection(names))
