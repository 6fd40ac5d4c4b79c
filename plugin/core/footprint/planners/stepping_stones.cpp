// SPDX-License-Identifier: MIT
#include "footprint/planners/stepping_stones.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <queue>
#include <tuple>
#include <unordered_map>
#include <utility>

#include "base/angles.h"
#include "base/error.h"
#include "figure/motion/heading.h"

namespace footfall::footprint {
namespace {

double planDistance(const Vec3& a, const Vec3& b) {
  return std::hypot(b.x() - a.x(), b.z() - a.z());
}

// The search. A state is a foot on a stone and where both feet stood before: only then is it known how the
// figure heads, from where this foot was to where it is, which limits the next step.
class Search {
 public:
  Search(const std::vector<Vec3>& stones, int start, int goal, const VirtualLegs& virtualLegs,
         const StoneOptions& options);
  StoneCrossing run();

 private:
  struct State {
    int stone;   // where the foot is …
    int other;   // … the other foot; -1: it has not stepped yet
    int before;  // … and where this one was; -1: nowhere
    int foot;
    double cost;
    int parent;  // the state it came from; -1: none
    bool done;
  };
  using Entry = std::tuple<double, int>;  // cost with what is left at least; state

  const Vec3& at(int stone) const { return stones_[static_cast<std::size_t>(stone)]; }
  double yawBetween(int from, int to) const { return yawOf(Vec3(at(to) - at(from))); }
  // Nothing where no foot has made a whole stride.
  std::optional<double> heading(const State& state) const {
    if (state.before < 0) return {};
    return yawBetween(state.before == state.stone ? state.other : state.before, state.stone);
  }
  std::optional<double> costOf(const State& last, int to) const;  // nothing: beyond the limits
  double leastLeft(int stone) const { return planDistance(at(stone), at(goal_)) / (options_.longest * leg_); }
  void push(const State& state);
  StoneCrossing crossing(int state) const;
  std::string failure() const;

