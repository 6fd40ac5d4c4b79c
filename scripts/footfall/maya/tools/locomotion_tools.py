# SPDX-License-Identifier: MIT
"""The tools for steering recorded motion by speed and turn."""
from maya import cmds

from ...error import FootfallError
from .. import locomotion
from ..session import message, selection, time_range
from .decorator import tool


def _library(ask=False):
    """The motion library used last, or one that the user is asked for."""
    found = locomotion.remembered()
    if found and not ask:
        return found
    if message.is_batch():
        raise FootfallError("No motion library is set. Call footfall.maya.locomotion.remember(path) first.")
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
    return steering_pad.show()


@tool
def steer_library():
    """Choose another motion library."""
    library = _library(ask=True)
    for motion in locomotion.motions():
        locomotion.change(motion, library=library)
    message.info("The motion library is now {0}.".format(library))


@tool
def steer_curve():
    """Steer recorded motion along the selected curve, on the selected mesh."""
    motion = locomotion.follow(library=_library(), terrain=selection.mesh())
    locomotion.skeleton(motion)
    message.info("{0} follows the curve up to frame {1:.0f}.".format(motion, locomotion.frames(motion)[1]))
    return motion


@tool
def steer_to():
    """Steer recorded motion to the selected locator, or from the first of two selected locators to the second."""
    locators = selection.controls(what="the locator to go to")
    start = locators[0] if len(locators) > 1 else None
    motion = locomotion.go_to(locators[-1], at=start, library=_library())
    locomotion.skeleton(motion)
    message.info("{0} arrives at frame {1:.0f}.".format(motion, locomotion.frames(motion)[1]))
    return motion


@tool
def steer_connect(replace=False):
    """Connect the steered motion to the selected character.

    replace: the character's own animation of these channels is replaced."""
    channels = locomotion.connect(replace=replace)
    message.info("The steered motion drives {0} channels.".format(len(channels)))
    return channels


@tool
def steer_disconnect():
    """Disconnect the steered motion from its character, which keeps its current pose."""
    message.info("Disconnected {0} channels.".format(len(locomotion.disconnect())))


@tool
def steer_bake(keep=False):
    """Bake the steered motion to plain curves."""
    channels = locomotion.bake(keep=keep)
    message.info("Baked {0} channels to plain curves.".format(len(channels)))
    return channels


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
