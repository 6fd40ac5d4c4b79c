// SPDX-License-Identifier: MIT
#include "maya/locomotion/locomotion_inputs.h"

#include <algorithm>
#include <cmath>
#include <tuple>

#include "base/angles.h"
#include "base/scanner.h"
#include "io/documents/locomotion_json.h"
#include "io/formats.h"
#include "maya/figure/figure_input.h"

namespace footfall::maya {
using namespace locomotion;

namespace {

constexpr double kDuration = 10;       // seconds: what is baked where nothing says how long
constexpr double kLongest = 6 * 3600;  // seconds: after that the figure holds

Base baseOf(const Affine& transform, const SceneAxes& axes) {
  const Frame frame = axes.toEngine(transform);
  return {Vec2(frame.position.x(), frame.position.z()), yawOf(frame.rotation)};
}

double heightOf(const Affine& transform, const SceneAxes& axes) {
  return axes.toEngine(transform).position.y();
}

// The ground: a mesh, or level with where it starts.
TerrainPtr groundOf(const LocomotionInputs& inputs) {
  if (!inputs.terrain.empty()) {
    WalkInputs walk;
    walk.terrain = inputs.terrain;
    walk.axes = inputs.axes;
    return terrainOf(walk);
  }
  const double height = inputs.by == SteerBy::Path && !inputs.path.empty()
                            ? inputs.axes.toEngine(inputs.path.front()).y()
                            : heightOf(inputs.start, inputs.axes);
  return height == 0 ? nullptr : flatTerrain(height);
}

Route routeOf(const LocomotionInputs& inputs, double speed) {
  if (inputs.by == SteerBy::Point) {
    const Vec3 goal = inputs.axes.toEngine(inputs.goal).position;
    return routeTo(baseOf(inputs.start, inputs.axes), Vec2(goal.x(), goal.z()), speed);
  }
  if (inputs.path.size() < 2) throw Error("path must be connected to a NURBS curve");
  Route route;
  route.closed = inputs.closed;
  for (const Vec3& point : inputs.path) {
    const Vec3 place = inputs.axes.toEngine(point);
    const Vec2 plan(place.x(), place.z());
    if (route.points.empty() || (plan - route.points.back().position).norm() > 1e-4)
      route.points.push_back({plan, std::nullopt});
  }
  if (route.closed && route.points.size() > 2 &&
      (route.points.front().position - route.points.back().position).norm() < 1e-3)
    route.points.pop_back();
  route.speeds.assign(route.points.size(), speed);
  return route;
}

// Speed, turn or class at a frame of the run.
using SteeringValue = std::function<double(double time)>;
SteeringValue valueOf(const LocomotionInputs& inputs, int which, LiveSteering& live, double ahead) {
  if (inputs.driven[which]) {
    LiveValues& values = live[static_cast<std::size_t>(which)];
    return [&values, rate = inputs.frameRate()](double time) {
      return values.at(static_cast<std::size_t>(std::lround(std::max(time, 0.0) * rate)));
    };
  }
  const Curve& curve = which == 0 ? inputs.speed : which == 1 ? inputs.turn : inputs.cls;
  return [curve, start = inputs.startTime + ahead](double time) { return curve.evaluate(start + time); };
}

SteeringInput keysOf(const LocomotionInputs& inputs, const Library& library, LiveSteering& live) {
  const SteeringValue speed = valueOf(inputs, 0, live, inputs.anticipation()),
                      turn = valueOf(inputs, 1, live, inputs.anticipation()),
                      cls = valueOf(inputs, 2, live, inputs.anticipation());
  const double last = static_cast<double>(library.classes.size() - 1);
  return [=](double time) {
    SteeringGoal goal;
    goal.given = true;
    goal.cls = static_cast<int>(std::clamp(std::round(cls(time)), 0.0, last));
    goal.velocity = {std::clamp(speed(time), 0.0, 20.0), turn(time)};
    return goal;
  };
}

}  // namespace

bool LocomotionInputs::operator==(const LocomotionInputs& other) const {
  const auto all = [](const LocomotionInputs& i) {
    return std::tie(i.library, i.by, i.script, i.speed, i.turn, i.cls, i.driven[0], i.driven[1], i.driven[2],
                    i.path, i.closed, i.startTime, i.duration, i.figure, i.scale, i.jointMap, i.axes,
                    i.terrain);
  };
  return all(*this) == all(other) && start.matrix() == other.start.matrix() &&
         goal.matrix() == other.goal.matrix() && sameOptions(steeringOptionTable(), options, other.options);
}

SteeringOptions LocomotionInputs::nodeOptions() {
  SteeringOptions options;
  options.generate.frameRate = 60;
  return options;
}

std::shared_ptr<const MotionPlayer> SolvedLocomotion::playerAt(double& time) const {
  time = std::clamp(time, 0.0, kLongest);
  const double frame = time / stream->frameTime();
  const std::size_t k = static_cast<std::size_t>(frame + 1e-5) / stream->stretchFrames();
  const auto stretch = stream->stretch(k);
  const std::lock_guard<std::mutex> lock(players_->mutex);
  for (const Shown& shown : players_->last) {
    if (shown.stretch == stretch) return shown.player;
  }
  FigureMotion motion;
  motion.motion = stretch->motion;
  motion.contacts = stretch->contacts;
  for (const LocomotionSample& sample : stretch->samples) motion.phase.push_back(sample.strides);
  if (players_->last.size() > 64) players_->last.erase(players_->last.begin());
  players_->last.push_back({stretch, std::make_shared<const MotionPlayer>(std::move(motion), character)});
  return players_->last.back().player;
}

LocomotionSample SolvedLocomotion::sampleAt(double time) const {
  time = std::clamp(time, 0.0, kLongest);
  const std::size_t frame = static_cast<std::size_t>(std::lround(time / stream->frameTime()));
  const auto stretch = stream->stretch(frame / stream->stretchFrames());
  return stretch->samples[frame - stretch->first];
}

Generated SolvedLocomotion::report() const {
  Generated made =
      collectMotion(*stream, static_cast<std::size_t>(std::lround(end / stream->frameTime())) + 1, options);
  if (stream->followsPath()) measurePath(*stream, made);
  for (const std::string& note : notes) {
    if (std::find(made.notes.begin(), made.notes.end(), note) == made.notes.end()) made.notes.push_back(note);
  }
  return made;
}

void SolvedLocomotion::changedFrom(std::size_t frame) const {
  stream->changedFrom(static_cast<double>(frame) * stream->frameTime());
}

Library readLibrary(const LibraryInput& input) {
  if (input.file.empty()) throw Error("library must name a file made by footfall library build");
  return parseLibraryJson(readFile(input.file), input.file);
}

Character characterOf(const Library& library, const std::string& figure, double scale) {
  Character character = figure.empty() ? makeCharacter(library.skeleton, "library")
                                       : makeCharacter(parseSceneJson(figure, "figure").figure(), "rig");
  return scale == 1 ? character : scaled(character, scale);
}

SolvedLocomotion solveLocomotion(const LocomotionInputs& inputs,
                                 const std::shared_ptr<const Library>& library, LiveSteering& live) {
  SolvedLocomotion solved;
  solved.library = library;
  solved.axes = inputs.axes;
  solved.character = characterOf(*library, inputs.figure, inputs.scale);
  GenerateOptions& options = solved.options;
  options = inputs.options.generate;
  options.run.terrain = groundOf(inputs);
  options.start = baseOf(inputs.start, inputs.axes);
  options.maxDuration = inputs.duration > 0 ? inputs.duration : options.maxDuration;
  options.threads = 1;
  if (!inputs.figure.empty() || inputs.scale != 1)
    options.onto = std::make_shared<const Retargeting>(makeCharacter(library->skeleton, "library"),
                                                       solved.character, parseJointMap(inputs.jointMap));
  if (inputs.by == SteerBy::Script) {
    if (inputs.script.empty())
      throw Error("script must hold a script, such as Walk {4, [0: (1.3, 0)]}, Stop");
    const Script script = parseScript(inputs.script);
    solved.stream =
        std::make_shared<LocomotionStream>(library, options, steeringFrom(library, script, options));
    solved.end = durationOf(script);
    solved.notes = outsideNotes(*library, script, options);
  } else if (inputs.by == SteerBy::Keys) {
    solved.stream = std::make_shared<LocomotionStream>(library, options, keysOf(inputs, *library, live));
    solved.end = inputs.duration > 0 ? inputs.duration : kDuration;
  } else {
    const SteeringValue speed = valueOf(inputs, 0, live, 0);
    PathFollowOptions follow = inputs.options.follow;
    if (inputs.driven[0] || inputs.speed.keys().size() > 1)
      follow.speedAtTime = [speed, scale = options.onto ? options.onto->scale() : 1](double time) {
        return speed(time) / scale;
      };
    const double first = follow.speedAtTime ? std::max(speed(0), 0.05) : speed(0);
    solved.stream = std::make_shared<LocomotionStream>(library, options, routeOf(inputs, first), follow);
    const auto arrival = solved.stream->arrival();
    solved.end = arrival ? static_cast<double>(*arrival) * solved.stream->frameTime() : options.maxDuration;
    if (!arrival) solved.notes.push_back("the end of the path is not reached within the duration");
    if (solved.stream->lostPath())
      solved.notes.push_back("the path was lost: the classes do not turn tightly enough");
    if (!solved.stream->pathNote().empty()) solved.notes.push_back(solved.stream->pathNote());
  }
  return solved;
}

}  // namespace footfall::maya
