// SPDX-License-Identifier: MIT
#include "locomotion/library/library_report.h"

#include <algorithm>
#include <cmath>

#include "base/error.h"

namespace footfall::locomotion {

ClassReport reportOf(const std::shared_ptr<const Library>& library, int cls, int grid,
                     const GenerateOptions& options) {
  constexpr double kStay = 2;  // seconds at each point
  if (grid < 2) throw Error("a class is measured at 2 points per side at least");
  const MotionClass& one = library->classes[static_cast<std::size_t>(cls)];
  ClassReport report;
  report.cls = cls;
  if (one.pattern == StepPattern::Stand) return report;
  const auto part = [&options](double from, double to) -> Progress {
    if (!options.progress) return {};
    return [&options, from, to](double share) { return options.progress(from + share * (to - from)); };
  };
  report.steering = steeringErrors(library, cls, grid, options.run, part(0, 0.3));
  ScriptSegment segment;
  segment.className = one.name;
  for (const SteeringError& e : report.steering) {
    report.speedError = std::max(report.speedError, std::abs(e.achieved.speed / e.asked.speed - 1));
    report.turnError = std::max(report.turnError, std::abs(e.achieved.turn - e.asked.turn));
    segment.items.push_back({kStay * static_cast<double>(segment.items.size()), e.asked});
  }
  if (segment.items.empty()) return report;
  segment.duration = kStay * static_cast<double>(segment.items.size());
  GenerateOptions generation = options;
  generation.progress = part(0.3, 0.9);
  const Generated made = generate(library, Script{segment}, generation);
  const QualityReport quality = measureQuality(made.motion);
  report.skate = quality.skate.max;
  report.slip = quality.slip.max;
  report.steps = quality.contacts.contacts.size();
  report.joins = made.joins.size();
  report.worst = made.worst;
  return report;
}

}  // namespace footfall::locomotion
