# SPDX-License-Identifier: MIT
"""The stance browser: thumbnails of a library to pick from, six handles to drag with the score below them, and a blend of
two stances."""
from maya import cmds

from ...error import FootfallError
from .. import stances
from ..session import message, selection
from ..session.undo import chunk

WINDOW = "footfallStanceWindow"
# attribute; label; minimum and maximum of the slider, in metres and metres per second
SLIDERS = (("startHeight", "Start Height (m)", 0.5, 1.6), ("endHeight", "End Height (m)", 0.5, 1.6),
           ("startSpeed", "Start Speed (m/s)", 0.0, 6.0), ("endSpeed", "End Speed (m/s)", 0.0, 6.0),
           ("sideSpeed", "Side Speed (m/s)", -3.0, 3.0), ("distance", "Distance (m)", 0.0, 3.0))
LENGTHS = ("startHeight", "endHeight", "distance")
COLUMNS = 4


def show():
    """Opens the browser on the library in the scene, or on the one that comes with Footfall."""
    if message.is_batch():
        raise FootfallError("There are no windows in batch mode. Use the functions of footfall.maya.stances.")
    return StanceWindow(stances.default_library())


class StanceWindow(object):
    """The window; its buttons and sliders call the methods here."""

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
                annotation="Show {0}, or blend it with the stance that is shown".format(name),
                command=lambda *_, name=name: self.pick(name), parent=grid)
        self.blending = cmds.checkBox(label="Blend the Next Pick With the Stance Shown", value=False, parent=form)
        self.sliders = {}
        for attribute, label, least, most in SLIDERS:
            self.sliders[attribute] = cmds.floatSliderGrp(
                label=label, field=True, minValue=least, maxValue=most, fieldMinValue=-100.0, fieldMaxValue=100.0,
                precision=3, parent=form, dragCommand=lambda value, a=attribute: self.drag(a, value),
                changeCommand=lambda value, a=attribute: self.drag(a, value))
        self.share = cmds.floatSliderGrp(label="Share of First Stance", field=True, minValue=0.0, maxValue=1.0, value=0.5,
                                         fieldMinValue=-1.0, fieldMaxValue=2.0, precision=2, parent=form,
                                         dragCommand=self.drag_share, changeCommand=self.drag_share)
        self.status = cmds.text(label="Pick a stance.", align="left", wordWrap=True, height=54, parent=form)
        row = cmds.rowLayout(numberOfColumns=4, parent=form)
        for label, action, note in (
                ("Find Best", self.search, "Show the stance or blend of the whole library that meets the handles best"),
                ("Keep Blend", self.keep, "Add the blend that is shown to the library"),
                ("Repeat", self.repeat, "Create a chain of six leaps from the stance that is shown"),
                ("Nearest Possible", self.nearest, "Set the handles to the nearest values that can be done")):
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
        """Shows a stance in the view, or blends it with the one that is shown."""
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
        """Sets a handle and updates the score."""
        def change():
            scale = self._metre() if attribute in LENGTHS else 1.0
            cmds.setAttr("{0}.{1}".format(self._shape(), attribute), scale * value)
        self._try(change)

    def drag_share(self, value, *_):
        """Sets the share of the first stance of a blend."""
        self._try(lambda: cmds.setAttr(self._shape() + ".share", value))

    def search(self):
        """Shows the stance or blend of the library that meets the handles best, instead of the one picked."""
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
        """Adds the blend that is shown to the library."""
        first, second = (cmds.getAttr("{0}.{1}".format(self._shape(), name)) for name in ("firstStance", "secondStance"))
        if not second:
            raise FootfallError("The stance that is shown is not a blend. Check the box and pick a second stance, or "
                                "press Find Best.")
        share = cmds.getAttr(self._shape() + ".chosenShare")
        name = "{0} and {1} {2:.2f}".format(first, second, share)
        stances.add_blend(name, first, second, share, self.library)
        message.info("Added '{1}' to {0}.".format(self.library, name))

    def repeat(self):
        """Creates a chain of six leaps from the stance that is shown."""
        made = stances.repeat(6, library_=self.library, **self._handles())
        message.info("Created {0} with six leaps.".format(made))

    def nearest(self):
        """Sets the handles to the nearest values that the library can meet."""
        found = stances.search(self.library, **self._handles())
        if found["plausible"]:
            return self.search()
        if "nearest" not in found:
            raise FootfallError("The library has nothing near these handles. Pick another stance or move the handles.")
        scale, shape = self._metre(), self._shape()
        with chunk("nearest stance"):
            self.search()
            for name, value in found["nearest"].items():
                cmds.setAttr("{0}.{1}".format(shape, name), value * (scale if name in LENGTHS else 1.0))

    def refresh(self):
        """Shows the values of the node and its score."""
        if self.evaluator is None or not cmds.objExists(self.evaluator):
            return
        for name, value in self._handles().items():
            cmds.floatSliderGrp(self.sliders[name], edit=True, value=value)
        value, plausible, chosen, blame = stances.score(self.evaluator)
        text = "{0}: can be done, score {1:.3g}.".format(chosen, value) if plausible else blame or "Cannot be done."
        cmds.text(self.status, edit=True, label="{0}: {1}".format(selection.short(self.evaluator), text))
