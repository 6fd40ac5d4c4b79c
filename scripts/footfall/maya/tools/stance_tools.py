# SPDX-License-Identifier: MIT
"""The tools for stances and chains of leaps."""
from maya import cmds

from ...error import FootfallError
from .. import stances
from ..session import message, plugin, selection
from .decorator import maker, tool

_context = [None]  # the sketch tool, once it was started


@tool
def stance_browser():
    """Open the stance browser: thumbnails to pick from, handles to drag, and the score."""
    from ..windows import stance_window as window
    return window.show()


@maker
def stance_chain():
    """Create leaps through the selected locators or objects, in the order they were selected."""
    made = stances.chain()
    _show(made)
    return made


@maker
def stance_curves():
    """Create leaps along two selected curves: the path of the body, then its shadow on the ground."""
    made = stances.sketch()
    _show(made)
    return made


@tool
def stance_sketch():
    """Draw leaps in the view: the path of the body, then its shadow. Enter creates the chain."""
    if message.is_batch():
        raise FootfallError("Leaps are drawn in a view. In batch mode use stances.sketch with two curves.")
    plugin.load()
    stances.default_library()
    try:
        cmds.setToolTo(_context[0] or "")
    except RuntimeError:  # there is none yet, or the plug-in was loaded again
        _context[0] = plugin.run("ffStanceSketchContext")
        cmds.setToolTo(_context[0])
    message.info("Draw the path of the body, then its shadow on the ground. Press Enter to create the chain.")
    return _context[0]


@tool
def stance_extract():
    """Extract the stances of the selected animated skeleton into a library."""
    made = stances.extract()
    message.info("{0}: {1}.".format(made, ", ".join(stances.members(made)[:6])))
    return made


@tool
def stance_velocity(free=False):
    """Add a velocity handle to each selected apex.

    free: the chain chooses the velocity again."""
    found = _selected_apexes()
    for chain, number in found:
        (stances.free if free else stances.velocity)(number, chain)
    message.info("{0} apexes have {1}.".format(len(found), "a free velocity" if free else "a velocity handle"))


@tool
def stance_notes():
    """Show which leaps cannot be done, and what would help."""
    notes = stances.notes()
    if notes:
        message.warn("; ".join(notes[:3]) + ".")
    else:
        worst = min(link["value"] for link in stances.links())
        message.info("Every leap can be done. The hardest one scores {0:.3g}.".format(worst))
    return notes


def _show(chain):
    notes = stances.notes(chain)
    if notes:
        message.warn("{0}: {1}.".format(chain, "; ".join(notes[:2])))
    else:
        message.info("{0} leaps through {1} apexes.".format(chain, len(stances.apexes(chain))))


def _selected_apexes():
    """[(chain, number)] of the selected apexes."""
    found = []
    chosen = selection.controls(what="an apex of a chain of leaps")
    for chain in stances.chains():
        for number, name in enumerate(stances.apexes(chain), 1):
            if cmds.ls(name, long=True)[0] in chosen:
                found.append((chain, number))
    if not found:
        raise FootfallError("No apex is selected. Select one first.")
    return found
