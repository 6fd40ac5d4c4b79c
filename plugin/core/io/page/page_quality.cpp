// SPDX-License-Identifier: MIT
// The measures of a motion on a page.
#include "io/page/page_json.h"

namespace footfall::page {

Json qualityJson(const PageMotion& shown, PageBlob& blob) {
  Json measures = Json::array();
  for (const SeriesOfMeasure& series : shown.series) {
    measures.push_back({{"id", series.name},
                        {"name", series.title},
                        {"unit", series.unit},
                        {"limit", series.limit ? Json(*series.limit) : Json()},
                        {"values", refJson(blob.add(series.values))}});
  }
  return {{"measures", measures}};
}

Json checkJson(const PageMotion& shown) {
  Json rows = Json::array();
  std::size_t m = 0;
  for (const NamedStatistic& named : measuresOf(shown.report)) {
    const std::optional<double>& limit = shown.series[m++].limit;
    const QualityStatistic& measure = named.measure;
    if (!measure.applies) continue;
    rows.push_back(
        {{"name", named.name},
         {"unit", named.unit},
         {"mean", measure.mean * named.scale},
         {"high", measure.high * named.scale},
         {"max", measure.max * named.scale},
         {"frame", measure.frame},
         {"where", validUtf8(placeName(named.name, measure.item, shown.report, shown.motion.skeleton))},
         {"limit", limit ? Json(*limit) : Json()},
         {"exceeds", limit && measure.max * named.scale > *limit}});
  }
  return {{"rows", rows}, {"text", validUtf8(shown.table)}};
}

Json worstJson(const PageMotion& shown) {
  Json worst = Json::array();
  for (const WorstMoment& moment : shown.worst) {
    const SeriesOfMeasure& series = shown.series[moment.series];
    worst.push_back({{"frame", moment.frame},
                     {"measure", series.name},
                     {"value", moment.value},
                     {"unit", series.unit},
                     {"where", validUtf8(moment.where)},
                     {"severity", moment.severity},
                     {"sentence", validUtf8(moment.sentence)}});
  }
  return worst;
}

}  // namespace footfall::page
