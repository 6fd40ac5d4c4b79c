// SPDX-License-Identifier: MIT
#include "stance/library/stance_search.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "base/constants.h"
#include "base/error.h"
#include "base/parallel.h"
#include "stance/stance_tuning.h"

namespace footfall::stance {
namespace {

// An answer with its index among the candidates, so that among equals the first is kept on any number of
// threads.
struct Ranked {
  StanceAnswer answer;
  std::size_t number = 0;
  double cost = std::numeric_limits<double>::infinity();

  void take(const StanceAnswer& other, std::size_t index) {
    if (other.cost > cost || (other.cost == cost && index >= number)) return;
    answer = other;
    number = index;
    cost = other.cost;
  }
  bool plausible() const { return cost < kImplausibleCost; }
};

struct Pair {
  int a, b;
  std::size_t number;  // among all pairs
};

double costOf(const StanceScore& score, double far, bool blend, double price) {
  if (!score.plausible()) return kImplausibleCost - score.value;
  const double cost = 1 / (kCostOffset + score.value) + price * (far + (blend ? 1 : 0));
  return std::min(cost, std::nextafter(kImplausibleCost, 0.0));
}

// The highest score that there is: legs halfway between their limits, without friction.
double highestScore(const StanceLimits& limits) {
  const double length = 0.5 * (limits.longest + limits.shortest), above = 1 - length / limits.longest,
               below = length / limits.shortest - 1;
  return 10000 * above * above * below * below;
}

// The part of a blended table that its warp needs.
StanceTable outline(const StanceTable& a, const StanceTable& b, double k) {
  const double l = 1 - k;
  StanceTable t;
  t.mass = k * a.mass + l * b.mass;
  t.contactTime = k * a.contactTime + l * b.contactTime;
  t.rest = a.rest == b.rest ? a.rest : StanceRest::None;
  t.mean = k * a.mean + l * b.mean;
  t.doubleIntegral = k * a.doubleIntegral + l * b.doubleIntegral;
  t.contactOffset = k * a.contactOffset + l * b.contactOffset;
  return t;
}

// An upper bound of the score of a blend, from friction and leg length at three samples.
double mostOf(const StanceTable& a, const StanceTable& b, double k, const StanceTable& blend,
              const StanceHandles& h, const StanceWarp& warp, const StanceLimits& limits) {
  const Vec3& scale = warp.timing.scale;
  if (scale.x() < -1e-6 || scale.z() < 0) return 0;  // -1e-6: more than rounding errors
  const double l = 1 - k, contact = warp.timing.stretch * blend.contactTime,
               reach = contact * contact / blend.mass;
  double longest = 0, shortest = std::numeric_limits<double>::infinity(), slip = 0;
  for (const int i : {0, StanceTable::kSamples / 2, StanceTable::kSamples - 1}) {
    const double since = contact * (i + 0.5) / StanceTable::kSamples;
    const auto travel = [&](int axis) {
      return reach * scale[axis] * (k * a.travel[axis][i] + l * b.travel[axis][i]);
    };
    const double fall = since + warp.timing.touchDown;
    const Vec3 leg(h.startSpeed * since + travel(0) - blend.contactOffset.x(),
                   travel(1) - blend.contactOffset.y(),
                   h.startHeight - 0.5 * kGravity * fall * fall + travel(2));
    const double length = leg.norm();
    longest = std::max(longest, length);
    shortest = std::min(shortest, length);
    if (i == StanceTable::kSamples / 2) {
      const auto force = [&](int axis) {
        return scale[axis] * (k * a.force[axis][i] + l * b.force[axis][i]);
      };
      if (force(2) > 0.1 * scale.z() * blend.mean.z()) slip = std::hypot(force(0), force(1)) / force(2);
    }
  }
  const double above = (limits.longest - longest) / limits.longest,
               below = (shortest - limits.shortest) / limits.shortest,
               slack = (limits.friction - slip) / limits.friction;
  if (above <= 0 || below <= 0 || slack <= 0) return 0;
  return 10000 * slack * above * above * below * below * (1 + 1e-9);
}

class Search {
 public:
  Search(const StanceIndex& index, const StanceHandles& target, const StanceSearchOptions& options)
      : index_(index),
        target_(target),
        options_(options),
        answers_(index.size()),
        leastCost_(leastCost(index, 0, 0)) {
    index.lines.measure(target, request_);
    for (std::size_t i = 0; i < index.size(); ++i) {
      ++result_.tried;
      ++result_.scored;
      if (!warpAndScore(index.tables[i], target, index.limits, answers_[i])) continue;
      answers_[i].first = static_cast<int>(i);
      answers_[i].cost = costOf(answers_[i].score, index.lines.distance(request_, static_cast<int>(i)), false,
                                options.price);
      best_.take(answers_[i], i);
    }
  }

