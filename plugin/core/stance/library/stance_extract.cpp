// SPDX-License-Identifier: MIT
#include "stance/library/stance_extract.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <filesystem>

#include "base/angles.h"
#include "base/constants.h"
#include "base/error.h"
#include "base/numeric/convex_hull.h"
#include "figure/anatomy/body_mass.h"
#include "figure/anatomy/character.h"
#include "figure/contact/contact_detection.h"
#include "figure/motion/heading.h"
#include "stance/stance_tuning.h"

namespace footfall::stance {
namespace {

// Contacts that overlap in time: one period on the ground.
struct Ground {
  TimeRange time;                 // while heels or balls stand: toes that only brush the ground carry nothing
  double strike = 0, toeOff = 0;  // when the first part comes down, when the last toe leaves
  std::vector<Contact> contacts;
  double middle() const { return 0.5 * (time.start + time.end); }
};

struct Window {             // of one stance
  double from = 0, to = 0;  // apexes, or rest
  bool fromRest = false, toRest = false;
};

class Extraction {
 public:
  Extraction(const Motion& motion, const std::string& prefix, const StanceExtractOptions& options)
      : motion_(motion), prefix_(prefix), options_(options) {
    report_ = detectContacts(motion);
    if (report_.limbs.legs.empty()) throw Error("the figure has no legs, so it has no stances");
    MassOptions mass;
    mass.mass = options.mass;
    model_ = massModel(motion.skeleton, report_.limbs, mass);
    centres_ = centresOfMass(model_, motion);
    poses_ = worldPoses(motion);
    rest_ = restPose(motion.skeleton);
    worldFromLocal(motion.skeleton, rest_, rest_);
    double lowest = 1e9;
    for (const Vec3& p : rest_.position) lowest = std::min(lowest, p.y());
    standing_ = centreOfMass(model_, rest_).y() - lowest;
    for (const Contact& c : report_.contacts) {
      const TimeRange time = c.stands().end > c.stands().start ? c.stands() : c.time;
      if (!grounds_.empty() && !flight(grounds_.back().toeOff, c.time.start) &&
          !flight(grounds_.back().time.end, time.start)) {
        grounds_.back().time.end = std::max(grounds_.back().time.end, time.end);
        grounds_.back().toeOff = std::max(grounds_.back().toeOff, c.time.end);
      } else {
        grounds_.push_back({time, c.time.start, c.time.end, {}});
      }
      grounds_.back().contacts.push_back(c);
    }
  }

  StanceExtraction run() {
    for (std::size_t i = 0; i < grounds_.size(); ++i) {
      for (const Window& window : windowsOf(i)) {
        try {
          add(grounds_[i], window);
        } catch (const Error& error) {
          note(grounds_[i], error.message());
        }
      }
    }
    return std::move(result_);
  }

 private:
  void note(const Ground& ground, const std::string& what) {
    result_.notes.push_back(
        fmt::format("contact {:.2f} to {:.2f} s: {}", ground.time.start, ground.time.end, what));
  }
  std::size_t frameAt(double time) const {
    const double at = std::round((time - motion_.startTime) / motion_.frameTime);
    return static_cast<std::size_t>(std::clamp(at, 0.0, static_cast<double>(motion_.frames() - 1)));
  }
  double speedAt(std::size_t i) const {
    const std::size_t a = std::max(i, report_.firstFrame + 3) - 3, b = std::min(i + 3, motion_.frames() - 1);
    return (centres_[b] - centres_[a]).norm() / (static_cast<double>(b - a) * motion_.frameTime);
  }

  // Whether the centre of mass is about in free fall. Detected contacts are short, so the gap between two of
  // them is not all flight.
  bool flight(double from, double to) const {
    if (to - from < 0.04) return false;
    const std::size_t a = frameAt(from), b = frameAt(to);
    const double half = 0.5 * static_cast<double>(b - a), step = half * motion_.frameTime;
    if (b - a < 4) return false;
    const double bend = centres_[a].y() - 2 * centres_[a + (b - a) / 2].y() + centres_[b].y();
    return bend / (step * step) < -0.33 * kGravity;
  }

  // The time of the highest centre of mass between two times; negative where it is at one of them.
  double peak(double from, double to) const {
    const std::size_t a = std::max(frameAt(from), report_.firstFrame), b = frameAt(to);
    std::size_t best = a;
    for (std::size_t i = a; i <= b; ++i) {
      if (centres_[i].y() > centres_[best].y()) best = i;
    }
    return best <= a + 1 || best + 1 >= b ? -1 : motion_.time(best);
  }

