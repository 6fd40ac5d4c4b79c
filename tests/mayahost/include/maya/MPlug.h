// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MDGContext.h>
#include <maya/MIntArray.h>
#include <maya/MObject.h>
#include <maya/MStatus.h>
#include <maya/MTypes.h>

#include <vector>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// An attribute of a node, an element of an array attribute, or a child of a compound. Values are read in the
// current context of the thread (MDGContextGuard), pulling what is dirty upstream; setting is not undoable
// and fails if the plug is locked, driven by a connection or not writable.
class OPENMAYA_EXPORT MPlug {
 public:
  MPlug();
  MPlug(const MPlug& in);
  MPlug(const MObject& node, const MObject& attribute);
  virtual ~MPlug();

  MStatus setAttribute(MObject& attribute);
  MObject attribute(MStatus* ReturnStatus = NULL) const;
  MObject node(MStatus* ReturnStatus = NULL) const;
  MString name(MStatus* ReturnStatus = NULL) const;
  MString partialName(bool includeNodeName = false, bool includeNonMandatoryIndices = false,
                      bool includeInstancedIndices = false, bool useAlias = false,
                      bool useFullAttributePath = false, bool useLongNames = false,
                      MStatus* ReturnStatus = NULL) const;
  MString info(MStatus* ReturnStatus = NULL) const;

  bool isNetworked(MStatus* ReturnStatus = NULL) const;
  bool isArray(MStatus* ReturnStatus = NULL) const;
  bool isElement(MStatus* ReturnStatus = NULL) const;
  bool isCompound(MStatus* ReturnStatus = NULL) const;
  bool isChild(MStatus* ReturnStatus = NULL) const;
  bool isProcedural(MStatus* ReturnStatus = NULL) const;
  bool isNull(MStatus* ReturnStatus = NULL) const;
  bool isDynamic(MStatus* ReturnStatus = NULL) const;
  bool isDefaultValue(bool forceEval = true, MStatus* ReturnStatus = NULL) const;
  bool isFromReferencedFile(MStatus* ReturnStatus = NULL) const;
  bool isIgnoredWhenRendering(MStatus* ReturnStatus = NULL) const;

  unsigned int logicalIndex(MStatus* ReturnStatus = NULL) const;
  MStatus selectAncestorLogicalIndex(unsigned int index, const MObject& attribute = MObject::kNullObj);
  unsigned int getExistingArrayAttributeIndices(MIntArray& indices, MStatus* ReturnStatus = NULL);
  unsigned int numElements(MStatus* ReturnStatus = NULL) const;    // those in the data block
  unsigned int evaluateNumElements(MStatus* ReturnStatus = NULL);  // after evaluation; not inside compute
  unsigned int numChildren(MStatus* ReturnStatus = NULL) const;
  unsigned int numConnectedElements(MStatus* ReturnStatus = NULL) const;
  unsigned int numConnectedChildren(MStatus* ReturnStatus = NULL) const;
  MStatus setNumElements(unsigned int);
  MPlug child(MObject& attr, MStatus* ReturnStatus = NULL) const;
  MPlug child(unsigned int index, MStatus* ReturnStatus = NULL) const;
  MPlug parent(MStatus* ReturnStatus = NULL) const;
  MPlug array(MStatus* ReturnStatus = NULL) const;
  MPlug elementByLogicalIndex(unsigned int logicalIndex, MStatus* ReturnStatus = NULL) const;  // creates it
  MPlug elementByPhysicalIndex(unsigned int physicalIndex, MStatus* ReturnStatus = NULL) const;
  MPlug connectionByPhysicalIndex(unsigned int physicalIndex, MStatus* ReturnStatus = NULL) const;

  bool connectedTo(MPlugArray& array, bool asDst, bool asSrc, MStatus* ReturnStatus = NULL) const;
  bool isConnected(MStatus* ReturnStatus = NULL) const;
  bool isSource(MStatus* ReturnStatus = NULL) const;
  bool isDestination(MStatus* ReturnStatus = NULL) const;
  MPlug source(MStatus* ReturnStatus = NULL) const;  // beyond unit conversions
  MPlug sourceWithConversion(MStatus* ReturnStatus = NULL) const;
  bool destinations(MPlugArray& array, MStatus* ReturnStatus = NULL) const;
  bool destinationsWithConversions(MPlugArray& array, MStatus* ReturnStatus = NULL) const;

