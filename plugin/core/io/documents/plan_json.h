// SPDX-License-Identifier: MIT
// JSON documents that prints are planned from: a path, stepping stones, a world to wander in.
// docs/reference/documents/track.md describes them. Metres and degrees; positions in plan are [x, z].
#pragma once

#include <string>
#include <string_view>

#include "curve/plan_path.h"
#include "footprint/planners/wander.h"

namespace footfall {

// {"footfall": "path", "version": 1, "closed": false, "points": [{"position": [x, z], "heading": degrees},
// …]}
PlanPath parsePathJson(std::string_view text, const std::string& file);

// {"footfall": "stones", "version": 1, "stones": [[x, y, z], …], "start": 1, "goal": 9}; counted from 1, by
// default from the first to the last.
struct StoneField {
  std::vector<Vec3> stones;
  int start = 0, goal = 0;  // from 0
};
StoneField parseStonesJson(std::string_view text, const std::string& file);

// {"footfall": "world", "version": 1, "least": [x, z], "most": [x, z], "start": [x, z], "yaw": degrees,
//  "obstacles": [{"position": [x, z], "radius": r}, …]} and the options of wanderOptionsTable.
struct WanderWorld {
  footprint::WanderOptions options;
  Vec2 start = Vec2::Zero();
  double yaw = 0;  // radians
};
WanderWorld parseWorldJson(std::string_view text, const std::string& file);

}  // namespace footfall
