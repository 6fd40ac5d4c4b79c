// SPDX-License-Identifier: MIT
#include "figure/quality/quality_table.h"

#include <algorithm>

#include <fmt/format.h>

#include "figure/quality/quality_series.h"

namespace footfall {
namespace {

std::string groundLine(const QualityReport& report) {
  const Ground& ground = report.contacts.ground;
  return fmt::format("  {} contacts; ground drifts {:.1f} mm/s, rough by {:.1f} mm\n",
                     report.contacts.contacts.size(), 1000 * ground.drift, 1000 * ground.roughness);
}

}  // namespace

std::string qualityTable(const QualityReport& report, const Skeleton& skeleton,
                         const std::vector<JudgedMeasure>& judged) {
  std::string text =
      fmt::format("  {:<17} {:<6} {:>10} {:>10}  {:<30} {}\n", "", "", "mean", "max", "worst", "verdict");
  const auto verdictOf = [&](const std::string& name) {
    for (const JudgedMeasure& measure : judged) {
      if (measure.name == name) return nameOf(measure.verdict);
    }
    return "";
  };
  const std::vector<NamedStatistic> measures = measuresOf(report);
  for (const NamedStatistic& named : measures) {
    const QualityStatistic& m = named.measure;
    if (!m.applies) {
      text += fmt::format("  {:<17} {:<6} {:>10} {:>10}\n", named.name, named.unit, "-", "-");
      continue;
    }
    text += fmt::format("  {:<17} {:<6} {:>10.2f} {:>10.2f}  {:<30} {}\n", named.name, named.unit,
                        m.mean * named.scale, m.max * named.scale,
                        fmt::format("frame {} {}", m.frame, placeName(named.name, m.item, report, skeleton)),
                        verdictOf(named.name));
  }
  for (const JudgedMeasure& more : judged) {
    const bool shown = std::any_of(measures.begin(), measures.end(),
                                   [&](const NamedStatistic& named) { return more.name == named.name; });
    if (shown) continue;
    text += fmt::format("  {:<17} {:<6} {:>10} {:>10.2f}  {:<30} {}\n", more.name, more.unit, "", more.value,
                        fmt::format("frame {} {}", more.frame, more.where), nameOf(more.verdict));
  }
  return text + groundLine(report);
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
                        fmt::format("frame {} {}", m.frame, placeName(named.name, m.item, report, skeleton)));
    if (after) {
      text += fmt::format(" {:>10.2f} {:>10.2f}", others[index].measure.mean * named.scale,
                          others[index].measure.max * named.scale);
    }
    text += "\n";
  }
  return text + groundLine(report);
}

}  // namespace footfall
