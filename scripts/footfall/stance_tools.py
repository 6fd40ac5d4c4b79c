# SPDX-License-Identifier: MIT
"""The buttons and items of stances: see tools.py, which has the others."""
from maya import cmds

from . import message, plugin, selection, stances
from .error import FootfallError
from .tooling import tool

_context = [None]  # the tool, once it was taken up


@tool
def stance_browser():
    """Thumbnails to pick stances from, handles to drag, the score beside them."""
    from . import stance_window as window
    return window.show()


@tool
def stance_chain():
    """Leaps through the selected apexes, locators or objects, in the order they were selected."""
    made = stances.chain()
    _told(made)
    return made


@tool
def stance_curves():
    """Leaps along two selected curves: the path of the body, then its shadow on the ground."""
    made = stances.sketch()
    _told(made)
    return made


@tool
def stance_sketch():
    """Draw leaps in the view: the path of the body, then its shadow; Enter makes the chain."""
    if message.is_batch():
        raise FootfallError("Leaps are drawn in a view; in batch mode use stances.sketch with two curves.")
    plugin.load()
    stances.a_library()
    try:
        cmds.setToolTo(_context[0] or "")
    except RuntimeError:  # there is none yet, or the plug-in was loaded anew
        _context[0] = plugin.run("ffStanceSketchContext")
        cmds.setToolTo(_context[0])
    message.info("Draw the path of the body, then its shadow on the ground. Enter makes the chain.")
    return _context[0]


@tool
def stance_extract():
    """The stances of the selected animated skeleton as a library of their own."""
    made = stances.extract()
    message.info("{0}: {1}.".format(made, ", ".join(stances.members(made)[:6])))
    return made


@tool
def stance_velocity(free=False):
    """A handle for the velocity at each selected apex; free: the chain chooses it again."""
    found = _selected_apexes()
    for chain, number in found:
        (stances.free if free else stances.velocity)(number, chain)
    message.info("{0} apexes have {1}.".format(len(found), "a free velocity" if free else "a handle for their velocity"))


@tool
def stance_notes():
    """What of the leaps cannot be done, and what would do."""
    notes = stances.notes()
    if notes:
        message.warn("; ".join(notes[:3]) + ".")
    else:
        worst = min(link["value"] for link in stances.links())
        message.info("Every leap can be done; the hardest scores {0:.3g}.".format(worst))
    return notes


@tool
def stance_connect(replace=False):
    """The selected character does the leaps."""
    channels = stances.connect(replace=replace)
    message.info("{0} channels leap.".format(len(channels)))
    return channels


@tool
def stance_skeleton():
    """A skeleton that does the leaps."""
    root = stances.skeleton()
    message.info("{0} leaps.".format(root))
    return root


@tool
def stance_disconnect():
    """What the leaps drive stays as it is now."""
    message.info("{0} channels are free.".format(len(stances.disconnect())))


@tool
def stance_bake(keep=False, every_frame=False):
    """The leaps into plain curves."""
    channels = stances.bake(keep=keep, every_frame=every_frame)
    message.info("{0} channels are baked to plain curves.".format(len(channels)))
    return channels


def _told(chain):
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
        raise FootfallError("No apex is selected: select one first.")
    return found
