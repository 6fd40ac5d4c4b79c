// SPDX-License-Identifier: MIT
#include "footprint/planners/path_prints.h"

#include <fmt/format.h>

#include <cmath>

#include "base/error.h"

namespace footfall::footprint {
namespace {

constexpr int kMostPrints = 1000000;

// Where a leg's prints lie beside the path, metres: to the left and ahead.
struct Lane {
  double left = 0, ahead = 0, toeOut = 0;
};

std::vector<Lane> lanesOf(const VirtualLegs& virtualLegs, const PathPrintOptions& options) {
  double middle = 0;
  for (const VirtualLeg& leg : virtualLegs.legs)
    middle += leg.hip.z() / static_cast<double>(virtualLegs.legs.size());
  std::vector<Lane> lanes;
  for (const VirtualLeg& leg : virtualLegs.legs) {
    const double side = leg.side == BodySide::Left ? 1 : leg.side == BodySide::Right ? -1 : 0;
    lanes.push_back({options.stepWidth < 0 ? leg.hip.x() : side * options.stepWidth / 2, leg.hip.z() - middle,
                     side * options.toeOut});
  }
  return lanes;
}

// The legs in the order of their steps.
std::vector<int> orderOf(const VirtualLegs& virtualLegs, const PathPrintOptions& options) {
  const int legs = static_cast<int>(virtualLegs.legs.size());
  if (options.firstLeg < 0 || options.firstLeg >= legs)
    throw Error(fmt::format("firstLeg must be 0 to {}, got {}", legs - 1, options.firstLeg));
  std::vector<int> order;
  for (int i = 0; i < legs; ++i) order.push_back((options.firstLeg + i) % legs);
  return order;
}

}  // namespace

Track printsAlongPath(const PlanPath& path, const VirtualLegs& virtualLegs, const PathPrintOptions& options) {
  if (virtualLegs.legs.empty()) throw Error("the figure has no legs, so it leaves no prints");
  if (!(options.stepLength > 0) || !std::isfinite(options.stepLength)) {
    throw Error(fmt::format("the step length must be above 0 m, got {:.4g}", options.stepLength));
  }
  if (!(options.stance >= 0 && options.step >= 0) || !std::isfinite(options.stance + options.step)) {
    throw Error("stance and step times must be 0 or more; 0 derives them from the distances");
  }
  const double to = options.to < 0 ? path.length() : options.to;
  if (!(options.from <= to) || !std::isfinite(options.from + to)) {
    throw Error(
        fmt::format("prints from {:.4g} m to {:.4g} m along the path: the end must come after the start",
                    options.from, to));
  }
  const double wanted = std::floor((to - options.from) / options.stepLength + 1e-9);
  if (wanted >= kMostPrints) {
    throw Error(fmt::format("{:.3g} prints along the path are too many; lengthen the step", wanted + 1));
  }
  const std::vector<Lane> lanes = lanesOf(virtualLegs, options);
  const std::vector<int> order = orderOf(virtualLegs, options);

  Track track;
  const auto add = [&](int leg, double distance) {
    const Lane& lane = lanes[static_cast<std::size_t>(leg)];
    const PathPlace place = path.at(distance + lane.ahead);
    const Vec2 plan = place.position + lane.left * place.left();
    Footprint print;
    print.leg = leg;
    print.position = {plan.x(), 0, plan.y()};
    print.yaw = place.yaw + lane.toeOut;
    print.stance = options.stance;
    print.step = options.step;
    track.prints.push_back(print);
  };
  // Standing, the feet that do not step first stand beside the first one's start.
  if (options.standing) {
    for (std::size_t i = 1; i < order.size(); ++i) add(order[i], options.from);
  }
  const int count = static_cast<int>(wanted) + 1;
  const std::size_t legs = order.size();
  for (int i = 0; i < count; ++i) {
    const bool first = options.standing && i == 0;
    add(order[static_cast<std::size_t>(i) % legs], options.from + (first ? 0 : i * options.stepLength));
  }
  if (options.standing) {
    const double last = options.from + (count - 1) * options.stepLength;
    for (std::size_t k = 1; k < legs; ++k) {
      add(order[(static_cast<std::size_t>(count) - 1 + k) % legs], last);
    }
    track.standingStart = track.standingEnd = true;
  }
  return track;
}

}  // namespace footfall::footprint
