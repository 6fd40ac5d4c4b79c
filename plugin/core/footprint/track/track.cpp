// SPDX-License-Identifier: MIT
#include "footprint/track/track.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "base/angles.h"
#include "base/error.h"
#include "figure/motion/heading.h"
#include "footprint/footprint_tuning.h"

namespace footfall::footprint {
namespace {

using namespace tuning;

constexpr double kSameTime = 1e-9;  // seconds

std::size_t index(int i) {
  return static_cast<std::size_t>(i);
}

// Footfalls t(0) … t(N); the last is when the last step ends.
std::vector<double> strikesOf(const Track& track) {
  std::vector<double> strikes{0};
  for (const Footprint& print : track.prints) strikes.push_back(strikes.back() + print.step);
  return strikes;
}

void holdEnds(const Track& track, double duration, std::vector<PrintContact>& contacts) {
  std::vector<char> seen;
  const auto first = [&](int leg) {
    if (index(leg) >= seen.size()) seen.resize(index(leg) + 1, 0);
    return std::exchange(seen[index(leg)], char(1)) == 0;
  };
  if (track.standingStart) {
    for (PrintContact& c : contacts) {
      if (first(c.leg)) c.strike = 0;
    }
  }
  seen.clear();
  if (track.standingEnd) {
    for (auto c = contacts.rbegin(); c != contacts.rend(); ++c) {
      if (first(c->leg)) c->lift = std::max(c->lift, duration);
    }
  }
}

// The print (from 0) on which the foot of print i stands next; -1: none.
int nextOfLeg(const Track& track, int i) {
  const int count = static_cast<int>(track.prints.size());
  for (int j = i + 1; j < count; ++j) {
    if (track.prints[index(j)].leg == track.prints[index(i)].leg) return j;
  }
  return -1;
}

// When and on which print the foot of print i lands again; a loop comes round. print -1: never.
struct Landing {
  int print = -1;
  double time = 0;
};

Landing landingAfter(const Track& track, const std::vector<double>& strikes, int i) {
  int j = nextOfLeg(track, i);
  if (j >= 0) return {j, strikes[index(j)]};
  if (!track.loop) return {};
  for (j = 0; track.prints[index(j)].leg != track.prints[index(i)].leg;) ++j;
  return {j, strikes[index(j)] + strikes.back()};
}

// Two feet may land at once.
bool landsWithNext(const Track& track, int i) {
  return track.prints[index(i)].step == 0 && index(i) + 1 < track.prints.size() &&
         track.prints[index(i) + 1].leg != track.prints[index(i)].leg;
}

std::string nameOf(const Track& track, int i, const std::vector<std::string>& legNames, int first) {
  const int leg = track.prints[index(i)].leg;
  const bool known = leg >= 0 && index(leg) < legNames.size();
  return known ? fmt::format("print {} ({})", first + i + 1, legNames[index(leg)])
               : fmt::format("print {}", first + i + 1);
}

}  // namespace

Frame Footprint::sole() const {
  Mat3 axes;
  axes.col(1) = normal;
  // The yaw is kept in plan: the toes stay in the vertical plane of their direction.
  const Vec3 forward = forwardOf(yaw);
  axes.col(2) = (forward - Vec3(0, normal.dot(forward) / normal.y(), 0)).normalized();
  axes.col(0) = axes.col(1).cross(axes.col(2));
  return {position, Quat(axes)};
}

TrackTiming timingOf(const Track& track) {
  TrackTiming timing;
  const std::vector<double> strikes = strikesOf(track);
  timing.duration = strikes.back();
  const int count = static_cast<int>(track.prints.size());
  int legs = 1;
  for (int i = 0; i < count; ++i) {
    const Footprint& print = track.prints[index(i)];
    timing.contacts.push_back({i, print.leg, strikes[index(i)], strikes[index(i)] + print.stance, 0});
    legs = std::max(legs, print.leg + 1);
  }
  holdEnds(track, timing.duration, timing.contacts);
  if (track.loop) {
    for (int i = 0; i < count; ++i) {
      PrintContact c = timing.contacts[index(i)];
      if (c.lift <= timing.duration + kSameTime) continue;
      c.strike -= timing.duration;
      c.lift -= timing.duration;
      c.turn = -1;
      timing.contacts.push_back(c);
    }
  }
  std::stable_sort(timing.contacts.begin(), timing.contacts.end(),
                   [](const PrintContact& a, const PrintContact& b) { return a.strike < b.strike; });
  timing.stride = count > 0 ? legs * timing.duration / count : 0;
  double lastLift = 0;
  std::size_t next = 0;
  for (int i = 0; i < count; ++i) {
    const double start = strikes[index(i)], end = strikes[index(i) + 1];
    for (; next < timing.contacts.size() && timing.contacts[next].strike <= start + kSameTime; ++next) {
      lastLift = std::max(lastLift, timing.contacts[next].lift);
    }
    if (end - start <= kSameTime) continue;
    if (lastLift < end - kSameTime) {
      timing.spans.push_back({start, lastLift - start, i, false});
      timing.spans.push_back({lastLift, end - lastLift, i, true});
    } else {
      timing.spans.push_back({start, end - start, i, false});
    }
  }
  return timing;
}

TrackTiming withLandingsTogether(TrackTiming timing, double within) {
  for (std::size_t i = 0; i + 1 < timing.spans.size();) {
    const TrackSpan& span = timing.spans[i];
    TrackSpan& next = timing.spans[i + 1];
    if (span.flight || next.flight || span.duration > within) {
      ++i;
      continue;
    }
    next.duration += span.duration;
    next.start = span.start;
    timing.spans.erase(timing.spans.begin() + static_cast<std::ptrdiff_t>(i));
  }
  return timing;
}

TrackTiming withLiftKnots(TrackTiming timing, double longest, double shortest) {
  timing = withLandingsTogether(std::move(timing), kTogether);
  std::vector<double> lifts;
  for (const PrintContact& contact : timing.contacts) lifts.push_back(contact.lift);
  std::sort(lifts.begin(), lifts.end());
  std::vector<TrackSpan> spans;
  auto next = lifts.begin();
  for (TrackSpan span : timing.spans) {
    const double end = span.start + span.duration;
    for (next = std::lower_bound(next, lifts.end(), span.start + shortest);
         next != lifts.end() && *next <= end - shortest && !span.flight; ++next) {
      if (*next < span.start + shortest) continue;
      spans.push_back({span.start, *next - span.start, span.print, false});
      span.start = *next;
      span.duration = end - span.start;
    }
    spans.push_back(span);
  }
  timing.spans.clear();
  for (std::size_t i = 0; i < spans.size(); ++i) {
    TrackSpan span = spans[i];
    double most = longest;
    if (span.duration > kLongStand * longest) {
      if (i + 1 < spans.size() && spans[i + 1].flight) most = kPushSpan * longest;
      if (i > 0 && spans[i - 1].flight) most = kCatchSpan * longest;
    }
    const int parts = span.flight ? 1 : std::max(1, static_cast<int>(std::ceil(span.duration / most)));
    span.duration /= parts;
    for (int part = 0; part < parts; ++part, span.start += span.duration) timing.spans.push_back(span);
  }
  return timing;
}

std::vector<std::string> faultsOf(const Track& track, const std::vector<std::string>& legNames, int first) {
  std::vector<std::string> faults;
  const int count = static_cast<int>(track.prints.size());
  if (count == 0) faults.push_back("the track has no prints; it must have at least 1");
  bool timed = true;
  for (int i = 0; i < count; ++i) {
    const Footprint& p = track.prints[index(i)];
    const std::string name = nameOf(track, i, legNames, first);
    if (p.leg < 0 || index(p.leg) >= legNames.size())
      faults.push_back(
          fmt::format("{}: there is no leg {}; the figure has {}", name, p.leg, legNames.size()));
    if (!p.position.allFinite() || !p.normal.allFinite() || !std::isfinite(p.yaw + p.stance + p.step)) {
      faults.push_back(fmt::format("{}: its position, angle and times must be finite", name));
      timed = false;
      continue;
    }
    if (!(p.stance > 0)) {
      faults.push_back(fmt::format("{}: the stance must be above 0 s, got {:.4g}", name, p.stance));
      timed = false;
    }
    if (!(p.step > 0) && !landsWithNext(track, i)) {
      faults.push_back(fmt::format("{}: the step must be above 0 s, got {:.4g}", name, p.step));
      timed = false;
    }
  }
  if (!timed) return faults;
  const std::vector<double> strikes = strikesOf(track);
  for (int i = 0; i < count; ++i) {
    const Landing next = landingAfter(track, strikes, i);
    if (next.print < 0) continue;
    const double lift = strikes[index(i)] + track.prints[index(i)].stance, lands = next.time;
    if (lift <= lands + kSameTime) continue;
    faults.push_back(fmt::format(
        "{}: the foot lands at {:.3g} s while it stands on print {} until {:.3g} s; shorten the stance "
        "of print {} to {:.3g} s",
        nameOf(track, next.print, legNames, first), lands, first + i + 1, lift, first + i + 1,
        lands - strikes[index(i)]));
  }
  return faults;
}

void checkTrack(const Track& track, const std::vector<std::string>& legNames) {
  const std::vector<std::string> faults = faultsOf(track, legNames);
  if (!faults.empty()) throw Error(faults.front());
}

Track withRepairedTiming(Track track) {
  const int count = static_cast<int>(track.prints.size());
  for (Footprint& print : track.prints) {
    if (!(print.stance > 0)) print.stance = kShortestRepaired;
  }
  for (int i = 0; i < count; ++i) {
    if (!(track.prints[index(i)].step > 0) && !landsWithNext(track, i))
      track.prints[index(i)].step = kShortestRepaired;
  }
  const std::vector<double> strikes = strikesOf(track);
  for (int i = 0; i < count; ++i) {
    const Landing next = landingAfter(track, strikes, i);
    if (next.print < 0) continue;
    const double most = next.time - strikes[index(i)];
    Footprint& print = track.prints[index(i)];
    if (print.stance > most) print.stance = kRepairedStance * most;
  }
  return track;
}

std::vector<int> layOnTerrain(Track& track, const Terrain& terrain) {
  std::vector<int> off;
  double near = 0;
  for (std::size_t i = 0; i < track.prints.size(); ++i) {
    Footprint& print = track.prints[i];
    if (print.heightGiven) near = print.position.y();
    if (const auto ground = terrain.at(print.position.x(), print.position.z(), near)) {
      print.position.y() = near = ground->position.y();
      print.normal = ground->normal;
    } else {
      off.push_back(static_cast<int>(i));
      print.position.y() = near;
      print.normal = Vec3::UnitY();
    }
  }
  return off;
}

Track insertStride(Track track, int after, int legs) {
  const int count = static_cast<int>(track.prints.size());
  if (after < 0 || after + 1 >= count)
    throw Error(fmt::format(
        "a stride cannot be inserted after print {} of {}: there must be prints before and after it",
        after + 1, count));
  const Footprint from = track.prints[index(after)], to = track.prints[index(after) + 1];
  // The feet that follow on print `after`, as they did before or will.
  std::vector<Footprint> added;
  for (int k = 1; k <= legs; ++k) {
    const double share = static_cast<double>(k) / (legs + 1);
    Footprint print = from;
    const int like = after + k >= count ? after + k - legs : after + k;
    print.leg = track.prints[index(like < 0 ? after : like)].leg;
    print.position += share * (to.position - from.position);
    print.yaw += share * (to.yaw - from.yaw);
    added.push_back(print);
  }
  // Each to its own side of the way, as far as the prints it stands between are apart.
  const Vec3 aside = 0.5 * (to.position - from.position);
  const Vec3 left(std::cos(from.yaw), 0, -std::sin(from.yaw));
  const double width = aside.dot(left);
  for (std::size_t k = 0; k < added.size() && legs == 2; ++k) {
    const double share = static_cast<double>(k + 1) / (legs + 1);
    const double wanted = added[k].leg == from.leg ? 0 : 2 * width;
    added[k].position += (wanted - 2 * share * width) * left;
  }
  track.prints.insert(track.prints.begin() + after + 1, added.begin(), added.end());
  return track;
}

ExtendedTrack extended(const Track& track, int legs, int strides) {
  ExtendedTrack result{track, 0, 0};
  std::vector<Footprint>& prints = result.track.prints;
  result.track.standingStart = result.track.standingEnd = false;
  const std::size_t n = index(legs);
  if (prints.size() <= n || track.loop) return result;
  // What takes one print to another, level.
  const auto moved = [](const Footprint& print, const Footprint& from, const Footprint& to) {
    Footprint next = print;
    const Quat turn(Eigen::AngleAxisd(to.yaw - from.yaw, Vec3::UnitY()));
    next.position = to.position + turn * (print.position - from.position);
    next.yaw = print.yaw + to.yaw - from.yaw;
    next.normal = turn * print.normal;
    return next;
  };
  for (int k = 0; k < strides; ++k) {
    std::vector<Footprint> front, back;
    for (std::size_t i = 0; i < n; ++i) {
      front.push_back(moved(prints[i], prints[n], prints[0]));
      back.push_back(moved(prints[prints.size() - n + i], prints[prints.size() - 1 - n], prints.back()));
    }
    prints.insert(prints.begin(), front.begin(), front.end());
    prints.insert(prints.end(), back.begin(), back.end());
    result.before += legs;
  }
  result.track = withRepairedTiming(result.track);
  for (int i = 0; i < result.before; ++i) result.offset += prints[index(i)].step;
  return result;
}

void unwrapYaws(Track& track) {
  for (std::size_t i = 1; i < track.prints.size(); ++i) {
    const double before = track.prints[i - 1].yaw;
    double& yaw = track.prints[i].yaw;
    yaw += 2 * kPi * std::round((before - yaw) / (2 * kPi));
  }
}

}  // namespace footfall::footprint
