# SPDX-License-Identifier: MIT
"""The map of a rig: which control is the body, the hips, a foot …

    from footfall import rig
    found = rig.of_selection()          # the saved map of the selected character, or a guess
    found.node("left foot")             # the control, in the namespace of this copy of the rig
    rig.save(found)                     # for every scene; rig.edit() opens a window to correct it
"""
import collections
import os

from maya import cmds

from ..error import FootfallError
from ..rig import map_file, role_names
from ..rig.guessing import Control, guess
from . import anim_curves
from .session import message, selection


class RigMap(object):
    """{role: control} of one rig. Names are kept without namespaces; `namespace` is that of the copy in the scene."""

    def __init__(self, roles=None, namespace="", key="", guesses=None, path=""):
        self.roles = dict(roles or {})
        self.namespace, self.key, self.path = namespace, key, path
        self.guesses = dict(guesses or {})  # {role: rig_guess.Guess} where it was guessed

    def node(self, role):
        """The control of a role in the scene; FootfallError where the role has none, or the scene."""
        role_names.parse(role)
        if role not in self.roles:
            raise FootfallError("The rig has no control for '{0}': map it (Footfall ▸ Map Rig).".format(role))
        name = selection.with_namespace(self.roles[role], self.namespace)
        if not cmds.objExists(name):
            raise FootfallError("{0}, the control for '{1}', is not in the scene.".format(name, role))
        return name

    def nodes(self):
        """Every mapped control that is in the scene, each once."""
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
        """A role_names.Leg for each foot: side, row, and the nodes of foot, toe and pole (None where there is none)."""
        result = []
        for row in self.rows():
            for side in role_names.SIDES:
                if role_names.name("foot", side, row) in self.roles:
                    names = [role_names.name(part, side, row) for part in role_names.LEG]
                    result.append(role_names.Leg(side, row, *[self.node(name) if name in self.roles else None
                                                           for name in names]))
        return result


def character_of(names):
    """Every control of the character that the names belong to, long names: those with a curve or a locator as their
    shape in the same namespace or, without one, below the same top node. Joints where there are no controls."""
    space = selection.shared_namespace(names)
    tops = {name.split("|")[1] for name in names}
    mine = lambda path: selection.namespace(path) == space and (space or path.split("|")[1] in tops)  # noqa: E731
    shapes = [path for kind in ("nurbsCurve", "locator") for path in cmds.ls(type=kind, long=True)]
    controls = sorted({path.rsplit("|", 1)[0] for path in shapes if mine(path.rsplit("|", 1)[0])})
    joints = sorted(path for path in cmds.ls(type="joint", long=True) if mine(path))
    if not controls and not joints:
        raise FootfallError("{0} is of no character: nothing around it has controls or joints.".format(
            selection.short(names[0])))
    return controls, joints


def _described(paths, joints, up):
    """rig_guess.Control for each long name."""
    known = set(paths)
    result = []
    for path in paths:
        parent = path.rsplit("|", 1)[0]
        while parent and parent not in known:
            parent = parent.rsplit("|", 1)[0]
        x, y, z = cmds.xform(path, query=True, worldSpace=True, rotatePivot=True)
        place = (x, y, z) if up == "y" else (x, z, -y)
        result.append(Control(selection.bare(selection.short(path)), path, parent or None, place, path in joints))
    return result


def guess_map(names=None):
    """A RigMap guessed for the character of the given or selected controls, by their names and where they are now. Joints
    count where there are no controls, and where they are keyed themselves."""
    names = selection.controls(names)
    controls, joints = character_of(names)
    up = cmds.upAxis(query=True, axis=True)
    keyed = [joint for joint in joints if anim_curves.timed([joint])] if controls else joints  # others follow the controls
    found = guess(_described(controls + keyed, set(joints), up))
    roles = {role: stored_name(entry.key) for role, entry in found.items()}
    return RigMap(roles, selection.shared_namespace(names), map_file.rig_key(controls or joints), found)


def stored_name(path):
    """The name a map keeps: without namespaces, with as much of the path as makes it unique."""
    return selection.bare(cmds.ls(path)[0])


def of_selection(names=None):
    """The saved map of the character of the given or selected controls; a guess where none is saved."""
    names = selection.controls(names)
    return load(names) or guess_map(names)


def load(names=None):
    """The saved map that fits the character, or None. It fits when it was saved for the same rig file or set of
    controls, or else when every control it names is there. A file that is no map is told of and passed over."""
    names = selection.controls(names)
    space = selection.shared_namespace(names)
    controls, joints = character_of(names)
    key = map_file.rig_key(controls or joints)
    fitting = []
    for path in map_file.stored():
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
    """A map from a named file, for the character of the given or selected controls."""
    names = selection.controls(names)
    key, roles = map_file.read(path)
    return RigMap(roles, selection.shared_namespace(names), key, path=path)


def save(rig_map, where="preferences"):
    """Saves the map: in the "preferences", beside the "scene", or at a path. Returns the path."""
    if not rig_map.roles:
        raise FootfallError("The map is empty: give at least one role a control before saving.")
    for role in rig_map.roles:
        role_names.parse(role)
    if where == "scene":
        scene = cmds.file(query=True, sceneName=True)
        if not scene:
            raise FootfallError("The scene has no file yet: save it first, or save the map in the preferences.")
        where = os.path.join(os.path.dirname(scene), "footfall", map_file.file_name(rig_map.key))
    elif where == "preferences":
        where = os.path.join(map_file.preferences(), "rigs", map_file.file_name(rig_map.key))
    map_file.write(where, map_file.to_text(rig_map.key, rig_map.roles))
    rig_map.path = where
    return where


def edit(names=None):
    """Opens the window to look at the map of the selected character and correct it."""
    from .windows import rig_window
    return rig_window.show(of_selection(names))
