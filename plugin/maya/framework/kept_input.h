// SPDX-License-Identifier: MIT
// Inputs of a node that are expensive to read, a mesh or a long text: they are read when they change, not at
// every evaluation.
#pragma once

#include <maya/MDGContext.h>
#include <maya/MEvaluationNode.h>
#include <maya/MEvaluationNodeIterator.h>
#include <maya/MObject.h>
#include <maya/MPlug.h>

#include <algorithm>
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
  using Attributes = std::initializer_list<MObject>;  // what the value is read from, with all inside of them

  // From setDependentsDirty.
  void plugDirtied(const MPlug& plug, Attributes attributes) {
    if (!isOf(plug, attributes)) return;
    constant_ = false;  // whether it is animated is not known until the next playback
    ++version_;
  }
  // From preEvaluation, of the present time or (cached playback) of another.
  void preEvaluation(const MDGContext& context, const MEvaluationNode& node, Attributes attributes) {
    bool dirty = false;
    for (MEvaluationNodeIterator it = node.iterator(); !it.isDone() && !dirty; it.next())
      dirty = isOf(it.plug(), attributes);
    constant_ = !dirty;
    if (dirty && context.isNormal()) ++version_;
  }
  // The value as it was read last where it cannot have changed; else that of read(), which returns a shared
  // pointer. A value for another time is not kept: it may be of an animated input. fits(value): whether a
  // kept value is still of use, where it depends on more than the attributes.
  template <typename Read>
  std::shared_ptr<const Value> get(const MDGContext& context, const Read& read) {
    return get(context, read, [](const Value&) { return true; });
  }
  template <typename Read, typename Fits>
  std::shared_ptr<const Value> get(const MDGContext& context, const Read& read, const Fits& fits) {
    const bool present = context.isNormal();
    const unsigned long version = version_;
    {
      const std::lock_guard<std::mutex> lock(mutex_);
      const bool same = (present || constant_) && known_ && readVersion_ == version;
      if (same && (!value_ || fits(*value_))) return value_;
    }
    // Not under the lock: reading evaluates what is upstream, and in a cycle that is this node again.
    std::shared_ptr<const Value> value = read();
    if (!present) return value;
    const std::lock_guard<std::mutex> lock(mutex_);
    value_ = value;
    readVersion_ = version;
    known_ = true;
    return value;
  }

 private:
  static bool isOf(const MPlug& plug, Attributes attributes) {
    return std::any_of(attributes.begin(), attributes.end(),
                       [&plug](const MObject& attribute) { return isPlugOf(plug, attribute); });
  }

  std::atomic<unsigned long> version_{1};
  std::atomic<bool> constant_{false};  // playback does not dirty it
  std::mutex mutex_;
  unsigned long readVersion_ = 0;
  bool known_ = false;
  std::shared_ptr<const Value> value_;  // may be null
};

}  // namespace footfall::maya
