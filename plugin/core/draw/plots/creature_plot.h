// SPDX-License-Identifier: MIT
// Pictures of a creature's run: what the thesis judges runs by (Figs 6.15 to 6.27).
#pragma once

#include <optional>
#include <string>

#include "creature/measure/feature.h"
#include "draw/page/page.h"

namespace footfall::draw {

// Over time: joint angles (less whole turns), torques, energies of all links, height of the centre of mass.
// Bands: no leg on the ground. range: seconds; none: the whole run.
Canvas drawCreatureCurves(const creature::Creature& creature, const creature::RunRecord& recording,
                          const creature::MotionMeasures& measures, const Page& page = {},
                          const std::optional<TimeRange>& range = {});

// Height of the centre of mass against its speed up and down: a ring that closes is a steady gait. The cycles
// that count are drawn the stronger the later they are, what came before faint.
Canvas drawPhaseDiagram(const creature::RunRecord& recording, const creature::MotionMeasures& measures,
                        const Page& page = {});

// Which leg is down when, one bar per contact.
Canvas drawSteppingPattern(const creature::Creature& creature, const creature::RunRecord& recording,
                           const creature::MotionMeasures& measures, const Page& page = {});

// Measured features against what was wanted: one bar per feature from 0 to its range, the wanted value
// marked.
struct FeatureBar {
  std::string name, unit;
  double measured = 0, wanted = 0, low = 0, high = 1;
};
Canvas drawFeatureBars(const std::vector<FeatureBar>& bars, const Page& page = {});

}  // namespace footfall::draw
