// SPDX-License-Identifier: MIT
// The measures of a report frame by frame, and the moments at which they are worst.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "figure/quality/quality.h"

namespace footfall {

// A measure over time, in its unit of reports.
struct SeriesOfMeasure {
  std::string name;   // as in measuresOf; "joint_speed" besides
  std::string title;  // for people: "foot skate"
  std::string unit;
  std::vector<float> values;  // one per frame: the worst of the joints or feet; NaN where it does not apply
  std::vector<int> items;     // of whom: a joint or a leg, -1 the body
  std::optional<double> limit;
};

// Of everything in the report, so that the largest of each is the report's max; and of the speed that joints
// turn at. limits: in the units of the report.
std::vector<SeriesOfMeasure> qualitySeries(const Motion& motion, const QualityReport& report,
                                           const QualityLimits& limits = {});

// Whom an item of a measure means: "left", "LeftKnee", "body".
std::string placeName(std::string_view measure, int item, const QualityReport& report,
                      const Skeleton& skeleton);

struct WorstMoment {
  std::size_t frame = 0;
  std::size_t series = 0;  // index of the measure
  double value = 0;        // in the unit of its series
  double severity = 0;     // 1: worth a look, see quality_moments_tuning.h; they are sorted by it
  std::string where;       // placeName
  std::string sentence;    // what is seen: "The left foot slides 12 mm while it stands."
};

// At most `count` of those worth a look, the worst first: peaks that are apart in time, so that no two show
// the same fault.
std::vector<WorstMoment> worstMoments(const Motion& motion, const QualityReport& report,
                                      const std::vector<SeriesOfMeasure>& series, std::size_t count = 10);

}  // namespace footfall
