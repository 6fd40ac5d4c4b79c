// SPDX-License-Identifier: MIT
#include "maya/framework/plug_values.h"

#include <maya/MAngle.h>
#include <maya/MDistance.h>
#include <maya/MFnDependencyNode.h>
#include <maya/MFnMatrixData.h>
#include <maya/MGlobal.h>
#include <maya/MTime.h>

#include "maya/framework/data_values.h"
#include "maya/framework/maya_matrix.h"

namespace footfall::maya {

SceneAxes sceneAxes() {
  SceneAxes axes;
  axes.up = MGlobal::isZAxisUp() ? UpAxis::Z : UpAxis::Y;
  return axes;
}

void setNumber(Edits& edits, const MPlug& plug, double value) {
  require(edits.graph().newPlugValueDouble(plug, value), plug.name().asChar());
}
void setInteger(Edits& edits, const MPlug& plug, int value) {
  require(edits.graph().newPlugValueInt(plug, value), plug.name().asChar());
}
void setChoice(Edits& edits, const MPlug& plug, int value) {
  require(edits.graph().newPlugValueShort(plug, static_cast<short>(value)), plug.name().asChar());
}
void setToggle(Edits& edits, const MPlug& plug, bool value) {
  require(edits.graph().newPlugValueBool(plug, value), plug.name().asChar());
}
void setSeconds(Edits& edits, const MPlug& plug, double value) {
  require(edits.graph().newPlugValueMTime(plug, asSeconds(value)), plug.name().asChar());
}
void setCentimetres(Edits& edits, const MPlug& plug, double value) {
  require(edits.graph().newPlugValueMDistance(plug, MDistance(value, MDistance::kCentimeters)),
          plug.name().asChar());
}
void setRadians(Edits& edits, const MPlug& plug, double value) {
  require(edits.graph().newPlugValueMAngle(plug, MAngle(value, MAngle::kRadians)), plug.name().asChar());
}
void setString(Edits& edits, const MPlug& plug, const std::string& value) {
  require(edits.graph().newPlugValueString(plug, mstring(value)), plug.name().asChar());
}
void setMatrix(Edits& edits, const MPlug& plug, const Affine& value) {
  MStatus status;
  MFnMatrixData data;
  MObject made = data.create(matrixOf(value), &status);
  require(status, plug.name().asChar());
  require(edits.graph().newPlugValue(plug, made), plug.name().asChar());
}

void setChannels(Edits& edits, const MObject& transform, const TransformChannels& placement) {
  for (int a = 0; a < 3; ++a) {
    setCentimetres(edits, plugOf(transform, std::string("translate") + "XYZ"[a]), placement.translate[a]);
    setRadians(edits, plugOf(transform, std::string("rotate") + "XYZ"[a]), placement.rotate[a]);
  }
}

MPlug plugOf(const MObject& node, const std::string& name) {
  MStatus status;
  const MPlug plug = MFnDependencyNode(node).findPlug(mstring(name), false, &status);
  require(status, name.c_str());
  return plug;
}

}  // namespace footfall::maya
