# SPDX-License-Identifier: MIT
"""Footfall, motion tools for animators, in Python.

    import footfall
    scene = footfall.read("walk.bvh")
    print(footfall.check(scene))                    # how much the feet slide, and where
    result = footfall.clean(scene)                  # feet planted exactly
    footfall.write(result.scene, "planted.bvh")
    footfall.view(result.scene, against=scene, open=True)

Metres, seconds, radians, Y up; a figure of yaw 0 faces +Z, its left is +X; rotations are quaternions with w first; times
of frames count from the file's first. Options by keyword have the words, the units (degrees) and the defaults of the
program's flags: `footfall walk --step-length` is `step_length`. Motions, scenes and tracks are never changed: what edits
them gives a new one. Functions let other threads run, take `progress=` and stop on Ctrl-C.

read, write, Scene, Curves, Curve     what a file holds
Motion, Contacts                      joints over time as arrays
Character, Track, Terrain             a figure, its footprints, the ground
check, clean, warp, blend             existing motion measured and edited
trim, mirror, loop, root, concat      existing motion arranged; rate, retarget
prints_along, prints_from, walk       motion made of footprints
view, picture                         a page that shows motion moving, and pictures of it
library, locomote, Locomotor          recorded motion steered by speed and turn, one figure or thousands
gait                                  strides of many-legged figures along paths
stance                                leaps from a shelf of recorded ones
creature                              simulated creatures, and controllers searched for
kinematics, ik                        forward and inverse kinematics over whole arrays
rig                                   which control of a rig plays which role; needs no host application
maya                                  the tools in Autodesk Maya

The engine is a native module that is loaded when it is first needed: footfall.rig and footfall.maya do without it."""
import importlib
import typing

from .error import Cancelled, FootfallError

__version__ = "0.1.0"

# Where the names of the package are defined.
_HOMES = {
    "data.motion": ("Motion",),
    "data.contacts": ("Contacts",),
    "data.scene": ("Scene", "read", "parse", "write", "dumps"),
    "data.curves": ("Curve", "Curves", "reduce"),
    "data.character": ("Character", "characters"),
    "data.terrain": ("Terrain",),
    "data.track": ("Track", "Footprint"),
    "data.quality": ("Quality", "Measure", "check"),
    "verbs.editing": ("clean", "warp", "blend", "CleanResult", "WarpResult", "BlendResult"),
    "verbs.arranging": ("trim", "mirror", "loop", "root", "concat", "rate", "retarget", "EditResult", "RetargetResult"),
    "verbs.walking": ("prints_along", "prints_from", "over_stones", "wander", "walk", "edit_walk", "online_walk", "Walk",
                      "EditableWalk", "OnlineWalk"),
    "verbs.steering": ("locomote", "Locomotion", "Locomotor"),
    "verbs.viewing": ("view", "page"),
    "verbs.drawing": ("picture",),
    "verbs.options": ("options",),
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}
_MODULES = ("creature", "gait", "ik", "kinematics", "library", "rig", "stance")

__all__ = sorted(["Cancelled", "FootfallError"] + list(_HOME_OF) + list(_MODULES))

if typing.TYPE_CHECKING:
    from . import creature, gait, ik, kinematics, library, rig, stance
    from .data.character import Character, characters
    from .data.contacts import Contacts
    from .data.curves import Curve, Curves, reduce
    from .data.motion import Motion
    from .data.quality import Measure, Quality, check
    from .data.scene import Scene, dumps, parse, read, write
    from .data.terrain import Terrain
    from .data.track import Footprint, Track
    from .verbs.arranging import EditResult, RetargetResult, concat, loop, mirror, rate, retarget, root, trim
    from .verbs.drawing import picture
    from .verbs.editing import BlendResult, CleanResult, WarpResult, blend, clean, warp
    from .verbs.options import options
    from .verbs.steering import Locomotion, Locomotor, locomote
    from .verbs.viewing import page, view
    from .verbs.walking import (EditableWalk, OnlineWalk, Walk, edit_walk, online_walk, over_stones, prints_along,
                                prints_from, walk, wander)


def __getattr__(name):
    if name in _MODULES:
        return importlib.import_module("." + name, __name__)
    if name not in _HOME_OF:
        raise AttributeError("module 'footfall' has no attribute '{0}'".format(name))
    value = getattr(importlib.import_module("." + _HOME_OF[name], __name__), name)
    globals()[name] = value
    return value


def __dir__():
    return sorted(set(globals()) | set(__all__))
