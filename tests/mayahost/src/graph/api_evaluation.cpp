// SPDX-License-Identifier: MIT
// Contexts, nodes of the evaluation graph, and what a node says of cached playback.
#include "graph/evaluate.h"
#include "graph/scheduler.h"
#include "scenes/scene.h"

#include <mayahost/misuse.h>

#include <maya/MCacheSchema.h>
#include <maya/MDGContextGuard.h>
#include <maya/MEvaluationManager.h>
#include <maya/MEvaluationNode.h>
#include <maya/MNodeCacheDisablingInfo.h>
#include <maya/MNodeCacheSetupInfo.h>
#include <maya/MThreadUtils.h>
#include <maya/MTime.h>

#include <algorithm>
#include <thread>

using namespace mayahost;

namespace mayahost {

// What comes before and after a node of the evaluation graph. The graph owns them.
struct EvaluationLinks {
  std::vector<std::weak_ptr<MEvaluationNode>> parents, children;
};

void Access::link(const std::shared_ptr<MEvaluationNode>& parent,
                  const std::shared_ptr<MEvaluationNode>& child) {
  parent->links_->children.push_back(child);
  child->links_->parents.push_back(parent);
}

const MString& Access::reason(const MNodeCacheDisablingInfo& info) {
  return info.reason_;
}

std::shared_ptr<MEvaluationNode> Access::evaluationNode(const MObject& node, std::vector<MPlug> dirty) {
  std::shared_ptr<MEvaluationNode> result(new MEvaluationNode, [](MEvaluationNode* n) { delete n; });
  result->node_ = node;
  result->dirty_ = std::move(dirty);
  result->links_ = std::make_shared<EvaluationLinks>();
  return result;
}

namespace {

MEvaluationNode neighbour(const std::vector<std::weak_ptr<MEvaluationNode>>& all, int index,
                          const MEvaluationNode& own) {
  const bool there = index >= 0 && index < static_cast<int>(all.size());
  const auto found = there ? all[static_cast<std::size_t>(index)].lock() : nullptr;
  if (!found) misuse("MEvaluationNode: no neighbour of this number");
  return found ? *found : own;
}

}  // namespace
}  // namespace mayahost

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
const MDGContext MDGContext::makeCurrent(MStatus* ReturnStatus) const {
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
const MDGContext MDGContext::current() {
  return currentContext();
}

MDGContextGuard::MDGContextGuard(const MDGContext& context) : previous_(context.makeCurrent()) {}
MDGContextGuard::~MDGContextGuard() {
  previous_.makeCurrent();
}

int MThreadUtils::getNumThreads() {
  return static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
}
void MThreadUtils::syncNumOpenMPThreads() {}
int MThreadUtils::getCacheLineSize() {
  return 64;
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
MEvaluationNode::MEvaluationNode(const MEvaluationNode& evalNode) = default;
MEvaluationNode::~MEvaluationNode() = default;
const char* MEvaluationNode::className() {
  return "MEvaluationNode";
}
int MEvaluationNode::parentCount() const {
  return static_cast<int>(links_->parents.size());
}
MEvaluationNode MEvaluationNode::parent(int index) const {
  return neighbour(links_->parents, index, *this);
}
int MEvaluationNode::childCount() const {
  return static_cast<int>(links_->children.size());
}
MEvaluationNode MEvaluationNode::child(int index) const {
  return neighbour(links_->children, index, *this);
}
MEvaluationNodeIterator MEvaluationNode::iterator(MStatus* ReturnStatus) const {
  return MEvaluationNodeIterator(*this, ReturnStatus);
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
MDataBlock MEvaluationNode::datablock(MStatus* ReturnStatus) const {
  auto use = std::make_shared<BlockUse>();
  use->node = as<Node>(node_);
  tell(ReturnStatus, use->node ? MStatus::kSuccess : MStatus::kFailure);
  return Access::block(use);
}
MObject MEvaluationNode::dependencyNode(MStatus* ReturnStatus) const {
  tell(ReturnStatus, MStatus::kSuccess);
  return node_;
}

MEvaluationNodeIterator::MEvaluationNodeIterator(const MEvaluationNode& node, MStatus* ReturnStatus)
    : plugs_(node.dirty_) {
  tell(ReturnStatus, MStatus::kSuccess);
}
MEvaluationNodeIterator::MEvaluationNodeIterator(const MEvaluationNodeIterator& it) = default;
MEvaluationNodeIterator& MEvaluationNodeIterator::operator=(MEvaluationNodeIterator& it) {
  plugs_ = it.plugs_;
  at_ = it.at_;
  return *this;
}
MEvaluationNodeIterator::~MEvaluationNodeIterator() = default;
const char* MEvaluationNodeIterator::className() {
  return "MEvaluationNodeIterator";
}
void MEvaluationNodeIterator::reset() {
  at_ = 0;
}
void MEvaluationNodeIterator::next() {
  if (at_ < plugs_.size()) ++at_;
}
bool MEvaluationNodeIterator::isDone() const {
  return at_ >= plugs_.size();
}
MPlug MEvaluationNodeIterator::plug() {
  return at_ < plugs_.size() ? plugs_[at_] : MPlug();
}

MNodeCacheDisablingInfo::MNodeCacheDisablingInfo() = default;
MNodeCacheDisablingInfo::~MNodeCacheDisablingInfo() = default;
void MNodeCacheDisablingInfo::setCacheDisabled(bool disabled) {
  disabled_ = disabled;
}
bool MNodeCacheDisablingInfo::getCacheDisabled() const {
  return disabled_;
}
void MNodeCacheDisablingInfo::setReason(const MString& reason) {
  reason_ = reason;
}
void MNodeCacheDisablingInfo::setMitigation(const MString& mitigation) {
  mitigation_ = mitigation;
}
void MNodeCacheDisablingInfo::reset() {
  *this = MNodeCacheDisablingInfo();
}

MNodeCacheSetupInfo::MNodeCacheSetupInfo() = default;
MNodeCacheSetupInfo::~MNodeCacheSetupInfo() = default;
void MNodeCacheSetupInfo::setPreference(PreferenceFlag, bool value) {
  wantToCache_ = value;
}
bool MNodeCacheSetupInfo::getPreference(PreferenceFlag) const {
  return wantToCache_;
}
void MNodeCacheSetupInfo::setRequirement(RequirementFlag, bool value) {
  simulation_ = value;
}
bool MNodeCacheSetupInfo::getRequirement(RequirementFlag) const {
  return simulation_;
}

MCacheSchema::MCacheSchema() = default;
MCacheSchema::~MCacheSchema() = default;
MStatus MCacheSchema::add(const MObject& attribute) {
  if (!as<Attribute>(attribute)) return MStatus::kInvalidParameter;
  auto& all = attributes_.attributes;
  if (std::find(all.begin(), all.end(), attribute) == all.end()) all.push_back(attribute);
  return MStatus::kSuccess;
}
const MCacheSchemaAttributesRange& MCacheSchema::attributes() const {
  return attributes_;
}
void MCacheSchema::reset() {
  attributes_.attributes.clear();
}

OPENMAYA_NAMESPACE_CLOSE