  const std::vector<Vec3>& stones_;
  int start_, goal_;
  const StoneOptions& options_;
  double leg_, spacing_;                  // metres
  int sides_[2];                          // 1 left, -1 right
  std::vector<std::vector<int>> within_;  // stones that a step can reach from each
  std::vector<State> states_;
  std::unordered_map<std::uint64_t, int> known_;
  std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open_;
};

Search::Search(const std::vector<Vec3>& stones, int start, int goal, const VirtualLegs& virtualLegs,
               const StoneOptions& options)
    : stones_(stones),
      start_(start),
      goal_(goal),
      options_(options),
      leg_(virtualLegs.nominal()),
      spacing_(std::abs(virtualLegs.legs[0].hip.x() - virtualLegs.legs[1].hip.x())),
      sides_{virtualLegs.legs[0].side == BodySide::Right ? -1 : 1,
             virtualLegs.legs[0].side == BodySide::Right ? 1 : -1},
      within_(stones.size()) {
  for (std::size_t i = 0; i < stones.size(); ++i) {
    for (std::size_t j = 0; j < stones.size(); ++j) {
      const bool near = planDistance(stones[i], stones[j]) <= options.longest * leg_ &&
                        std::abs(stones[i].y() - stones[j].y()) <= options.highest * leg_;
      if (near && (i != j || options.sharing)) within_[i].push_back(static_cast<int>(j));
    }
  }
}

std::optional<double> Search::costOf(const State& last, int to) const {
  if (to == last.other) return {};  // back again
  if (to == last.stone && last.other < 0) return {};
  const Vec3 step = (at(to) - at(last.stone)) / leg_;
  const std::optional<double> before = heading(last);
  const double yaw = last.other < 0 ? yawBetween(start_, goal_) : yawBetween(last.other, to);
  const double turn = before ? std::abs(std::remainder(yaw - *before, 2 * kPi)) : 0;
  const double apart = sides_[1 - last.foot] * (step.x() * std::cos(yaw) - step.z() * std::sin(yaw));
  // The first step has nothing to turn from or to cross.
  if (last.other >= 0 && (turn > options_.sharpest || apart < options_.narrowest || apart > options_.widest))
    return {};
  const double off = (std::hypot(step.x(), step.z()) - options_.preferred) / options_.preferred;
  const double climb = step.y() / options_.highest, aside = apart - spacing_ / leg_;
  return 1 + options_.lengthCost * off * off + options_.turnCost * turn + climb * climb +
         options_.sideCost * aside * aside;
}

void Search::push(const State& state) {
  const auto n = static_cast<std::uint64_t>(stones_.size()) + 1;
  std::uint64_t key = static_cast<std::uint64_t>(state.before + 1);
  key = key * n + static_cast<std::uint64_t>(state.other + 1);
  key = (key * n + static_cast<std::uint64_t>(state.stone)) * 2 + static_cast<std::uint64_t>(state.foot);
  const auto [place, isNew] = known_.try_emplace(key, static_cast<int>(states_.size()));
  if (isNew) {
    states_.push_back(state);
  } else {
    State& old = states_[static_cast<std::size_t>(place->second)];
    if (old.done || old.cost <= state.cost) return;
    old = state;
  }
  open_.emplace(state.cost + leastLeft(state.stone), place->second);
}

StoneCrossing Search::run() {
  for (int foot = 0; foot < 2; ++foot) push({start_, -1, -1, foot, 0, -1, false});
  while (!open_.empty()) {
    const int index = std::get<1>(open_.top());
    open_.pop();
    if (std::exchange(states_[static_cast<std::size_t>(index)].done, true)) continue;
    const State last = states_[static_cast<std::size_t>(index)];  // a copy: states_ grows below
    if (last.stone == goal_) return crossing(index);
    for (const int to : within_[static_cast<std::size_t>(last.stone)]) {
      if (const std::optional<double> cost = costOf(last, to)) {
        push({to, last.stone, last.other, 1 - last.foot, last.cost + *cost, index, false});
      }
    }
  }
  StoneCrossing none;
  none.failure = failure();
  return none;
}

StoneCrossing Search::crossing(int state) const {
  StoneCrossing result;
  result.cost = states_[static_cast<std::size_t>(state)].cost;
  std::vector<State> way;
  for (int s = state; s >= 0; s = way.back().parent) way.push_back(states_[static_cast<std::size_t>(s)]);
  std::reverse(way.begin(), way.end());
  const auto yawAt = [&](std::size_t i) {
    while (i + 1 < way.size() && !heading(way[i])) ++i;  // before the first stride: as it will be
    return heading(way[i]).value_or(yawBetween(start_, goal_));
  };
  for (std::size_t i = 0; i < way.size(); ++i) {
    // The foot points half-way between the stride that brings it and the one that follows.
    const double in = yawAt(i), out = i + 1 < way.size() ? yawAt(i + 1) : in;
    Footprint print;
    print.leg = way[i].foot;
    print.position = at(way[i].stone);
    print.heightGiven = true;
    print.yaw = in + 0.5 * std::remainder(out - in, 2 * kPi);
    result.track.prints.push_back(print);
    result.stones.push_back(way[i].stone);
  }
  unwrapYaws(result.track);
  return result;
}

std::string Search::failure() const {
  std::vector<char> reached(stones_.size(), 0);
  int nearest = start_;
  for (const State& state : states_) {
    reached[static_cast<std::size_t>(state.stone)] = 1;
    if (planDistance(at(state.stone), at(goal_)) < planDistance(at(nearest), at(goal_)))
      nearest = state.stone;
  }
  int next = -1;
  for (int i = 0; i < static_cast<int>(stones_.size()); ++i) {
    if (reached[static_cast<std::size_t>(i)]) continue;
    if (next < 0 || planDistance(at(nearest), at(i)) < planDistance(at(nearest), at(next))) next = i;
  }
  const double away = planDistance(at(nearest), at(next)), most = options_.longest * leg_;
  const double up = std::abs(at(next).y() - at(nearest).y());
  std::string text =
      fmt::format("no way beyond stone {}: stone {} is {:.2f} m away", nearest + 1, next + 1, away);
  if (away > most) return text + fmt::format(" and a step reaches {:.2f} m; put a stone between them", most);
  if (up > options_.highest * leg_) {
    return text + fmt::format(" and {:.2f} m up or down, {:.2f} m at most; put a stone between them", up,
                              options_.highest * leg_);
  }
  return text + ", but the turn or the sideways reach is too large; move it nearer to the way";
}

void check(const std::vector<Vec3>& stones, int start, int goal, const VirtualLegs& virtualLegs,
           const StoneOptions& o) {
  if (virtualLegs.legs.size() != 2)
    throw Error(fmt::format("stepping stones need a figure with 2 legs, got {}", virtualLegs.legs.size()));
  for (const int stone : {start, goal}) {
    if (stone < 0 || stone >= static_cast<int>(stones.size())) {
      throw Error(fmt::format("there is no stone {}; there are {}", stone + 1, stones.size()));
    }
  }
  for (std::size_t i = 0; i < stones.size(); ++i) {
    if (!stones[i].allFinite()) throw Error(fmt::format("stone {}: its position is not finite", i + 1));
  }
  if (!(o.longest > 0 && o.preferred > 0 && o.highest > 0 && o.lengthCost >= 0 && o.turnCost >= 0 &&
        o.sideCost >= 0 && o.sharpest > 0) ||
      !(o.narrowest < o.widest) ||
      !std::isfinite(o.longest + o.preferred + o.highest + o.turnCost + o.sharpest)) {
    throw Error("limits of steps must be above 0, the narrowest below the widest");
  }
}

}  // namespace

StoneCrossing crossStones(const std::vector<Vec3>& stones, int start, int goal,
                          const VirtualLegs& virtualLegs, const StoneOptions& options) {
  check(stones, start, goal, virtualLegs, options);
  return Search(stones, start, goal, virtualLegs, options).run();
}

}  // namespace footfall::footprint
