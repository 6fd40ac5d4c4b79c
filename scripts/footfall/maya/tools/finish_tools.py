# SPDX-License-Identifier: MIT
"""The tools that put a motion on a character and turn it into plain curves, whatever made it."""
from .. import generators
from ..session import framing, message
from ..session.undo import chunk
from ..windows import review_window
from .decorator import tool


@tool
def connect(replace=False):
    """Connect the motion to the selected character: the whole rig follows it, whatever made it.

    replace: the character's own animation of these channels is replaced."""
    with chunk("connect"):
        generator, channels = generators.connect(replace=replace)
        framing.cover(generators.frames(generator))
    framing.frame(sorted({channel.split(".")[0] for channel in channels}))
    message.info("{0} drives {1} channels. Bake turns them into keys.".format(generator.name, len(channels)))
    if replace:
        review_window.offer("{0} replaced the animation.".format(generator.name))
    return channels


@tool
def make_skeleton():
    """Create a skeleton of the motion's own figure, moving."""
    generator, root = generators.skeleton()
    framing.frame([root])
    message.info("{0} moves the new skeleton {1}.".format(generator.name, root))
    return root


@tool
def disconnect():
    """Disconnect the motion from its character, which keeps its current pose."""
    message.info("Disconnected {0} channels.".format(len(generators.disconnect())))


@tool
def bake(every_frame=False, keep=False):
    """Bake what moves the selection to plain curves: the motion, with warps, blends and timing on top.

    every_frame: one key per frame. keep: footprints, apexes and the like stay in the scene."""
    channels = generators.bake(keep=keep, every_frame=every_frame)
    message.info("Baked {0} channels to plain curves.".format(len(channels)))
    return channels


@tool
def publish():
    """Bake everything in the scene to plain curves and remove Footfall's nodes, so that it opens without the plug-in."""
    channels = generators.publish()
    message.info("Baked {0} channels. No node of Footfall is left in the scene.".format(len(channels)))
    return channels


@tool
def check():
    """Show what is hard or wrong about the selected motion, the one of the selected character, or the only one."""
    generator = generators.the_one()
    notes = generator.system.module.notes(generator.name)
    if notes:
        message.warn("{0}: {1}.".format(generator.name, "; ".join(notes[:3])))
    else:
        message.info("{0} has no problems.".format(generator.name))
    return notes
