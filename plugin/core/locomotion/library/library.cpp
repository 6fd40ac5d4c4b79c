// SPDX-License-Identifier: MIT
#include "locomotion/library/library.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "base/easing.h"
#include "base/error.h"
#include "base/numeric/convex_hull.h"
#include "base/scanner.h"
#include "locomotion/locomotion_tuning.h"

namespace footfall::locomotion {
namespace {

void check(bool good, const std::string& where, const char* what) {
  if (!good) throw Error(where + " " + what);
}

bool allFinite(const std::vector<double>& values) {
  return std::all_of(values.begin(), values.end(), [](double v) { return std::isfinite(v); });
}

void checkTable(const PoseTable& table, std::size_t width, std::size_t least, const std::string& where) {
  check(table.width == width && table.values.size() % width == 0, where,
        "has rows that do not match the figure's joints");
  check(table.frames() >= least, where, "has too few frames");
  check(table.frameTime > 0 && std::isfinite(table.frameTime), where, "must have a frame time above 0");
  check(allFinite(table.values), where, "has a number that is not finite");
}

void finishClip(Clip& clip, const MotionClass& cls, const Library& library, const std::string& where) {
  checkTable(clip.poses, library.space.width(), 2, where);
  check(std::isfinite(clip.velocity.speed) && clip.velocity.speed >= 0 && std::isfinite(clip.velocity.turn),
        where, "must have a speed of at least 0 and a finite turn rate");
  const std::size_t keys = cls.pattern == StepPattern::Stand ? 2 : 5;
  if (clip.phases.keys().size() != keys)
    throw Error(fmt::format("{} must have {} keyframes, got {}", where, keys, clip.phases.keys().size()));
  check(std::abs(clip.phases.start()) < 1e-9, where, "must have its first keyframe at 0");
  const double loop = static_cast<double>(clip.poses.frames()) * clip.poses.frameTime;
  check(std::abs(clip.phases.duration() - loop) < 1e-6, where,
        "must have its last keyframe at the loop's end");
  clip.phases = PhaseMap(clip.phases.keys(), library.options.phases);
}

void finishClass(MotionClass& cls, const Library& library) {
  check(!cls.name.empty(), "a class", "must have a name");
  check(!cls.examples.empty(), "class " + cls.name, "has no examples");
  std::vector<Vec2> points;
  for (std::size_t i = 0; i < cls.examples.size(); ++i) {
    finishClip(cls.examples[i], cls, library, fmt::format("class {}: example {}", cls.name, i + 1));
    points.push_back(inDegrees(cls.examples[i].velocity));
  }
  try {
    cls.weights = ScatteredWeights(points, library.options.weights);
  } catch (const Error& error) {
    throw Error("class " + cls.name + ": " + error.message());
  }
  cls.hull = convexHull(points);
  cls.pace.clear();
  for (int step = 0; step < MotionClass::kPaceSteps; ++step) {
    for (const Clip& clip : cls.examples)
      cls.pace.push_back(1 / clip.phases.rate((step + 0.5) / MotionClass::kPaceSteps));
  }
}

void checkTransition(const Transition& t, std::size_t number, const Library& library) {
  const std::string where = fmt::format("transition {}", number);
  const int classes = static_cast<int>(library.classes.size());
  check(t.from >= 0 && t.from < classes && t.to >= 0 && t.to < classes && t.from != t.to, where,
        "must lead from one class of the library to another");
  checkTable(t.poses, library.space.width(), 4, where);
  check(t.base.size() == t.poses.frames(), where, "must have a base for each row");
  for (const Base& base : t.base)
    check(base.position.allFinite() && std::isfinite(base.yaw), where, "has a base that is not finite");
  check(t.beginEnd > 0 && t.endStart >= t.beginEnd && t.duration() > t.endStart, where,
        "must have its parts in order: 0 < end of the beginning <= start of the end < duration");
  check(t.fromPhase >= 0 && t.fromPhase <= 1 && t.toPhase >= 0 && t.toPhase <= 1, where,
        "must have phases of 0 to 1");
}

// Recorded where there is one; standing and running are too far apart to be blended, so through a walk.
void makeEdges(Library& library) {
  const std::size_t count = library.classes.size();
  library.edges.assign(count * count, {});
  for (std::size_t k = 0; k < library.transitions.size(); ++k) {
    const Transition& t = library.transitions[k];
    Edge& edge = library.edges[static_cast<std::size_t>(t.from) * count + static_cast<std::size_t>(t.to)];
    edge.kind = EdgeKind::Recorded;
    edge.transitions.push_back(static_cast<int>(k));
  }
  int walk = -1;
  for (std::size_t c = 0; c < count && walk < 0; ++c) {
    if (library.classes[c].pattern == StepPattern::Walk || lowerCase(library.classes[c].name) == "walk")
      walk = static_cast<int>(c);
  }
  for (std::size_t i = 0; i < count; ++i) {
    for (std::size_t j = 0; j < count; ++j) {
      Edge& edge = library.edges[i * count + j];
      if (i == j) edge.kind = EdgeKind::Same;
      if (i == j || edge.kind == EdgeKind::Recorded) continue;
      const bool stands = library.classes[i].pattern == StepPattern::Stand ||
                          library.classes[j].pattern == StepPattern::Stand;
      const int w = static_cast<int>(walk);
      if (!stands || walk < 0 || w == static_cast<int>(i) || w == static_cast<int>(j)) continue;
      edge.kind = EdgeKind::Via;
      edge.via = walk;
    }
  }
}

}  // namespace

const char* nameOf(StepPattern pattern) {
  return pattern == StepPattern::Walk ? "walk" : pattern == StepPattern::Run ? "run" : "stand";
}

Standing standingAt(StepPattern pattern, double phase) {
  if (pattern == StepPattern::Stand) return {true, true};
  const double t = phase - std::floor(phase);
  if (pattern == StepPattern::Run) return {t < 0.25, t >= 0.5 && t < 0.75};
  return {t < 0.75, t < 0.25 || t >= 0.5};
}

namespace {

// From 0 up to 1 over the first `ramp` of 0 to 1, and down again over its last.
double smoothPulse(double share, double ramp) {
  return smoothStep(0, ramp, share) * smoothStep(0, ramp, 1 - share);
}

}  // namespace

FootLoad loadAt(StepPattern pattern, double phase) {
  if (pattern == StepPattern::Stand) return {0.5, 0.5};
  const double t = phase - std::floor(phase), within = 4 * t - std::floor(4 * t);
  const bool first = t < 0.5, strides = t - (first ? 0 : 0.5) < 0.25;  // strides: the first half of a step
  double own = 1, other = 0;                                           // of the foot that struck last
  if (pattern == StepPattern::Run) {
    own = strides ? smoothPulse(within, tuning::kLoadRamp) : 0;
  } else if (strides) {
    own = smoothStep(within);
    other = 1 - own;
  }
  return first ? FootLoad{own, other} : FootLoad{other, own};
}

double changeAt(StepPattern pattern, double phase) {
  if (pattern == StepPattern::Stand) return 1;
  const double t = 2 * phase - std::floor(2 * phase);  // of a step
  const double within = pattern == StepPattern::Run ? 2 * t : 2 * t - 1;
  return within < 0 || within > 1 ? 0 : smoothPulse(within, tuning::kChangeRamp) / tuning::kChangeMean;
}

Velocity MotionClass::mean() const {
  Velocity sum;
  for (const Clip& clip : examples) {
    sum.speed += clip.velocity.speed / static_cast<double>(examples.size());
    sum.turn += clip.velocity.turn / static_cast<double>(examples.size());
  }
  return sum;
}

int Library::find(std::string_view name) const {
  for (std::size_t c = 0; c < classes.size(); ++c) {
    if (lowerCase(classes[c].name) == lowerCase(name)) return static_cast<int>(c);
  }
  return -1;
}

std::size_t Library::bytes() const {
  std::size_t values = 0;
  for (const MotionClass& cls : classes) {
    for (const Clip& clip : cls.examples) values += clip.poses.values.size();
  }
  for (const Transition& t : transitions) values += t.poses.values.size() + 3 * t.base.size();
  return values * sizeof(double);
}

void finish(Library& library) {
  library.limbs = findLimbs(library.skeleton);
  library.leftLeg = library.rightLeg = -1;
  for (std::size_t leg = 0; leg < library.limbs.legs.size(); ++leg) {
    if (library.limbs.legs[leg].side == BodySide::Left) library.leftLeg = static_cast<int>(leg);
    if (library.limbs.legs[leg].side == BodySide::Right) library.rightLeg = static_cast<int>(leg);
  }
  check(library.limbs.legs.size() == 2 && library.leftLeg >= 0 && library.rightLeg >= 0, "the figure",
        "must have two legs, a left and a right one");
  library.soles = findSoles(library.skeleton, library.limbs);
  const PoseSpace& space = library.space;
  check(!space.joints.empty() && space.joints.size() == space.reference.size(), "the figure",
        "must have a reference for every joint that turns");
  for (std::size_t k = 0; k < space.joints.size(); ++k) {
    check(space.joints[k] >= 0 && space.joints[k] < static_cast<int>(library.skeleton.size()), "the figure",
          "names a joint that is not there");
    check(std::abs(space.reference[k].norm() - 1) < 1e-6, "the figure",
          "has a reference that is not a rotation");
  }
  check(!library.classes.empty(), "the library", "has no classes");
  for (std::size_t c = 0; c < library.classes.size(); ++c) {
    if (library.find(library.classes[c].name) != static_cast<int>(c))
      throw Error(fmt::format("there are two classes called {}", library.classes[c].name));
    finishClass(library.classes[c], library);
  }
  for (std::size_t k = 0; k < library.transitions.size(); ++k)
    checkTransition(library.transitions[k], k + 1, library);
  makeEdges(library);
}

}  // namespace footfall::locomotion
