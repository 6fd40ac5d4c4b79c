// SPDX-License-Identifier: MIT
#include "gait/travel/foot_travel.h"

#include <algorithm>
#include <cmath>

#include "base/easing.h"
#include "figure/motion/heading.h"
#include "figure/perform/foot_roll.h"

namespace footfall::gait {
namespace {

constexpr double kSteepestSole = 0.9;  // rise of a sole over its length: more is an edge, not a slope
constexpr double kClearance = 0.02;    // of the hip height
constexpr double kPeel = 0.3;          // how steeply a sole comes off the ground, of the way it goes
constexpr double kHeelRise = 0.3;  // from here on in a stance a heel may come up further than the stride's
constexpr double kMostRise = 0.8, kMostPitch = 1.2;  // radians: so much further, and in all
constexpr double kNearer = 0.1;                      // of the hip height: prints are moved no further

Quat yawed(double angle) {
  return Quat(Eigen::AngleAxisd(angle, Vec3::UnitY()));
}
Quat pitched(double angle) {
  return Quat(Eigen::AngleAxisd(angle, Vec3::UnitX()));
}

double bump(double u) {
  return 16 * u * u * (1 - u) * (1 - u);
}

// The share of a heel's further rise at a share of the stance.
double riseAt(const LegStance& stance, double time) {
  const double u = (time - stance.touchdown) / std::max(stance.liftOff - stance.touchdown, 1e-9);
  return smoothStep(kHeelRise, 1, u);
}

}  // namespace

FootTravel::FootTravel(const GaitClock& clock, const TravelPath& path,
                       const std::function<double(double)>& plan, const std::function<double(double)>& speed,
                       std::size_t leg, double posture)
    : clock_(clock),
      path_(path),
      plan_(plan),
      speed_(speed),
      leg_(leg),
      posture_(posture),
      foot_(clock.plan().strides[0]->character.legs[leg].foot) {
  for (const LegStance& stance : clock_.stances(leg)) prints_.push_back(planted(stance));
}

void FootTravel::planFlights() {
  flights_.clear();
  for (std::size_t i = 0; i + 1 < prints_.size(); ++i) {
    flights_.push_back(planFlight(i));
    clearGround(i);
  }
}

double FootTravel::shortfall(const Print& print, const std::vector<Vec3>& hips, double frameRate,
                             double soft) const {
  double most = 0;
  const double first = std::max(0.0, std::ceil(print.time.touchdown * frameRate));
  for (std::size_t i = static_cast<std::size_t>(first); i < hips.size(); ++i) {
    const double t = static_cast<double>(i) / frameRate;
    if (t > print.time.liftOff) break;
    const double own = pitchAt(t);
    const double pitch = std::max(own, std::min(kMostPitch, own + kMostRise * riseAt(print.time, t)));
    most = std::max(most, (rolled(print, pitch).frame.position - hips[i]).norm() - soft);
  }
  return most;
}

bool FootTravel::bringNearer(const std::vector<Vec3>& hips, double frameRate, double soft) {
  constexpr int kTries = 4;
  constexpr double kWorth = 0.1;  // metres that a print is moved against metres that a leg is short
  const double farthest = kNearer * clock_.plan().strides[0]->hipHeight;
  bool moved = false;
  for (Print& print : prints_) {
    double best = shortfall(print, hips, frameRate, soft);
    if (best <= 0) continue;
    const LegStance stance = print.time;
    for (int k = 1; k <= kTries; ++k) {
      for (const double sign : {-1.0, 1.0}) {
        const double further = sign * farthest * k / kTries;
        const Print other = planted(stance, further);
        const double cost = shortfall(other, hips, frameRate, soft) + kWorth * std::abs(further);
        if (cost >= best || other.offTerrain) continue;
        best = cost;
        print = other;
        moved = true;
      }
    }
  }
  return moved;
}

void FootTravel::raiseHeels(const std::vector<Vec3>& hips, double frameRate, double soft) {
  constexpr double kLeastShare = 0.15;
  constexpr int kHalvings = 10;
  for (Print& print : prints_) {
    const double first = std::max(0.0, std::ceil(print.time.touchdown * frameRate));
    for (std::size_t i = static_cast<std::size_t>(first); i < hips.size(); ++i) {
      const double t = static_cast<double>(i) / frameRate, share = riseAt(print.time, t);
      if (t > print.time.liftOff) break;
      const double own = pitchAt(t);
      const auto reach = [&](double further) {
        return (rolled(print, own + further).frame.position - hips[i]).norm();
      };
      if (share < kLeastShare || reach(print.heelRise * share) <= soft) continue;
      double low = print.heelRise * share,
             high = std::max(low, std::min(kMostPitch - own, kMostRise * share));
      if (reach(high) >= reach(low)) continue;
      for (int k = 0; k < kHalvings && reach(high) < soft; ++k) {
        const double middle = 0.5 * (low + high);
        (reach(middle) > soft ? low : high) = middle;
        if (high - low < 1e-3) break;
      }
      print.heelRise = std::min(high / share, kMostRise);
    }
  }
}

Vec3 FootTravel::stand(const GaitMix& mix) const {
  const auto& strides = clock_.plan().strides;
  const Vec3& a = strides[mix.from]->legs[leg_].stand;
  if (mix.weight <= 0) return a;
  return a + mix.weight * (strides[mix.from + 1]->legs[leg_].stand - a);
}

Print FootTravel::planted(const LegStance& stance, double further) const {
  const auto& strides = clock_.plan().strides;
  const GaitMix mix = clock_.mix(stance.middle);
  double out = strides[mix.from]->legs[leg_].yaw;
  if (mix.weight > 0) out += mix.weight * (strides[mix.from + 1]->legs[leg_].yaw - out);
  Print print;
  print.time = stance;
  print.planDistance = plan_(stance.middle);
  const Vec3 at = stand(mix);
  const GroundPlace below = path_.at(print.planDistance + at.z() + further);
  const Vec2 ball = below.plan.position + at.x() * below.plan.left();
  const double yaw = below.plan.yaw + out;
  const Vec3 back = yawed(yaw) * (foot_.heel - foot_.ball);
  GroundPoint underBall, heel;
  double covered = 1;
  print.offTerrain = !path_.ground(ball.x(), ball.y(), below.height, underBall);
  print.offTerrain |= !path_.ground(ball.x() + back.x(), ball.y() + back.z(), underBall.position.y(), heel);
  const double length = std::hypot(back.x(), back.z());
  // A sole on a slope covers less of the plan: the heel is moved in until both ends are on the ground.
  for (int round = 0; round < 6 && length > 1e-9; ++round) {
    const double share = length / std::hypot(length, (underBall.position.y() - heel.position.y()) / covered);
    covered = share;
    path_.ground(ball.x() + share * back.x(), ball.y() + share * back.z(), underBall.position.y(), heel);
  }
  if (std::abs(underBall.position.y() - heel.position.y()) > kSteepestSole * length) {
    // Over an edge: flat, on the higher side.
    heel.position.y() = underBall.position.y() = std::max(heel.position.y(), underBall.position.y());
    underBall.normal = Vec3::UnitY();
  }
  Contact contact;
  contact.heelPosition = heel.position;
  contact.ballPosition = underBall.position;
  // Both ends are on the ground; the normal only says how the sole lies across.
  const Vec3 along = underBall.position - heel.position;
  const Vec3 up =
      underBall.normal - along * (underBall.normal.dot(along) / std::max(along.squaredNorm(), 1e-12));
  print.place = placeOf(contact, foot_, up);
  print.ground = underBall.position.y();
  return print;
}

Frame FootTravel::sampled(double time) const {
  const GaitMix mix = clock_.mix(time);
  const auto frame = [&](std::size_t gait) {
    const Stride& stride = *clock_.plan().strides[gait];
    return stride.foot(leg_, cycleWeights(clock_.legPhase(leg_, gait, time), stride.samples()));
  };
  Frame a = frame(mix.from);
  if (mix.weight <= 0) return a;
  const Frame b = frame(mix.from + 1);
  return {a.position + mix.weight * (b.position - a.position), a.rotation.slerp(mix.weight, b.rotation)};
}

double FootTravel::pitchAt(double time) const {
  const Vec3 forward = sampled(time).rotation * Vec3::UnitZ();
  return std::atan2(-forward.y(), std::hypot(forward.x(), forward.z()));
}

double FootTravel::standingPitch(const Print& print, double time) const {
  return pitchAt(time) + print.heelRise * riseAt(print.time, time);
}

// The sole rolls as the stride's does, about the part that is down.
FootFrame FootTravel::standing(const Print& print, double time) const {
  return rolled(print, standingPitch(print, time));
}

FootFrame FootTravel::rolled(const Print& print, double pitch) const {
  const Vec3& pivot = pitch >= 0 ? foot_.pivot : foot_.heel;
  const Quat roll = pitched(pitch);
  return {{print.place * (pivot - roll * pivot), print.place.rotation * roll}, pitch > 0 ? pitch : 0};
}

// The ground from print to print as a smooth curve that leaves and arrives along the soles.
double FootTravel::groundBetween(const Print& a, const Print& b, const Vec2& plan) const {
  const Vec3 from = a.place * foot_.ball, to = b.place * foot_.ball;
  const Vec2 way(to.x() - from.x(), to.z() - from.z());
  const double length = way.norm();
  if (length < 1e-6) return a.ground;
  const Vec2 along = way / length;
  const double q = (plan - Vec2(from.x(), from.z())).dot(along) / length;
  const auto slope = [&](const Print& print) {
    const Vec3 normal = print.place.rotation * Vec3::UnitY();
    return -(normal.x() * along.x() + normal.z() * along.y()) / std::max(normal.y(), 0.2) * length;
  };
  const double ends = b.ground - a.ground, at = std::clamp(q, 0.0, 1.0);
  const double inside =
      a.ground + at * at * (3 - 2 * at) * ends + at * (1 - at) * ((1 - at) * slope(a) - at * slope(b));
  return inside + (q < 0 ? q * slope(a) : q > 1 ? (q - 1) * slope(b) : 0);
}

// Feet are lifted higher as the figure goes faster than its gait.
double FootTravel::liftOf(double time) const {
  const GaitMix mix = clock_.mix(time);
  const auto of = [&](std::size_t gait) {
    const double ratio = std::clamp(clock_.plan().strides[gait]->law.ratio(speed_(time)), 0.25, 4.0);
    return 1 + posture_ * (std::pow(ratio, 0.4) - 1);
  };
  return mix.weight > 0 ? (1 - mix.weight) * of(mix.from) + mix.weight * of(mix.from + 1) : of(mix.from);
}

Frame FootTravel::carried(std::size_t from, double time) const {
  const Print& a = prints_[from];
  const Print& b = prints_[from + 1];
  const Vec3 at = stand(clock_.mix(time));
  const PathPlace place = path_.plan().at(plan_(time) + at.z());
  Frame foot = sampled(time);
  const double lift = liftOf(time);
  const double rest = foot_.ankleHeight();
  const double height =
      foot.position.y() > rest ? rest + lift * (foot.position.y() - rest) : foot.position.y();
  const Vec2 plan =
      place.position + foot.position.x() * place.left() + (foot.position.z() - at.z()) * place.forward();
  foot.position = Vec3(plan.x(), groundBetween(a, b, plan) + height, plan.y());
  foot.rotation = yawed(place.yaw) * foot.rotation;
  return foot;
}

FootFrame FootTravel::flying(std::size_t from, double time) const {
  const Print& a = prints_[from];
  const Print& b = prints_[from + 1];
  const Flight& flight = flights_[from];
  const double u = std::clamp((time - a.time.liftOff) / (b.time.touchdown - a.time.liftOff), 0.0, 1.0);
  const double w = eased(u), v = 1 - u;
  FootFrame result;
  result.frame = carried(from, time);
  // Quintic pieces with the wanted slope at one end and nothing at the other.
  result.frame.position += (1 - w) * flight.gapFrom + w * flight.gapTo +
                           u * v * v * v * (1 + 3 * u) * flight.slopeFrom -
                           v * u * u * u * (1 + 3 * v) * flight.slopeTo;
  result.frame.position.y() += flight.raise * bump(u) + flight.liftAt(u);
  result.frame.rotation = flight.turnFrom.slerp(w, flight.turnTo) * result.frame.rotation;
  return result;
}

FootTravel::Flight FootTravel::planFlight(std::size_t from) const {
  const Print& a = prints_[from];
  const Print& b = prints_[from + 1];
  const double duration = b.time.touchdown - a.time.liftOff;
  const double step = 1e-3 * duration;
  Flight flight;
  const Frame leaves = standing(a, a.time.liftOff).frame, lands = standing(b, b.time.touchdown).frame;
  const Frame rawFrom = carried(from, a.time.liftOff + 1e-9 * duration);
  const Frame rawTo = carried(from, b.time.touchdown - 1e-9 * duration);
  flight.gapFrom = leaves.position - rawFrom.position;
  flight.gapTo = lands.position - rawTo.position;
  flight.turnFrom = leaves.rotation * rawFrom.rotation.conjugate();
  flight.turnTo = lands.rotation * rawTo.rotation.conjugate();
  const Vec3 leaving = (leaves.position - standing(a, a.time.liftOff - step).frame.position) / step;
  const Vec3 landing = (standing(b, b.time.touchdown + step).frame.position - lands.position) / step;
  flight.slopeFrom =
      duration * (leaving - (carried(from, a.time.liftOff + step).position - rawFrom.position) / step);
  flight.slopeTo =
      duration * (landing - (rawTo.position - carried(from, b.time.touchdown - step).position) / step);
  // Rather a foot that sets down or leaves briskly than one that dips below the ground for a gentle landing.
  flight.slopeFrom.y() = std::max(flight.slopeFrom.y(), 0.0);
  flight.slopeTo.y() = std::min(flight.slopeTo.y(), 0.0);
  // No foot is thrown: what it has to catch up with is at most the way it goes.
  const double most = (lands.position - leaves.position).norm() + clock_.plan().strides[0]->hipHeight;
  for (Vec3* slope : {&flight.slopeFrom, &flight.slopeTo})
    *slope *= std::min(1.0, most / std::max(slope->norm(), 1e-9));
  return flight;
}

std::array<Vec3, 2> FootTravel::solePoints(const Frame& foot) const {
  // Toes that bend hang from their joint.
  Vec3 front = foot * (foot_.bends ? foot_.pivot : foot_.ball);
  if (foot_.bends) front.y() -= foot_.pivot.y() - foot_.ball.y();
  return {foot * foot_.heel, front};
}

std::array<double, FootTravel::kLifts + 1> FootTravel::missingHeights(std::size_t from) const {
  const Print& a = prints_[from];
  const Print& b = prints_[from + 1];
  const double clearance = kClearance * clock_.plan().strides[0]->hipHeight;
  const std::array<Vec3, 2> leaves = solePoints(standing(a, a.time.liftOff).frame);
  const std::array<Vec3, 2> lands = solePoints(standing(b, b.time.touchdown).frame);
  const auto apart = [](const Vec3& p, const Vec3& q) { return std::hypot(p.x() - q.x(), p.z() - q.z()); };
  std::array<double, kLifts + 1> missing = {};
  for (int k = 1; k < kLifts; ++k) {
    const double u = static_cast<double>(k) / kLifts;
    const Frame foot = flying(from, a.time.liftOff + u * (b.time.touchdown - a.time.liftOff)).frame;
    const std::array<Vec3, 2> points = solePoints(foot);
    for (std::size_t i = 0; i < 2; ++i) {
      const Vec3& p = points[i];
      GroundPoint below;
      if (!path_.ground(p.x(), p.z(), p.y(), below)) continue;
      // A sole that goes along the ground comes up: else it drags.
      const double gone = std::min(apart(p, leaves[i]), apart(p, lands[i]));
      const double wanted = below.position.y() + std::min(clearance, kPeel * gone);
      double& most = missing[static_cast<std::size_t>(k)];
      most = std::max(most, wanted - p.y());
    }
  }
  return missing;
}

// First the swing as a whole, for what lies between the prints; then where the sole still grazes.
void FootTravel::clearGround(std::size_t from) {
  constexpr double kLeastSwell = 0.25;
  Flight& flight = flights_[from];
  std::array<double, kLifts + 1> missing = missingHeights(from);
  for (int k = 1; k < kLifts; ++k) {
    const double swell = bump(static_cast<double>(k) / kLifts);
    if (swell >= kLeastSwell)
      flight.raise = std::max(flight.raise, missing[static_cast<std::size_t>(k)] / swell);
  }
  // No swing is raised by more than the way it goes.
  const double way = (prints_[from + 1].place.position - prints_[from].place.position).norm();
  flight.raise = std::min(flight.raise, way + 10 * kClearance * clock_.plan().strides[0]->hipHeight);
  if (flight.raise > 0) missing = missingHeights(from);
  for (std::size_t k = 1; k < kLifts; ++k)
    flight.lift[k] = std::max({missing[k], 0.6 * missing[k - 1], 0.6 * missing[k + 1]});
}

// Catmull and Rom's spline, never below 0.
double FootTravel::Flight::liftAt(double u) const {
  const double place = std::clamp(u, 0.0, 1.0) * kLifts;
  const std::size_t k = std::min(static_cast<std::size_t>(place), static_cast<std::size_t>(kLifts - 1));
  const double v = place - static_cast<double>(k), a = lift[k], b = lift[k + 1];
  if (a == 0 && b == 0) return 0;
  const double from = 0.5 * (b - (k > 0 ? lift[k - 1] : 0)),
               to = 0.5 * ((k + 2 <= kLifts ? lift[k + 2] : 0) - a);
  return std::max(0.0, a + v * (from + v * (3 * (b - a) - 2 * from - to + v * (2 * (a - b) + from + to))));
}

std::size_t FootTravel::printBefore(double time) const {
  const auto next = std::upper_bound(prints_.begin(), prints_.end(), time,
                                     [](double t, const Print& p) { return t < p.time.touchdown; });
  return next == prints_.begin() ? 0 : static_cast<std::size_t>(next - prints_.begin()) - 1;
}

FootFrame FootTravel::at(double time) const {
  const std::size_t i = printBefore(time);
  const Print& print = prints_[i];
  if (time < print.time.touchdown) return standing(print, print.time.touchdown);
  if (time <= print.time.liftOff) return standing(print, time);
  return i + 1 < prints_.size() ? flying(i, time) : standing(print, print.time.liftOff);
}

double FootTravel::ground(double time) const {
  const std::size_t i = printBefore(time);
  const Print& a = prints_[i];
  if (time <= a.time.liftOff || i + 1 >= prints_.size()) return a.ground;
  const Print& b = prints_[i + 1];
  return a.ground +
         eased((time - a.time.liftOff) / (b.time.touchdown - a.time.liftOff)) * (b.ground - a.ground);
}

std::vector<Contact> FootTravel::contacts() const {
  constexpr int kLooks = 64;
  constexpr double kFlat = 2e-3;  // radians
  std::vector<Contact> result;
  for (const Print& print : prints_) {
    Contact contact;
    contact.leg = static_cast<int>(leg_);
    contact.time = {print.time.touchdown, print.time.liftOff};
    contact.heelPosition = print.place * foot_.heel;
    contact.ballPosition = print.place * foot_.ball;
    const double span = contact.time.end - contact.time.start;
    const TimeRange never{contact.time.start, contact.time.start};
    // The longest time a part is down without a break.
    const auto down = [&](double sign) {
      TimeRange longest = never, now = never;
      bool running = false;
      for (int k = 0; k <= kLooks; ++k) {
        const double t = contact.time.start + span * k / kLooks;
        if (sign * standingPitch(print, t) < kFlat) {
          now = {running ? now.start : t, t};
          running = true;
          if (now.end - now.start > longest.end - longest.start) longest = now;
        } else {
          running = false;
        }
      }
      return longest;
    };
    contact.heel = down(1);
    contact.ball = down(-1);
    result.push_back(contact);
  }
  return result;
}

}  // namespace footfall::gait
