// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MAngle.h>
#include <maya/MDoubleArray.h>
#include <maya/MFnDependencyNode.h>
#include <maya/MIntArray.h>
#include <maya/MTime.h>
#include <maya/MTimeArray.h>

#include <climits>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// The keys of an animation curve. Values and tangents are in internal units (centimetres, radians, seconds)
// unless units are converted. Edits are undone through an MAnimCurveChange, not by the undo queue.
class OPENMAYAANIM_EXPORT MFnAnimCurve : public MFnDependencyNode {
  MAYAHOST_FUNCTION_SET(MFnAnimCurve, MFn::kAnimCurve)
  MFnAnimCurve(const MPlug& plug, MStatus* ReturnStatus = NULL);  // the curve that drives the plug

  typedef double TangentValue;
  OPENMAYA_ENUM(AnimCurveType, kAnimCurveTA = 0, kAnimCurveTL, kAnimCurveTT, kAnimCurveTU, kAnimCurveUA,
                kAnimCurveUL, kAnimCurveUT, kAnimCurveUU, kAnimCurveUnknown);
  OPENMAYA_ENUM(TangentType, kTangentGlobal = 0, kTangentFixed, kTangentLinear, kTangentFlat, kTangentSmooth,
                kTangentStep, kTangentSlow, kTangentFast, kTangentClamped, kTangentPlateau, kTangentStepNext,
                kTangentAuto, kTangentShared1 = 19, kTangentShared2 = 20, kTangentShared3 = 21,
                kTangentShared4 = 22, kTangentShared5 = 23, kTangentShared6 = 24, kTangentShared7 = 25,
                kTangentShared8 = 26, kTangentAutoMix = 27, kTangentAutoEase = 28, kTangentAutoCustom = 29,
                kTangentCustomStart = 64, kTangentCustomEnd = SHRT_MAX, kTangentTypeCount = SHRT_MAX + 1);
  OPENMAYA_ENUM(InfinityType, kConstant = 0, kLinear = 1, kCycle = 3, kCycleRelative = 4, kOscillate = 5);

  // With a modifier the node exists at once, outside the scene, and is added and connected by its doIt().
  MObject create(const MObject& node, const MObject& attribute, MDGModifier* modifier = NULL,
                 MStatus* ReturnStatus = NULL);
  MObject create(const MObject& node, const MObject& attribute, AnimCurveType animCurveType,
                 MDGModifier* modifier = NULL, MStatus* ReturnStatus = NULL);
  MObject create(const MPlug& plug, MDGModifier* modifier = NULL, MStatus* ReturnStatus = NULL);
  MObject create(const MPlug& plug, AnimCurveType animCurveType, MDGModifier* modifier = NULL,
                 MStatus* ReturnStatus = NULL);
  MObject create(AnimCurveType animCurveType, MDGModifier* modifier = NULL, MStatus* ReturnStatus = NULL);

  AnimCurveType animCurveType(MStatus* ReturnStatus = NULL) const;
  AnimCurveType timedAnimCurveTypeForPlug(MPlug& plug, MStatus* ReturnStatus = NULL) const;
  AnimCurveType unitlessAnimCurveTypeForPlug(MPlug& plug, MStatus* ReturnStatus = NULL) const;

  // Of the keys alone: what is connected to the curve's input does not matter.
  double evaluate(const MTime& atTime, MStatus* ReturnStatus = NULL) const;
  MStatus evaluate(const MTime& atTime, double& value) const;
  MStatus evaluate(const MTime& atTime, MTime& timeValue) const;
  MStatus evaluate(const double& atUnitlessInput, double& value) const;
  MStatus evaluate(const double& atUnitlessInput, MTime& timeValue) const;
  bool isStatic(MStatus* ReturnStatus = NULL) const;
  unsigned int numKeyframes(MStatus* ReturnStatus = NULL) const;
  unsigned int numKeys(MStatus* ReturnStatus = NULL) const;

