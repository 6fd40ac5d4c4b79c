// SPDX-License-Identifier: MIT
// Pictures of stances: ways of the centre of mass, values along a line, slices of coverage, thumbnails.
#pragma once

#include <string>
#include <vector>

#include "draw/page/page.h"
#include "stance/library/stance_coverage.h"

namespace footfall::draw {

// A stance to draw: its way and contact.
struct StanceLine {
  std::string name;
  stance::Stance stance;  // as it plays
  stance::StanceHandles handles;
  stance::StanceTiming timing;
};

// Ways of the centre of mass, heading across and height up, in one plot; the part in contact is drawn heavier
// and a thin leg leads from the ends of it to the contact point (thesis Figs 6.1 to 6.4).
Canvas drawStancePaths(const std::vector<StanceLine>& lines, const Page& page = {});

// A picture for a shelf: the way with its legs and the force of the ground as arrows; no axes.
Canvas drawStanceThumbnail(const StanceLine& line, double width = 160, double height = 120);

struct ValueSeries {
  std::string name;
  std::vector<Vec2> points;  // along the line (0 to 1), value
};
// Values over a line or a handle; the 0 that parts plausible from not is marked, and values are shown as
// their signed roots so that both sides can be read (thesis Figs 6.5, 6.6).
Canvas drawStanceValues(const std::vector<ValueSeries>& series, const std::string& xLabel,
                        const Page& page = {});

// Plausible points coloured by their value, implausible ones by how far off (thesis Figs 6.7 to 6.12).
Canvas drawCoverage(const stance::CoverageSlice& slice, const std::string& xLabel, const std::string& yLabel,
                    const Page& page = {});

}  // namespace footfall::draw
