// SPDX-License-Identifier: MIT
// ffTimeWarp: the time at which a source motion is shown, for the input of its animation curves. The
// mathematics is curve/time_map.h; the attributes are described in docs/reference/maya/timing.md.
#pragma once

#include <maya/MTypes.h>
#if MAYA_API_VERSION >= 20200000
#include <maya/MTimeRange.h>
#endif

#include <atomic>
#include <memory>

#include "curve/time_map.h"
#include "maya/framework/kept_input.h"
#include "maya/framework/node_base.h"
#include "maya/framework/node_ids.h"
#include "maya/framework/option_attributes.h"
#include "maya/framework/solve_cache.h"

namespace footfall::maya {

class TimeWarpNode : public NodeOf<TimeWarpNode> {
 public:
  static constexpr const char* kName = "ffTimeWarp";
  static constexpr unsigned kId = kTimeWarpId;
  static void describe(Attributes& attributes);

  MPlug passThroughToOne(const MPlug& plug) const override;        // deleted, the curves get inTime's source
  MStatus shouldSave(const MPlug& plug, bool& isSaving) override;  // every key, wherever it is
  MStatus setDependentsDirty(const MPlug& plug, MPlugArray& affected) override;
  MStatus preEvaluation(const MDGContext& context, const MEvaluationNode& evaluationNode) override;
#if MAYA_API_VERSION >= 20200000
  MTimeRange transformInvalidationRange(const MPlug& source, const MTimeRange& changed) const override;
#endif

 protected:
  void evaluate(MDataBlock& block) override;
  void passThrough(MDataBlock& block) override;
  void keepLast(MDataBlock& block) override;

 private:
  struct Inputs {
    std::vector<TimeKey> keys;
    TimeMapOptions options;
    bool operator==(const Inputs& other) const { return keys == other.keys && options == other.options; }
  };
  // The same inputs are the same pointer most of the time.
  struct Given {
    std::shared_ptr<const Inputs> inputs;
    bool operator==(const Given& other) const {
      return inputs == other.inputs || (inputs && other.inputs && *inputs == *other.inputs);
    }
  };
  static Inputs unpack(MDataBlock& block);

  static MObject inTime, enable;
  static OptionAttributes<TimeMapOptions> options;
  static OptionAttributes<TimeKey> keyOptions;
  static MObject useCurve, sourceFrame, curveFrame;
  static MObject keys;
  static MObject outTime;

  KeptInput<Inputs> inputs_;
  SolveCache<Given, TimeMap> maps_;
  std::atomic<bool> curved_{false};  // as last evaluated: a curve of the scene says the time, not the keys
};

}  // namespace footfall::maya
