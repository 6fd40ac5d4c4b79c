#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes the example scenes beside this file, scenes/*.ma, in a Maya (mayapy, or the stand-in host of the tests):

    mayapy examples/make_scenes.py

Each plays when it is opened with Footfall installed. The rigs are those of make_rigs.py."""
import math
import os
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(os.path.dirname(HERE), "scripts"))

from maya import cmds  # noqa: E402

from footfall.maya import gaits, generators, stances, timing, walking, warping  # noqa: E402

BODY = "body_ctrl"


def new(rig=None):
    """An empty scene, or a rig at rest; film, centimetres, Y up."""
    if rig:
        cmds.file(os.path.join(HERE, "rigs", rig + ".ma"), open=True, force=True)
    else:
        cmds.file(new=True, force=True)
    cmds.currentUnit(time="film")
    cmds.currentTime(1)


def curve(name, points):
    cmds.curve(degree=3, point=points, name=name)
    return name


def walk_along_curve():
    """A rig walks along a curve. Edit the curve: the walk follows."""
    new("biped_rig")
    walk = walking.along_curve(curve("way", [(0, 0, 0), (0, 0, 150), (120, 0, 320), (20, 0, 500), (0, 0, 620)]))
    walking.connect(walk, BODY)
    return walk


def drag_a_footprint():
    """Every footprint is a locator of its own: move one, the walk steps there."""
    new("biped_rig")
    walk = walking.along_curve(curve("way", [(0, 0, 0), (0, 0, 120), (0, 0, 300), (0, 0, 480)]), live=False)
    walking.connect(walk, BODY)
    cmds.delete("way")
    return walk


def retime():
    """A walk in keys, with a timing layer on top: a hold, then twice as fast. The keys are as they were."""
    walk = walk_along_curve()
    start, end = generators.frames(generators.all_of_scene()[0])
    controls = sorted({plug.split(".")[0] for plug in generators.driven(generators.all_of_scene()[0])})
    walking.bake(walk)
    cmds.delete("way")
    layer = timing.create(controls, name="timing").layer
    timing.hold(30, 40, layer=layer)
    timing.speed(60, 80, 2, layer=layer)
    return (start, end + 10)


def pose_warp():
    """Motion with a key on every frame, as captured motion has; a pose warp lets it duck, without touching the keys."""
    new()
    walk = walking.along_curve(curve("way", [(0, 0, 0), (0, 0, 150), (0, 0, 350), (0, 0, 520)]))
    root = walking.skeleton(walk)
    span = generators.frames(generators.all_of_scene()[0])
    walking.bake(walk, every_frame=True)
    cmds.delete("way")
    middle = round((span[0] + span[1]) / 2)
    cmds.currentTime(middle)
    cmds.setAttr(root + ".translateY", cmds.getAttr(root + ".translateY") - 25)
    cmds.setAttr("spine.rotateX", cmds.getAttr("spine.rotateX") + 25)
    warping.set_pose([root, "spine"], name="duck", pins=[middle - 20, middle + 20], contacts="keep")
    cmds.currentTime(1)
    return span


def dog_over_hills():
    """A dog trots along a curve over hills. Move the curve, or change the gait: Footfall ▸ Gaits."""
    new("dog_rig")
    across, along, size = 8, 32, 25.0
    points = [(size * (i - across / 2), 12 * math.sin(j / 2.5) + 4 * math.sin(i / 2.0 + j / 3.0) - 2, size * (along - 6 - j))
              for j in range(along + 1) for i in range(across + 1)]
    row = across + 1
    faces = [[j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i]
             for j in range(along) for i in range(across)]
    ground = mesh("hills", points, faces)
    gait = gaits.from_library("trot", curve("way", [(0, 0, 0), (0, 0, 200), (40, 0, 360), (0, 0, 560)]), character="dog",
                              terrain=ground)
    gaits.connect(gait, BODY)
    return gait


def mesh(name, points, faces):
    """A mesh of points and faces; returns its transform."""
    try:
        import _mayahost
        return _mayahost.makeMesh(name, points, faces)
    except ImportError:
        from maya.api import OpenMaya
        made = OpenMaya.MFnMesh()
        made.create([OpenMaya.MPoint(*point) for point in points], [len(face) for face in faces],
                    [corner for face in faces for corner in face])
        return cmds.rename(cmds.listRelatives(made.fullPathName(), parent=True)[0], name)


def chain_of_leaps():
    """A rig leaps from apex to apex. Move an apex: the leap before and after it change."""
    new("biped_rig")
    places = []
    for number in range(4):
        places += cmds.spaceLocator(name="apex{0}".format(number + 1))
        cmds.setAttr(places[-1] + ".translate", 6 * (-1) ** number, 104 + 4 * (number % 2), 170 * number)
    stances.library(embed=True)  # the scene is whole without the file
    chain = stances.chain(places)
    cmds.delete(places)
    stances.connect(chain, BODY)
    return chain


SCENES = (walk_along_curve, drag_a_footprint, retime, pose_warp, dog_over_hills, chain_of_leaps)


def playback(path, span):
    """The scene opens with this range: the node by which Maya saves it, which only Maya's windows make; and in the oldest Maya
    that Footfall is for."""
    with open(path, encoding="utf-8") as stream:
        lines = stream.read().splitlines()
    lines = [re.sub(r'^requires maya "\d+"', 'requires maya "2022"', re.sub(r"^//Maya ASCII \d+", "//Maya ASCII 2022", line))
             for line in lines if not line.startswith(("// End of", "//Last modified"))]
    lines += ['createNode script -n "sceneConfigurationScriptNode";',
              '\tsetAttr ".b" -type "string" "playbackOptions -min {0} -max {1} -ast {0} -aet {1} ";'.format(
                  int(math.floor(span[0])), int(math.ceil(span[1]))),
              '\tsetAttr ".st" 6;', "// End of " + os.path.basename(path)]
    with open(path, "w", encoding="utf-8", newline="\n") as stream:
        stream.write("\n".join(lines) + "\n")


def main():
    folder = os.path.join(HERE, "scenes")
    os.makedirs(folder, exist_ok=True)
    from footfall.maya.session import plugin
    plugin.load()
    for scene in SCENES:
        made = scene()
        span = made if isinstance(made, tuple) else generators.frames(
            next(one for one in generators.all_of_scene() if one.name == made))
        cmds.select(clear=True)
        cmds.currentTime(max(1, math.floor(span[0])))
        path = os.path.join(folder, scene.__name__ + ".ma")
        cmds.file(rename=path)
        cmds.file(save=True, type="mayaAscii")
        playback(path, span)
        print("{0}: frames {1:g} to {2:g}".format(os.path.basename(path), *span))


if __name__ == "__main__":
    main()
