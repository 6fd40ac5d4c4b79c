// SPDX-License-Identifier: MIT
// Inputs of a node that are expensive to read (meshes, documents), read again only after they were dirtied.
#pragma once

#include <maya/MDGContext.h>
#include <maya/MEvaluationNode.h>
#include <maya/MObject.h>
#include <maya/MPlug.h>

#include <atomic>
#include <initializer_list>
#include <memory>
#include <mutex>

#include "maya/framework/node_base.h"

namespace footfall::maya {

// The node calls dirtied() from setDependentsDirty and evaluating() from preEvaluation, because dirty
// messages are not sent during playback by the evaluation manager.
template <typename Inputs>
class InputCache {
 public:
  using Attributes = std::initializer_list<MObject>;

  void dirtied(const MPlug& plug, Attributes attributes) {
    for (const MObject& attribute : attributes) {
      if (isPlugOf(plug, attribute)) stale_ = true;
    }
  }
  void evaluating(const MDGContext& context, const MEvaluationNode& node, Attributes attributes) {
    if (!context.isNormal()) return;
    for (const MObject& attribute : attributes) {
      if (node.dirtyPlugExists(attribute)) stale_ = true;
    }
  }

  // The inputs now. read() returns them; it is called when they may have changed, and always at other times
  // than the current one.
  template <typename Read>
  std::shared_ptr<const Inputs> get(const Read& read) {
    if (!MDGContext::current().isNormal()) return std::make_shared<const Inputs>(read());
    const std::lock_guard<std::mutex> lock(mutex_);
    if (!stale_.exchange(false) && inputs_) return inputs_;
    inputs_ = nullptr;  // read again should this throw
    inputs_ = std::make_shared<const Inputs>(read());
    return inputs_;
  }

 private:
  std::atomic<bool> stale_{true};
  std::mutex mutex_;
  std::shared_ptr<const Inputs> inputs_;
};

}  // namespace footfall::maya
