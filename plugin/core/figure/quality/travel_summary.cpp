// SPDX-License-Identifier: MIT
#include "figure/quality/travel_summary.h"

#include <algorithm>
#include <vector>

#include "base/numeric/statistics.h"
#include "figure/motion/heading.h"

namespace footfall {
namespace {

// The way along places half a second apart: shorter steps would count the sway of the hips.
double wayAlong(const std::vector<Vec3>& places, std::size_t first, std::size_t step) {
  double way = 0;
  std::size_t from = first;
  for (std::size_t f = first + step; f < places.size(); f += step) {
    way += (places[f] - places[from]).norm();
    from = f;
  }
  return way + (places.back() - places[from]).norm();
}

}  // namespace

TravelSummary summarizeTravel(const Motion& motion, const ContactReport& contacts) {
  TravelSummary travel;
  std::vector<double> strideTimes;
  for (std::size_t leg = 0; leg < contacts.limbs.legs.size(); ++leg) {
    std::size_t strikes = 0;
    double last = 0;
    for (const Contact& contact : contacts.contacts) {
      if (contact.leg != static_cast<int>(leg)) continue;
      if (strikes++ > 0) strideTimes.push_back(contact.strike() - last);
      last = contact.strike();
    }
    if (strikes > 0) travel.strides = std::max(travel.strides, strikes - 1);
  }
  if (!strideTimes.empty()) travel.strideTime = quantile(strideTimes, 0.5);
  if (motion.frames() < contacts.firstFrame + 2 || contacts.limbs.legs.empty()) return travel;
  HeadingOptions options;
  options.threads = 1;
  const Heading heading = headingOf(motion, contacts.limbs, options);
  const std::size_t step = std::max<std::size_t>(1, static_cast<std::size_t>(0.5 / motion.frameTime));
  travel.distance = wayAlong(heading.position, contacts.firstFrame, step);
  travel.speed =
      travel.distance / (static_cast<double>(motion.frames() - 1 - contacts.firstFrame) * motion.frameTime);
  travel.turn = heading.yaw.back() - heading.yaw[contacts.firstFrame];
  return travel;
}

}  // namespace footfall
