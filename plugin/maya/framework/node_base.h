// SPDX-License-Identifier: MIT
// What every node of Footfall has: it evaluates in parallel, takes nodeState seriously, throws nothing into
// Maya, and when its inputs are bad says so once and keeps its last good output.
#pragma once

#include <maya/MDataBlock.h>
#include <maya/MObject.h>
#include <maya/MPlug.h>
#include <maya/MPxNode.h>
#include <maya/MStatus.h>
#if MAYA_API_VERSION >= 20200000
#include <maya/MEvaluationNode.h>
#include <maya/MNodeCacheDisablingInfo.h>
#include <maya/MNodeCacheSetupInfo.h>
#include <maya/MObjectArray.h>
#endif

#include <algorithm>
#include <exception>
#include <mutex>
#include <string>
#include <vector>

#include "maya/framework/data_values.h"
#include "maya/framework/node_attributes.h"

namespace footfall::maya {

// A plug of this attribute: the attribute itself, an element, or something inside either.
bool isPlugOf(const MPlug& plug, const MObject& attribute);

// Says what is wrong with a node, each fault once until the node is well again. From any thread.
class FaultReport {
 public:
  void report(const MPxNode& node, const std::string& fault);  // empty: the node is well

 private:
  std::mutex mutex_;
  std::string reported_;
};

// Base is MPxNode or one of the classes of Maya that derive from it.
template <typename Base = MPxNode>
class NodeBase : public Base {
 public:
  MStatus compute(const MPlug& plug, MDataBlock& block) final;
  MPxNode::SchedulingType schedulingType() const override { return MPxNode::kParallel; }
#if MAYA_API_VERSION >= 20200000
  void getCacheSetup(const MEvaluationNode& evaluationNode, MNodeCacheDisablingInfo& disablingInfo,
                     MNodeCacheSetupInfo& cacheSetupInfo, MObjectArray& monitoredAttributes) const override {
    Base::getCacheSetup(evaluationNode, disablingInfo, cacheSetupInfo, monitoredAttributes);
    cacheSetupInfo.setPreference(MNodeCacheSetupInfo::kWantToCacheByDefault, isWorthCaching());
  }
#endif

 protected:
  virtual const std::vector<MObject>& outputs() const = 0;
  // Writes every output from the inputs in the block and from nothing else. May throw any std::exception.
  // Several threads may be here at once, each with its own block: what the node keeps between calls is in a
  // SolveCache.
  virtual void evaluate(MDataBlock& block) = 0;
  // nodeState HasNoEffect: writes every output with what the node would have changed.
  virtual void passThrough(MDataBlock& block) {
    evaluate(block);
  }
  // After evaluate threw: writes what is still known. Without it the block keeps the values it had.
  virtual void keepLast(MDataBlock&) {}
  // Whether cached playback should store the outputs: yes where evaluation costs more than a look-up.
  virtual bool isWorthCaching() const {
    return false;
  }

 private:
  FaultReport faults_;
};

template <typename Base>
MStatus NodeBase<Base>::compute(const MPlug& plug, MDataBlock& block) {
  constexpr short kHasNoEffect = 1;
  const std::vector<MObject>& mine = outputs();
  const auto asked = [&plug](const MObject& output) { return isPlugOf(plug, output); };
  if (std::none_of(mine.begin(), mine.end(), asked)) return MStatus::kUnknownParameter;

  std::string fault;
  try {
    if (input(block, MPxNode::state).asShort() == kHasNoEffect) {
      passThrough(block);
    } else {
      evaluate(block);
    }
  } catch (const std::exception& error) {
    fault = error.what();
  } catch (...) {
    fault = "failed for an unknown reason";
  }
  faults_.report(*this, fault);
  if (!fault.empty()) {
    try {
      keepLast(block);
    } catch (...) {  // not even the last good output can be told: the block keeps what it has
    }
  }
  for (const MObject& output : mine) block.setClean(output);
  return fault.empty() ? MStatus::kSuccess : MStatus::kFailure;
}

// A node type. Node has kName, kId and static void describe(Attributes&), which makes its attributes.
template <typename Node, typename Base = MPxNode>
class NodeOf : public NodeBase<Base> {
 public:
  static void* creator() { return new Node; }
  static MStatus initialize() { return initializeNode(Node::kName, Node::describe, outputs_); }

 protected:
  const std::vector<MObject>& outputs() const override { return outputs_; }

 private:
  static inline std::vector<MObject> outputs_;
};

}  // namespace footfall::maya
