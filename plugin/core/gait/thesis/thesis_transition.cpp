// SPDX-License-Identifier: MIT
#include "gait/thesis/thesis_transition.h"

#include <fmt/format.h>

#include <cmath>

#include "base/angles.h"
#include "base/error.h"
#include "gait/thesis/thesis_pose.h"

namespace footfall::gait {
namespace {

double wrapped(double t, double period) {
  return fractionOf(t / period) * period;
}

LegWindow between(const LegWindow& a, const LegWindow& b, double r) {
  return {a.touchdown + r * (b.touchdown - a.touchdown), a.stance + r * (b.stance - a.stance)};
}

// Eqs 3.43 and 3.44.
LegState stateAt(double t, const LegWindow& window, double period) {
  return legState((t - window.touchdown) / period, window.stance / period);
}

// The second line of eq 3.43 as printed: across the end of the stride it subtracts the duration of the stance
// instead of its start.
LegState printedStateAt(double t, const LegWindow& window, double period) {
  LegState state = stateAt(t, window, period);
  if (state.standing && t < window.touchdown) state.u = (t + period - window.stance) / window.stance;
  return state;
}

// The inverse: eq 3.42 without its step.
double timeOf(const LegState& state, const LegWindow& window, double period) {
  return state.standing ? window.touchdown + state.u * window.stance
                        : window.touchdown - (1 - state.u) * (period - window.stance);
}

std::vector<LegWindow> windowsOf(const Stride& stride, double rate) {
  std::vector<LegWindow> result;
  for (const StrideLeg& leg : stride.legs)
    result.push_back({leg.timing.phase * stride.period * rate, leg.timing.duty * stride.period * rate});
  return result;
}

}  // namespace

double sourceFrame(const LegState& state, const LegWindow& window, double strideFrames) {
  return wrapped(timeOf(state, window, strideFrames), strideFrames);
}

double sourceFrame(const std::vector<TransitionStep>& steps, std::size_t i, std::size_t leg,
                   const LegWindow& window, double strideFrames, const TransitionErrata& errata) {
  if (!errata.source || i == 0) return sourceFrame(steps[i].legs[leg], window, strideFrames);
  return wrapped(timeOf(steps[i - 1].legs[leg], window, strideFrames) + 1, strideFrames);
}

std::vector<TransitionStep> transitionSteps(TransitionMode mode, const std::vector<LegWindow>& start,
                                            double startFrames, const std::vector<LegWindow>& end,
                                            double endFrames, int frames, double startTime,
                                            const TransitionErrata& errata) {
  if (start.size() != end.size())
    throw Error(fmt::format("a gait of {} legs cannot change into one of {}", start.size(), end.size()));
  if (frames < 1) throw Error(fmt::format("a transition must take at least 1 frame, got {}", frames));
  std::vector<TransitionStep> result;
  double phase = startTime / startFrames;
  for (int i = 0; i <= frames; ++i) {
    const double r = static_cast<double>(i) / frames;
    TransitionStep step;
    step.strideFrames = (1 - r) * startFrames + r * endFrames;
    const double period = step.strideFrames;
    if (i > 0) phase += 1 / period;
    for (std::size_t l = 0; l < start.size(); ++l) {
      const LegWindow window = between(start[l], end[l], r);
      double t = wrapped(startTime, period);
      LegState state = stateAt(t, window, period);
      if (mode == TransitionMode::PhaseClock) {
        const double from = start[l].touchdown / startFrames, to = end[l].touchdown / endFrames;
        const double turn = from + r * shortestTurn(to - from);
        const double duty = (1 - r) * start[l].stance / startFrames + r * end[l].stance / endFrames;
        state = legState(phase - turn, duty);
        t = fractionOf(phase) * period;
      } else if (i > 0) {
        const TransitionStep& before = result.back();
        const double rBefore = static_cast<double>(i - 1) / frames;
        const bool printed = mode == TransitionMode::Printed;
        const LegWindow windowBefore = printed ? window : between(start[l], end[l], rBefore);
        const double periodBefore = printed ? period : before.strideFrames;
        t = wrapped(sourceFrame(before.legs[l], windowBefore, periodBefore) + 1, period);
        state = errata.wrap ? printedStateAt(t, window, period) : stateAt(t, window, period);
      }
      step.legs.push_back(state);
      step.time.push_back(t);
    }
    result.push_back(std::move(step));
  }
  return result;
}

Motion thesisTransition(const Stride& from, const Stride& to, double duration, double framesPerSecond,
                        TransitionMode mode, const TransitionErrata& errata) {
  const int frames = static_cast<int>(std::lround(duration * framesPerSecond));
  const std::vector<LegWindow> start = windowsOf(from, framesPerSecond), end = windowsOf(to, framesPerSecond);
  const double startFrames = from.period * framesPerSecond, endFrames = to.period * framesPerSecond;
  const std::vector<TransitionStep> steps =
      transitionSteps(mode, start, startFrames, end, endFrames, frames, 0, errata);
  ThesisPoser poser(from.character, framesPerSecond, steps.size());
  double x = 0;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    const double r = static_cast<double>(i) / frames;
    const double weight = 0.5 * (1 - std::cos(kPi * r));
    std::vector<ThesisPoser::Source> sources;
    Vec3 torso = Vec3::Zero();
    for (const bool second : {false, true}) {
      const Stride& stride = second ? to : from;
      const std::vector<LegWindow>& windows = second ? end : start;
      const double period = second ? endFrames : startFrames;
      ThesisPoser::Source source{&stride, 0, {}, true};
      Vec3 mean = Vec3::Zero();
      for (std::size_t l = 0; l < windows.size(); ++l) {
        const double phase = sourceFrame(steps, i, l, windows[l], period, errata) / period;
        source.legs.push_back(phase);
        mean += thesisTorso(stride, phase) / static_cast<double>(windows.size());
      }
      torso += (second ? weight : 1 - weight) * mean;
      sources.push_back(std::move(source));
    }
    const double speed = ((1 - r) * from.speed() + r * to.speed()) / framesPerSecond;
    poser.pose(i, sources, weight, Vec3(x, 0, 0) + torso, 0, 0, nullptr);
    x += speed;
  }
  return poser.take();
}

}  // namespace footfall::gait