  // Rest in a long contact: the last slow frame before take-off, the first after landing.
  double rest(const Ground& ground, bool last) const {
    const std::size_t a = std::max(frameAt(ground.time.start), report_.firstFrame),
                      b = frameAt(ground.time.end);
    for (std::size_t k = 0; k <= b - a; ++k) {
      const std::size_t i = last ? b - k : a + k;
      if (centres_[i].y() > 0.9 * standing_ && speedAt(i) < kRestSpeed) return motion_.time(i);
    }
    return -1;
  }

  // From a time on the ground on, step by step, the last time before `end` at which a leg reaches its
  // contact: the force may act a little before heel or ball stand still and after, but not from afar.
  double reached(const Ground& ground, double from, double end, int step) const {
    const auto reaches = [&](std::size_t frame) {
      return std::any_of(ground.contacts.begin(), ground.contacts.end(), [&](const Contact& c) {
        return (centres_[frame] - c.ballPosition).norm() < kFarthestContact * standing_;
      });
    };
    const std::size_t last = frameAt(end);
    std::size_t i = frameAt(from);
    while (i != last && reaches(step > 0 ? i + 1 : i - 1)) step > 0 ? ++i : --i;
    return i == last ? end : motion_.time(i);
  }

  std::vector<Window> windowsOf(std::size_t i) {
    const Ground& g = grounds_[i];
    const double first = motion_.time(report_.firstFrame), last = motion_.time(motion_.frames() - 1);
    const double before = peak(i > 0 ? grounds_[i - 1].middle() : first, g.middle());
    const double after = peak(g.middle(), i + 1 < grounds_.size() ? grounds_[i + 1].middle() : last);
    const bool flewIn = before >= 0 && before<g.time.start, fliesOut = after> g.time.end;
    std::vector<Window> windows;
    if (flewIn && fliesOut) windows.push_back({before, after});
    if (!options_.standing || windows.size() == 1) return windows;
    const bool both = g.contacts.size() > 1;
    if (fliesOut && both) {
      const double start = rest(g, true);
      if (start >= 0) windows.push_back({start, after, true, false});
    }
    if (flewIn && both) {
      const double end = rest(g, false);
      if (end >= 0) windows.push_back({before, end, false, true});
    }
    if (windows.empty())
      note(g, flewIn || fliesOut ? "no rest at its other end" : "no flight before or after");
    return windows;
  }

  // The rotation of the trunk from rest, halfway between pelvis and chest.
  Quat trunk(std::size_t frame) const {
    const auto turn = [&](int joint) {
      const auto j = static_cast<std::size_t>(joint);
      return Quat(poses_[frame].rotation[j] * rest_.rotation[j].conjugate());
    };
    const Quat pelvis = turn(report_.limbs.pelvis);
    return report_.limbs.chest >= 0 ? pelvis.slerp(0.5, turn(report_.limbs.chest)) : pelvis;
  }

  Mat3 axes(double yaw) const {  // columns heading, left, up in the world
    Mat3 m;
    m << forwardOf(yaw), forwardOf(yaw + kPi / 2), Vec3::UnitY();
    return m;
  }

  RecordedBody record(const Window& w, const Mat3& frame) const {
    RecordedBody body;
    Mat3 atRest;
    atRest << report_.limbs.forward, report_.limbs.left(), Vec3::UnitY();
    for (std::size_t i = frameAt(w.from); i <= frameAt(w.to); ++i) {
      body.times.push_back(motion_.time(i));
      body.positions.push_back(frame.transpose() * centres_[i]);
      body.attitudes.push_back(Quat(Mat3(frame.transpose() * trunk(i).toRotationMatrix() * atRest)));
    }
    return body;
  }

  Vec3 inertiaAt(std::size_t frame, const Quat& attitude, const Mat3& axes) const {
    Mat3 sum = Mat3::Zero();
    for (const BodySegment& s : model_.segments) {
      const auto j = static_cast<std::size_t>(s.joint);
      const Mat3 r = poses_[frame].rotation[j].toRotationMatrix();
      const Vec3 d = poses_[frame].position[j] + r * s.centre - centres_[frame];
      sum +=
          r * s.inertia * r.transpose() + s.mass * (d.squaredNorm() * Mat3::Identity() - d * d.transpose());
    }
    const Mat3 body = axes * attitude.toRotationMatrix();
    return (body.transpose() * sum * body).diagonal();
  }

