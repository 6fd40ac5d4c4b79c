// SPDX-License-Identifier: MIT
#include "gait/thesis/thesis_follow.h"

#include <algorithm>
#include <cmath>

#include "base/angles.h"
#include "base/error.h"
#include "gait/thesis/thesis_pose.h"

namespace footfall::gait {
namespace {

double alongSpline(const CtbSpline& spline, double frame) {
  if (spline.keys().empty()) return spline.evaluate(frame);
  const double first = spline.keys().front().time, last = spline.keys().back().time;
  const double at = std::clamp(frame, first, last);
  return spline.evaluate(at) + (frame - at) * (first < last ? spline.derivative(at) : 0);
}

class Follower {
 public:
  Follower(const Stride& stride, double rate, const ThesisPath& path, int last, const ThesisOptions& options)
      : stride_(stride), path_(path), last_(last), options_(options) {
    gaitFrames_ = stride.period * rate;
    gaitSpeed_ = stride.length / gaitFrames_;
    // Look-ahead needs as much path as two strides take at the slowest.
    total_ = last + static_cast<int>(std::ceil(8 * gaitFrames_));
  }

  std::vector<ThesisFrame> run() {
    follow();
    const std::size_t legs = stride_.legs.size();
    std::vector<RetimedLeg> retimed;
    if (options_.retimeLegs) {
      std::vector<double> speeds;
      for (const ThesisFrame& frame : frames_) speeds.push_back(frame.speed);
      retimed = retimeLegs(speeds, stride_.timings(), gaitFrames_, gaitSpeed_, options_.retiming);
    }
    for (std::size_t l = 0; l < legs; ++l) {
      std::vector<double> clock(frames_.size());
      for (std::size_t i = 0; i < frames_.size(); ++i)
        clock[i] = options_.retimeLegs ? retimed[l].gaitTime[i] : frames_[i].gaitTime;
      compensate(l, unrolled(clock));
    }
    place();
    frames_.resize(static_cast<std::size_t>(last_) + 1);
    return std::move(frames_);
  }

 private:
  // (a) to (c): speed, clock, heading and pitch.
  void follow() {
    double clock = 0, heading = 0;
    for (int i = 0; i <= total_; ++i) {
      ThesisFrame frame;
      const Vec3 step = path_.at(i + 0.5) - path_.at(i - 0.5);
      frame.speed = step.norm();
      const double advance = frame.speed / gaitSpeed_;
      if (options_.printedClock) clock += advance;
      frame.gaitTime = fractionOf(clock / gaitFrames_) * gaitFrames_;
      if (!options_.printedClock) clock += advance;
      if (step.x() != 0 || step.z() != 0) {
        const double raw = thesisHeading(step.x(), step.z(), options_.printedHeading);
        heading = i == 0 || options_.printedHeading
                      ? raw
                      : heading + 2 * kPi * shortestTurn((raw - heading) / (2 * kPi));
      }
      frame.heading = heading;
      frame.pitch = thesisPitch(step);
      frame.legs.resize(stride_.legs.size());
      frames_.push_back(frame);
    }
  }

  // Strides done, without the jumps at their ends.
  std::vector<double> unrolled(const std::vector<double>& clock) const {
    std::vector<double> result(clock.size());
    double rounds = 0;
    for (std::size_t i = 0; i < clock.size(); ++i) {
      if (i > 0 && clock[i] < clock[i - 1] - 0.5 * gaitFrames_) rounds += 1;
      result[i] = rounds + clock[i] / gaitFrames_;
    }
    return result;
  }