  const StanceAnswer& alone() const { return best_.answer; }

  SearchResult run() {
    warpAll();
    if (options_.method == StanceSearchMethod::Staged) {
      staged();
    } else if (options_.method == StanceSearchMethod::Exhaustive) {
      blend(allPairs(), evenShares(), false);
    } else {
      pruned();
    }
    result_.answer = best_.answer;
    return result_;
  }

 private:
  // The stances warped to the target, from which blends are made.
  void warpAll() {
    tables_ = index_.tables;
    can_.assign(index_.size(), 0);
    for (std::size_t i = 0; i < index_.size(); ++i) {
      const StanceWarp warp = answers_[i] ? answers_[i].warp : warpForBlend(index_.tables[i], target_);
      if (!warp) continue;
      can_[i] = 1;
      tables_[i].scale(warp.timing.scale, warp.timing.stretch);
    }
  }

  std::vector<double> evenShares() const {
    std::vector<double> shares;
    const int count = static_cast<int>(std::round(1 / options_.step));
    for (int i = 1; i < count; ++i) shares.push_back(static_cast<double>(i) / count);
    return shares;
  }

  std::vector<Pair> allPairs() const {
    std::vector<Pair> pairs;
    const int n = static_cast<int>(index_.size());
    for (int a = 0; a < n; ++a) {
      for (int b = a + 1; b < n; ++b) {
        if (can_[static_cast<std::size_t>(a)] && can_[static_cast<std::size_t>(b)])
          pairs.push_back({a, b, pairs.size()});
      }
    }
    return pairs;
  }

  void staged() {
    result_.stage = 1;
    if (best_.plausible()) return;
    result_.stage = 2;
    blend(chosenPairs(), evenShares(), false);
    if (best_.plausible()) return;
    result_.stage = 3;
    std::vector<double> shares;
    for (int i = 1; i <= options_.few; ++i) shares.push_back(static_cast<double>(i) / (options_.few + 1));
    blend(allPairs(), shares, false);
  }

  // The likeliest pairs first, so that there is soon something good to compare the others with.
  void pruned() {
    std::vector<Pair> pairs = allPairs();
    const std::vector<double> shares = evenShares();
    std::vector<std::pair<double, std::size_t>> order;
    for (std::size_t p = 0; p < pairs.size(); ++p) {
      const double far = index_.lines.distance(request_, pairs[p].a, pairs[p].b);
      const double likely =
          options_.price > 0 || options_.lines > 0 ? far : costAlone(pairs[p].a) + costAlone(pairs[p].b);
      if (leastCost_ + options_.price * (far + 1) <= best_.cost) order.push_back({likely, p});
    }
    result_.tried += (pairs.size() - order.size()) * shares.size();
    const auto most = static_cast<std::size_t>(options_.lines);
    if (most > 0 && order.size() > most) {
      std::nth_element(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(most), order.end());
      order.resize(most);
    }
    std::sort(order.begin(), order.end());
    std::vector<Pair> likeliest;
    for (const auto& [likely, p] : order) likeliest.push_back(pairs[p]);
    blend(likeliest, shares, true);
    // Nothing is plausible: the least implausible of all.
    if (best_.plausible() || options_.lines > 0) return;
    result_.tried = index_.size();
    blend(pairs, shares, false);
  }

