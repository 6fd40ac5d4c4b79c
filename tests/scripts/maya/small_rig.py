# SPDX-License-Identifier: MIT
"""A small biped rig in the scene: controls with locators as shapes, at their rest places, in any namespace."""
from maya import cmds

# name, the control above, place in the world
BIPED = [
    ("main_ctrl", None, (0, 0, 0)),
    ("cog_ctrl", "main_ctrl", (0, 95, 0)),
    ("hips_ctrl", "cog_ctrl", (0, 92, 0)),
    ("chest_ctrl", "cog_ctrl", (0, 130, 0)),
    ("head_ctrl", "chest_ctrl", (0, 160, 0)),
    ("footIK_L_ctrl", "main_ctrl", (10, 8, 0)),
    ("footIK_R_ctrl", "main_ctrl", (-10, 8, 0)),
    ("toe_L_ctrl", "footIK_L_ctrl", (10, 2, 12)),
    ("toe_R_ctrl", "footIK_R_ctrl", (-10, 2, 12)),
    ("kneePV_L_ctrl", "main_ctrl", (10, 50, 40)),
    ("kneePV_R_ctrl", "main_ctrl", (-10, 50, 40)),
    ("handIK_L_ctrl", "main_ctrl", (70, 140, 0)),
    ("handIK_R_ctrl", "main_ctrl", (-70, 140, 0)),
    ("elbowPV_L_ctrl", "main_ctrl", (45, 140, -40)),
    ("elbowPV_R_ctrl", "main_ctrl", (-45, 140, -40)),
]
ROLES = {
    "body": "cog_ctrl", "hips": "hips_ctrl", "chest": "chest_ctrl", "head": "head_ctrl",
    "left foot": "footIK_L_ctrl", "right foot": "footIK_R_ctrl", "left toe": "toe_L_ctrl", "right toe": "toe_R_ctrl",
    "left pole": "kneePV_L_ctrl", "right pole": "kneePV_R_ctrl", "left hand": "handIK_L_ctrl",
    "right hand": "handIK_R_ctrl", "left elbow": "elbowPV_L_ctrl", "right elbow": "elbowPV_R_ctrl",
}


def build(namespace="", lines=BIPED):
    """Makes the rig; returns the names of its controls."""
    space = namespace + ":" if namespace else ""
    places = {None: (0, 0, 0)}
    for name, parent, place in lines:
        above = {"parent": space + parent} if parent else {}
        cmds.createNode("transform", name=space + name, skipSelect=True, **above)
        cmds.createNode("locator", name=space + name + "Shape", parent=space + name, skipSelect=True)
        places[name] = place
        offset = [value - start for value, start in zip(place, places[parent])]
        cmds.setAttr(space + name + ".translate", *offset)
    return [space + name for name, _, _ in lines]


def animate(names, frames=(1, 13, 25)):
    """A few keys on each control."""
    for number, name in enumerate(names):
        for index, frame in enumerate(frames):
            cmds.setKeyframe(name, attribute="translateY", time=frame, value=5.0 * (index % 2) + number)
            cmds.setKeyframe(name, attribute="rotateX", time=frame, value=10.0 * index - number)
