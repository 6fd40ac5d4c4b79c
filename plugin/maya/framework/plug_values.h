// SPDX-License-Identifier: MIT
// Values of plugs, set through a modifier. Internal units: centimetres, radians, seconds.
#pragma once

#include <maya/MObject.h>
#include <maya/MPlug.h>

#include <string>

#include "figure/motion/scene_axes.h"
#include "maya/framework/command_base.h"

namespace footfall::maya {

SceneAxes sceneAxes();  // of the scene as it is set up now

void setNumber(Edits& edits, const MPlug& plug, double value);
void setInteger(Edits& edits, const MPlug& plug, int value);
void setChoice(Edits& edits, const MPlug& plug, int value);
void setToggle(Edits& edits, const MPlug& plug, bool value);
void setSeconds(Edits& edits, const MPlug& plug, double value);
void setCentimetres(Edits& edits, const MPlug& plug, double value);
void setRadians(Edits& edits, const MPlug& plug, double value);
void setString(Edits& edits, const MPlug& plug, const std::string& value);
void setMatrix(Edits& edits, const MPlug& plug, const Affine& value);
// translate and rotate of a transform.
void setChannels(Edits& edits, const MObject& transform, const TransformChannels& placement);
MPlug plugOf(const MObject& node, const std::string& name);

}  // namespace footfall::maya
