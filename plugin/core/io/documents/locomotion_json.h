// SPDX-License-Identifier: MIT
// Libraries, labels and routes of parameterised locomotion as JSON documents.
// docs/reference/documents/locomotion.md describes them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "locomotion/build/build_library.h"
#include "locomotion/run/path_follower.h"

namespace footfall {

// {"footfall": "library", "version": 1, …}: everything needed to run, poses included. Throws Error with file,
// line and path for what is wrong, and naming class and example for what does not hold together.
locomotion::Library parseLibraryJson(std::string_view text, const std::string& file);
std::string formatLibraryJson(const locomotion::Library& library);

// {"footfall": "labels", "version": 1, "clips": [{"clip": "16_15", "use": true, "class": "walk", "range":
// [0.1, 3.2],
//  "contacts": [{"foot": "left", "time": [0.52, 1.24]}, …]}, …]}; seconds. All but "clip" may be left out.
std::vector<locomotion::ClipLabels> parseLabelsJson(std::string_view text, const std::string& file);
// What was found, to be edited.
std::string formatLabelsJson(const std::vector<locomotion::RecordedClip>& recordings);

// {"footfall": "route", "version": 1, "closed": false, "speed": 1.3, "points": [{"position": [x, z],
// "heading": degrees,
//  "speed": m/s}, …]}; metres. A point's speed goes before the route's. A document of the kind "path" is a
//  route at `speed`.
locomotion::Route parseRouteJson(std::string_view text, const std::string& file, double speed);

}  // namespace footfall
