// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MFnAttribute.h>
#include <maya/MFnNumericData.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// A number, or a compound of two to four numbers of one type. The children of createColor end in R G B, those
// of createPoint and of create with a type of several numbers in X Y Z (W) and 0 1 2 (3).
class OPENMAYA_EXPORT MFnNumericAttribute : public MFnAttribute {
  MAYAHOST_FUNCTION_SET(MFnNumericAttribute, MFn::kNumericAttribute)
  MObject create(const MString& fullName, const MString& briefName, MFnNumericData::Type unitType,
                 double defaultValue = 0, MStatus* ReturnStatus = NULL);
  MObject createColor(const MString& fullName, const MString& briefName, MStatus* ReturnStatus = NULL);
  MObject createPoint(const MString& fullName, const MString& briefName, MStatus* ReturnStatus = NULL);
  MObject createAddr(const MString& fullName, const MString& briefName, void* defaultValue = NULL,
                     MStatus* ReturnStatus = NULL);
  MObject create(const MString& fullName, const MString& briefName, const MObject& child1,
                 const MObject& child2, const MObject& child3 = MObject::kNullObj,
                 MStatus* ReturnStatus = NULL);
  MObject create(const MString& fullName, const MString& briefName, const MObject& child1,
                 const MObject& child2, const MObject& child3, const MObject& child4,
                 MStatus* ReturnStatus = NULL);
  MFnNumericData::Type unitType(MStatus* ReturnStatus = NULL) const;
  MObject child(unsigned int index, MStatus* ReturnStatus = NULL) const;

  bool hasMin(MStatus* ReturnStatus = NULL) const;
  bool hasMax(MStatus* ReturnStatus = NULL) const;
  bool hasSoftMin(MStatus* ReturnStatus = NULL) const;
  bool hasSoftMax(MStatus* ReturnStatus = NULL) const;
  MStatus getMin(double& min1) const;
  MStatus getMin(double& min1, double& min2) const;
  MStatus getMin(double& min1, double& min2, double& min3) const;
  MStatus getMax(double& max1) const;
  MStatus getMax(double& max1, double& max2) const;
  MStatus getMax(double& max1, double& max2, double& max3) const;
  MStatus getSoftMin(double& min1) const;
  MStatus getSoftMax(double& max1) const;
  MStatus setMin(double min1);
  MStatus setMin(double min1, double min2);
  MStatus setMin(double min1, double min2, double min3);
  MStatus setMax(double max1);
  MStatus setMax(double max1, double max2);
  MStatus setMax(double max1, double max2, double max3);
  MStatus setSoftMin(double min1);
  MStatus setSoftMax(double max1);

  MStatus getDefault(bool& def1);
  MStatus getDefault(char& def1);
  MStatus getDefault(int& def1);
  MStatus getDefault(int& def1, int& def2);
  MStatus getDefault(int& def1, int& def2, int& def3);
  MStatus getDefault(MInt64& def1);
  MStatus getDefault(float& def1);
  MStatus getDefault(float& def1, float& def2);
  MStatus getDefault(float& def1, float& def2, float& def3);
  MStatus getDefault(double& def1);
  MStatus getDefault(double& def1, double& def2);
  MStatus getDefault(double& def1, double& def2, double& def3);
  MStatus getDefault(double& def1, double& def2, double& def3, double& def4);
  MStatus getDefault(void*& def1);
  MStatus setDefault(bool def1);
  MStatus setDefault(char def1);
  MStatus setDefault(int def1);
  MStatus setDefault(int def1, int def2);
  MStatus setDefault(int def1, int def2, int def3);
  MStatus setDefault(MInt64 def1);
  MStatus setDefault(float def1);
  MStatus setDefault(float def1, float def2);
  MStatus setDefault(float def1, float def2, float def3);
  MStatus setDefault(double def1);
  MStatus setDefault(double def1, double def2);
  MStatus setDefault(double def1, double def2, double def3);
  MStatus setDefault(double def1, double def2, double def3, double def4);
  MStatus setDefault(void* def1);
};
OPENMAYA_NAMESPACE_CLOSE
