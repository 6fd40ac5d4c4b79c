// SPDX-License-Identifier: MIT
#include "footprint/foot_plan.h"

#include <algorithm>
#include <cmath>

#include "figure/heading.h"

namespace footfall {
namespace {

constexpr double kGravity = 9.81;
constexpr double kShortestSwing = 0.04;  // seconds in the air between two stands

std::size_t index(int i) {
  return static_cast<std::size_t>(i);
}

double planDistance(const Vec3& a, const Vec3& b) {
  return std::hypot(b.x() - a.x(), b.z() - a.z());
}

// 0 at both ends with slope and curvature 0, 1 in the middle.
double bell(double u) {
  if (u <= 0 || u >= 1) return 0;
  const double x = 4 * u * (1 - u);
  return x * x * x;
}

double eased(double u) {
  const double x = std::clamp(u, 0.0, 1.0);
  return x * x * x * (10 + x * (6 * x - 15));
}

// How a step rolls. Shares of the stance; radians. People after Perry & Burnfield (walk) and Novacheck (run);
// toes that carry a bird or a dog roll less.
struct Rolling {
  double flat, heelOff, strikePitch, liftPitch;
};

Rolling rollingOf(bool upright, bool runs) {
  if (runs) return upright ? Rolling{0.16, 0.5, 0.1, 0.8} : Rolling{0.14, 0.6, 0.06, 0.6};
  return upright ? Rolling{0.13, 0.6, 0.33, 0.9} : Rolling{0.13, 0.68, 0.12, 0.8};
}

}  // namespace

FootPlan::FootPlan(const Track& track, const TrackTiming& timing, const Walker& walker,
                   const Character& character, const BodyMotion& body, TerrainPtr terrain,
                   const FootPlanOptions& options)
    : walker_(walker),
      character_(character),
      body_(body),
      terrain_(std::move(terrain)),
      options_(options),
      duration_(timing.duration),
      stride_(timing.stride) {
  addPlants(track, timing);
  keepApart();
}

void FootPlan::addPlants(const Track& track, const TrackTiming& timing) {
  const double leg = character_.legLength();
  const double natural = std::sqrt(leg / kGravity);  // seconds: 0.3 for people
  // A leg's prints with their times; before the first and after the last one the gait is taken to go on.
  for (std::size_t l = 0; l < walker_.legs.size(); ++l) {
    std::vector<FootPlant> plants;
    const Foot& foot = character_.legs[l].foot;
    std::vector<PrintContact> own;
    for (const PrintContact& c : timing.contacts) {
      if (c.leg == static_cast<int>(l)) own.push_back(c);
    }
    for (std::size_t i = 0; i < own.size(); ++i) {
      const PrintContact& c = own[i];
      const Footprint& print = track.prints[index(c.print)];
      Frame sole = print.sole();
      if (c.turn != 0 && track.loop)
        sole = Frame{track.loop->offset, track.loop->rotation()}.inverse() * sole;
      const double stance = c.lift - c.strike;
      // What the body does over this print tells how far the foot rolls.
      const Vec3 before = body_.path.at(c.strike).position, after = body_.path.at(c.lift).position;
      const double way = planDistance(before, after) / leg;
      const bool runs = print.stance < print.step;
      const Rolling r = rollingOf(character_.upright, runs);
      const double ahead = planDistance(sole.position, before) / leg,
                   behind = planDistance(sole.position, after) / leg;
      const double climbing = way > 0.05 ? (after.y() - before.y()) / (way * leg) : 0;
      FootPlant plant;
      plant.leg = static_cast<int>(l);
      plant.place = {sole * walker_.legs[l].ankle, sole.rotation};
      plant.strike = c.strike;
      plant.toeOff = c.lift;
      if (i + 1 < own.size()) plant.toeOff = std::min(plant.toeOff, own[i + 1].strike - kShortestSwing);
      plant.toeOff = std::max(plant.toeOff, plant.strike + 0.2 * stance);
      const double share = options_.heelLift > 0 ? std::clamp(options_.heelLift, 0.2, 1.0) : r.heelOff;
      const double last =
          options_.heelLift > 0 ? stance : 1.1 * natural;  // a long stand lifts its heel only at its end
      plant.flat = plant.strike + std::min(r.flat * stance, 0.4 * natural);
      plant.heelOff =
          std::clamp(std::max(plant.strike + share * stance, plant.toeOff - last), plant.flat, plant.toeOff);
      // Uphill the ball meets the ground first or the sole lands flat.
      const double uphill = std::clamp(1 - 4 * std::abs(climbing), 0.0, 1.0);
      plant.strikePitch = options_.roll * r.strikePitch * std::clamp(ahead / 0.35, 0.0, 1.0) * uphill;
      plant.liftPitch = options_.roll * r.liftPitch * std::clamp(behind / 0.4, 0.15, 1.0);
      if (c.strike <= 0 && track.standingStart) plant.strikePitch = 0;
      if (c.lift >= timing.duration && track.standingEnd) {
        plant.heelOff = plant.toeOff = std::max(c.lift, timing.duration) + 1;
        plant.liftPitch = 0;
      }
      plants.push_back(plant);
    }
    if (plants.empty()) {  // a leg that never touches is carried along
      FootPlant plant;
      plant.leg = static_cast<int>(l);
      plant.place = body_.at(0) * character_.standingFoot(plant.leg);
      plant.strike = plant.flat = plant.heelOff = plant.toeOff = -1;
      plants.push_back(plant);
    }
    // One stride before the first and after the last.
    const Vec3 travel = body_.path.end() > 0
                            ? Vec3((body_.path.at(body_.path.end()).position - body_.path.at(0).position) *
                                   (stride_ / body_.path.end()))
                            : Vec3(Vec3::Zero());
    if (plants.front().strike > 0) {
      FootPlant first = plants.front();
      const double air = std::max(0.35 * stride_, kShortestSwing);
      first.toeOff = std::min(-0.02, plants.front().strike - air);
      first.strike = first.toeOff - 0.3;
      first.flat = first.strike;
      first.heelOff = first.toeOff - 0.2;
      first.strikePitch = 0;
      const Vec3 back =
          plants.size() > 1 ? Vec3(plants[1].place.position - plants[0].place.position) : travel;
      first.place.position -= back;
      plants.insert(plants.begin(), first);
    }
    if (plants.back().toeOff < timing.duration) {
      FootPlant next = plants.back();
      const double air = std::max(0.35 * stride_, kShortestSwing);
      next.strike = std::max(timing.duration + 0.02, plants.back().toeOff + air);
      next.flat = next.strike + 0.1;
      next.heelOff = next.toeOff = next.strike + 1;
      const std::size_t n = plants.size();
      next.place.position +=
          n > 1 ? Vec3(plants[n - 1].place.position - plants[n - 2].place.position) : travel;
      plants.push_back(next);
    }
    SwingStyle style;
    const double length = character_.legs[l].length();
    style.clearance = options_.clearance * length;
    style.fold = character_.upright ? 0.15 : 0.6;
    style.lift = options_.lift * (character_.upright ? 0 : 0.08) * length;
    style.liftAt = character_.upright ? 0.4 : 0.45;
    if (terrain_) {
      style.ground = [terrain = terrain_](const Vec3& p) {
        const auto ground = terrain->at(p.x(), p.z(), p.y());
        return ground ? ground->position.y() : p.y() - 1;
      };
    }
    paths_.emplace_back(foot, plants, style);
    std::vector<Swing> swings;
    for (std::size_t i = 0; i + 1 < plants.size(); ++i) {
      Swing swing;
      swing.time = {plants[i].toeOff, plants[i + 1].strike};
      swing.carried = swing.time.end - swing.time.start > 0.9 * stride_;
      swings.push_back(swing);
    }
    if (plants.size() == 1 && plants[0].toeOff < 0)
      swings.push_back({{-1e3, 1e3 + timing.duration}, 0, true});
    swings_.push_back(swings);
    for (const FootPlant& plant : plants) {
      if (plant.toeOff <= 0 || plant.strike >= timing.duration) continue;
      contacts_.push_back(contactOf(plant, foot));
    }
  }
  std::stable_sort(contacts_.begin(), contacts_.end(),
                   [](const Contact& a, const Contact& b) { return a.strike() < b.strike(); });
}

const FootPlan::Swing* FootPlan::swingAt(int leg, double time) const {
  const std::vector<Swing>& swings = swings_[index(leg)];
  const auto after = std::upper_bound(swings.begin(), swings.end(), time,
                                      [](double t, const Swing& s) { return t < s.time.start; });
  if (after == swings.begin()) return nullptr;
  const Swing& swing = *(after - 1);
  return time < swing.time.end ? &swing : nullptr;
}

Vec3 FootPlan::asideOf(const Swing& swing, int leg, double time) const {
  const double u = (time - swing.time.start) / (swing.time.end - swing.time.start);
  const double side = static_cast<double>(walker_.legs[index(leg)].side);
  const double yaw = body_.turn.yaw(time);
  return (side * swing.aside * bell(u)) * Vec3(std::cos(yaw), 0, -std::sin(yaw));
}

// A swinging ankle keeps its distance from the other ankles (of the same pair of legs), to its own side.
void FootPlan::keepApart() {
  constexpr int kSamples = 40;
  const double wide = options_.apart * character_.legLength();
  for (std::size_t l = 0; l < paths_.size(); ++l) {
    const double side = static_cast<double>(walker_.legs[l].side);
    if (side == 0) continue;
    for (Swing& swing : swings_[l]) {
      double need = 0;
      for (int i = 4; i <= kSamples - 4; ++i) {
        const double u = static_cast<double>(i) / kSamples;
        const double t = swing.time.start + u * (swing.time.end - swing.time.start);
        if (t < 0 || t > duration_) continue;
        const double yaw = body_.turn.yaw(t);
        const Vec3 left(std::cos(yaw), 0, -std::sin(yaw)), forward = forwardOf(yaw);
        for (std::size_t o = 0; o < paths_.size(); ++o) {
          if (o == l || character_.legs[o].fore != character_.legs[l].fore) continue;
          const Vec3 way = paths_[l].at(t).frame.position - paths_[o].at(t).frame.position;
          const double along = std::abs(way.dot(forward)) / (0.35 * character_.legLength());
          if (along >= 1) continue;
          const double room = wide * (1 - along * along);
          need = std::max(need, std::min((room - side * way.dot(left)) / bell(u), 2.5 * wide));
        }
      }
      swing.aside = std::max(0.0, need);
    }
  }
}

// A foot long in the air hangs drawn up below its hip.
FootFrame FootPlan::carriedFrame(int leg, const Swing& swing, FootFrame frame, double time) const {
  const double ease = std::min(0.5 * stride_, 0.5 * (swing.time.end - swing.time.start));
  const double weight = eased((time - swing.time.start) / ease) * eased((swing.time.end - time) / ease);
  const Frame body = body_.at(time);
  const CharacterLeg& l = character_.legs[index(leg)];
  const double up = options_.retract * l.length();
  const Frame standing = character_.standingFoot(leg);
  const double yaw = body_.turn.yaw(time);
  Frame hanging;
  hanging.position = body * (standing.position + Vec3(0, up, -0.6 * up));
  const double fold = character_.upright ? 0.9 : 0.5;
  hanging.rotation =
      Quat(Eigen::AngleAxisd(yaw, Vec3::UnitY())) * Quat(Eigen::AngleAxisd(fold, Vec3::UnitX()));
  frame.frame.position += weight * (hanging.position - frame.frame.position);
  frame.frame.rotation = frame.frame.rotation.slerp(weight, hanging.rotation);
  frame.toeBend *= 1 - weight;
  return frame;
}

FootFrame FootPlan::at(int leg, double time) const {
  FootFrame frame = paths_[index(leg)].at(time);
  const Swing* swing = swingAt(leg, time);
  if (swing == nullptr) return frame;
  frame.frame.position += asideOf(*swing, leg, time);
  return swing->carried ? carriedFrame(leg, *swing, frame, time) : frame;
}

}  // namespace footfall
