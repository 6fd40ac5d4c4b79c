// SPDX-License-Identifier: MIT
#include "scene/sampling_loss.h"

#include <algorithm>
#include <cmath>

namespace footfall {
namespace {

constexpr double kShares[] = {0.25, 0.5, 0.75};  // of the way from frame to frame

// Which frames have a key, and the shares of the way at which keys stand between frames, by the frame after.
struct KeyPlaces {
  std::vector<char> onFrame;
  std::vector<std::vector<double>> between;
};

KeyPlaces keyPlaces(const Motion& motion, const Curve& curve) {
  KeyPlaces places{std::vector<char>(motion.frames(), 0), std::vector<std::vector<double>>(motion.frames())};
  for (const Key& key : curve.keys()) {
    const double frame = (key.time - motion.startTime) / motion.frameTime, near = std::round(frame);
    if (frame < -0.5 || frame > static_cast<double>(motion.frames())) continue;
    const auto next = static_cast<std::size_t>(std::ceil(std::max(frame, 0.0)));
    if (std::abs(frame - near) < 1e-4) {
      if (near < static_cast<double>(motion.frames())) places.onFrame[static_cast<std::size_t>(near)] = 1;
    } else if (next < motion.frames()) {
      places.between[next].push_back(frame - std::floor(frame));
    }
  }
  return places;
}

double lossOfPlace(const Motion& motion, std::size_t channel, const SampledCurve& sampled) {
  double worst = 0;
  for (std::size_t f = 1; f < motion.frames(); ++f) {
    const double from = motion.frame(f - 1)[channel], to = motion.frame(f)[channel];
    for (const double share : kShares) {
      const double exact =
          sampled.scale * sampled.curve->evaluate(motion.time(f) - (1 - share) * motion.frameTime);
      worst = std::max(worst, std::abs(exact - (from + share * (to - from))));
    }
  }
  return worst;
}

// The three rotation channels of a joint, by axis.
struct Turning {
  int joint = 0;
  int channel[3] = {-1, -1, -1};
};

double lossOfTurn(const Motion& motion, const Turning& turning, const std::vector<SampledCurve>& curves) {
  const Joint& joint = motion.skeleton.joints[static_cast<std::size_t>(turning.joint)];
  const Curve* driving[3] = {};
  KeyPlaces keys{std::vector<char>(motion.frames(), 1), std::vector<std::vector<double>>(motion.frames())};
  for (int axis = 0; axis < 3; ++axis) {
    if (turning.channel[axis] < 0) continue;
    driving[axis] = curves[static_cast<std::size_t>(turning.channel[axis])].curve;
    if (!driving[axis]) continue;
    const KeyPlaces own = keyPlaces(motion, *driving[axis]);
    for (std::size_t f = 0; f < motion.frames(); ++f) {
      keys.onFrame[f] = keys.onFrame[f] && own.onFrame[f];
      keys.between[f].insert(keys.between[f].end(), own.between[f].begin(), own.between[f].end());
    }
  }
  if (!driving[0] && !driving[1] && !driving[2]) return 0;
  const auto anglesAt = [&](std::size_t frame) {
    Vec3 angles = joint.rotation;
    for (int axis = 0; axis < 3; ++axis) {
      if (turning.channel[axis] >= 0) angles[axis] = motion.frame(frame)[turning.channel[axis]];
    }
    return angles;
  };
  double worst = 0;
  Quat before = rotationFromEuler(anglesAt(0), joint.rotationOrder);
  for (std::size_t f = 1; f < motion.frames(); ++f) {
    Vec3 angles = anglesAt(f);
    const Quat now = rotationFromEuler(angles, joint.rotationOrder);
    // What was sampled before is known at its keys.
    const bool sampled = keys.onFrame[f - 1] && keys.onFrame[f];
    const std::vector<double> shares =
        sampled ? keys.between[f] : std::vector<double>(std::begin(kShares), std::end(kShares));
    for (const double share : shares) {
      for (int axis = 0; axis < 3; ++axis) {
        if (driving[axis])
          angles[axis] = driving[axis]->evaluate(motion.time(f) - (1 - share) * motion.frameTime);
      }
      worst = std::max(
          worst, before.slerp(share, now).angularDistance(rotationFromEuler(angles, joint.rotationOrder)));
    }
    before = now;
  }
  return worst;
}

}  // namespace

SamplingLoss samplingLoss(const Motion& motion, const std::vector<SampledCurve>& curves) {
  SamplingLoss loss;
  std::vector<Turning> turning(motion.skeleton.size());
  for (std::size_t c = 0; c < motion.channels.size(); ++c) {
    const MotionChannel& channel = motion.channels[c];
    if (isTranslation(channel.kind) && curves[c].curve)
      loss.linear = std::max(loss.linear, lossOfPlace(motion, c, curves[c]));
    if (isRotation(channel.kind))
      turning[static_cast<std::size_t>(channel.joint)].channel[axisOf(channel.kind)] = static_cast<int>(c);
  }
  if (motion.frames() == 0) return loss;
  for (std::size_t j = 0; j < turning.size(); ++j) {
    turning[j].joint = static_cast<int>(j);
    loss.angular = std::max(loss.angular, lossOfTurn(motion, turning[j], curves));
  }
  return loss;
}

}  // namespace footfall
