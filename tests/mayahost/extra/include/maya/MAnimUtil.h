// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MObject.h>
#include <maya/MStatus.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// What is animated: driven by curves over time, through unit conversions and animation layers too. Driven
// keys do not count, but for findSetDrivenKeyAnimation. checkParent: nodes of the DAG are animated if one
// above them is.
class OPENMAYAANIM_EXPORT MAnimUtil {
 public:
  static bool isAnimated(const MObject& node, bool checkParent = false, MStatus* ReturnStatus = NULL);
  static bool isAnimated(const MDagPath& path, bool checkParent = false, MStatus* ReturnStatus = NULL);
  static bool isAnimated(const MPlug& plug, bool checkParent = false, MStatus* ReturnStatus = NULL);
  static bool isAnimated(const MSelectionList& selectionList, bool checkParent = false,
                         MStatus* ReturnStatus = NULL);
  static bool findAnimatedPlugs(const MObject& node, MPlugArray& animatedPlugs, bool checkParent = false,
                                MStatus* ReturnStatus = NULL);
  static bool findAnimatedPlugs(const MDagPath& path, MPlugArray& animatedPlugs, bool checkParent = false,
                                MStatus* ReturnStatus = NULL);
  static bool findAnimatedPlugs(const MSelectionList& selectionList, MPlugArray& animatedPlugs,
                                bool checkParent = false, MStatus* ReturnStatus = NULL);
  static bool findAnimation(const MPlug& plug, MObjectArray& animation, MStatus* ReturnStatus = NULL);
  static bool findSetDrivenKeyAnimation(const MPlug& plug, MObjectArray& animation, MPlugArray& drivers,
                                        MStatus* ReturnStatus = NULL);
  static bool findAnimatablePlugs(const MSelectionList& selectionList, MPlugArray& animatablePlugs);
  static const char* className();

 private:
  ~MAnimUtil();
};
OPENMAYA_NAMESPACE_CLOSE
