# SPDX-License-Identifier: MIT
"""The buttons and items of steered motion: see tools.py, which has the others."""
from maya import cmds

from . import locomotion, message, place_tool, selection, time_range
from .error import FootfallError
from .tooling import tool


def _library(ask=False):
    """The library to use: the last one, or one that is asked for."""
    found = locomotion.remembered()
    if found and not ask:
        return found
    if message.is_batch():
        raise FootfallError("Say which library to use: footfall.locomotion.remember(path).")
    chosen = cmds.fileDialog2(fileMode=1, caption="A library of recorded motion", fileFilter="Libraries (*.json)")
    if not chosen:
        raise FootfallError("Choose a library: a file that `footfall library build` made.")
    locomotion.remember(chosen[0])
    return chosen[0]


@tool
def steer():
    """Steer recorded motion: the pad of the one there is, or of a new one that follows keys."""
    from . import locomotion_pad
    if not locomotion.motions():
        span = time_range.highlighted()
        flags = {"start": span[0], "duration": span[1] - span[0]} if span else {}
        motion = locomotion.keys(_library(), terrain=place_tool.selected_mesh(), **flags)
        locomotion.skeleton(motion)
    return locomotion_pad.show()


@tool
def steer_library():
    """Choose another library."""
    library = _library(ask=True)
    for motion in locomotion.motions():
        locomotion.change(motion, library=library)
    message.info("{0} is the library now.".format(library))


@tool
def steer_curve():
    """Recorded motion along the selected curve, on the selected mesh."""
    motion = locomotion.follow(library=_library(), terrain=place_tool.selected_mesh())
    locomotion.skeleton(motion)
    message.info("{0} follows the curve to frame {1:.0f}.".format(motion, locomotion.frames(motion)[1]))
    return motion


@tool
def steer_to():
    """Recorded motion to the selected locator; of two, from the first to the second."""
    places = selection.controls(what="the locator to go to")
    at = places[0] if len(places) > 1 else None
    motion = locomotion.go_to(places[-1], at=at, library=_library())
    locomotion.skeleton(motion)
    message.info("{0} arrives at frame {1:.0f}.".format(motion, locomotion.frames(motion)[1]))
    return motion


@tool
def steer_connect(replace=False):
    """The selected character moves as steered."""
    channels = locomotion.connect(replace=replace)
    message.info("{0} channels are steered.".format(len(channels)))
    return channels


@tool
def steer_disconnect():
    """What is steered stays as it is now."""
    message.info("{0} channels are free.".format(len(locomotion.disconnect())))


@tool
def steer_bake(keep=False):
    """The steered motion into plain curves."""
    channels = locomotion.bake(keep=keep)
    message.info("{0} channels are baked to plain curves.".format(len(channels)))
    return channels


@tool
def steer_notes():
    """How well it does what was asked."""
    found, told = locomotion.notes(), locomotion.report()
    if found:
        message.warn("; ".join(found[:3]) + ".")
    else:
        message.info("Seams jump by {0:.0f} degrees a second at most; 99.9 % of the clips' own stay below {1:.0f}.".format(
            told["worst_seam_deg_s"], told["source_jump_deg_s"]))
    return told
