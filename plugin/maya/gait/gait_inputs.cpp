// SPDX-License-Identifier: MIT
#include "maya/gait/gait_inputs.h"

#include <algorithm>
#include <tuple>

#include <fmt/format.h>

#include "base/error.h"
#include "gait/stride/gait_choice.h"
#include "gait/thesis/thesis_follow.h"
#include "gait/travel/path_ground.h"
#include "io/documents/gait_text.h"
#include "io/formats.h"

namespace footfall::maya {
using namespace gait;

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

GaitPrint printOf(const Contact& contact, const Terrain& ground) {
  const Vec3 middle = 0.5 * (contact.heelPosition + contact.ballPosition);
  Vec3 ahead = contact.ballPosition - contact.heelPosition;
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
  const std::vector<ThesisFrame> frames =
      thesisFollow(stride, how.frameRate, thesisPathOn(path, speed, how.frameRate, last, 5), last, options);
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
    return std::tie(i.figure, i.axes, i.automatic, i.closed, i.ground, i.drive, i.speed, i.keys, i.later,
                    i.faithful, i.force, f.frameRate, f.duration, f.bank, f.slope, f.roll, f.spine, f.look,
                    f.posture, f.maxPitch, i.path, i.strides, i.terrain);
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

GaitMoment SolvedGait::at(const FigureMoment& moment) const {
  const auto between = [&](const std::vector<double>& values) {
    return values[moment.frame] + moment.share * (values[moment.next] - values[moment.frame]);
  };
  GaitMoment result;
  for (const std::vector<double>& phases : legPhase) {
    const double now = phases[moment.frame];
    result.legPhase.push_back(fractionOf(now + moment.share * shortestTurn(phases[moment.next] - now)));
  }
  result.speed = between(speed);
  result.distance = between(distance);
  return result;
}

namespace {

// What is asked for, put together: the figure, its way, its speed and its gaits.
class Solver {
 public:
  explicit Solver(const GaitInputs& inputs) : in_(inputs), how_(inputs.follow) {}

  SolvedGait solve() {
    check();
    if (in_.automatic) {
      character_ = in_.figure.character();
    } else {
      strides_ = makeStrides(in_, character_);
    }
    std::vector<Vec3> points;
    for (const Vec3& point : in_.path) points.push_back(in_.axes.toEngine(point));
    const SpacePath drawn = spacePath(points, in_.closed);
    const TerrainPtr ground = groundFor(in_, drawn, character_.hipHeight);
    const TravelPath path(drawn.plan, ground, 0.1 * character_.hipHeight, points.front().y());
    const TravelSpeed speed = speedOf(in_, usualSpeedOf());
    if (how_.duration <= 0) how_.duration = speed.timeAt(path.length(), kLongest);
    // Keys that end on the way: it stops there.
    if (!(how_.duration < kLongest) && !in_.keys.empty() && in_.keys.back().first > 0)
      how_.duration = in_.keys.back().first;
    if (!(how_.duration < kLongest))
      throw Error(
          "at this speed the end of the path is never reached; give a duration, or a speed above 0 at the "
          "end");
    std::vector<std::string> gaits;
    const GaitPlan plan = planFor(speed, gaits);
    Followed travel = in_.faithful ? thesisTravel(onlyStride(plan), path, speed, how_, how_.duration)
                                   : followPath(plan, path, speed, how_);
    refuse(travel, in_.force);
    SolvedGait solved(MotionPlayer(figureMotion(travel.performance, std::move(travel.motion)), character_));
    solved.legPhase = std::move(travel.legPhase);
    solved.speed = std::move(travel.speed);
    for (std::size_t i = 0; i < solved.speed.size(); ++i)
      solved.distance.push_back(speed.distance(static_cast<double>(i) / how_.frameRate) - speed.distance(0));
    solved.gaits = std::move(gaits);
    solved.changes = plan.changes;
    solved.period = plan.strides.front()->period;
    solved.strideLength = plan.strides.front()->length;
    if (in_.drive == GaitDrive::Position) solved.positionSpeed = speed.speed(0);
    solved.axes = in_.axes;
    for (const StridePtr& stride : plan.strides)
      solved.notes.insert(solved.notes.end(), stride->notes.begin(), stride->notes.end());
    for (const FollowNote& note : travel.notes) solved.notes.push_back(note.text);
    for (const Contact& contact : travel.performance.contacts)
      solved.prints.push_back(printOf(contact, *ground));
    solved.way = wayOn(path);
    return solved;
  }

 private:
  void check() const {
    if (!(in_.axes.metre > 0)) throw Error(fmt::format("metre should be above 0, not {:g}", in_.axes.metre));
    if (in_.path.empty()) throw Error("path should be connected to a NURBS curve");
    if (in_.strides.empty() && !in_.automatic)
      throw Error("there is no stride; give stride[0] a gait of the book or a captured cycle");
  }

  double usualSpeedOf() const {
    if (!in_.automatic) return strides_.front()->speed();
    const std::string slowest = usualGaits(character_).front().gait;
    return usualSpeed(gaitNamed(slowest, character_.legs.size()), character_);
  }

  GaitPlan planFor(const TravelSpeed& speed, std::vector<std::string>& names) const {
    if (in_.automatic) {
      GaitChoice choice = chooseGaits(character_, speed, how_.duration, usualGaits(character_));
      names = std::move(choice.names);
      return std::move(choice.plan);
    }
    GaitPlan plan;
    plan.strides = strides_;
    for (std::size_t i = 0; i < in_.strides.size(); ++i) {
      const StrideInput& stride = in_.strides[i];
      names.push_back(stride.cycle.empty() ? stride.gait : fmt::format("cycle {}", i + 1));
      if (i > 0) plan.changes.push_back({stride.start, stride.duration});
    }
    return plan;
  }

  static const Stride& onlyStride(const GaitPlan& plan) {
    if (plan.strides.size() > 1) throw Error("the faithful mode travels with one stride; remove the others");
    return *plan.strides.front();
  }

  std::vector<Vec3> wayOn(const TravelPath& path) const {
    const double step = std::max(0.25 * character_.hipHeight, path.planLength() / 2000);
    std::vector<Vec3> way;
    for (double s = 0; s < path.planLength() + step; s += step) {
      const GroundPlace at = path.at(std::min(s, path.planLength()));
      way.emplace_back(at.plan.position.x(), at.height, at.plan.position.y());
    }
    return way;
  }

  const GaitInputs& in_;
  FollowOptions how_;
  Character character_;
  std::vector<StridePtr> strides_;
};

}  // namespace

SolvedGait solveGait(const GaitInputs& inputs) {
  return Solver(inputs).solve();
}

}  // namespace footfall::maya
