// SPDX-License-Identifier: MIT
#include "figure/cleanup/hip_pops.h"

#include <algorithm>
#include <cmath>

#include "base/angles.h"
#include "base/numeric/statistics.h"
#include "base/parallel.h"
#include "figure/cleanup/cleanup_tuning.h"

namespace footfall {
namespace {

Quat between(const Quat& a, const Quat& b) {
  return a.slerp(0.5, b);
}

// How far the middle of three attitudes is from half way between the others, radians.
double off(const Quat& before, const Quat& middle, const Quat& after) {
  return between(before, after).angularDistance(middle);
}

// Or is about to, or has just left: its way there is bound to the place.
bool footStands(const Motion& motion, const Contacts& contacts, std::size_t frame) {
  const double t = motion.time(frame);
  return std::any_of(contacts.begin(), contacts.end(), [&](const Contact& contact) {
    return t > contact.time.start - cleanup_tuning::kNearStand &&
           t < contact.time.end + cleanup_tuning::kNearStand;
  });
}

// The median of how far each frame around is off its neighbours.
double usual(const std::vector<double>& offs, std::size_t frame, std::size_t reach) {
  const std::size_t from = frame > reach ? frame - reach : 0, to = std::min(offs.size(), frame + reach + 1);
  std::vector<double> around(offs.begin() + static_cast<std::ptrdiff_t>(from),
                             offs.begin() + static_cast<std::ptrdiff_t>(to));
  return quantile(around, 0.5);
}

}  // namespace

std::vector<std::size_t> calmHipPops(Motion& motion, const ContactReport& contacts, int threads) {
  std::vector<std::size_t> popped;
  const std::size_t first = contacts.firstFrame, frames = motion.frames();
  if (contacts.limbs.root < 0 || frames < first + 5) return popped;
  const std::size_t hips = static_cast<std::size_t>(contacts.limbs.root);
  std::vector<Quat> turn(frames);
  Pose before, pose, after;
  const int count = static_cast<int>(frames);
#pragma omp parallel num_threads(threadCount(threads))
  {
    Pose own;
#pragma omp for schedule(static)
    for (int i = static_cast<int>(first); i < count; ++i) {
      const std::size_t f = static_cast<std::size_t>(i);
      localPose(motion, f, own);
      turn[f] = own.rotation[hips];
    }
  }
  std::vector<double> offs(frames, 0.0);
  for (std::size_t f = first + 1; f + 1 < frames; ++f) offs[f] = off(turn[f - 1], turn[f], turn[f + 1]);
  const std::size_t reach =
      static_cast<std::size_t>(std::lround(cleanup_tuning::kPopWindow / motion.frameTime));
  for (std::size_t f = first + 2; f + 2 < frames; ++f) {
    if (offs[f] < cleanup_tuning::kPopTurn || !footStands(motion, contacts.contacts, f)) continue;
    if (offs[f] < cleanup_tuning::kPopTimesMedian * usual(offs, f, reach)) continue;
    const Quat calm = between(turn[f - 1], turn[f + 1]);
    if (std::max(off(turn[f - 2], turn[f - 1], calm), off(calm, turn[f + 1], turn[f + 2])) >
        cleanup_tuning::kPopAlone * offs[f])
      continue;
    localPose(motion, f - 1, before);
    localPose(motion, f, pose);
    localPose(motion, f + 1, after);
    std::vector<char> written(pose.size(), 0);
    const Quat carried = calm.conjugate() * pose.rotation[hips];
    for (std::size_t j = hips + 1; j < pose.size(); ++j) {
      if (motion.skeleton.joints[j].parent != contacts.limbs.root) continue;
      const Quat kept = carried * pose.rotation[j];
      const Quat &a = before.rotation[j], &b = after.rotation[j];
      if (off(a, kept, b) >= off(a, pose.rotation[j], b)) continue;
      pose.rotation[j] = kept;
      written[j] = 1;
    }
    const auto putBetween = [&](int joint) {
      const std::size_t j = static_cast<std::size_t>(joint);
      pose.rotation[j] = between(before.rotation[j], after.rotation[j]);
      written[j] = 1;
    };
    putBetween(contacts.limbs.root);
    for (const Leg& leg : contacts.limbs.legs)
      std::for_each(leg.joints.begin(), leg.joints.end(), putBetween);
    pose.position[hips] = 0.5 * (before.position[hips] + after.position[hips]);
    const std::vector<double> row(motion.frame(f), motion.frame(f) + motion.channels.size());
    setLocalPose(motion, f, pose, f - 1);
    for (std::size_t c = 0; c < row.size(); ++c) {  // all others keep their bits
      if (!written[static_cast<std::size_t>(motion.channels[c].joint)]) motion.frame(f)[c] = row[c];
    }
    turn[f] = calm;
    offs[f] = 0;
    offs[f + 1] = off(calm, turn[f + 1], turn[f + 2]);
    popped.push_back(f);
  }
  return popped;
}

}  // namespace footfall
