# SPDX-License-Identifier: MIT
"""The tools that create walks, edit them as a whole, and connect them to characters."""
from maya import cmds

from ...error import FootfallError
from .. import driving, walking
from ..session import message, selection, time_range
from .decorator import maker, tool


@tool
def walk_ground():
    """Lay the footprints of the walk on the selected mesh."""
    mesh = selection.mesh()
    if not mesh:
        raise FootfallError("Select the mesh that the footprints should lie on.")
    walk = walking.ground(mesh, walking.only())
    message.info("{0} walks on {1}.".format(walk, mesh))


@tool
def walk_reverse():
    """Reverse the walk: it runs from its end to its start."""
    walk = walking.reverse()
    message.info("{0} is reversed.".format(walk))


@tool
def walk_notes():
    """Show what is hard to walk, and what would help."""
    notes = walking.notes()
    if notes:
        message.warn("; ".join(notes[:3]) + ".")
    else:
        message.info("The walk has no problems (cost {0:.3g}).".format(walking.energy()))
    return notes


@maker
def walk_curve(live=True, character="human", step_length=0.0, step_width=0.0, standing=True):
    """Create a walk along the selected curve, on the selected mesh.

    live: the prints follow the curve when it is edited. step_length, step_width: 0: as the character walks."""
    walk = walking.along_curve(live=live, terrain=selection.mesh(), character=character, standing=standing,
                               step_length=step_length or None, step_width=step_width or None)
    message.info("{0} follows the curve.".format(walk))
    return walk


@maker
def walk_from_animation(style=False):
    """Place footprints where the feet of the selected skeleton are planted, in the highlighted range if there is one.

    style: the walk keeps what the animation does beyond its footprints."""
    walk = walking.from_animation(span=time_range.highlighted(), style=style)
    message.info("{0} has {1} footprints. Move them, then right-click Connect and choose Replace Its Animation.".format(
        walk, len(walking.prints(walk))))
    return walk


@tool
def walk_style(off=False):
    """Give the walk the style of the selected animated skeleton, or of a motion file.

    off: remove the style."""
    walk = walking.only()
    if off:
        walking.style(None, walk)
        message.info("Removed the style of {0}.".format(walk))
        return walk
    joints = cmds.ls(selection=True, type="joint") or []
    if joints:
        clip = driving.top_joint(joints[0])
    elif message.is_batch():
        raise FootfallError("Select a joint of the animated skeleton first, or use walking.style with a file.")
    else:
        clip = (cmds.fileDialog2(fileMode=1, caption="Choose a Clip of the Same Figure",
                                 fileFilter="Motion (*.bvh *.amc *.ma *.anim *.glb *.gltf *.json)") or [None])[0]
    if not clip:
        return None
    walking.style(clip, walk, span=time_range.highlighted() if joints else None)
    message.info("{0} walks in the style of {1}. Set Clip Weight in the Attribute Editor to use less of it.".format(
        walk, clip))
    return walk


@maker
def walk_wander(prints=24, character="human"):
    """Create a walk that wanders around the selected objects."""
    obstacles = cmds.ls(selection=True, transforms=True) or []
    if not obstacles:
        raise FootfallError("Select a few objects on the ground that the walk should go around.")
    walk = walking.wander(int(prints), seed=1 + len(walking.walks()), obstacles=obstacles, character=character)
    message.info("Created {0}. Press again for a different path.".format(walk))
    return walk


@maker
def walk_stones(character="human"):
    """Create a walk over the tops of the selected objects, from the first to the last."""
    walk = walking.stones(character=character)
    message.info("{0} crosses in {1} footprints.".format(walk, len(walking.prints(walk))))
    return walk


@tool
def make_window():
    """Open the window with a tab for each way to make a motion."""
    from ..windows import make_window as window
    return window.show()


@tool
def show_options(name):
    """Open the options of a tool."""
    from . import menu
    return menu.show_options(name)
