// SPDX-License-Identifier: MIT
#include "warp/blend/blend_planting.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "figure/cleanup/clean_up.h"
#include "figure/motion/pose.h"
#include "warp/figure/keep_contacts.h"
#include "warp/figure/warp_motion.h"
#include "warp/warp_tuning.h"

namespace footfall::warp {
namespace {

bool isBelow(const Skeleton& skeleton, int joint, int ancestor) {
  while (joint >= 0 && joint != ancestor) joint = skeleton.joints[static_cast<std::size_t>(joint)].parent;
  return joint == ancestor;
}

// A joint each: whether it is of a leg that stands where the fade begins, and that planting leaves as it is
// there: nothing jumps where it is not eased.
std::vector<char> standingJoints(const Motion& bare, const Motion& planted, const BlendPlan& plan,
                                 const ContactReport& contacts) {
  std::vector<char> stands(bare.skeleton.size(), 0);
  Pose before, after;
  localPose(bare, plan.first, before);
  localPose(planted, plan.first, after);
  for (const Contact& contact : contacts.contacts) {
    if (contact.time.start > bare.time(plan.first)) continue;
    const int hip = contacts.limbs.legs[static_cast<std::size_t>(contact.leg)].hip();
    std::vector<std::size_t> leg;
    double turned = 0;
    for (std::size_t j = 0; j < stands.size(); ++j) {
      if (!isBelow(bare.skeleton, static_cast<int>(j), hip)) continue;
      leg.push_back(j);
      turned = std::max(turned, before.rotation[j].angularDistance(after.rotation[j]));
    }
    for (const std::size_t j : leg) stands[j] = turned < tuning::kLegAtRest;
  }
  return stands;
}

// Gives the planted motion the bare one's frames up to the fade, and eases in what differs after.
void easeIn(const Motion& bare, Motion& planted, const BlendPlan& plan, const ContactReport& contacts) {
  const std::vector<char> stands = standingJoints(bare, planted, plan, contacts);
  const std::size_t first = plan.first;
  std::copy_n(bare.samples.begin(), (first + 1) * bare.channels.size(), planted.samples.begin());
  const std::size_t frames = std::min(
      plan.last - first, static_cast<std::size_t>(std::lround(tuning::kPlantingEase / bare.frameTime)));
  Pose before, after;
  for (std::size_t k = 1; k < frames; ++k) {
    const double u = static_cast<double>(k) / static_cast<double>(frames), eased = 1 - fadeWeight(u).value;
    localPose(bare, first + k, before);
    localPose(planted, first + k, after);
    for (std::size_t j = 0; j < before.size(); ++j) {
      const double share = stands[j] ? 1 : eased;
      before.position[j] += share * (after.position[j] - before.position[j]);
      before.rotation[j] = before.rotation[j].slerp(share, after.rotation[j]);
    }
    setLocalPose(planted, first + k, before, first + k - 1);
  }
}

}  // namespace

PlantedBlend plantBlend(Motion& motion, const BlendPlan& plan, const ContactReport& contacts, double enough,
                        const BlendPlanting& options) {
  PlantedBlend outcome;
  outcome.slideBefore = slideOf(motion, contacts, options.threads);
  CleanOptions clean;
  clean.contacts = contacts;
  clean.blend = options.ease;
  clean.softExtension = MotionWarpOptions().softExtension;
  clean.maxExtension = MotionWarpOptions().maxExtension;
  clean.threads = options.threads;
  // What easing in leaves is planted again: a fraction each time.
  constexpr int kPasses = tuning::kPlantingPasses;
  for (int pass = 0; pass < kPasses; ++pass) {
    report(options.progress, static_cast<double>(pass) / kPasses);
    CleanResult cleaned = cleanUp(motion, clean);
    easeIn(motion, cleaned.motion, plan, contacts);
    motion = std::move(cleaned.motion);
    outcome.unreached = cleaned.unreached;
    outcome.sink = std::max(outcome.sink, cleaned.sink);
    clean.softExtension = 1;  // the hips have sunk enough
    outcome.slideAfter = slideOf(motion, contacts, options.threads);
    if (outcome.slideAfter < enough) break;
  }
  return outcome;
}

}  // namespace footfall::warp
