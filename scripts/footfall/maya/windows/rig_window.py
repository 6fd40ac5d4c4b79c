# SPDX-License-Identifier: MIT
"""The window that shows a rig map, a line per role, and lets you correct it."""
from maya import cmds

from ...error import FootfallError
from ...rig import role_names
from ..session import message
from .rig_editor import RigEditor

WINDOW = "footfallRigWindow"
_DOUBT = (0.42, 0.36, 0.20)  # the background of a role that deserves a look
_PLAIN = (0.17, 0.17, 0.17)


def show(rig_map):
    """Opens the window on a rig map; raises FootfallError in batch mode."""
    if message.is_batch():
        raise FootfallError("There are no windows in batch mode. Use footfall.maya.rig_maps.guess_map and save.")
    return RigWindow(RigEditor(rig_map))


class RigWindow(object):
    """The window of a RigEditor; its buttons call the methods on_…."""

    def __init__(self, editor):
        self.editor = editor
        self.fields = {}  # {role: text field}
        if cmds.window(WINDOW, exists=True):
            cmds.deleteUI(WINDOW, window=True)
        title = "Footfall: Rig Map of " + (editor.source.namespace or "the character")
        cmds.window(WINDOW, title=title, widthHeight=(560, 620))
        self._build()
        cmds.showWindow(WINDOW)

    def _build(self):
        form = cmds.columnLayout(adjustableColumn=True, parent=WINDOW)
        self._form = form
        cmds.text(label="Select a control and press Pick beside its role. Check the guesses in amber.",
                  align="left", height=26, parent=form)
        menu = cmds.optionMenu(label="Legs", changeCommand=self.on_legs, parent=form)
        for pairs in range(1, 5):
            cmds.menuItem(label=str(2 * pairs), parent=menu)
        cmds.optionMenu(menu, edit=True, select=min(len(self.editor.leg_rows), 4))
        scroll = cmds.scrollLayout(childResizable=True, height=480, parent=form)
        doubtful = self.editor.doubtful()
        for role, name, note in self.editor.rows():
            self._line(scroll, role, name, note, role in doubtful)
        buttons = cmds.rowLayout(numberOfColumns=4, parent=form)
        cmds.button(label="Save", annotation="Save the map in your preferences, for every scene with this rig", parent=buttons,
                    command=lambda *_: self.on_save("preferences"))
        cmds.button(label="Save Beside Scene", annotation="Save the map in the folder of the scene, for the whole team",
                    parent=buttons, command=lambda *_: self.on_save("scene"))
        cmds.button(label="Guess Again", annotation="Discard corrections and guess from names and positions", parent=buttons,
                    command=lambda *_: self.on_guess())
        cmds.button(label="Cancel", parent=buttons, command=lambda *_: self.close())

    def _line(self, parent, role, name, note, doubtful):
        row = cmds.rowLayout(numberOfColumns=5, adjustableColumn=2, parent=parent)
        meaning = role_names.MEANING[role_names.parse(role).part]
        cmds.text(label=role.capitalize(), annotation=meaning, align="right", width=120, parent=row)
        field = cmds.textField(text=name, annotation=meaning, width=180, parent=row,
                               backgroundColor=_DOUBT if doubtful else _PLAIN,
                               changeCommand=lambda text, role=role: self.on_type(role, text))
        cmds.button(label="Pick", annotation="Use the selected control", width=44, parent=row,
                    command=lambda *_, role=role: self.on_pick(role))
        cmds.button(label="Clear", annotation="Use no control for this role", width=44, parent=row,
                    command=lambda *_, role=role: self.on_clear(role))
        cmds.text(label=note, align="left", width=150, parent=row)
        self.fields[role] = field

    def _rebuild(self):
        cmds.deleteUI(self._form)
        self.fields = {}
        self._build()

    def _try(self, action):
        """Runs an action and returns whether it succeeded; an error is shown as a warning."""
        try:
            action()
            return True
        except FootfallError as error:
            message.warn(str(error))
            return False

    def _refresh(self, role):
        cmds.textField(self.fields[role], edit=True, text=self.editor.roles.get(role, ""), backgroundColor=_PLAIN)

    def on_pick(self, role):
        """Give a role the selected control."""
        self._try(lambda: self.editor.pick(role))
        self._refresh(role)

    def on_clear(self, role):
        """Leave a role without a control."""
        self.editor.clear(role)
        self._refresh(role)

    def on_type(self, role, text):
        """Give a role the control that was typed."""
        self._try(lambda: self.editor.type_name(role, text))
        self._refresh(role)

    def on_legs(self, label):
        """Set the number of legs."""
        self.editor.set_legs(int(label) // 2)
        cmds.evalDeferred(self._rebuild)  # a control must not be deleted while its own command runs

    def on_guess(self):
        """Discard corrections and guess again."""
        from .. import rig_maps
        nodes = self.editor.source.nodes()
        if self._try(lambda: setattr(self, "editor", RigEditor(rig_maps.guess_map(nodes or None)))):
            cmds.evalDeferred(self._rebuild)

    def on_save(self, where):
        """Save the map and close the window."""
        saved = []
        if self._try(lambda: saved.append(self.editor.save(where))):
            self.close()
            message.info("Saved the rig map in {0}".format(saved[0]))

    def close(self):
        """Close the window."""
        if cmds.window(WINDOW, exists=True):
            cmds.deleteUI(WINDOW, window=True)
