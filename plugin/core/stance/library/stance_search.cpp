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

namespace footfall::stance {
namespace {

constexpr double kWorst = -std::numeric_limits<double>::infinity();

// An answer with its index among the candidates, so that among equals the first is kept on any number of
// threads.
struct Ranked {
  StanceAnswer answer;
  std::size_t number = 0;
  double value = kWorst;

  void take(const StanceAnswer& other, std::size_t index) {
    const double v = other.score.value;
    if (v < value || (v == value && index >= number)) return;
    answer = other;
    number = index;
    value = v;
  }
};

struct Pair {
  int a, b;
};

// All stances warped to the target, from which blends are made.
struct Warped {
  std::vector<StanceTable> tables;  // scaled
  std::vector<StanceAnswer> answers;
  std::vector<char> can;  // whether it can be blended
};

Warped warpAll(const StanceIndex& index, const StanceHandles& target) {
  Warped w;
  w.tables = index.tables;
  w.answers.resize(index.size());
  w.can.assign(index.size(), 0);
  for (std::size_t i = 0; i < index.size(); ++i) {
    const bool alone = warpAndScore(index.tables[i], target, index.limits, w.answers[i]);
    const StanceWarp warp = alone ? w.answers[i].warp : warpForBlend(index.tables[i], target);
    if (!warp) continue;
    w.can[i] = 1;
    if (alone) w.answers[i].first = static_cast<int>(i);
    w.tables[i].scale(warp.timing.scale, warp.timing.stretch);
  }
  return w;
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
  if (scale.x() < 0 || scale.z() < 0) return 0;
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
      : index_(index), target_(target), options_(options), warped_(warpAll(index, target)) {
    for (std::size_t i = 0; i < index.size(); ++i) {
      ++result_.tried;
      ++result_.scored;
      if (warped_.answers[i]) best_.take(warped_.answers[i], i);
    }
  }

  SearchResult run() {
    if (options_.method == StanceSearchMethod::Staged) {
      staged();
    } else {
      std::vector<double> shares;
      const int count = static_cast<int>(std::round(1 / options_.step));
      for (int i = 1; i < count; ++i) shares.push_back(static_cast<double>(i) / count);
      blend(allPairs(), shares, options_.method == StanceSearchMethod::Pruned);
    }
    result_.answer = best_.answer;
    return result_;
  }

 private:
  std::vector<Pair> allPairs() const {
    std::vector<Pair> pairs;
    const int n = static_cast<int>(index_.size());
    for (int a = 0; a < n; ++a) {
      for (int b = a + 1; b < n; ++b) {
        if (warped_.can[static_cast<std::size_t>(a)] && warped_.can[static_cast<std::size_t>(b)])
          pairs.push_back({a, b});
      }
    }
    return pairs;
  }

  void staged() {
    result_.stage = 1;
    if (best_.value > 0) return;
    result_.stage = 2;
    std::vector<double> shares;
    const int count = static_cast<int>(std::round(1 / options_.step));
    for (int i = 1; i < count; ++i) shares.push_back(static_cast<double>(i) / count);
    blend(chosenPairs(), shares, false);
    if (best_.value > 0) return;
    result_.stage = 3;
    shares.clear();
    for (int i = 1; i <= options_.few; ++i) shares.push_back(static_cast<double>(i) / (options_.few + 1));
    blend(allPairs(), shares, false);
  }

  std::vector<Pair> chosenPairs() const {
    std::vector<Pair> pairs = allPairs();
    const auto most = static_cast<std::size_t>(options_.best);
    if (options_.pairs == PairChoice::NearestLine) {
      std::vector<double> distance;
      for (const Pair& p : pairs) distance.push_back(lineDistance(p));
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
      if (warped_.answers[i]) order.push_back(static_cast<int>(i));
    }
    std::stable_sort(order.begin(), order.end(), [&](int i, int j) {
      return warped_.answers[static_cast<std::size_t>(i)].score.value >
             warped_.answers[static_cast<std::size_t>(j)].score.value;
    });
    order.resize(std::min(most, order.size()));
    pairs.clear();
    for (std::size_t i = 0; i < order.size(); ++i) {
      for (std::size_t j = i + 1; j < order.size(); ++j) pairs.push_back({order[i], order[j]});
    }
    return pairs;
  }

  // Distance of the target from the segment between two stances.
  double lineDistance(const Pair& p) const {
    const auto a = index_.handles[static_cast<std::size_t>(p.a)].values(),
               b = index_.handles[static_cast<std::size_t>(p.b)].values(), t = target_.values();
    const auto unit = handleUnits();
    double along = 0, length = 0;
    for (std::size_t i = 0; i < t.size(); ++i) {
      along += (t[i] - b[i]) * (a[i] - b[i]) / (unit[i] * unit[i]);
      length += (a[i] - b[i]) * (a[i] - b[i]) / (unit[i] * unit[i]);
    }
    const double k = length > 0 ? std::clamp(along / length, 0.0, 1.0) : 0.5;
    return handleDistance(blendHandles(StanceHandles::of(a), StanceHandles::of(b), k), target_);
  }

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
        const Pair pair = pairs[static_cast<std::size_t>(p)];
        for (std::size_t s = 0; s < shares.size(); ++s) {
          StanceAnswer answer;
          if (!tryBlend(pair, shares[s], prune && own.value > 0 ? own.value : kWorst, answer)) continue;
          ++ownScored;
          own.take(answer, offset + static_cast<std::size_t>(p) * shares.size() + s);
        }
      }
#pragma omp critical
      {
        if (own.value > kWorst) best_.take(own.answer, own.number);
        scored += ownScored;
      }
    }
    result_.tried += pairs.size() * shares.size();
    result_.scored += scored;
  }

  bool tryBlend(const Pair& pair, double share, double below, StanceAnswer& answer) const {
    const StanceTable &a = warped_.tables[static_cast<std::size_t>(pair.a)],
                      &b = warped_.tables[static_cast<std::size_t>(pair.b)];
    if (below > 0) {
      const StanceTable shape = outline(a, b, share);
      const StanceWarp warp = warpStance(shape, target_);
      if (!warp || mostOf(a, b, share, shape, target_, warp, index_.limits) < below) return false;
    }
    const StanceTable table = stance::blend(a, b, share);
    if (!warpAndScore(table, target_, index_.limits, answer)) return false;
    answer.first = pair.a;
    answer.second = pair.b;
    answer.share = share;
    return true;
  }

  const StanceIndex& index_;
  StanceHandles target_;
  StanceSearchOptions options_;
  Warped warped_;
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
}

