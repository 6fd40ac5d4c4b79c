// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MArrayDataHandle.h>
#include <maya/MDGContext.h>
#include <maya/MDataHandle.h>
#include <maya/MTypes.h>

#include <memory>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// The values of a node in a context. Given to compute; it and its handles are not to be used afterwards.
// inputValue and inputArrayValue evaluate what is dirty, outputValue and outputArrayValue never do.
class OPENMAYA_EXPORT MDataBlock {
 public:
  virtual ~MDataBlock();
  MDataHandle inputValue(const MPlug& plug, MStatus* ReturnStatus = NULL);
  MDataHandle inputValue(const MObject& attribute, MStatus* ReturnStatus = NULL);
  MDataHandle outputValue(const MPlug& plug, MStatus* ReturnStatus = NULL);
  MDataHandle outputValue(const MObject& attribute, MStatus* ReturnStatus = NULL);
  MArrayDataHandle inputArrayValue(const MPlug& plug, MStatus* ReturnStatus = NULL);
  MArrayDataHandle inputArrayValue(const MObject& attribute, MStatus* ReturnStatus = NULL);
  MArrayDataHandle outputArrayValue(const MPlug& plug, MStatus* ReturnStatus = NULL);
  MArrayDataHandle outputArrayValue(const MObject& attribute, MStatus* ReturnStatus = NULL);
  MStatus setClean(const MPlug& plug);
  MStatus setClean(const MObject& attribute);
  bool isClean(const MPlug& plug);
  bool isClean(const MObject& attribute, MStatus* ReturnStatus = NULL);
  MDGContext context(MStatus* ReturnStatus = NULL);
  MStatus setContext(const MDGContext& ctx);  // not for timed evaluation: fails
  static const char* className();

 private:
  friend struct mayahost::Access;
  MDataBlock() = default;
  std::shared_ptr<mayahost::BlockUse> use_;
};
OPENMAYA_NAMESPACE_CLOSE
