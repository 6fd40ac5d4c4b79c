# SPDX-License-Identifier: MIT
"""The browser of stances: thumbnails of a library to pick from, six handles to drag with the score beside them, a share
between two. Plain Maya controls; footfall.stances does the work."""
from maya import cmds

from ...error import FootfallError
from .. import stances
from ..session import message, selection
from ..session.undo import chunk

WINDOW = "footfallStanceWindow"
# attribute; label; least and most of the slider, in metres and metres a second
SLIDERS = (("startHeight", "Start Height", 0.5, 1.6), ("endHeight", "End Height", 0.5, 1.6),
           ("startSpeed", "Start Speed", 0.0, 6.0), ("endSpeed", "End Speed", 0.0, 6.0),
           ("sideSpeed", "Side Speed", -3.0, 3.0), ("distance", "Distance", 0.0, 3.0))
LENGTHS = ("startHeight", "endHeight", "distance")
COLUMNS = 4


def show():
    """Opens the browser on the scene's library, or the shelf that comes with Footfall."""
    if message.is_batch():
        raise FootfallError("There are no windows in batch mode: use the functions of footfall.stances.")
    return StanceWindow(stances.a_library())


class StanceWindow(object):
    """The window. Buttons and sliders call the methods here."""

    def __init__(self, library):
        self.library, self.evaluator, self.picked = library, None, []
        if cmds.window(WINDOW, exists=True):
            cmds.deleteUI(WINDOW, window=True)
        cmds.window(WINDOW, title="Footfall: Stances of " + library, widthHeight=(560, 640))
        form = cmds.columnLayout(adjustableColumn=True, rowSpacing=4, parent=WINDOW)
        scroll = cmds.scrollLayout(height=300, childResizable=True, parent=form)
        grid = cmds.gridLayout(numberOfColumns=COLUMNS, cellWidthHeight=(130, 92), parent=scroll)
        self.buttons = {}
        for name in stances.members(library):
            self.buttons[name] = cmds.iconTextButton(
                style="iconAndTextVertical", image=stances.picture(name) or "ffStance.png", label=name,
                annotation="Show {0}, or blend it with the one shown".format(name),
                command=lambda *_, name=name: self.pick(name), parent=grid)
        self.blending = cmds.checkBox(label="Blend the next one picked with the one shown", value=False, parent=form)
        self.sliders = {}
        for attribute, label, least, most in SLIDERS:
            self.sliders[attribute] = cmds.floatSliderGrp(
                label=label, field=True, minValue=least, maxValue=most, fieldMinValue=-100.0, fieldMaxValue=100.0,
                precision=3, parent=form, dragCommand=lambda value, a=attribute: self.drag(a, value),
                changeCommand=lambda value, a=attribute: self.drag(a, value))
        self.share = cmds.floatSliderGrp(label="Share of the First", field=True, minValue=0.0, maxValue=1.0, value=0.5,
                                         fieldMinValue=-1.0, fieldMaxValue=2.0, precision=2, parent=form,
                                         dragCommand=self.drag_share, changeCommand=self.drag_share)
        self.said = cmds.text(label="Pick a stance.", align="left", wordWrap=True, height=54, parent=form)
        row = cmds.rowLayout(numberOfColumns=4, parent=form)
        for label, action, note in (
                ("Best of All", self.search, "The stance or blend of the whole library that meets the handles best"),
                ("Keep the Blend", self.keep, "Add the blend that is shown to the library"),
                ("Repeat", self.repeat, "Six leaps of the stance that is shown, as a chain"),
                ("Help Me", self.mend, "Set the handles to the nearest that can be done")):
            cmds.button(label=label, annotation=note, command=lambda *_, action=action: self._try(action), parent=row)
        cmds.showWindow(WINDOW)

    def _try(self, action):
        try:
            action()
        except FootfallError as error:
            message.warn(str(error))
        self.refresh()

    def _shape(self):
        if self.evaluator is None or not cmds.objExists(self.evaluator):
            raise FootfallError("Pick a stance first.")
        return cmds.listRelatives(self.evaluator, shapes=True, fullPath=True)[0]

    def pick(self, name):
        """Shows a stance in the view, or blends the one shown with it."""
        self._try(lambda: self._pick(name, cmds.checkBox(self.blending, query=True, value=True)))

    def _pick(self, name, blend):
        if blend and self.picked and self.picked[0] != name:
            self.picked = [self.picked[0], name]
        else:
            self.picked = [name]
        share = cmds.floatSliderGrp(self.share, query=True, value=True)
        with chunk("show stance"):
            if self.evaluator and cmds.objExists(self.evaluator):
                cmds.delete(self.evaluator)
            two = tuple(self.picked) if len(self.picked) == 2 else None
            self.evaluator = stances.evaluator(None if two else name, two, share, self.library)

    def _metre(self):
        return cmds.getAttr(self._shape() + ".metre")

    def drag(self, attribute, value):
        """A handle: the score follows."""
        def change():
            scale = self._metre() if attribute in LENGTHS else 1.0
            cmds.setAttr("{0}.{1}".format(self._shape(), attribute), scale * value)
        self._try(change)

    def drag_share(self, value, *_):
        self._try(lambda: cmds.setAttr(self._shape() + ".share", value))

    def search(self):
        """Whatever of the library does it best, instead of the stance picked."""
        shape = self._shape()
        with chunk("best stance"):
            for attribute in ("stance", "blendWith"):
                cmds.setAttr("{0}.{1}".format(shape, attribute), "", type="string")
        self.picked = []

    def _handles(self):
        scale = self._metre()
        return {name: cmds.getAttr("{0}.{1}".format(self._shape(), name)) / (scale if name in LENGTHS else 1.0)
                for name in stances.HANDLES}

    def keep(self):
        first, second = (cmds.getAttr("{0}.{1}".format(self._shape(), name)) for name in ("firstStance", "secondStance"))
        if not second:
            raise FootfallError("What is shown is no blend: check the box and pick a second stance, or press Best of All.")
        share = cmds.getAttr(self._shape() + ".chosenShare")
        name = "{0} and {1} {2:.2f}".format(first, second, share)
        stances.add_blend(name, first, second, share, self.library)
        message.info("{0} has '{1}' now.".format(self.library, name))

    def repeat(self):
        made = stances.repeat(6, library_=self.library, **self._handles())
        message.info("{0}: six leaps.".format(made))

    def mend(self):
        """The nearest handles that the library can meet."""
        found = stances.search(self.library, **self._handles())
        if found["plausible"]:
            return self.search()
        if "nearest" not in found:
            raise FootfallError("No request near this one can be met.")
        scale, shape = self._metre(), self._shape()
        with chunk("nearest stance"):
            self.search()
            for name, value in found["nearest"].items():
                cmds.setAttr("{0}.{1}".format(shape, name), value * (scale if name in LENGTHS else 1.0))

    def refresh(self):
        """What the node has, and its score, in the window."""
        if self.evaluator is None or not cmds.objExists(self.evaluator):
            return
        for name, value in self._handles().items():
            cmds.floatSliderGrp(self.sliders[name], edit=True, value=value)
        value, plausible, chosen, blame = stances.score(self.evaluator)
        text = "{0}: {1:.3g}, it can be done.".format(chosen, value) if plausible else blame or "It cannot be done."
        cmds.text(self.said, edit=True, label="{0}: {1}".format(selection.short(self.evaluator), text))
