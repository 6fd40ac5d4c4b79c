// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>

#include "fuzz/property.h"
#include "io/documents/stance_json.h"
#include "io/json/json_document.h"

namespace footfall::fuzz {

inline void demandLibrary(const stance::StanceLibrary& library) {
  try {
    checkLibrary(library);
  } catch (const Error& error) {
    demand(false, "a library that was read can be used: " + error.message());
  }
  for (const stance::LibraryStance& entry : library.stances) {
    const stance::Stance& s = entry.stance;
    demand(s.torque.allFinite() && s.contactOffset.allFinite() && s.inertia.allFinite() &&
               s.startAttitude.coeffs().allFinite() && s.startSpin.allFinite(),
           "stances are finite");
  }
}

// Written and read again: the same names, numbers to the nine digits that are written. Blends are made again
// from their parents; where those are extreme the blend may not be.
inline void demandSameLibrary(const stance::StanceLibrary& library) {
  const std::string text = formatStanceJson(library);
  const auto near = [](double a, double b) { return std::abs(a - b) <= 1e-7 * (1 + std::abs(a)); };
  stance::StanceLibrary again;
  try {
    again = parseStanceJson(text, "again");
  } catch (const Error&) {
    for (const stance::LibraryStance& entry : library.stances) {
      if (entry.parents) return;
    }
    throw;
  }
  demand(again.size() == library.size(), "stances come back");
  for (std::size_t i = 0; i < library.size(); ++i) {
    const stance::LibraryStance &a = library.stances[i], &b = again.stances[i];
    demand(a.stance.name == b.stance.name && a.stance.feet == b.stance.feet &&
               a.parents.has_value() == b.parents.has_value() && a.origin.has_value() == b.origin.has_value(),
           "a stance comes back");
    if (a.parents) continue;
    demand(near(a.stance.mass, b.stance.mass) && near(a.stance.contactTime, b.stance.contactTime),
           "mass and contact come back");
    for (std::size_t h = 0; h < stance::StanceHandles::kCount; ++h)
      demand(near(a.stance.handles.values()[h], b.stance.handles.values()[h]), "handles come back");
    demand(a.stance.torque.rows() == b.stance.torque.rows() &&
               a.stance.polygons.size() == b.stance.polygons.size(),
           "torque and support come back");
  }
}

inline void demandSameApexes(const ApexDocument& document) {
  const ApexDocument again = parseApexJson(formatApexJson(document.apexes, document.first), "again");
  demand(again.first == document.first && again.apexes.size() == document.apexes.size(), "apexes come back");
  for (std::size_t i = 0; i < document.apexes.size(); ++i) {
    const stance::ChainApex &a = document.apexes[i], &b = again.apexes[i];
    demand(a.position.allFinite() && (a.position - b.position).norm() <= 1e-7 * (1 + a.position.norm()),
           "positions come back");
    demand(a.speed.has_value() == b.speed.has_value() && a.yaw.has_value() == b.yaw.has_value(),
           "what is free stays free");
  }
}

// A sketch answers every stroke; where it is complete its apexes are finite.
inline void demandSketch(const SketchDocument& document) {
  stance::StanceSketch sketch(document.camera.view(), document.ground, document.options);
  for (const std::vector<Vec2>& stroke : document.strokes) {
    if (stroke.size() > 200) return;
    demand(!sketch.draw(stroke).message.empty(), "every stroke is answered");
  }
  for (const auto& [apex, velocity] : document.velocities) sketch.setVelocity(apex, velocity);
  if (!sketch.complete()) return;
  for (const stance::ChainApex& apex : sketch.apexes())
    demand(apex.position.allFinite() && std::isfinite(apex.speed.value_or(0)), "apexes are finite");
}

// Any of the three documents.
inline void checkStanceJson(std::string_view input) {
  const std::string file = "input.json";
  stance::StanceLibrary library;
  ApexDocument apexes;
  SketchDocument sketch;
  std::string kind;
  try {
    const JsonDocument document(input, file);
    const JsonNode node = document.root().isObject() ? document.root().find("footfall") : JsonNode();
    if (node && node.isText()) kind = node.text();
    if (kind == "sketch") {
      sketch = parseSketchJson(input, file);
    } else if (kind == "apexes") {
      apexes = parseApexJson(input, file);
    } else {
      library = parseStanceJson(input, file);
    }
  } catch (const Error& error) {
    return demandPlace(error, file);
  }
  if (kind == "apexes") return demandSameApexes(apexes);
  if (kind == "stances") {
    demandLibrary(library);
    return demandSameLibrary(library);
  }
  try {
    demandSketch(sketch);
  } catch (const Error& error) {
    demand(!error.message().empty(), "an error has a message");
  }
}

}  // namespace footfall::fuzz
