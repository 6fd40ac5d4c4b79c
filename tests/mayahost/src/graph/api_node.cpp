// SPDX-License-Identifier: MIT
// MPxNode, and the attributes every node has.
#include "graph/evaluate.h"
#include "graph/node_type.h"

#include <mayahost/misuse.h>

#include <maya/MCacheSchema.h>
#include <maya/MDGContextGuard.h>
#include <maya/MEvaluationNode.h>
#include <maya/MFnEnumAttribute.h>
#include <maya/MFnMessageAttribute.h>
#include <maya/MFnNumericAttribute.h>
#include <maya/MNodeCacheDisablingInfo.h>
#include <maya/MNodeCacheSetupInfo.h>
#include <maya/MObjectArray.h>
#include <maya/MPlugArray.h>
#include <maya/MPxNode.h>
#include <maya/MStringArray.h>
#include <maya/MTimeRange.h>

using namespace mayahost;

namespace {

MObject makeMessage() {
  MFnMessageAttribute fn;
  const MObject attribute = fn.create("message", "msg");
  fn.setWritable(false);
  fn.setStorable(false);
  return attribute;
}

MObject makeBool(const char* full, const char* brief) {
  MFnNumericAttribute fn;
  const MObject attribute = fn.create(full, brief, MFnNumericData::kBoolean);
  fn.setHidden(true);
  return attribute;
}

MObject makeInteresting() {
  MFnNumericAttribute fn;
  const MObject attribute = fn.create("isHistoricallyInteresting", "ihi", MFnNumericData::kByte, 2);
  fn.setHidden(true);
  return attribute;
}

MObject makeState() {
  MFnEnumAttribute fn;
  const MObject attribute = fn.create("nodeState", "nds", 0);
  const char* const names[] = {"Normal",         "HasNoEffect",         "Blocking",
                               "Waiting-Normal", "Waiting-HasNoEffect", "Waiting-Blocking"};
  for (short i = 0; i < 6; ++i) fn.addField(names[i], i);
  fn.setChannelBox(true);
  return attribute;
}

MObject makeBins() {
  MFnMessageAttribute fn;
  const MObject attribute = fn.create("binMembership", "bnm");
  fn.setHidden(true);
  return attribute;
}

}  // namespace

OPENMAYA_MAJOR_NAMESPACE_OPEN

MObject MPxNode::message = makeMessage();
MObject MPxNode::caching = makeBool("caching", "cch");
MObject MPxNode::frozen = makeBool("frozen", "fzn");
MObject MPxNode::isHistoricallyInteresting = makeInteresting();
MObject MPxNode::state = makeState();

MPxNode::MPxNode() = default;
MPxNode::~MPxNode() = default;
const char* MPxNode::className() {
  return "MPxNode";
}

void MPxNode::postConstructor() {}
MStatus MPxNode::compute(const MPlug&, MDataBlock&) {
  return MStatus::kUnknownParameter;
}
bool MPxNode::getInternalValue(const MPlug&, MDataHandle&) {
  return false;
}
bool MPxNode::setInternalValue(const MPlug&, const MDataHandle&) {
  return false;
}
int MPxNode::internalArrayCount(const MPlug&) const {
  return -1;
}
bool MPxNode::getInternalValueInContext(const MPlug& plug, MDataHandle& handle, MDGContext& ctx) {
  const MDGContextGuard guard(ctx);
  return getInternalValue(plug, handle);
}
bool MPxNode::setInternalValueInContext(const MPlug& plug, const MDataHandle& handle, MDGContext& ctx) {
  const MDGContextGuard guard(ctx);
  return setInternalValue(plug, handle);
}
int MPxNode::internalArrayCount(const MPlug& plug, const MDGContext&) const {
  return internalArrayCount(plug);
}
void MPxNode::copyInternalData(MPxNode*) {}
MStatus MPxNode::legalConnection(const MPlug&, const MPlug&, bool, bool&) const {
  return MStatus::kUnknownParameter;
}
MStatus MPxNode::legalDisconnection(const MPlug&, const MPlug&, bool, bool&) const {
  return MStatus::kUnknownParameter;
}
MStatus MPxNode::setDependentsDirty(const MPlug&, MPlugArray&) {
  return MStatus::kSuccess;
}
MStatus MPxNode::preEvaluation(const MDGContext&, const MEvaluationNode&) {
  return MStatus::kSuccess;
}
MStatus MPxNode::postEvaluation(const MDGContext&, const MEvaluationNode&, PostEvaluationType) {
  return MStatus::kSuccess;
}
MPxNode::SchedulingType MPxNode::schedulingType() const {
  return kDefaultScheduling;
}
void MPxNode::getCacheSetup(const MEvaluationNode&, MNodeCacheDisablingInfo&, MNodeCacheSetupInfo&,
                            MObjectArray&) const {}
