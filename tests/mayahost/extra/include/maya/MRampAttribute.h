// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MColorArray.h>
#include <maya/MFloatArray.h>
#include <maya/MObject.h>
#include <maya/MPlug.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// A function of a position from 0 to 1, of numbers or colours: an array of entries (position, value, how to
// go on from there). Before the first and after the last entry it is constant. There is always an entry: one
// of 0 or black at 0 until something else is there.
class OPENMAYA_EXPORT MRampAttribute {
 public:
  OPENMAYA_ENUM(MInterpolation, kNone = 0, kLinear = 1, kSmooth = 2, kSpline = 3);
  MRampAttribute();
  MRampAttribute(const MRampAttribute& other);
  MRampAttribute(const MPlug& obj, MStatus* ReturnStatus = nullptr);
  MRampAttribute(const MObject& node, const MObject& attr, MStatus* ReturnStatus = nullptr);
  ~MRampAttribute();
  MRampAttribute& operator=(const MRampAttribute& other);

  unsigned int getNumEntries(MStatus* ReturnStatus = nullptr);
  void getEntries(MIntArray& indices, MFloatArray& positions, MFloatArray& values, MIntArray& interps,
                  MStatus* ReturnStatus = nullptr);
  void getEntries(MIntArray& indices, MFloatArray& positions, MColorArray& colors, MIntArray& interps,
                  MStatus* ReturnStatus = nullptr);
  void addEntries(MFloatArray& positions, MColorArray& colors, MIntArray& interps,
                  MStatus* ReturnStatus = nullptr);
  void addEntries(MFloatArray& positions, MFloatArray& values, MIntArray& interps,
                  MStatus* ReturnStatus = nullptr);
  void deleteEntries(MIntArray& indices, MStatus* ReturnStatus = nullptr);  // fails where none would be left
  void setColorAtIndex(MColor& color, unsigned int index, MStatus* ReturnStatus = nullptr);
  void setValueAtIndex(float value, unsigned int index, MStatus* ReturnStatus = nullptr);
  void setPositionAtIndex(float position, unsigned int index, MStatus* ReturnStatus = nullptr);
  void setInterpolationAtIndex(MRampAttribute::MInterpolation interp, unsigned int index,
                               MStatus* ReturnStatus = nullptr);
  bool isColorRamp(MStatus* ReturnStatus = nullptr) const;
  bool isCurveRamp(MStatus* ReturnStatus = nullptr) const;
  void getColorAtPosition(float position, MColor& color, MStatus* ReturnStatus = nullptr);
  void getValueAtPosition(float position, float& value, MStatus* ReturnStatus = nullptr);
  void sampleColorRamp(unsigned int numberOfSamples, MColorArray& colors, MStatus* ReturnStatus = nullptr);
  void sampleValueRamp(unsigned int numberOfSamples, MFloatArray& values, MStatus* ReturnStatus = nullptr);
  bool hasIndex(unsigned int index, MStatus* ReturnStatus = nullptr) const;
  MStatus sort(bool ascending = true);  // by position, over the indices there are
  MStatus pack();                       // to the indices from 0 on

  // These entries instead of those that are there.
  MStatus setRamp(float value, float position = 1.0f, MInterpolation interp = kLinear);
  MStatus setRamp(const MColor& color, float position = 1.0f, MInterpolation interp = kLinear);
  MStatus setRamp(const MFloatArray& values, const MFloatArray& positions, const MIntArray& interps);
  MStatus setRamp(const MColorArray& values, const MFloatArray& positions, const MIntArray& interps);

  static MObject createCurveRamp(const MString& attrLongName, const MString& attrShortName,
                                 MStatus* ReturnStatus = nullptr);
  static MObject createColorRamp(const MString& attrLongName, const MString& attrShortName,
                                 MStatus* ReturnStatus = nullptr);
  // A ramp that is added to the node, with these entries.
  static MObject createRamp(const MString& attrLongName, const MString& attrShortName, const MObject& node,
                            float val, float pos = 1.0f, MInterpolation interp = kLinear,
                            MStatus* ReturnStatus = nullptr);
  static MObject createRamp(const MString& attrLongName, const MString& attrShortName, const MObject& node,
                            const MColor& color, float pos = 1.0f, MInterpolation interp = kLinear,
                            MStatus* ReturnStatus = nullptr);
  static MObject createRamp(const MString& attrLongName, const MString& attrShortName, const MObject& node,
                            const MFloatArray& values, const MFloatArray& positions, const MIntArray& interps,
                            MStatus* ReturnStatus = nullptr);
  static MObject createRamp(const MString& attrLongName, const MString& attrShortName, const MObject& node,
                            const MColorArray& colors, const MFloatArray& positions, const MIntArray& interps,
                            MStatus* ReturnStatus = nullptr);
  static const char* className();

 private:
  MPlug plug_;
};
OPENMAYA_NAMESPACE_CLOSE
