# SPDX-License-Identifier: MIT
"""The creature window: features as sliders, a search in the background with a progress bar, and a preview of the best
creature so far."""
from maya import cmds

from ...error import FootfallError
from .. import creatures
from ..session import message

WINDOW = "footfallCreatureWindow"
SELECTED = "Selected Joints"


def show():
    """Opens the window; raises FootfallError in batch mode."""
    if message.is_batch():
        raise FootfallError("There are no windows in batch mode. Use footfall.maya.creatures.synthesize or from_joints.")
    return CreatureWindow()


class CreatureWindow(object):
    """The window; its buttons call the methods on_…. `search` is the search that is running or was last."""

    def __init__(self):
        self.search = None
        self.wanted = {}  # {feature: (check box, slider)}
        if cmds.window(WINDOW, exists=True):
            cmds.deleteUI(WINDOW, window=True)
        cmds.window(WINDOW, title="Footfall: Creature", widthHeight=(460, 420))
        self._build()
        cmds.showWindow(WINDOW)

    def _build(self):
        form = cmds.columnLayout(adjustableColumn=True, parent=WINDOW)
        self.what = cmds.optionMenu(label="Creature", parent=form)
        for label in (SELECTED,) + creatures.PRESETS:
            cmds.menuItem(label=label, parent=self.what)
        self.poses = cmds.intSliderGrp(label="Poses", field=True, minValue=1, maxValue=8, value=2, parent=form,
                                       annotation="Poses of the controller for selected joints: more poses allow richer motion, but "
                                                  "the search takes longer")
        self.mirrored = cmds.checkBox(label="Alternate Left and Right", value=False, parent=form)
        for name, label, low, high, unit in creatures.SLIDERS:
            row = cmds.rowLayout(numberOfColumns=2, adjustableColumn=2, parent=form)
            box = cmds.checkBox(label="", value=name == "distance", annotation="Search for this feature", parent=row)
            slider = cmds.floatSliderGrp(label="{0} ({1})".format(label, unit) if unit else label, field=True, minValue=low,
                                         maxValue=high, value=0.4 if name == "distance" else low, parent=row)
            self.wanted[name] = (box, slider)
        self.generations = cmds.intSliderGrp(label="Generations", field=True, minValue=1, maxValue=400, value=160, parent=form)
        self.seed = cmds.intSliderGrp(label="Seed", field=True, minValue=1, maxValue=100, value=1, parent=form,
                                      annotation="The same seed gives the same result, another seed a different one")
        self.preview = cmds.checkBox(label="Preview Best", value=True, parent=form)
        self.status = cmds.text(label="", align="left", height=22, parent=form)
        self.bar = cmds.progressBar(maxValue=1000, parent=form)
        buttons = cmds.rowLayout(numberOfColumns=4, parent=form)
        cmds.button(label="Search", command=lambda *_: self.on_search(), parent=buttons)
        cmds.button(label="Use Preset Solution", command=lambda *_: self.on_play(), parent=buttons,
                    annotation="Create the chosen creature with the solution that comes with Footfall, without a search")
        cmds.button(label="Refine Selected", command=lambda *_: self.on_refine(), parent=buttons)
        cmds.button(label="Cancel", command=lambda *_: self.on_cancel(), parent=buttons)

    def features(self):
        """{name: (value, low, high)} of the features that are checked."""
        wanted = {}
        for name, _, low, high, _ in creatures.SLIDERS:
            box, slider = self.wanted[name]
            if cmds.checkBox(box, query=True, value=True):
                wanted[name] = (cmds.floatSliderGrp(slider, query=True, value=True), low, high)
        return wanted

    def _settings(self):
        return {"features": self.features(), "generations": cmds.intSliderGrp(self.generations, query=True, value=True),
                "seed": cmds.intSliderGrp(self.seed, query=True, value=True), "tell": self._tell, "done": self._done,
                "preview": cmds.checkBox(self.preview, query=True, value=True)}

    def _start(self, **what):
        try:
            if self.search and self.search.running:
                raise FootfallError("A search is running. Wait for it to finish, or press Cancel.")
            self.search = creatures.search(**dict(self._settings(), **what))
        except FootfallError as error:
            message.warn(str(error))

    def on_search(self):
        """Search for the chosen creature."""
        chosen = cmds.optionMenu(self.what, query=True, value=True)
        if chosen == SELECTED:
            self._start(poses=cmds.intSliderGrp(self.poses, query=True, value=True),
                        mirrored=cmds.checkBox(self.mirrored, query=True, value=True))
        else:
            self._start(problem=chosen)

    def on_play(self):
        """Create the chosen creature with the solution that comes with Footfall."""
        chosen = cmds.optionMenu(self.what, query=True, value=True)
        if chosen == SELECTED:
            message.warn("There is no preset solution for selected joints. Press Search.")
            return
        node = creatures.play(chosen)
        creatures.skeleton(node)
        self._done(node)

    def on_refine(self):
        """Continue the search from the selected creature."""
        found = cmds.ls(selection=True, type="ffCreature") or creatures.creatures()
        if len(found) != 1:
            message.warn("Select the creature node (ffCreature) to refine.")
            return
        self._start(node=found[0])

    def on_cancel(self):
        """Cancel the search."""
        if self.search:
            self.search.cancel()
        self._show("", 0)

    def _show(self, text, share):
        if cmds.window(WINDOW, exists=True):
            cmds.text(self.status, edit=True, label=text)
            cmds.progressBar(self.bar, edit=True, progress=int(1000 * share))

    def _tell(self, share, generation, generations, best):
        result = "best fitness {0:.3f}".format(best) if best > -1e5 else "all have fallen so far"
        self._show("Generation {0} of {1}: {2}".format(generation, generations, result), share)

    def _done(self, node):
        self._show("{0}: {1}".format(node, "; ".join(creatures.notes(node)[:2])), 1)
