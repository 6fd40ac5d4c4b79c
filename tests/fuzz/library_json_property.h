// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cmath>
#include <memory>

#include "fuzz/property.h"
#include "io/documents/locomotion_json.h"
#include "io/json/json_document.h"
#include "locomotion/run/locomotor.h"

namespace footfall::fuzz {

// Numbers of a size that recordings have, so that products of them are finite.
inline bool isModerate(const locomotion::Library& library) {
  const auto moderate = [](const std::vector<double>& values) {
    return std::all_of(values.begin(), values.end(), [](double v) { return std::abs(v) < 1e3; });
  };
  for (const Joint& joint : library.skeleton.joints) {
    if (!(joint.translation.norm() < 1e3) || !(joint.scale.norm() < 1e3)) return false;
  }
  for (const locomotion::MotionClass& cls : library.classes) {
    for (const locomotion::Clip& clip : cls.examples) {
      const bool steady = clip.velocity.speed < 50 && std::abs(clip.velocity.turn) < 50;
      if (!steady || !moderate(clip.poses.values) || !(clip.poses.frameTime < 10)) return false;
      const std::vector<double>& keys = clip.phases.keys();
      for (std::size_t k = 1; k < keys.size(); ++k) {
        if (keys[k] - keys[k - 1] < 1e-6) return false;
      }
    }
  }
  return library.transitions.empty();
}

// A few frames of every class: poses stay finite.
inline void demandSteps(const std::shared_ptr<const locomotion::Library>& library) {
  for (std::size_t c = 0; c < library->classes.size(); ++c) {
    locomotion::Locomotor figure(library, {}, static_cast<int>(c), {1, 0.1});
    for (int frame = 0; frame < 4; ++frame) figure.step(1.0 / 30);
    for (const Vec3& position : figure.pose().position) demand(position.allFinite(), "positions are finite");
    for (const Quat& rotation : figure.pose().rotation)
      demand(rotation.coeffs().allFinite(), "rotations are finite");
  }
}

// A library, labels or a route: whatever parses holds together and can be written or run.
inline void checkLibraryJson(std::string_view input) {
  const std::string file = "input.json";
  try {
    const JsonDocument document(input, file);
    const JsonNode kind = document.root().isObject() ? document.root().find("footfall") : JsonNode();
    const std::string_view name = kind && kind.isText() ? kind.text() : "";
    if (name == "labels") {
      for (const locomotion::ClipLabels& labels : parseLabelsJson(input, file))
        demand(!labels.range || labels.range->end > labels.range->start, "ranges are not empty");
    } else if (name == "route" || name == "path") {
      const locomotion::Route route = parseRouteJson(input, file, 1.3);
      demand(route.points.size() >= 2 && route.points.size() == route.speeds.size(), "a speed per point");
      for (const double speed : route.speeds) demand(speed > 0 && speed <= 20, "speeds within their range");
    } else {
      const auto library = std::make_shared<const locomotion::Library>(parseLibraryJson(input, file));
      demandFinite(library->skeleton);
      demand(!library->classes.empty() && library->limbs.legs.size() == 2, "classes and two legs");
      demand(!formatLibraryJson(*library).empty(), "libraries are written");
      if (isModerate(*library)) demandSteps(library);
    }
  } catch (const Error& error) {
    demandPlace(error, file);
  }
}

}  // namespace footfall::fuzz
