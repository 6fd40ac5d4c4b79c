// SPDX-License-Identifier: MIT
#include "stance/stance_score.h"

#include <fmt/format.h>

#include <cmath>
#include <limits>

#include "base/constants.h"
#include "stance/stance_tuning.h"

namespace footfall::stance {
namespace {

constexpr double kLeastBelow = -1e-6;  // the highest score of an implausible stance
constexpr double kRounding =
    1e-9;  // of a scale: equal speeds at both ends leave a rounding error of either sign
// The largest of |tangential| / normal; infinite where the ground would have to pull.
double frictionOf(const StanceTable& t, const Vec3& scale) {
  const StanceTable::Row up = scale.z() * t.force[2];
  const double light = kWeightless * std::abs(scale.z() * t.mean.z());
  if (up.minCoeff() < -light) return std::numeric_limits<double>::infinity();
  const StanceTable::Row aside = (scale.x() * t.force[0]).square() + (scale.y() * t.force[1]).square();
  return std::sqrt((up > light).select(aside / up.square(), 0.0).maxCoeff());
}

// Squared distances of the centre of mass from the contact point.
StanceTable::Row extensionOf(const StanceTable& t, const StanceHandles& h, const StanceTiming& timing) {
  const double contact = timing.stretch * t.contactTime;
  const StanceTable::Row since =
      contact * (StanceTable::Row::LinSpaced(0.5, StanceTable::kSamples - 0.5) / StanceTable::kSamples);
  const double reach = contact * contact / t.mass, fall = timing.touchDown;
  const StanceTable::Row x =
      h.startSpeed * since + reach * timing.scale.x() * t.travel[0] - t.contactOffset.x();
  const StanceTable::Row y = reach * timing.scale.y() * t.travel[1] - t.contactOffset.y();
  const StanceTable::Row z =
      h.startHeight - 0.5 * kGravity * (since + fall).square() + reach * timing.scale.z() * t.travel[2];
  return x.square() + y.square() + z.square();
}

// Equations 4.11 to 4.14.
struct Penalty {
  double value = 0;
  bool any = false;
  void add(double measure, double limit) {
    const double over = measure >= limit ? measure / limit : limit / measure;
    value = any ? value * over : 1 - over;
    any = true;
  }
  void addScale(double scale, ScoreForm form) {  // with a limit of 0
    if (form == ScoreForm::AsPrinted) return add(scale, 0);
    value = any ? value * (1 + std::abs(scale)) : scale;
    any = true;
  }
};

}  // namespace

StanceLimits limitsFor(double standingHeight, double mass) {
  StanceLimits limits;
  limits.longest *= standingHeight;
  limits.shortest *= standingHeight;
  limits.normalForce *= mass / 80;
  return limits;
}

void rate(StanceScore& s, const StanceLimits& l, bool apexInContact, ScoreForm form) {
  Penalty penalty;
  s.violations = 0;
  const auto violated = [&](Violation which, bool is) {
    if (is) s.violations |= which;
    return is;
  };
  if (violated(kPushesDown, s.scaleUp < 0)) penalty.addScale(s.scaleUp, form);
  if (violated(kPushesBack, s.scaleHeading < -kRounding)) penalty.addScale(s.scaleHeading, form);
  if (violated(kTooStrong, s.normalForce > l.normalForce)) penalty.add(s.normalForce, l.normalForce);
  if (violated(kTooShort, s.shortest < l.shortest)) penalty.add(s.shortest, l.shortest);
  if (violated(kTooLong, s.longest > l.longest)) penalty.add(s.longest, l.longest);
  if (violated(kSlips, s.friction > l.friction)) penalty.add(std::min(s.friction, 1e6), l.friction);
  if (violated(kApexInContact, l.apexOutside && apexInContact)) penalty.add(2, 1);
  if (s.violations != 0) {
    s.value = form == ScoreForm::AsPrinted ? penalty.value : std::min(penalty.value, kLeastBelow);
    return;
  }
  const double slack = (l.friction - s.friction) / l.friction, above = (l.longest - s.longest) / l.longest,
               below = (s.shortest - l.shortest) / l.shortest;
  s.value = 10000 * slack * above * above * below * below;
  if (s.value <= 0 && form == ScoreForm::Repaired) s.value = kLeastBelow;  // exactly at a limit
}

StanceScore scoreStance(const StanceTable& table, const StanceHandles& handles, const StanceWarp& warp,
                        const StanceLimits& limits, ScoreForm form) {
  StanceScore score;
  score.scaleHeading = warp.timing.scale.x();
  score.scaleUp = warp.timing.scale.z();
  score.friction = frictionOf(table, warp.timing.scale);
  score.normalForce = (warp.timing.scale.z() * table.force[2]).maxCoeff();
  const StanceTable::Row extension = extensionOf(table, handles, warp.timing);
  score.longest = std::sqrt(extension.maxCoeff());
  score.shortest = std::sqrt(extension.minCoeff());
  rate(score, limits, warp.apexInContact, form);
  return score;
}

std::string explain(const StanceScore& s, const StanceLimits& l) {
  std::string text;
  const auto say = [&](Violation which, const std::string& what) {
    if ((s.violations & which) != 0) text += (text.empty() ? "" : "; ") + what;
  };
  say(kPushesDown, fmt::format("the ground would have to pull ({:.2f} times the upward force)", s.scaleUp));
  say(kPushesBack,
      fmt::format("the push along the heading would be reversed ({:.2f} times)", s.scaleHeading));
  say(kTooStrong, fmt::format("too strong ({:.0f} N, at most {:.0f})", s.normalForce, l.normalForce));
  say(kTooShort, fmt::format("leg too short ({:.2f} m, at least {:.2f})", s.shortest, l.shortest));
  say(kTooLong, fmt::format("leg too long ({:.2f} m, at most {:.2f})", s.longest, l.longest));
  say(kSlips, fmt::format("slips (friction {:.2f}, at most {:.2f})", s.friction, l.friction));
  say(kApexInContact, "an apex is within the contact");
  return text;
}

}  // namespace footfall::stance
