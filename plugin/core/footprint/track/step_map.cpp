// SPDX-License-Identifier: MIT
#include "footprint/track/step_map.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "base/easing.h"

namespace footfall::footprint {

// The cheapest alignment (Needleman and Wunsch 1970) with the distance as the price of a pair.
std::vector<int> matchPrints(const Track& before, const Track& now, double gap) {
  const std::size_t n = before.prints.size(), m = now.prints.size();
  constexpr double kNever = std::numeric_limits<double>::infinity();
  const double out = 0.5 * gap;
  std::vector<double> price((n + 1) * (m + 1), kNever);
  const auto at = [&](std::size_t i, std::size_t j) -> double& { return price[i * (m + 1) + j]; };
  const auto pair = [&](std::size_t i, std::size_t j) {
    const Footprint &a = before.prints[i], &b = now.prints[j];
    return a.leg == b.leg ? (a.position - b.position).norm() : kNever;
  };
  for (std::size_t i = 0; i <= n; ++i) {
    for (std::size_t j = 0; j <= m; ++j) {
      if (i == 0 || j == 0) {
        at(i, j) = out * static_cast<double>(i + j);
        continue;
      }
      at(i, j) = std::min({at(i - 1, j - 1) + pair(i - 1, j - 1), at(i - 1, j) + out, at(i, j - 1) + out});
    }
  }
  std::vector<int> match(m, -1);
  for (std::size_t i = n, j = m; i > 0 && j > 0;) {
    if (at(i, j) == at(i - 1, j - 1) + pair(i - 1, j - 1)) {
      match[--j] = static_cast<int>(--i);
    } else if (at(i, j) == at(i - 1, j) + out) {
      --i;
    } else {
      --j;
    }
  }
  return match;
}

std::vector<int> repeatPrints(const Track& before, const Track& now, int first, int last) {
  const auto leg = [](const Track& track, int i) { return track.prints[static_cast<std::size_t>(i)].leg; };
  const int count = static_cast<int>(now.prints.size());
  const auto fits = [&](int k, int j) {
    if (leg(before, k) != leg(now, j)) return false;
    const bool ends = k + 1 >= static_cast<int>(before.prints.size()) || j + 1 >= count;
    return ends || leg(before, k + 1) == leg(now, j + 1);
  };
  std::vector<int> match(now.prints.size(), -1);
  int next = first;
  for (int j = 0; j < count && first < last; ++j) {
    for (int tried = 0; tried < last - first; ++tried, ++next) {
      if (next >= last) next = first;
      if (!fits(next, j)) continue;
      match[static_cast<std::size_t>(j)] = next++;
      break;
    }
  }
  return match;
}

std::vector<StepMap::Step> StepMap::stepsOf(const Track& track) {
  std::vector<Step> steps;
  double time = 0;
  for (const Footprint& print : track.prints) {
    steps.push_back({time, time, time + print.step, Lift::None});
    time += print.step;
  }
  for (std::size_t i = 0; i < steps.size(); ++i) {
    Step& step = steps[i];
    for (std::size_t j = i > 16 ? i - 16 : 0; j <= i; ++j) {  // who came before and leaves now
      const double lift = steps[j].start + track.prints[j].stance;
      if (lift <= step.start + 1e-6 || lift >= step.end - 1e-6) continue;
      const Lift kind = track.prints[j].leg == track.prints[i].leg ? Lift::Own : Lift::Other;
      if (step.kind == Lift::Other) continue;
      step.lift = lift;
      step.kind = kind;
    }
  }
  return steps;
}

StepMap::StepMap(const Track& before, const Track& now, std::vector<int> match)
    : before_(stepsOf(before)), now_(stepsOf(now)), match_(std::move(match)) {
  match_.resize(now_.size(), -1);
  for (int& step : match_) {
    if (step >= static_cast<int>(before_.size())) step = -1;
  }
}

double StepMap::across(std::size_t step, double time) const {
  const Step &from = now_[step], &to = before_[static_cast<std::size_t>(match_[step])];
  // Beyond the step at the old pace.
  if (time < from.start) return to.start + (time - from.start);
  if (time > from.end) return to.end + (time - from.end);
  double a = from.start, b = from.end, c = to.start, d = to.end;
  if (from.kind == to.kind && from.kind != Lift::None) {
    const bool early = time < from.lift;
    (early ? b : a) = from.lift;
    (early ? d : c) = to.lift;
  }
  return b > a ? c + (time - a) / (b - a) * (d - c) : c;
}

StepMoments StepMap::at(double time, double fade) const {
  if (now_.empty()) return {};
  const auto after =
      std::upper_bound(now_.begin(), now_.end() - 1, time, [](double t, const Step& s) { return t < s.end; });
  const std::size_t k = static_cast<std::size_t>(after - now_.begin());
  const auto known = [&](std::size_t i) { return match_[i] >= 0; };
  if (!known(k)) {
    std::size_t i = k, j = k;
    while (i > 0 && !known(i)) --i;
    while (j + 1 < now_.size() && !known(j)) ++j;
    if (!known(i) && !known(j)) return {};
    if (!known(i)) return {{across(j, now_[j].start), 1}, {}};
    if (!known(j)) return {{across(i, now_[i].end), 1}, {}};
    const double start = now_[i].end, end = now_[j].start;
    const double share = end > start ? eased((time - start) / (end - start)) : 1;
    return {{across(i, start), 1 - share}, {across(j, end), share}};
  }
  StepMoments moments{{across(k, time), 1}, {}};
  // A seam beside this step, if it is near.
  for (const bool before : {true, false}) {
    if (before ? k == 0 : k + 1 == now_.size()) continue;
    const std::size_t other = before ? k - 1 : k + 1;
    if (!known(other) || match_[other] == match_[k] + (before ? -1 : 1)) continue;
    const double seam = before ? now_[k].start : now_[k].end;
    const double width =
        std::min(fade, 0.5 * std::min(now_[k].end - now_[k].start, now_[other].end - now_[other].start));
    const double off = std::abs(time - seam);
    if (!(off < width)) continue;
    const double share = eased(0.5 - 0.5 * off / width);
    moments.a.weight = 1 - share;
    moments.b = {across(other, time), share};
  }
  return moments;
}

}  // namespace footfall::footprint
