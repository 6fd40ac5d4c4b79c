// SPDX-License-Identifier: MIT
#include "cli/program/quality_text.h"

#include <fmt/format.h>

#include "base/error.h"
#include "figure/quality/quality_series.h"

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

std::string qualityTable(const QualityReport& report, const Skeleton& skeleton, const QualityReport* after) {
  std::string text = fmt::format("  {:<17} {:<6} {:>10} {:>10}  {:<30}{}\n", "", "", "mean", "max", "worst",
                                 after ? fmt::format(" {:>10} {:>10}", "mean after", "max after") : "");
  const std::vector<NamedStatistic> others = after ? measuresOf(*after) : std::vector<NamedStatistic>();
  std::size_t i = 0;
  for (const NamedStatistic& named : measuresOf(report)) {
    const std::size_t index = i++;
    const QualityStatistic& m = named.measure;
    if (!m.applies) {
      text += fmt::format("  {:<17} {:<6} {:>10} {:>10}\n", named.name, named.unit, "-", "-");
      continue;
    }
    text += fmt::format("  {:<17} {:<6} {:>10.2f} {:>10.2f}  {:<30}", named.name, named.unit,
                        m.mean * named.scale, m.max * named.scale,
                        fmt::format("frame {} {}", m.frame, placeOf(named, report, skeleton)));
    if (after) {
      text += fmt::format(" {:>10.2f} {:>10.2f}", others[index].measure.mean * named.scale,
                          others[index].measure.max * named.scale);
    }
    text += "\n";
  }
  const Ground& ground = report.contacts.ground;
  text += fmt::format("  {} contacts; ground drifts {:.1f} mm/s, rough by {:.1f} mm\n",
                      report.contacts.contacts.size(), 1000 * ground.drift, 1000 * ground.roughness);
  return text;
}

Motion motionOf(const Scene& scene, const std::string& file) {
  Motion motion = scene.motion ? *scene.motion : inFile(file, [&] { return motionFromCurves(scene); });
  if (motion.frames() == 0)
    throw Error(Place{file, 0}, "holds no motion: it has neither frames nor keyed joints");
  return motion;
}

}  // namespace footfall::cli
