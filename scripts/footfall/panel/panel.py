# SPDX-License-Identifier: MIT
"""The panel: a tab for each view over time. It remembers the tab that was open."""
from .qt import QtCore, QtWidgets
from .gait_diagram import GaitDiagram
from .retime_strip import RetimeStrip
from .steer_pad import SteerPad
from .timing_diagram import TimingDiagram
from .warp_list import ListOfProblems, WarpList

TABS = (("Walk", TimingDiagram), ("Retime", RetimeStrip), ("Warp", WarpList), ("Steer", SteerPad), ("Gaits", GaitDiagram), ("Check", ListOfProblems))


class Panel(QtWidgets.QWidget):
    """The tabs. remembered, remember: how the open tab is read and stored, by its name."""

    def __init__(self, session, remembered="", remember=None, parent=None):
        super(Panel, self).__init__(parent)
        self.setObjectName("footfallPanel")
        self.setWindowTitle("Footfall")
        self.session = session
        self._remember = remember
        self.tabs = QtWidgets.QTabWidget(self)
        self.views = {}
        for name, kind in TABS:
            self.views[name] = kind(session)
            self.tabs.addTab(self.views[name], name)
        layout = QtWidgets.QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.tabs)
        if remembered in self.views:
            self.tabs.setCurrentWidget(self.views[remembered])
        self.tabs.currentChanged.connect(self._changed)

    def _changed(self, number):
        if self._remember:
            self._remember(self.tabs.tabText(number))

    def sizeHint(self):
        return QtCore.QSize(720, 180)
