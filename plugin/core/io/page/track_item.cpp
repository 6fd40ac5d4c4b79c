// SPDX-License-Identifier: MIT
#include "io/page/track_item.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "base/angles.h"

namespace footfall {
using namespace footprint;

namespace {

constexpr double kWidth = 0.38;                     // of a sole, in parts of its length
constexpr double kBeside = 0.22, kPerSecond = 0.5;  // the dagger: soles beside the middle, metres per second
constexpr double kStep = 0.02;                      // seconds between places of the path

Vec3 leftOf(double yaw) {
  return {std::cos(yaw), 0, -std::sin(yaw)};
}

PagePrint printOf(const Footprint& print, const CharacterLeg& leg, double strike) {
  PagePrint shown;
  shown.side = leg.side;
  shown.foot = print.leg;
  shown.position = print.position;
  shown.yaw = print.yaw;
  shown.normal = print.normal;
  shown.length = leg.foot.length();
  shown.width = kWidth * shown.length;
  shown.time = strike;
  return shown;
}

// Outwards of the print: as long as the stance; the step is marked on it.
PageTrack::Dagger daggerOf(const Footprint& print, const CharacterLeg& leg) {
  const Vec3 out = (leg.side == BodySide::Right ? -1 : 1) * leftOf(print.yaw);
  PageTrack::Dagger dagger;
  dagger.position = print.position + kBeside * leg.foot.length() * out;
  dagger.direction = kPerSecond * print.stance * out;
  dagger.mark = print.stance > 0 ? print.step / print.stance : 0;
  return dagger;
}

// Who stands at a time: "left", "right", "double" or "flight".
std::string phaseAt(const TrackTiming& timing, const Character& character, double time) {
  bool left = false, right = false, other = false;
  int count = 0;
  for (const PrintContact& contact : timing.contacts) {
    if (time < contact.strike || time >= contact.lift) continue;
    const BodySide side = character.legs[static_cast<std::size_t>(contact.leg)].side;
    (side == BodySide::Left ? left : side == BodySide::Right ? right : other) = true;
    ++count;
  }
  if (count == 0) return "flight";
  if (other || (left && right)) return "double";
  return left ? "left" : "right";
}

std::vector<PageTrack::Phase> phasesOf(const TrackTiming& timing, const Character& character) {
  std::vector<double> times{0, timing.duration};
  for (const PrintContact& contact : timing.contacts) {
    for (const double time : {contact.strike, contact.lift}) {
      if (time > 0 && time < timing.duration) times.push_back(time);
    }
  }
  std::sort(times.begin(), times.end());
  std::vector<PageTrack::Phase> phases;
  for (std::size_t i = 0; i + 1 < times.size(); ++i) {
    if (times[i + 1] - times[i] < 1e-9) continue;
    const std::string kind = phaseAt(timing, character, 0.5 * (times[i] + times[i + 1]));
    if (!phases.empty() && phases.back().kind == kind) {
      phases.back().time.end = times[i + 1];
    } else {
      phases.push_back({kind, {times[i], times[i + 1]}});
    }
  }
  return phases;
}

}  // namespace

PageItem trackItem(const std::string& name, const Walk& walk, const Character& character, Motion motion,
                   PageMotionOptions options) {
  options.ground = walk.terrain;
  PageItem item;
  item.kind = PageKind::Track;
  item.name = name;
  item.motion = pageMotion(std::move(motion), options);
  item.terrain = walk.terrain;
  PageTrack track;
  track.phases = phasesOf(walk.timing, character);
  std::vector<double> strikes(walk.track.prints.size(), 0);
  for (const PrintContact& contact : walk.timing.contacts) {
    if (contact.turn == 0) strikes[static_cast<std::size_t>(contact.print)] = contact.strike;
  }
  for (std::size_t i = 0; i < walk.track.prints.size(); ++i) {
    const Footprint& print = walk.track.prints[i];
    const CharacterLeg& leg = character.legs[static_cast<std::size_t>(print.leg)];
    item.prints.push_back(printOf(print, leg, strikes[i]));
    item.prints.back().label =
        fmt::format("{}: {:.2f} s on the ground, next after {:.2f} s", i + 1, print.stance, print.step);
    track.daggers.push_back(daggerOf(print, leg));
  }
  const ComPath& path = walk.solution.path;
  const int steps = static_cast<int>(std::ceil((path.end() - path.start()) / kStep));
  for (int i = 0; i <= steps; ++i) {
    const double time = std::min(path.start() + i * kStep, path.end());
    track.comTimes.push_back(time);
    track.comPath.push_back(path.at(time).position);
  }
  item.track = std::move(track);
  return item;
}

}  // namespace footfall
