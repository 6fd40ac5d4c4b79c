// SPDX-License-Identifier: MIT
#include "stance/stance_diagnosis.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <functional>

#include "stance/stance_tuning.h"

namespace footfall::stance {
namespace {

constexpr int kHalvings = 10;

const char* const kWords[] = {"the start height", "the end height",     "the start speed",
                              "the end speed",    "the sideways speed", "the distance"};
const char* const kUnits[] = {"m", "m", "m/s", "m/s", "m/s", "m"};

StanceHandles with(const StanceHandles& h, int handle, double value) {
  auto v = h.values();
  v[static_cast<std::size_t>(handle)] = value;
  return StanceHandles::of(v);
}

double rounded(double value, int decimals) {
  const double unit = std::pow(10.0, decimals);
  return std::round(unit * value) / unit;
}

class Inquiry {
 public:
  Inquiry(const StanceIndex& index, const StanceHandles& target, const StanceSearchOptions& options)
      : index_(index), target_(target), options_(options), quick_(options) {
    quick_.method = StanceSearchMethod::Pruned;
    quick_.lines = kLinesForSpeeds;
    quick_.step = std::max(quick_.step, kStepForSpeeds);
  }

  StanceDiagnosis run() {
    StanceDiagnosis result;
    const SearchResult now = searchStances(index_, target_, options_);
    result.plausible = now.answer.plausible();
    if (result.plausible) return result;
    // Warps alone are fast. The full search is used where they give no remedy, and to move the best remedy
    // closer.
    for (int h = 0; h < StanceHandles::kCount; ++h) result.handles.push_back(oneHandle(h, warps()));
    const auto smallest = [](const HandleRemedy& a, const HandleRemedy& b) {
      return a.works && (!b.works || a.change < b.change);
    };
    std::stable_sort(result.handles.begin(), result.handles.end(), smallest);
    if (HandleRemedy& best = result.handles.front(); best.works) {
      settle(best, *best.works, searched());
    } else {
      for (HandleRemedy& one : result.handles) one = oneHandle(one.handle, searched());
      std::stable_sort(result.handles.begin(), result.handles.end(), smallest);
    }
    findNearest(result);
    result.text = textOf(result, now.answer);
    return result;
  }

 private:
  using Works = std::function<bool(const StanceHandles&)>;
  // With the likeliest blends: what works among them works among all.
  Works searched() const {
    return [this](const StanceHandles& h) { return searchStances(index_, h, quick_).answer.plausible(); };
  }
  Works warps() const {
    return [this](const StanceHandles& h) {
      StanceAnswer answer;
      return std::any_of(index_.tables.begin(), index_.tables.end(), [&](const StanceTable& table) {
        return warpAndScore(table, h, index_.limits, answer) && answer.score.plausible();
      });
    };
  }

  HandleRemedy oneHandle(int handle, const Works& works) const {
    HandleRemedy one;
    one.handle = handle;
    const auto index = static_cast<std::size_t>(handle);
    const double unit = handleUnits()[index], asked = target_.values()[index];
    for (double d = kRemedyStep; d <= kMaxRemedy; d *= 1.06, d += 0.02) {
      for (const double side : {1.0, -1.0}) {
        const double value = asked + side * d * unit;
        if (handle != 4 && value < 0) continue;  // only sideways speeds may be negative
        if (!works(with(target_, handle, value))) continue;
        settle(one, value, works);
        return one;
      }
    }
    return one;
  }

  // Moves a value that works as close to the requested one as it still works.
  void settle(HandleRemedy& one, double value, const Works& works) const {
    const auto index = static_cast<std::size_t>(one.handle);
    const double asked = target_.values()[index];
    const auto good = [&](double v) { return works(with(target_, one.handle, v)); };
    one.works = closest(asked, value, good);
    // A little farther, to a number of two decimals, so that it works as it is printed.
    const double near = 100 * *one.works,
                 round = 0.01 * (*one.works > asked ? std::ceil(near) : std::floor(near));
    if (good(round)) one.works = round;
    one.change = std::abs(*one.works - asked) / handleUnits()[index];
  }

