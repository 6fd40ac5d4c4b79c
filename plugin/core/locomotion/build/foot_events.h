// SPDX-License-Identifier: MIT
// When feet strike and lift, for the keyframes of strides. Unlike figure/contact/contact_detection.h, which
// asks when a part of a foot stands still, this asks where the foot is against the pelvis: foremost when it
// strikes, rearmost when it lifts (Zeni, Richards and Higginson 2008). That is the same instant of the
// movement in every clip, skating or not.
#pragma once

#include <vector>

#include "figure/contact/contact_detection.h"
#include "figure/motion/heading.h"

namespace footfall::locomotion {

// A foot's stance, seconds. What the ends of the clip cut off is not seen.
struct FootStance {
  double strike = 0, lift = 0;
  bool strikeSeen = true, liftSeen = true;
};

struct FootEvents {
  std::vector<FootStance> left, right;  // in order

  const std::vector<FootStance>& side(bool isLeft) const { return isLeft ? left : right; }
};

// Foremost and rearmost: right for walks.
FootEvents eventsByReach(const Motion& motion, const ContactReport& contacts, const Heading& heading);

// The same stances cut to when the foot is low, as in a run feet reach farthest in the air.
FootEvents eventsByHeight(const Motion& motion, const ContactReport& contacts, const FootEvents& reach);

}  // namespace footfall::locomotion
