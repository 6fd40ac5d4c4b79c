// SPDX-License-Identifier: MIT
#include "warp/channels/warp_curves.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "base/error.h"
#include "base/parallel.h"
#include "curve/channel_pattern.h"
#include "warp/channels/fit_curve.h"
#include "warp/channels/kept_keys.h"
#include "warp/warp_tuning.h"

namespace footfall::warp {
namespace {

double unitOf(CurveOutput output, const WarpUnits& units) {
  if (output == CurveOutput::Linear) return units.length;
  if (output == CurveOutput::Angular) return units.angle;
  return output == CurveOutput::Time ? units.frame : 1;
}

double reachOf(const Curve& curve) {
  double reach = 0;
  for (const Key& key : curve.keys()) reach = std::max(reach, std::abs(key.value));
  return reach;
}

// Where time runs back, the result has one key per frame of the time map's range, straight between them.
CurveFit sampledFit(const Curve& curve, const WarpStack& stack, const TimeRange& range, double frame) {
  const double count = std::round((range.end - range.start) / frame);
  if (!(count < tuning::kMostKeys)) {
    throw Error(
        fmt::format("time runs back over {:g} frames: at most {:g} can be keyed", count, tuning::kMostKeys));
  }
  std::vector<Key> keys;
  for (double k = 0; k <= count; ++k) {
    Key key;
    key.time = range.start + k * frame;
    key.value = stack.evaluate(curve, key.time);
    key.inType = key.outType = TangentType::Linear;
    keys.push_back(key);
  }
  CurveFit fit;
  fit.added = keys.size();
  fit.curve = Curve(std::move(keys), false, Infinity::Constant, Infinity::Constant, curve.output());
  for (double k = 0; k < count; ++k) {
    const double time = range.start + (k + 0.5) * frame;
    fit.largestError =
        std::max(fit.largestError, std::abs(fit.curve.evaluate(time) - stack.evaluate(curve, time)));
  }
  return fit;
}

struct Planned {
  std::size_t index = 0;
  WarpStack spatial, whole;
};

class CurveWarper {
 public:
  CurveWarper(const CurveSet& source, const WarpPlan& plan, const CurveWarpOptions& options)
      : source_(source),
        range_(plan.range),
        request_(plan.request),
        units_(plan.units),
        map_(plan.time),
        options_(options) {}

  CurveWarpResult run() {
    plan();
    result_.curves = source_;
    std::vector<CurveFit> fits(planned_.size());
    const int count = static_cast<int>(planned_.size());
    std::vector<std::string> failures(planned_.size());
#pragma omp parallel for schedule(dynamic, 1) num_threads(threadCount(options_.threads))
    for (int i = 0; i < count; ++i) {
      const std::size_t k = static_cast<std::size_t>(i);
      try {
        fits[k] = fitOf(planned_[k]);
      } catch (const std::exception& error) {
        failures[k] = error.what();
      }
    }
    for (std::size_t k = 0; k < planned_.size(); ++k) {
      if (!failures[k].empty()) throw Error(source_[planned_[k].index].name() + ": " + failures[k]);
      take(planned_[k], std::move(fits[k]));
    }
    return std::move(result_);
  }

 private:
  void plan() {
    std::vector<int> used;
    std::vector<std::string> names;
    for (std::size_t i = 0; i < source_.size(); ++i) {
      const NamedCurve& named = source_[i];
      if (named.curve.input() != CurveInput::Time || named.curve.empty()) continue;
      names.push_back(named.name());
      Planned planned;
      planned.index = i;
      planned.spatial = stackFor(
          request_, named.node, named.attribute,
          {sourceOf(named.curve), unitOf(named.curve.output(), units_), reachOf(named.curve), range_}, units_,
          used, result_.notes);
      std::vector<Warp> warps = planned.spatial.warps();
      if (!map_.identity()) {
        Warp time;
        time.kind = Warp::Kind::Time;
        time.time = map_;
        warps.push_back(std::move(time));
      }
      planned.whole = WarpStack(std::move(warps));
      if (planned.whole.neutral()) continue;
      planned_.push_back(std::move(planned));
    }
    checkUsed(request_, used, names);
  }

  FitOptions fitOptions(CurveOutput output) const {
    FitOptions fit;
    fit.tolerance = output == CurveOutput::Linear    ? options_.linear
                    : output == CurveOutput::Angular ? options_.angular
                                                     : options_.unitless;
    fit.range = range_;
    fit.grid = units_.start == 0 ? units_.frame : 0;
    return fit;
  }

  CurveFit fitOf(const Planned& planned) const {
    const Curve& curve = source_[planned.index].curve;
    if (!planned.whole.forward()) return sampledFit(curve, planned.whole, map_.shown(range_), units_.frame);
    if (options_.keepKeys)
      return warpKeptKeys(curve, planned.spatial, map_, planned.whole, fitOptions(curve.output()));
    return warpCurve(curve, planned.whole, fitOptions(curve.output()));
  }

  void take(const Planned& planned, CurveFit fit) {
    const Curve& before = source_[planned.index].curve;
    const CurveOutput output = before.output();
    double& error = output == CurveOutput::Linear    ? result_.linearError
                    : output == CurveOutput::Angular ? result_.angularError
                                                     : result_.unitlessError;
    error = std::max(error, fit.largestError);
    result_.keysAdded += fit.added;
    result_.changed.push_back(planned.index);
    const bool constant =
        fit.curve.preInfinity() == Infinity::Constant && fit.curve.postInfinity() == Infinity::Constant;
    if (constant &&
        (before.preInfinity() != Infinity::Constant || before.postInfinity() != Infinity::Constant)) {
      result_.notes.push_back(source_[planned.index].name() +
                              ": its infinities were written as keys over the file's range");
    }
    measureGoals(planned, fit.curve);
    result_.curves[planned.index].curve = std::move(fit.curve);
  }

  void measureGoals(const Planned& planned, const Curve& after) {
    const NamedCurve& named = source_[planned.index];
    const double unit = unitOf(named.curve.output(), units_);
    if (map_.reversal()) return;
    for (const ChannelGoal& goal : goalsOf(request_, named.node, named.attribute)) {
      const double time = units_.start + goal.frame * units_.frame;
      const double wanted = goal.value + (goal.relative ? named.curve.evaluate(time) / unit : 0);
      result_.goals.push_back({named.name(), goal.frame, after.evaluate(*map_.inverse(time)) / unit - wanted,
                               named.curve.output() == CurveOutput::Linear});
    }
  }

  const CurveSet& source_;
  const TimeRange& range_;
  const WarpRequest& request_;
  const WarpUnits& units_;
  const TimeMap& map_;
  const CurveWarpOptions& options_;
  std::vector<Planned> planned_;
  CurveWarpResult result_;
};

}  // namespace

CurveWarpResult warpCurves(const CurveSet& source, const TimeRange& range, const WarpRequest& request,
                           const WarpUnits& units, const CurveWarpOptions& options) {
  return warpCurves(source, planWarp(request, units, range), options);
}

CurveWarpResult warpCurves(const CurveSet& source, const WarpPlan& plan, const CurveWarpOptions& options) {
  return CurveWarper(source, plan, options).run();
}

}  // namespace footfall::warp
