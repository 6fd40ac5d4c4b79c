// SPDX-License-Identifier: MIT
#include "maya/framework/node_base.h"

#include <maya/MGlobal.h>
#include <maya/MString.h>

namespace footfall::maya {

bool isPlugOf(const MPlug& plug, const MObject& attribute) {
  if (plug == attribute) return true;
  if (plug.isElement()) return isPlugOf(plug.array(), attribute);
  return plug.isChild() && isPlugOf(plug.parent(), attribute);
}

void FaultReport::report(const MPxNode& node, const std::string& fault) {
  const std::lock_guard<std::mutex> lock(mutex_);
  if (fault == reported_) return;
  reported_ = fault;
  if (fault.empty()) return;
  MString text;
  text.setUTF8(fault.c_str());
  MGlobal::displayError(node.typeName() + " " + node.name() + ": " + text);
}

}  // namespace footfall::maya
