// SPDX-License-Identifier: MIT
#include "figure/cleanup/clean_options_table.h"

namespace footfall {

const OptionTable<CleanOptions>& cleanOptionsTable() {
  using Row = Option<CleanOptions>;
  static const OptionTable<CleanOptions> table{
      Row(
          "blend", [](CleanOptions& o) -> double& { return o.blend; }, above(0), OptionUnit::Seconds,
          "Time over which corrections ease in and out")
          .asFlag("--blend")
          .inGroup("Clean-up"),
      Row(
          "maxExtension", [](CleanOptions& o) -> double& { return o.maxExtension; }, between(0.5, 1),
          OptionUnit::None, "Share of its length that a leg may stretch to before the hips sink")
          .asFlag("--max-extension")
          .inGroup("Clean-up"),
      Row(
          "maxDrift", [](CleanOptions& o) -> double& { return o.maxDrift; }, above(0), OptionUnit::Metres,
          "Largest drift of a foot plant between frames")
          .asFlag("--max-drift")
          .inGroup("Clean-up"),
      Row(
          "maxRateFactor", [](CleanOptions& o) -> int& { return o.maxRateFactor; }, between(1, 64),
          "Most by which the frame rate may be raised so that plants drift less; 1: it is kept")
          .inGroup("Clean-up"),
  };
  return table;
}

}  // namespace footfall
