// SPDX-License-Identifier: MIT
#include "cli/program/quality_text.h"

#include <fmt/format.h>

#include "base/error.h"
#include "figure/quality/quality_series.h"
#include "scene/scene_motion.h"

namespace footfall::cli {
namespace {

std::string placeOf(const NamedStatistic& named, const QualityReport& report, const Skeleton& skeleton) {
  return placeName(named.name, named.measure.item, report, skeleton);
}

}  // namespace

Json qualityJson(const QualityReport& report, const Skeleton& skeleton) {
  Json json = {{"frames", report.frames},
               {"first_frame", report.contacts.firstFrame},
               {"contacts", report.contacts.contacts.size()}};
  for (const NamedStatistic& named : measuresOf(report)) {
    const QualityStatistic& m = named.measure;
    if (!m.applies) {
      json[named.name] = nullptr;
      continue;
    }
    json[named.name] = {{"unit", named.unit},
                        {"mean", m.mean * named.scale},
                        {"p999", m.high * named.scale},
                        {"max", m.max * named.scale},
                        {"frame", m.frame},
                        {"where", placeOf(named, report, skeleton)}};
  }
  const Ground& ground = report.contacts.ground;
  json["ground"] = {{"height", 1000 * ground.height},
                    {"drift", 1000 * ground.drift},
                    {"roughness", 1000 * ground.roughness}};
  return json;
}

Motion motionOf(const Scene& scene, const std::string& file) {
  return inFile(file, [&] { return sampledMotion(scene); });
}

}  // namespace footfall::cli
