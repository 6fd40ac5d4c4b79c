// SPDX-License-Identifier: MIT
#include "node_base.h"

#include <maya/MDataHandle.h>
#include <maya/MGlobal.h>
#include <maya/MString.h>

#include <algorithm>
#include <exception>

#include "values.h"

namespace footfall::maya {
namespace {

constexpr short kHasNoEffect = 1;

}  // namespace

bool isPlugOf(const MPlug& plug, const MObject& attribute) {
  return plug == attribute || (plug.isChild() && isPlugOf(plug.parent(), attribute));
}

MStatus NodeBase::compute(const MPlug& plug, MDataBlock& block) {
  const std::vector<MObject>& mine = outputs();
  const auto asked = [&plug](const MObject& output) { return isPlugOf(plug, output); };
  if (std::none_of(mine.begin(), mine.end(), asked)) return MStatus::kUnknownParameter;

  std::string fault;
  try {
    if (input(block, state).asShort() == kHasNoEffect) {
      passThrough(block);
    } else {
      evaluate(block);
    }
  } catch (const std::exception& error) {
    fault = error.what();
  } catch (...) {
    fault = "failed for a reason it could not say";
  }
  reportOnce(fault);
  if (!fault.empty()) {
    try {
      keepLast(block);
    } catch (...) {  // not even the last good output can be told: the block keeps what it has
    }
  }
  for (const MObject& output : mine) block.setClean(output);
  return fault.empty() ? MStatus::kSuccess : MStatus::kFailure;
}

MPxNode::SchedulingType NodeBase::schedulingType() const {
  return kParallel;
}

#if MAYA_API_VERSION >= 20200000
void NodeBase::getCacheSetup(const MEvaluationNode& evaluationNode, MNodeCacheDisablingInfo& disablingInfo,
                             MNodeCacheSetupInfo& cacheSetupInfo, MObjectArray& monitoredAttributes) const {
  MPxNode::getCacheSetup(evaluationNode, disablingInfo, cacheSetupInfo, monitoredAttributes);
  cacheSetupInfo.setPreference(MNodeCacheSetupInfo::kWantToCacheByDefault, isWorthCaching());
}
#endif

void NodeBase::reportOnce(const std::string& fault) {
  const std::lock_guard<std::mutex> lock(mutex_);
  if (fault == reported_) return;
  reported_ = fault;
  if (fault.empty()) return;
  MString text;
  text.setUTF8(fault.c_str());
  MGlobal::displayError(typeName() + " " + name() + ": " + text);
}

}  // namespace footfall::maya
