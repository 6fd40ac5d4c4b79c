// SPDX-License-Identifier: MIT
// Inputs of a node that are expensive to read, a mesh or a long text: they are read when they change, not at
// every evaluation.
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

// The node passes on what Maya tells it: setDependentsDirty where plugs are dirtied, preEvaluation where the
// evaluation manager does that instead. Any number of threads may call.
template <typename Value>
class KeptInput {
 public:
  using Attributes = std::initializer_list<MObject>;  // what the value is read from

  // From setDependentsDirty.
  void plugDirtied(const MPlug& plug, Attributes attributes) {
    for (const MObject& attribute : attributes) {
      if (!isPlugOf(plug, attribute)) continue;
      constant_ = false;  // whether it is animated is not known until the next playback
      ++version_;
    }
  }
  // From preEvaluation, of the present time or (cached playback) of another.
  void preEvaluation(const MDGContext& context, const MEvaluationNode& node, Attributes attributes) {
    bool dirty = false;
    for (const MObject& attribute : attributes) dirty = dirty || node.dirtyPlugExists(attribute);
    constant_ = !dirty;
    if (dirty && context.isNormal()) ++version_;
  }
  // The value as it was read last where it cannot have changed; else that of read(), which returns a shared
  // pointer. A value for another time is not kept: it may be of an animated input.
  template <typename Read>
  std::shared_ptr<const Value> get(const MDGContext& context, const Read& read) {
    const bool present = context.isNormal();
    const unsigned long version = version_;
    const std::lock_guard<std::mutex> lock(mutex_);
    if ((present || constant_) && known_ && readVersion_ == version) return value_;
    std::shared_ptr<const Value> value = read();
    if (!present) return value;
    value_ = std::move(value);
    readVersion_ = version;
    known_ = true;
    return value_;
  }

 private:
  std::atomic<unsigned long> version_{1};
  std::atomic<bool> constant_{false};  // playback does not dirty it
  std::mutex mutex_;
  unsigned long readVersion_ = 0;
  bool known_ = false;
  std::shared_ptr<const Value> value_;  // may be null
};

}  // namespace footfall::maya
