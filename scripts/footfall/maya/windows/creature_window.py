# SPDX-License-Identifier: MIT
"""The window of creatures: features as sliders, a search in the background with a bar, the best so far to look at."""
from maya import cmds

from ...error import FootfallError
from .. import creatures
from ..session import message

WINDOW = "footfallCreatureWindow"
SELECTED = "the selected joints"


def show():
    """Opens the window; in batch mode there is none, and FootfallError says so."""
    if message.is_batch():
        raise FootfallError("There are no windows in batch mode: use footfall.creatures.synthesize and from_joints.")
    return CreatureWindow()


class CreatureWindow(object):
    """Buttons call the methods here; `watch` is the search that runs."""

    def __init__(self):
        self.watch = None
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
                                       annotation="Of the controller of selected joints: more can do more, and take longer")
        self.mirrored = cmds.checkBox(label="Left and right take turns", value=False, parent=form)
        for name, label, low, high, unit in creatures.SLIDERS:
            row = cmds.rowLayout(numberOfColumns=2, adjustableColumn=2, parent=form)
            box = cmds.checkBox(label="", value=name == "distance", annotation="Ask for this", parent=row)
            slider = cmds.floatSliderGrp(label="{0} ({1})".format(label, unit) if unit else label, field=True, minValue=low,
                                         maxValue=high, value=0.4 if name == "distance" else low, parent=row)
            self.wanted[name] = (box, slider)
        self.generations = cmds.intSliderGrp(label="Generations", field=True, minValue=1, maxValue=400, value=40, parent=form)
        self.seed = cmds.intSliderGrp(label="Seed", field=True, minValue=1, maxValue=100, value=1, parent=form,
                                      annotation="Another seed, another answer; the same seed, the same")
        self.preview = cmds.checkBox(label="Show the best so far", value=True, parent=form)
        self.said = cmds.text(label="", align="left", height=22, parent=form)
        self.bar = cmds.progressBar(maxValue=1000, parent=form)
        buttons = cmds.rowLayout(numberOfColumns=4, parent=form)
        cmds.button(label="Search", command=lambda *_: self.on_search(), parent=buttons)
        cmds.button(label="Without Search", command=lambda *_: self.on_play(), parent=buttons,
                    annotation="The chosen creature with what comes with Footfall, at once")
        cmds.button(label="Refine Selected", command=lambda *_: self.on_refine(), parent=buttons)
        cmds.button(label="Cancel", command=lambda *_: self.on_cancel(), parent=buttons)

    def features(self):
        """{name: (value, low, high)} of the boxes that are ticked."""
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
            if self.watch and self.watch.running:
                raise FootfallError("A search is running: wait for it, or press Cancel.")
            self.watch = creatures.search(**dict(self._settings(), **what))
        except FootfallError as error:
            message.warn(str(error))

    def on_search(self):
        chosen = cmds.optionMenu(self.what, query=True, value=True)
        if chosen == SELECTED:
            self._start(poses=cmds.intSliderGrp(self.poses, query=True, value=True),
                        mirrored=cmds.checkBox(self.mirrored, query=True, value=True))
        else:
            self._start(problem=chosen)

    def on_play(self):
        chosen = cmds.optionMenu(self.what, query=True, value=True)
        if chosen == SELECTED:
            message.warn("Selected joints need a search: nothing comes with Footfall for them.")
            return
        node = creatures.play(chosen)
        creatures.skeleton(node)
        self._done(node)

    def on_refine(self):
        found = cmds.ls(selection=True, type="ffCreature") or creatures.creatures()
        if len(found) != 1:
            message.warn("Select the ffCreature node to refine.")
            return
        self._start(node=found[0])

    def on_cancel(self):
        if self.watch:
            self.watch.cancel()
        self._say("", 0)

    def _say(self, text, share):
        if cmds.window(WINDOW, exists=True):
            cmds.text(self.said, edit=True, label=text)
            cmds.progressBar(self.bar, edit=True, progress=int(1000 * share))

    def _tell(self, share, generation, generations, best):
        known = "fitness {0:.3f}".format(best) if best > -1e5 else "all fall so far"
        self._say("Generation {0} of {1}: {2}".format(generation, generations, known), share)

    def _done(self, node):
        self._say("{0}: {1}".format(node, "; ".join(creatures.notes(node)[:2])), 1)
