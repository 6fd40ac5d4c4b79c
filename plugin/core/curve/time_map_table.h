// SPDX-License-Identifier: MIT
// The options of a time map and of its keys.
#pragma once

#include "base/option_table.h"
#include "curve/time_map.h"

namespace footfall {

const OptionTable<TimeMapOptions>& timeMapTable();
const OptionTable<TimeKey>& timeKeyTable();

// The words for TimeInterpolation, in its order.
const std::vector<std::string>& timeInterpolationWords();

// The controls of a key of a CTB spline, for any key that has them.
template <typename Key>
Option<Key> tensionOption() {
  return Option<Key>(
      "tension", [](Key& k) -> double& { return k.tension; }, between(-1, 1), OptionUnit::None,
      "Tension: 1 comes to rest at the key, -1 swings through it");
}
template <typename Key>
Option<Key> continuityOption() {
  return Option<Key>(
      "continuity", [](Key& k) -> double& { return k.continuity; }, between(-1, 1), OptionUnit::None,
      "Continuity: 0 is smooth, -1 and 1 make a corner at the key");
}
template <typename Key>
Option<Key> biasOption() {
  return Option<Key>(
      "bias", [](Key& k) -> double& { return k.bias; }, between(-1, 1), OptionUnit::None,
      "Bias: 1 overshoots after the key, -1 before it");
}

}  // namespace footfall
