// SPDX-License-Identifier: MIT
#pragma once

#include "creature/presets/creature_presets.h"
#include "fuzz/property.h"
#include "io/documents/feature_text.h"

namespace footfall::fuzz {

// Features that can be measured on the creature they were read for.
inline void checkFeatureText(std::string_view input) {
  static const creature::Creature walker = creature::creaturePreset("walker");
  try {
    for (const creature::Feature& feature : parseFeatureText(input, "input.txt", walker))
      checkFeature(feature, walker);
  } catch (const Error& error) {
    demandPlace(error, "input.txt");
  }
}

}  // namespace footfall::fuzz
