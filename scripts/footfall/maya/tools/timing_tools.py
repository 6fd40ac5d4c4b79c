# SPDX-License-Identifier: MIT
"""The tools for timing layers."""
from maya import cmds, mel

from ...error import FootfallError
from .. import anim_curves, timing
from ..session import message, selection, time_range
from ..windows.timing_editor import backwards_warning
from .decorator import tool


def _span(what):
    span = time_range.highlighted()
    if span is None:
        raise FootfallError("Highlight the frames to {0} in the Time Slider first (Shift-drag).".format(what))
    return span


@tool
def timing_layer():
    """Create a timing layer for the selected controls, or add new curves to the one they have."""
    controls = selection.controls()
    existing = timing.layers_on(controls)
    if len(existing) > 1:
        raise FootfallError("The selection has several timing layers ({0}). Select one character.".format(
            ", ".join(existing)))
    report = timing.refresh(existing[0], controls) if existing else timing.create(controls)
    text = "{0} retimes {1} curves".format(report.layer, len(timing.curves_of(report.layer)))
    if report.referenced:
        text += "; {0} of a referenced file (stored as reference edits)".format(report.referenced)
    if report.refused:
        message.warn(text + "; left unchanged: " + anim_curves.listed(report.refused) + ".")
    else:
        message.info(text + ".")
    return report


@tool
def timing_window():
    """Open the window with the keys of the timing layer."""
    from ..windows import timing_window as window
    return window.show()


@tool
def timing_key():
    """Key the timing at the current frame with the value it has."""
    frame = cmds.currentTime(query=True)
    layer = timing.add(frame)
    message.info("{0} has a key at frame {1:g}.".format(layer, frame))


@tool
def timing_hold():
    """Hold the pose at the start of the highlighted range until its end."""
    start, end = _span("hold")
    layer = timing.hold(start, end)
    message.info("{0} holds from frame {1:g} to {2:g}.".format(layer, start, end))


@tool
def timing_speed(factor):
    """Play the highlighted range faster or slower."""
    start, end = _span("speed up or slow down")
    new_end = timing.speed(start, end, factor)
    warning = backwards_warning(timing.find())
    if warning:
        message.warn(warning)
    else:
        message.info("The range from frame {0:g} to {1:g} now ends at frame {2:g}.".format(start, end, new_end))


@tool
def timing_to_curve():
    """Convert the timing to a curve and open it in the Graph Editor; if it is a curve already, only open it."""
    layer = timing.find()
    curve = timing.curve_of(layer) or timing.to_curve(layer)
    cmds.select(layer)
    if not message.is_batch():
        try:
            mel.eval("GraphEditor")
        except RuntimeError:  # a Maya with a customised interface
            pass
    message.info("The curve {1} is the timing of {0}: over time, the frame of the motion that is "
                 "shown.".format(layer, curve))
    return curve


@tool
def timing_to_keys():
    """Convert the timing from a curve back to keys."""
    layer = timing.to_keys()
    message.info("{0} has {1} keys.".format(layer, len(timing.keys(layer))))


@tool
def timing_mute():
    """Mute the timing layer, or unmute it."""
    layer = timing.find()
    muted = timing.is_muted(layer)
    (timing.unmute if muted else timing.mute)(layer)
    message.info("{0} is {1}.".format(layer, "unmuted" if muted else "muted"))


@tool
def timing_bake():
    """Bake the timing to the curves and remove the layer."""
    layer = timing.find()
    count = len(timing.curves_of(layer))
    timing.remove(layer, bake=True)
    message.info("Baked the timing of {0} curves.".format(count))


@tool
def timing_remove():
    """Remove the timing layer; the motion gets its own timing back."""
    layer = timing.find()
    timing.remove(layer)
    message.info("Removed {0}; the motion has its own timing back.".format(layer))