  bool isKeyable(MStatus* ReturnStatus = NULL) const;
  MStatus setKeyable(bool keyable);
  bool isLocked(MStatus* ReturnStatus = NULL) const;  // or an ancestor, or the node
  MStatus setLocked(bool locked);
  bool isChannelBoxFlagSet(MStatus* ReturnStatus = NULL) const;
  MStatus setChannelBox(bool channelBox);
  bool isCachingFlagSet(MStatus* ReturnStatus = NULL) const;
  MStatus setCaching(bool caching);
  OPENMAYA_ENUM(FreeToChangeState, kFreeToChange = 0, kNotFreeToChange, kChildrenNotFreeToChange);
  FreeToChangeState isFreeToChange(bool checkParents = true, bool checkChildren = true,
                                   MStatus* ReturnStatus = NULL) const;

  MDataHandle constructHandle(MDataBlock&) const;
  void destructHandle(MDataHandle&) const;

  MStatus getValue(MObject& value) const;
  MStatus getValue(MDataHandle& value) const;
  MStatus getValue(double& value) const;
  MStatus getValue(float& value) const;
  MStatus getValue(MInt64& value) const;
  MStatus getValue(int& value) const;
  MStatus getValue(short& value) const;
  MStatus getValue(bool& value) const;
  MStatus getValue(MDistance& value) const;
  MStatus getValue(MAngle& value) const;
  MStatus getValue(MTime& value) const;
  MStatus getValue(char& value) const;
  MStatus getValue(MString& value) const;

  MStatus setValue(const MObject& val);
  MStatus setValue(const MPxData* data);
  MStatus setValue(const MDataHandle& handle);
  MStatus setValue(double);
  MStatus setValue(float);
  MStatus setValue(MInt64);
  MStatus setValue(int);
  MStatus setValue(short);
  MStatus setValue(bool);
  MStatus setValue(const MDistance&);
  MStatus setValue(const MAngle&);
  MStatus setValue(const MTime&);
  MStatus setValue(char);
  MStatus setValue(const MString&);
  MStatus setValue(const char*);

  MObject asMObject(MStatus* ReturnStatus = NULL) const;
  MDataHandle asMDataHandle(MStatus* ReturnStatus = NULL) const;
  double asDouble(MStatus* ReturnStatus = NULL) const;
  float asFloat(MStatus* ReturnStatus = NULL) const;
  MInt64 asInt64(MStatus* ReturnStatus = NULL) const;
  int asInt(MStatus* ReturnStatus = NULL) const;
  short asShort(MStatus* ReturnStatus = NULL) const;
  bool asBool(MStatus* ReturnStatus = NULL) const;
  MDistance asMDistance(MStatus* ReturnStatus = NULL) const;
  MAngle asMAngle(MStatus* ReturnStatus = NULL) const;
  MTime asMTime(MStatus* ReturnStatus = NULL) const;
  char asChar(MStatus* ReturnStatus = NULL) const;
  MString asString(MStatus* ReturnStatus = NULL) const;

  MStatus setMObject(const MObject& val);
  MStatus setMPxData(const MPxData* data);
  MStatus setMDataHandle(const MDataHandle& handle);
  MStatus setDouble(double);
  MStatus setFloat(float);
  MStatus setInt64(MInt64);
  MStatus setInt(int);
  MStatus setShort(short);
  MStatus setBool(bool);
  MStatus setMDistance(const MDistance&);
  MStatus setMAngle(const MAngle&);
  MStatus setMTime(const MTime&);
  MStatus setChar(char);
  MStatus setString(const MString&);

  MPlug& operator=(const MPlug& other);
  MPlug operator[](unsigned int physicalIndex) const;
  MPlug operator[](MObject& attr) const;
  bool operator==(const MPlug& other) const;
  bool operator==(const MObject& other) const;  // an array, each of its elements: the same attribute
  bool operator!=(const MPlug& other) const;
  bool operator!=(const MObject& other) const;
  operator MObject() const;
  bool operator!() const;
  static const char* className();

