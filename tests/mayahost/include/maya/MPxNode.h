// SPDX-License-Identifier: MIT
#pragma once

#include <maya/MDGContext.h>
#include <maya/MDataBlock.h>
#include <maya/MDataHandle.h>
#include <maya/MObject.h>
#include <maya/MPlug.h>
#include <maya/MStatus.h>
#include <maya/MString.h>
#include <maya/MTypeId.h>
#include <maya/MTypes.h>

OPENMAYA_MAJOR_NAMESPACE_OPEN
// The base of every node of a plug-in. Nothing of it may be called in a constructor: use postConstructor.
class OPENMAYA_EXPORT MPxNode {
 public:
  OPENMAYA_ENUM(Type, kDependNode, kLocatorNode, kDeformerNode, kManipContainer, kSurfaceShape, kFieldNode,
                kEmitterNode, kSpringNode, kIkSolverNode, kHardwareShader, kHwShaderNode, kTransformNode,
                kObjectSet, kFluidEmitterNode, kImagePlaneNode, kParticleAttributeMapperNode, kCameraSetNode,
                kConstraintNode, kManipulatorNode, kMotionPathNode, kClientDeviceNode, kThreadedDeviceNode,
                kAssembly, kSkinCluster, kGeometryFilter, kBlendShape, kLast);

  MPxNode();
  virtual ~MPxNode();
  virtual void postConstructor();

  // Called for each dirty output asked for; kUnknownParameter for a plug that is not the node's own.
  virtual MStatus compute(const MPlug& plug, MDataBlock& dataBlock);

  virtual bool getInternalValue(const MPlug& plug, MDataHandle& dataHandle);
  virtual bool setInternalValue(const MPlug& plug, const MDataHandle& dataHandle);
  virtual int internalArrayCount(const MPlug& plug) const;
  virtual void copyInternalData(MPxNode*);
  virtual MStatus legalConnection(const MPlug& plug, const MPlug& otherPlug, bool asSrc, bool& isLegal) const;
  virtual MStatus legalDisconnection(const MPlug& plug, const MPlug& otherPlug, bool asSrc,
                                     bool& isLegal) const;
  virtual MStatus setDependentsDirty(const MPlug& plug, MPlugArray& plugArray);

  virtual MStatus preEvaluation(const MDGContext& context, const MEvaluationNode& evaluationNode);
  OPENMAYA_ENUM(PostEvaluationEnum, kEvaluatedIndirectly, kEvaluatedDirectly, kLeaveDirty,
                kPostEvaluationTypeLast);
  typedef unsigned int PostEvaluationType;
  virtual MStatus postEvaluation(const MDGContext& context, const MEvaluationNode& evaluationNode,
                                 PostEvaluationType evalType);
  OPENMAYA_ENUM(SchedulingType, kParallel, kSerial, kGloballySerial, kUntrusted, kSchedulingTypeLast,
                kDefaultScheduling = kSerial, kSerialize = kSerial, kGloballySerialize = kGloballySerial);
  virtual SchedulingType schedulingType() const;

  virtual void getCacheSetup(const MEvaluationNode& evaluationNode, MNodeCacheDisablingInfo& disablingInfo,
                             MNodeCacheSetupInfo& cacheSetupInfo, MObjectArray& monitoredAttributes) const;
  virtual void configCache(const MEvaluationNode& evaluationNode, MCacheSchema& schema) const;
  virtual MTimeRange transformInvalidationRange(const MPlug& source, const MTimeRange& input) const;
  bool hasInvalidationRangeTransformation() const;

  virtual MStatus connectionMade(const MPlug& plug, const MPlug& otherPlug, bool asSrc);
  virtual MStatus connectionBroken(const MPlug& plug, const MPlug& otherPlug, bool asSrc);
  virtual MStatus dependsOn(const MPlug& plug, const MPlug& otherPlug, bool& depends) const;
  virtual bool isPassiveOutput(const MPlug& plug) const;
  virtual MStatus shouldSave(const MPlug& plug, bool& isSaving);
  virtual MPlug passThroughToOne(const MPlug& plug) const;
  virtual bool passThroughToMany(const MPlug& plug, MPlugArray& plugArray) const;
  virtual Type type() const;
  virtual bool isAbstractClass() const;
  virtual bool isTrackingTopology() const;
  virtual MStringArray getFilesToArchive(bool shortName = false, bool unresolvedName = false,
                                         bool markCouldBeImageSequence = false) const;

  // In the initialize function of a node type alone.
  static MStatus addAttribute(const MObject& attr);
  static MStatus inheritAttributesFrom(const MString& parentClassName);
  static MStatus attributeAffects(const MObject& whenChanges, const MObject& isAffected);
  static MStatus attributeAffects(const MObject& whenChanges, const MObject& isAffected,
                                  bool affectsTopology);

  static MObject message;
  static MObject isHistoricallyInteresting;
  static MObject caching;
  static MObject state;
  static MObject frozen;
  static const char* className();

  // Not to be overridden.
  virtual MTypeId typeId() const;
  virtual MString typeName() const;
  virtual MString name() const;
  virtual MObject thisMObject() const;
  virtual MStatus setExistWithoutInConnections(bool flag);
  virtual bool existWithoutInConnections(MStatus* ReturnStatus = NULL) const;
  virtual MStatus setExistWithoutOutConnections(bool flag);
  virtual bool existWithoutOutConnections(MStatus* ReturnStatus = NULL) const;

  MDataBlock _forceCache() { return forceCache(); }
  void _setMPSafe(bool flag) { setMPSafe(flag); }
  void _setDoNotWrite(bool flag) { setDoNotWrite(flag); }
  bool _doNotWrite() { return doNotWrite(); }

  // Deprecated in 2018: override the forms without a context.
  virtual bool getInternalValueInContext(const MPlug& plug, MDataHandle& dataHandle, MDGContext& ctx);
  virtual bool setInternalValueInContext(const MPlug& plug, const MDataHandle& dataHandle, MDGContext& ctx);
  virtual int internalArrayCount(const MPlug& plug, const MDGContext& ctx) const;
  MDataBlock _forceCache(const MDGContext& ctx) { return forceCache(ctx); }

 protected:
  virtual MDataBlock forceCache();
  virtual void setMPSafe(bool flag);
  virtual MStatus setDoNotWrite(bool flag);
  virtual bool doNotWrite(MStatus* ReturnStatus = NULL) const;
  virtual MDataBlock forceCache(const MDGContext& ctx);  // deprecated in 2018

 private:
  friend struct mayahost::Access;
  mayahost::Node* node(const char* function) const;
  mayahost::Node* node_ = nullptr;  // null while the constructor runs
};
OPENMAYA_NAMESPACE_CLOSE
