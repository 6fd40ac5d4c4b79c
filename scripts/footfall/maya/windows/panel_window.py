# SPDX-License-Identifier: MIT
"""The panel in Maya: dockable beside Maya's own, and there again after a restart where it was."""
from maya import cmds

from ...error import FootfallError
from ..session import message

CONTROL = "footfallPanelWorkspaceControl"
TAB = "footfallPanelTab"
_open = []  # the panel that is shown


def show(restored=False):
    """Opens the panel, or brings it to the front. restored: Maya builds its windows anew and asks for the contents."""
    if message.is_batch():
        raise FootfallError("There are no windows in batch mode. Use footfall.maya.walking, timing and warping.")
    try:
        from ...panel.panel import Panel
    except ImportError as error:
        raise FootfallError("This Maya has neither PySide6 nor PySide2, which the panel is made of. Footfall ▸ Footprints ▸ Edit "
                            "Footprint Times and Footfall ▸ Timing ▸ Edit Timing Keys do the same.") from error
    from maya.app.general.mayaMixin import MayaQWidgetDockableMixin
    from ..panel_session import MayaSession

    class DockablePanel(MayaQWidgetDockableMixin, Panel):
        """The panel as one of Maya's own."""

        def dockCloseEventTriggered(self):
            self.session.stop()

    close(not restored)
    session = MayaSession()
    panel = DockablePanel(session, cmds.optionVar(query=TAB) if cmds.optionVar(exists=TAB) else "",
                          lambda name: cmds.optionVar(stringValue=(TAB, name)))
    _open.append(panel)
    panel.show(dockable=True, retain=False, uiScript="from footfall.maya.windows import panel_window\n"
                                                     "panel_window.show(restored=True)")
    session.start()
    return panel


def close(control=True):
    """Ends the panel that is open; control: with the window that Maya docks it in."""
    while _open:
        _open.pop().session.stop()
    if control and cmds.workspaceControl(CONTROL, exists=True):
        cmds.deleteUI(CONTROL)