  // Deprecated in 2018 for MDGContextGuard.
  OPENMAYA_DEPRECATED(2018, "use MDGContextGuard")
  MStatus getValue(MObject& value, MDGContext& ctx) const;
  OPENMAYA_DEPRECATED(2018, "use MDGContextGuard")
  MStatus getValue(MDataHandle& value, MDGContext& ctx) const;
  OPENMAYA_DEPRECATED(2018, "use MDGContextGuard")
  MStatus getValue(double& value, MDGContext& ctx) const;
  OPENMAYA_DEPRECATED(2018, "use MDGContextGuard")
  MStatus getValue(float& value, MDGContext& ctx) const;
  OPENMAYA_DEPRECATED(2018, "use MDGContextGuard")
  MStatus getValue(MInt64& value, MDGContext& ctx) const;
  OPENMAYA_DEPRECATED(2018, "use MDGContextGuard")
  MStatus getValue(int& value, MDGContext& ctx) const;
  OPENMAYA_DEPRECATED(2018, "use MDGContextGuard")
  MStatus getValue(short& value, MDGContext& ctx) const;
  OPENMAYA_DEPRECATED(2018, "use MDGContextGuard")
  MStatus getValue(bool& value, MDGContext& ctx) const;
  OPENMAYA_DEPRECATED(2018, "use MDGContextGuard")
  MStatus getValue(MDistance& value, MDGContext& ctx) const;
  OPENMAYA_DEPRECATED(2018, "use MDGContextGuard")
  MStatus getValue(MAngle& value, MDGContext& ctx) const;
  OPENMAYA_DEPRECATED(2018, "use MDGContextGuard")
  MStatus getValue(MTime& value, MDGContext& ctx) const;
  OPENMAYA_DEPRECATED(2018, "use MDGContextGuard")
  MStatus getValue(char& value, MDGContext& ctx) const;
  OPENMAYA_DEPRECATED(2018, "use MDGContextGuard")
  MStatus getValue(MString& value, MDGContext& ctx) const;
  OPENMAYA_DEPRECATED(2018, "use MDGContextGuard")
  MObject asMObject(const MDGContext& ctx, MStatus* ReturnStatus = NULL) const;
  OPENMAYA_DEPRECATED(2018, "use MDGContextGuard")
  MDataHandle asMDataHandle(const MDGContext& ctx, MStatus* ReturnStatus = NULL) const;
  OPENMAYA_DEPRECATED(2018, "use MDGContextGuard")
  double asDouble(const MDGContext& ctx, MStatus* ReturnStatus = NULL) const;
  OPENMAYA_DEPRECATED(2018, "use MDGContextGuard")
  float asFloat(const MDGContext& ctx, MStatus* ReturnStatus = NULL) const;
  OPENMAYA_DEPRECATED(2018, "use MDGContextGuard")
  MInt64 asInt64(const MDGContext& ctx, MStatus* ReturnStatus = NULL) const;
  OPENMAYA_DEPRECATED(2018, "use MDGContextGuard")
  int asInt(const MDGContext& ctx, MStatus* ReturnStatus = NULL) const;
  OPENMAYA_DEPRECATED(2018, "use MDGContextGuard")
  short asShort(const MDGContext& ctx, MStatus* ReturnStatus = NULL) const;
  OPENMAYA_DEPRECATED(2018, "use MDGContextGuard")
  bool asBool(const MDGContext& ctx, MStatus* ReturnStatus = NULL) const;
  OPENMAYA_DEPRECATED(2018, "use MDGContextGuard")
  MDistance asMDistance(const MDGContext& ctx, MStatus* ReturnStatus = NULL) const;
  OPENMAYA_DEPRECATED(2018, "use MDGContextGuard")
  MAngle asMAngle(const MDGContext& ctx, MStatus* ReturnStatus = NULL) const;
  OPENMAYA_DEPRECATED(2018, "use MDGContextGuard")
  MTime asMTime(const MDGContext& ctx, MStatus* ReturnStatus = NULL) const;
  OPENMAYA_DEPRECATED(2018, "use MDGContextGuard")
  char asChar(const MDGContext& ctx, MStatus* ReturnStatus = NULL) const;
  OPENMAYA_DEPRECATED(2018, "use MDGContextGuard")
  MString asString(const MDGContext& ctx, MStatus* ReturnStatus = NULL) const;

 private:
  friend struct mayahost::Access;
  MObject node_;
  MObject attribute_;
  std::vector<int>
      indices_;  // of each array among the attribute and its ancestors, outermost first; -1: none
  bool networked_ = false;
};
OPENMAYA_NAMESPACE_CLOSE