  // Bisects between a value that fails and one that works; returns the working side.
  template <typename IsGood>
  static double closest(double fails, double good, const IsGood& isGood) {
    for (int i = 0; i < kHalvings; ++i) {
      const double middle = 0.5 * (fails + good);
      (isGood(middle) ? good : fails) = middle;
    }
    return good;
  }

  // From the handles of every stance towards the request as far as that works, then handle by handle.
  void findNearest(StanceDiagnosis& result) const {
    const Works works = warps();
    const auto keep = [&](const StanceHandles& h) {
      const double d = handleDistance(h, target_);
      if (result.nearest && d >= result.distance) return;
      result.nearest = h;
      result.distance = d;
    };
    for (const HandleRemedy& one : result.handles) {
      if (one.works) keep(with(target_, one.handle, *one.works));
    }
    for (const StanceHandles& own : index_.handles) {
      if (result.nearest && handleDistance(own, target_) > 4 * result.distance + 4) continue;
      if (!works(own)) continue;
      const double share = closest(1.0, 0.0, [&](double s) { return works(blendHandles(target_, own, s)); });
      StanceHandles at = blendHandles(target_, own, share);
      for (int h = 0; h < StanceHandles::kCount; ++h) {
        const auto i = static_cast<std::size_t>(h);
        const double value =
            closest(target_.values()[i], at.values()[i], [&](double v) { return works(with(at, h, v)); });
        at = with(at, h, works(with(at, h, target_.values()[i])) ? target_.values()[i] : value);
      }
      keep(at);
    }
  }

  std::string textOf(const StanceDiagnosis& blame, const StanceAnswer& answer) const {
    std::string text = answer ? fmt::format("the nearest is {}: {}", describe(answer, index_.names),
                                            explain(answer.score, index_.limits))
                              : "no stance can be warped to this: " +
                                    explain(warpStance(index_.tables.front(), target_).fault, target_);
    const HandleRemedy& first = blame.handles.front();
    if (first.works) {
      const auto h = static_cast<std::size_t>(first.handle);
      const double asked = target_.values()[h];
      // As many decimals as it takes to work, and to differ from what was asked for.
      int decimals = 2;
      while (decimals < 9 && (std::abs(rounded(*first.works, decimals) - *first.works) > 1e-12 ||
                              rounded(asked, decimals) == rounded(*first.works, decimals)))
        ++decimals;
      return text + fmt::format("; {} of {:.{}f} {} prevents it; {:.{}f} would work", kWords[h], asked,
                                decimals, kUnits[h], *first.works, decimals);
    }
    text += "; no single handle prevents it";
    if (!blame.nearest) return text + ", and no request near it that would work is known";
    text += "; this would work:";
    const auto asked = target_.values(), can = blame.nearest->values();
    const auto changed = [&](std::size_t i) { return std::abs(asked[i] - can[i]) > 1e-12; };
    const auto asPrinted = [&](int decimals) {
      auto values = asked;
      for (std::size_t i = 0; i < values.size(); ++i) {
        if (changed(i)) values[i] = rounded(can[i], decimals);
      }
      return StanceHandles::of(values);
    };
    int decimals = 2;
    while (decimals < 9 && !warps()(asPrinted(decimals)) && !searched()(asPrinted(decimals))) ++decimals;
    for (std::size_t i = 0; i < asked.size(); ++i) {
      if (changed(i)) text += fmt::format(" {} {:.{}f} {},", kWords[i] + 4, can[i], decimals, kUnits[i]);
    }
    text.pop_back();
    return text;
  }

  const StanceIndex& index_;
  StanceHandles target_;
  StanceSearchOptions options_, quick_;  // of the verdict; of remedies
};

}  // namespace

StanceDiagnosis diagnose(const StanceIndex& index, const StanceHandles& target,
                         const StanceSearchOptions& options) {
  return Inquiry(index, target, options).run();
}

}  // namespace footfall::stance