  // (f), (g): in stance the foot keeps the attitude the path has under the body in its middle; in flight the
  // offset runs straight from what was left at push-off to what touchdown asks for.
  void compensate(std::size_t leg, const std::vector<double>& strides) {
    const LegTiming& timing = stride_.legs[leg].timing;
    // The frame nearest to when the leg is at a phase of its stride n.
    const auto frameAt = [&](double phase) {
      const auto next = std::lower_bound(strides.begin(), strides.end(), phase);
      std::size_t i = static_cast<std::size_t>(next - strides.begin());
      if (i == strides.size()) return strides.size() - 1;
      if (i > 0 && phase - strides[i - 1] < strides[i] - phase) --i;
      return i;
    };
    for (std::size_t i = 0; i < frames_.size(); ++i) {
      const double since = strides[i] - timing.phase, n = std::floor(since);
      const LegState state = legState(since, timing.duty);
      ThesisLegFrame& out = frames_[i].legs[leg];
      out.gaitTime = fractionOf(strides[i]) * gaitFrames_;
      out.standing = state.standing;
      const double touchdown = n + timing.phase;
      const ThesisFrame& middle = frames_[frameAt(touchdown + 0.5 * timing.duty)];
      if (state.standing) {
        out.anklePitch = middle.pitch - frames_[i].pitch;
        out.hipHeading = middle.heading - frames_[i].heading;
        continue;
      }
      const ThesisFrame& left = frames_[frameAt(touchdown + timing.duty)];
      const ThesisFrame& nextDown = frames_[frameAt(touchdown + 1)];
      const ThesisFrame& nextMiddle = frames_[frameAt(touchdown + 1 + 0.5 * timing.duty)];
      const auto ramp = [&](double from, double to) { return from + state.u * (to - from); };
      out.anklePitch = ramp(middle.pitch - left.pitch, nextMiddle.pitch - nextDown.pitch);
      out.hipHeading = ramp(middle.heading - left.heading, nextMiddle.heading - nextDown.heading);
    }
  }

  // (d), (e).
  void place() {
    for (std::size_t i = 0; i < frames_.size(); ++i) {
      ThesisFrame& frame = frames_[i];
      const Vec3 gait = thesisTorso(stride_, frame.gaitTime / gaitFrames_);
      const Vec3 at = path_.at(static_cast<double>(i));
      const double c = std::cos(frame.heading), s = std::sin(frame.heading);
      const double capped = std::clamp(frame.pitch, -options_.pitchCap, options_.pitchCap);
      frame.position = Vec3(at.x() + c * gait.x() - s * gait.z(), at.y() + gait.y() / std::cos(capped),
                            at.z() + s * gait.x() + c * gait.z());
    }
  }