  double costAlone(int i) const {
    const StanceAnswer& answer = answers_[static_cast<std::size_t>(i)];
    return answer ? answer.cost : 2 * kImplausibleCost;
  }

  std::vector<Pair> chosenPairs() const {
    std::vector<Pair> pairs = allPairs();
    const auto most = static_cast<std::size_t>(options_.best);
    if (options_.pairs == PairChoice::NearestLine) {
      std::vector<double> distance;
      for (const Pair& p : pairs) distance.push_back(index_.lines.distance(request_, p.a, p.b));
      std::vector<std::size_t> order(pairs.size());
      std::iota(order.begin(), order.end(), std::size_t{0});
      std::stable_sort(order.begin(), order.end(),
                       [&](std::size_t i, std::size_t j) { return distance[i] < distance[j]; });
      std::vector<Pair> nearest;
      for (std::size_t i = 0; i < std::min(most, order.size()); ++i) nearest.push_back(pairs[order[i]]);
      return nearest;
    }
    std::vector<int> order;
    for (std::size_t i = 0; i < index_.size(); ++i) {
      if (answers_[i]) order.push_back(static_cast<int>(i));
    }
    std::stable_sort(order.begin(), order.end(), [&](int i, int j) {
      return answers_[static_cast<std::size_t>(i)].score.value >
             answers_[static_cast<std::size_t>(j)].score.value;
    });
    order.resize(std::min(most, order.size()));
    pairs.clear();
    for (std::size_t i = 0; i < order.size(); ++i) {
      for (std::size_t j = i + 1; j < order.size(); ++j) pairs.push_back({order[i], order[j], pairs.size()});
    }
    return pairs;
  }

  // prune: only what may be plausible and cost less than the best so far.
  void blend(const std::vector<Pair>& pairs, const std::vector<double>& shares, bool prune) {
    const std::size_t offset = index_.size();
    const int count = static_cast<int>(pairs.size());
    std::size_t scored = 0;
    // Threads cost more than they save on little work.
    const int threads = pairs.size() * shares.size() < 2000 ? 1 : threadCount(options_.threads);
    const Ranked start = best_;
#pragma omp parallel num_threads(threads)
    {
      Ranked own = start;
      std::size_t ownScored = 0;
#pragma omp for schedule(dynamic, 16) nowait
      for (int p = 0; p < count; ++p) {
        const Pair& pair = pairs[static_cast<std::size_t>(p)];
        for (std::size_t s = 0; s < shares.size(); ++s) {
          StanceAnswer answer;
          const double most = prune ? std::min(own.cost, std::nextafter(kImplausibleCost, 0.0))
                                    : std::numeric_limits<double>::infinity();
          if (!tryBlend(pair, shares[s], most, answer)) continue;
          ++ownScored;
          own.take(answer, offset + pair.number * shares.size() + s);
        }
      }
#pragma omp critical
      {
        if (own.answer) best_.take(own.answer, own.number);
        scored += ownScored;
      }
    }
    result_.tried += pairs.size() * shares.size();
    result_.scored += scored;
  }

  // False: the blend cannot be warped, or costs more than `most`.
  bool tryBlend(const Pair& pair, double share, double most, StanceAnswer& answer) const {
    const StanceTable &a = tables_[static_cast<std::size_t>(pair.a)],
                      &b = tables_[static_cast<std::size_t>(pair.b)];
    const double far = options_.price > 0 ? index_.lines.distance(request_, pair.a, pair.b, share) : 0;
    if (std::isfinite(most)) {
      if (leastCost_ + options_.price * (far + 1) > most) return false;
      const StanceTable shape = outline(a, b, share);
      const StanceWarp warp = warpStance(shape, target_);
      if (!warp) return false;
      const double value = mostOf(a, b, share, shape, target_, warp, index_.limits);
      if (value <= 0 || 1 / (kCostOffset + value) + options_.price * (far + 1) > most) return false;
    }
    const StanceTable table = stance::blend(a, b, share);
    if (!warpAndScore(table, target_, index_.limits, answer)) return false;
    answer.first = pair.a;
    answer.second = pair.b;
    answer.share = share;
    answer.cost = costOf(answer.score, far, true, options_.price);
    return true;
  }

