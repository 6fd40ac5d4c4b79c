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

#include <mutex>
#include <string>
#include <vector>

#include "attributes.h"

namespace footfall::maya {

// A plug of this attribute: the attribute itself, an element, or something inside either.
bool isPlugOf(const MPlug& plug, const MObject& attribute);

class NodeBase : public MPxNode {
 public:
  MStatus compute(const MPlug& plug, MDataBlock& block) final;
  SchedulingType schedulingType() const override;
#if MAYA_API_VERSION >= 20200000
  void getCacheSetup(const MEvaluationNode& evaluationNode, MNodeCacheDisablingInfo& disablingInfo,
                     MNodeCacheSetupInfo& cacheSetupInfo, MObjectArray& monitoredAttributes) const override;
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
  void reportOnce(const std::string& fault);

  std::mutex mutex_;
  std::string reported_;  // the fault that was reported last; empty after a success
};

// A node type. Node has kName, kId and static void describe(Attributes&), which makes its attributes.
template <typename Node>
class NodeOf : public NodeBase {
 public:
  static void* creator() { return new Node; }
  static MStatus initialize() { return initializeNode(Node::kName, Node::describe, outputs_); }

 protected:
  const std::vector<MObject>& outputs() const override { return outputs_; }

 private:
  static inline std::vector<MObject> outputs_;
};

}  // namespace footfall::maya
