// SPDX-License-Identifier: MIT
// Footprints from above as the method's paper shows them: prints with their timing daggers, the path of the
// centre of mass by phase with its tangents, and below it the path from the side over the ground.
#pragma once

#include <string>
#include <vector>

#include "draw/page/page.h"
#include "footprint/planners/wander.h"
#include "footprint/walk/walk.h"

namespace footfall::draw {

struct TrackPicture {
  Page page;
  footprint::Track track;                   // laid and timed
  std::vector<BodySide> sides;              // one per leg
  std::vector<double> soles;                // metres, length of the sole of each leg
  footprint::ComPath path;                  // no knots: not drawn
  TerrainPtr terrain;                       // null: the ground is not drawn from the side
  std::vector<footprint::Obstacle> things;  // trees, stones
  std::string thing;                        // what they are, for the legend
  bool bordered = false;                    // the world has a border, from least to most (x, z)
  Vec2 least = Vec2::Zero(), most = Vec2::Zero();
};

// A walk's track, path and ground.
TrackPicture trackPicture(const footprint::Walk& walk, const Character& character);

// The way of the track runs to the right. Throws Error where there are no prints.
Canvas drawTrack(const TrackPicture& picture);

}  // namespace footfall::draw