  const Stride& stride_;
  const ThesisPath& path_;
  const int last_;
  const ThesisOptions& options_;
  double gaitFrames_ = 0, gaitSpeed_ = 0;
  int total_ = 0;
  std::vector<ThesisFrame> frames_;
};

}  // namespace

Vec3 ThesisPath::at(double frame) const {
  return {alongSpline(x, frame), alongSpline(y, frame), alongSpline(z, frame)};
}

double thesisHeading(double dx, double dz, bool printed) {
  if (!printed) return std::atan2(dz, dx);
  if (dx == 0) return 0;
  const double angle = std::atan(dz / dx);
  return dx > 0 ? angle : dz >= 0 ? angle + kPi : angle - kPi;
}

double thesisPitch(const Vec3& step) {
  return std::atan2(step.y(), std::hypot(step.x(), step.z()));
}

std::vector<ThesisFrame> thesisFollow(const Stride& stride, double framesPerSecond, const ThesisPath& path,
                                      int last, const ThesisOptions& options) {
  if (last < 0) throw Error("a path needs at least one frame");
  return Follower(stride, framesPerSecond, path, last, options).run();
}

ThesisPath thesisPathOn(const TravelPath& path, const TravelSpeed& speed, double framesPerSecond, int last,
                        int every) {
  std::vector<CtbKey> x, y, z;
  for (int i = 0;; i = std::min(i + std::max(every, 1), last)) {
    const GroundPlace at = path.at(path.planAt(speed.distance(i / framesPerSecond)));
    const auto key = [&](double value) {
      CtbKey made;
      made.time = i;
      made.value = value;
      return made;
    };
    x.push_back(key(at.plan.position.y()));
    y.push_back(key(at.height));
    z.push_back(key(-at.plan.position.x()));
    if (i >= last) break;
  }
  return {CtbSpline(x), CtbSpline(y), CtbSpline(z)};
}

Motion thesisMotion(const Stride& stride, double framesPerSecond, const std::vector<ThesisFrame>& frames) {
  ThesisPoser poser(stride.character, framesPerSecond, frames.size());
  const double gaitFrames = stride.period * framesPerSecond;
  for (std::size_t i = 0; i < frames.size(); ++i) {
    const ThesisFrame& frame = frames[i];
    ThesisPoser::Source source{&stride, frame.gaitTime / gaitFrames, {}};
    for (const ThesisLegFrame& leg : frame.legs) source.legs.push_back(leg.gaitTime / gaitFrames);
    poser.pose(i, {source}, 0, frame.position, frame.heading, frame.pitch, &frame.legs);
  }
  return poser.take();
}

namespace {

// When the feet stand, ball and heel down together.
Contacts contactsOf(const std::vector<ThesisFrame>& frames, double framesPerSecond) {
  Contacts contacts;
  const std::size_t legs = frames.empty() ? 0 : frames.front().legs.size();
  for (std::size_t l = 0; l < legs; ++l) {
    bool before = true;  // a stance that began earlier does not count
    for (std::size_t i = 0; i < frames.size(); ++i) {
      const bool now = frames[i].legs[l].standing;
      const double t = static_cast<double>(i) / framesPerSecond;
      if (now && !before) {
        Contact contact;
        contact.leg = static_cast<int>(l);
        contact.time = contact.ball = contact.heel = {t, t};
        contacts.push_back(contact);
      } else if (now && !contacts.empty() && contacts.back().leg == static_cast<int>(l)) {
        contacts.back().time.end = contacts.back().ball.end = t;
      }
      before = now;
    }
  }
  return contacts;
}

}  // namespace

Followed thesisFollowed(const Stride& stride, double framesPerSecond,
                        const std::vector<ThesisFrame>& frames) {
  const Character& character = stride.character;
  Followed result;
  result.motion = thesisMotion(stride, framesPerSecond, frames);
  Performance& p = result.performance;
  p.frameTime = 1 / framesPerSecond;
  p.contacts = contactsOf(frames, framesPerSecond);
  p.feet.resize(stride.legs.size());
  result.legPhase.resize(stride.legs.size());
  result.drop.assign(frames.size(), 0);
  result.touchdowns.resize(stride.legs.size());
  Pose world, rest = restPose(character.skeleton);
  worldFromLocal(character.skeleton, rest, rest);
  const std::size_t pelvis = static_cast<std::size_t>(character.limbs.pelvis);
  const Quat yaw(Eigen::AngleAxisd(character.restYaw, Vec3::UnitY()));
  const double strideFrames = stride.period * framesPerSecond;
  for (std::size_t i = 0; i < frames.size(); ++i) {
    worldPose(result.motion, i, world);
    p.body.push_back(
        {world.position[pelvis], world.rotation[pelvis] * rest.rotation[pelvis].conjugate() * yaw});
    for (std::size_t l = 0; l < stride.legs.size(); ++l) {
      p.feet[l].push_back({footFrameOf(character, l, world, rest), 0});
      result.legPhase[l].push_back(
          fractionOf(frames[i].legs[l].gaitTime / strideFrames - stride.legs[l].timing.phase));
    }
    result.speed.push_back(frames[i].speed * framesPerSecond);
    result.distance += i > 0 ? frames[i].speed : 0;
    p.phase.push_back(result.distance / stride.length);
  }
  for (Contact& contact : p.contacts) {
    const std::size_t leg = static_cast<std::size_t>(contact.leg);
    const double strike = contact.strike();
    const std::size_t at = static_cast<std::size_t>(std::lround(strike * framesPerSecond));
    contact.heelPosition = p.feet[leg][at].frame * character.legs[leg].foot.heel;
    contact.ballPosition = p.feet[leg][at].frame * character.legs[leg].foot.ball;
    result.touchdowns[leg].push_back(strike);
  }
  return result;
}

}  // namespace footfall::gait
