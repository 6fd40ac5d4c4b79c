// SPDX-License-Identifier: MIT
#include "scene/motion_reduction.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "base/angles.h"
#include "base/error.h"
#include "base/parallel.h"
#include "curve/key_reduction.h"
#include "figure/contact/contact_detection.h"
#include "figure/motion/pose.h"
#include "figure/motion/unwrap.h"
#include "scene/key_times.h"

namespace footfall {
namespace {

constexpr double kMostAngle = kDegree;   // radians a channel may be off by, however short its lever
constexpr double kShortestLever = 0.05;  // metres
constexpr int kMostRounds = 8;           // in which bounds of channels are drawn tighter

class MotionReducer {
 public:
  MotionReducer(const Motion& motion, double bound, int threads)
      : motion_(unwrapped(motion)), bound_(bound), threads_(threads), times_(keyTimes(motion)) {
    const std::size_t joints = motion.skeleton.size();
    isEnd_.assign(joints, 0);
    towards_.assign(joints, {});
    share_.assign(joints, 0.5);
    const ContactReport found = detectContacts(motion_);
    findEnds(found.limbs);
    findEvents(found);
    where_ = worldPoses(motion_, threads);
    measureLevers();
  }

  MotionReduction run() {
    curves_.resize(motion_.channels.size());
    std::vector<char> again(motion_.channels.size(), 1);
    for (int round = 0; round < kMostRounds; ++round) {
      reduce(again);
      measure();
      // Chains whose ends are off are drawn tighter: those that are not stay as they are.
      std::vector<char> tighter(share_.size(), 0);
      for (std::size_t e = 0; e < ends_.size(); ++e) {
        if (off_[e] <= bound_) continue;
        for (std::size_t j = 0; j < share_.size(); ++j) {
          if (!towards_[j].empty() && towards_[j][e]) tighter[j] = 1;
        }
      }
      if (round + 1 == kMostRounds || std::count(tighter.begin(), tighter.end(), 1) == 0) break;
      const double worst = *std::max_element(off_.begin(), off_.end());
      for (std::size_t j = 0; j < share_.size(); ++j)
        if (tighter[j]) share_[j] *= std::clamp(0.9 * bound_ / worst, 0.3, 0.85);
      for (std::size_t c = 0; c < again.size(); ++c)
        again[c] = tighter[static_cast<std::size_t>(motion_.channels[c].joint)];
    }
    return finish();
  }

 private:
  void findEnds(const Limbs& limbs) {
    const auto add = [this](int joint) {
      if (joint < 0 || isEnd_[static_cast<std::size_t>(joint)]) return;
      isEnd_[static_cast<std::size_t>(joint)] = 1;
      ends_.push_back(joint);
    };
    for (const Leg& leg : limbs.legs) {
      add(leg.ankle());
      add(leg.ball);
      add(leg.tip);
    }
    for (const Arm& arm : limbs.arms) add(arm.joints.back());
    if (ends_.empty()) {
      for (std::size_t j = 0; j < isEnd_.size(); ++j) {
        if (subtreeEnd(motion_.skeleton, static_cast<int>(j)) == static_cast<int>(j) + 1)
          add(static_cast<int>(j));
      }
    }
    for (std::size_t e = 0; e < ends_.size(); ++e) {
      for (int j = ends_[e]; j >= 0; j = motion_.skeleton.joints[static_cast<std::size_t>(j)].parent) {
        std::vector<char>& carried = towards_[static_cast<std::size_t>(j)];
        carried.resize(ends_.size(), 0);
        carried[e] = 1;
      }
    }
  }

  // Strikes, lift-offs and, half way between, where a foot passes: for the joints of its leg, and for the
  // root.
  void findEvents(const ContactReport& found) {
    events_.assign(motion_.skeleton.size(), {});
    for (std::size_t leg = 0; leg < found.limbs.legs.size(); ++leg) {
      std::vector<double> own;
      double left = -1;
      for (const Contact& contact : found.contacts) {
        if (static_cast<std::size_t>(contact.leg) != leg) continue;
        if (left >= 0) own.push_back(0.5 * (left + contact.strike()));
        own.push_back(contact.strike());
        own.push_back(contact.toeOff());
        left = contact.toeOff();
      }
      const Leg& joints = found.limbs.legs[leg];
      for (int j = joints.hip(); j < subtreeEnd(motion_.skeleton, joints.hip()); ++j)
        events_[static_cast<std::size_t>(j)] = own;
      if (found.limbs.root >= 0) {
        std::vector<double>& root = events_[static_cast<std::size_t>(found.limbs.root)];
        for (std::size_t i = 0; i < own.size(); ++i) root.push_back(own[i]);
      }
    }
    const double first = times_.front(), last = times_.back();
    for (std::vector<double>& own : events_) {
      for (double& time : own) time = std::clamp(time, first, last);
      std::sort(own.begin(), own.end());
    }
  }

