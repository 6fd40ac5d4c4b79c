// SPDX-License-Identifier: MIT
#include "figure/quality/quality.h"

#include <algorithm>
#include <cmath>
#include <functional>

#include <fmt/format.h>

#include "base/angles.h"
#include "base/error.h"
#include "base/numeric/statistics.h"
#include "base/parallel.h"
#include "figure/anatomy/body_mass.h"
#include "figure/quality/quality_tuning.h"
#include "figure/quality/slip.h"

namespace footfall {
namespace {

using Index = std::ptrdiff_t;

struct PartStand {
  TimeRange time;
  Vec3 place;
};

std::vector<PartStand> standsOf(const Contacts& contacts, int leg, SolePart part) {
  std::vector<PartStand> stands;
  for (const Contact& contact : contacts) {
    const TimeRange& time = part == SolePart::Heel ? contact.heel : contact.ball;
    if (contact.leg != leg || time.end <= time.start) continue;
    stands.push_back({time, part == SolePart::Heel ? contact.heelPosition : contact.ballPosition});
  }
  return stands;
}

// Calls with the frame, the height of a part and the height of its ground there: its place while it stands,
// else the lower of the places before and after. Nothing for a part that never stands, and nothing before its
// first and after its last stand where the ground is not level: it is not known there.
template <typename Visit>
void forEachLevel(const Motion& motion, const SoleTracks& tracks, const ContactReport& report,
                  std::size_t leg, SolePart part, const Visit& visit) {
  const std::vector<PartStand> stands = standsOf(report.contacts, static_cast<int>(leg), part);
  std::size_t next = 0;  // the first stand that does not end before the frame
  double low = 0, high = 0;
  for (std::size_t i = 0; i < stands.size(); ++i) {
    low = i > 0 ? std::min(low, stands[i].place.y()) : stands[i].place.y();
    high = i > 0 ? std::max(high, stands[i].place.y()) : low;
  }
  const bool level = high - low < quality_tuning::kLevelGround;
  for (std::size_t f = report.firstFrame; f < tracks.frames() && !stands.empty(); ++f) {
    const double t = motion.time(f);
    while (next < stands.size() && stands[next].time.end < t) ++next;
    const bool stand = next < stands.size() && stands[next].time.start <= t;
    if (!level && !stand && (next == 0 || next == stands.size())) continue;
    double ground = stands[std::min(next, stands.size() - 1)].place.y();
    if (!stand && next > 0) ground = std::min(ground, stands[next - 1].place.y());
    visit(f, tracks.at(f, leg, part).y(), ground, stand);
  }
}

// The same with ground that is known: that below the part, and as much higher as the part is on it when it
// stands, in the median (soles are guessed from joints). Nothing off the ground.
template <typename Visit>
void forEachLevel(const Motion& motion, const SoleTracks& tracks, const ContactReport& report,
                  const Terrain& ground, std::size_t leg, SolePart part, const Visit& visit) {
  const std::vector<PartStand> stands = standsOf(report.contacts, static_cast<int>(leg), part);
  const auto heightAt = [&ground](const Vec3& place) -> std::optional<double> {
    const auto point = ground.at(place.x(), place.z(), place.y());
    return point ? std::optional<double>(point->position.y()) : std::nullopt;
  };
  std::vector<double> above;
  for (const PartStand& stand : stands) {
    if (const auto height = heightAt(stand.place)) above.push_back(stand.place.y() - *height);
  }
  if (above.empty()) return;
  const double sole = quantile(above, 0.5);
  std::size_t next = 0;
  for (std::size_t f = report.firstFrame; f < tracks.frames(); ++f) {
    const double t = motion.time(f);
    while (next < stands.size() && stands[next].time.end < t) ++next;
    const Vec3& place = tracks.at(f, leg, part);
    if (const auto height = heightAt(place))
      visit(f, place.y(), *height + sole, next < stands.size() && stands[next].time.start <= t);
  }
}

// How far a part is from where its slide begins, frame by frame.
void traceSlide(const Motion& motion, const SoleTracks& tracks, std::size_t leg, SolePart part,
                const TimeRange& time, const Slide& slide, StatisticSamples& skate) {
  if (time.end <= time.start) return;
  const FrameSpan span = framesWithin(motion, time);
  const Vec3& from = tracks.at(std::min(slide.frame, slide.other), leg, part);
  for (std::size_t f = span.first; f < span.end; ++f) {
    const Vec3 way = tracks.at(f, leg, part) - from;
    skate.trace(std::min(std::hypot(way.x(), way.z()), slide.distance), f, static_cast<int>(leg));
  }
}

void measureFeet(const Motion& motion, const SoleTracks& tracks, const ContactOptions& options,
                 const Terrain* ground, QualityReport& report) {
  StatisticSamples skate, slip, penetration, floating;
  for (const Contact& contact : report.contacts.contacts) {
    const std::size_t leg = static_cast<std::size_t>(contact.leg);
    const Slide heel = slideOver(motion, tracks, leg, SolePart::Heel, contact.heel);
    const Slide ball = slideOver(motion, tracks, leg, SolePart::Ball, contact.ball);
    const Slide& worse = heel.distance > ball.distance ? heel : ball;
    skate.count(worse.distance, worse.frame, contact.leg);
    traceSlide(motion, tracks, leg, SolePart::Heel, contact.heel, heel, skate);
    traceSlide(motion, tracks, leg, SolePart::Ball, contact.ball, ball, skate);
  }
  for (const StepSlip& step : stepSlips(motion, tracks, report.contacts, options)) {
    slip.count(step.distance, step.frame, step.leg);
    for (std::size_t i = 0; i < step.slid.size(); ++i)
      slip.trace(step.slid[i], step.firstFrame + i, step.leg);
  }
  for (std::size_t leg = 0; leg < tracks.legs; ++leg) {
    for (const SolePart part : {SolePart::Heel, SolePart::Ball}) {
      const int item = static_cast<int>(leg);
      const auto visit = [&](std::size_t f, double height, double level, bool stands) {
        if (stands) floating.add(std::max(height - level, 0.0), f, item);
        if (height < level) penetration.add(level - height, f, item);
      };
      if (ground)
        forEachLevel(motion, tracks, report.contacts, *ground, leg, part, visit);
      else
        forEachLevel(motion, tracks, report.contacts, leg, part, visit);
    }
  }
  if (penetration.empty() && !report.contacts.contacts.empty()) {
    penetration.add(0, report.contacts.firstFrame, report.contacts.contacts.front().leg);
  }
  report.skate = skate.mean();
  report.slip = slip.mean();
  report.penetration = penetration.mean();
  report.floating = floating.mean();
}

int jumpReach(const Motion& motion, double window) {
  return std::max(2, static_cast<int>(std::lround(0.5 * window / motion.frameTime)));
}

std::vector<std::vector<double>> jumpsOf(const Motion& motion, const std::vector<Pose>& world,
                                         std::size_t first, double window, int threads) {
  const std::size_t joints = motion.skeleton.size();
  std::vector<std::vector<double>> jumps(joints);
  if (motion.frames() < first + 3) return jumps;
  const std::size_t steps = motion.frames() - first - 1;
  const int half = jumpReach(motion, window);
  const int count = static_cast<int>(joints);
#pragma omp parallel for schedule(dynamic, 1) num_threads(threadCount(threads))
  for (int j = 0; j < count; ++j) {
    const std::size_t joint = static_cast<std::size_t>(j);
    const bool turns = std::any_of(
        motion.channels.begin(), motion.channels.end(),
        [&](const MotionChannel& channel) { return channel.joint == j && isRotation(channel.kind); });
    if (!turns) continue;
    const int parent = motion.skeleton.joints[joint].parent;
    const auto local = [&](std::size_t f) -> Quat {
      const Quat& own = world[f].rotation[joint];
      return parent < 0 ? own : world[f].rotation[static_cast<std::size_t>(parent)].conjugate() * own;
    };
    std::vector<Vec3> velocity(steps);
    Quat before = local(first);
    for (std::size_t i = 0; i < steps; ++i) {
      const Quat after = local(first + i + 1);
      const Eigen::AngleAxisd turn(before.conjugate() * after);
      const double angle = turn.angle() > kPi ? turn.angle() - 2 * kPi : turn.angle();
      velocity[i] = angle / motion.frameTime * turn.axis();
      before = after;
    }
    jumps[joint] = velocityJumps(velocity, half);
  }
  return jumps;
}

void gatherJumps(const Motion& motion, const std::vector<Pose>& world,
                 const std::vector<std::vector<double>>& jumps, double window, QualityReport& report) {
  const std::size_t first = report.contacts.firstFrame, frames = motion.frames();
  if (frames < first + 3) return;
  StatisticSamples joint;
  for (std::size_t j = 0; j < jumps.size(); ++j) {
    for (std::size_t i = 0; i < jumps[j].size(); ++i)
      joint.add(jumps[j][i], first + i + 1, static_cast<int>(j));
  }
  report.jointJump = joint.mean();

  const std::size_t steps = frames - first - 1;
  const std::size_t root = static_cast<std::size_t>(std::max(report.contacts.limbs.root, 0));
  std::vector<Vec3> velocity(steps);
  for (std::size_t i = 0; i < steps; ++i) {
    velocity[i] = (world[first + i + 1].position[root] - world[first + i].position[root]) / motion.frameTime;
  }
  StatisticSamples body;
  const std::vector<double> rootJumps = velocityJumps(velocity, jumpReach(motion, window));
  for (std::size_t i = 0; i < steps; ++i) body.add(rootJumps[i], first + i + 1, static_cast<int>(root));
  report.rootJump = body.mean();
}

// Third differences over a fixed step of time: #frames by #joints, from the first frame on.
struct Jerks {
  Index step = 1;
  std::vector<double> values;
};

Jerks jerksOf(const Motion& motion, const std::vector<Pose>& world, const QualityOptions& options,
              std::size_t firstFrame) {
  Jerks jerks;
  jerks.step = std::max<Index>(1, static_cast<Index>(std::lround(options.jerkStep / motion.frameTime)));
  const double h = static_cast<double>(jerks.step) * motion.frameTime;
  const Index first = static_cast<Index>(firstFrame);
  const Index last = static_cast<Index>(motion.frames()) - 1 - 3 * jerks.step;
  const std::size_t joints = motion.skeleton.size();
  const int count = static_cast<int>(std::max<Index>(0, last - first + 1));
  jerks.values.resize(static_cast<std::size_t>(count) * joints);
#pragma omp parallel for schedule(static) num_threads(threadCount(options.threads))
  for (int i = 0; i < count; ++i) {
    const auto at = [&](Index k) -> const std::vector<Vec3>& {
      return world[static_cast<std::size_t>(first + i + k * jerks.step)].position;
    };
    for (std::size_t j = 0; j < joints; ++j) {
      const Vec3 third = at(3)[j] - 3 * at(2)[j] + 3 * at(1)[j] - at(0)[j];
      jerks.values[static_cast<std::size_t>(i) * joints + j] = third.norm() / (h * h * h);
    }
  }
  return jerks;
}

// At the frame in the middle of each difference.
QualityStatistic gatherJerk(const Jerks& jerks, std::size_t firstFrame, std::size_t joints) {
  StatisticSamples jerk;
  for (std::size_t i = 0; i < jerks.values.size(); ++i) {
    jerk.add(jerks.values[i], firstFrame + static_cast<std::size_t>(3 * jerks.step / 2) + i / joints,
             static_cast<int>(i % joints));
  }
  return jerk.rootMeanSquare();
}

void measureExtension(const Motion& motion, const std::vector<Pose>& world, QualityReport& report) {
  StatisticSamples extension;
  const std::vector<Leg>& legs = report.contacts.limbs.legs;
  for (std::size_t l = 0; l < legs.size(); ++l) {
    const double length = legLength(motion.skeleton, legs[l]);
    const std::size_t hip = static_cast<std::size_t>(legs[l].hip()),
                      ankle = static_cast<std::size_t>(legs[l].ankle());
    for (std::size_t f = report.contacts.firstFrame; f < world.size(); ++f) {
      extension.add((world[f].position[hip] - world[f].position[ankle]).norm() / length, f,
                    static_cast<int>(l));
    }
  }
  report.extension = extension.mean();
}

// What carries the body in each frame. Flight is only where every part that ever stands is clear of the
// ground (0.03 leg lengths); near it, and before the first and after the last contact, a contact may not have
// been seen.
std::vector<Support> supportOf(const Motion& motion, const SoleTracks& tracks, const ContactReport& report) {
  std::vector<Support> support(motion.frames(), Support::Unknown);
  if (report.contacts.empty()) return support;
  double end = 0;
  for (const Contact& contact : report.contacts) end = std::max(end, contact.toeOff());
  const FrameSpan between = framesWithin(motion, {report.contacts.front().strike(), end});
  for (std::size_t f = between.first; f < between.end; ++f) support[f] = Support::None;
  for (std::size_t leg = 0; leg < tracks.legs; ++leg) {
    const double clear = quality_tuning::kClearOfGround * legLength(motion.skeleton, report.limbs.legs[leg]);
    for (const SolePart part : {SolePart::Heel, SolePart::Ball}) {
      forEachLevel(motion, tracks, report, leg, part, [&](std::size_t f, double height, double level, bool) {
        if (height < level + clear) support[f] = Support::Unknown;
      });
    }
  }
  for (const Contact& contact : report.contacts) {
    const FrameSpan span = framesWithin(motion, contact.time);
    for (std::size_t f = span.first; f < span.end; ++f) support[f] = Support::Feet;
  }
  return support;
}

// Half a frame after each frame from firstFrame on.
std::vector<Vec3> angularMomenta(const MassModel& model, const Motion& motion, const std::vector<Pose>& world,
                                 std::size_t firstFrame, int threads) {
  std::vector<Vec3> result(world.size(), Vec3::Zero());
  const int first = static_cast<int>(firstFrame), last = static_cast<int>(world.size()) - 1;
#pragma omp parallel for schedule(static) num_threads(threadCount(threads))
  for (int i = first; i < last; ++i) {
    const std::size_t f = static_cast<std::size_t>(i);
    result[f] = momentum(model, world[f], world[f + 1], motion.frameTime).angular / model.mass;
  }
  return result;
}

void measurePhysics(const Motion& motion, const std::vector<Pose>& world, const std::vector<Support>& support,
                    const QualityOptions& options, QualityReport& report) {
  const ContactReport& contacts = report.contacts;
  const MassModel model = massModel(motion.skeleton, contacts.limbs);
  PhysicsOptions physics = options.physics;
  physics.threads = options.threads;
  BalanceState body;
  body.centre = centresOfMass(model, world, options.threads);
  const PhysicsResiduals residual =
      physicsResiduals(body.centre, support, contacts.firstFrame, motion.frameTime, physics);
  report.contactResidual = residual.contact;
  report.flightResidual = residual.flight;
  report.centreOfMass = body.centre;
  report.support = support;
  if (model.mass <= 0) return;
  body.angular = angularMomenta(model, motion, world, contacts.firstFrame, options.threads);
  report.imbalance = imbalance(body, footings(motion, world, contacts), support, contacts.firstFrame,
                               motion.startTime, motion.frameTime, physics, &report.pressure);
}

void refuseInfinite(const Motion& motion, int threads) {
  const Index count = static_cast<Index>(motion.samples.size());
  Index first = count;
#pragma omp parallel for schedule(static) num_threads(threadCount(threads)) reduction(min : first)
  for (Index i = 0; i < count; ++i) {
    if (!std::isfinite(motion.samples[static_cast<std::size_t>(i)])) first = std::min(first, i);
  }
  if (first == count) return;
  throw Error(fmt::format("frame {} of the motion holds a value that is not finite",
                          static_cast<std::size_t>(first) / motion.channels.size()));
}

}  // namespace

Slide slideOver(const Motion& motion, const SoleTracks& tracks, std::size_t leg, SolePart part,
                const TimeRange& time) {
  const FrameSpan span = framesWithin(motion, time);
  if (time.end <= time.start || span.empty()) return {};
  const auto at = [&](std::size_t f) -> Vec3 {
    const Vec3& p = tracks.at(f, leg, part);
    return {p.x(), 0, p.z()};
  };
  const auto farthest = [&](std::size_t from) {
    std::size_t best = from;
    for (std::size_t f = span.first; f < span.end; ++f) {
      if ((at(f) - at(from)).norm() > (at(best) - at(from)).norm()) best = f;
    }
    return best;
  };
  // From the farthest from the first to the farthest from that: exact for a slide along a line.
  const std::size_t a = farthest(span.first), b = farthest(a);
  return {(at(a) - at(b)).norm(), a, b};
}

std::vector<double> velocityJumps(const std::vector<Vec3>& velocity, int half) {
  std::vector<double> jumps(velocity.size());
  std::vector<double> window;
  for (Index i = 0; i < static_cast<Index>(velocity.size()); ++i) {
    const Index from = std::max<Index>(0, i - half),
                to = std::min<Index>(static_cast<Index>(velocity.size()) - 1, i + half);
    Vec3 median;
    for (int axis = 0; axis < 3; ++axis) {
      window.clear();
      for (Index k = from; k <= to; ++k) window.push_back(velocity[static_cast<std::size_t>(k)][axis]);
      median[axis] = quantile(window, 0.5);
    }
    jumps[static_cast<std::size_t>(i)] = (velocity[static_cast<std::size_t>(i)] - median).norm();
  }
  return jumps;
}

std::vector<std::vector<double>> jointJumps(const Motion& motion, std::size_t firstFrame, double window,
                                            int threads) {
  return jumpsOf(motion, worldPoses(motion, threads), firstFrame, window, threads);
}

QualityReport measureQuality(const Motion& motion, const QualityOptions& options) {
  refuseInfinite(motion, options.threads);
  QualityReport report;
  report.frames = motion.frames();
  ContactOptions contactOptions = options.contact;
  contactOptions.threads = options.threads;
  report.contacts = options.contacts ? *options.contacts : detectContacts(motion, contactOptions);
  const std::size_t first = report.contacts.firstFrame;
  if (motion.frames() <= first) return report;

  const std::vector<Pose> world = worldPoses(motion, options.threads);
  const bool legs = !report.contacts.limbs.legs.empty();
  const SoleTracks tracks = legs ? trackSoles(motion, report.contacts.soles, options.threads) : SoleTracks();
  const auto jumps = jumpsOf(motion, world, first, options.jumpWindow, options.threads);
  const Jerks jerks = jerksOf(motion, world, options, first);
  std::vector<Support> support;
  // What is gathered sample by sample: one measure per thread, the long ones first.
  const std::function<void()> gathered[] = {
      [&] { gatherJumps(motion, world, jumps, options.jumpWindow, report); },
      [&] { report.jerk = gatherJerk(jerks, first, motion.skeleton.size()); },
      [&] {
        if (legs) measureFeet(motion, tracks, contactOptions, options.ground.get(), report);
      },
      [&] {
        if (legs) measureExtension(motion, world, report);
      },
      [&] {
        if (legs) support = supportOf(motion, tracks, report.contacts);
      }};
  const int count = static_cast<int>(std::size(gathered));
#pragma omp parallel for schedule(dynamic, 1) num_threads(threadCount(options.threads))
  for (int i = 0; i < count; ++i) gathered[i]();
  if (legs) measurePhysics(motion, world, support, options, report);
  return report;
}

std::vector<NamedStatistic> measuresOf(const QualityReport& r) {
  return {{"skate", "mm", 1000, r.skate},
          {"slip", "mm", 1000, r.slip},
          {"penetration", "mm", 1000, r.penetration},
          {"float", "mm", 1000, r.floating},
          {"joint_jump", "deg/s", 1 / kDegree, r.jointJump},
          {"root_jump", "m/s", 1, r.rootJump},
          {"jerk", "m/s3", 1, r.jerk},
          {"extension", "%", 100, r.extension},
          {"contact_residual", "m/s2", 1, r.contactResidual},
          {"flight_residual", "m/s2", 1, r.flightResidual},
          {"imbalance", "mm", 1000, r.imbalance}};
}

std::vector<std::optional<double>> limitsOf(const QualityLimits& limits) {
  return {limits.skate,     limits.slip,     limits.penetration, limits.floating,
          limits.jointJump, limits.rootJump, limits.jerk,        limits.extension,
          limits.residual,  limits.residual, limits.imbalance};
}

std::vector<std::string> exceededLimits(const QualityReport& report, const QualityLimits& limits) {
  const std::vector<std::optional<double>> limitOf = limitsOf(limits);
  std::vector<std::string> exceeded;
  std::size_t i = 0;
  for (const NamedStatistic& named : measuresOf(report)) {
    const std::optional<double>& limit = limitOf[i++];
    if (limit && named.measure.applies && named.measure.max > *limit) exceeded.push_back(named.name);
  }
  return exceeded;
}

}  // namespace footfall
