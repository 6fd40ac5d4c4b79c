// SPDX-License-Identifier: MIT
#include "cli/program/limit_options.h"

#include "base/angles.h"
#include "cli/program/program.h"

namespace footfall::cli {

void addLimitOptions(CLI::App& verb, QualityLimits& limits, const std::string& where) {
  const auto add = [&](const char* name, std::optional<double>& limit, const char* what) {
    verb.add_option(name, limit, where + " " + what)->check(nonNegative());
  };
  add("--max-skate", limits.skate, "a foot slides farther during a contact, mm");
  add("--max-slip", limits.slip, "a foot travels farther over the ground during a step, mm");
  add("--max-penetration", limits.penetration, "a foot is deeper below the ground, mm");
  add("--max-float", limits.floating, "a standing foot is higher above its position, mm");
  add("--max-jump", limits.jointJump, "a joint's velocity jumps by more, degrees per second");
  add("--max-root-jump", limits.rootJump, "the root's velocity jumps by more, m/s");
  add("--max-jerk", limits.jerk, "the jerk of a joint is larger, m/s³");
  add("--max-extension", limits.extension, "a leg is stretched farther, percent of its length");
  add("--max-residual", limits.residual, "the body's acceleration needs a larger unsupported force, m/s²");
  add("--max-imbalance", limits.imbalance, "the ground's force would act farther outside the feet, mm");
}

QualityLimits limitsInUnits(QualityLimits limits) {
  const auto scale = [](std::optional<double>& limit, double factor) {
    if (limit) *limit *= factor;
  };
  scale(limits.skate, 0.001);
  scale(limits.slip, 0.001);
  scale(limits.penetration, 0.001);
  scale(limits.floating, 0.001);
  scale(limits.jointJump, kDegree);
  scale(limits.extension, 0.01);
  scale(limits.imbalance, 0.001);
  return limits;
}

}  // namespace footfall::cli