  // The farthest an end that a joint carries is from it, over the motion.
  void measureLevers() {
    lever_.assign(motion_.skeleton.size(), kShortestLever);
    const std::size_t step = where_.size() / 50 + 1;
    for (std::size_t f = 0; f < where_.size(); f += step) {
      for (std::size_t j = 0; j < lever_.size(); ++j) {
        const int end = subtreeEnd(motion_.skeleton, static_cast<int>(j));
        for (int k = static_cast<int>(j) + 1; k < end; ++k) {
          lever_[j] = std::max(
              lever_[j], (where_[f].position[static_cast<std::size_t>(k)] - where_[f].position[j]).norm());
        }
      }
    }
  }

  void reduce(const std::vector<char>& again) {
    const int count = static_cast<int>(motion_.channels.size());
    std::vector<std::string> failures(curves_.size());  // nothing may be thrown out of the loop
#pragma omp parallel for schedule(dynamic, 4) num_threads(threadCount(threads_))
    for (int i = 0; i < count; ++i) {
      const std::size_t c = static_cast<std::size_t>(i);
      if (!again[c]) continue;
      try {
        curves_[c] = reducedChannel(c);
      } catch (const std::exception& error) {
        failures[c] = error.what();
      }
    }
    for (const std::string& failure : failures) {
      if (!failure.empty()) throw Error(failure);
    }
  }

  Curve reducedChannel(std::size_t c) const {
    const MotionChannel& channel = motion_.channels[c];
    const std::size_t joint = static_cast<std::size_t>(channel.joint);
    const double scale = isTranslation(channel.kind) ? 100 : 1;  // curves keep Maya's centimetres
    std::vector<double> values(times_.size());
    for (std::size_t f = 0; f < values.size(); ++f) values[f] = scale * motion_.frame(f)[c];
    KeyReductionOptions options;
    const double room = share_[joint] * bound_;
    options.tolerance = isTranslation(channel.kind) ? scale * room
                        : isRotation(channel.kind)  ? std::min(kMostAngle, room / lever_[joint])
                                                    : 1e-3;
    options.output = isTranslation(channel.kind) ? CurveOutput::Linear
                     : isRotation(channel.kind)  ? CurveOutput::Angular
                                                 : CurveOutput::Unitless;
    const auto [least, most] = std::minmax_element(values.begin(), values.end());
    if (*most - *least > options.tolerance) options.pinned = events_[joint];
    return reduceKeys(times_, values, options).curve;
  }

  void measure() {
    Motion shown = motion_;
    const int count = static_cast<int>(curves_.size());
#pragma omp parallel for schedule(static) num_threads(threadCount(threads_))
    for (int i = 0; i < count; ++i) {
      const std::size_t c = static_cast<std::size_t>(i);
      const double scale = isTranslation(motion_.channels[c].kind) ? 0.01 : 1;
      for (std::size_t f = 0; f < times_.size(); ++f)
        shown.frame(f)[c] = scale * curves_[c].evaluate(times_[f]);
    }
    const std::vector<Pose> now = worldPoses(shown, threads_);
    off_.assign(ends_.size(), 0);
    others_ = 0;
    for (std::size_t f = 0; f < now.size(); ++f) {
      for (std::size_t e = 0; e < ends_.size(); ++e) {
        const std::size_t j = static_cast<std::size_t>(ends_[e]);
        off_[e] = std::max(off_[e], (now[f].position[j] - where_[f].position[j]).norm());
      }
      for (std::size_t j = 0; j < now[f].size(); ++j)
        others_ = std::max(others_, (now[f].position[j] - where_[f].position[j]).norm());
    }
  }

  MotionReduction finish() {
    MotionReduction result;
    std::vector<NamedCurve> named(curves_.size());
    for (std::size_t c = 0; c < curves_.size(); ++c) {
      const MotionChannel& channel = motion_.channels[c];
      named[c].node = motion_.skeleton.joints[static_cast<std::size_t>(channel.joint)].name;
      named[c].attribute = attributeName(channel.kind);
      named[c].curve = std::move(curves_[c]);
      result.keys += named[c].curve.keys().size();
    }
    result.curves = CurveSet(std::move(named));
    result.feetAndHands = *std::max_element(off_.begin(), off_.end());
    result.others = others_;
    return result;
  }

  const Motion motion_;
  const double bound_;
  const int threads_;
  const std::vector<double> times_;
  std::vector<int> ends_;
  std::vector<char> isEnd_;
  std::vector<std::vector<char>> towards_;   // a joint each: the ends it carries; empty: none
  std::vector<double> share_;                // a joint each: of the bound, that its channels may use
  std::vector<double> lever_;                // metres
  std::vector<std::vector<double>> events_;  // a joint each, seconds
  std::vector<Pose> where_;
  std::vector<Curve> curves_;
  std::vector<double> off_;  // an end each, metres
  double others_ = 0;
};

}  // namespace

MotionReduction reducedMotion(const Motion& motion, double bound, int threads) {
  if (!(bound > 0)) throw Error(fmt::format("the bound of a reduction must be above 0, got {:g}", bound));
  if (motion.frames() == 0) return {};
  return MotionReducer(motion, bound, threads).run();
}

}  // namespace footfall
