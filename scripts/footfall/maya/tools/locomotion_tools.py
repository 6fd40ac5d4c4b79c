# SPDX-License-Identifier: MIT
"""The tools for steering recorded motion by speed and turn."""
from maya import cmds

from ...error import FootfallError
from .. import locomotion
from ..session import message, selection, time_range
from .decorator import maker, show, tool


def _library(ask=False):
    """The motion library used last, or the one that comes with Footfall; ask: one that the user chooses."""
    if not ask:
        return locomotion.remembered() or locomotion.default_library()
    if message.is_batch():
        raise FootfallError("There are no windows in batch mode. Use footfall.maya.locomotion.remember(path).")
    chosen = cmds.fileDialog2(fileMode=1, caption="Choose a Motion Library", fileFilter="Motion libraries (*.json)")
    if not chosen:
        raise FootfallError("No motion library was chosen. Choose a file that `footfall library build` wrote.")
    locomotion.remember(chosen[0])
    return chosen[0]


@tool
def steer():
    """Open the steering pad on the steered motion in the scene, or on a new one that follows keys."""
    from ..windows import steering_pad
    if not locomotion.motions():
        span = time_range.highlighted()
        flags = {"start": span[0], "duration": span[1] - span[0]} if span else {}
        motion = locomotion.keys(_library(), terrain=selection.mesh(), **flags)
        locomotion.skeleton(motion)
        show(motion)
    return steering_pad.show()


@tool
def steer_build():
    """Build a motion library from motion files of one figure."""
    if message.is_batch():
        raise FootfallError("There are no windows in batch mode. Use footfall.maya.locomotion.build_library.")
    kinds = "Motion (*.bvh *.amc *.fbx *.ma *.anim *.glb *.gltf *.json)"
    clips = cmds.fileDialog2(fileMode=4, caption="Choose the Clips of a Figure", fileFilter=kinds)
    if not clips:
        raise FootfallError("No clips were chosen. Choose motion files of one figure that walks or runs.")
    path = cmds.fileDialog2(fileMode=0, caption="Save the Motion Library", fileFilter="Motion libraries (*.json)")
    if not path:
        raise FootfallError("The library was not built. Choose where to save it.")
    message.info("The motion library is {0}. Steer uses it from now on.".format(locomotion.build_library(clips, path[0])))
    return path[0]


@tool
def steer_library():
    """Choose another motion library."""
    library = _library(ask=True)
    for motion in locomotion.motions():
        locomotion.change(motion, library=library)
    message.info("The motion library is now {0}.".format(library))


@maker
def steer_curve(speed=1.3):
    """Steer recorded motion along the selected curve, on the selected mesh."""
    motion = locomotion.follow(speed=speed, library=_library(), terrain=selection.mesh())
    locomotion.skeleton(motion)
    message.info("{0} follows the curve up to frame {1:.0f}.".format(motion, locomotion.frames(motion)[1]))
    return motion


@maker
def steer_to(speed=1.3):
    """Steer recorded motion to the selected locator, or from the first of two selected locators to the second."""
    locators = selection.controls(what="the locator to go to")
    start = locators[0] if len(locators) > 1 else None
    motion = locomotion.go_to(locators[-1], speed=speed, at=start, library=_library())
    locomotion.skeleton(motion)
    message.info("{0} arrives at frame {1:.0f}.".format(motion, locomotion.frames(motion)[1]))
    return motion


@tool
def steer_notes():
    """Show how well the motion does what was asked."""
    notes, report = locomotion.notes(), locomotion.report()
    if notes:
        message.warn("; ".join(notes[:3]) + ".")
    else:
        message.info("The largest jump in joint speed where clips join is {0:.0f} degrees per second; inside the clips "
                     "99.9 % stay below {1:.0f}.".format(report["worst_seam_deg_s"], report["source_jump_deg_s"]))
    return report