bool warpAndScore(const StanceTable& table, const StanceHandles& target, const StanceLimits& limits,
                  StanceAnswer& answer) {
  answer.warp = warpStance(table, target);
  if (!answer.warp) return false;
  answer.score = scoreStance(table, target, answer.warp, limits);
  return true;
}

std::array<double, StanceHandles::kCount> handleUnits() {
  return {0.1, 0.1, 1, 1, 1, 0.5};
}

double handleDistance(const StanceHandles& a, const StanceHandles& b) {
  const auto x = a.values(), y = b.values(), unit = handleUnits();
  double sum = 0;
  for (std::size_t i = 0; i < x.size(); ++i) sum += (x[i] - y[i]) * (x[i] - y[i]) / (unit[i] * unit[i]);
  return std::sqrt(sum);
}

SearchResult searchStances(const StanceIndex& index, const StanceHandles& target,
                           const StanceSearchOptions& options) {
  if (index.size() == 0) throw Error("the library has no stances to search");
  if (options.best < 2)
    throw Error(fmt::format("the number of stances to blend must be at least 2, got {}", options.best));
  if (!(options.step > 0 && options.step <= 0.5))
    throw Error(
        fmt::format("the step between blends must be above 0 and at most 0.5, got {:.4g}", options.step));
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
