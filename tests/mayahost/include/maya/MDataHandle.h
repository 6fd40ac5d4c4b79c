// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MFnData.h>
#include <maya/MFnNumericData.h>
#include <maya/MTypeId.h>
#include <maya/MTypes.h>

#include <memory>

namespace mayahost {
struct Slot;
struct BlockUse;
}  // namespace mayahost

OPENMAYA_MAJOR_NAMESPACE_OPEN
// A value in a data block. Nothing is converted: the accessor must be the one of the stored type (asShort for
// an enum, asDouble for an angle or distance in internal units); any other is undefined in Maya, a misuse
// here.
class OPENMAYA_EXPORT MDataHandle {
 public:
  MDataHandle();
  MDataHandle(const MDataHandle&);
  MDataHandle& operator=(const MDataHandle& other);

  bool isNumeric() const;
  bool isGeneric(bool& isNumeric, bool& isNull) const;
  MFnNumericData::Type numericType() const;
  MFnData::Type type() const;
  MTypeId typeId() const;
  MStatus acceptedTypeIds(MUintArray&) const;
  MObject data();
  MObject attribute();
  MDataBlock datablock(MStatus* ReturnStatus = NULL) const;
  MStatus copy(const MDataHandle& src);
  MStatus copyWritable(const MDataHandle& src);
  void setClean();

  bool& asBool() const;
  char& asChar() const;
  unsigned char& asUChar() const;
  short& asShort() const;
  int& asLong() const;
  int& asInt() const;
  MInt64& asInt64() const;
  void*& asAddr() const;
  float& asFloat() const;
  double& asDouble() const;
  MDistance asDistance() const;
  MAngle asAngle() const;
  MTime asTime() const;
  short2& asShort2() const;
  long2& asLong2() const;
  int2& asInt2() const;
  float2& asFloat2() const;
  double2& asDouble2() const;
  short3& asShort3() const;
  long3& asLong3() const;
  int3& asInt3() const;
  float3& asFloat3() const;
  double3& asDouble3() const;
  double4& asDouble4() const;
  MVector& asVector() const;
  MFloatVector& asFloatVector() const;
  MMatrix& asMatrix() const;
  MFloatMatrix& asFloatMatrix() const;
  MString& asString() const;
  MObject asNurbsCurve() const;
  MObject asNurbsSurface() const;
  MObject asMesh() const;
  MObject asSubdSurface() const;
  MObject asNurbsCurveTransformed() const;
  MObject asNurbsSurfaceTransformed() const;
  MObject asMeshTransformed() const;
  MObject asSubdSurfaceTransformed() const;
  const MMatrix& geometryTransformMatrix() const;
  MPxData* asPluginData() const;

  void set(bool);
  void set(char);
  void set(short);
  void set(int);
  void set(MInt64);
  void set(float);
  void set(double);
  void set(const MMatrix&);
  void set(const MFloatMatrix&);
  void set(const MVector&);
  void set(const MFloatVector&);
  void set(const MDistance&);
  void set(const MAngle&);
  void set(const MTime&);
  void set(short, short);
  void set(int, int);
  void set(float, float);
  void set(double, double);
  void set(short, short, short);
  void set(int, int, int);
  void set(float, float, float);
  void set(double, double, double);
  void set(const MString&);
  MStatus set(const MObject& data);
  MStatus set(MPxData* data);

  void setBool(bool value) { set(value); }
  void setChar(char value) { set(value); }
  void setShort(short value) { set(value); }
  void setInt(int value) { set(value); }
  void setInt64(MInt64 value) { set(value); }
  void setFloat(float value) { set(value); }
  void setDouble(double value) { set(value); }
  void setMMatrix(const MMatrix& value) { set(value); }
  void setMFloatMatrix(const MFloatMatrix& value) { set(value); }
  void setMVector(const MVector& value) { set(value); }
  void setMFloatVector(const MFloatVector& value) { set(value); }
  void setMDistance(const MDistance& value) { set(value); }
  void setMAngle(const MAngle& value) { set(value); }
  void setMTime(const MTime& value) { set(value); }
  void setString(const MString& value) { set(value); }
  void set2Short(short x, short y) { set(x, y); }
  void set3Short(short x, short y, short z) { set(x, y, z); }
  void set2Int(int x, int y) { set(x, y); }
  void set3Int(int x, int y, int z) { set(x, y, z); }
  void set2Float(float x, float y) { set(x, y); }
  void set3Float(float x, float y, float z) { set(x, y, z); }
  void set2Double(double x, double y) { set(x, y); }
  void set3Double(double x, double y, double z) { set(x, y, z); }
  void set4Double(double x, double y, double z, double w);
  MStatus setMObject(const MObject& data) { return set(data); }
  MStatus setMPxData(MPxData* data) { return set(data); }

  bool asGenericBool() const;
  unsigned char asGenericChar() const;
  double asGenericDouble() const;
  float asGenericFloat() const;
  short asGenericShort() const;
  int asGenericInt() const;
  MInt64 asGenericInt64() const;
  void setGenericBool(bool value, bool force);
  void setGenericChar(unsigned char value, bool force);
  void setGenericDouble(double value, bool force);
  void setGenericFloat(float value, bool force);
  void setGenericShort(short value, bool force);
  void setGenericInt(int value, bool force);
  void setGenericInt64(MInt64 value, bool force);

  MDataHandle child(const MPlug& plug);
  MDataHandle child(const MObject& attribute);
  static const char* className();

 private:
  friend struct mayahost::Access;
  std::shared_ptr<mayahost::Slot> slot_;
  std::shared_ptr<mayahost::BlockUse> use_;
  bool input_ = false;
};
OPENMAYA_NAMESPACE_CLOSE