  void add(const Ground& ground, const Window& w) {
    Mat3 frame = axes(0);
    ForceFitOptions how = options_.force;
    how.fromRest = w.fromRest;
    how.toRest = w.toRest;
    if (w.fromRest || w.toRest) how.harmonics = options_.restHarmonics;
    if (ground.contacts.size() > 1) how.slack = std::max(how.slack, options_.bothSlack);
    const double inside = w.fromRest ? ground.time.end - 0.04
                          : w.toRest ? ground.time.start + 0.04
                                     : ground.middle();
    const double earliest = w.fromRest ? w.from : reached(ground, ground.strike, w.from, -1),
                 latest = w.toRest ? w.to : reached(ground, ground.toeOff, w.to, 1);
    ForceFit fit = fitForce(record(w, frame), model_.mass, earliest, latest, inside, how);
    // The heading is that of the flight before, or from rest that of the push.
    Vec3 heading = frame * fit.velocity;
    if (w.fromRest) heading = frame * Vec3(fit.force.mean.x(), fit.force.mean.y(), 0);
    const double yaw = yawOf(heading);
    const Mat3 turn = axes(yaw).transpose() * frame;
    frame = axes(yaw);
    fit.position = turn * fit.position;
    fit.velocity = turn * fit.velocity;
    if (w.fromRest) fit.velocity.setZero();
    fit.velocity.y() = 0;
    fit.force.mean = turn * fit.force.mean;
    if (w.fromRest || w.toRest) fit.force.mean.y() = 0;  // removes rounding
    for (std::size_t n = 0; n < kHarmonics; ++n) {
      fit.force.cosine[n] = turn * fit.force.cosine[n];
      fit.force.sine[n] = turn * fit.force.sine[n];
    }
    finish(ground, w, fit, frame);
  }

  void finish(const Ground& ground, const Window& w, const ForceFit& fit, const Mat3& frame) {
    ExtractedStance out;
    Stance& s = out.stance;
    s.name = fmt::format("{} {}", prefix_, result_.stances.size() + 1);
    s.mass = model_.mass;
    s.contactTime = fit.liftOff - fit.touchDown;
    s.rest = w.fromRest ? StanceRest::Start : w.toRest ? StanceRest::End : StanceRest::None;
    s.force = fit.force;
    setFeet(s, ground, fit, frame);
    // Extends the flight back and forward to the apexes, where the vertical speed is 0.
    const double gain = s.contactTime / s.mass * fit.force.mean.z() - kGravity * s.contactTime;
    const double fall = w.fromRest ? 0 : -fit.velocity.z() / kGravity;
    const double rise = w.toRest ? 0 : (fit.velocity.z() + gain) / kGravity;
    if (fall < -1e-3 || rise < -1e-3) throw Error("the contact begins or ends beyond an apex");
    // At rest there is no flight on that side.
    const double before = w.fromRest ? options_.flight : 2 * fall,
                 after = w.toRest ? options_.flight : 2 * rise;
    const bool walks = w.fromRest || w.toRest ? std::min(before, after) < options_.flight
                                              : std::max(before, after) < options_.flight;
    if (walks || std::min(before, after) < kLeastFlight)
      throw Error(
          fmt::format("the flights beside it are too short ({:.3f} and {:.3f} s)", 2 * fall, 2 * rise));
    const double ground0 = groundHeight_;
    const double down = fit.position.z() - ground0;
    const Vec3 pushed = s.contactTime * s.contactTime / s.mass * fit.force.doubleIntegral(1);
    const double off =
        down + fit.velocity.z() * s.contactTime - 0.5 * kGravity * s.contactTime * s.contactTime + pushed.z();
    s.handles.startHeight = down + 0.5 * kGravity * fall * fall;
    s.handles.endHeight = off + 0.5 * kGravity * rise * rise;
    s.handles.startSpeed = fit.velocity.x();
    s.handles.endSpeed = fit.velocity.x() + s.contactTime / s.mass * fit.force.mean.x();
    s.handles.sideSpeed = s.contactTime / s.mass * fit.force.mean.y();
    s.handles.distance =
        s.handles.startSpeed * (fall + s.contactTime) + pushed.x() + s.handles.endSpeed * rise;
    out.timing.touchDown = fall;
    out.timing.liftOff = fall + s.contactTime;
    out.timing.end = out.timing.liftOff + rise;
    const double start = fit.touchDown - fall;
    out.clip = {start, start + out.timing.end};
    out.force = fit;
    out.standingHeight = standing_;
    if (s.feet != StanceFeet::Both && s.contactTime > options_.longest)
      throw Error(fmt::format("a step of {:.2f} s is too long for a run", s.contactTime));
    if (fit.rms > options_.worst)
      throw Error(fmt::format("no force follows it to within {:.0f} mm (rms)", 1000 * fit.rms));
    RecordedBody body = record({start, start + out.timing.end}, frame);
    for (double& t : body.times) t -= start;
    const std::size_t middle = frameAt(0.5 * (fit.touchDown + fit.liftOff));
    s.startAttitude = body.attitudes.front();
    s.inertia = inertiaAt(middle, body.attitudes[body.attitudes.size() / 2], frame);
    checkStance(s);
    out.torque = fitTorque(s, out.timing, body, options_.torquePoints);
    if (out.torque.rms > options_.worstTurn)
      throw Error(fmt::format("no torque follows its attitude to within {:.0f} degrees (rms)",
                              options_.worstTurn / kDegree));
    result_.stances.push_back(std::move(out));
  }

