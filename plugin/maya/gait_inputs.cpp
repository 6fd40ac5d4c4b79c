// SPDX-License-Identifier: MIT
#include "gait_inputs.h"

#include <algorithm>
#include <tuple>

#include <fmt/format.h>

#include "base/error.h"
#include "gait/gait_choice.h"
#include "gait/space_path.h"
#include "gait/thesis_follow.h"
#include "io/formats.h"
#include "io/gait_text.h"

namespace footfall::maya {
namespace {

constexpr double kLongest = 3600;  // seconds

Stride cycleStride(const StrideInput& input, std::size_t number) {
  const std::string what = fmt::format("stride {}", number);
  StrideOptions options;
  options.name = what;
  options.period = input.period;
  if (!input.info.empty()) options.info = parseGaitInfo(input.info, what);
  const Scene scene = parseSceneJson(input.cycle, what);
  if (!scene.motion) throw Error(fmt::format("{}: its cycle has no motion; capture it again", what));
  try {
    return strideFromMotion(*scene.motion, options);
  } catch (const Error& error) {
    throw Error(fmt::format("{}: {}", what, error.message()));
  }
}

Stride bookStride(const std::string& gait, const Character& character, const GaitInputs& inputs) {
  if (gait.empty()) {
    throw Error(fmt::format("a stride needs a gait of the book or a captured cycle; the book has {}",
                            fmt::join(gaitNames(character.legs.size()), ", ")));
  }
  MakeStrideOptions how;
  how.later = inputs.later;
  how.later.resize(inputs.later.empty() ? 0 : character.legs.size(), 0);
  return makeStride(character, gaitNamed(gait, character.legs.size()), how).stride;
}

// The figure: that of the first captured cycle, else the one chosen.
std::vector<StridePtr> makeStrides(const GaitInputs& inputs, Character& character) {
  std::vector<StridePtr> strides(inputs.strides.size());
  bool captured = false;
  for (std::size_t i = 0; i < strides.size(); ++i) {
    if (inputs.strides[i].cycle.empty()) continue;
    Stride stride = cycleStride(inputs.strides[i], i + 1);
    for (std::size_t l = 0; l < std::min(inputs.later.size(), stride.legs.size()); ++l)
      stride.legs[l].later = inputs.later[l];
    if (!captured) character = stride.character;
    captured = true;
    strides[i] = std::make_shared<const Stride>(std::move(stride));
  }
  if (!captured) character = inputs.figure.character();
  for (std::size_t i = 0; i < strides.size(); ++i) {
    if (!strides[i])
      strides[i] = std::make_shared<const Stride>(bookStride(inputs.strides[i].gait, character, inputs));
  }
  return strides;
}

TravelSpeed speedOf(const GaitInputs& inputs, double usual) {
  if (inputs.drive == GaitDrive::Speeds) {
    std::vector<SpeedKey> keys;
    for (const auto& [time, speed] : inputs.keys) keys.push_back({time, speed});
    return TravelSpeed(keys);
  }
  if (inputs.drive == GaitDrive::Places) {
    std::vector<TimeKey> keys;
    for (const auto& [time, place] : inputs.keys) {
      TimeKey key;
      key.at = time;
      key.source = place;
      keys.push_back(key);
    }
    return TravelSpeed::fromDistances(keys);
  }
  return TravelSpeed(inputs.speed > 0 ? inputs.speed : usual);
}

TerrainPtr groundFor(const GaitInputs& inputs, const SpacePath& path, double hipHeight) {
  WalkInputs ground;
  ground.axes = inputs.axes;
  ground.terrain = inputs.terrain;
  ground.ground = inputs.ground;
  const TerrainPtr given = terrainOf(ground);
  return given ? given : groundOf(path, 2 * hipHeight, 20 * hipHeight);
}

GaitPlan planOf(const GaitInputs& inputs, std::vector<StridePtr> strides) {
  GaitPlan plan;
  plan.strides = std::move(strides);
  for (std::size_t i = 1; i < inputs.strides.size(); ++i)
    plan.changes.push_back({inputs.strides[i].start, inputs.strides[i].duration});
  return plan;
}

GaitPrint printOf(const Contact& contact, const Terrain& ground) {
  const Vec3 middle = 0.5 * (contact.heelPlace + contact.toePlace);
  Vec3 ahead = contact.toePlace - contact.heelPlace;
  if (ahead.norm() < 1e-9) ahead = Vec3::UnitZ();
  ahead.normalize();
  const std::optional<GroundPoint> below = ground.at(middle.x(), middle.z(), middle.y());
  const Vec3 normal = below ? below->normal : Vec3::UnitY();
  const Vec3 left = normal.cross(ahead).normalized();
  Mat3 axes;
  axes << left, ahead.cross(left), ahead;
  return {static_cast<std::size_t>(contact.leg), {middle, Quat(axes)}, contact.time};
}

// Where the engine cannot do what is asked it says so instead, unless it is told to do its best.
void refuse(const Followed& travel, bool force) {
  for (const FollowNote& note : travel.notes) {
    const bool hopeless = note.trouble == FollowTrouble::Step || note.trouble == FollowTrouble::Reach;
    if (hopeless && !force) throw Error(note.text + "; 'force' does the best it can");
  }
}

Followed thesisTravel(const Stride& stride, const TravelPath& path, const TravelSpeed& speed,
                      const FollowOptions& how, double duration) {
  const int last = static_cast<int>(std::floor(duration * how.frameRate + 1e-9));
  ThesisOptions options;
  options.retimeLegs = true;
  const std::vector<ThesisFrame> frames = thesisFollow(
      stride, how.frameRate, thesisPathOn(path, speed, how.frameRate, last, 5), last, options);
  return thesisFollowed(stride, how.frameRate, frames);
}

}  // namespace

bool StrideInput::operator==(const StrideInput& other) const {
  return std::tie(gait, period, start, duration, info, cycle) ==
         std::tie(other.gait, other.period, other.start, other.duration, other.info, other.cycle);
}

bool GaitInputs::operator==(const GaitInputs& other) const {
  const auto all = [](const GaitInputs& i) {
    const FollowOptions& f = i.follow;
    return std::tie(i.figure, i.axes, i.automatic, i.closed, i.ground, i.drive, i.speed, i.keys, i.later, i.faithful,
                    i.force, f.frameRate, f.duration, f.bank, f.slope, f.roll, f.spine, f.look, f.posture,
                    f.maxPitch, i.path, i.strides, i.terrain);
  };
  return all(*this) == all(other);
}

double SolvedGait::timeOf(double since, double position) const {
  return positionSpeed > 0 ? position / axes.metre / positionSpeed : since;
}

const std::string& SolvedGait::gaitAt(double time) const {
  std::size_t shown = 0;
  while (shown < changes.size() && time > changes[shown].start + 0.5 * changes[shown].duration) ++shown;
  return gaits[shown];
}

std::vector<StridePtr> stridesOf(const GaitInputs& inputs) {
  Character character;
  return makeStrides(inputs, character);
}

SolvedGait solveGait(const GaitInputs& inputs) {
  if (!(inputs.axes.metre > 0))
    throw Error(fmt::format("metre should be above 0, not {:g}", inputs.axes.metre));
  if (inputs.path.empty()) throw Error("path should be connected to a NURBS curve");
  if (inputs.strides.empty() && !inputs.automatic)
    throw Error("there is no stride; give stride[0] a gait of the book or a captured cycle");
  SolvedGait solved;
  solved.axes = inputs.axes;
  std::vector<StridePtr> strides;
  if (inputs.automatic) {
    solved.character = inputs.figure.character();
  } else {
    strides = makeStrides(inputs, solved.character);
  }
  std::vector<Vec3> points;
  for (const Vec3& point : inputs.path) points.push_back(inputs.axes.toEngine(point));
  const SpacePath drawn = spacePath(points, inputs.closed);
  const TerrainPtr ground = groundFor(inputs, drawn, solved.character.hipHeight);
  const TravelPath path(drawn.plan, ground, 0.1 * solved.character.hipHeight, points.front().y());
  FollowOptions how = inputs.follow;
  GaitPlan plan;
  double usual = 0;
  if (inputs.automatic) {
    const std::vector<GaitStep> steps = usualGaits(solved.character);
    usual = usualSpeed(gaitNamed(steps.front().gait, solved.character.legs.size()), solved.character);
  } else {
    usual = strides.front()->speed();
  }
  const TravelSpeed speed = speedOf(inputs, usual);
  const double duration = how.duration > 0 ? how.duration : speed.timeAt(path.length(), kLongest);
  if (!(duration < kLongest))
    throw Error("at this speed the end of the path is never reached; give a duration, or a speed above 0 at the end");
  how.duration = duration;
  if (inputs.automatic) {
    GaitChoice choice = chooseGaits(solved.character, speed, duration, usualGaits(solved.character));
    solved.gaits = std::move(choice.names);
    plan = std::move(choice.plan);
  } else {
    for (std::size_t i = 0; i < strides.size(); ++i)
      solved.gaits.push_back(inputs.strides[i].cycle.empty() ? inputs.strides[i].gait
                                                             : fmt::format("cycle {}", i + 1));
    plan = planOf(inputs, std::move(strides));
  }
  solved.changes = plan.changes;
  solved.period = plan.strides.front()->period;
  if (inputs.drive == GaitDrive::Position) solved.positionSpeed = speed.speed(0);
  if (inputs.faithful) {
    if (plan.strides.size() > 1) throw Error("the faithful mode travels with one stride; remove the others");
    solved.travel = thesisTravel(*plan.strides.front(), path, speed, how, duration);
  } else {
    solved.travel = followPath(plan, path, speed, how);
    refuse(solved.travel, inputs.force);
  }
  for (const std::string& note : plan.strides.front()->notes) solved.notes.push_back(note);
  for (const FollowNote& note : solved.travel.notes) solved.notes.push_back(note.text);
  for (const Contact& contact : solved.travel.performance.contacts)
    solved.prints.push_back(printOf(contact, *ground));
  const double step = std::max(0.25 * solved.character.hipHeight, path.planLength() / 2000);
  for (double s = 0; s < path.planLength() + step; s += step) {
    const GroundPlace at = path.at(std::min(s, path.planLength()));
    solved.way.emplace_back(at.plan.position.x(), at.height, at.plan.position.y());
  }
  return solved;
}

}  // namespace footfall::maya
