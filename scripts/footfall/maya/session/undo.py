# SPDX-License-Identifier: MIT
"""One undo step per tool; a tool that fails is undone."""
import contextlib
import functools

from maya import cmds

_open = []    # the names of the chunks that are open, outermost first
_count = [0]  # makes the name of each chunk unique


@contextlib.contextmanager
def chunk(name):
    """Makes what happens inside one undo step. After an exception, which is passed on, that step is undone.

    Of nested chunks only the outermost undoes: Maya cannot undo while a chunk is open. Where undo is off (the default
    in batch mode) nothing can be undone."""
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
        # A chunk in which nothing happened is not on the queue; undoing then would undo the step before it.
        if failed and not _open and last_step() == label:
            cmds.undo()


def last_step():
    """The name of the step that Undo would undo."""
    if not cmds.undoInfo(query=True, state=True):
        return ""
    return cmds.undoInfo(query=True, undoName=True) or ""


@contextlib.contextmanager
def unrecorded():
    """Keeps what happens inside off the undo queue: for changes that are reverted before the block ends."""
    recording = cmds.undoInfo(query=True, state=True)
    if recording:
        cmds.undoInfo(stateWithoutFlush=False)
    try:
        yield
    finally:
        if recording:
            cmds.undoInfo(stateWithoutFlush=True)


def undoable(name):
    """Decorator: the function is one undo step, called `name` in the Edit menu."""
    def wrap(function):
        @functools.wraps(function)
        def inside(*args, **kwargs):
            with chunk(name):
                return function(*args, **kwargs)
        return inside
    return wrap