  MStatus remove(unsigned int index, MAnimCurveChange* change = NULL);
  MStatus addKeyframe(const MTime& time, double value, MAnimCurveChange* change = NULL);
  MStatus addKeyframe(const MTime& time, double value, TangentType tangentInType, TangentType tangentOutType,
                      MAnimCurveChange* change = NULL);
  unsigned int addKey(const MTime& time, double value, TangentType tangentInType = kTangentGlobal,
                      TangentType tangentOutType = kTangentGlobal, MAnimCurveChange* change = NULL,
                      MStatus* ReturnStatus = NULL);
  unsigned int addKey(const MTime& timeInput, const MTime& timeValue,
                      TangentType tangentInType = kTangentGlobal, TangentType tangentOutType = kTangentGlobal,
                      MAnimCurveChange* change = NULL, MStatus* ReturnStatus = NULL);
  unsigned int addKey(double unitlessInput, double value, TangentType tangentInType = kTangentGlobal,
                      TangentType tangentOutType = kTangentGlobal, MAnimCurveChange* change = NULL,
                      MStatus* ReturnStatus = NULL);
  unsigned int addKey(double unitlessInput, const MTime& time, TangentType tangentInType = kTangentGlobal,
                      TangentType tangentOutType = kTangentGlobal, MAnimCurveChange* change = NULL,
                      MStatus* ReturnStatus = NULL);
  // Unless they are kept, the keys there are give way to the new ones.
  MStatus addKeys(MTimeArray* timeArray, MDoubleArray* valueArray, TangentType tangentInType = kTangentGlobal,
                  TangentType tangentOutType = kTangentGlobal, bool keepExistingKeys = false,
                  MAnimCurveChange* change = NULL);
  MStatus addKeysWithTangents(MTimeArray* timeArray, MDoubleArray* valueArray,
                              TangentType tangentInType = kTangentGlobal,
                              TangentType tangentOutType = kTangentGlobal,
                              MIntArray* tangentInTypeArray = NULL, MIntArray* tangentOutTypeArray = NULL,
                              MDoubleArray* tangentInXArray = NULL, MDoubleArray* tangentInYArray = NULL,
                              MDoubleArray* tangentOutXArray = NULL, MDoubleArray* tangentOutYArray = NULL,
                              MIntArray* tangentsLockedArray = NULL, MIntArray* weightsLockedArray = NULL,
                              bool convertUnits = true, bool keepExistingKeys = false,
                              MAnimCurveChange* change = NULL);
  // A key on the curve that leaves its shape as it is.
  unsigned int insertKey(const MTime& time, bool breakdown = false, MAnimCurveChange* change = NULL,
                         MStatus* ReturnStatus = NULL);

  bool find(const MTime& time, unsigned int& index, MStatus* ReturnStatus = NULL) const;
  bool find(double unitlessInput, unsigned int& index, MStatus* ReturnStatus = NULL) const;
  unsigned int findClosest(const MTime& time, MStatus* ReturnStatus = NULL) const;
  unsigned int findClosest(double unitlessInput, MStatus* ReturnStatus = NULL) const;
  MTime time(unsigned int index, MStatus* ReturnStatus = NULL) const;
  double value(unsigned int index, MStatus* ReturnStatus = NULL) const;
  double unitlessInput(unsigned int index, MStatus* ReturnStatus = NULL) const;
  MStatus setValue(unsigned int index, double value, MAnimCurveChange* change = NULL);
  MStatus setTime(unsigned int index, const MTime& time, MAnimCurveChange* change = NULL);
  MStatus setUnitlessInput(unsigned int index, double unitlessInput, MAnimCurveChange* change = NULL);
  bool isTimeInput(MStatus* ReturnStatus = NULL) const;
  bool isUnitlessInput(MStatus* ReturnStatus = NULL) const;

  TangentType inTangentType(unsigned int index, MStatus* ReturnStatus = NULL) const;
  TangentType outTangentType(unsigned int index, MStatus* ReturnStatus = NULL) const;
  MStatus setInTangentType(unsigned int index, TangentType tangentType, MAnimCurveChange* change = NULL);
  MStatus setOutTangentType(unsigned int index, TangentType tangentType, MAnimCurveChange* change = NULL);
  MStatus setTangentTypes(MIntArray indexArray, TangentType tangentInType = kTangentGlobal,
                          TangentType tangentOutType = kTangentGlobal, MAnimCurveChange* change = NULL);
  MStatus getTangent(unsigned int index, TangentValue& x, TangentValue& y, bool inTangent) const;
  MStatus getTangent(unsigned int index, MAngle& angle, double& weight, bool inTangent) const;
  MStatus setTangent(unsigned int index, TangentValue x, TangentValue y, bool inTangent,
                     MAnimCurveChange* change = NULL, bool convertUnits = true);
  MStatus setTangent(unsigned int index, const MAngle& angle, double weight, bool inTangent,
                     MAnimCurveChange* change = NULL, bool convertUnits = true);
  MStatus setAngle(unsigned int index, const MAngle& angle, bool inTangent, MAnimCurveChange* change = NULL);
  MStatus setWeight(unsigned int index, double weight, bool inTangent, MAnimCurveChange* change = NULL);
  bool weightsLocked(unsigned int index, MStatus* ReturnStatus = NULL) const;
  bool tangentsLocked(unsigned int index, MStatus* ReturnStatus = NULL) const;
  MStatus setWeightsLocked(unsigned int index, bool locked, MAnimCurveChange* change = NULL);
  MStatus setTangentsLocked(unsigned int index, bool locked, MAnimCurveChange* change = NULL);

  InfinityType preInfinityType(MStatus* ReturnStatus = NULL) const;
  InfinityType postInfinityType(MStatus* ReturnStatus = NULL) const;
  MStatus setPreInfinityType(InfinityType infinityType, MAnimCurveChange* change = NULL);
  MStatus setPostInfinityType(InfinityType infinityType, MAnimCurveChange* change = NULL);
  bool isWeighted(MStatus* ReturnStatus = NULL) const;
  MStatus setIsWeighted(bool isWeighted, MAnimCurveChange* change = NULL);
  bool isBreakdown(unsigned int index, MStatus* ReturnStatus = NULL) const;
  MStatus setIsBreakdown(unsigned int index, bool isBreakdown, MAnimCurveChange* change = NULL);
};
OPENMAYA_NAMESPACE_CLOSE
