// SPDX-License-Identifier: MIT
// Contexts, nodes of the evaluation graph, and what a node says of cached playback.
#include "evaluate.h"
#include "scene.h"
#include "scheduler.h"

#include <maya/MCacheSchema.h>
#include <maya/MDGContextGuard.h>
#include <maya/MEvaluationManager.h>
#include <maya/MEvaluationNode.h>
#include <maya/MNodeCacheDisablingInfo.h>
#include <maya/MNodeCacheSetupInfo.h>
#include <maya/MTime.h>

#include <algorithm>

using namespace mayahost;

OPENMAYA_MAJOR_NAMESPACE_OPEN

MDGContext MDGContext::fsNormal;
MDGContext::MDGContext() = default;
MDGContext::MDGContext(const MTime& when) : normal_(false), time_(when.value()), unit_(when.unit()) {}
MDGContext::MDGContext(const MDGContext& in) = default;
MDGContext::~MDGContext() = default;
MDGContext& MDGContext::operator=(const MDGContext& other) = default;
const char* MDGContext::className() {
  return "MDGContext";
}
bool MDGContext::isNormal(MStatus* ReturnStatus) const {
  tell(ReturnStatus, MStatus::kSuccess);
  return normal_;
}
bool MDGContext::isCurrent(MStatus* ReturnStatus) const {
  tell(ReturnStatus, MStatus::kSuccess);
  const MDGContext& now = currentContext();
  if (normal_ || now.normal_) return normal_ == now.normal_;
  MTime mine, theirs;
  getTime(mine);
  now.getTime(theirs);
  return mine == theirs;
}
MDGContext MDGContext::makeCurrent(MStatus* ReturnStatus) const {
  tell(ReturnStatus, MStatus::kSuccess);
  MDGContext previous = currentContext();
  setCurrentContext(*this);
  return previous;
}
MStatus MDGContext::getTime(MTime& time) const {
  if (normal_) return MStatus::kFailure;
  time = MTime(time_, static_cast<MTime::Unit>(unit_));
  return MStatus::kSuccess;
}
MDGContext MDGContext::current(MStatus* ReturnStatus) {
  tell(ReturnStatus, MStatus::kSuccess);
  return currentContext();
}

MDGContextGuard::MDGContextGuard(const MDGContext& context) : previous_(context.makeCurrent()) {}
MDGContextGuard::~MDGContextGuard() {
  previous_.makeCurrent();
}

bool MEvaluationManager::graphConstructionActive() {
  return buildingGraph();
}
bool MEvaluationManager::evaluationManagerActive(const MDGContext& context) {
  return context.isNormal() && Scene::get().mode != EvaluationMode::off;
}
bool MEvaluationManager::evaluationInExecution(const MDGContext& context) {
  return context.isNormal() && evaluatingGraph();
}
const char* MEvaluationManager::className() {
  return "MEvaluationManager";
}

MEvaluationNode::MEvaluationNode() = default;
MEvaluationNode::~MEvaluationNode() = default;
const char* MEvaluationNode::className() {
  return "MEvaluationNode";
}
MEvaluationNodeIterator MEvaluationNode::iterator(MStatus* ReturnStatus) const {
  tell(ReturnStatus, MStatus::kSuccess);
  return MEvaluationNodeIterator(dirty_);
}
bool MEvaluationNode::dirtyPlugExists(const MObject& attribute, MStatus* ReturnStatus) const {
  tell(ReturnStatus, MStatus::kSuccess);
  return std::any_of(dirty_.begin(), dirty_.end(), [&](const MPlug& plug) { return plug == attribute; });
}
MPlug MEvaluationNode::dirtyPlug(const MObject& attribute, MStatus* ReturnStatus) const {
  const auto found =
      std::find_if(dirty_.begin(), dirty_.end(), [&](const MPlug& plug) { return plug == attribute; });
  tell(ReturnStatus, found != dirty_.end() ? MStatus::kSuccess : MStatus::kFailure);
  return found != dirty_.end() ? *found : MPlug();
}
MObject MEvaluationNode::dependencyNode(MStatus* ReturnStatus) const {
  tell(ReturnStatus, MStatus::kSuccess);
  return node_;
}

