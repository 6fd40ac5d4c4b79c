// SPDX-License-Identifier: MIT
#include "io/page/stride_item.h"

#include <fmt/format.h>

#include "base/error.h"
#include "figure/anatomy/joint_names.h"

namespace footfall {
using namespace gait;

namespace {

PageGait::Leg legOf(const std::string& name, BodySide side, const LegTiming& timing, double period) {
  PageGait::Leg leg;
  leg.name = name;
  leg.side = side;
  const double start = fractionOf(timing.phase), end = start + timing.duty;
  if (end <= 1) {
    leg.stands = {{start * period, end * period}};
  } else {
    leg.stands = {{0, (end - 1) * period}, {start * period, period}};
  }
  return leg;
}

}  // namespace

PageItem strideItem(const std::string& name, const MadeStride& made, const PageMotionOptions& options) {
  PageItem item;
  item.kind = PageKind::Stride;
  item.name = name;
  item.motion = pageMotion(made.clip, options);
  item.caption =
      fmt::format("{:.2f} m/s: strides of {:.2f} m in {:.2f} s, in the air {:.0f} percent of the time.",
                  made.stride.speed(), made.stride.length, made.stride.period, 100 * made.suspension);
  PageGait gait;
  gait.period = made.stride.period;
  const std::vector<LegTiming> timings = made.stride.timings();
  for (std::size_t l = 0; l < timings.size(); ++l) {
    const CharacterLeg& leg = made.stride.character.legs[l];
    gait.legs.push_back(legOf(leg.name, leg.side, timings[l], gait.period));
  }
  item.gait = std::move(gait);
  return item;
}

PageItem gaitItem(const std::string& name, const GaitInfo& info) {
  if (!(info.strideFrames > 0))
    throw Error("does not say how many frames a stride has, so it cannot be shown");
  PageItem item;
  item.kind = PageKind::Stride;
  item.name = name;
  PageGait gait;
  gait.period = info.frameRate > 0 ? info.strideFrames / info.frameRate : 1;
  for (const GaitFoot& foot : info.feet)
    gait.legs.push_back(
        legOf(foot.name, sideOfWords(wordsOf(foot.name)), timingOf(foot, info.strideFrames), gait.period));
  item.gait = std::move(gait);
  return item;
}

}  // namespace footfall
