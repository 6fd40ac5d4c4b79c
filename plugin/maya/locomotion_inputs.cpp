// SPDX-License-Identifier: MIT
#include "locomotion_inputs.h"

#include <algorithm>
#include <cmath>
#include <tuple>

#include "base/scanner.h"
#include "figure_input.h"
#include "io/formats.h"
#include "io/locomotion_library.h"

namespace footfall::maya {
namespace {

constexpr double kDuration = 10;  // seconds: where nothing says how long

Base baseOf(const Affine& transform, const SceneAxes& axes) {
  const Frame frame = axes.toEngine(transform);
  return {Vec2(frame.position.x(), frame.position.z()), yawOf(frame.rotation)};
}

double heightOf(const Affine& transform, const SceneAxes& axes) {
  return axes.toEngine(transform).position.y();
}

// The ground: a mesh, or level with where it starts.
TerrainPtr groundOf(const LocomotionInputs& inputs) {
  if (!inputs.terrain.points.empty()) {
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
  if (inputs.path.size() < 2) throw Error("path should be connected to a NURBS curve");
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

Generated generated(const LocomotionInputs& inputs, const std::shared_ptr<const Library>& library,
                    const GenerateOptions& options) {
  if (inputs.by == SteerBy::Script) {
    if (inputs.script.empty())
      throw Error("script should say what to do, such as Walk {4, [0: (1.3, 0)]}, Stop");
    return generate(library, parseScript(inputs.script), options);
  }
  if (inputs.by == SteerBy::Keys) {
    const double duration = inputs.duration > 0 ? inputs.duration : kDuration;
    return generate(library, KeyedSteering{inputs.speed, inputs.turn, inputs.cls, inputs.startTime, duration},
                    options);
  }
  const double speed = inputs.speed.evaluate(inputs.startTime);
  PathFollowOptions follow;
  if (inputs.speed.keys().size() > 1) {
    const double scale = options.onto ? options.onto->scale() : 1;
    follow.speedOver = [&inputs, scale](double time) {
      return inputs.speed.evaluate(inputs.startTime + time) / scale;
    };
  }
  return generate(library, routeOf(inputs, speed), options, follow);
}

// Strides done at each frame.
std::vector<double> stridesOf(const std::vector<LocomotionSample>& samples) {
  std::vector<double> strides;
  double done = 0;
  for (std::size_t i = 0; i < samples.size(); ++i) {
    if (i > 0) {
      const double gone = samples[i].phase - samples[i - 1].phase;
      done += gone - std::floor(gone);
    }
    strides.push_back(done);
  }
  return strides;
}

}  // namespace

bool LocomotionInputs::operator==(const LocomotionInputs& other) const {
  const auto all = [](const LocomotionInputs& i) {
    return std::tie(i.library, i.by, i.script, i.speed, i.turn, i.cls, i.path, i.closed, i.startTime,
                    i.duration, i.figure, i.scale, i.jointMap, i.axes, i.terrain, i.frameRate, i.ease,
                    i.anticipation, i.footLock, i.extrapolate);
  };
  return all(*this) == all(other) && start.matrix() == other.start.matrix() &&
         goal.matrix() == other.goal.matrix();
}

const LocomotionSample& SolvedLocomotion::at(double time) const {
  const double frame = std::round(time / player.motion().frameTime);
  return samples[static_cast<std::size_t>(std::clamp(frame, 0.0, static_cast<double>(samples.size() - 1)))];
}

Library readLibrary(const LibraryInput& input) {
  if (input.file.empty()) throw Error("library should name a file that footfall library build made");
  return parseLibraryJson(readFile(input.file), input.file);
}

Character characterOf(const Library& library, const std::string& figure, double scale) {
  Character character = figure.empty() ? makeCharacter(library.skeleton, "library")
                                       : makeCharacter(parseSceneJson(figure, "figure").figure(), "rig");
  return scale == 1 ? character : scaled(character, scale);
}

SolvedLocomotion solveLocomotion(const LocomotionInputs& inputs,
                                 const std::shared_ptr<const Library>& library) {
  const Character character = characterOf(*library, inputs.figure, inputs.scale);
  GenerateOptions options;
  options.frameRate = inputs.frameRate;
  options.anticipation = inputs.anticipation;
  options.footLock = inputs.footLock;
  options.run.ease = inputs.ease;
  options.run.outside = inputs.extrapolate ? OutsideHull::Extrapolate : OutsideHull::Clamp;
  options.run.terrain = groundOf(inputs);
  options.start = baseOf(inputs.start, inputs.axes);
  options.maxDuration = inputs.duration > 0 ? inputs.duration : options.maxDuration;
  options.threads = 1;
  if (!inputs.figure.empty() || inputs.scale != 1)
    options.onto = std::make_shared<const Retarget>(makeCharacter(library->skeleton, "library"), character,
                                                    parseJointMap(inputs.jointMap));
  Generated made = generated(inputs, library, options);
  FigureMotion shown;
  shown.motion = std::move(made.motion);
  shown.contacts = std::move(made.contacts);
  shown.phase = stridesOf(made.samples);
  std::vector<LocomotionSample> samples = std::move(made.samples);
  if (!made.arrived) made.notes.push_back("the end of the path was not reached in the time there is");
  return {library, FigurePlayer(std::move(shown), character), std::move(samples), std::move(made),
          inputs.axes};
}

}  // namespace footfall::maya