MEvaluationNodeIterator::MEvaluationNodeIterator(const std::vector<MPlug>& plugs) : plugs_(plugs) {}
MEvaluationNodeIterator::MEvaluationNodeIterator(const MEvaluationNodeIterator&) = default;
MEvaluationNodeIterator& MEvaluationNodeIterator::operator=(const MEvaluationNodeIterator&) = default;
MEvaluationNodeIterator::~MEvaluationNodeIterator() = default;
const char* MEvaluationNodeIterator::className() {
  return "MEvaluationNodeIterator";
}
MStatus MEvaluationNodeIterator::reset() {
  at_ = 0;
  return MStatus::kSuccess;
}
MStatus MEvaluationNodeIterator::next() {
  if (at_ >= plugs_.size()) return MStatus::kFailure;
  ++at_;
  return MStatus::kSuccess;
}
bool MEvaluationNodeIterator::isDone(MStatus* ReturnStatus) {
  tell(ReturnStatus, MStatus::kSuccess);
  return at_ >= plugs_.size();
}
MPlug MEvaluationNodeIterator::plug(MStatus* ReturnStatus) {
  tell(ReturnStatus, at_ < plugs_.size() ? MStatus::kSuccess : MStatus::kFailure);
  return at_ < plugs_.size() ? plugs_[at_] : MPlug();
}

MNodeCacheDisablingInfo::MNodeCacheDisablingInfo() = default;
MNodeCacheDisablingInfo::~MNodeCacheDisablingInfo() = default;
const char* MNodeCacheDisablingInfo::className() {
  return "MNodeCacheDisablingInfo";
}
void MNodeCacheDisablingInfo::setCacheDisabled(bool disabled, MStatus* ReturnStatus) {
  disabled_ = disabled;
  tell(ReturnStatus, MStatus::kSuccess);
}
bool MNodeCacheDisablingInfo::getCacheDisabled(MStatus* ReturnStatus) const {
  tell(ReturnStatus, MStatus::kSuccess);
  return disabled_;
}
void MNodeCacheDisablingInfo::setReason(const MString& reason, MStatus* ReturnStatus) {
  reason_ = reason;
  tell(ReturnStatus, MStatus::kSuccess);
}
MString MNodeCacheDisablingInfo::getReason(MStatus* ReturnStatus) const {
  tell(ReturnStatus, MStatus::kSuccess);
  return reason_;
}
void MNodeCacheDisablingInfo::setMitigation(const MString& mitigation, MStatus* ReturnStatus) {
  mitigation_ = mitigation;
  tell(ReturnStatus, MStatus::kSuccess);
}
MString MNodeCacheDisablingInfo::getMitigation(MStatus* ReturnStatus) const {
  tell(ReturnStatus, MStatus::kSuccess);
  return mitigation_;
}

MNodeCacheSetupInfo::MNodeCacheSetupInfo() = default;
MNodeCacheSetupInfo::~MNodeCacheSetupInfo() = default;
const char* MNodeCacheSetupInfo::className() {
  return "MNodeCacheSetupInfo";
}
void MNodeCacheSetupInfo::setPreference(PreferenceFlag, bool value, MStatus* ReturnStatus) {
  wantToCache_ = value;
  tell(ReturnStatus, MStatus::kSuccess);
}
bool MNodeCacheSetupInfo::getPreference(PreferenceFlag, MStatus* ReturnStatus) const {
  tell(ReturnStatus, MStatus::kSuccess);
  return wantToCache_;
}
void MNodeCacheSetupInfo::setRequirement(RequirementFlag, bool value, MStatus* ReturnStatus) {
  simulation_ = value;
  tell(ReturnStatus, MStatus::kSuccess);
}
bool MNodeCacheSetupInfo::getRequirement(RequirementFlag, MStatus* ReturnStatus) const {
  tell(ReturnStatus, MStatus::kSuccess);
  return simulation_;
}

MCacheSchema::MCacheSchema() = default;
MCacheSchema::~MCacheSchema() = default;
const char* MCacheSchema::className() {
  return "MCacheSchema";
}
MStatus MCacheSchema::add(const MObject& attribute) {
  return attributes_.append(attribute);
}

OPENMAYA_NAMESPACE_CLOSE
