// SPDX-License-Identifier: MIT
#include "warp/layers/layer_reduction.h"

#include <algorithm>
#include <cmath>

#include "base/error.h"
#include "figure/motion/pose.h"

namespace footfall::warp {
namespace {

class Reducer {
 public:
  Reducer(const Motion& before, const Motion& after, std::vector<LayerKey> all,
          const LayerReductionOptions& options, WarpInterpolation interpolation)
      : before_(before), all_(std::move(all)), tolerance_(options.tolerance), trial_(before) {
    layer_.interpolation = interpolation;
    for (const Joint& joint : before.skeleton.joints) orders_.push_back(joint.rotationOrder);
    Pose pose;
    for (LayerKey& key : all_) {
      frames_.push_back(
          static_cast<std::size_t>(std::lround((key.time - before.startTime) / before.frameTime)));
      worldPose(after, frames_.back(), pose);
      wanted_.push_back(pose);
      // Where nothing changes any more the layer is settled into: flat, so that nothing swings beyond it.
      if (key.channels.empty() && key.turns.empty()) key.tension = 1;
    }
    for (std::size_t i = 0; i < all_.size(); ++i) {
      const bool first = i == 0 || frames_[i] != frames_[i - 1] + 1;
      const bool last = i + 1 == all_.size() || frames_[i + 1] != frames_[i] + 1;
      const bool neutral = all_[i].channels.empty() && all_[i].turns.empty();
      const bool kept = std::any_of(options.keep.begin(), options.keep.end(), [&](double time) {
        return std::abs(time - all_[i].time) <= 0.5 * before.frameTime;
      });
      fixed_.push_back(first || last || neutral || kept);
    }
  }

  ReducedLayer run() {
    chosen_ = fixed_;
    for (measure(); insertWorst(); measure()) {
    }
    for (std::size_t phase = 0; phase < 2 * kApart; ++phase) thin(phase % kApart);
    measure();
    ReducedLayer result;
    result.keys = layer_.keys;
    result.interpolation = layer_.interpolation;
    result.frames = all_.size();
    result.error = all_.empty() ? 0 : *std::max_element(errors_.begin(), errors_.end());
    return result;
  }

 private:
  static constexpr std::size_t kApart = 5;  // keys whose removals do not touch: a spline's reach is two keys

  // How far joints are from their places with the chosen keys, at each frame that differs.
  void measure() {
    layer_.keys.clear();
    for (std::size_t i = 0; i < all_.size(); ++i) {
      if (chosen_[i]) layer_.keys.push_back(all_[i]);
    }
    const WarpLayers layers({layer_}, before_.channels.size(), orders_);
    errors_.assign(all_.size(), 0);
    Pose pose;
    for (std::size_t i = 0; i < all_.size(); ++i) {
      show(layers, frames_[i]);
      worldPose(trial_, frames_[i], pose);
      for (std::size_t j = 0; j < pose.size(); ++j)
        errors_[i] = std::max(errors_[i], (pose.position[j] - wanted_[i].position[j]).norm());
    }
  }

  void show(const WarpLayers& layers, std::size_t frame) {
    const double time = before_.time(frame);
    double* row = trial_.frame(frame);
    std::copy_n(before_.frame(frame), before_.channels.size(), row);
    int turned = -1;
    Vec3 angles;
    for (std::size_t c = 0; c < before_.channels.size(); ++c) {
      const MotionChannel& channel = before_.channels[c];
      const bool turns = layers.turns(static_cast<std::size_t>(channel.joint));
      if (isTranslation(channel.kind) || (isRotation(channel.kind) && !turns))
        row[c] = layers.value(c, row[c], time);
      if (!isRotation(channel.kind) || !turns) continue;
      if (channel.joint != turned) {
        turned = channel.joint;
        angles = layers.turned(static_cast<std::size_t>(turned), anglesOf(before_, frame, turned), time);
      }
      row[c] = angles[axisOf(channel.kind)];
    }
  }

  // Between every two keys the frame that is farthest off gets one. False: all are near enough.
  bool insertWorst() {
    bool inserted = false;
    for (std::size_t i = 0; i < all_.size();) {
      std::size_t next = i + 1, worst = i;
      while (next < all_.size() && !chosen_[next]) {
        if (worst == i || errors_[next] > errors_[worst]) worst = next;
        ++next;
      }
      if (worst != i && errors_[worst] > tolerance_) {
        chosen_[worst] = true;
        inserted = true;
      }
      i = next;
    }
    return inserted;
  }

  // Takes every fifth key away and puts those back that are missed.
  void thin(std::size_t phase) {
    std::vector<std::size_t> keys;
    for (std::size_t i = 0; i < all_.size(); ++i) {
      if (chosen_[i]) keys.push_back(i);
    }
    std::vector<bool> before = chosen_;
    for (std::size_t k = phase; k < keys.size(); k += kApart) {
      if (!fixed_[keys[k]]) chosen_[keys[k]] = false;
    }
    measure();
    for (std::size_t k = phase; k < keys.size(); k += kApart) {
      const std::size_t from = keys[k < 2 ? 0 : k - 2], to = keys[std::min(k + 2, keys.size() - 1)];
      if (std::any_of(errors_.begin() + static_cast<std::ptrdiff_t>(from),
                      errors_.begin() + static_cast<std::ptrdiff_t>(to) + 1,
                      [this](double error) { return error > tolerance_; }))
        chosen_[keys[k]] = true;
    }
    measure();
    if (*std::max_element(errors_.begin(), errors_.end()) > tolerance_) chosen_ = std::move(before);
  }

  const Motion& before_;
  std::vector<LayerKey> all_;  // the whole change, one per frame
  const double tolerance_;
  Motion trial_;
  std::vector<RotationOrder> orders_;
  std::vector<std::size_t> frames_;
  std::vector<Pose> wanted_;
  std::vector<bool> fixed_, chosen_;  // a change each
  std::vector<double> errors_;
  WarpLayer layer_;
};

}  // namespace

ReducedLayer reducedLayer(const Motion& before, const Motion& after, const LayerReductionOptions& options) {
  if (!(options.tolerance > 0)) throw Error("the tolerance of a layer must be above 0");
  const std::vector<LayerKey> all = keysBetween(before, after);
  if (all.empty()) return {};
  const auto with = [&](WarpInterpolation interpolation) {
    return Reducer(before, after, all, options, interpolation).run();
  };
  ReducedLayer spline = with(WarpInterpolation::Spline), straight = with(WarpInterpolation::Linear);
  return straight.keys.size() < spline.keys.size() ? straight : spline;
}

}  // namespace footfall::warp