  // The feet, the contact point, and the polygons on the ground.
  void setFeet(Stance& s, const Ground& ground, const ForceFit& fit, const Mat3& frame) {
    Vec3 point = Vec3::Zero();
    bool left = false, right = false;
    for (const Contact& c : ground.contacts) {
      point += (c.heelPosition + c.ballPosition) / (2.0 * static_cast<double>(ground.contacts.size()));
      (report_.limbs.legs[static_cast<std::size_t>(c.leg)].side == BodySide::Right ? right : left) = true;
    }
    groundHeight_ = 0;
    for (const Contact& c : ground.contacts)
      groundHeight_ += c.ballPosition.y() / static_cast<double>(ground.contacts.size());
    s.feet = left && right ? StanceFeet::Both : left ? StanceFeet::Left : StanceFeet::Right;
    const Vec3 offset = frame.transpose() * point - fit.position;
    s.contactOffset = offset.head<2>();
    // The polygon changes when a heel or ball lands or leaves.
    std::vector<double> changes{0};
    const auto share = [&](double time) {
      return std::clamp((time - fit.touchDown) / (fit.liftOff - fit.touchDown), 0.0, 1.0);
    };
    for (const Contact& c : ground.contacts) {
      for (const double t : {c.heel.start, c.heel.end, c.ball.start, c.ball.end}) {
        if (share(t) > 0.02 && share(t) < 0.98) changes.push_back(share(t));
      }
    }
    std::sort(changes.begin(), changes.end());
    for (std::size_t i = 0; i < changes.size(); ++i) {
      const double end = i + 1 < changes.size() ? changes[i + 1] : 1;
      if (end - changes[i] < 0.02) continue;
      addPolygon(s, ground, changes[i], 0.5 * (changes[i] + end), fit, frame, point);
    }
  }

  void addPolygon(Stance& s, const Ground& ground, double from, double looked, const ForceFit& fit,
                  const Mat3& frame, const Vec3& point) {
    const double time = fit.touchDown + looked * (fit.liftOff - fit.touchDown);
    const double half = 0.045 * standing_;  // half the width of a foot
    std::vector<Vec2> corners;
    const auto add = [&](const Vec3& place) {
      const Vec3 p = frame.transpose() * (place - point);
      for (const double x : {-half, half}) {
        for (const double y : {-half, half}) corners.push_back({p.x() + x, p.y() + y});
      }
    };
    for (const bool any : {false, true}) {  // between those times, the nearest part that touches
      for (const Contact& c : ground.contacts) {
        const bool heel = time >= c.heel.start && time <= c.heel.end;
        const bool ball = time >= c.ball.start && time <= c.ball.end;
        if (heel || (any && time < c.time.start)) add(c.heelPosition);
        if (ball || (any && time >= c.time.start)) add(c.ballPosition);
      }
      if (!corners.empty()) break;
    }
    s.polygons.push_back({s.polygons.empty() ? 0 : from, convexHull(std::move(corners))});
  }

  const Motion& motion_;
  std::string prefix_;
  const StanceExtractOptions& options_;
  ContactReport report_;
  MassModel model_;
  std::vector<Vec3> centres_;
  std::vector<Pose> poses_;
  Pose rest_;
  double standing_ = 0, groundHeight_ = 0;
  std::vector<Ground> grounds_;
  StanceExtraction result_;
};

}  // namespace

StanceExtraction extractStances(const Motion& motion, const std::string& prefix,
                                const StanceExtractOptions& options) {
  if (options.torquePoints < 4)
    throw Error(fmt::format("a torque needs at least 4 control points, got {}", options.torquePoints));
  return Extraction(motion, prefix, options).run();
}

StanceLibrary gatherStances(const std::vector<ClipStances>& found, bool plausibleOnly) {
  StanceLibrary library;
  double mass = 0, height = 0;
  int count = 0;
  for (const ClipStances& one : found) {
    for (const ExtractedStance& e : one.extraction.stances) {
      mass += e.stance.mass;
      height += e.standingHeight;
      ++count;
    }
  }
  if (count == 0) return library;
  library.standingHeight = height / count;
  library.limits = limitsFor(library.standingHeight, mass / count);
  for (const ClipStances& one : found) {
    const std::string clip = std::filesystem::path(one.clip).filename().string();
    for (const ExtractedStance& e : one.extraction.stances) {
      const StanceWarp warp = warpStance(e.stance, e.stance.handles);
      const StanceScore score = scoreStance(StanceTable(e.stance), e.stance.handles, warp, library.limits);
      if (plausibleOnly && !score.plausible()) continue;
      library.stances.push_back(
          {e.stance, StanceOrigin{clip, e.clip, e.force.rms, e.torque.rms}, std::nullopt});
    }
  }
  return library;
}

}  // namespace footfall::stance
