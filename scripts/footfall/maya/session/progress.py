# SPDX-License-Identifier: MIT
"""Maya's progress bar for a loop that Esc can cancel."""
from maya import cmds, mel

from ...error import Cancelled
from .message import is_batch


class Progress(object):
    """with Progress("Baking", len(curves)) as progress:
           for curve in curves:
               progress.step()      # raises Cancelled when Esc was pressed
               …
    In batch mode there is no bar and no way to cancel."""

    def __init__(self, title, total):
        self.title, self.total, self.done = title, max(int(total), 1), 0
        self._bar = None

    def __enter__(self):
        if not is_batch():
            self._bar = mel.eval("$tmp=$gMainProgressBar")
            cmds.progressBar(self._bar, edit=True, beginProgress=True, isInterruptable=True,
                             status="Footfall: " + self.title, maxValue=self.total)
        return self

    def step(self, count=1):
        """Advances by `count` of the total; raises Cancelled if Esc was pressed."""
        self.done += count
        if self._bar:
            if cmds.progressBar(self._bar, query=True, isCancelled=True):
                raise Cancelled("{0} was cancelled. Nothing was changed.".format(self.title))
            cmds.progressBar(self._bar, edit=True, step=count)

    def __exit__(self, *_):
        if self._bar:
            cmds.progressBar(self._bar, edit=True, endProgress=True)
        return False