  const StanceIndex& index_;
  StanceHandles target_;
  StanceSearchOptions options_;
  HandleLines::Request request_;
  std::vector<StanceAnswer> answers_;  // of each stance alone
  double leastCost_;                   // at no distance
  std::vector<StanceTable> tables_;    // scaled
  std::vector<char> can_;              // whether it can be blended
  Ranked best_;
  SearchResult result_;
};

Stance onFoot(const Stance& stance, StanceFeet foot) {
  const bool other = foot != StanceFeet::Both && stance.feet != StanceFeet::Both && stance.feet != foot;
  return other ? mirrored(stance) : stance;
}

}  // namespace

StanceIndex::StanceIndex(const StanceLibrary& library) : StanceIndex(library, StanceFeet::Both) {}

StanceIndex::StanceIndex(const StanceLibrary& library, StanceFeet foot) : limits(library.limits) {
  for (const LibraryStance& entry : library.stances) {
    const Stance stance = onFoot(entry.stance, foot);
    tables.emplace_back(stance);
    handles.push_back(stance.handles);
    names.push_back(stance.name);
  }
  lines = HandleLines(handles, library.scale);
}

bool warpAndScore(const StanceTable& table, const StanceHandles& target, const StanceLimits& limits,
                  StanceAnswer& answer) {
  answer.warp = warpStance(table, target);
  if (!answer.warp) return false;
  answer.score = scoreStance(table, target, answer.warp, limits);
  return true;
}

double leastCost(const StanceIndex& index, double distance, double price) {
  // A thousandth of a millionth less for rounding.
  return (1 / (kCostOffset + highestScore(index.limits)) + price * distance) * (1 - 1e-9);
}

StanceAnswer searchAlone(const StanceIndex& index, const StanceHandles& target, double price) {
  StanceSearchOptions options;
  options.price = price;
  return Search(index, target, options).alone();
}

SearchResult searchStances(const StanceIndex& index, const StanceHandles& target,
                           const StanceSearchOptions& options) {
  if (index.size() == 0) throw Error("the library has no stances to search");
  if (options.best < 2)
    throw Error(fmt::format("the number of stances to blend must be at least 2, got {}", options.best));
  if (!(options.step > 0 && options.step <= 0.5))
    throw Error(
        fmt::format("the step between blends must be above 0 and at most 0.5, got {:.4g}", options.step));
  if (!(options.price >= 0 && std::isfinite(options.price)))
    throw Error(
        fmt::format("the price of leaving the recorded handles must be at least 0, got {:g}", options.price));
  if (options.few < 1)
    throw Error(fmt::format("the number of blends per pair must be at least 1, got {}", options.few));
  return Search(index, target, options).run();
}

Stance stanceOf(const StanceLibrary& library, const StanceAnswer& answer, const StanceHandles& target,
                StanceFeet foot) {
  const Stance a = onFoot(library.stances.at(static_cast<std::size_t>(answer.first)).stance, foot);
  if (answer.second < 0) return applyWarp(a, target, answer.warp.timing);
  const Stance b = onFoot(library.stances.at(static_cast<std::size_t>(answer.second)).stance, foot);
  return blendAt(a, b, answer.share, target, library.limits).stance;
}

std::string describe(const StanceAnswer& answer, const std::vector<std::string>& names) {
  if (!answer) return "none";
  const std::string& a = names[static_cast<std::size_t>(answer.first)];
  if (answer.second < 0) return a;
  return fmt::format("{:.4g} {} + {:.4g} {}", answer.share, a, 1 - answer.share,
                     names[static_cast<std::size_t>(answer.second)]);
}

}  // namespace footfall::stance
