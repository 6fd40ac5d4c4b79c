// SPDX-License-Identifier: MIT
// Kept contacts: feet stay where they stand, keep their height over the ground on the way, and the body keeps
// its balance.
#include "warp/figure/carried_feet.h"

#include <algorithm>
#include <cmath>
#include <filesystem>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/angles.h"
#include "figure/quality/quality.h"
#include "io/scene_file.h"
#include "recorded_clips.h"
#include "warp/figure/warp_motion.h"

namespace footfall::warp {
namespace {

std::vector<std::string> clips() {
  std::vector<std::string> found;
  for (const char* clip : {"02_01", "07_01", "07_12", "16_15", "16_35"})
    found.push_back(std::string(FOOTFALL_CMU_DIR) + "/" + clip + ".bvh");
  for (const char* clip : {"35_01", "08_01", "12_01", "69_01", "38_03"})
    found.push_back(std::string(FOOTFALL_CMU_MORE_DIR) + "/" + clip + ".bvh");
  return found;
}

WarpUnits unitsOf(const Motion& motion) {
  return {motion.frameTime, motion.startTime, 1, kDegree};
}

// Hips moved by so much: throughout, or about a frame.
WarpRequest hipsBy(const Motion& motion, const char* channel, double by, double frame) {
  ChannelWarp warp;
  warp.channels = {{channel, 1}};
  warp.mode = GoalMode::Offset;
  const double last = static_cast<double>(motion.frames()) - 1;
  if (frame < 0) {
    warp.keys = {{0, WarpKey::Kind::By, by}, {last, WarpKey::Kind::By, by}};
  } else {
    warp.keys = {{std::max(0.0, frame - 45), WarpKey::Kind::Neutral},
                 {frame, WarpKey::Kind::By, by},
                 {std::min(last, frame + 45), WarpKey::Kind::Neutral}};
  }
  WarpRequest request;
  request.channels = {warp};
  return request;
}

// Metres: by how much any part of a sole is deeper in the ground than in the source, the ground being where
// the part is lowest in the source but for one frame in a hundred; and how much the height of the toes
// differs where a foot is fastest.
struct Clearance {
  double deeper = 0, toes = 0;
};
Clearance clearanceOf(const Motion& source, const Motion& result) {
  const ContactReport found = detectContacts(source);
  const SoleTracks was = trackSoles(source, found.soles), is = trackSoles(result, found.soles);
  Clearance clearance;
  for (std::size_t leg = 0; leg < found.soles.size(); ++leg) {
    for (const SolePart part : {SolePart::Heel, SolePart::Ball, SolePart::Tip}) {
      std::vector<double> heights;
      for (std::size_t f = found.firstFrame; f < was.frames(); ++f)
        heights.push_back(was.at(f, leg, part).y());
      std::sort(heights.begin(), heights.end());
      const double ground = heights[heights.size() / 100];
      for (std::size_t f = found.firstFrame; f < was.frames(); ++f) {
        const double before = std::max(0.0, ground - was.at(f, leg, part).y());
        clearance.deeper = std::max(clearance.deeper, ground - is.at(f, leg, part).y() - before);
      }
    }
    for (std::size_t f = found.firstFrame + 1; f + 1 < was.frames(); ++f) {
      const auto speed = [&](std::size_t at) {
        return (was.at(at + 1, leg, SolePart::Ball) - was.at(at - 1, leg, SolePart::Ball)).norm();
      };
      const std::size_t reach = static_cast<std::size_t>(0.2 / source.frameTime);
      if (f < reach + 1 || f + reach + 1 >= was.frames() || speed(f) / source.frameTime < 4) continue;
      bool fastest = true;
      for (std::size_t k = f - reach; k <= f + reach && fastest; ++k) fastest = speed(k) <= speed(f);
      if (!fastest) continue;
      const double differs = is.at(f, leg, SolePart::Tip).y() - was.at(f, leg, SolePart::Tip).y();
      clearance.toes = std::max(clearance.toes, std::abs(differs));
    }
  }
  return clearance;
}

// Hips 11 cm lower, all the time and for a moment, and pitched: no foot comes more than 2 mm deeper, and toes
// pass within 5 mm of the height they had.
TEST(CarriedFeet, KeepTheGroundClearanceOfTheSource) {
  FOOTFALL_NEED_CLIPS("07_01");
  const std::vector<std::string> all = clips();
  int checked = 0;
#pragma omp parallel for schedule(dynamic, 1) reduction(+ : checked)
  for (int i = 0; i < static_cast<int>(all.size()); ++i) {
    const std::string& clip = all[static_cast<std::size_t>(i)];
    if (!std::filesystem::exists(clip)) continue;
    const Motion motion = *readScene(clip).motion;
    const double middle = std::round(0.5 * static_cast<double>(motion.frames()));
    for (const WarpRequest& request :
         {hipsBy(motion, "Hips.translateY", -0.11, -1), hipsBy(motion, "Hips.translateY", -0.11, middle),
          hipsBy(motion, "Hips.rotateX", 12, middle), hipsBy(motion, "Hips.translateX", 0.08, middle)}) {
      const MotionWarpResult result = warpMotion(motion, request, unitsOf(motion));
      const Clearance clearance = clearanceOf(motion, result.motion);
      EXPECT_LT(clearance.deeper, 0.002) << clip << " " << request.channels[0].channels[0].pattern;
      EXPECT_LT(clearance.toes, 0.005) << clip << " " << request.channels[0].channels[0].pattern;
      EXPECT_LT(result.slideAfter, result.slideBefore + 0.002) << clip;
      ++checked;
    }
  }
  EXPECT_GE(checked, 20);
}

// Feet that goals bend in the air do not go through the ground on their way.
TEST(CarriedFeet, GoalsOfSwingingFeetKeepClear) {
  FOOTFALL_NEED_CLIPS("07_01");
  const std::vector<std::string> all = clips();
  int checked = 0;
#pragma omp parallel for schedule(dynamic, 1) reduction(+ : checked)
  for (int i = 0; i < static_cast<int>(all.size()); ++i) {
    const std::string& clip = all[static_cast<std::size_t>(i)];
    if (!std::filesystem::exists(clip)) continue;
    const Motion motion = *readScene(clip).motion;
    const ContactReport found = detectContacts(motion);
    for (const Contact& contact : found.contacts) {
      const double frame = std::round((contact.time.end + 0.2 - motion.startTime) / motion.frameTime);
      if (frame + 60 > static_cast<double>(motion.frames()) || checked > 40) continue;
      const Leg& leg = found.limbs.legs[static_cast<std::size_t>(contact.leg)];
      EffectorGoal goal;
      goal.joint = motion.skeleton.joints[static_cast<std::size_t>(leg.ankle())].name;
      goal.time = frame;
      goal.position = Vec3(leg.side == BodySide::Left ? 0.15 : -0.15, 0.15, 0.2);
      goal.relative = true;
      goal.space = WarpSpace::Body;
      WarpRequest request;
      request.effectors = {goal};
      const MotionWarpResult result = warpMotion(motion, request, unitsOf(motion));
      EXPECT_LT(clearanceOf(motion, result.motion).deeper, 0.002) << clip << " " << goal.joint << frame;
      EXPECT_LT(result.goals.front().error, 1e-4) << clip << " " << goal.joint << frame;
      ++checked;
      break;
    }
  }
  EXPECT_GE(checked, 5);
}

// A plant 40 cm aside: the hips go with the weight, and the figure is out of balance by at most 20 mm more
// than its source, in the mean over its frames (single frames of captured motion are out by ten times that).
TEST(CarriedFeet, TheWeightFollowsAPlantThatMoves) {
  FOOTFALL_NEED_CLIPS("07_01");
  int checked = 0;
  for (const std::string& clip :
       {std::string(FOOTFALL_CMU_DIR) + "/07_01.bvh", std::string(FOOTFALL_CMU_MORE_DIR) + "/08_01.bvh",
        std::string(FOOTFALL_CMU_MORE_DIR) + "/12_01.bvh"}) {
    if (!std::filesystem::exists(clip)) continue;
    const Motion motion = *readScene(clip).motion;
    const ContactReport found = detectContacts(motion);
    const double before = measureQuality(motion).imbalance.mean;
    const double middle = motion.time(motion.frames() / 2);
    for (const Contact& contact : found.contacts) {
      const TimeRange stand = contact.stands();
      if (stand.end < middle) continue;
      const Leg& leg = found.limbs.legs[static_cast<std::size_t>(contact.leg)];
      EffectorGoal goal;
      goal.joint = motion.skeleton.joints[static_cast<std::size_t>(leg.ankle())].name;
      goal.time = std::round((0.5 * (stand.start + stand.end) - motion.startTime) / motion.frameTime);
      goal.position = Vec3(leg.side == BodySide::Left ? 0.4 : -0.4, 0, 0);
      goal.relative = true;
      goal.space = WarpSpace::Body;
      WarpRequest request;
      request.effectors = {goal};
      const MotionWarpResult result = warpMotion(motion, request, unitsOf(motion));
      EXPECT_LT(measureQuality(result.motion).imbalance.mean, before + 0.02) << clip << " " << goal.time;
      // It takes the hips for that.
      WarpRequest still = request;
      still.balance = false;
      EXPECT_GT(measureQuality(warpMotion(motion, still, unitsOf(motion)).motion).imbalance.mean,
                measureQuality(result.motion).imbalance.mean)
          << clip << " " << goal.time;
      ++checked;
      break;
    }
  }
  EXPECT_GE(checked, 1);
}

}  // namespace
}  // namespace footfall::warp