void MPxNode::configCache(const MEvaluationNode&, MCacheSchema&) const {}
MTimeRange MPxNode::transformInvalidationRange(const MPlug&, const MTimeRange& input) const {
  invalidationKernel() = false;
  return input;
}
bool MPxNode::hasInvalidationRangeTransformation() const {
  invalidationKernel() = true;
  transformInvalidationRange(MPlug(), MTimeRange());
  return invalidationKernel();
}
MStatus MPxNode::connectionMade(const MPlug&, const MPlug&, bool) {
  return MStatus::kUnknownParameter;
}
MStatus MPxNode::connectionBroken(const MPlug&, const MPlug&, bool) {
  return MStatus::kUnknownParameter;
}
MStatus MPxNode::dependsOn(const MPlug&, const MPlug&, bool&) const {
  return MStatus::kUnknownParameter;
}
bool MPxNode::isPassiveOutput(const MPlug&) const {
  return false;
}
MStatus MPxNode::shouldSave(const MPlug&, bool&) {
  return MStatus::kUnknownParameter;
}
MPlug MPxNode::passThroughToOne(const MPlug&) const {
  return MPlug();
}
bool MPxNode::passThroughToMany(const MPlug&, MPlugArray&) const {
  return false;
}
MPxNode::Type MPxNode::type() const {
  return kDependNode;
}
bool MPxNode::isAbstractClass() const {
  return false;
}
bool MPxNode::isTrackingTopology() const {
  return false;
}
MStringArray MPxNode::getFilesToArchive(bool, bool, bool) const {
  return MStringArray();
}

MStatus MPxNode::addAttribute(const MObject& attr) {
  return mayahost::addAttribute(as<Attribute>(attr));
}
MStatus MPxNode::inheritAttributesFrom(const MString& parentClassName) {
  return inheritAttributes(text(parentClassName));
}
MStatus MPxNode::attributeAffects(const MObject& whenChanges, const MObject& isAffected) {
  return mayahost::attributeAffects(as<Attribute>(whenChanges), as<Attribute>(isAffected));
}

MStatus MPxNode::attributeAffects(const MObject& whenChanges, const MObject& isAffected, bool) {
  return attributeAffects(whenChanges, isAffected);  // nothing here keeps track of topology
}

Node* MPxNode::node(const char* function) const {
  if (!node_) misuse(std::string("MPxNode::") + function + " in the constructor of a node");
  return node_;
}
MTypeId MPxNode::typeId() const {
  const Node* own = node("typeId");
  return own ? own->type->id : MTypeId();
}
MString MPxNode::typeName() const {
  const Node* own = node("typeName");
  return own ? text(own->type->name) : MString();
}
MString MPxNode::name() const {
  const Node* own = node("name");
  return own ? text(own->name) : MString();
}
MObject MPxNode::thisMObject() const {
  Node* own = node("thisMObject");
  return own ? Access::wrap(own->shared_from_this()) : MObject::kNullObj;
}
MStatus MPxNode::setExistWithoutInConnections(bool flag) {
  if (Node* own = node("setExistWithoutInConnections")) own->existsWithoutIn = flag;
  return node_ ? MStatus::kSuccess : MStatus::kFailure;
}
bool MPxNode::existWithoutInConnections(MStatus* ReturnStatus) const {
  tell(ReturnStatus, node_ ? MStatus::kSuccess : MStatus::kFailure);
  return !node_ || node_->existsWithoutIn;
}
MStatus MPxNode::setExistWithoutOutConnections(bool flag) {
  if (Node* own = node("setExistWithoutOutConnections")) own->existsWithoutOut = flag;
  return node_ ? MStatus::kSuccess : MStatus::kFailure;
}
bool MPxNode::existWithoutOutConnections(MStatus* ReturnStatus) const {
  tell(ReturnStatus, node_ ? MStatus::kSuccess : MStatus::kFailure);
  return !node_ || node_->existsWithoutOut;
}
MDataBlock MPxNode::forceCache() {
  auto use = std::make_shared<BlockUse>();
  if (Node* own = node("forceCache")) use->node = own->shared_from_this();
  return Access::block(use);
}
MDataBlock MPxNode::forceCache(const MDGContext& ctx) {
  if (!ctx.isNormal()) misuse("MPxNode::forceCache with a timed context");
  return forceCache();
}
void MPxNode::setMPSafe(bool) {}
MStatus MPxNode::setDoNotWrite(bool flag) {
  if (Node* own = node("setDoNotWrite")) own->doNotWrite = flag;
  return node_ ? MStatus::kSuccess : MStatus::kFailure;
}
bool MPxNode::doNotWrite(MStatus* ReturnStatus) const {
  tell(ReturnStatus, node_ ? MStatus::kSuccess : MStatus::kFailure);
  return node_ && node_->doNotWrite;
}

OPENMAYA_NAMESPACE_CLOSE

namespace mayahost {

const std::vector<std::shared_ptr<Attribute>>& baseAttributes() {
  static const std::vector<std::shared_ptr<Attribute>> attributes = [] {
    std::vector<std::shared_ptr<Attribute>> all;
    for (const MObject& object : {MPxNode::message, MPxNode::caching, MPxNode::frozen,
                                  MPxNode::isHistoricallyInteresting, MPxNode::state, makeBins()}) {
      all.push_back(as<Attribute>(object));
      all.back()->added = true;
    }
    return all;
  }();
  return attributes;
}

}  // namespace mayahost
