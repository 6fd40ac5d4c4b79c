// SPDX-License-Identifier: MIT
#include "locomotion/build/ground_fit.h"

#include <algorithm>
#include <cmath>

#include "base/numeric/smoothing.h"
#include "figure/motion/heading.h"
#include "locomotion/locomotion_tuning.h"

namespace footfall::locomotion {
namespace {

double rootMeanSquare(const std::vector<double>& values) {
  double sum = 0;
  for (const double value : values) sum += value * value;
  return values.empty() ? 0 : std::sqrt(sum / static_cast<double>(values.size()));
}

// The balls of the feet where they stand.
struct Standing {
  std::vector<double> frame, height;
  std::vector<BodySide> side;
};

Standing standingHeights(const Motion& motion, const ContactReport& contacts) {
  Standing standing;
  for (const Contact& contact : contacts.contacts) {
    if (!(contact.ball.end > contact.ball.start)) continue;
    standing.frame.push_back(((contact.ball.start + contact.ball.end) / 2 - motion.startTime) /
                             motion.frameTime);
    standing.height.push_back(contact.ballPosition.y());
    standing.side.push_back(contacts.limbs.legs[static_cast<std::size_t>(contact.leg)].side);
  }
  return standing;
}

// What x is at each frame.
std::vector<double> abscissae(const Motion& motion, const ContactReport& contacts, GroundAlong along) {
  std::vector<double> x(motion.frames());
  for (std::size_t i = 0; i < x.size(); ++i) x[i] = static_cast<double>(i) * motion.frameTime;
  if (along == GroundAlong::Time) return x;
  const Heading heading = headingOf(motion, contacts.limbs);
  double way = 0;
  for (std::size_t i = 0; i < x.size(); ++i) {
    if (i > 0) way += (heading.position[i] - heading.position[i - 1]).norm();
    x[i] = way;
  }
  return x;
}

double meanOf(const std::vector<double>& values, const std::vector<BodySide>& sides, BodySide side) {
  double sum = 0, count = 0;
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (sides[i] == side) sum += values[i], ++count;
  }
  return count > 0 ? sum / count : 0;
}

void lift(Motion& motion, ContactReport& contacts, const std::vector<double>& by) {
  for (std::size_t c = 0; c < motion.channels.size(); ++c) {
    const MotionChannel& channel = motion.channels[c];
    if (channel.kind != ChannelKind::TranslateY || channel.joint != contacts.limbs.root) continue;
    for (std::size_t i = 0; i < motion.frames(); ++i) motion.frame(i)[c] += by[i];
  }
  for (Contact& contact : contacts.contacts) {
    const auto at = [&](const TimeRange& range) {
      const double frame = ((range.start + range.end) / 2 - motion.startTime) / motion.frameTime;
      return by[static_cast<std::size_t>(std::clamp(frame, 0.0, static_cast<double>(by.size() - 1)))];
    };
    contact.heelPosition.y() += at(contact.heel);
    contact.ballPosition.y() += at(contact.ball);
  }
}

}  // namespace

GroundFit fitGround(const std::vector<double>& x, const std::vector<double>& y, double outlier) {
  GroundFit fit;
  fit.points = x.size();
  if (x.empty()) return fit;
  std::vector<double> weight(x.size(), 1.0), off(x.size());
  for (int pass = 0; pass < 20; ++pass) {
    double sum = 0, mx = 0, my = 0, xx = 0, xy = 0;
    for (std::size_t i = 0; i < x.size(); ++i)
      sum += weight[i], mx += weight[i] * x[i], my += weight[i] * y[i];
    mx /= sum;
    my /= sum;
    for (std::size_t i = 0; i < x.size(); ++i) {
      xx += weight[i] * (x[i] - mx) * (x[i] - mx);
      xy += weight[i] * (x[i] - mx) * (y[i] - my);
    }
    fit.slope = xx > 1e-12 ? xy / xx : 0;
    fit.height = my - fit.slope * mx;
    for (std::size_t i = 0; i < x.size(); ++i) {
      off[i] = y[i] - fit.slope * x[i] - fit.height;
      weight[i] = std::abs(off[i]) <= outlier ? 1 : outlier / std::abs(off[i]);
    }
  }
  fit.before = rootMeanSquare(y);
  fit.after = rootMeanSquare(off);
  return fit;
}

GroundFit putOnGround(Motion& motion, ContactReport& contacts, const GroundFitOptions& options) {
  const Standing standing = standingHeights(motion, contacts);
  if (standing.frame.empty() || contacts.limbs.root < 0) return {};
  const std::vector<double> x = abscissae(motion, contacts, options.along);
  const auto frameOf = [&](double frame) {
    return static_cast<std::size_t>(std::clamp(std::round(frame), 0.0, static_cast<double>(x.size() - 1)));
  };
  std::vector<double> at;
  for (const double frame : standing.frame) at.push_back(x[frameOf(frame)]);
  GroundFit fit = fitGround(at, standing.height, options.outlier);
  std::vector<double> off(at.size()), by(x.size());
  for (std::size_t i = 0; i < at.size(); ++i) off[i] = standing.height[i] - fit.slope * at[i] - fit.height;
  for (std::size_t i = 0; i < x.size(); ++i) by[i] = -fit.slope * x[i] - fit.height;
  const double left = meanOf(off, standing.side, BodySide::Left),
               right = meanOf(off, standing.side, BodySide::Right);
  fit.sides = left - right;
  if (options.levelSides) {
    std::vector<double> tilt(x.size(), 0.0);
    for (const Contact& contact : contacts.contacts) {
      const FrameSpan frames = framesWithin(motion, contact.time);
      const double share =
          contacts.limbs.legs[static_cast<std::size_t>(contact.leg)].side == BodySide::Left ? left : right;
      for (std::size_t i = frames.first; i < frames.end; ++i) tilt[i] += share;
    }
    tilt = smoothed(tilt, static_cast<int>(tuning::kLevelEase / motion.frameTime));
    for (std::size_t i = 0; i < x.size(); ++i) by[i] -= tilt[i];
    for (std::size_t i = 0; i < off.size(); ++i) off[i] -= standing.side[i] == BodySide::Left ? left : right;
    fit.after = rootMeanSquare(off);
  }
  lift(motion, contacts, by);
  return fit;
}

}  // namespace footfall::locomotion
