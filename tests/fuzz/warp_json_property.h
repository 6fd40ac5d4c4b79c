// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>

#include "fuzz/property.h"
#include "io/documents/warp_json.h"
#include "warp/channels/warp_curves.h"

namespace footfall::fuzz {

// Two channels over two seconds.
inline CurveSet curvesToWarp() {
  const auto curve = [](CurveOutput output, std::initializer_list<double> values) {
    std::vector<Key> keys(values.size());
    for (std::size_t i = 0; i < keys.size(); ++i) {
      keys[i].time = static_cast<double>(i);
      keys[i].value = values.begin()[i];
    }
    return Curve(std::move(keys), false, Infinity::Constant, Infinity::Constant, output);
  };
  CurveSet curves;
  curves.add("hips", "translateY", curve(CurveOutput::Linear, {90, 95, 90}));
  curves.add("hips", "rotateX", curve(CurveOutput::Angular, {0, 0.5, 0.2}));
  return curves;
}

// A warp that is refused, or gives finite curves; time runs on and shows what the plan says.
inline void checkWarpJson(std::string_view input) {
  warp::WarpRequest request;
  try {
    request = parseWarpJson(input, "input.json");
  } catch (const Error& error) {
    return demandPlace(error, "input.json");
  }
  const TimeRange range{0, 2};
  const warp::WarpUnits units;
  try {
    warp::carrySpeedOn(request, 0, 48);
    const warp::WarpPlan plan = warp::planWarp(request, units, range);
    const TimeRange shown = plan.time.shown(range);
    demand(std::isfinite(shown.start) && shown.start <= shown.end, "a range is shown");
    const warp::CurveWarpResult result = warp::warpCurves(curvesToWarp(), plan);
    for (const NamedCurve& named : result.curves) {
      demand(std::isfinite(named.curve.evaluate(shown.start)), "a value at the start");
      for (const Key& key : named.curve.keys())
        demand(std::isfinite(key.time) && std::isfinite(key.value), "keys are finite");
    }
  } catch (const Error& error) {
    demand(!error.message().empty(), "an error has a message");
  }
}

}  // namespace footfall::fuzz
