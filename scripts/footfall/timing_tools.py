# SPDX-License-Identifier: MIT
"""The buttons and menu items of timing layers; footfall.tools has them all."""
from maya import cmds, mel

from . import curves, message, selection, time_range, timing
from .error import FootfallError
from .timing_editor import backwards_said
from .tooling import tool


def _span(what):
    span = time_range.highlighted()
    if span is None:
        raise FootfallError("Drag out the frames to {0} in the time slider first (Shift and drag).".format(what))
    return span


@tool
def timing_layer():
    """Put a timing layer over the selected controls, or take new curves into the one they have."""
    controls = selection.controls()
    existing = timing.layers_on(controls)
    if len(existing) > 1:
        raise FootfallError("The selection is under several timing layers ({0}): select one character.".format(
            ", ".join(existing)))
    report = timing.refresh(existing[0], controls) if existing else timing.create(controls)
    text = "{0} times {1} curves".format(report.layer, len(timing.curves_of(report.layer)))
    if report.referenced:
        text += "; {0} of a referenced file (kept as an edit of the reference)".format(report.referenced)
    if report.refused:
        message.warn(text + "; left alone: " + curves.said(report.refused) + ".")
    else:
        message.info(text + ".")
    return report


@tool
def timing_window():
    """List and change the keys of the timing layer."""
    from . import timing_window as window
    return window.show()


@tool
def timing_key():
    """Key the timing at the current frame as it is."""
    frame = cmds.currentTime(query=True)
    layer = timing.add(frame)
    message.info("{0}: frame {1:g} is keyed.".format(layer, frame))


@tool
def timing_hold():
    """Hold the pose at the start of the range dragged out in the time slider for its length."""
    start, end = _span("hold")
    layer = timing.hold(start, end)
    message.info("{0} holds from {1:g} to {2:g}.".format(layer, start, end))


@tool
def timing_speed(factor):
    """Play the range dragged out in the time slider faster or slower."""
    start, end = _span("speed up or slow down")
    new_end = timing.speed(start, end, factor)
    warning = backwards_said(timing.find())
    if warning:
        message.warn(warning)
    else:
        message.info("{0:g} to {1:g} now ends at {2:g}.".format(start, end, new_end))


@tool
def timing_to_curve():
    """Make the timing a curve and show it in the Graph Editor; where it is one, only show it."""
    layer = timing.find()
    curve = timing.curve_of(layer) or timing.to_curve(layer)
    cmds.select(layer)
    if not message.is_batch():
        try:
            mel.eval("GraphEditor")
        except RuntimeError:  # a Maya with an interface of its own
            pass
    message.info("{0}: the curve {1} says which frame is shown.".format(layer, curve))
    return curve


@tool
def timing_to_keys():
    """Make keys of the timing again where it is a curve."""
    layer = timing.to_keys()
    message.info("{0} has {1} keys.".format(layer, len(timing.keys(layer))))


@tool
def timing_mute():
    """Mute the timing layer, or unmute it."""
    layer = timing.find()
    muted = timing.is_muted(layer)
    (timing.unmute if muted else timing.mute)(layer)
    message.info("{0} is {1}.".format(layer, "on" if muted else "muted"))


@tool
def timing_bake():
    """Write the timing into the curves and remove the layer."""
    layer = timing.find()
    count = len(timing.curves_of(layer))
    timing.remove(layer, bake=True)
    message.info("The timing of {0} curves is baked.".format(count))


@tool
def timing_remove():
    """Remove the timing layer: the motion goes back to its own time."""
    layer = timing.find()
    timing.remove(layer)
    message.info("{0} is removed; the motion has its own time again.".format(layer))
