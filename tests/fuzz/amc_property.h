// SPDX-License-Identifier: MIT
#pragma once

#include "fuzz/bvh_property.h"

namespace footfall::fuzz {

// The input is an .asf, a line of "----", and an .amc. What reads must be finite and go to BVH and back.
inline void checkAmc(std::string_view input) {
  constexpr std::string_view kBetween = "\n----\n";
  const std::size_t cut = input.find(kBetween);
  const std::string_view asf = input.substr(0, cut);
  const std::string_view amc = cut == std::string_view::npos ? "" : input.substr(cut + kBetween.size());
  Scene scene;
  try {
    scene = parseAmc(asf, "input.asf", amc, "input.amc");
  } catch (const Error& error) {
    return demandPlace(error, error.place().file == "input.asf" ? "input.asf" : "input.amc");
  }
  demandBvhRoundTrip(scene);
}

}  // namespace footfall::fuzz
