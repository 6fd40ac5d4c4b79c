# SPDX-License-Identifier: MIT
import os

from host_case import HostCase
from maya import cmds, mel
from mayahost import tool, ui


class Tools(HostCase):
    def setUp(self):
        super(Tools, self).setUp()
        self.assertRaises(RuntimeError, cmds.draggerContext)
        self.ui = ui.enable()
        self.addCleanup(ui.disable)

    def test_a_script_places_where_it_is_clicked(self):
        said = []

        def place():
            x, y, z = cmds.draggerContext("placer", query=True, anchorPoint=True)
            cmds.xform(cmds.createNode("transform"), translation=(x, y, z))

        name = cmds.draggerContext("placer", pressCommand=place, projection="plane", plane=(0, 1, 0), space="world",
                                   initialize=lambda: said.append("on"), finalize=lambda: said.append("off"))
        self.assertEqual(name, "placer")
        self.assertEqual(cmds.currentCtx(), "selectSuperContext")
        cmds.setToolTo("placer")
        self.assertEqual(cmds.currentCtx(), "placer")
        tool.click((10, 0, -3))
        tool.click((11, 0, -3))
        self.assertEqual(cmds.getAttr("transform1.t"), [(10.0, 0.0, -3.0)])
        self.assertEqual(cmds.getAttr("transform2.t"), [(11.0, 0.0, -3.0)])
        cmds.setToolTo("selectSuperContext")
        self.assertEqual(said, ["on", "off"])
        self.assertRaises(RuntimeError, tool.click, (0, 0, 0))

    def test_dragging(self):
        seen = []
        name = cmds.draggerContext(dragCommand=lambda: seen.append(
            (cmds.draggerContext(name, q=True, anchorPoint=True), cmds.draggerContext(name, q=True, dragPoint=True),
             cmds.draggerContext(name, q=True, modifier=True))), releaseCommand=lambda: seen.append("released"))
        cmds.setToolTo(name)
        tool.press((1, 2, 3), modifier="shift")
        tool.drag((4, 5, 6))
        tool.release()
        self.assertEqual(seen, [([1.0, 2.0, 3.0], [4.0, 5.0, 6.0], "shift"), "released"])

    def test_settings(self):
        name = cmds.draggerContext(cursor="crossHair")
        self.assertEqual(cmds.draggerContext(name, q=True, cursor=True), "crossHair")
        self.assertEqual(cmds.draggerContext(name, q=True, projection=True), "viewPlane")
        cmds.draggerContext(name, e=True, helpString="Click")
        self.assertEqual(cmds.draggerContext(name, q=True, helpString=True), "Click")
        self.assertIs(cmds.draggerContext(name, exists=True), True)
        self.assertIs(cmds.draggerContext("none", exists=True), False)
        self.assertRaises(RuntimeError, cmds.draggerContext, name)
        self.assertRaises(RuntimeError, cmds.draggerContext, projection="sideways")
        self.assertRaises(RuntimeError, cmds.draggerContext, "none", e=True, helpString="x")
        self.assertRaises(TypeError, cmds.draggerContext, sneeze=True)
        self.assertRaises(RuntimeError, cmds.setToolTo, "none")

    def test_a_tool_of_a_plug_in(self):
        path = os.environ["TOOL_PLUGIN"]
        cmds.loadPlugin(path, quiet=True)
        name = cmds.placeContext(height=1.5)
        self.assertEqual(cmds.placeContext(name, q=True, height=True), 1.5)
        cmds.setToolTo(name)
        self.assertTrue(tool.click_pixel(480, 270))
        self.assertEqual([round(x, 6) for x in cmds.getAttr("placed.t")[0]], [0.0, 1.5, 0.0])
        cmds.undo()
        self.assertFalse(cmds.objExists("placed"))
        tool.set_view((0, 0, 50), (1, 0, 0), (0, 1, 0), 1.0)
        cmds.setToolTo("selectSuperContext")
        self.assertFalse(tool.click_pixel(0, 0))
        tool.set_view((-48, 100, 27), (1, 0, 0), (0, 0, -1), 0.1)
        cmds.file(new=True, force=True)
        cmds.unloadPlugin("tool_plugin")
        self.assertFalse(hasattr(cmds, "placeContext"))
        self.assertEqual(mel.eval("currentCtx"), "selectSuperContext")
