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
          "betweenFrames", [](CleanOptions& o) -> double& { return o.betweenFrames; }, atLeast(0),
          OptionUnit::Metres,
          "Raise the frame rate until planted feet leave their places by no more than this between frames; "
          "0: the "
          "rate is kept")
          .asFlag("--between-frames")
          .inGroup("Clean-up"),
  };
  return table;
}

}  // namespace footfall
