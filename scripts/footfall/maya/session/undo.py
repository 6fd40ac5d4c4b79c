# SPDX-License-Identifier: MIT
"""One undo step a tool, and nothing of it left when it fails."""
import contextlib
import functools

from maya import cmds

_open = []    # the names of the chunks that are open, outermost first
_count = [0]  # makes each chunk's name its own


@contextlib.contextmanager
def chunk(name):
    """What happens inside is one step of undo. An exception takes back what was done, and goes on.

    Inside another chunk only the outermost takes back: Maya cannot undo while a chunk is open. Where undo is off (as it
    is in batch mode unless switched on) nothing can be taken back."""
    _count[0] += 1
    label = "Footfall {0} {1}".format(name, _count[0])
    cmds.undoInfo(openChunk=True, chunkName=label)
    _open.append(label)
    failed = True
    try:
        yield
        failed = False
    finally:
        _open.pop()
        cmds.undoInfo(closeChunk=True)
        # A chunk in which nothing happened is not on the queue; undoing then would hit the step before.
        if failed and not _open and _next_step() == label:
            cmds.undo()


def _next_step():
    """The name of the step that undo would take back."""
    if not cmds.undoInfo(query=True, state=True):
        return ""
    return cmds.undoInfo(query=True, undoName=True) or ""


@contextlib.contextmanager
def unrecorded():
    """What happens inside is no step of undo: for looking at something that needs a switch thrown, and thrown back."""
    recording = cmds.undoInfo(query=True, state=True)
    if recording:
        cmds.undoInfo(stateWithoutFlush=False)
    try:
        yield
    finally:
        if recording:
            cmds.undoInfo(stateWithoutFlush=True)


def undoable(name):
    """A decorator: the function is one step of undo, called `name` in the Edit menu."""
    def wrap(function):
        @functools.wraps(function)
        def inside(*args, **kwargs):
            with chunk(name):
                return function(*args, **kwargs)
        return inside
    return wrap
